"""Reads the card sets of AFU: every file, every card, every problem."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rubizh.cards.deck import Deck, Placed, StandIns, duplicate_ids, read_about, read_deck, several_kinds, wrong_size
from rubizh.cards.problem import Problem
from rubizh.cards.reading import ABOUT, read_folder
from rubizh.cards.records import Card, Text
from rubizh.games.afu.cards.check import check_invader, check_troop, hopeless_bonus, unknown_badges
from rubizh.games.afu.cards.goals import check_goal, check_objectives, hopeless_goal
from rubizh.games.afu.cards.records import (
    About,
    Achievement,
    CardSet,
    Event,
    Invader,
    Objective,
    Panic,
    Recruit,
    Starting,
    Troop,
)

NOTHING: Final = Text(uk="x", en="x")
NO_ABOUT: Final = About(name="x", game="afu", title=NOTHING, note=NOTHING)

STAND_INS: Final[StandIns] = {
    "type": "other",
    "cost": 1,
    "colour": "yellow",
    "deck": "I",
    "penalty": 1,
    "chain": True,
    "effect": {"redraw": True},
    "kind": "city",
    "need": {"attack": 1},
    "points": 3,
    "goal": {"count": "cards", "at_least": 1},
}

# How many cards each file holds, by the part of it that they belong to.
SIZES: Final[dict[str, dict[str, int]]] = {
    "starting": {"yellow": 10, "blue": 10},
    "afu": {"": 90},
    "aid": {"": 8},
    "panic": {"": 16},
    "invaders": {"yellow": 12, "blue": 12, "I": 20, "II": 20},
    "achievements": {"": 11},
    "events": {"": 11},
    "promos": {"": 4},
    "objectives": {"": 11},
}


def read_card_set(folder: Path) -> CardSet:
    return read_folder(folder, [*SIZES], Decks)


class Decks:
    """The files of a card set as they were read."""

    def __init__(self, folder: Path, problems: list[Problem]) -> None:
        self.about: Final[About | None] = read_about(folder, ABOUT, About, problems)
        self.starting: Final = read_deck(folder, "starting.toml", Starting, STAND_INS, problems)
        self.afu: Final = read_deck(folder, "afu.toml", Recruit, STAND_INS, problems)
        self.aid: Final = read_deck(folder, "aid.toml", Recruit, STAND_INS, problems)
        self.panic: Final = read_deck(folder, "panic.toml", Panic, STAND_INS, problems)
        self.invaders: Final = read_deck(folder, "invaders.toml", Invader, STAND_INS, problems)
        self.achievements: Final = read_deck(folder, "achievements.toml", Achievement, STAND_INS, problems)
        self.events: Final = read_deck(folder, "events.toml", Event, STAND_INS, problems)
        self.promos: Final = read_deck(folder, "promos.toml", Event, STAND_INS, problems)
        self.objectives: Final = read_deck(folder, "objectives.toml", Objective, STAND_INS, problems)

    def all(self) -> list[Deck[Any]]:
        troops: list[Deck[Any]] = [self.starting, self.afu, self.aid, self.panic, self.invaders]
        return [*troops, self.achievements, self.events, self.promos, self.objectives]

    def troops(self) -> list[Placed[Troop]]:
        decks: list[Deck[Any]] = [self.starting, self.afu, self.aid]
        return [placed for deck in decks for placed in deck.placed]

    def card_set(self) -> CardSet:
        return CardSet(
            about=self.about or NO_ABOUT,
            starting=self.starting.cards(),
            afu=self.afu.cards(),
            aid=self.aid.cards(),
            panic=self.panic.cards(),
            invaders=self.invaders.cards(),
            achievements=self.achievements.cards(),
            events=self.events.cards(),
            promos=self.promos.cards(),
            objectives=self.objectives.cards(),
        )

    def problems(self) -> Iterator[Problem]:
        """What is wrong beyond the single fields."""
        for deck in self.all():
            yield from wrong_size(deck, SIZES[deck.file.removesuffix(".toml")], part_of, {"colour", "deck"})
        for stack in (self.aid, self.panic):
            yield from several_kinds(stack)
        yield from duplicate_ids([placed for deck in self.all() for placed in deck.placed])
        for troop in self.troops():
            yield from check_troop(troop)
        for invader in self.invaders.placed:
            yield from check_invader(invader)
        for achievement in self.achievements.placed:
            yield from check_goal(achievement)
        if self.objectives.read:
            yield from check_objectives(self.objectives)
        yield from self.hopeless()

    def hopeless(self) -> Iterator[Problem]:
        """Wishes that no other card can fulfil; only told where all the others are there."""
        if self.about is not None:
            for troop in self.troops():
                yield from unknown_badges(troop, self.about.badges)
        if not (self.starting.read and self.afu.read and self.aid.read):
            return
        cards = [placed.card for placed in self.troops()]
        for troop in self.troops():
            yield from hopeless_bonus(troop, cards, self.about.badges if self.about else {})
        if self.invaders.read:
            for achievement in self.achievements.placed:
                yield from hopeless_goal(achievement, self.card_set())


def part_of(card: Card) -> str:
    """The colour or numeral that tells which deck of its file a card belongs to."""
    if isinstance(card, Starting):
        return card.colour
    return card.deck if isinstance(card, Invader) else ""
