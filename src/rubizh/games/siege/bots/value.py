"""How good a position of Siege looks to one seat, by rules of thumb: who is likely to win each wall."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from rubizh.games.siege.rules.cards import SIEGE_CARDS, bit
from rubizh.games.siege.rules.formations import IMPOSSIBLE, best
from rubizh.games.siege.rules.moves import damaged_walls
from rubizh.games.siege.rules.state import ATTACKER, Siege, tile, winner
from rubizh.games.siege.rules.walls import LOWEST_SUM, WALLS, Tile

VICTORY: Final = 100.0
BREACH: Final = 1.2  # a wall already damaged
OFTEN: Final = 0.45  # how often the right one of several unseen cards turns up in time, for each card still missing
STEP: Final = 30.0  # a difference in strength that makes a wall clearly better, half a type
AVERAGE: Final = 6  # strength of a card about which nothing is known


def bits(cards: tuple[int, ...]) -> i64:
    """The siege cards as a set of bits."""
    found: i64 = 0
    for c in cards:
        if c < SIEGE_CARDS:
            found |= bit(c)
    return found


def value(s: Siege, seat: int) -> float:
    """From the seat's own side; it looks at its own hand and at what lies open, at nothing else."""
    if s.over:
        return VICTORY if winner(s) == seat else -VICTORY
    attack = BREACH * float(damaged_walls(s))
    for w in range(WALLS):
        attack += weight(s, w) * chance(s, seat, w)
    return attack if seat == ATTACKER else -attack


def weight(s: Siege, w: i64) -> float:
    """A damaged wall decides the game."""
    return 2.0 if s.damaged >> w & 1 == 1 else 1.0


def chance(s: Siege, seat: int, w: i64) -> float:
    """How likely the attacker looks to win a wall."""
    here = tile(s, w)
    mine = bits(s.hands[seat] + s.aside[seat])
    others = s.unseen & ~mine
    hidden: i64 = 0
    attack_hand = mine if seat == ATTACKER else hidden
    defence_hand = hidden if seat == ATTACKER else mine
    attack = prospect(s, s.attack[w], here, attack_hand, others)
    defence = prospect(s, s.defence[w], here, defence_hand, others)
    edge = 6.0 if len(s.attack[w]) == here.spaces and s.defended_first >> w & 1 == 0 else -6.0
    return 1.0 / (1.0 + exp(-(attack - defence + edge) / STEP))


def prospect(s: Siege, cards: tuple[int, ...], here: Tile, hand: i64, others: i64) -> float:
    """The strength to expect of a formation: what the hand can make of it, and part of what the unseen cards could."""
    missing = here.spaces - len(cards)
    if missing == 0:
        return float(best(cards, here, 0, s.rules.colour_run_is_type))
    sure = best(cards, here, hand, s.rules.colour_run_is_type)
    most = best(cards, here, hand | others, s.rules.colour_run_is_type)
    if most == IMPOSSIBLE:
        return -STEP
    if sure == IMPOSSIBLE:
        sure = plain(cards, here)
    share = 1.0
    for _ in range(missing):
        share *= OFTEN
    return float(sure) + float(most - sure) * share


def plain(cards: tuple[int, ...], here: Tile) -> i64:
    """The strength with average cards in the free places."""
    total: i64 = AVERAGE * (here.spaces - len(cards))
    for c in cards:
        total += c % 12 if c < SIEGE_CARDS else AVERAGE
    return 63 - total if here.counts == LOWEST_SUM else total
