"""Answers to what another does: which seats pass by themselves, how long an answer may take, and which ones came too late."""

from __future__ import annotations

from typing import Final

from rubizh.engine.words import Sentence
from rubizh.table.kinds import Kind
from rubizh.table.storage import EventRow
from rubizh.table.talk import GOES_ON, SEATED

ALLOWANCE: Final = 20.0  # seconds for an answer, while all clocks stand; then the seat passes
KEPT_BACK: Final = (1.5, 3.0)  # seconds after which a pass is shown, at least and at most, however soon it was given
PASSING: Final[Kind] = "passing"  # the event after which a seat passes by itself
ANSWERING: Final[Kind] = "answering"  # and no more
TOO_LATE: Final = Sentence("Your answer came too late: your seat has passed already.")


class Answering:
    """What events have made of the windows at a table."""

    def __init__(self, timed: bool) -> None:
        self.timed: Final = timed
        self.passing: Final[set[int]] = set()  # the seats that pass by themselves, as everybody may know
        self.until: float | None = None  # when the seat that is asked will have passed
        self.given: Final[dict[int, int]] = {}  # passes that no page has asked for, by their places, and their seats

    def happened(self, event: EventRow, when: float, place: int, passed: bool, answers: bool, counted: bool) -> None:
        """After an event: when it was by the clocks; whether it passed a window, and where; whether another one is open now."""
        if event.kind == PASSING:
            self.passing.add(event.seat)
        elif event.kind == ANSWERING or event.kind in SEATED:
            self.passing.discard(event.seat)
        if passed and not event.move:
            self.given[place] = event.seat
        if event.kind in GOES_ON:
            self.until = when + ALLOWANCE if answers and counted and self.timed else None
