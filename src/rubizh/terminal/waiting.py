"""Waiting for somebody who thinks: a dim line says so on a real terminal, and goes away again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from rich.console import Console
from rich.status import Status
from rich.text import Text

MOMENT: Final = 0.3  # seconds


def busy(console: Console, said: str) -> Status:
    """The line, to be shown at once; nothing through a pipe."""
    return console.status(Text(said, "dim"), spinner_style="dim")


@contextmanager
def waiting(console: Console, said: str, moment: float = MOMENT) -> Iterator[None]:
    """The line, once something takes longer than a moment."""
    if not console.is_terminal:
        yield
        return
    line = busy(console, said)
    timer = Timer(moment, line.start)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        line.stop()
