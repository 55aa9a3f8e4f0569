"""What a game brings to the lab: what is measured of it, and how its judge learns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from rubizh.bots.self_play import LOOKS_BACK
from rubizh.engine.words import Sentence
from rubizh.games.levels import Levels, Maker

Options = Mapping[str, str]
Row = dict[str, float]


class Course:
    """How a judge learns by self-play.

    So many games from that seed, with these options in turn. A move may depart from what looks best by `noise`, in win chance; a
    lesson moves the weights as far as the two numbers of `rate` say, at the start and at the end. `looks_back` is how much of a
    lesson comes from what happened later, not from the next judgement: more where a game has many small decisions.
    """

    def __init__(
        self,
        games: int,
        seed: int,
        options: list[Options],
        noise: float,
        rate: tuple[float, float],
        looks_back: float = LOOKS_BACK,
    ) -> None:
        self.games: Final = games
        self.seed: Final = seed
        self.options: Final = options
        self.noise: Final = noise
        self.rate: Final = rate
        self.looks_back: Final = looks_back


class Share:
    """A part of random play that is worth a column of its own: its heading, and what share of the time it takes."""

    def __init__(self, heading: Sentence, measure: Callable[[Callable[[], Any], float], float]) -> None:
        self.heading: Final = heading
        self.measure: Final = measure  # from a maker of new games, and how many of them are played in a second


class SmallGame:
    """A game so small that the best response to a policy can be computed."""

    headings: ClassVar[Mapping[str, Sentence]]  # of the figures of a row

    def exploited(self, bot: str, levels: Levels, make: Maker, worlds: int, times: int) -> Row:
        """What the best response wins in each seat from a bot that imagines so many worlds, asked so often."""
        raise NotImplementedError

    def solved(self, rounds: int) -> Row:
        """The same figures for the equilibrium after some rounds."""
        raise NotImplementedError


def no_small_games() -> dict[str, SmallGame]:
    return {}


class Lab:
    """The option sets that ladder and bench measure, by the names under which they stand, and what else there is to study."""

    def __init__(
        self,
        *,
        ladder: Mapping[str, Options],
        bench: Mapping[str, Options],
        course: Course | None,
        share: Share | None = None,
        small_games: Callable[[], Mapping[str, SmallGame]] = no_small_games,
    ) -> None:
        self.ladder: Final = ladder
        self.bench: Final = bench
        self.course: Final = course
        self.share: Final = share
        self.small_games: Final = small_games
