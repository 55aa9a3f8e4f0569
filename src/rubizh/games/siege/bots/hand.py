"""What a hand of Siege offers to any wall."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rubizh.games.siege.rules.cards import COLOURS, HIGHEST, STRENGTHS
from rubizh.games.siege.rules.formations import of_any_colour, of_colour, unseen_of_strength

SPREAD: Final = 4  # sizes of a formation, and of what a hand can add to it
MIDDLING: Final = 6  # strength of a card about which nothing is known


def ones(bits: i64) -> i64:
    """How many of twelve bits are set."""
    bits -= bits >> 1 & 0x555
    bits = (bits & 0x333) + (bits >> 2 & 0x333)
    bits = (bits + (bits >> 4)) & 0xF0F
    return (bits + (bits >> 8)) & 0x1F


class HandOffer:
    """What a hand offers to any wall: its cards as bits, its highest and lowest, its best beginnings of each type."""

    def __init__(self) -> None:
        self.cards: i64 = 0
        self.strengths: i64 = 0
        self.high: Final = vec[i64]([0] * (SPREAD + 1))  # the total of the so many highest cards
        self.low: Final = vec[i64]([0] * (SPREAD + 1))
        self.same: i64 = 0
        self.one_colour: i64 = 0
        self.runs: Final = vec[i64]([0] * (SPREAD + 1))  # the most cards of one colour in a window of so many strengths

    def take(self, cards: i64) -> None:
        self.cards = cards
        self.strengths = of_any_colour(cards)
        self.one_colour = 0
        self.same = 0
        for size in range(SPREAD + 1):
            self.runs[size] = 0
        self.add_up()
        for c in range(COLOURS):
            here = of_colour(cards, c)
            if here != 0:
                self.one_colour = max(self.one_colour, ones(here))
                for size in range(2, SPREAD + 1):
                    self.runs[size] = max(self.runs[size], nearest_run(here, size))

    def add_up(self) -> None:
        """The totals of the highest and the lowest cards; a hand too small gives what it has."""
        high, low = self.high, self.low
        strength: i64 = HIGHEST
        taken: i64 = 0
        total: i64 = 0
        while strength >= 0:
            many = unseen_of_strength(self.cards, strength) if self.strengths >> strength & 1 == 1 else 0
            self.same = max(self.same, many)
            while many > 0 and taken < SPREAD:
                taken += 1
                many -= 1
                total += strength
                high[taken] = total
            strength -= 1
        for rest in range(taken, SPREAD):
            high[rest + 1] = total
        strength = 0
        taken = 0
        total = 0
        while strength < STRENGTHS and taken < SPREAD:
            many = unseen_of_strength(self.cards, strength) if self.strengths >> strength & 1 == 1 else 0
            while many > 0 and taken < SPREAD:
                taken += 1
                many -= 1
                total += strength
                low[taken] = total
            strength += 1
        for rest in range(taken, SPREAD):
            low[rest + 1] = total + (rest + 1 - taken) * MIDDLING


def nearest_run(strengths: i64, size: i64) -> i64:
    """The most cards of any run of a size."""
    window: i64 = (1 << size) - 1
    most: i64 = 0
    for start in range(STRENGTHS - size + 1):
        most = max(most, ones(strengths >> start & window))
    return most
