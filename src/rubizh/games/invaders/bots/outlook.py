"""How a position looks by rules of thumb, in cards: both decks as clocks, the drains to come, the zones, the plot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rubizh.games.invaders.bots.lore import DRAINED, Lore
from rubizh.games.invaders.rules.board import AREAS, SIDE, area_of, its_card, strength, zone_power
from rubizh.games.invaders.rules.cards import AFRICA, EURASIA, INVADER, MANKIND, PACIFIC_RIM
from rubizh.games.invaders.rules.state import DRAWN, WINNER, Invaders

WON: Final = 200.0
RESERVE: Final = 12  # a deck smaller than this is running out
LONGEST: Final = 8.0  # no drain is foreseen for more turns than this
MARKER: Final = 2.0
LOW_MARKER: Final = 6  # a marker below this is in danger
STRATEGY: Final = 2.0  # one that is not carried out yet
OPS: Final = 0.5
HEROES: Final = 0.3
TOKENS: Final = 1.2  # of a card that wins with them, squared
LOST: Final = 18.0  # zones without power

# What Mankind has to expect of a zone every turn, by how far the Invader is ahead there, from −5 to 0: power comes by and by.
CALM: Final = 5
EXPECTED: Final = vec[float]([0.05, 0.08, 0.12, 0.2, 0.35, 0.6])


def lead(s: Invaders, zone: i64) -> i64:
    """By how much the Invader is ahead in a zone: so many cards Mankind drains there."""
    return strength(s, area_of(INVADER, zone)) - strength(s, area_of(MANKIND, zone)) - zone_power(s, zone)


def expected(ahead: i64) -> float:
    """What a zone costs Mankind in a turn to come."""
    if ahead > 0:
        return float(ahead) + EXPECTED[CALM]
    return EXPECTED[max(ahead + CALM, 0)]


def outlook(s: Invaders, seat: i64, lore: Lore) -> float:
    """How much better a seat stands than the other."""
    if s.over:
        return WON if WINNER[s.ending] == seat else -WON
    value = clocks(s) + board(s, lore) + hand(s, MANKIND, seat, lore) - hand(s, INVADER, seat, lore)
    return value if seat == MANKIND else -value


def clocks(s: Invaders) -> float:
    """Decks, drains, the plot and the zones, as Mankind sees them."""
    drains = 0.0
    for zone in range(SIDE):
        drains += expected(lead(s, zone))
    cards = float(len(s.decks[MANKIND]))
    turns = min(LONGEST, cards / (float(DRAWN) + drains) + 1.0)
    value = cards + running_out(len(s.decks[MANKIND])) - turns * drains
    value -= DRAINED * float(len(s.decks[INVADER])) + running_out(len(s.decks[INVADER]))
    return value - plot(s) - ruins(s) + (drains if s.skip else 0.0)


def running_out(cards: i64) -> float:
    """What a small deck is worth less."""
    missing = float(max(RESERVE - cards, 0))
    return -0.12 * missing * missing


def plot(s: Invaders) -> float:
    """What the plot marker and the strategies left are worth to the Invader, less those of Mankind."""
    danger = float(max(LOW_MARKER - s.marker, 0))
    value = MARKER * float(s.marker) - 0.8 * danger * danger - OPS * float(s.ops)
    for number, strategy in enumerate(s.rules.set.board.strategies):
        if s.carried_out >> number & 1 == 0:
            value += STRATEGY if strategy.side == INVADER else -STRATEGY
    return value


def ruins(s: Invaders) -> float:
    """How near the Invader is to the ends by zones and by heroes."""
    zones = s.rules.set.board.zones
    eurasia = float(s.lowered[EURASIA]) / float(zones[EURASIA])
    minor = float(s.lowered[PACIFIC_RIM] + s.lowered[AFRICA]) / float(zones[PACIFIC_RIM] + zones[AFRICA])
    gone = float(len(s.gone))
    return LOST * (eurasia * eurasia + minor * minor) + HEROES * gone * gone


def board(s: Invaders, lore: Lore) -> float:
    """What the cards in play are worth beside their power."""
    value = 0.0
    for area in range(AREAS):
        for piece in s.areas[area]:
            worth = lore.trait[piece.card] + lore.token[piece.card] * float(piece.tokens)
            if its_card(s, piece).wins_with > 0:
                worth += TOKENS * float(piece.tokens * piece.tokens)
            value += worth if area < SIDE else -worth
    return value


def hand(s: Invaders, side: i64, seat: i64, lore: Lore) -> float:
    """A seat's own cards by their worth; of the other's it knows how many they are."""
    if side != seat:
        return 1.2 * float(len(s.hands[side]))
    value = 0.0
    for c in s.hands[side]:
        value += lore.held[c]
    return value
