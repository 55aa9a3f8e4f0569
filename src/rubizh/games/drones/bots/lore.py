"""What there is to know of each card of a set at first sight: what sort it is of, and what an enemy's harm amounts to."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rubizh.bots.net import zeros
from rubizh.games.drones.bots.value import LOGISTIC, POINT, faces, harm_of
from rubizh.games.drones.rules.cards import (
    ARTILLERY,
    BONUS,
    FROM_CREW,
    FROM_DRONES,
    FROM_MISHAPS,
    FROM_TRENCH,
    IN_THE_AIR,
    KINDS,
    PROTECTION,
    VERBS,
    CardSet,
    Drone,
    Support,
    Threat,
)
from rubizh.games.drones.rules.choices import FACES

ALL_VERBS: Final = 15
assert len(VERBS) == ALL_VERBS

# Sorts of support cards: bonuses and projects by what they do, artillery by reach and hit, protection by what it spares.
OF_PROJECT: Final = ALL_VERBS
OF_ARTILLERY: Final = OF_PROJECT + ALL_VERBS
OF_PROTECTION: Final = OF_ARTILLERY + 2 * FACES
PROTECTIONS: Final = 6
SUPPORT_SORTS: Final = OF_PROTECTION + PROTECTIONS

# Sorts of drones: type, attacks, reach, whether it comes back; and of enemies: where they stand, and what they do.
STRIKES: Final = 4
DRONE_SORTS: Final = 4 * STRIKES * 4
HARMS: Final = 6
ENEMY_SORTS: Final = 3 * HARMS

DRONE_KIND: Final[int] = KINDS.index("drone")
GUNS: Final[int] = 1 << KINDS.index("artillery") | 1 << KINDS.index("mlrs") | 1 << KINDS.index("tos")


class Lore:
    """Tables by the number of a card; of what it is no card of, they say nothing."""

    def __init__(self, cards: CardSet) -> None:
        self.set: Final = cards
        size = len(cards.cards)
        self.support: Final = vec[i64]([support_sort(card.support) for card in cards.cards])
        self.drone: Final = vec[i64]([drone_sort(card.drone) for card in cards.cards])
        self.enemy: Final = vec[i64]([enemy_sort(card.threat) for card in cards.cards])
        self.harm: Final = zeros(size)  # of an enemy, for each roll
        self.gain: Final = zeros(size)  # for whoever destroys it
        for c, card in enumerate(cards.cards):
            its = card.threat
            self.harm[c] = float(faces(its)) / FACES * harm_of(its.harm)
            standing = 0.4 * float(its.standing.minus) + 0.2 * float(its.standing.dearer)
            self.gain[c] = POINT * float(its.points) + LOGISTIC * float(its.benefit) + standing


def support_sort(its: Support) -> int:
    if its.kind == BONUS:
        return int(its.ability.verb)
    if its.kind == ARTILLERY:
        return int(OF_ARTILLERY + (FACES if its.reach > 1 else 0) + its.hit - 1)
    if its.kind == PROTECTION:
        return int(OF_PROTECTION + protection_sort(its.protects))
    return int(OF_PROJECT + its.ability.verb)


def protection_sort(spared: i64) -> i64:
    if spared & (FROM_TRENCH | FROM_CREW):
        return 0
    if spared & FROM_MISHAPS:
        return 1
    if spared & FROM_DRONES:
        return 2
    if spared >> DRONE_KIND & 1:
        return 3
    return 4 if spared & GUNS else 5


def drone_sort(its: Drone) -> int:
    strikes: i64 = 0
    if its.ground > 0:
        strikes = min(its.ground, 2)
    elif its.air > 0:
        strikes = 3
    far: i64 = 1 if its.reach > 1 else 0
    return int(((its.type * STRIKES + strikes) * 2 + far) * 2 + (1 if its.kamikaze else 0))


def enemy_sort(its: Threat) -> int:
    place = IN_THE_AIR - 1 if its.place == IN_THE_AIR else its.place - 1
    harm = its.harm
    if harm.trench > 0:
        sort: i64 = 0 if harm.trench == 1 else 1
    elif harm.crew > 0:
        sort = 2
    elif harm.shot_down + harm.broken > 0:
        sort = 3
    else:
        sort = 4 if harm.logistics > 0 else 5
    return int(place * HARMS + sort)
