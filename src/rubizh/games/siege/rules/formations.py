"""How strong a formation is, or can still become: the heart of the claim proof (siege-28 to siege-50).

A strength is one number, type first and then total, so that strengths compare as the rulebook compares formations.
Nothing here tries completions one by one: each type asks only which strengths of which colours are still unseen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.games.siege.rules.cards import (
    COLOURS,
    HIGHEST,
    SHIELD,
    SHIELD_HIGHEST,
    SHIELD_LOWEST,
    SIEGE_CARDS,
    SPY,
    SPY_STRENGTH,
    STRENGTHS,
)
from rubizh.games.siege.rules.walls import (
    ALL_TYPES,
    COLOUR,
    COLOUR_RUN,
    COLOUR_THEN_SUM,
    HIGHEST_SUM,
    LOWEST_SUM,
    RUN,
    RUN_THEN_SUM,
    SAME_STRENGTH,
    SUM,
    Tile,
)

IMPOSSIBLE: Final = -1
TYPE_WEIGHT: Final = 64  # more than any total of four cards

ANY: Final = -1  # no siege card yet, so any colour
MIXED: Final = -2

ONE_COLOUR: Final = 0b111111111111  # one bit for each strength
SPY_BIT: Final = 1 << SPY_STRENGTH
SHIELD_BITS: Final = 0b1110


class Laid:
    """What the siege cards of one side at a wall have in common."""

    def __init__(self) -> None:
        self.colour: i64 = ANY
        self.strengths: i64 = 0
        self.lowest: i64 = STRENGTHS
        self.highest: i64 = -1
        self.repeats = False
        self.total: i64 = 0

    def add_siege(self, card: i64) -> None:
        colour = card // STRENGTHS
        strength = card - colour * STRENGTHS
        if self.colour == ANY:
            self.colour = colour
        elif self.colour != colour:
            self.colour = MIXED
        self.repeats = self.repeats or self.strengths >> strength & 1 == 1
        self.strengths |= 1 << strength
        self.lowest = min(self.lowest, strength)
        self.highest = max(self.highest, strength)
        self.total += strength


class Formation(Laid):
    """The cards of one side at a wall, and how many more may come; the total has elite cards at their highest (siege-70)."""

    def __init__(self, cards: tuple[int, ...], spaces: i64) -> None:
        super().__init__()
        self.size: i64 = spaces
        self.free: i64 = spaces - len(cards)
        self.jokers: i64 = 0
        self.spies: i64 = 0
        self.shields: i64 = 0
        for card in cards:
            if card < SIEGE_CARDS:
                self.add_siege(card)
            else:
                self.add_elite(card)

    def add_elite(self, card: i64) -> None:
        if card == SPY:
            self.spies += 1
            self.total += SPY_STRENGTH
        elif card == SHIELD:
            self.shields += 1
            self.total += SHIELD_HIGHEST
        else:
            self.jokers += 1
            self.total += HIGHEST


def best(cards: tuple[int, ...], tile: Tile, unseen: i64, colour_run_is_type: bool) -> i64:
    """The greatest strength that these cards can reach on a tile with cards of the unseen, elite cards at their best."""
    f = Formation(cards, tile.spaces)
    if tile.counts == ALL_TYPES:
        return best_of_all(f, unseen)
    if tile.counts == LOWEST_SUM:
        return lowest_sum(f, unseen)
    if tile.counts == HIGHEST_SUM:
        return highest_sum(f, unseen)
    if tile.counts == COLOUR_THEN_SUM:
        total = colour(f, unseen, not colour_run_is_type)
        kind: i64 = COLOUR
    elif tile.counts == RUN_THEN_SUM:
        total = run(f, unseen, not colour_run_is_type)
        kind = RUN
    else:
        total = same_strength(f, unseen)
        kind = SAME_STRENGTH
    return kind * TYPE_WEIGHT + total if total != IMPOSSIBLE else highest_sum(f, unseen)


def best_of_all(f: Formation, unseen: i64) -> i64:
    """Where all types count: colour run, same strength, colour, run, sum (siege-46)."""
    total = colour_run(f, unseen)
    if total != IMPOSSIBLE:
        return COLOUR_RUN * TYPE_WEIGHT + total
    total = same_strength(f, unseen)
    if total != IMPOSSIBLE:
        return SAME_STRENGTH * TYPE_WEIGHT + total
    total = colour(f, unseen, False)
    if total != IMPOSSIBLE:
        return COLOUR * TYPE_WEIGHT + total
    total = run(f, unseen, False)
    if total != IMPOSSIBLE:
        return RUN * TYPE_WEIGHT + total
    return highest_sum(f, unseen)


def of_colour(unseen: i64, colour: i64) -> i64:
    """The unseen strengths of one colour, as bits."""
    return unseen >> colour * STRENGTHS & ONE_COLOUR


def of_any_colour(unseen: i64) -> i64:
    """The strengths of which some card is unseen, as bits."""
    halves = unseen | unseen >> 2 * STRENGTHS
    return (halves | halves >> STRENGTHS | unseen >> 4 * STRENGTHS) & ONE_COLOUR


def colour_run(f: Formation, unseen: i64) -> i64:
    """All of one colour with consecutive strengths, in any order (siege-41)."""
    if f.colour == MIXED:
        return IMPOSSIBLE
    if f.colour != ANY:
        return highest_run(f, of_colour(unseen, f.colour), unseen, False)
    total: i64 = IMPOSSIBLE
    for c in range(COLOURS):
        total = max(total, highest_run(f, of_colour(unseen, c), unseen, False))
    return total


def run(f: Formation, unseen: i64, mixed: bool) -> i64:
    """Consecutive strengths of whatever colours, in any order (siege-44); where asked so, not all of one colour."""
    return IMPOSSIBLE if f.repeats else highest_run(f, of_any_colour(unseen), unseen, mixed)


def highest_run(f: Formation, there: i64, unseen: i64, mixed: bool) -> i64:
    """The total of the highest run around the formation's strengths that `there` and elite cards can fill."""
    start = min(f.lowest, STRENGTHS - f.size)
    lowest_start = max(f.highest - f.size + 1, 0)
    while start >= lowest_start:
        need = (((1 << f.size) - 1) << start) & ~f.strengths
        if filled(f, need, there) and (not mixed or mixes(f, need, unseen)):
            return f.size * start + f.size * (f.size - 1) // 2
        start -= 1
    return IMPOSSIBLE


