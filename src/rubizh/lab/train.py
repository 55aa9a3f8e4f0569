"""`rubizh train`: learn to judge a game's positions by self-play, and write what was learned into a small file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rubizh.bots.bot import Bot
from rubizh.bots.judge import Judge
from rubizh.bots.learning import scatter
from rubizh.bots.net import Net
from rubizh.bots.self_play import SelfPlay
from rubizh.bots.weights import save_weights
from rubizh.engine.dealer import Dealer
from rubizh.games import GAMES
from rubizh.games.afu.bots import judge as afu_judge
from rubizh.games.siege.bots import judge as siege_judge
from rubizh.opponents import opponent

FIRST_STEPS: Final = 0.15  # of all games: until then the greedy opponent lets go of the learner's hand, little by little
HELD: Final = 0.15  # the share of seats that it plays after that, so that the learner meets another way of playing
SAVES: Final = 20  # times in a whole course

Progress = Callable[[int, float], object]  # the games played, and the mean squared error of late


class Course:
    """What is learned: which options are played how often, and whose networks learn."""

    def __init__(self, game: str) -> None:
        self.game: Final[Any] = GAMES[game]
        self.options: Final = [self.game.with_defaults(options) for options in OFTEN[game]]
        self.noise: Final = NOISE[game]
        self.rate: Final = RATE[game]
        self.nets: Final[list[Net]] = siege_judge.new_nets() if game == "siege" else afu_judge.new_nets()
        self.judge: Final[Judge] = siege_judge.SiegeJudge(self.nets) if game == "siege" else afu_judge.AfuJudge(self.nets)

    def guides(self, share: float, dealer: Dealer, seats: int) -> list[Bot | None]:
        """For each seat the greedy opponent, or nobody."""
        name = self.game.name
        return [opponent(name, "greedy", dealer.below(1 << 30)) if dealer.fraction() < share else None for _ in range(seats)]


# How much a move may depart from what looks best, in win chance; single moves of AFU decide less.
NOISE: Final[dict[str, float]] = {"siege": 0.06, "afu": 0.02}
# How far a lesson moves the weights, at the start and at the end.
RATE: Final[dict[str, tuple[float, float]]] = {"siege": (0.05, 0.003), "afu": (0.05, 0.005)}
# What is played in turn: one game in four with tactics; AFU in all its modes.
OFTEN: Final[dict[str, list[dict[str, str]]]] = {
    "siege": [{}, {}, {}, {"tactics": "yes"}],
    "afu": [
        {},
        {"players": "1"},
        {"colour": "blue"},
        {"players": "1", "level": "hard"},
        {"chervona_kalyna": "yes"},
        {"players": "1", "level": "incredible"},
        {},
        {"players": "1", "colour": "blue"},
        {"ground_invaders_hit_air": "yes"},
        {"players": "1", "chervona_kalyna": "yes"},
    ],
}


def between(ends: tuple[float, float], part: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * part


def guided(part: float) -> float:
    """The share of seats that the greedy opponent plays when so much of the course is over."""
    return max(HELD, 1.0 - part / FIRST_STEPS * 1.5)


def train(game: str, games: int, seed: int, path: Path, progress: Progress) -> None:
    """The whole course; what was learned so far is written now and then, so that an interruption loses little."""
    course = Course(game)
    dealer = Dealer(seed)
    for net in course.nets:
        scatter(net, dealer)
    self_play = SelfPlay(course.game, course.judge, course.nets, seed + 1)
    errors = 0.0
    often = max(games // SAVES, 1)
    for number in range(games):
        part = number / games
        options = course.options[number % len(course.options)]
        guides = course.guides(guided(part), dealer, len(course.game.seats(options)))
        errors += self_play.play(options, between(course.rate, part), course.noise, guides)
        if (number + 1) % often == 0 or number + 1 == games:
            save_weights(path, course.nets, f"{number + 1} games of self-play, of {games}, seed {seed}")
            progress(number + 1, errors / often)
            errors = 0.0
