"""The end: achievements, objectives, the penalty for Panic, and in a solo game the rank."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.result import Result, decided, shared
from rubizh.games.afu.rules.cards import ARTILLERY, INFANTRY, TANK, Card, Goal
from rubizh.games.afu.rules.state import NO_PANIC_LEFT, OVERWHELMED, THREE_OBJECTIVES_LOST, Afu, card

RANK_POINTS: Final[list[int]] = [-1000, 20, 22, 25, 28, 30, 33, 35, 38]


def army(s: Afu, seat: i64) -> tuple[int, ...]:
    """afu-107: the deck with the discard, and whatever of it is elsewhere in mid-round; the hospital does not count."""
    return s.deck[seat] + s.discard[seat] + s.hand[seat] + s.offered[seat] + s.spent[seat]


def panic_cards(s: Afu, seat: i64) -> int:
    return army(s, seat).count(s.rules.set.panic)


def counted(s: Afu, seat: i64, what: str) -> int:
    """How much of something a player has."""
    if what == "trophies":
        return len(s.trophies[seat])
    if what == "air-trophies":
        return len([c for c in s.trophies[seat] if card(s, c).air])
    if what == "objectives":
        return len(s.taken[seat])
    if what == "panic":
        return panic_cards(s, seat)
    if what == "aid":
        return army(s, seat).count(s.rules.set.aid)
    return len([c for c in army(s, seat) if c != s.rules.set.panic and fits(card(s, c), what)])


def fits(its: Card, what: str) -> bool:
    """Whether a card of the deck is of the sort that an achievement counts."""
    if what == "infantry":
        return its.kind == INFANTRY
    if what == "artillery":
        return its.kind == ARTILLERY
    if what == "tank":
        return its.kind == TANK
    if what == "air":
        return its.air
    if what == "anti-air":
        return its.anti_air
    if what == "enhanced":
        return its.enhanced_attack or its.enhanced_defence
    assert what == "cards", f"no achievement counts {what}"
    return True


def reached(s: Afu, seat: i64, goal: Goal) -> bool:
    have = counted(s, seat, goal.counts)
    return have <= goal.threshold if goal.at_most else have >= goal.threshold


def goal_of(s: Afu, number: i64) -> Goal:
    goal = card(s, number).goal
    assert goal is not None
    return goal


def achievements(s: Afu, seat: i64) -> int:
    """afu-108, afu-109: open ones that no other player has reached too, and one's own secret one."""
    points: i64 = 0
    for number in s.goals:
        goal = goal_of(s, number)
        if reached(s, seat, goal) and not any(reached(s, o, goal) for o in range(s.rules.players) if o != seat):
            points += goal.points
    if s.rules.players > 1:
        for number in s.secret[seat]:
            goal = goal_of(s, number)
            if reached(s, seat, goal):
                points += goal.points
    return points


def score(s: Afu, seat: i64) -> int:
    """afu-110: achievements and objectives less one for each Panic card."""
    points = achievements(s, seat) - panic_cards(s, seat)
    for number in s.taken[seat]:
        objective = card(s, number).objective
        assert objective is not None
        points += objective.points
    return points


def lost(s: Afu) -> bool:
    """A solo game can be lost outright."""
    return s.rules.players == 1 and s.ending in (OVERWHELMED, THREE_OBJECTIVES_LOST, NO_PANIC_LEFT)


def rank(s: Afu) -> int:
    """afu-131: the highest rank whose points are reached, as a number from 0."""
    points = score(s, 0)
    found = 0
    for number, least in enumerate(RANK_POINTS):
        if points >= least:
            found = number
    return found


def result(s: Afu) -> Result:
    """afu-111: the most points; then fewer Panic cards; then nobody. A solo game is won by a rank above the saboteur's."""
    scores = tuple([score(s, seat) for seat in range(s.rules.players)])
    if s.rules.players == 1:
        return shared(not lost(s) and rank(s) > 0, [scores], scores)
    return decided([(scores[seat], -panic_cards(s, seat)) for seat in (0, 1)], scores)