def filled(f: Formation, need: i64, there: i64) -> bool:
    """Elite cards stand where nothing is left to come, and `there` fills the rest of the strengths needed."""
    missing = need & ~there
    if f.spies > 0:
        if need & SPY_BIT == 0:
            return False
        missing &= ~SPY_BIT
    if f.shields > 0:
        if need & SHIELD_BITS == 0:
            return False
        missing = without_lowest(missing, SHIELD_BITS)
    for _ in range(f.jokers):
        missing = without_lowest(missing, ONE_COLOUR)
    return missing == 0


def without_lowest(bits: i64, among: i64) -> i64:
    """The bits without the lowest one that is also among the others."""
    both = bits & among
    return bits ^ (both & -both)


def mixes(f: Formation, need: i64, unseen: i64) -> bool:
    """Whether a run over the needed strengths can have two colours; an elite card takes any colour."""
    if f.colour == MIXED or f.jokers + f.spies + f.shields > 0:
        return True
    colours = 0 if f.colour == ANY else 1
    for c in range(COLOURS):
        if c != f.colour and of_colour(unseen, c) & need != 0:
            colours += 1
    return colours > 1


def same_strength(f: Formation, unseen: i64) -> i64:
    """All of one strength (siege-42)."""
    highest = min(f.lowest, HIGHEST)
    lowest = max(f.highest, 0)
    if f.spies > 0:
        highest = min(highest, SPY_STRENGTH)
        lowest = max(lowest, SPY_STRENGTH)
    if f.shields > 0:
        highest = min(highest, SHIELD_HIGHEST)
        lowest = max(lowest, SHIELD_LOWEST)
    while highest >= lowest:
        if f.free == 0 or unseen_of_strength(unseen, highest) >= f.free:
            return f.size * highest
        highest -= 1
    return IMPOSSIBLE


