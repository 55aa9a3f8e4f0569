"""The cards of AFU as they are written."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from rubizh.cards import records
from rubizh.cards.records import Card, Id, OneOf, Text, TomlTable

Points: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Support: TypeAlias = Annotated[int, Meta(ge=0, le=10)]
Gain: TypeAlias = Annotated[int, Meta(ge=1, le=10)]
Threshold: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
UpToThree: TypeAlias = Annotated[int, Meta(ge=1, le=3)]

Colour: TypeAlias = Literal["yellow", "blue"]
InvaderDeck: TypeAlias = Literal["yellow", "blue", "I", "II"]
Enhanced: TypeAlias = Literal["attack", "defence"]
TroopType: TypeAlias = Literal["infantry", "artillery", "tank", "air", "other"]
TroopMark: TypeAlias = Literal["anti-air", "reinforcements"]
InvaderMark: TypeAlias = Literal["air", "anti-air", "reinforcements", "artillery", "rocket"]
ObjectiveKind: TypeAlias = Literal["city", "bridge", "cruiser"]
Counted: TypeAlias = Literal[
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
    "aid",
    "panic",
]


class When(OneOf, frozen=True, kw_only=True):
    """The condition of a bonus."""

    destroyed: UpToThree | None = None
    badge: Id | None = None
    panic: bool | None = None
    normal_defence: bool | None = None
    enhanced_defence: bool | None = None
    objective: bool | None = None


class Reward(OneOf, frozen=True, kw_only=True):
    """What a bonus gives."""

    no_panic: bool | None = None
    hospital: bool | None = None
    calm: bool | None = None
    points: Gain | None = None
    draw: Literal[1] | None = None
    support: Gain | None = None
    attack: Gain | None = None
    defence: Gain | None = None
    recon: bool | None = None


class Bonus(TomlTable, frozen=True, kw_only=True):
    reward: Reward
    when: When | None = None


class Compensation(OneOf, frozen=True, kw_only=True):
    """What a card gives that was neither fielded nor bid."""

    points: Gain | None = None
    panic: bool | None = None


class Effect(OneOf, frozen=True, kw_only=True):
    """What an event does to each player."""

    redraw: bool | None = None
    buy: Gain | None = None
    fewer_invaders: UpToThree | None = None
    panic: Literal[1] | None = None
    air_lost: bool | None = None
    discard: Literal[1] | None = None
    recon: bool | None = None
    hospital: bool | None = None


class Need(OneOf, frozen=True, kw_only=True):
    """What has to be bid for an objective."""

    attack: Threshold | None = None
    defence: Threshold | None = None


class Goal(TomlTable, frozen=True, kw_only=True):
    """What an achievement counts at the end of the game."""

    count: Counted
    at_least: Threshold | None = None
    at_most: Few | None = None


class Troop(Card, frozen=True, kw_only=True):
    """A card that a player can have; a number that is not written is not printed on it."""

    type: TroopType
    attack: Points | None = None
    defence: Points | None = None
    support: Support | None = None
    enhanced: tuple[Enhanced, ...] = ()
    marks: tuple[TroopMark, ...] = ()
    badge: Id | None = None
    bonus: Bonus | None = None
    compensation: Compensation | None = None


class Starting(Troop, frozen=True, kw_only=True):
    colour: Colour


class Recruit(Troop, frozen=True, kw_only=True):
    """A card for sale: of the AFU deck or the International Aid."""

    cost: Points


class Panic(Card, frozen=True, kw_only=True):
    penalty: Literal[1]


class Invader(Card, frozen=True, kw_only=True):
    deck: InvaderDeck
    attack: Points | None = None
    defence: Points | None = None
    support: Support | None = None
    enhanced: tuple[Enhanced, ...] = ()
    marks: tuple[InvaderMark, ...] = ()


class Event(Card, frozen=True, kw_only=True):
    chain: bool
    effect: Effect


class Objective(Card, frozen=True, kw_only=True):
    kind: ObjectiveKind
    need: Need
    points: Gain


class Achievement(Card, frozen=True, kw_only=True):
    points: Gain
    goal: Goal


class About(records.About, frozen=True, kw_only=True):
    """What a card set is, and its badges."""

    game: Literal["afu"]
    badges: dict[Id, Text] = field(default_factory=dict)


class CardSet(records.CardSet, frozen=True, kw_only=True):
    """All the decks of AFU."""

    about: About
    starting: list[Starting]
    afu: list[Recruit]
    aid: list[Recruit]
    panic: list[Panic]
    invaders: list[Invader]
    achievements: list[Achievement]
    events: list[Event]
    promos: list[Event]
    objectives: list[Objective]
