"""Storage for an event loop: one thread has the connection, and what is asked of it meanwhile is committed together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Any, Final, Self, TypeAlias, TypeVar

from rubizh.table.storage import Storage

Answer = TypeVar("Answer")
Work: TypeAlias = Callable[[Storage], Answer]
LARGEST_GROUP: Final = 500  # so that the first of a group need not wait for ever


class Request:
    """Something to do with the storage, and who waits for it."""

    def __init__(self, work: Work[Any], writes: bool) -> None:
        self.work: Final = work
        self.writes: Final = writes
        self.loop: Final = asyncio.get_running_loop()
        self.told: Final[asyncio.Future[Any]] = self.loop.create_future()
        self.answer: Any = None
        self.wrong: Exception | None = None

    def run(self, storage: Storage) -> None:
        """Do it whole or not at all."""
        try:
            with storage.transaction():
                self.answer = self.work(storage)
        except Exception as wrong:
            self.wrong = wrong

    def tell(self) -> None:
        """Wake whoever waits, from the journal's thread; nobody may be left to tell once a loop has ended."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self.told.done():  # whoever waited was cancelled; what they asked for is done all the same
            return
        if self.wrong is None:
            self.told.set_result(self.answer)
        else:
            self.told.set_exception(self.wrong)


class Journal:
    """Writes and reads in a thread of its own; whoever writes is told only after the commit."""

    def __init__(self, url: str) -> None:
        """Open the database and wait until it is ready; what goes wrong is raised here."""
        self._queue: Final[SimpleQueue[Request | None]] = SimpleQueue()
        self._door: Final = threading.Lock()
        self._closed = False
        ready: Future[None] = Future()
        self._thread: Final = threading.Thread(target=self._serve, args=(url, ready), name="journal", daemon=True)
        self._thread.start()
        ready.result()

    async def write(self, work: Work[Answer]) -> Answer:
        """Change the storage; the answer comes after the commit. A write that raises leaves nothing behind."""
        return await self._ask(work, writes=True)

    async def read(self, work: Work[Answer]) -> Answer:
        """Look something up, after every write that was asked for before."""
        return await self._ask(work, writes=False)

    def close(self) -> None:
        """Finish what is queued, then let go of the database; asking for more raises RuntimeError."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    async def _ask(self, work: Work[Answer], writes: bool) -> Answer:
        request = Request(work, writes)
        with self._door:
            if self._closed:
                raise RuntimeError("the journal is closed")
            self._queue.put(request)
        answer: Answer = await request.told
        return answer

    def _serve(self, url: str, ready: Future[None]) -> None:
        """The thread's life: open the storage, serve group after group, close it."""
        try:
            storage = Storage(url)
        except BaseException as wrong:
            ready.set_exception(wrong)
            return
        ready.set_result(None)
        try:
            while group := self._gather():
                commit(storage, [request for request in group if request.writes])
                look_up(storage, [request for request in group if not request.writes])
        finally:
            storage.close()

    def _gather(self) -> list[Request]:
        """Wait for a request and take all that queue behind it; none at the end."""
        group: list[Request] = []
        request = self._queue.get()
        while request is not None:
            group.append(request)
            if len(group) == LARGEST_GROUP:
                return group
            try:
                request = self._queue.get_nowait()
            except Empty:
                return group
        if group:
            self._queue.put(None)  # nothing comes after the end: let it be found once more
        return group


def commit(storage: Storage, group: Sequence[Request]) -> None:
    """Make all the changes in one transaction, each failing alone, and tell everybody after the commit."""
    try:
        if group:
            with storage.transaction():
                for request in group:
                    request.run(storage)
    except Exception as wrong:
        for request in group:
            request.wrong = request.wrong or wrong
    for request in group:
        request.tell()


def look_up(storage: Storage, group: Sequence[Request]) -> None:
    """Answer each at once: nobody's move waits for a page that is looked up."""
    for request in group:
        request.run(storage)
        request.tell()
