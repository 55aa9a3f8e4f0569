"""Waiting: a line on a real terminal, once it takes longer than a moment."""

from __future__ import annotations

import io
from threading import Event

import pytest
from rich.console import Console

from rubizh.terminal.waiting import busy, waiting


class Watching(io.StringIO):
    """A terminal that notices when the line is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown = Event()

    def write(self, text: str) -> int:
        written = super().write(text)
        if "is thinking" in text:
            self.shown.set()
        return written


def console(terminal: bool) -> Console:
    return Console(file=Watching(), force_terminal=terminal, width=100, _environ={"TERM": "xterm"})


def until_shown(screen: Console) -> None:
    assert isinstance(screen.file, Watching)
    assert screen.file.shown.wait(60)


def written(console: Console) -> str:
    assert isinstance(console.file, Watching)
    return console.file.getvalue()


def test_on_a_terminal_a_line_is_shown_and_taken_away() -> None:
    screen = console(terminal=True)
    with waiting(screen, "Somebody is thinking…", moment=0.0):
        until_shown(screen)
    assert written(screen).endswith("\x1b[1A\x1b[2K")


def test_before_a_moment_has_passed_nothing_is_shown() -> None:
    screen = console(terminal=True)
    with waiting(screen, "Somebody is thinking…", moment=3600.0):
        pass
    assert written(screen) == ""


@pytest.mark.parametrize("how", [busy, waiting])
def test_through_a_pipe_nothing_is_shown(how: type) -> None:
    screen = console(terminal=False)
    with how(screen, "Somebody is thinking…"):
        pass
    assert written(screen) == ""


def interrupted(screen: Console) -> float:
    with waiting(screen, "Somebody is thinking…", moment=0.0):
        until_shown(screen)
        return 1 / 0


def test_a_failure_takes_the_line_away_too() -> None:
    screen = console(terminal=True)
    with pytest.raises(ZeroDivisionError):
        interrupted(screen)
    assert written(screen).endswith("\x1b[1A\x1b[2K")
