"""A board for a game that brings none of its own: what a seat may know, field by field, above what has happened."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from rubizh.engine.words import Sentence
from rubizh.looks.look import Look, Scene

LONGEST_LOG: Final = 12
OF_THE_TABLE: Final = ("seat", "asked", "options", "todo", "over")  # said by the question, the list and the ending


def draw(scene: Scene) -> RenderableType:
    facts = {name: value for name, value in scene.view.facts().items() if name not in OF_THE_TABLE}
    seats = ", ".join(f"{number} {name}" for number, name in enumerate(scene.names))
    lines = [Text(scene.language.text("Seats: {seats}", seats=seats), "dim")]
    width = max((len(name) for name in facts), default=0)
    for name, value in facts.items():
        lines += row(name.ljust(width), written(value), scene.width)
    for seat, view in scene.opened.items():
        own = {name: value for name, value in view.facts().items() if name in facts and value != facts[name]}
        lines.append(Text(scene.language.text("Known to {name}:", name=scene.names[seat]), "dim"))
        for name, value in own.items():
            lines += row(name.ljust(width), written(value), scene.width)
    log = [Text(line.text, "" if line.fresh else "dim") for line in scene.log[-LONGEST_LOG:]]
    return Group(*lines, Text(""), *log)


def row(name: str, text: str, width: int) -> list[Text]:
    """A field's name, and what stands there, on further lines where one is too short."""
    first, *more = wrap(text, max(width - len(name) - 2, 10)) or [""]
    return [Text(f"{name}  ", "dim").append(first, "not dim"), *(Text(" " * (len(name) + 2) + line) for line in more)]


def written(value: object) -> str:
    """Lists in lists as people would write them."""
    if not isinstance(value, list):
        return str(value)
    if any(isinstance(entry, list) for entry in value):
        return " | ".join(written(entry) or "–" for entry in value)
    return " ".join(str(entry) for entry in value) or "–"


GENERIC_LOOK: Final = Look(
    draw=draw,
    legend=[Sentence("The board shows what you may know, field by field; the options are what you may type.")],
    lookup=Sentence("[12|word]"),
)
