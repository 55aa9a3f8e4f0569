"""The cards of AFU as the rules see them: numbers, marks, a bonus, a compensation. Which card has which is data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from rubizh.engine.words import Name

if TYPE_CHECKING:
    from rubizh.games.afu.rules.bonus import Bonus
    from rubizh.games.afu.rules.events import Effect

ABSENT: Final = -1  # no such points on the card, which count as none (afu-7)
NO_CARD: Final = -1
NO_BADGE: Final = -1

# Types of troops: nothing but achievements looks at the first three (afu-41).
INFANTRY: Final = 0
ARTILLERY: Final = 1
TANK: Final = 2
AIR: Final = 3
OTHER: Final = 4
TYPE_NAMES: Final[list[str]] = ["infantry", "artillery", "tank", "air", "other"]

# The decks that a card may belong to (afu-2 to afu-6).
STARTING: Final = 0
AFU: Final = 1
AID: Final = 2
PANIC: Final = 3
INVADER: Final = 4
ACHIEVEMENT: Final = 5
EVENT: Final = 6
OBJECTIVE: Final = 7

# The kinds of objectives in the event stack, each drawn from a pool of its own.
BRIDGE: Final = 0
WORTH_THREE: Final = 1
WORTH_FOUR: Final = 2
CRUISER: Final = 3
OBJECTIVES_USED: Final[list[int]] = [3, 3, 1, 1]


class Goal:
    """An achievement: what is counted, and how many it takes at least, or at most."""

    def __init__(self, counts: str, threshold: i64, at_most: bool, points: i64) -> None:
        self.counts: Final = counts
        self.threshold: Final = threshold
        self.at_most: Final = at_most
        self.points: Final = points


class Objective:
    """A city, a bridge or the cruiser: attack or defence needed to take it, and what it is worth."""

    def __init__(self, pool: i64, need: i64, by_attack: bool, points: i64) -> None:
        self.pool: Final = pool
        self.need: Final = need
        self.by_attack: Final = by_attack
        self.points: Final = points


class Card:
    """One kind of card; a card that does not fight has no points."""

    def __init__(
        self,
        name: str,
        title: Name,
        deck: i64,
        attack: i64,
        defence: i64,
        support: i64,
        enhanced_attack: bool,
        enhanced_defence: bool,
        kind: i64,
        anti_air: bool,
        reinforcements: bool,
        artillery: bool,
        rocket: bool,
        cost: i64,
        badge: i64,
        bonus: Bonus | None,
        points: i64,
        calms: bool,
        effect: Effect | None,
        chains: bool,
        objective: Objective | None,
        goal: Goal | None,
    ) -> None:
        self.name: Final = name  # the id in the card set, which is the notation
        self.title: Final = title
        self.deck: Final = deck
        self.attack: Final = attack
        self.defence: Final = defence
        self.support: Final = support
        self.enhanced_attack: Final = enhanced_attack
        self.enhanced_defence: Final = enhanced_defence
        self.kind: Final = kind
        self.anti_air: Final = anti_air
        self.reinforcements: Final = reinforcements
        self.artillery: Final = artillery
        self.rocket: Final = rocket
        self.cost: Final = cost
        self.badge: Final = badge
        self.bonus: Final = bonus
        self.points: Final = points  # of compensation
        self.calms: Final = calms  # its compensation returns a Panic card
        self.effect: Final = effect
        self.chains: Final = chains
        self.objective: Final = objective
        self.goal: Final = goal
        self.fights: Final = not reinforcements and (attack != ABSENT or defence != ABSENT)
        self.supports: Final = reinforcements or support != ABSENT
        self.air: Final = kind == AIR
        self.chooses: Final = bonus is not None and bonus.reward.chosen()
        self.treats: Final = bonus is not None and bonus.reward.treats()


class CardSet:
    """All kinds of cards by number, and which of them make up each deck, with copies, in the order of their numbers."""

    def __init__(
        self,
        name: str,
        cards: list[Card],
        panic: i64,
        aid: i64,
        starting: list[tuple[int, ...]],
        afu: tuple[int, ...],
        aid_copies: i64,
        panic_copies: i64,
        colours: list[tuple[int, ...]],
        later: list[tuple[int, ...]],
        achievements: tuple[int, ...],
        events: tuple[int, ...],
        promos: tuple[int, ...],
        pools: list[tuple[int, ...]],
        badges: list[str],
    ) -> None:
        self.name: Final = name
        self.cards: Final = cards
        self.panic: Final = panic
        self.aid: Final = aid
        self.starting: Final = starting  # yellow, blue
        self.afu: Final = afu
        self.aid_copies: Final = aid_copies
        self.panic_copies: Final = panic_copies
        self.colours: Final = colours  # invaders with a yellow and with a blue flag
        self.later: Final = later  # invaders I and II
        self.achievements: Final = achievements
        self.events: Final = events
        self.promos: Final = promos
        self.pools: Final = pools  # objectives by kind
        self.badges: Final = badges
        self.cheapest: Final = min([cards[c].cost for c in (*afu, aid)])
