"""What chance did for a seat, measured by a value function; its expectation is zero however good that function is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from rubizh.bots.judge import Judge
from rubizh.engine.flow import Choice, State, asked, choose
from rubizh.engine.game import Game
from rubizh.games.package import Package

Value = Callable[[Any, int], float]  # what a state is worth for a seat, from 0 to 1


def judged(judge: Judge, s: Any, seat: int) -> float:
    """What both seats' judgements say, in the middle; each knows something that the other does not."""
    return (judge.value(s, seat) + 1.0 - judge.value(s, 1 - seat)) / 2.0


def value_of(package: Package) -> Value | None:
    """Only a judge can tell luck from play."""
    return None if package.levels is None else partial(judged, package.levels.judge)


def luck(game: Game[Any, Any], s: State, dealt: Choice, value: Value) -> float:
    """By how much Nature's answer is better for the first seat than her answers are on the average (AIVAT's chance part)."""
    worth: dict[Choice, float] = {}
    copies = Counter(asked(s).options)
    for option in copies:
        after = game.clone(s)
        choose(after, option)
        worth[option] = value(after, 0)
    return worth[dealt] - sum(worth[option] * n for option, n in copies.items()) / copies.total()
