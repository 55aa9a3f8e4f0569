"""The cards and the board of Invaders as they are written."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from rubizh.cards import records
from rubizh.cards.records import Card, Id, OneOf, Source, Text, TomlTable

Price: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Power: TypeAlias = Annotated[int, Meta(ge=-5, le=12)]
Few: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Tokens: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Change: TypeAlias = Annotated[int, Meta(ge=-5, le=5)]
ZonePower: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Track: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
NoMore: TypeAlias = Annotated[int, Meta(ge=0, le=12)]

Side: TypeAlias = Literal["mankind", "invader"]
MankindType: TypeAlias = Literal["defender", "skull", "location", "tech", "aid"]
InvaderType: TypeAlias = Literal["desolator", "tentacles", "pyramid", "alien", "cocoon", "punisher", "alien-tech"]
AnyType: TypeAlias = Literal[MankindType, "hero", InvaderType]
Zone: TypeAlias = Literal["own", "pacific-rim", "eurasia", "africa"]
Who: TypeAlias = Literal["you", "opponent", "both"]
Deed: TypeAlias = Literal["play", "move", "use", "draw", "target", "destroy", "restore_zone", "lower_zone", "make_room"]
Allowed: TypeAlias = Literal["move", "make_room"]
PowerToken: TypeAlias = Literal[-1, 1, 2]


class Filter(TomlTable, frozen=True, kw_only=True):
    """Which cards: of any of these types, with any of these keywords, on that side, there."""

    types: tuple[AnyType, ...] = ()
    keywords: tuple[Id, ...] = ()
    side: Side | None = None
    zone: Zone | None = None
    opposing: bool = False
    this: bool = False


class Condition(OneOf, frozen=True, kw_only=True):
    """What must be so for a part to happen."""

    beside: ClassVar[frozenset[str]] = frozenset(["at_least"])

    turned_over: tuple[AnyType, ...] | None = None
    in_play: Filter | None = None
    tokens: Tokens | None = None  # on this card, or more
    zone_power: NoMore | None = None  # of this card's zone, or less
    at_least: Few | None = None  # beside in_play


class Effect(OneOf, frozen=True, kw_only=True):
    """One part of what a card, an ability or a strategy does."""

    beside: ClassVar[frozenset[str]] = frozenset(
        ["of", "cards", "every", "who", "zone", "may", "victim_chooses", "adjacent", "price", "only_if"]
    )

    destroy: Few | None = None
    sacrifice: Few | None = None
    drain: Few | None = None
    draw: Few | None = None
    lower_zone: Few | None = None
    restore_zone: Few | None = None
    power_token: PowerToken | None = None
    token: Change | None = None
    ops_token: Few | None = None
    move: Few | None = None
    discard_to_deck: Few | None = None
    redraw: bool | None = None
    turn_over_top: bool | None = None
    skip_attack: bool | None = None
    marker: Change | None = None
    mankind_attacks: bool | None = None
    surcharge: Few | None = None
    of: Filter | None = None
    cards: Few | None = None  # beside power_token and token
    every: bool | None = None  # beside destroy, sacrifice, power_token and token: all cards of the filter
    who: Who | None = None  # beside drain, draw and sacrifice
    zone: Zone | None = None  # beside lower_zone and restore_zone
    may: bool | None = None
    victim_chooses: bool | None = None  # beside destroy
    adjacent: bool | None = None  # beside move
    price: bool | None = None  # beside sacrifice
    only_if: Condition | None = None


class Standing(OneOf, frozen=True, kw_only=True):
    """What goes on while a card is in play."""

    beside: ClassVar[frozenset[str]] = frozenset(["of", "who", "price"])

    power_of: Change | None = None
    forbid: Deed | None = None
    allow: Allowed | None = None
    surcharge: Few | None = None
    price_cut: Few | None = None
    of: Filter | None = None
    who: Who | None = None  # beside forbid and allow, for what a player does
    price: Literal["discard", "drain"] | None = None  # beside surcharge and price_cut


class Use(TomlTable, frozen=True, kw_only=True):
    """What a card in play can be used for in the own main phase, and its price."""

    do: tuple[Effect, ...]
    spend: Tokens | None = None
    at_most_tokens_a_turn: Tokens | None = None
    discard: Price = 0
    drain: Price = 0
    then: Literal["discard"] | None = None


class Answer(OneOf, frozen=True, kw_only=True):
    """How a card answers in a window: from the hand, or by its tokens in play."""

    beside: ClassVar[frozenset[str]] = frozenset(["of", "abilities", "every", "at_most_tokens_a_turn"])

    cancel: bool | None = None
    prevent_drain: Few | None = None
    protect: bool | None = None
    of: Filter | None = None  # beside cancel
    abilities: bool | None = None  # beside cancel: abilities too
    every: bool | None = None  # beside prevent_drain: the whole drain
    at_most_tokens_a_turn: Tokens | None = None  # beside protect


class Playable(Card, frozen=True, kw_only=True):
    """What every card has that is played or comes into play."""

    types: tuple[str, ...]
    keywords: tuple[Id, ...] = ()
    power: Power | None = None
    discard: Price = 0
    drain: Price = 0
    invulnerable: bool = False
    tokens: Tokens | None = None
    wins_with: Tokens | None = None
    one_shot: tuple[Effect, ...] = ()
    enters: tuple[Effect, ...] = ()
    while_in_play: tuple[Standing, ...] = ()
    every_turn: tuple[Effect, ...] = ()
    use: tuple[Use, ...] = ()
    answer: Answer | None = None
    note: Text | None = None


class MankindCard(Playable, frozen=True, kw_only=True):
    types: tuple[MankindType, ...]


class InvaderCard(Playable, frozen=True, kw_only=True):
    types: tuple[InvaderType, ...]


class HeroCard(Card, frozen=True, kw_only=True):
    """A hero: neither played nor paid for, so without a price and without an effect of entering."""

    keywords: tuple[Id, ...] = ()
    power: Power
    while_in_play: tuple[Standing, ...] = ()
    every_turn: tuple[Effect, ...] = ()
    use: tuple[Use, ...] = ()
    note: Text | None = None


class Strategy(TomlTable, frozen=True, kw_only=True):
    """A strategy of the board; `saves_hero` is that of Project Chainmail."""

    id: Id
    name: Text
    source: Source
    side: Side
    do: tuple[Effect, ...] = ()
    saves_hero: bool = False


class Zones(TomlTable, frozen=True, kw_only=True):
    """The power of each zone."""

    pacific_rim: ZonePower
    eurasia: ZonePower
    africa: ZonePower


class PlotTrack(TomlTable, frozen=True, kw_only=True):
    """Where the marker starts in a game with 70 cards, and where the track ends."""

    start: Track
    most: Track


class Board(TomlTable, frozen=True, kw_only=True):
    """The board."""

    zones: Zones
    plot: PlotTrack
    ops_centre: Tokens
    strategy: tuple[Strategy, ...]


class About(records.About, frozen=True, kw_only=True):
    """What a card set is, and its keywords."""

    game: Literal["invaders"]
    keywords: dict[str, Text]


class CardSet(records.CardSet, frozen=True, kw_only=True):
    """All the decks of Invaders."""

    about: About
    mankind: list[MankindCard]
    invader: list[InvaderCard]
    heroes: list[HeroCard]
    mankind_pool: list[MankindCard]
    invader_pool: list[InvaderCard]
    board: Board

    def playable(self) -> list[Playable]:
        return [*self.mankind, *self.mankind_pool, *self.invader, *self.invader_pool]
