"""When the table was open: while it is closed nobody's time runs."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Final

BEAT: Final = 2.0  # seconds after which it is noted again that the table is open


class Hours:
    """From when to when each process served, the oldest first; the last one still does."""

    def __init__(self, runs: list[tuple[float, float]] | None = None) -> None:
        self.closed: Final = [(ended, began) for (_, ended), (began, _) in pairwise(runs or []) if ended < began]

    def served(self, when: float) -> float:
        """A time as a clock would show it that stands while the table is closed."""
        return when - sum(min(when, until) - since for since, until in self.closed if since < when)

    def now(self) -> float:
        return self.served(time.time())


ALWAYS: Final = Hours()
