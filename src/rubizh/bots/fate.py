"""Luck that is the same for every option of a decision: each deck of an imagined world gives each of them the same cards.

What comes of two options differs less by luck then, and the better one shows in fewer worlds.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.engine.dealer import WORD, Dealer
from rubizh.engine.deck import CardChoice
from rubizh.engine.flow import Choice, Step

WORLDS: Final = 1 << 30
MIXER: Final = 0x45D9F3B
APART: Final[i64] = 0x1F123BB5  # keeps draws of one deck, and decks of one world, apart
COPIES: Final = 64  # cards of one kind in a deck, at most


class Fate:
    """Nature in an imagined world. Whatever else was drawn, a deck's next card is the one with the highest lot among those left;
    lots are drawn anew for each draw, so that every card is equally likely.
    """

    def __init__(self) -> None:
        self.world: i64 = 0
        self.decks: Final[dict[Step[Any], int]] = {}  # numbered as they come
        self.drawn: Final[list[int]] = []  # so many cards of each

    def turn(self, dealer: Dealer) -> None:
        """Another world."""
        self.world = dealer.below(WORLDS)

    def again(self) -> None:
        """The same world from the beginning."""
        for deck in range(len(self.drawn)):
            self.drawn[deck] = 0

    def deal(self, step: Step[Any], options: list[Choice]) -> Choice:
        """Nature's answer to the question of a step; an option listed twice, one after the other, is twice as likely."""
        lots = self.next_draw(step)
        chosen = options[0]
        most: i64 = -1
        before: i64 = -2
        copy: i64 = 0
        for option in options:
            kind = option.card if isinstance(option, CardChoice) else -1
            copy = copy + 1 if kind == before else 0
            before = kind
            lot = mixed(lots ^ (kind * COPIES + copy))
            if lot > most:
                most = lot
                chosen = option
        return chosen

    def next_draw(self, step: Step[Any]) -> i64:
        """A number for the next draw from a deck of this world."""
        if step not in self.decks:
            self.decks[step] = len(self.drawn)
            self.drawn.append(0)
        deck: i64 = self.decks[step]
        self.drawn[deck] += 1
        return mixed(mixed(self.world + APART * deck) + APART * self.drawn[deck])


def mixed(number: i64) -> i64:
    """32 bits that look random, the same for the same number."""
    x = number & WORD
    x = ((x >> 16 ^ x) * MIXER) & WORD
    x = ((x >> 16 ^ x) * MIXER) & WORD
    return x >> 16 ^ x