def unseen_of_strength(unseen: i64, strength: i64) -> i64:
    column = unseen >> strength
    count = column & 1
    for _ in range(COLOURS - 1):
        column >>= STRENGTHS
        count += column & 1
    return count


def colour(f: Formation, unseen: i64, no_run: bool) -> i64:
    """All of one colour (siege-43); where asked so, strengths not consecutive."""
    if f.colour == MIXED:
        return IMPOSSIBLE
    if f.colour != ANY:
        return highest_of_colour(f, of_colour(unseen, f.colour), no_run)
    total: i64 = IMPOSSIBLE
    for c in range(COLOURS):
        total = max(total, highest_of_colour(f, of_colour(unseen, c), no_run))
    return total


def highest_of_colour(f: Formation, there: i64, no_run: bool) -> i64:
    """The total with the highest strengths there are of a colour."""
    total = f.total
    chosen = f.strengths
    left = f.free
    strength: i64 = STRENGTHS
    while left > 0:
        strength -= 1
        if strength < 0:
            return IMPOSSIBLE
        if there >> strength & 1 == 1:
            chosen |= 1 << strength
            total += strength
            left -= 1
    if no_run and consecutive(with_elite(f, chosen), f.size):
        return highest_without_run(f, there, chosen, strength, total)
    return total


def with_elite(f: Formation, strengths: i64) -> i64:
    """The strengths with those of the elite cards at their highest."""
    if f.spies > 0:
        strengths |= SPY_BIT
    if f.shields > 0:
        strengths |= 1 << SHIELD_HIGHEST
    if f.jokers > 0:
        strengths |= 1 << HIGHEST
    return strengths


def consecutive(strengths: i64, size: i64) -> bool:
    """Whether these bits are `size` different strengths in a row."""
    return strengths == (strengths & -strengths) * ((1 << size) - 1)


def highest_without_run(f: Formation, there: i64, chosen: i64, lowest: i64, total: i64) -> i64:
    """The next best total where the highest strengths of a colour make a run, which counts only as a sum."""
    if f.jokers > 0 or f.shields > 0:
        return total - 1  # a Joker or Shield one lower doubles a strength or leaves a gap
    if f.free == 0:
        return IMPOSSIBLE
    lower = lowest - 1
    while lower >= 0:
        if there >> lower & 1 == 1:
            chosen ^= 1 << lowest | 1 << lower
            total += lower - lowest
            lowest = lower
            if not consecutive(with_elite(f, chosen), f.size):
                return total
        lower -= 1
    return IMPOSSIBLE


def highest_sum(f: Formation, unseen: i64) -> i64:
    """Any cards at all (siege-45): the highest that are unseen."""
    total = f.total
    left = f.free
    strength: i64 = HIGHEST
    while left > 0 and strength >= 0:
        taken = min(left, unseen_of_strength(unseen, strength))
        total += taken * strength
        left -= taken
        strength -= 1
    return IMPOSSIBLE if left > 0 else SUM * TYPE_WEIGHT + total


def lowest_sum(f: Formation, unseen: i64) -> i64:
    """The lowest total is the strongest (siege-40): elite cards at their lowest, the lowest that are unseen."""
    total = f.total - f.jokers * HIGHEST - f.shields * (SHIELD_HIGHEST - SHIELD_LOWEST)
    left = f.free
    strength: i64 = 0
    while left > 0 and strength <= HIGHEST:
        taken = min(left, unseen_of_strength(unseen, strength))
        total += taken * strength
        left -= taken
        strength += 1
    return IMPOSSIBLE if left > 0 else TYPE_WEIGHT - 1 - total
