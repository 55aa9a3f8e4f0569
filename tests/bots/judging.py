"""The games whose judges have learned, their levels and their courses."""

from __future__ import annotations

from rubizh.games import GAMES
from rubizh.games.lab import Course
from rubizh.games.levels import Levels

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
