"""How the cards of Siege look: each colour has a letter, a shape and a colour, so that no one of them is needed."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rubizh.games.siege.rules.cards import COLOURS, LETTERS, NOTATION, PLACEABLE, SIEGE_CARDS, STRENGTHS, colour
from rubizh.games.siege.rules.story import ACTIONS
from rubizh.language import Language

SHAPES: Final = "◆▲✚●■"
STYLES: Final[list[str]] = [
    "bold white on color(124)",
    "bold black on color(220)",
    "bold white on color(28)",
    "bold white on color(26)",
    "bold black on color(250)",
]
INKS: Final[list[str]] = ["color(203)", "color(220)", "color(77)", "color(75)", "color(250)"]
TACTICS_SHAPE: Final = "✦"
TACTICS_STYLE: Final = "bold white on color(91)"
SIEGE_BACK: Final = "▒"
TACTICS_BACK: Final = "▓"
CHIP: Final = 6


def label(card: int) -> str:
    """A card as it is typed, with its shape before it."""
    shape = SHAPES[colour(card)] if card < SIEGE_CARDS else TACTICS_SHAPE
    return shape + NOTATION[card]


def style(card: int) -> str:
    return STYLES[colour(card)] if card < SIEGE_CARDS else TACTICS_STYLE


def chip(card: int) -> Text:
    """A siege or elite card as it lies on the table."""
    return Text(f" {label(card)} ".ljust(CHIP), style(card))


def free_place() -> Text:
    return Text("╌╌╌╌".center(CHIP), "dim")


def card_chip(card: int, language: Language) -> Text:
    """A card in a hand; an action by its notation, and by its name where that is another word."""
    if card < PLACEABLE:
        return chip(card)
    name = language.say(ACTIONS[card - PLACEABLE])
    also = f" ({name})" if name.casefold() != NOTATION[card] else ""
    return Text(f" {label(card)}{also} ", style(card))


def backs(siege: int, tactics: int) -> Text:
    """Cards from behind: the two kinds differ (siege-80)."""
    return Text(SIEGE_BACK * siege + " " * (tactics > 0) + TACTICS_BACK * tactics)


def discard_row(of: int, discard: tuple[int, ...]) -> Text:
    """One colour of the discard: each strength that is gone stands in its own place (siege-51)."""
    row = Text(f"{SHAPES[of]}{LETTERS[of]}", INKS[of])
    for strength in range(STRENGTHS):
        gone = of * STRENGTHS + strength in discard
        row.append(f"{strength if gone else '·':>3}", f"bold {INKS[of]}" if gone else "dim")
    return row


def discard_grid(discard: tuple[int, ...]) -> list[Text]:
    return [discard_row(of, discard) for of in range(COLOURS)]
