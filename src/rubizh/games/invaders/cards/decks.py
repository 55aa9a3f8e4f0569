"""Reads the card sets of Invaders: every file, every card, every problem."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rubizh.cards.deck import Deck, Placed, StandIns, duplicate_ids, read_about, read_deck, wrong_size
from rubizh.cards.problem import Problem
from rubizh.cards.reading import ABOUT, read_folder
from rubizh.cards.records import Text
from rubizh.games.invaders.cards.check import BOARD, check_hero, check_playable, check_strategies, unknown_keywords
from rubizh.games.invaders.cards.nonsense import nonsense
from rubizh.games.invaders.cards.records import About, Board, CardSet, HeroCard, InvaderCard, MankindCard, PlotTrack, Zones
from rubizh.games.invaders.cards.sizes import check_pool
from rubizh.games.invaders.cards.whole import check_whole

DECKS: Final = ("board", "mankind", "invader", "heroes", "mankind-pool", "invader-pool")
DECK: Final = 70
HEROES: Final = 11
MANKIND_STAND_INS: Final[StandIns] = {"types": ["aid"], "power": 1}
INVADER_STAND_INS: Final[StandIns] = {"types": ["alien"], "power": 1}
NOTHING: Final = Text(uk="x", en="x")
NO_ABOUT: Final = About(name="x", game="invaders", title=NOTHING, note=NOTHING, keywords={})
NO_BOARD: Final = Board(
    zones=Zones(pacific_rim=3, eurasia=5, africa=4), plot=PlotTrack(start=10, most=12), ops_centre=1, strategy=()
)


def read_card_set(folder: Path) -> CardSet:
    return read_folder(folder, [*DECKS], Decks)


class Decks:
    """The files of a card set as they were read."""

    def __init__(self, folder: Path, problems: list[Problem]) -> None:
        self.about: Final[About | None] = read_about(folder, ABOUT, About, problems)
        self.board: Final[Board | None] = read_about(folder, BOARD, Board, problems)
        self.mankind: Final = read_deck(folder, "mankind.toml", MankindCard, MANKIND_STAND_INS, problems)
        self.invader: Final = read_deck(folder, "invader.toml", InvaderCard, INVADER_STAND_INS, problems)
        self.heroes: Final = read_deck(folder, "heroes.toml", HeroCard, MANKIND_STAND_INS, problems)
        self.mankind_pool: Final = read_deck(folder, "mankind-pool.toml", MankindCard, MANKIND_STAND_INS, problems)
        self.invader_pool: Final = read_deck(folder, "invader-pool.toml", InvaderCard, INVADER_STAND_INS, problems)
        self.spoiled: Final = {(problem.file, problem.card) for problem in problems}  # a wrong field hides what else it means

    def playable(self) -> list[Deck[Any]]:
        return [self.mankind, self.invader, self.mankind_pool, self.invader_pool]

    def card_set(self) -> CardSet:
        return CardSet(
            about=self.about or NO_ABOUT,
            board=self.board or NO_BOARD,
            mankind=self.mankind.cards(),
            invader=self.invader.cards(),
            heroes=self.heroes.cards(),
            mankind_pool=self.mankind_pool.cards(),
            invader_pool=self.invader_pool.cards(),
        )

    def problems(self) -> Iterator[Problem]:
        """What is wrong beyond the single fields; what the set lacks as a whole is told when its cards are right."""
        found = [*self.of_cards()]
        yield from found
        decks = [*self.playable(), self.heroes]
        if not found and self.about and self.board and all(deck.read and not deck.wrong for deck in decks):
            yield from check_whole(self.card_set())

    def of_cards(self) -> Iterator[Problem]:
        every = [placed for deck in [*self.playable(), self.heroes] for placed in deck.placed]
        strategies: list[Placed[Any]] = [] if self.board is None else [Placed(BOARD, one.id, one) for one in self.board.strategy]
        yield from duplicate_ids([*every, *strategies])
        for deck in self.playable():
            for playable in deck.placed:
                if (playable.file, playable.label) not in self.spoiled:
                    yield from check_playable(playable)
                    yield from nonsense(playable)
        for hero in self.heroes.placed:
            yield from check_hero(hero)
            yield from nonsense(hero)
        if self.about is not None:
            for placed in every:
                yield from unknown_keywords(placed, self.about.keywords)
        if self.board is not None:
            yield from check_strategies(self.board)
            for strategy in strategies:
                yield from nonsense(strategy)
        yield from self.sizes()

    def sizes(self) -> Iterator[Problem]:
        sizes: list[tuple[Deck[Any], int]] = [(self.mankind, DECK), (self.invader, DECK), (self.heroes, HEROES)]
        for deck, size in sizes:
            yield from wrong_size(deck, {"": size}, part_of=str, partings=set())
        for pool in (self.mankind_pool, self.invader_pool):
            yield from check_pool(pool)
