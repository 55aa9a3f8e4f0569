"""What one side of a wall can still become: for each type of formation how many cards are lacking, and how strong it would be.

Rougher than the claim proof, and faster: a strength counts as there if some card of it is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.games.siege.bots.hand import MIDDLING, SPREAD, HandOffer, ones
from rubizh.games.siege.rules.cards import HIGHEST, SIEGE_CARDS, STRENGTHS
from rubizh.games.siege.rules.formations import (
    ANY,
    IMPOSSIBLE,
    MIXED,
    TYPE_WEIGHT,
    Laid,
    of_any_colour,
    of_colour,
    unseen_of_strength,
)
from rubizh.games.siege.rules.walls import (
    ALL_TYPES,
    COLOUR,
    COLOUR_RUN,
    COLOUR_THEN_SUM,
    LOWEST_SUM,
    RUN,
    RUN_THEN_SUM,
    SAME_STRENGTH,
    SAME_THEN_SUM,
    Tile,
)

OUT_OF_REACH: Final = 0
REACHES: Final = 12  # how many different reaches there are


def reach(lacking: i64, ways: i64) -> i64:
    """How far a type is away: it is there, or one to three cards are lacking, with few or many ways to get them, or more."""
    if lacking == 0:
        return 1
    if lacking > 3:
        return 11
    many: i64 = 0 if ways <= 1 else 1 if ways <= 3 else 2
    return 3 * lacking - 1 + many


class Outlook(Laid):
    """One side of a wall, looked at by someone who holds some cards and does not see others."""

    def __init__(self) -> None:
        super().__init__()
        self.lacking: i64 = 0  # cards until the formation is complete
        self.spaces: i64 = 0
        self.elite: i64 = 0
        self.run_reach: i64 = 0
        self.colour_reach: i64 = 0
        self.same_reach: i64 = 0
        self.colour_run_reach: i64 = 0
        self.sure: i64 = 0  # the strength with the cards held
        self.most: i64 = 0  # the strength with any cards that may come
        self.reach: i64 = 0
        self.top: i64 = 0
        self.sure_top: i64 = 0

    def look(self, cards: tuple[int, ...], tile: Tile, held: HandOffer, others: i64) -> None:
        self.read(cards, tile.spaces)
        self.sure = IMPOSSIBLE
        self.most = IMPOSSIBLE
        self.run_reach = self.colour_reach = self.same_reach = self.colour_run_reach = OUT_OF_REACH
        counts = tile.counts
        if counts == ALL_TYPES:
            self.look_colour_run(held, others)
            self.colour_run_reach = self.note(COLOUR_RUN)
        if counts in (ALL_TYPES, SAME_THEN_SUM):
            self.look_same(held, others)
            self.same_reach = self.note(SAME_STRENGTH)
        if counts in (ALL_TYPES, COLOUR_THEN_SUM):
            self.look_colour(held, others)
            self.colour_reach = self.note(COLOUR)
        if counts in (ALL_TYPES, RUN_THEN_SUM):
            self.look_run(held.strengths, of_any_colour(others), False)
            self.run_reach = self.note(RUN)
        self.look_sum(held, others, counts == LOWEST_SUM)

    def read(self, cards: tuple[int, ...], spaces: i64) -> None:
        """The cards that lie there."""
        super().__init__()  # nothing lies there yet
        self.spaces = spaces
        self.lacking = spaces - len(cards)
        self.elite = 0
        for card in cards:
            if card < SIEGE_CARDS:
                self.add_siege(card)
            else:
                self.elite += 1
                self.total += MIDDLING

    def note(self, kind: i64) -> i64:
        """The strengths that the type just looked at gives, where no stronger type does."""
        if self.sure_top != IMPOSSIBLE and self.sure == IMPOSSIBLE:
            self.sure = kind * TYPE_WEIGHT + self.sure_top
        if self.top != IMPOSSIBLE and self.most == IMPOSSIBLE:
            self.most = kind * TYPE_WEIGHT + self.top
        return self.reach

    def found(self, lacking: i64, ways: i64, top: i64, sure_top: i64) -> None:
        self.reach = reach(lacking, ways)
        self.top = top
        self.sure_top = sure_top

    def found_nothing(self) -> None:
        self.reach = OUT_OF_REACH
        self.top = IMPOSSIBLE
        self.sure_top = IMPOSSIBLE

    def look_colour_run(self, held: HandOffer, others: i64) -> None:
        if self.colour == MIXED or self.repeats:
            self.found_nothing()
        elif self.colour == ANY:
            here = held.runs[self.spaces]
            lacking = max(self.lacking - here, 0)
            top = self.spaces * (HIGHEST - 1)
            self.found(lacking, 4, top, top - SPREAD if lacking == 0 else IMPOSSIBLE)
        else:
            self.look_run(of_colour(held.cards, self.colour), of_colour(others, self.colour), True)

    def look_run(self, held: i64, others: i64, one_colour: bool) -> None:
        """The windows around what lies there that may still be filled."""
        if self.repeats:
            self.found_nothing()
            return
        size = self.spaces
        start = min(self.lowest, STRENGTHS - size)
        last = max(self.highest - size + 1, 0)
        window: i64 = (1 << size) - 1
        nearest: i64 = size + 1
        ways: i64 = 0
        top: i64 = IMPOSSIBLE
        sure_top: i64 = IMPOSSIBLE
        while start >= last:
            lacking = (window << start) & ~self.strengths & ~held
            if lacking & ~others == 0 or ones(lacking & ~others) <= self.elite:
                away = max(ones(lacking) - self.elite, 0)
                total = size * start + size * (size - 1) // 2
                if top == IMPOSSIBLE:
                    top = total
                if away == 0 and sure_top == IMPOSSIBLE:
                    sure_top = total
                if away < nearest:
                    nearest = away
                    ways = 0
                if away == nearest:
                    ways += 1 if one_colour else 2
            start -= 1
        if top == IMPOSSIBLE:
            self.found_nothing()
        else:
            self.found(nearest, ways, top, sure_top)

    def look_same(self, held: HandOffer, others: i64) -> None:
        if self.lowest < self.highest:
            self.found_nothing()
            return
        if self.highest < 0:
            lacking = max(self.lacking - held.same, 0)
            self.found(lacking, 4, self.spaces * HIGHEST, self.spaces * MIDDLING if lacking == 0 else IMPOSSIBLE)
            return
        mine = unseen_of_strength(held.cards, self.highest)
        theirs = unseen_of_strength(others, self.highest)
        lacking = max(self.lacking - mine, 0)
        total = self.spaces * self.highest
        if lacking > theirs:
            self.found_nothing()
        else:
            self.found(lacking, theirs - lacking + 1, total, total if lacking == 0 else IMPOSSIBLE)

    def look_colour(self, held: HandOffer, others: i64) -> None:
        if self.colour == MIXED:
            self.found_nothing()
        elif self.colour == ANY:
            lacking = max(self.lacking - held.one_colour, 0)
            self.found(
                lacking,
                4,
                self.total + self.lacking * (HIGHEST - 1),
                self.total + self.lacking * MIDDLING if lacking == 0 else IMPOSSIBLE,
            )
        else:
            mine = of_colour(held.cards, self.colour)
            theirs = of_colour(others, self.colour)
            lacking = max(self.lacking - ones(mine), 0)
            if lacking > ones(theirs):
                self.found_nothing()
            else:
                sure = self.total + highest_of(mine, self.lacking) if lacking == 0 else IMPOSSIBLE
                self.found(lacking, ones(theirs) // 2, self.total + highest_of(mine | theirs, self.lacking), sure)

    def look_sum(self, held: HandOffer, others: i64, low: bool) -> None:
        """The sum counts wherever no type does."""
        everything = held.cards | others
        full = self.lacking == 0
        can = full or held.cards != 0
        if low:
            sure = self.total + held.low[self.lacking]
            most = self.total + lowest_of(of_any_colour(everything), self.lacking)
            self.sure = TYPE_WEIGHT - 1 - sure if can else IMPOSSIBLE
            self.most = TYPE_WEIGHT - 1 - most
            return
        if self.sure == IMPOSSIBLE and can:
            self.sure = self.total + held.high[self.lacking]
        if self.most == IMPOSSIBLE:
            self.most = self.total + highest_of(of_any_colour(everything), self.lacking)


def highest_of(strengths: i64, many: i64) -> i64:
    """The total of the highest strengths."""
    total: i64 = 0
    strength: i64 = HIGHEST
    while many > 0 and strength >= 0:
        if strengths >> strength & 1 == 1:
            total += strength
            many -= 1
        strength -= 1
    return total


def lowest_of(strengths: i64, many: i64) -> i64:
    total: i64 = 0
    strength: i64 = 0
    while many > 0 and strength < STRENGTHS:
        if strengths >> strength & 1 == 1:
            total += strength
            many -= 1
        strength += 1
    return total
