"""Long work in small pieces, so that nobody's move waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final, TypeVar

PIECE: Final = 0.002  # seconds of work after which others have their turn

T = TypeVar("T")


class Breath:
    """One such work at a time: whoever only has something small to do waits for one piece, not for all."""

    def __init__(self) -> None:
        self.one_at_a_time: Final = asyncio.Lock()

    async def all(self, work: Iterable[T]) -> list[T]:
        """Everything that some work brings; nothing happens between its last piece and what follows."""
        found: list[T] = []
        async with self.one_at_a_time:
            since = time.perf_counter()
            for one in work:
                found.append(one)
                if time.perf_counter() - since > PIECE:
                    await asyncio.sleep(0)
                    since = time.perf_counter()
        return found
