"""The seven walls of Siege as they are drawn, with the cards on both sides of them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rubizh.engine.words import Sentence
from rubizh.games.siege.rules.choices import Control
from rubizh.games.siege.rules.state import ATTACKER
from rubizh.games.siege.rules.view import SiegeView
from rubizh.games.siege.rules.walls import (
    ALL_TYPES,
    COLOUR_THEN_SUM,
    GATE,
    HIGHEST_SUM,
    LOWEST_SUM,
    RUN_THEN_SUM,
    SAME_THEN_SUM,
    WALLS,
)
from rubizh.games.siege.telling.aids import damaged, tile
from rubizh.games.siege.terminal.cards import chip, free_place
from rubizh.language import Language

DEEPEST: Final = 4  # no formation has more cards
NARROW: Final = 10
WIDE: Final = 13
RUBBLE: Final = "▂▁▃▁▂▁▃▂▁▂▁▃▂"
SIGNS: Final[dict[int, str]] = {
    ALL_TYPES: "★",
    RUN_THEN_SUM: "≡",
    COLOUR_THEN_SUM: "C",
    SAME_THEN_SUM: "=",
    HIGHEST_SUM: "+",
    LOWEST_SUM: "−",
}
WORDS: Final[dict[int, Sentence]] = {
    ALL_TYPES: Sentence("all"),
    RUN_THEN_SUM: Sentence("run"),
    COLOUR_THEN_SUM: Sentence("colour"),
    SAME_THEN_SUM: Sentence("same"),
    HIGHEST_SUM: Sentence("sum"),
    LOWEST_SUM: Sentence("lowest"),
}


def column_width(width: int) -> int:
    return max(NARROW, min(WIDE, (width - 2) // WALLS - 1))


def rows(v: SiegeView, below: int, language: Language, width: int, short: bool) -> list[Text]:
    """The whole field from top to bottom; both seats see wall 1 on the left. If short, without outermost free places."""
    across = column_width(width)
    above = 1 - below
    field = [[placed(v, above, w, depth) for w in range(WALLS)] for depth in range(depth_of(v, above, short) - 1, -1, -1)]
    field += [list(part) for part in zip(*[wall(v, w, language, across) for w in range(WALLS)], strict=True)]
    field += [[placed(v, below, w, depth) for w in range(WALLS)] for depth in range(depth_of(v, below, short))]
    return [Text(" ") + Text(" ").join([centred(cell, across) for cell in row]) for row in field]


def cards_of(v: SiegeView, seat: int) -> tuple[tuple[int, ...], ...]:
    return v.attack if seat == ATTACKER else v.defence


def depth_of(v: SiegeView, seat: int, short: bool) -> int:
    """How many rows a side is drawn with."""
    filled = any(len(cards) == DEEPEST for cards in cards_of(v, seat))
    return DEEPEST if filled or not short else DEEPEST - 1


def placed(v: SiegeView, seat: int, w: int, depth: int) -> Text:
    """What lies on a seat's side of a wall: card number `depth` from the wall, a free place, or nothing."""
    cards = cards_of(v, seat)[w]
    if depth < len(cards):
        return chip(cards[depth])
    return free_place() if depth < tile(v, w).spaces else Text()


def centred(cell: Text, width: int) -> Text:
    cell = cell.copy()
    cell.truncate(width, overflow="ellipsis")
    left = (width - cell.cell_len) // 2
    return Text(" " * left) + cell + Text(" " * (width - cell.cell_len - left))


def wall(v: SiegeView, w: int, language: Language, width: int) -> list[Text]:
    """A tile in three lines: its number and spaces, what counts on it, and whether control can be declared."""
    here = tile(v, w)
    claim = any(isinstance(choice, Control) and choice.wall == w for choice in v.options)
    inner = width - 2
    number = f" {w + 1} " + ("∩" if w == GATE else "")
    lines = [number, f" ×{here.spaces} ", f"{SIGNS[here.counts]} {language.say(WORDS[here.counts])}", " ⚑ " if claim else ""]
    return broken(lines, inner) if damaged(v, w) else whole(lines, inner, w == GATE)


def whole(lines: list[str], inner: int, gate: bool) -> list[Text]:
    corner = "╔═╗║╚╝" if gate else "┏━┓┃┗┛"
    number, spaces, counts, claim = lines
    stone = "bold color(223)"
    return [
        Text(corner[0] + number + corner[1] * (inner - len(number) - len(spaces)) + spaces + corner[2], stone),
        Text(corner[3] + counts[:inner].center(inner) + corner[3], stone),
        Text(corner[4] + claim.center(inner, corner[1]) + corner[5], stone),
    ]


def broken(lines: list[str], inner: int) -> list[Text]:
    """A damaged tile lies in rubble."""
    number, spaces, counts, claim = lines
    left = (inner - len(claim)) // 2
    rubble = RUBBLE[:left] + claim + RUBBLE[left + len(claim) : inner]
    cracked = "bold color(209)"
    return [
        Text("╻" + number + " " * (inner - len(number) - len(spaces)) + spaces + "╻", cracked),
        Text("┇" + counts[:inner].center(inner) + "┇", cracked),
        Text("▗" + rubble + "▖", cracked),
    ]
