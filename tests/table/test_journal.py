"""The journal: committed together, told afterwards, on both databases."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sql
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from rubizh.table.database import StorageError
from rubizh.table.journal import LARGEST_GROUP, Journal
from rubizh.table.storage import Storage
from tests.table.rows import event, lay, numbers

PATIENCE = 30  # seconds until a test that hangs gives up


def appending(number: int, table: str = "a") -> Callable[[Storage], None]:
    return lambda storage: storage.append([event(table, number)])


def stored(url: str, table: str = "a") -> list[int]:
    """The numbers that are in the database for whoever opens it now."""
    storage = Storage(url)
    try:
        return numbers(storage, table)
    finally:
        storage.close()


@asynccontextmanager
async def held(journal: Journal) -> AsyncIterator[None]:
    """Keep the journal busy, so that everything asked for meanwhile becomes one group."""
    begun, enough = threading.Event(), threading.Event()

    def hold(_: Storage) -> None:
        begun.set()
        enough.wait(PATIENCE)

    holding = asyncio.create_task(journal.write(hold))
    await asyncio.to_thread(begun.wait, PATIENCE)
    try:
        yield
        await asyncio.sleep(0)  # the tasks made inside ask now
    finally:
        enough.set()
        await holding


def at_a_table(url: str, play: Callable[[Journal], Awaitable[None]]) -> None:
    """Something done with a journal, in whose database there is one table."""

    async def run() -> None:
        with Journal(url) as journal:
            await journal.write(lambda storage: lay(storage, "a"))
            await play(journal)

    asyncio.run(run())


def test_what_is_written_is_there(url: str) -> None:
    async def play(journal: Journal) -> None:
        for number in (1, 2):
            await journal.write(appending(number))
        assert await journal.read(lambda storage: numbers(storage, "a")) == [1, 2]

    at_a_table(url, play)
    assert stored(url) == [1, 2]


def test_what_queues_is_committed_at_once(url: str) -> None:
    commits: list[object] = []

    async def play(journal: Journal) -> None:
        async with held(journal):
            counted = asyncio.create_task(journal.write(count))
            writes = [asyncio.create_task(journal.write(appending(number))) for number in range(1, LARGEST_GROUP + 10)]
        await asyncio.gather(counted, *writes)

    def count(storage: Storage) -> None:
        sql.event.listen(storage.connection.engine, "commit", commits.append)

    at_a_table(url, play)
    assert len(commits) == 2  # a whole group, and what was too much for it
    assert stored(url) == list(range(1, LARGEST_GROUP + 10))


def test_one_that_fails_fails_alone(url: str) -> None:
    async def play(journal: Journal) -> None:
        async with held(journal):
            writes = [asyncio.create_task(journal.write(appending(number))) for number in (1, 2, 2, 3)]
            writes.insert(2, asyncio.create_task(journal.write(lambda _: [].pop())))
        told = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(one) for one in told] == [type(None), type(None), IndexError, IntegrityError, type(None)]

    at_a_table(url, play)
    assert stored(url) == [1, 2, 3]


def test_nobody_is_told_before_the_commit(url: str) -> None:
    begun, enough = threading.Event(), threading.Event()

    def last(_: Storage) -> None:
        begun.set()
        enough.wait(PATIENCE)

    async def play(journal: Journal) -> None:
        async with held(journal):
            first = asyncio.create_task(journal.write(appending(1)))
            second = asyncio.create_task(journal.write(last))
        await asyncio.to_thread(begun.wait, PATIENCE)
        assert not first.done()
        enough.set()
        await asyncio.gather(first, second)

    at_a_table(url, play)


def break_off(storage: Storage) -> None:
    """Something goes wrong of which no transaction recovers: SQLite's disk is full, PostgreSQL hangs up."""
    if storage.connection.dialect.name == "sqlite":
        storage.connection.exec_driver_sql("PRAGMA max_page_count = 1")
        storage.append([replace(event("a", 99), text="x" * 1_000_000)])
    else:
        storage.connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")


def make_room(storage: Storage) -> None:
    if storage.connection.dialect.name == "sqlite":
        storage.connection.exec_driver_sql("PRAGMA max_page_count = 1000000")


def test_a_lost_transaction_is_refused_to_all_and_forgotten(url: str) -> None:
    async def play(journal: Journal) -> None:
        async with held(journal):
            works = [appending(1), break_off, appending(2)]
            writes = [asyncio.create_task(journal.write(work)) for work in works]
        told = await asyncio.gather(*writes, return_exceptions=True)
        assert [isinstance(one, Exception) for one in told] == [True, True, True]
        await journal.read(make_room)
        await journal.write(appending(3))

    at_a_table(url, play)
    assert stored(url) == [3]


def test_a_read_comes_after_what_was_asked_for_before(url: str) -> None:
    async def play(journal: Journal) -> None:
        async with held(journal):
            write = asyncio.create_task(journal.write(appending(1)))
            wrong = asyncio.create_task(journal.read(lambda storage: numbers(storage, "nowhere")))
            read = asyncio.create_task(journal.read(lambda storage: numbers(storage, "a")))
        assert await read == [1]
        with pytest.raises(AssertionError):
            await wrong
        await write

    at_a_table(url, play)


def test_closing_finishes_what_is_queued(url: str) -> None:
    async def play(journal: Journal) -> None:
        async with held(journal):
            writes = [asyncio.create_task(journal.write(appending(number))) for number in range(1, 31)]
        journal.close()
        journal.close()
        await asyncio.gather(*writes)
        with pytest.raises(RuntimeError, match="closed"):
            await journal.write(appending(31))

    at_a_table(url, play)
    assert stored(url) == list(range(1, 31))


def test_whoever_stops_waiting_harms_nobody(url: str) -> None:
    async def play(journal: Journal) -> None:
        async with held(journal):
            writes = [asyncio.create_task(journal.write(appending(number))) for number in (1, 2, 3)]
            await asyncio.sleep(0)
            writes[1].cancel()
        told = await asyncio.gather(*writes, return_exceptions=True)
        assert isinstance(told[1], asyncio.CancelledError)

    at_a_table(url, play)
    assert stored(url) == [1, 2, 3]


def test_a_loop_that_ended_harms_nobody(url: str) -> None:
    journal, ended = Journal(url), threading.Event()

    def write(storage: Storage) -> None:
        ended.wait(PATIENCE)
        lay(storage, "a")

    async def leave() -> None:
        asking = asyncio.create_task(journal.write(write))
        await asyncio.sleep(0)
        asking.cancel()

    asyncio.run(leave())
    ended.set()
    journal.close()
    assert stored(url) == []


def test_a_database_that_cannot_be_opened() -> None:
    with pytest.raises(StorageError, match="the database cannot be used: "):
        Journal("sqlite:////nowhere/at/all.db")
