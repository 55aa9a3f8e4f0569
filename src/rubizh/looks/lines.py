"""Lines of text in a picture: folded where they are too long, and the log at its foot."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.text import Text

from rubizh.telling.log import Line

TIE: Final = "\N{NO-BREAK SPACE}"


def folded(text: str, width: int, style: str = "") -> list[Text]:
    """A text on as many lines as it needs; what is whole stays on one of them."""
    parts = wrap(text, width - 1, initial_indent=" ", subsequent_indent="   ", break_on_hyphens=False)
    return [Text(part.replace(TIE, " "), style) for part in parts]


def whole(text: str) -> str:
    """Words that are not to be parted."""
    return text.replace(" ", TIE)


def log_lines(log: list[Line], width: int, room: int) -> list[Text]:
    """The last sentences, as many as fit; those new to the viewer stand out."""
    lines: list[Text] = []
    for line in reversed(log):
        style, mark = ("", " › ") if line.fresh else ("dim", "   ")
        parts = wrap(line.text, width - 1, initial_indent=mark, subsequent_indent="     ")
        if len(lines) + len(parts) > room and lines:
            break
        lines = [Text(part, style) for part in parts[:room]] + lines
    return lines
