"""The options as a numbered list: what belongs to one card or one word stands together."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from rubizh.engine.flow import Choice
from rubizh.engine.game import Game

FEW: Final = 7  # so many options of one word get a line and a sentence each


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
    for choices in groups(options).values():
        if "@" in choices[0][1].text or len(choices) > FEW:
            lines += row(choices, width)
        else:
            lines += [numbered(number, choice, told[choice.text]) for number, choice in choices]
    return lines


def row(choices: list[tuple[int, Choice]], width: int) -> list[Text]:
    """Options that explain themselves, as many to a line as fit."""
    cell = max(len(choice.text) for _, choice in choices) + 5
    fit = max(1, (width - 1) // cell)
    rows = [choices[at : at + fit] for at in range(0, len(choices), fit)]
    return [Text().join([numbered(number, choice, "", cell) for number, choice in part]) for part in rows]


def numbered(number: int, choice: Choice, said: str, cell: int = 0) -> Text:
    line = Text(f"{number:>4} ", "dim")
    line.append(choice.text.ljust(max(cell - 5, 0)), "not dim bold")
    if said:
        line.pad_right(28 - line.cell_len)
        line.append(f"  {said}", "not dim")
    return line
