"""The games whose judges have learned, their levels and their courses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from rubizh.bots.bot import Bot
from rubizh.bots.learning import scatter
from rubizh.bots.net import Net
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, State, asked, choose
from rubizh.engine.game import Game
from rubizh.games import GAMES
from rubizh.games.lab import Course
from rubizh.games.levels import Levels

S = TypeVar("S", bound=State)
TAUGHT = [name for name, package in GAMES.items() if package.levels is not None]


def levels_of(game: str) -> Levels:
    levels = GAMES[game].levels
    assert levels is not None
    return levels


def course_of(game: str) -> Course:
    lab = GAMES[game].lab
    assert lab is not None
    assert lab.course is not None
    return lab.course


def noticing(nets: list[Net]) -> list[Net]:
    """Nets that have learned nothing, but notice everything."""
    for net in nets:
        scatter(net, Dealer(1))
        for at in range(len(net.whole_rows)):
            net.whole_rows[at] = 0.01 * float(at % 7 - 3)
    return nets


def questions(game: Game[S, Any], options: dict[str, str], bots: Sequence[Bot], seed: int) -> list[S]:
    """What bots are asked in one game."""
    s = game.new(game.with_defaults(options))
    nature = Dealer(seed)
    found: list[S] = []
    while not s.over:
        seat = asked(s).seat
        if seat == NATURE:
            choose(s, nature.answer(asked(s)))
            continue
        found.append(game.clone(s))
        choose(s, bots[seat].choose(game.view(s, seat)))
    return found
