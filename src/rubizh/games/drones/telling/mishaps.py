"""The mishaps of Dronovody that take effect by themselves after a choice."""

from __future__ import annotations

from typing import Final

from rubizh.engine.flow import Choice, drop
from rubizh.games.drones.rules.state import Drones, left_of
from rubizh.games.drones.rules.threats import Mishap
from rubizh.games.drones.telling.blows import Blow, mishap


class Befallen:
    """A mishap: to whom it was dealt, and what it does to each that it hits."""

    def __init__(self, card: int, seat: int, blows: list[Blow]) -> None:
        self.card: Final = card
        self.seat: Final = seat
        self.blows: Final = blows


def befallen(before: Drones, choice: Choice, after: Drones) -> list[Befallen]:
    """The mishaps dealt between two questions: those that lay aside and no longer do."""
    now = answered(before, choice)
    seat = next((step.seat for step in before.todo if isinstance(step, Mishap)), before.officer)
    found: list[Befallen] = []
    for c in now.aside[: len(now.aside) - len(after.aside)]:
        found.append(Befallen(c, seat, mishap(now, seat, c)))
        now = found[-1].blows[-1].after if found[-1].blows else now
        seat = left_of(before, seat)
    return found


def answered(s: Drones, choice: Choice) -> Drones:
    """The table right after an answer, before anything follows from it."""
    now = s.clone()
    step = now.todo[-1]
    drop(now)
    step.do(now, choice)
    return now
