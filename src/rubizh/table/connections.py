"""Connections that may say nothing: how long they may take, and how many there may be."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from rubizh.table.limits import LOOPBACK, household

REQUEST_SECONDS: Final = 20.0  # until a request has come whole, its body too
ANSWER_SECONDS: Final = 60.0  # and from then on until its answer has been read
MOST_OF_ONE: Final = 100  # connections of one address at a time; a proxy on this machine may have more
AT_ONCE: Final = 16  # connections that are let in by one turn of the event loop
UNSEEN: Final = 4 * AT_ONCE  # those that are let in before the first of them is looked at
KEPT_FILES: Final = 64  # for the database, what opponents read and write, and logs
PLENTY: Final = 65_536


def ceiling() -> int:
    """How many connections there may be, at the very most, once this process is allowed all the files that it may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = PLENTY if hard == resource.RLIM_INFINITY else min(hard, PLENTY)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(1, max(soft, most) - KEPT_FILES)


class Hurried(H11Protocol):
    """HTTP for those who come to the point; a socket has limits of its own."""

    counts: ClassVar[Counter[str]] = Counter()
    known: ClassVar[dict[Hurried, None]] = {}  # the oldest first
    deadline: asyncio.TimerHandle | None = None
    answering: RequestResponseCycle | None = None  # the request that has come whole when time was over
    household = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client is not None else ""
        self.household = "" if host in LOOPBACK else household(host)
        self.counts[self.household] += 1
        self.known[self] = None
        self.expect(REQUEST_SECONDS)
        if self.household and self.counts[self.household] > MOST_OF_ONE:
            transport.abort()
        elif self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency - UNSEEN:
            self.make_room()

    def make_room(self) -> None:
        """Let go of whoever has asked for nothing for longest: it may be oneself."""
        silent = next((one for one in self.known if one.cycle is None and one.connections is self.connections), self)
        del self.known[silent]  # at once: somebody else may need room before it is gone
        silent.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.let_go()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self.expect(REQUEST_SECONDS)
        super().on_response_complete()

    def expect(self, seconds: float) -> None:
        """Look after so many seconds what has become of the next request."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.loop.call_later(seconds, self.look)

    def look(self) -> None:
        """Wait longer only for the answer to a request that has come whole."""
        cycle = self.cycle
        if cycle is None or cycle.response_complete or cycle.more_body or cycle is self.answering:
            self.transport.abort()
        else:
            self.answering = cycle
            self.expect(ANSWER_SECONDS)

    def let_go(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.known.pop(self, None)
        self.counts[self.household] -= 1
        if not self.counts[self.household]:
            del self.counts[self.household]
