"""`rubizh train`: learn to judge a game's positions by self-play, and write what was learned into a small file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rubizh.bots.bot import Bot
from rubizh.bots.learning import scatter
from rubizh.bots.self_play import SelfPlay
from rubizh.bots.weights import save_weights
from rubizh.engine.dealer import Dealer
from rubizh.games.lab import Course
from rubizh.games.opponents import GREEDY, opponent
from rubizh.games.package import Package

FIRST_STEPS: Final = 0.15  # of all games: until then the greedy opponent lets go of the learner's hand, little by little
HELD: Final = 0.15  # the share of seats that it plays after that, so that the learner meets another way of playing
SAVES: Final = 20  # times in a whole course

Progress = Callable[[int, float], object]  # the games played, and the mean squared error of late


def guides(package: Package, share: float, dealer: Dealer, seats: int) -> list[Bot | None]:
    """For each seat the greedy opponent, or nobody."""
    return [opponent(package, GREEDY, dealer.below(1 << 30)) if dealer.fraction() < share else None for _ in range(seats)]


def between(ends: tuple[float, float], part: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * part


def guided(part: float) -> float:
    """The share of seats that the greedy opponent plays when so much of the course is over."""
    return max(HELD, 1.0 - part / FIRST_STEPS * 1.5)


def train(package: Package, course: Course, games: int, seed: int, path: Path, progress: Progress) -> None:
    """The whole course; what was learned so far is written now and then, so that an interruption loses little."""
    assert package.levels is not None, "a game without a judge has nobody to teach"
    nets = package.levels.new_nets()
    dealer = Dealer(seed)
    for net in nets:
        scatter(net, dealer)
    rules = package.rules
    self_play = SelfPlay(rules, package.levels.new_judge(nets), nets, seed + 1, course.looks_back)
    errors = 0.0
    often = max(games // SAVES, 1)
    for number in range(games):
        part = number / games
        options = rules.with_defaults(course.options[number % len(course.options)])
        helped = guides(package, guided(part), dealer, len(rules.seats(options)))
        errors += self_play.play(options, between(course.rate, part), course.noise, helped)
        if (number + 1) % often == 0 or number + 1 == games:
            save_weights(path, nets, f"{number + 1} games of self-play, of {games}, seed {seed}")
            progress(number + 1, errors / often)
            errors = 0.0
