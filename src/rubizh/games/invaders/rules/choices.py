"""Every choice of Invaders, one shared object for each, with its notation."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rubizh.engine.deck import CardChoice, Deal
from rubizh.engine.flow import Choice
from rubizh.games.invaders.rules.cards import SIDES, ZONES
from rubizh.games.invaders.rules.sets import CardSet

SLOTS: Final = 4  # of a zone, on each side
ABILITIES: Final = 3  # a card has at most so many
LEAST_SWAP: Final = 3
MOST_SWAP: Final = 10


class Play(CardChoice):
    """Play a card of the hand, in the own main phase or as an answer: `play kraken`."""


class Discard(CardChoice):
    """Discard a card of the hand as a price: `discard kraken`."""


class TakeOut(CardChoice):
    """Take a card out of the own deck before a game of a match: `take out kraken`."""


class PutIn(CardChoice):
    """Put a card of the pool into the own deck before a game: `put in kraken`."""


class InZone(Choice):
    """A zone: `in eurasia`."""

    def __init__(self, zone: i64) -> None:
        super().__init__(f"in {ZONES[zone]}")
        self.zone: Final = zone


class Slot(Choice):
    """A card in play, by where it lies: `mankind eurasia 2`."""

    def __init__(self, side: i64, zone: i64, place: i64) -> None:
        super().__init__(f"{SIDES[side]} {ZONES[zone]} {place + 1}")
        self.side: Final = side
        self.zone: Final = zone
        self.place: Final = place


class OfPlace(Choice):
    """Something done with an own card in play."""

    def __init__(self, text: str, zone: i64, place: i64) -> None:
        super().__init__(text)
        self.zone: Final = zone
        self.place: Final = place


class Use(OfPlace):
    """Use an ability of a card in play: `use eurasia 2`, `use eurasia 2 second`."""

    def __init__(self, zone: i64, place: i64, ability: i64) -> None:
        super().__init__(f"use {ZONES[zone]} {place + 1}{['', ' second', ' third'][ability]}", zone, place)
        self.ability: Final = ability


class Walk(OfPlace):
    """Move a card that may move by itself: `move eurasia 2`."""


class Spend(OfPlace):
    """Spend a token that protects: `spend eurasia 2`."""


class CarryOut(Choice):
    """Carry out a strategy: `strategy hangar-18`."""

    def __init__(self, text: str, number: i64) -> None:
        super().__init__(text)
        self.number: Final = number


class Limit(Choice):
    """Name how many cards are exchanged: `limit 5`."""

    def __init__(self, n: i64) -> None:
        super().__init__(f"limit {n}")
        self.n: Final = n


PASS: Final = Choice("pass")
BACK: Final = Choice("back")
DONE: Final = Choice("done")
DO_IT: Final = Choice("do it")
END_TURN: Final = Choice("end turn")
OPS_CENTRE: Final = Choice("ops centre")
PLOT_DRAW: Final = Choice("plot draw")
PLOT_CUT: Final = Choice("plot cut")
FULL_PRICE: Final = Choice("full price")
CUT_DISCARD: Final = Choice("cut discard")
CUT_DRAIN: Final = Choice("cut drain")
SAVE_HERO: Final = Choice("save hero")
WORDS: Final[list[Choice]] = [
    *[PASS, BACK, DONE, DO_IT, END_TURN, OPS_CENTRE, PLOT_DRAW, PLOT_CUT, FULL_PRICE, CUT_DISCARD, CUT_DRAIN, SAVE_HERO],
]
IN_ZONE: Final[list[InZone]] = [InZone(zone) for zone in range(len(ZONES))]
LIMITS: Final[list[Choice]] = [Limit(n) for n in range(LEAST_SWAP, MOST_SWAP + 1)]
PLACES: Final = [(zone, place) for zone in range(len(ZONES)) for place in range(SLOTS)]
SLOT: Final[list[Slot]] = [Slot(side, zone, place) for side in range(len(SIDES)) for zone, place in PLACES]
USE: Final[list[Use]] = [Use(zone, place, ability) for zone, place in PLACES for ability in range(ABILITIES)]
WALK: Final[list[Walk]] = [Walk(f"move {ZONES[zone]} {place + 1}", zone, place) for zone, place in PLACES]
SPEND: Final[list[Spend]] = [Spend(f"spend {ZONES[zone]} {place + 1}", zone, place) for zone, place in PLACES]


def slot(area: i64, place: i64) -> Slot:
    """The card at a place of an area: a zone on one side, counted through both sides."""
    return SLOT[area * SLOTS + place]


class Choices:
    """The choices about each card and each strategy of a set, by its number."""

    def __init__(self, cards: CardSet) -> None:
        names = [card.name for card in cards.cards]
        numbers = range(len(names))
        self.deal: Final[list[Deal]] = [Deal(f"deal {names[c]}", c) for c in numbers]
        self.play: Final[list[Play]] = [Play(f"play {names[c]}", c) for c in numbers]
        self.discard: Final[list[Discard]] = [Discard(f"discard {names[c]}", c) for c in numbers]
        self.take_out: Final[list[Choice]] = [TakeOut(f"take out {names[c]}", c) for c in numbers]
        self.put_in: Final[list[Choice]] = [PutIn(f"put in {names[c]}", c) for c in numbers]
        self.strategy: Final[list[CarryOut]] = [
            CarryOut(f"strategy {strategy.name}", number) for number, strategy in enumerate(cards.board.strategies)
        ]
        self.decks: Final = [bytes(sorted(deck)) for deck in cards.decks]  # as a game begins with them
        self.heroes: Final = bytes(sorted(cards.heroes))
        self.pools: Final = (tuple(sorted(cards.pools[0])), tuple(sorted(cards.pools[1])))
        self.alphabet: Final[dict[str, Choice]] = alphabet(self, cards)


def alphabet(choices: Choices, cards: CardSet) -> dict[str, Choice]:
    """Every choice that can ever be made with a card set, by its text."""
    found: list[Choice] = [*WORDS, *IN_ZONE, *LIMITS, *SLOT, *USE, *WALK, *SPEND]
    found += cast("list[Choice]", choices.deal)
    for number, card in enumerate(cards.cards):
        if not card.hero:
            found += [choices.play[number], choices.discard[number], choices.take_out[number], choices.put_in[number]]
    for number, strategy in enumerate(cards.board.strategies):
        if not strategy.saves_hero:
            found.append(choices.strategy[number])
    return {choice.text: choice for choice in found}
