"""How the cards of AFU look in a line: numbers, marks, badge, compensation and bonus."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rubizh.games.afu.rules.combat import Side
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.telling.words import AIR_SIGN, MET, POINTS, Words, gives, marks, numbers, point

OURS: Final = "color(75)"
THEIRS: Final = "color(209)"
PRICE: Final = "bold color(220)"
GOOD: Final = "bold color(77)"
BAD: Final = "bold color(203)"

SHORTEST_NAME: Final = 12
PRICED: Final = 4


def side(one: Side) -> str:
    """What a card and its support have together."""
    return f"{point(one.attack, one.enhanced_attack)}/{point(one.defence, one.enhanced_defence)}"


def cell(text: str, width: int, style: str = "") -> Text:
    """A text in a column, cut short where it does not fit."""
    shown = Text(text, style)
    shown.truncate(width, overflow="ellipsis", pad=True)
    return shown


def table(words: Words, s: Afu, seat: int, numbered: list[tuple[int, int]], width: int, cost: bool) -> list[Text]:
    """Cards of a hand or of the display by their numbers, a line each; only names are cut short where the lines are too long."""
    rows = [cells(words, s, seat, c, cost) for _, c in numbered]
    across = [max(map(len, column)) for column in zip(*rows, strict=True)]
    across[0] = PRICED if cost else 0
    room = width - sum(part + 1 for part in across[2:]) - across[0] - len("  1 ") - 1
    across[1] = min(across[1], max(room, SHORTEST_NAME))
    return [line(number, row, across) for (number, _), row in zip(numbered, rows, strict=True)]


def cells(words: Words, s: Afu, seat: int, c: int, cost: bool) -> list[str]:
    """Price, name, numbers, type and marks, badge, compensation and bonus; the bonus tells whether its condition holds."""
    card = words.cards[c]
    return [
        f"{POINTS}{card.cost}" if cost else "",
        words.name(c),
        numbers(card),
        f"{words.kind(card)}{marks(card).replace(AIR_SIGN, '')}",
        words.badge(card.badge),
        gives(words, card),
        words.bonus(card.bonus, s, seat, c),
    ]


def line(number: int, row: list[str], across: list[int]) -> Text:
    """The columns that hold anything, side by side."""
    styles = [PRICE, "bold", "", "", "", PRICE, GOOD if row[-1].startswith(MET) else ""]
    shown = Text(f"{number:>3} ", "bold").append_text(cell(row[0], across[0], styles[0]))
    for text, wide, style in list(zip(row, across, styles, strict=True))[1:]:
        if wide:
            shown.append_text(cell(text, wide, style)).append(" ")
    return shown
