"""What a commander of AFU notices about a position: the round as it will probably end for them, as far as it can be foreseen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.bots.net import Features
from rubizh.games.afu.bots.agenda import (
    BIDDING,
    MOMENTS,
    OBJECTIVE_TO_COME,
    PURCHASES_TO_COME,
    THEIR_FIGHTS_TO_COME,
)
from rubizh.games.afu.bots.cards import (
    ALL_SORTS,
    AT_MOST,
    COST,
    NEED,
    PANICS,
    SORT,
    THRESHOLD,
    VICTORY,
    WIDTH,
    Lore,
)
from rubizh.games.afu.bots.force import SIDE, Force, within
from rubizh.games.afu.bots.foresight import Foresight
from rubizh.games.afu.bots.value import menace
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.objective import Auction
from rubizh.games.afu.rules.state import Afu, card

# The features of an achievement, for each thing that is counted.
GAPS: Final = 14
TIMES: Final = 8
MINE: Final = 0
THEIRS: Final = MINE + GAPS
WHEN: Final = THEIRS + GAPS
BOTH: Final = WHEN + TIMES
PER_SORT: Final = BOTH + 4
SECRET: Final = ALL_SORTS * PER_SORT
CODES: Final = 2 * SECRET

# The features of the whole position: the cards themselves first.
KINDS: Final = 96
OWNED: Final = 0
FACED: Final = OWNED + KINDS
ON_SALE: Final = FACED + KINDS
SIDES: Final = ON_SALE + KINDS
LEAD: Final = SIDES + 2 * SIDE
MARGIN: Final = LEAD + 41
TIME: Final = MARGIN + 41
MOMENT: Final = TIME + 48
STACK: Final = MOMENT + 64
PILE: Final = STACK + 17
PRIZE: Final = PILE + 5
AUCTION: Final = PRIZE + 12
OVERBID: Final = AUCTION + 48
PURSE: Final = OVERBID + 16
THEIR_PURSE: Final = PURSE + 16
THREAT: Final = THEIR_PURSE + 16
IN_HAND: Final = THREAT + 16
HELD: Final = IN_HAND + 4
DECK: Final = HELD + 10
OPTIONS: Final = DECK + 12
FALLEN: Final = OPTIONS + 8
WAVE: Final = FALLEN + 4
WHOLE: Final = WAVE + 2

ALONE: Final = 20  # the points of whom a commander alone is compared with: enough for the lowest rank


class Sight:
    """Looks at a position with the eyes of one seat; made once, and used for every position."""

    def __init__(self) -> None:
        self.foresight: Final = Foresight()
        self.theirs: Final = Force()

    def notice(self, s: Afu, seat: i64, lore: Lore, f: Features) -> None:
        f.clear()
        self.foresight.look(s, seat, lore)
        if s.rules.players == 2:
            self.notice_other(s, 1 - seat, lore, f)
        else:
            f.add_whole(FALLEN + within(len(s.enemy_objectives), 4))
            f.add_whole(WAVE + (1 if s.second_wave else 0))
        self.notice_own(s, seat, lore, f)
        self.notice_goals(s, seat, lore, f)
        self.notice_table(s, seat, lore, f)
        if s.objectives:
            self.notice_objective(s, seat, lore, f)

    def notice_other(self, s: Afu, other: i64, lore: Lore, f: Features) -> None:
        """The other commander: all their cards, for nothing tells which of them are in the hand."""
        self.theirs.take(s, other, lore)
        self.theirs.notice(len(s.hospital[other]), SIDES + SIDE, f)
        notice_piles(s, other, FACED, f)
        notice_hand(s, other, FACED, f)
        f.add_whole(THEIR_PURSE + within(s.points[other], 16))
        if self.foresight.coming & THEIR_FIGHTS_TO_COME != 0:
            total = 0.0
            for c in s.attack[other]:
                if c != NO_CARD:
                    total += menace(card(s, c))
            f.add_whole(THREAT + within(i64(total) // 3, 16))

    def notice_own(self, s: Afu, seat: i64, lore: Lore, f: Features) -> None:
        """One's own cards, without those that will probably be lost."""
        foresight = self.foresight
        foresight.force.notice(foresight.ill, SIDES, f)
        notice_piles(s, seat, OWNED, f)
        if foresight.fights():
            battle = foresight.battle
            for at in range(battle.size):
                if battle.lost >> at & 1 == 0:
                    add_kind(battle.cards[at], OWNED, f)
            for c in foresight.paid:
                add_kind(c, OWNED, f)
        else:
            notice_hand(s, seat, OWNED, f)
        f.add_whole(IN_HAND + within(panic_in(s.hand[seat], lore), 4))
        f.add_whole(HELD + within(len(s.hand[seat]), 10))
        f.add_whole(DECK + within(len(s.deck[seat]) // 2, 12))

    def notice_goals(self, s: Afu, seat: i64, lore: Lore, f: Features) -> None:
        """Each achievement with what both have towards it, and the lead as it stands, without and with them."""
        both = s.rules.players == 2
        force, theirs, time = self.foresight.force, self.theirs, hours(s) // 6
        lead = force.victory - force.counts[PANICS] - (theirs.victory - theirs.counts[PANICS] if both else ALONE)
        f.add_whole(LEAD + within(lead + 20, 41))
        for goal in s.goals:
            gap = lacking(force, goal, lore)
            other = lacking(theirs, goal, lore) if both else GAPS
            lead += lore.table[goal * WIDTH + VICTORY] * ((1 if gap <= 0 else 0) - (1 if other <= 0 else 0))
            base = lore.table[goal * WIDTH + SORT] * PER_SORT
            f.add(base + THEIRS + within(other + 3, GAPS))
            f.add(base + BOTH + (1 if gap <= 0 else 0) + (2 if other <= 0 else 0))
            end_goal(base, gap, time, f)
        if both:
            for goal in s.secret[seat]:
                gap = lacking(force, goal, lore)
                lead += lore.table[goal * WIDTH + VICTORY] if gap <= 0 and len(s.secret[seat]) == 1 else 0
                end_goal(SECRET + lore.table[goal * WIDTH + SORT] * PER_SORT, gap, time, f)
        f.add_whole(MARGIN + within(lead + 20, 41))

    def notice_table(self, s: Afu, seat: i64, lore: Lore, f: Features) -> None:
        """How far the game is, and what lies there for everybody."""
        coming, purse = self.foresight.coming, self.foresight.purse
        f.add_whole(TIME + hours(s))
        f.add_whole(MOMENT + coming % MOMENTS)
        f.add_whole(STACK + within(s.panic, 17))
        f.add_whole(PILE + within(len(s.objectives), 5))
        f.add_whole(PURSE + (within(purse, 15) if coming & PURCHASES_TO_COME != 0 else 15))
        if coming & PURCHASES_TO_COME != 0:
            for c in s.display:
                if c != NO_CARD and lore.table[c * WIDTH + COST] <= purse:
                    add_kind(c, ON_SALE, f)
        code: i64 = 1 if s.rules.kalyna else 0
        code += 2 if s.rules.ground_hits_air else 0
        f.add_whole(OPTIONS + code + (4 if s.first == seat else 0))

    def notice_objective(self, s: Afu, seat: i64, lore: Lore, f: Features) -> None:
        """The objective on top, and how the bidding for it stands."""
        coming = self.foresight.coming
        row = s.objectives[-1] * WIDTH
        need, points = lore.table[row + NEED], lore.table[row + VICTORY]
        f.add_whole(PRIZE + within(need, 12))
        if coming & OBJECTIVE_TO_COME == 0:
            f.add_whole(AUCTION + within(points, 6))
            return
        state: i64 = 1
        step = s.todo[-1]
        if coming & BIDDING != 0 and s.bidder >= 0:
            state = (2 if s.bidder == seat else 4) + (1 if s.bid >= need else 0)
        elif isinstance(step, Auction) and step.alone:
            state = 6 if step.seat == seat else 7
        f.add_whole(AUCTION + 6 * state + within(points, 6))
        if coming & BIDDING != 0 and s.bidder >= 0:
            f.add_whole(OVERBID + (8 if s.bidder == seat else 0) + within(s.bid - need + 3, 8))


def lacking(force: Force, goal: i64, lore: Lore) -> i64:
    """How many are lacking for an achievement, or too many for it."""
    row = goal * WIDTH
    have = force.counts[lore.table[row + SORT]]
    need = lore.table[row + THRESHOLD]
    return have - need if lore.table[row + AT_MOST] == 1 else need - have


def end_goal(base: i64, gap: i64, time: i64, f: Features) -> None:
    f.add(base + MINE + within(gap + 3, GAPS))
    f.add(base + WHEN + time)
    f.end_group()


def panic_in(cards: tuple[int, ...], lore: Lore) -> i64:
    count: i64 = 0
    for c in cards:
        if c == lore.panic:
            count += 1
    return count


def notice_piles(s: Afu, seat: i64, base: i64, f: Features) -> None:
    """Every card of an army by its number, but for those in the hand and on the field."""
    for pile in (s.deck[seat], s.discard[seat], s.offered[seat], s.spent[seat]):
        for c in pile:
            add_kind(c, base, f)


def notice_hand(s: Afu, seat: i64, base: i64, f: Features) -> None:
    for pile in (s.hand[seat], s.defence[seat], s.defence_support[seat]):
        for c in pile:
            add_kind(c, base, f)


def add_kind(c: i64, base: i64, f: Features) -> None:
    """A card by its number; those of a set too large are left out."""
    if 0 <= c < KINDS:
        f.add_whole(base + c)


def hours(s: Afu) -> i64:
    """How far the game is, from 0 to 47: the rounds of the Invasion, then the events that are gone."""
    if not s.war:
        return within(s.round, 20)
    return 47 if s.last_round else 20 + within(25 - len(s.events), 27)
