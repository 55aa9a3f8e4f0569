"""The count: what everybody's trophies, projects and wounded are worth."""

from __future__ import annotations

from mypy_extensions import i64

from rubizh.engine.result import Result, shared
from rubizh.games.drones.rules.state import POINTS_PER_WOUNDED, ROTATION, TECHNOLOGY, Drones, support, threat


def trophy_points(s: Drones, seat: i64) -> int:
    """drones-138: the points of the trophies that were not exchanged."""
    return sum([int(threat(s, c).points) for c in s.trophies[seat]])


def project_points(s: Drones, seat: i64) -> int:
    """drones-138: the prices of the projects that a player has activated."""
    return sum([int(support(s, c).cost) for c in s.projects[seat]])


def wounded_points(s: Drones, seat: i64) -> int:
    """drones-138: three less for each."""
    return -POINTS_PER_WOUNDED * len(s.wounded[seat])


def score(s: Drones, seat: i64) -> int:
    return trophy_points(s, seat) + project_points(s, seat) + wounded_points(s, seat)


def on_board(s: Drones, seat: i64) -> int:
    """drones-139: the characters in Crew and HQ, which decide between equals."""
    return len(s.crew[seat]) + len(s.hq[seat])


def won(s: Drones) -> bool:
    """drones-140: the fate of the team."""
    return s.ending in (ROTATION, TECHNOLOGY)


def result(s: Drones) -> Result:
    """All have won or all have lost; among the winners the most points come first, then the most characters.

    drones-3, drones-139, drones-140
    """
    seats = range(s.rules.players)
    scores = tuple([score(s, seat) for seat in seats])
    return shared(won(s), [(scores[seat], on_board(s, seat)) for seat in seats], scores)
