"""The terminal itself: what is printed on it, and what is typed."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from textwrap import wrap
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.terminal.input_error import InputError
from rubizh.terminal.letters import INSTEAD

NARROWEST: Final = 80
PIPED: Final = 100
CLEAR: Final = "\x1b[H\x1b[2J"
FORGET: Final = CLEAR + "\x1b[3J"  # and what was scrolled out of the screen


class Screen:
    """Prints for people in their language, and asks them."""

    def __init__(self, language: Language) -> None:
        self.language = language
        open_streams()
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

    def line(self, said: Sentence | str) -> None:
        """One line, however long: it holds a path or a command to be copied, or a program reads it."""
        self.console.print(Text(said if isinstance(said, str) else self.language.say(said)), soft_wrap=True)

    def show(self, shown: RenderableType, style: str = "") -> None:
        self.console.print(Text(shown, style) if isinstance(shown, str) else shown)

    def columns(self, rows: dict[str, str]) -> None:
        """Names, and beside them what each is for, on further lines where one is too short."""
        indent = max(map(len, rows)) + 3
        for name, about in rows.items():
            first, *more = wrap(about, max(self.width - indent, 1))
            self.show(f"  {name}".ljust(indent) + first)
            for line in more:
                self.show(" " * indent + line)

    def print_help(self, text: str) -> None:
        self.console.file.write(text)

    def clear(self, forget: bool = False) -> None:
        """A fresh screen, with nothing left to scroll back to if asked; through a pipe a blank line."""
        if self.console.is_terminal:
            self.console.file.write(FORGET if forget else CLEAR)
        else:
            self.console.file.write("\n")

    def ask(self, prompt: str) -> str:
        """The next line that is typed; EOFError when there will be none."""
        self.console.file.flush()
        try:
            typed = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.show("")
            raise
        if not sys.stdin.isatty():
            self.show(typed)  # so that a transcript reads like a game at a keyboard
        return typed


def open_streams() -> None:
    """Standard streams that take whatever text there is, also where somebody closed them."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115  # it lasts as long as the program
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    for stream, otherwise in ((sys.stdin, "replace"), (sys.stdout, INSTEAD), (sys.stderr, INSTEAD)):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=otherwise)


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
        raise InputError(wrong)
    return screen
