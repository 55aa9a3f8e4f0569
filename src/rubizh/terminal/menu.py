"""The options as a numbered list: what belongs to one card or one word stands together."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Final

from rich.text import Text

from rubizh.engine.flow import Choice
from rubizh.engine.game import Game

LAST: Final = ("done", "pass")
LONG: Final = 8  # a card with so long a name is named once in its line
FEW: Final = 7  # so many options of one word get a line and a sentence each
NO_LABELS: Final[Mapping[Choice, str]] = {}
NUMBER: Final = 5  # columns of a number and the space after it


def ordered(game: Game[Any, Any], options: list[Choice]) -> list[Choice]:
    """The options in the order of the game's alphabet, each once, groups together; those that end a step come last."""
    place = {text: n for n, text in enumerate(game.alphabet)}
    found = sorted(dict.fromkeys(options), key=lambda choice: (choice.text in LAST, place[choice.text]))
    return [choice for grouped in groups(found).values() for _, choice in grouped]


def group(choice: Choice) -> str:
    """The card of `R7@3` or `scouts+2`, the word of `retreat 3`."""
    return choice.text.partition("@")[0].partition("+")[0].partition(" ")[0]


def groups(options: list[Choice]) -> dict[str, list[tuple[int, Choice]]]:
    """The numbered options by their groups."""
    found: dict[str, list[tuple[int, Choice]]] = {}
    for number, choice in enumerate(options, start=1):
        found.setdefault(group(choice), []).append((number, choice))
    return found


class Entry:
    """An option in the list: its number, what it is called, and what it means."""

    def __init__(self, number: int, choice: Choice, label: str, said: str) -> None:
        self.number: Final = number
        self.choice: Final = choice
        self.label: Final = label
        self.said: Final = said


def menu(options: list[Choice], told: dict[str, str], width: int, labels: Mapping[Choice, str] = NO_LABELS) -> list[Text]:
    """A line for each card or word; `told` says in a sentence what each option means, labels name it better than its notation."""
    called = {choice: labels.get(choice, choice.text) for choice in options}
    cell = max(map(len, called.values())) + NUMBER + 1
    lines: list[Text] = []
    for name, choices in groups(options).items():
        entries = [Entry(number, choice, called[choice], told[choice.text]) for number, choice in choices]
        placed = all(choice.text[len(name) : len(name) + 1] in ("@", "+") for _, choice in choices)
        if placed and len(name) >= LONG:
            lines.append(places(entries, name, cell))
        elif placed or len(choices) > FEW:
            lines += rows(entries, cell, width)
        else:
            lines += [line for entry in entries for line in explained(entry, cell, width)]
    return lines


def explained(entry: Entry, cell: int, width: int) -> list[Text]:
    """An option, and beside it what it means, on further lines where one is too short."""
    first, *more = wrap(entry.said, max(width - cell - 2, LONG))
    return [numbered(entry, cell).append(f" {first}", "not dim"), *(Text(" " * (cell + 1) + part) for part in more)]


def places(entries: list[Entry], name: str, cell: int) -> Text:
    """A card in full, and after it the other places where it can go."""
    others = [Text(f"{entry.number:>3} ", "dim").append(entry.choice.text[len(name) :], "not dim bold") for entry in entries[1:]]
    return Text().join([numbered(entries[0], cell), *others])


def rows(entries: list[Entry], cell: int, width: int) -> list[Text]:
    """Options that explain themselves, as many to a line as fit."""
    fit = max(1, width // cell)
    parts = [entries[at : at + fit] for at in range(0, len(entries), fit)]
    return [Text().join([numbered(entry, cell) for entry in part]) for part in parts]


def numbered(entry: Entry, cell: int) -> Text:
    line = Text(f"{entry.number:>{NUMBER - 1}} ", "dim")
    return line.append(entry.label.ljust(cell - NUMBER), "not dim bold")
