"""Paired deals: the same Nature for both games of a pair, the seats swapped; alone, once with each bot."""

from __future__ import annotations

from functools import cache, partial
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from rubizh.bots.bot import Bot, BotFailed
from rubizh.engine.flow import NATURE, Choice, State, asked, choose
from rubizh.engine.game import Game, View
from rubizh.engine.result import LOST, Result
from rubizh.games import GAMES
from rubizh.games.opponents import opponent
from rubizh.lab.luck import Value, luck, value_of
from rubizh.lab.nature import Nature, mixed

A: Final = "a"
B: Final = "b"
TOLERANCE: Final = 1.1  # a bot is late when it takes longer than this times its limit


@cache
def with_cards(game: str, folder: str) -> Game[Any, Any]:
    return GAMES[game].with_cards(Path(folder))


class Match(Struct, frozen=True):
    """What is played: everything on which the results depend."""

    game: str
    options: dict[str, str]
    a: str
    b: str
    seed: int
    version: str
    folder: str = ""  # of a card set of one's own
    cards: str = ""  # its name, and the digest of its values

    @property
    def rules(self) -> Game[Any, Any]:
        """The game with its cards."""
        return with_cards(self.game, self.folder) if self.folder else GAMES[self.game].rules

    def bot(self, side: str) -> str:
        return self.a if side == A else self.b


class PairGame(Struct):
    """One game: who sat where, who won, and how long each bot thought about each real choice."""

    seats: list[str]
    winners: list[str]
    length: int  # decisions, Nature's and forced ones included
    micros: dict[str, list[int]]
    late: dict[str, int]
    failures: dict[str, str]
    points: int | None = None  # of one side alone: what was scored, unless the game was lost
    luck: float | None = None  # what Nature did for the first seat

    def result(self) -> float:
        """What the first bot made of a game of two: 1, a half or 0."""
        return 0.5 if len(self.winners) != 1 else float(self.winners == [A])

    def adjusted(self) -> float:
        """The result without what Nature did for the first bot."""
        assert self.luck is not None
        return self.result() - (self.luck if self.seats[0] == A else -self.luck)


class Pair(Struct):
    """Two games with the same Nature."""

    number: int
    games: list[PairGame]

    def score(self) -> float:
        """What the first bot made of it, from 0 to 1: the mean of two games, or alone whether it did better than the other."""
        one, other = self.games
        if len(set(one.seats)) > 1:
            return (one.result() + other.result()) / 2
        ours, theirs = ((-1000 if game.points is None else game.points) for game in self.games)
        return 0.5 if ours == theirs else float(ours > theirs)


class Contender:
    """A bot at the table, and the time it takes."""

    def __init__(self, match: Match, side: str, deal: str) -> None:
        self.side: Final = side
        self.make: Final = partial(opponent, GAMES[match.game], match.bot(side), mixed(f"{deal} {side}") >> 1)
        self.bot: Bot | None = None
        self.micros: Final[list[int]] = []
        self.late = 0

    def choose(self, v: View) -> Choice:
        """One of the options, or BotFailed."""
        try:
            self.bot = self.bot or self.make()
            began = perf_counter()
            choice = self.bot.choose(v)
            spent = perf_counter() - began
        except BotFailed:
            raise
        except Exception as wrong:  # whatever it was, the match goes on
            raise BotFailed(f"{type(wrong).__name__}: {wrong}") from wrong
        if choice not in v.options:
            raise BotFailed(f"“{choice}” is not among its options")
        if len(v.options) > 1:
            self.micros.append(round(spent * 1e6))
            self.late += spent > TOLERANCE * (getattr(self.bot, "seconds", 0.0) or inf)  # who answers at once has no limit
        return choice


def close(bot: Bot | None) -> None:
    """End whatever a bot keeps running."""
    closing = getattr(bot, "close", None)
    if closing is not None:
        closing()


def tell_end(bot: Bot | None, result: Result) -> None:
    """Tell a bot that listens for it how the game has ended."""
    ending = getattr(bot, "end", None)
    if ending is not None:
        ending(result)


class Sitting:
    """One game while it is played."""

    def __init__(self, match: Match, number: int, sides: list[str], value: Value | None) -> None:
        self.game: Final[Game[Any, Any]] = match.rules
        self.options: Final = match.options
        self.s: Final[State] = self.game.new(match.options)
        self.nature: Final = Nature(f"{match.seed} {number}")
        self.bots: Final = [Contender(match, side, f"{match.seed} {number} {''.join(sides)}") for side in sides]
        self.value: Final = value
        self.length = 0
        self.luck = 0.0

    def played(self) -> PairGame:
        """The game to its end; a bot that fails has lost it."""
        failures: dict[str, str] = {}
        try:
            while not self.s.over and not failures:
                self.decide(failures)
            result = self.result(failures)
            for bot in self.bots:
                tell_end(bot.bot, result)
        finally:
            for bot in self.bots:
                close(bot.bot)
        sides = [bot.side for bot in self.bots]
        there = list(dict.fromkeys(sides))
        return PairGame(
            seats=sides,
            winners=[side for side in there if side in [sides[seat] for seat in result.winners()]],
            length=self.length,
            micros={side: [spent for bot in self.bots if bot.side == side for spent in bot.micros] for side in there},
            late={side: sum(bot.late for bot in self.bots if bot.side == side) for side in there},
            failures=failures,
            points=None if result.outcome == LOST or len(there) > 1 else sum(result.scores),
            luck=None if self.value is None else self.luck,
        )

    def decide(self, failures: dict[str, str]) -> None:
        """The pending question answered, or noted who failed to."""
        seat = asked(self.s).seat
        if seat == NATURE:
            choice = self.nature.pick(asked(self.s).options)
            if self.value is not None:
                self.luck += luck(self.game, self.s, choice, self.value)
        else:
            try:
                choice = self.bots[seat].choose(self.game.view(self.s, seat))
            except BotFailed as wrong:
                failures[self.bots[seat].side] = str(wrong)
                return
        choose(self.s, choice)
        self.length += 1

    def result(self, failures: dict[str, str]) -> Result:
        """What became of everybody; whoever failed has given up."""
        if not failures:
            return self.game.result(self.s)
        failed = next(seat for seat, bot in enumerate(self.bots) if bot.side in failures)
        return self.game.forfeited(self.options, failed)


def play_pair(match: Match, number: int) -> Pair:
    """Both games of a pair: the sides swapped, or where all share one fate first one bot in every seat and then the other."""
    sides = match.rules.sides(match.options)
    together = len(set(sides)) == 1
    tables = [[first if side == sides[0] else second for side in sides] for first, second in ((A, B), (B, A))]
    value = None if together or len(sides) > 2 else value_of(GAMES[match.game])
    return Pair(number, [Sitting(match, number, table, value).played() for table in tables])
