"""Turns at something of which there is not enough for everybody at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class Turns:
    """So many at once; of those who wait, everybody has a turn before anybody has another."""

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.waiting: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        await self.begin(who)
        try:
            yield
        finally:
            self.end()

    async def begin(self, who: str) -> None:
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.end()
            raise

    def end(self) -> None:
        """Let the next one begin: whoever has waited for longest since their last turn."""
        while self.waiting:
            who, queue = self.waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self.waiting[who] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
