"""Showing a claim proof to people: what a formation is worth, and with which cards it would still hold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.words import Reason, Sentence
from rubizh.games.siege.rules.cards import (
    NOTATION,
    SHIELD,
    SHIELD_HIGHEST,
    SHIELD_LOWEST,
    SIEGE_CARDS,
    SPY,
    SPY_STRENGTH,
    bit,
    strength,
)
from rubizh.games.siege.rules.formations import TYPE_WEIGHT, best
from rubizh.games.siege.rules.state import Siege, tile
from rubizh.games.siege.rules.story import TYPES
from rubizh.games.siege.rules.walls import LOWEST_SUM, Tile


class Worth:
    """What a formation counts for on a tile: its type, its total, and what its elite cards stand for."""

    def __init__(self, kind: i64, total: i64, cards: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.total: Final = total
        self.cards: Final = cards


def holding(s: Siege, w: i64) -> tuple[int, ...]:
    """siege-33: the strongest completion of the defence of a wall, as an example for people."""
    cards = s.defence[w]
    unseen = s.unseen
    here = tile(s, w)
    goal = best(cards, here, unseen, s.rules.colour_run_is_type)
    for c in range(SIEGE_CARDS - 1, -1, -1):  # a card belongs to it if taking it loses nothing
        if len(cards) == here.spaces:
            break
        if unseen >> c & 1 == 1:
            unseen &= ~bit(c)
            if best((*cards, c), here, unseen, s.rules.colour_run_is_type) == goal:
                cards = (*cards, c)
    return cards


def worth(cards: tuple[int, ...], here: Tile, colour_run_is_type: bool) -> Worth:
    """What a complete formation counts for, with siege cards in the places of its elite cards."""
    goal = best(cards, here, 0, colour_run_is_type)
    for at in range(len(cards)):
        if cards[at] >= SIEGE_CARDS:
            cards = stood_in(cards, at, here, goal, colour_run_is_type)
    if here.counts == LOWEST_SUM:
        return Worth(0, TYPE_WEIGHT - 1 - goal, cards)
    return Worth(goal // TYPE_WEIGHT, goal % TYPE_WEIGHT, cards)


def stood_in(cards: tuple[int, ...], at: int, here: Tile, goal: i64, colour_run_is_type: bool) -> tuple[int, ...]:
    """The formation with the first value of an elite card that is as good as any (siege-70)."""
    for c in range(SIEGE_CARDS):
        told = (*cards[:at], c, *cards[at + 1 :])
        if may_stand_for(cards[at], c) and best(told, here, 0, colour_run_is_type) == goal:
            return told
    raise AssertionError("some value of an elite card gives its best")


def may_stand_for(elite: i64, card: i64) -> bool:
    """siege-67 to siege-69: the values that an elite card may take."""
    if elite == SPY:
        return strength(card) == SPY_STRENGTH
    return SHIELD_LOWEST <= strength(card) <= SHIELD_HIGHEST if elite == SHIELD else True


def why_not_controlled(s: Siege, w: i64) -> Reason:
    """The attack on a wall is complete, and yet the defence holds, or might."""
    here = tile(s, w)
    complete = len(s.defence[w]) == here.spaces
    cards = holding(s, w)
    defence = worth(cards, here, s.rules.colour_run_is_type)
    attack = worth(s.attack[w], here, s.rules.colour_run_is_type)
    facts: dict[str, int | str | Sentence] = {
        "wall": w + 1,
        "cards": " ".join([NOTATION[c] for c in cards]),
        "defence": TYPES[defence.kind],
        "defence_total": defence.total,
        "attack": TYPES[attack.kind],
        "attack_total": attack.total,
    }
    if not complete:
        return Reason(
            "siege-29",
            "At wall {wall} the defender could complete {cards}: {defence} {defence_total} against your {attack} {attack_total}.",
            facts,
        )
    if (defence.kind, defence.total) == (attack.kind, attack.total):
        return Reason(
            "siege-39",
            "At wall {wall} the defence {cards} is equal ({defence} {defence_total}) and was complete first.",
            facts,
        )
    return Reason(
        "siege-28",
        "At wall {wall} the defence {cards} is stronger: {defence} {defence_total} against your {attack} {attack_total}.",
        facts,
    )
