"""Reads the card sets of Dronovody: every file, every card, every problem."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, get_args

from rubizh.cards.deck import Deck, StandIns, duplicate_ids, read_about, read_deck
from rubizh.cards.problem import Problem
from rubizh.cards.reading import ABOUT, read_folder
from rubizh.cards.records import Text
from rubizh.games.drones.cards.check import check_character, check_drone, check_support, check_threat
from rubizh.games.drones.cards.records import (
    About,
    Artillery,
    Bonus,
    CardSet,
    Character,
    Drone,
    EnemyDrone,
    GroundEnemy,
    GroundKind,
    Mishap,
    Project,
    Protection,
    Support,
    Threat,
)
from rubizh.games.drones.cards.sizes import check_sizes
from rubizh.games.drones.cards.whole import check_whole

DECKS: Final = ("drones", "characters", "support", "threats")
SUPPORT: Final[Mapping[str, type[Support]]] = {
    "bonus": Bonus,
    "artillery": Artillery,
    "protection": Protection,
    "project": Project,
}
THREATS: Final[Mapping[str, type[Threat]]] = {
    **dict.fromkeys(get_args(GroundKind), GroundEnemy),
    "drone": EnemyDrone,
    "mishap": Mishap,
}
STAND_INS: Final[StandIns] = {
    "type": "mavic",
    "cost": 1,
    "hit": 4,
    "reach": 1,
    "needs": ["pilot"],
    "effect": {"ammo": True},
    "points": 1,
    "numbers": [1],
    "exchange": 1,
    "distance": 1,
    "harm": {"trench": 1},
    "players": 1,
}
NOTHING: Final = Text(uk="x", en="x")
NO_ABOUT: Final = About(name="x", game="drones", title=NOTHING, note=NOTHING, most_logistics=10)


def read_card_set(folder: Path) -> CardSet:
    return read_folder(folder, [*DECKS], Decks)


class Decks:
    """The files of a card set as they were read."""

    def __init__(self, folder: Path, problems: list[Problem]) -> None:
        self.about: Final[About | None] = read_about(folder, ABOUT, About, problems)
        self.drones: Final[Deck[Drone]] = read_deck(folder, "drones.toml", Drone, STAND_INS, problems)
        self.characters: Final[Deck[Character]] = read_deck(folder, "characters.toml", Character, STAND_INS, problems)
        self.support: Final[Deck[Support]] = read_deck(folder, "support.toml", SUPPORT, STAND_INS, problems)
        self.threats: Final[Deck[Threat]] = read_deck(folder, "threats.toml", THREATS, STAND_INS, problems)

    def all(self) -> list[Deck[Any]]:
        return [self.drones, self.characters, self.support, self.threats]

    def card_set(self) -> CardSet:
        return CardSet(
            about=self.about or NO_ABOUT,
            drones=self.drones.cards(),
            characters=self.characters.cards(),
            support=self.support.cards(),
            threats=self.threats.cards(),
        )

    def problems(self) -> Iterator[Problem]:
        """What is wrong beyond the single fields; what the set lacks as a whole is told when its cards are right."""
        found = [*self.of_cards()]
        yield from found
        if not found and self.about is not None and all(deck.read and not deck.wrong for deck in self.all()):
            yield from check_whole(self.card_set())

    def of_cards(self) -> Iterator[Problem]:
        yield from duplicate_ids([placed for deck in self.all() for placed in deck.placed])
        for drone in self.drones.placed:
            yield from check_drone(drone)
        for character in self.characters.placed:
            yield from check_character(character)
        for support in self.support.placed:
            yield from check_support(support)
        for threat in self.threats.placed:
            yield from check_threat(threat)
        yield from check_sizes(self.drones, self.characters, self.support, self.threats)
