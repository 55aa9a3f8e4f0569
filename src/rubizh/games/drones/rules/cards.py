"""The cards of Dronovody as the rules see them: what each can do. Which card has which is data."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.words import Name

NO_CARD: Final = -1

# The decks.
DRONE: Final = 0
CHARACTER: Final = 1
SUPPORT: Final = 2
THREAT: Final = 3

# Types of drones; what a pilot flies is a set of them, as bits.
FPV: Final = 0
MAVIC: Final = 1
WING: Final = 2
MULTIROTOR: Final = 3
TYPES: Final[list[str]] = ["fpv", "mavic", "wing", "multirotor"]
ANY_TYPE: Final = -1
EVERY_TYPE: Final = 15

# Kinds of support cards.
BONUS: Final = 0
ARTILLERY: Final = 1
PROTECTION: Final = 2
PROJECT: Final = 3
SUPPORT_KINDS: Final[list[str]] = ["bonus", "artillery", "protection", "project"]

# Kinds of enemies; a set of them is bits, none of them means whatever it is.
KINDS: Final[list[str]] = [
    "infantry",
    "vehicle",
    "tank",
    "artillery",
    "mlrs",
    "tos",
    "ew",
    "air-defence",
    "supply",
    "drone",
]
ANY_KIND: Final = 0

# What a protection card may name beside kinds of enemies, as further bits.
FROM_TRENCH: Final = 1 << 16
FROM_CREW: Final = 1 << 17
FROM_DRONES: Final = 1 << 18
FROM_MISHAPS: Final = 1 << 19
PARTS: Final[dict[str, int]] = {
    "trench": FROM_TRENCH,
    "crew": FROM_CREW,
    "drones": FROM_DRONES,
    "mishaps": FROM_MISHAPS,
}

# Where an enemy stands.
FIRST_LINE: Final = 1
SECOND_LINE: Final = 2
IN_THE_AIR: Final = 3

# What a character's half, a project or a bonus does.
NOTHING: Final = 0
LOGISTICS: Final = 1
LOGISTICS_FOR_TROPHY: Final = 2
AMMO: Final = 3
RECON: Final = 4
RECON_FOR: Final = 5
PLUS: Final = 6
GUARANTEED_HIT: Final = 7
RECRUIT_FROM: Final = 8
EVACUATE: Final = 9
REPAIR: Final = 10
EXCHANGE_MORE: Final = 11
EXTRA_ACTION: Final = 12
HANDLE_CHARACTERS: Final = 13
TAKE_FROM_TRENCH: Final = 14
VERBS: Final[list[str]] = [
    "nothing",
    "logistics",
    "logistics_for_trophy",
    "ammo",
    "recon",
    "recon_for",
    "plus",
    "guaranteed_hit",
    "recruit_from",
    "evacuate",
    "repair",
    "exchange_more",
    "extra_action",
    "handle_characters",
    "from_trench",
]
USED_BY_CHOICE: Final = frozenset([LOGISTICS, GUARANTEED_HIT, EVACUATE, REPAIR, EXTRA_ACTION, HANDLE_CHARACTERS])

# Whom a project needs: characters by number, or a pilot as a negative one.
ANY_PILOT: Final = -1
PILOT_OF: Final = -2  # less the number of a type


class Ability:
    """What a half of a character, a project or a bonus does; a plus may be for one type of drone, or against some kinds."""

    def __init__(self, verb: i64, amount: i64 = 1, type: i64 = ANY_TYPE, kinds: i64 = ANY_KIND) -> None:
        self.verb: Final = verb
        self.amount: Final = amount
        self.type: Final = type
        self.kinds: Final = kinds
        self.by_choice: Final = verb in USED_BY_CHOICE  # of a character or project: once a round


NO_ABILITY: Final = Ability(NOTHING, 0)


class Drone:
    """drones-5: a drone: its type and price, the attacks it makes, what it needs, and what it gives by being there."""

    def __init__(
        self,
        type: i64,
        cost: i64,
        ground: i64,
        air: i64,
        reach: i64,
        needs_recon: bool,
        needs_ammo: bool,
        hit: i64,
        breaks: i64,
        kamikaze: bool,
        recon: i64,
        corrects: bool,
        starting: bool,
    ) -> None:
        self.type: Final = type
        self.cost: Final = cost
        self.ground: Final = ground  # attacks on ground enemies in a sortie
        self.air: Final = air  # attacks on enemy drones in a sortie
        self.reach: Final = reach
        self.needs_recon: Final = needs_recon
        self.needs_ammo: Final = needs_ammo
        self.hit: Final = hit
        self.breaks: Final = breaks  # the red die; 0 where there is none
        self.kamikaze: Final = kamikaze
        self.recon: Final = recon  # the distance, 0 for none
        self.corrects: Final = corrects
        self.starting: Final = starting
        self.strikes: Final = ground > 0 or air > 0


NO_DRONE: Final = Drone(FPV, 0, 0, 0, 0, False, False, 0, 0, False, 0, False, False)


class Character:
    """drones-74: a character: what they fly and how well, what they do in the Crew and in HQ."""

    def __init__(self, flies: i64, plus: i64, crew: Ability, hq: Ability, starting: bool) -> None:
        self.flies: Final = flies | 1 << MAVIC if flies else 0  # any pilot flies a Mavic
        self.typed: Final = flies  # the types on the card: its plus and projects look at them
        self.plus: Final = plus
        self.crew: Final = crew
        self.hq: Final = hq
        self.starting: Final = starting
        self.universal: Final = flies == EVERY_TYPE


NO_CHARACTER: Final = Character(0, 0, NO_ABILITY, NO_ABILITY, False)


class Support:
    """drones-54: a support card: its kind and price, and whatever that kind has."""

    def __init__(
        self, kind: i64, cost: i64, ability: Ability, hit: i64, reach: i64, protects: i64, needs: tuple[int, ...]
    ) -> None:
        self.kind: Final = kind
        self.cost: Final = cost
        self.ability: Final = ability  # of a bonus or an activated project
        self.hit: Final = hit  # of artillery
        self.reach: Final = reach
        self.protects: Final = protects  # kinds of enemies and parts, as bits
        self.needs: Final = needs  # the characters of a project


NO_SUPPORT: Final = Support(BONUS, 0, NO_ABILITY, 0, 0, 0, ())


class Harm:
    """drones-113: what an activated enemy or a mishap does to a player."""

    def __init__(
        self,
        trench: i64 = 0,
        crew: i64 = 0,
        shot_down: i64 = 0,
        broken: i64 = 0,
        wing_only: bool = False,
        logistics: i64 = 0,
        support: i64 = 0,
        actions: i64 = 0,
    ) -> None:
        self.trench: Final = trench
        self.crew: Final = crew
        self.shot_down: Final = shot_down
        self.broken: Final = broken
        self.wing_only: Final = wing_only  # of drones, only Wings
        self.logistics: Final = logistics
        self.support: Final = support  # cards fewer after the next Recovery: a mishap's alone
        self.actions: Final = actions  # actions fewer in the next turn: a mishap's alone
        self.lasts: Final = support > 0 or actions > 0


NO_HARM: Final = Harm()


class Standing:
    """What an enemy does by being on the field: a penalty to drone attacks, of one type perhaps; dearer drones.

    drones-118, drones-119
    """

    def __init__(self, minus: i64 = 0, type: i64 = ANY_TYPE, dearer: i64 = 0) -> None:
        self.minus: Final = minus
        self.type: Final = type
        self.dearer: Final = dearer


NO_STANDING: Final = Standing()


class Threat:
    """drones-16, drones-120: an enemy, or a mishap."""

    def __init__(
        self,
        mishap: bool,
        kind: i64,
        place: i64,
        points: i64,
        numbers: i64,
        exchange: i64,
        triangle: bool,
        armour: i64,
        standing: Standing,
        harm: Harm,
        benefit: i64,
        deactivates: i64,
        players: i64,
    ) -> None:
        self.mishap: Final = mishap
        self.kind: Final = kind
        self.place: Final = place
        self.points: Final = points
        self.numbers: Final = numbers  # of the die that activate it, as bits: 1 << 4 for a four
        self.exchange: Final = exchange
        self.triangle: Final = triangle
        self.armour: Final = armour
        self.standing: Final = standing
        self.harm: Final = harm
        self.benefit: Final = benefit  # Logistics when it is destroyed
        self.deactivates: Final = deactivates  # kinds, as bits, when it is destroyed
        self.players: Final = players  # how many a mishap hits
        self.opens: Final = not mishap and place == FIRST_LINE  # whether it may be there from the start


NO_THREAT: Final = Threat(False, 0, FIRST_LINE, 0, 0, 1, False, 0, NO_STANDING, NO_HARM, 0, 0, 0)


class Card:
    """drones-4, drones-16, drones-88: one kind of card: its name, its deck, and what stands on it as a card of that deck."""

    def __init__(
        self,
        name: str,
        title: Name,
        deck: i64,
        drone: Drone = NO_DRONE,
        character: Character = NO_CHARACTER,
        support: Support = NO_SUPPORT,
        threat: Threat = NO_THREAT,
    ) -> None:
        self.name: Final = name  # the id in the card set, which is the notation
        self.title: Final = title
        self.deck: Final = deck
        self.drone: Final = drone
        self.character: Final = character
        self.support: Final = support
        self.threat: Final = threat


class CardSet:
    """All kinds of cards by number, which of them make up each deck, with copies and in that order, and the board."""

    def __init__(
        self,
        name: str,
        cards: list[Card],
        drones: tuple[int, ...],
        characters: tuple[int, ...],
        support: tuple[int, ...],
        threats: tuple[int, ...],
        first_drone: i64,
        first_pilot: i64,
        most_logistics: i64,
    ) -> None:
        self.name: Final = name
        self.cards: Final = cards
        self.drones: Final = drones  # without the starting ones
        self.characters: Final = characters
        self.support: Final = support
        self.threats: Final = threats
        self.first_drone: Final = first_drone  # the Mavic and the universal pilot that everybody starts with
        self.first_pilot: Final = first_pilot
        self.most_logistics: Final = most_logistics
        self.drone: Final[list[Drone]] = [card.drone for card in cards]
        self.character: Final[list[Character]] = [card.character for card in cards]
        self.of_support: Final[list[Support]] = [card.support for card in cards]
        self.threat: Final[list[Threat]] = [card.threat for card in cards]
        self.in_crew: Final[list[Ability]] = [card.character.crew for card in cards]
        self.in_hq: Final[list[Ability]] = [card.character.hq for card in cards]
        self.by_support: Final[list[Ability]] = [card.support.ability for card in cards]
