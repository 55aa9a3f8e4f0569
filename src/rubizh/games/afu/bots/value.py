"""What cards and placements of AFU look worth, by rules of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.games.afu.rules.bonus import bonus_of
from rubizh.games.afu.rules.cards import ABSENT, NO_CARD, Card
from rubizh.games.afu.rules.combat import Side, destroys, grounded
from rubizh.games.afu.rules.scoring import fits, goal_of
from rubizh.games.afu.rules.state import PLACES, Afu, card, in_play, points_of

DESTROYED: Final = 2.5
PANIC: Final = 4.5
ROCKET: Final = 0.5
KEPT: Final = 0.6  # what a recruitment point is worth that a fielded card does not bring
LOST: Final = 0.35  # the part of a card's worth that the hospital costs


def worth(its: Card) -> float:
    """What a card of one's own is worth in general."""
    value = float(points_of(its.attack) + points_of(its.defence)) + 1.5 * float(points_of(its.support))
    if its.enhanced_attack or its.reinforcements:
        value += 1.5
    if its.enhanced_defence:
        value += 1.5
    if its.anti_air:
        value += 1.5
    if its.air:
        value += 1.0
    if its.bonus is not None:
        value += 1.5
    return value + 0.5 * float(its.points) + (1.5 if its.calms else 0.0)


def menace(its: Card) -> float:
    """What an invader is worth getting rid of."""
    marks = (2.0 if its.air else 0.0) + (1.0 if its.artillery else 0.0) + (1.0 if its.rocket else 0.0)
    enhanced = (2.0 if its.enhanced_defence else 0.0) + (1.0 if its.enhanced_attack else 0.0)
    return float(points_of(its.attack) + points_of(its.defence) + points_of(its.support)) + marks + enhanced


def wanted(s: Afu, seat: i64, its: Card) -> float:
    """What a card for sale is worth to a seat: in itself, and for the achievements it may see."""
    value = worth(its)
    for number in s.goals + s.secret[seat]:
        goal = goal_of(s, number)
        if goal.counts in COUNTED and fits(its, goal.counts) and not goal.at_most:
            value += 1.0
    return value


COUNTED: Final[list[str]] = ["infantry", "artillery", "tank", "air", "anti-air", "enhanced", "cards"]


def place_value(s: Afu, seat: i64, place: i64) -> float:
    """How the fight at one place would go as it stands."""
    invader = s.attack[seat][place]
    if invader == NO_CARD:
        return 0.0
    front, back = s.defence[seat][place], s.defence_support[seat][place]
    if front == NO_CARD:
        return -PANIC - (ROCKET if card(s, invader).rocket else 0.0)
    ours = Side(s, front, back, seat)
    theirs = Side(s, invader, s.attack_support[seat][place], -1)
    value = 0.0
    if destroys(ours, theirs, False):
        value += DESTROYED
    elif theirs.rocket:
        value -= ROCKET
    lost = destroys(theirs, ours, s.rules.ground_hits_air) or grounded(s, front)
    value -= cost_of(s, front, lost)
    if back != NO_CARD:
        value -= cost_of(s, back, lost or theirs.artillery or grounded(s, back))
    return value


def cost_of(s: Afu, c: i64, lost: bool) -> float:
    """What fielding a card costs: its compensation, and part of itself if it goes to the hospital."""
    its = card(s, c)
    kept = KEPT * float(its.points) + (1.0 if its.calms else 0.0)
    return kept + (LOST * worth(its) if lost else 0.0)


def fielded_value(s: Afu, seat: i64) -> float:
    """How all the fights would go, with the bonuses that come by themselves."""
    value = 0.0
    for place in range(PLACES):
        value += place_value(s, seat, place)
    for c in in_play(s, seat):
        reward = bonus_of(s, seat, c)
        if reward is not None:
            value += KEPT * float(reward.recruits()) + (1.0 if reward.chosen() else 0.0) + (1.5 if reward.spares() else 0.0)
    return value


def payment(s: Afu, its: Card) -> float:
    """What it costs to use a card for the objective instead of fielding it."""
    return 0.5 * worth(its) if its.attack != ABSENT or its.defence != ABSENT else 0.5
