"""How much of anything somebody may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MOST_KEYS: Final = 10_000


class Bucket:
    """So many at once, and so many more each second."""

    def __init__(self, at_once: float, each_second: float) -> None:
        self.at_once: Final = at_once
        self.each_second: Final = each_second
        self.left = at_once
        self.since = time.monotonic()

    def take(self, how_many: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.since) * self.each_second)
        self.since = now
        if self.left < how_many:
            return False
        self.left -= how_many
        return True


class Buckets:
    """A bucket for everybody, by name; those who were not seen for long are forgotten."""

    def __init__(self, at_once: float, each_second: float) -> None:
        self.at_once: Final = at_once
        self.each_second: Final = each_second
        self.known: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self.known.setdefault(who, Bucket(self.at_once, self.each_second))
        self.known.move_to_end(who)
        if len(self.known) > MOST_KEYS:
            self.known.popitem(last=False)
        return bucket.take()
