"""Luck that is the same for every option of a decision: in an imagined world each of them meets the same cards.

What comes of two options differs less by luck then, and the better one shows in fewer worlds. A game may count draws anew in
each of its periods, a round for example: then whoever has drawn once more in one of them meets the same luck again in the next.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.engine.dealer import WORD, Dealer
from rubizh.engine.flow import Choice, Step

WORLDS: Final = 1 << 30
MIXER: Final = 0x45D9F3B
APART: Final[i64] = 0x1F123BB5  # keeps steps, and the draws of one step, apart
PERIODS_APART: Final[i64] = 0x6C8E944D


class SharedLuck:
    """Nature in an imagined world: a step's draws do not depend on what other steps drew, and hardly on what was played."""

    def __init__(self) -> None:
        self.world: i64 = 0
        self.steps: Final[dict[Step[Any], int]] = {}  # numbered as they come
        self.drawn: Final[list[int]] = []  # so many cards by each, in the period of the last one
        self.periods: Final[list[int]] = []

    def turn(self, dealer: Dealer) -> None:
        """Another world."""
        self.world = dealer.below(WORLDS)
        self.again()

    def again(self) -> None:
        """The same world from the beginning."""
        for step in range(len(self.drawn)):
            self.drawn[step] = 0
            self.periods[step] = 0

    def deal(self, step: Step[Any], options: list[Choice], period: i64 = 0) -> Choice:
        """Nature's answer to a step in a period of the game, each option equally likely."""
        if step not in self.steps:
            self.steps[step] = len(self.drawn)
            self.drawn.append(0)
            self.periods.append(0)
        number: i64 = self.steps[step]
        if self.periods[number] != period:
            self.periods[number] = int(period)
            self.drawn[number] = 0
        self.drawn[number] += 1
        lot = mixed(mixed(self.world + APART * number + PERIODS_APART * period) + APART * self.drawn[number])
        return options[lot * len(options) >> 32]


def mixed(number: i64) -> i64:
    """32 bits that look random, the same for the same number."""
    x = number & WORD
    x = ((x >> 16 ^ x) * MIXER) & WORD
    x = ((x >> 16 ^ x) * MIXER) & WORD
    return x >> 16 ^ x
