"""How the cards of AFU look in a line: numbers, marks, badge, compensation and bonus."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rubizh.games.afu.rules.combat import Side
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.telling.words import AIR_SIGN, POINTS, Words, gives, marks, numbers, point

OURS: Final = "color(75)"
THEIRS: Final = "color(209)"
PRICE: Final = "bold color(220)"
GOOD: Final = "bold color(77)"
BAD: Final = "bold color(203)"

NAME: Final = 23
NUMBERS: Final = 9
KIND: Final = 6
BADGE: Final = 8
GIVES: Final = 3


def side(one: Side) -> str:
    """What a card and its support have together."""
    return f"{point(one.attack, one.enhanced_attack)}/{point(one.defence, one.enhanced_defence)}"


def cell(text: str, width: int, style: str = "") -> Text:
    """A text in a column, cut short where it does not fit."""
    shown = Text(text, style)
    shown.truncate(width, overflow="ellipsis", pad=True)
    return shown


def row(words: Words, s: Afu, seat: int, c: int, number: int, width: int, cost: bool) -> Text:
    """A card of a hand or of the display in a line; the bonus tells whether its condition holds for the seat."""
    card = words.cards[c]
    wide = max(0, min(8, width - 100))
    line = Text(f"{number:>3} ", "bold")
    if cost:
        line.append_text(cell(f"{POINTS}{card.cost}", 4, PRICE))
    line.append_text(cell(words.name(c), NAME + wide, "bold")).append(" ")
    line.append_text(cell(numbers(card), NUMBERS)).append(" ")
    line.append_text(cell(f"{words.kind(card)}{marks(card).replace(AIR_SIGN, '')}", KIND)).append(" ")
    line.append_text(cell(words.badge(card.badge), BADGE + wide // 4)).append(" ")
    if not cost or width >= 100:
        line.append_text(cell(gives(card), GIVES, PRICE)).append(" ")
    bonus = words.bonus(card.bonus, s, seat, c)
    return line.append_text(cell(bonus, max(width - line.cell_len - 1, 1), GOOD if bonus.startswith("✓") else ""))
