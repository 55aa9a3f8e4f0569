"""Time for each seat, and an increment for each turn, counted from when things happened."""

from __future__ import annotations

from typing import Final

Mark = tuple[list[float], int | None, float]  # the time left for each seat, whose runs, and since when


class RunningClock:
    """Runs for whoever is asked, but not for answers to what another does; without limits nothing runs."""

    def __init__(self, limits: list[int] | None, seats: int) -> None:
        self.seconds: Final = float(limits[0]) if limits else 0.0
        self.increment: Final = limits[1] if limits else 0
        self.left: Final[list[float] | None] = [self.seconds] * seats if limits else None
        self.running: int | None = None
        self.turn: int | None = None  # whose time runs, or will again after chance or an answer
        self.since = 0.0

    def marked(self) -> Mark | None:
        """How it stands, to be taken back to."""
        return None if self.left is None else (list(self.left), self.running, self.since)

    def back_to(self, mark: Mark | None) -> None:
        """As if nothing had happened since, but for the time, which goes on for whoever was asked then."""
        if mark is not None and self.left is not None:
            self.left[:], self.running, self.since = mark
            self.turn = self.running

    def happened(self, choice: bool, now: float, asked: int | None, counts: bool) -> None:
        """Something happened, and now it is for this seat to go on, if its time counts; chance and answers interrupt a turn."""
        if self.left is None:
            return
        if self.running is not None:
            self.left[self.running] -= max(0.0, now - self.since)
        if asked is not None:
            if choice and self.turn is not None and asked != self.turn:
                self.left[self.turn] += self.increment
            self.turn = asked if counts else None
        self.running = None if asked is None else self.turn
        self.since = now

    def renew(self, seat: int) -> None:
        """As much time for a seat as everybody had in the beginning."""
        if self.left is not None:
            self.left[seat] = self.seconds

    def left_of(self, seat: int, now: float) -> float:
        assert self.left is not None, "without limits nobody's time runs"
        ran = max(0.0, now - self.since) if seat == self.running else 0.0
        return self.left[seat] - ran
