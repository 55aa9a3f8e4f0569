"""The cards of AFU as a table of numbers, for looking at many of them quickly."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rubizh.bots.net import zeros
from rubizh.games.afu.bots.value import worth
from rubizh.games.afu.rules.bonus import DrawCards
from rubizh.games.afu.rules.cards import Card, CardSet
from rubizh.games.afu.rules.scoring import fits
from rubizh.games.afu.rules.state import points_of

# The columns.
ATTACK: Final = 0
DEFENCE: Final = 1
SUPPORT: Final = 2
MARKS: Final = 3
USES: Final = 4
POINTS: Final = 5
COST: Final = 6
SORTS: Final = 7
SORT: Final = 8  # of an achievement: what it counts
THRESHOLD: Final = 9
AT_MOST: Final = 10
VICTORY: Final = 11  # victory points of an achievement or objective
NEED: Final = 12
WIDTH: Final = 13

# Marks.
ENHANCED_ATTACK: Final = 1
ENHANCED_DEFENCE: Final = 2
AIR_MARK: Final = 4
HITS_AIR: Final = 8
ARTILLERY_MARK: Final = 16
ROCKET_MARK: Final = 32

# What a card is good for.
FIGHTS: Final = 1
SUPPORTS: Final = 2
CALMS: Final = 4
TREATS: Final = 8
CHOOSES: Final = 16
SPARES: Final = 32
DRAWS: Final = 64

# What achievements count: sorts of cards first.
SORT_NAMES: Final[list[str]] = [
    "infantry",
    "artillery",
    "tank",
    "air",
    "anti-air",
    "enhanced",
    "cards",
    "trophies",
    "air-trophies",
    "objectives",
    "panic",
    "aid",
]
CARD_SORTS: Final = 7
TROPHIES: Final = 7
AIR_TROPHIES: Final = 8
OBJECTIVES: Final = 9
PANICS: Final = 10
AIDS: Final = 11
ALL_SORTS: Final = 12


class Lore:
    """What is known of every card of a set, by its number."""

    def __init__(self, cards: CardSet) -> None:
        self.set: Final = cards
        self.panic: Final[i64] = cards.panic
        self.aid: Final[i64] = cards.aid
        numbers: list[int] = []
        for its in cards.cards:
            numbers.extend(row(its))
        self.table: Final = vec[i64](numbers)
        self.lent: Final = vec[i64]([lent(its) for its in cards.cards])  # the marks that a card in support lends
        self.worths: Final = zeros(len(cards.cards))
        for c in range(len(cards.cards)):
            self.worths[c] = worth(cards.cards[c])

    def worth(self, c: i64) -> float:
        return self.worths[c]

    def air(self, c: i64) -> bool:
        return self.table[c * WIDTH + MARKS] & AIR_MARK != 0


def row(its: Card) -> list[int]:
    goal, objective = its.goal, its.objective
    return [
        int(points_of(its.attack)),
        int(points_of(its.defence)),
        int(points_of(its.support)),
        marks(its),
        uses(its),
        int(its.points),
        int(its.cost),
        sum([1 << sort for sort in range(CARD_SORTS) if fits(its, SORT_NAMES[sort])]),
        -1 if goal is None else SORT_NAMES.index(goal.counts),
        0 if goal is None else int(goal.threshold),
        1 if goal is not None and goal.at_most else 0,
        int(goal.points) if goal is not None else int(objective.points) if objective is not None else 0,
        0 if objective is None else int(objective.need),
    ]


def marks(its: Card) -> int:
    return (
        (ENHANCED_ATTACK if its.enhanced_attack else 0)
        | (ENHANCED_DEFENCE if its.enhanced_defence else 0)
        | (AIR_MARK if its.air else 0)
        | (HITS_AIR if its.air or its.anti_air else 0)
        | (ARTILLERY_MARK if its.artillery else 0)
        | (ROCKET_MARK if its.rocket else 0)
    )


def lent(its: Card) -> int:
    """afu-25: all but the troop type, and Reinforcements enhance the attack."""
    given = marks(its) & ~(AIR_MARK | HITS_AIR)
    return given | (HITS_AIR if its.anti_air else 0) | (ENHANCED_ATTACK if its.reinforcements else 0)


def uses(its: Card) -> int:
    bonus = its.bonus
    return (
        (FIGHTS if its.fights else 0)
        | (SUPPORTS if its.supports else 0)
        | (CALMS if its.calms else 0)
        | (TREATS if its.treats else 0)
        | (CHOOSES if its.chooses else 0)
        | (SPARES if bonus is not None and bonus.reward.spares() else 0)
        | (DRAWS if bonus is not None and isinstance(bonus.reward, DrawCards) else 0)
    )
