"""Time for each seat, and an increment for each turn, counted from when things happened."""

from __future__ import annotations

from typing import Final

Mark = tuple[list[float], int | None, float]  # the time left for each seat, whose runs, and since when


class RunningClock:
    """Runs for whoever is asked; without limits nothing runs."""

    def __init__(self, limits: list[int] | None, seats: int) -> None:
        self.seconds: Final = float(limits[0]) if limits else 0.0
        self.increment: Final = limits[1] if limits else 0
        self.left: Final[list[float] | None] = [self.seconds] * seats if limits else None
        self.running: int | None = None
        self.since = 0.0

    def marked(self) -> Mark | None:
        """How it stands, to be taken back to."""
        return None if self.left is None else (list(self.left), self.running, self.since)

    def back_to(self, mark: Mark | None) -> None:
        """As if nothing had happened since, but for the time, which goes on for whoever was asked then."""
        if mark is not None and self.left is not None:
            self.left[:], self.running, self.since = mark

    def happened(self, choice: bool, seat: int, now: float, asked: int | None) -> None:
        """Something happened at the table, and now this seat is asked, or nobody."""
        if self.left is None:
            return
        if self.running is not None:
            self.left[self.running] -= max(0.0, now - self.since)
            if choice and seat == self.running and asked != seat:
                self.left[seat] += self.increment
        self.running = asked if asked is not None and asked >= 0 else None
        self.since = now

    def renew(self, seat: int) -> None:
        """As much time for a seat as everybody had in the beginning."""
        if self.left is not None:
            self.left[seat] = self.seconds

    def left_of(self, seat: int, now: float) -> float:
        assert self.left is not None, "without limits nobody's time runs"
        ran = max(0.0, now - self.since) if seat == self.running else 0.0
        return self.left[seat] - ran
