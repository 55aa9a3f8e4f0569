"""The options as a numbered list: what belongs to one card or one word stands together."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from rich.text import Text

from rubizh.engine.flow import Choice
from rubizh.engine.game import Game

LAST: Final = ("done", "pass")
LONG: Final = 8  # a card with so long a name is named once in its line
FEW: Final = 7  # so many options of one word get a line and a sentence each
NUMBER: Final = 5  # columns of a number and the space after it


def ordered(game: Game[Any, Any], options: list[Choice]) -> list[Choice]:
    """The options in the order of the game's alphabet, each once; those that end a step come last."""
    place = {text: n for n, text in enumerate(game.alphabet)}
    return sorted(dict.fromkeys(options), key=lambda choice: (choice.text in LAST, place[choice.text]))


def group(choice: Choice) -> str:
    """The card of `R7@3` or `scouts+2`, the word of `retreat 3`."""
    return choice.text.partition("@")[0].partition("+")[0].partition(" ")[0]


def groups(options: list[Choice]) -> dict[str, list[tuple[int, Choice]]]:
    """The numbered options by their groups."""
    found: dict[str, list[tuple[int, Choice]]] = {}
    for number, choice in enumerate(options, start=1):
        found.setdefault(group(choice), []).append((number, choice))
    return found


def menu(options: list[Choice], told: dict[str, str], width: int) -> list[Text]:
    """A line for each card or word; `told` says in a sentence what each option means."""
    lines: list[Text] = []
    cell = max(len(choice.text) for choice in options) + NUMBER + 1
    for name, choices in groups(options).items():
        placed = all(choice.text[len(name) : len(name) + 1] in ("@", "+") for _, choice in choices)
        if placed and len(name) >= LONG:
            lines.append(places(choices, name, cell))
        elif placed or len(choices) > FEW:
            lines += rows(choices, cell, width)
        else:
            lines += [line for number, choice in choices for line in told_line(number, choice, told[choice.text], cell, width)]
    return lines


def told_line(number: int, choice: Choice, said: str, cell: int, width: int) -> list[Text]:
    """An option, and beside it what it means, on further lines where one is too short."""
    first, *more = wrap(said, max(width - cell - 2, LONG))
    return [numbered(number, choice, cell).append(f" {first}", "not dim"), *(Text(" " * (cell + 1) + part) for part in more)]


def places(choices: list[tuple[int, Choice]], name: str, cell: int) -> Text:
    """A card in full, and after it the other places where it can go."""
    number, first = choices[0]
    others = [Text(f"{n:>3} ", "dim").append(choice.text[len(name) :], "not dim bold") for n, choice in choices[1:]]
    return Text().join([numbered(number, first, cell), *others])


def rows(choices: list[tuple[int, Choice]], cell: int, width: int) -> list[Text]:
    """Options that explain themselves, as many to a line as fit."""
    fit = max(1, width // cell)
    parts = [choices[at : at + fit] for at in range(0, len(choices), fit)]
    return [Text().join([numbered(number, choice, cell) for number, choice in part]) for part in parts]


def numbered(number: int, choice: Choice, cell: int) -> Text:
    line = Text(f"{number:>{NUMBER - 1}} ", "dim")
    return line.append(choice.text.ljust(cell - NUMBER), "not dim bold")
