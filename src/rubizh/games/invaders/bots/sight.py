"""What a side of Invaders notices about a position: zones, both decks as clocks, the plot, its hand, and what it cannot see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.bots.net import Features
from rubizh.games.invaders.bots.lore import Lore
from rubizh.games.invaders.bots.outlook import lead, outlook
from rubizh.games.invaders.rules.board import AREAS, SIDE, area_of, its_card, strength, zone_power
from rubizh.games.invaders.rules.cards import (
    AFRICA,
    CANCEL,
    EURASIA,
    INVADER,
    MANKIND,
    PACIFIC_RIM,
    PREVENT_DRAIN,
)
from rubizh.games.invaders.rules.choices import SLOTS
from rubizh.games.invaders.rules.prices import guards
from rubizh.games.invaders.rules.state import DRAWN, Invaders

KINDS: Final = 192  # of cards; those of a larger set are left out

# The features of a zone.
LEADS: Final = 24
BEHIND: Final = 10
STRENGTHS: Final = 18
WEAK: Final = 2
POWERS: Final = 8
LEAD: Final = 0
OURS: Final = LEAD + SIDE * LEADS
THEIRS: Final = OURS + STRENGTHS
POWER: Final = THEIRS + STRENGTHS
FILLED: Final = POWER + SIDE * POWERS
THERE: Final = FILLED + 2 * (SLOTS + 1)
CODES: Final = THERE + KINDS

# The features of the whole position.
SIZES: Final = 48
FEW: Final = 16
HANDS: Final = 16
DRAINS: Final = 24
LIVES: Final = 26
STRATEGIES: Final = 16
VIEWS: Final = 61
HELD: Final = 0
LYING: Final = HELD + KINDS
DECK: Final = LYING + KINDS
SMALL: Final = DECK + 2 * SIZES
HAND: Final = SMALL + 2 * FEW
MARKER: Final = HAND + 2 * HANDS
TURN: Final = MARKER + 16
SKIP: Final = TURN + 2
OPS: Final = SKIP + 2
DORMANT: Final = OPS + 6
GONE: Final = DORMANT + STRATEGIES
DUE: Final = GONE + 12
LIFE: Final = DUE + DRAINS
RACE: Final = LIFE + LIVES
LOWERED: Final = RACE + LIVES
MINOR: Final = LOWERED + SIDE * POWERS
WINNING: Final = MINOR + 16
GUARDS: Final = WINNING + 2 * 8
CANCELS: Final = GUARDS + 12
PREVENTS: Final = CANCELS + 8
VIEW: Final = PREVENTS + 8
WHOLE: Final = VIEW + VIEWS


def within(number: i64, size: i64) -> i64:
    """A number as the place in a row of so many."""
    return max(min(number, size - 1), 0)


def notice(s: Invaders, seat: i64, lore: Lore, f: Features) -> None:
    """Everything that a seat may know and that matters."""
    f.clear()
    due: i64 = 0
    for zone in range(SIDE):
        notice_zone(s, zone, f)
        due += max(lead(s, zone), 0)
    notice_clocks(s, due, f)
    notice_plot(s, f)
    notice_pieces(s, f)
    notice_cards(s, seat, lore, f)
    f.add_whole(VIEW + within(i64(outlook(s, seat, lore) / 2.0 + float(VIEWS) / 2.0), VIEWS))


def notice_zone(s: Invaders, zone: i64, f: Features) -> None:
    """A zone with the cards on both sides."""
    ours, theirs = area_of(MANKIND, zone), area_of(INVADER, zone)
    f.add(LEAD + zone * LEADS + within(lead(s, zone) + BEHIND, LEADS))
    f.add(OURS + within(strength(s, ours) + WEAK, STRENGTHS))
    f.add(THEIRS + within(strength(s, theirs) + WEAK, STRENGTHS))
    f.add(POWER + zone * POWERS + within(zone_power(s, zone), POWERS))
    f.add(FILLED + len(s.areas[ours]))
    f.add(FILLED + SLOTS + 1 + len(s.areas[theirs]))
    for area in (ours, theirs):
        for piece in s.areas[area]:
            if piece.card < KINDS:
                f.add(THERE + piece.card)
    f.end_group()


def notice_clocks(s: Invaders, due: i64, f: Features) -> None:
    """Both decks and hands, and how long Mankind's deck lasts as things stand."""
    for side in (MANKIND, INVADER):
        cards: i64 = len(s.decks[side])
        f.add_whole(DECK + side * SIZES + within(cards // 2, SIZES))
        f.add_whole(SMALL + side * FEW + within(cards, FEW))
        f.add_whole(HAND + side * HANDS + within(len(s.hands[side]), HANDS))
    f.add_whole(DUE + within(due, DRAINS))
    lasts = len(s.decks[MANKIND]) // (DRAWN + due)
    f.add_whole(LIFE + within(lasts, LIVES))
    f.add_whole(RACE + within(len(s.decks[INVADER]) // DRAWN - lasts + LIVES // 4, LIVES))


def notice_plot(s: Invaders, f: Features) -> None:
    """The plot marker, strategies, heroes, and what was done to the zones."""
    f.add_whole(MARKER + within(s.marker, 16))
    f.add_whole(TURN + s.turn)
    f.add_whole(SKIP + (1 if s.skip else 0))
    f.add_whole(OPS + within(s.ops, 6))
    for number in range(len(s.rules.set.board.strategies)):
        if number < STRATEGIES and s.carried_out >> number & 1 == 0:
            f.add_whole(DORMANT + number)
    f.add_whole(GONE + within(len(s.gone), 12))
    for zone in range(SIDE):
        f.add_whole(LOWERED + zone * POWERS + within(s.lowered[zone], POWERS))
    left = zone_power(s, PACIFIC_RIM) + zone_power(s, AFRICA)
    f.add_whole(MINOR + within(left, 8) + (8 if zone_power(s, EURASIA) <= 2 else 0))


def notice_pieces(s: Invaders, f: Features) -> None:
    """The cards in play once more, wherever they lie, and the tokens that win or protect."""
    for area in range(AREAS):
        for piece in s.areas[area]:
            if piece.card < KINDS:
                f.add_whole(LYING + piece.card)
            if its_card(s, piece).wins_with > 0:
                f.add_whole(WINNING + (0 if area < SIDE else 8) + within(piece.tokens, 8))
    f.add_whole(GUARDS + within(guards(s, MANKIND), 12))


def notice_cards(s: Invaders, seat: i64, lore: Lore, f: Features) -> None:
    """The own hand by its cards; of the other's, how many answers it may hold at most."""
    for c in s.hands[seat]:
        if c < KINDS:
            f.add_whole(HELD + c)
    if s.rules.secret:
        return
    other = 1 - seat
    cancels: i64 = 0
    prevents: i64 = 0
    for c in s.hands[other]:
        cancels += 1 if lore.answers[c] == CANCEL else 0
        prevents += 1 if lore.answers[c] == PREVENT_DRAIN else 0
    for c in s.decks[other]:
        cancels += 1 if lore.answers[c] == CANCEL else 0
        prevents += 1 if lore.answers[c] == PREVENT_DRAIN else 0
    f.add_whole(CANCELS + within(cancels, 8))
    f.add_whole(PREVENTS + within(prevents, 8))
