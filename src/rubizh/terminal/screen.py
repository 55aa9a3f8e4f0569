"""The terminal itself: what is printed on it, and what is typed."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.terminal.complaint import Complaint

NARROWEST: Final = 80
PIPED: Final = 100
FORGET: Final = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and what was scrolled out of it


class Screen:
    """Prints for people in their language, and asks them."""

    def __init__(self, language: Language) -> None:
        self.language = language
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console: Final = Console(width=given_width(), markup=False, highlight=False, emoji=False)
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # typed lines can be edited and called back

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.console.is_terminal else 0

    def text(self, template: str, **facts: int | str | Sentence) -> None:
        self.show(self.language.text(template, **facts))

    def say(self, sentence: Sentence) -> None:
        self.show(self.language.say(sentence))

    def show(self, shown: RenderableType, style: str = "") -> None:
        self.console.print(Text(shown, style) if isinstance(shown, str) else shown)

    def clear(self) -> None:
        """A fresh screen; through a pipe, where nothing can be cleared, a blank line."""
        self.console.file.write(FORGET if self.console.is_terminal else "\n")

    def ask(self, prompt: str) -> str:
        """The next line that is typed; EOFError when there will be none."""
        self.console.file.flush()
        return input(prompt)


def given_width() -> int | None:
    """The width that the environment asks for, or a wide one for a pipe; otherwise the terminal has its own."""
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns) > 0:
        return int(columns)
    return None if sys.stdout.isatty() else PIPED


def too_narrow(screen: Screen) -> Sentence | None:
    if screen.width >= NARROWEST:
        return None
    facts: dict[str, int | str | Sentence] = {"width": screen.width, "least": NARROWEST}
    return Sentence("the terminal is {width} columns wide, at least {least} are needed", facts)


def wide_enough(screen: Screen) -> Screen:
    """The screen, unless a position cannot be drawn on it."""
    wrong = too_narrow(screen)
    if wrong is not None:
        raise Complaint(wrong)
    return screen
