"""The log of Siege: the end of a preparation in which nothing was done goes without saying."""

from __future__ import annotations

from rubizh.games.siege.rules.choices import PASS
from rubizh.games.siege.rules.turn import Prepare
from rubizh.telling.log import Chronicle, LogEntry


class SiegeChronicle(Chronicle):
    """Passing is told where it ends a turn, not where the same player plays on."""

    def shortened(self, entry: LogEntry) -> LogEntry:
        if entry.choice is not PASS or not isinstance(entry.step, Prepare):
            return entry
        return LogEntry(entry.at, entry.seat, entry.step, entry.choice, entry.said[1:], entry.scenes)
