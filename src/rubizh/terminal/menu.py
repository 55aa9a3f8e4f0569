"""The options as a numbered list: what belongs to one card or one word stands together."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from rubizh.engine.flow import Choice
from rubizh.engine.game import Game

FEW: Final = 7  # so many options of one word get a line and a sentence each
NUMBER: Final = 5  # columns of a number and the space after it


def ordered(game: Game[Any, Any], options: list[Choice]) -> list[Choice]:
    """The options in the order of the game's alphabet, each once."""
    place = {text: n for n, text in enumerate(game.alphabet)}
    return sorted(dict.fromkeys(options), key=lambda choice: place[choice.text])


def group(choice: Choice) -> str:
    """The card of `R7@3`, the word of `retreat 3`."""
    return choice.text.partition("@")[0].partition(" ")[0]


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
    for choices in groups(options).values():
        if "@" in choices[0][1].text or len(choices) > FEW:
            lines += rows(choices, cell, width)
        else:
            lines += [numbered(number, choice, cell).append(f" {told[choice.text]}", "not dim") for number, choice in choices]
    return lines


def rows(choices: list[tuple[int, Choice]], cell: int, width: int) -> list[Text]:
    """Options that explain themselves, as many to a line as fit."""
    fit = max(1, width // cell)
    parts = [choices[at : at + fit] for at in range(0, len(choices), fit)]
    return [Text().join([numbered(number, choice, cell) for number, choice in part]) for part in parts]


def numbered(number: int, choice: Choice, cell: int) -> Text:
    line = Text(f"{number:>{NUMBER - 1}} ", "dim")
    return line.append(choice.text.ljust(cell - NUMBER), "not dim bold")
