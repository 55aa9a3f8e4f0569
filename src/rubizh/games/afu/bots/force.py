"""An army of AFU in figures: what there is of everything that counts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rubizh.bots.net import Features
from rubizh.games.afu.bots.cards import (
    AIDS,
    AIR_TROPHIES,
    ALL_SORTS,
    ATTACK,
    CALMS,
    CARD_SORTS,
    DEFENCE,
    DRAWS,
    ENHANCED_ATTACK,
    MARKS,
    OBJECTIVES,
    PANICS,
    POINTS,
    SORTS,
    SUPPORT,
    TREATS,
    TROPHIES,
    USES,
    VICTORY,
    WIDTH,
    Lore,
)
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.state import Afu

# The features of one side.
LEVELS: Final = 24
SIZE: Final = 0
ATTACKS: Final = SIZE + 36
DEFENCES: Final = ATTACKS + LEVELS
SUPPORTS: Final = DEFENCES + LEVELS
COMPENSATION: Final = SUPPORTS + LEVELS
IN_PANIC: Final = COMPENSATION + LEVELS
DENSITY: Final = IN_PANIC + 17
STRONG: Final = DENSITY + 20
MEDICS: Final = STRONG + 10
CALMING: Final = MEDICS + 4
DRAWING: Final = CALMING + 4
ILL: Final = DRAWING + 4
TAKEN: Final = ILL + 12
TROPHY: Final = TAKEN + 9
SIDE: Final = TROPHY + 12


def within(number: i64, size: i64) -> i64:
    """A number as one of so many features."""
    return 0 if number < 0 else number if number < size else size - 1


class Force:
    """All cards of a seat that are not in the hospital, in sums, and what the seat has gained."""

    def __init__(self) -> None:
        self.counts: Final = vec[i64]([0] * ALL_SORTS)  # by what achievements count
        self.cards: i64 = 0  # with Panic
        self.attack: i64 = 0
        self.defence: i64 = 0
        self.support: i64 = 0
        self.points: i64 = 0
        self.strong: i64 = 0  # with an enhanced attack
        self.medics: i64 = 0
        self.calming: i64 = 0
        self.drawing: i64 = 0
        self.victory: i64 = 0  # points of objectives

    def take(self, s: Afu, seat: i64, lore: Lore) -> None:
        """The cards of a seat, wherever they lie."""
        self.clear()
        for pile in (s.deck[seat], s.discard[seat], s.hand[seat], s.offered[seat], s.spent[seat]):
            for c in pile:
                self.add(c, 1, lore)
        for row in (s.defence[seat], s.defence_support[seat]):
            for c in row:
                if c != NO_CARD:
                    self.add(c, 1, lore)
        counts = self.counts
        counts[TROPHIES] = len(s.trophies[seat])
        for c in s.trophies[seat]:
            if lore.air(c):
                counts[AIR_TROPHIES] += 1
        counts[OBJECTIVES] = len(s.taken[seat])
        for c in s.taken[seat]:
            self.victory += lore.table[c * WIDTH + VICTORY]

    def clear(self) -> None:
        for sort in range(ALL_SORTS):
            self.counts[sort] = 0
        self.cards = self.attack = self.defence = self.support = self.points = 0
        self.strong = self.medics = self.calming = self.drawing = self.victory = 0

    def add(self, c: i64, times: i64, lore: Lore) -> None:
        """A card more, or with -1 a card less."""
        self.cards += times
        counts, table = self.counts, lore.table
        if c == lore.panic:
            counts[PANICS] += times
            return
        row = c * WIDTH
        self.attack += times * table[row + ATTACK]
        self.defence += times * table[row + DEFENCE]
        self.support += times * table[row + SUPPORT]
        self.points += times * table[row + POINTS]
        self.strong += times * (table[row + MARKS] & ENHANCED_ATTACK)
        uses = table[row + USES]
        if uses & (CALMS | TREATS | DRAWS) != 0:
            self.calming += times if uses & CALMS != 0 else 0
            self.medics += times if uses & TREATS != 0 else 0
            self.drawing += times if uses & DRAWS != 0 else 0
        sorts = table[row + SORTS]
        for sort in range(CARD_SORTS):
            counts[sort] += times * (sorts >> sort & 1)
        if c == lore.aid:
            counts[AIDS] += times

    def notice(self, ill: i64, base: i64, f: Features) -> None:
        """What an average card of it has, and how much of the rest there is."""
        cards = max(self.cards, 1)
        f.add_whole(base + SIZE + within(self.cards, 36))
        f.add_whole(base + ATTACKS + within(self.attack * 4 // cards, LEVELS))
        f.add_whole(base + DEFENCES + within(self.defence * 4 // cards, LEVELS))
        f.add_whole(base + SUPPORTS + within(self.support * 6 // cards, LEVELS))
        f.add_whole(base + COMPENSATION + within(self.points * 8 // cards, LEVELS))
        f.add_whole(base + IN_PANIC + within(self.counts[PANICS], 17))
        f.add_whole(base + DENSITY + within(self.counts[PANICS] * 40 // cards, 20))
        f.add_whole(base + STRONG + within(self.strong, 10))
        f.add_whole(base + MEDICS + within(self.medics, 4))
        f.add_whole(base + CALMING + within(self.calming, 4))
        f.add_whole(base + DRAWING + within(self.drawing, 4))
        f.add_whole(base + ILL + within(ill, 12))
        f.add_whole(base + TAKEN + within(self.counts[OBJECTIVES], 9))
        f.add_whole(base + TROPHY + within(self.counts[TROPHIES] // 3, 12))
