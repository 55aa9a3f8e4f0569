"""A match with changed decks: two wins of three games (invaders-94 to invaders-97)."""

from __future__ import annotations

from typing import Final

from rubizh.engine.deck import Deal
from rubizh.engine.flow import Choice
from rubizh.games.invaders.rules.state import LOSERS, NOBODY

WINS: Final = 2


def winner(losers: tuple[int, ...]) -> int:
    """invaders-94: who has won a match, by the losers of its games so far; nobody while it goes on."""
    for seat in (0, 1):
        if losers.count(1 - seat) >= WINS:
            return seat
    return NOBODY


def next_game(losers: tuple[int, ...]) -> str:
    """invaders-94: the option `lost_before` of the next game; there is none once the match is won."""
    assert winner(losers) == NOBODY, "the match is over"
    return next(value for value, lost in LOSERS.items() if lost == losers)


def exchanges(choices: list[Choice]) -> list[Choice]:
    """invaders-95: what a game began with: the changes of its decks, which the next game of the match begins with too."""
    found: list[Choice] = []
    for choice in choices:
        if isinstance(choice, Deal):
            break
        found.append(choice)
    return found
