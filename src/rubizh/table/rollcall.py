"""Who is there, told to everybody at a table: soon, but in one message a second at most, however many come and go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

PAUSE: Final = 1.0  # seconds from one such message to the next


class RollCall:
    """What changes at once is told at once; what changes right after that, together a little later."""

    def __init__(self, tell: Callable[[], object]) -> None:
        self.tell: Final = tell
        self.told = -PAUSE
        self.waiting: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        if self.waiting is None:
            wait = self.told + PAUSE - time.monotonic()
            if wait > 0:
                self.waiting = asyncio.get_running_loop().call_later(wait, self.now)
            else:
                self.now()

    def now(self) -> None:
        self.waiting, self.told = None, time.monotonic()
        self.tell()
