"""The log that is kept is the log that would be told anew."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from rubizh.games import GAMES
from rubizh.games.opponents import opponent
from rubizh.language import LANGUAGES
from rubizh.table import showing
from rubizh.table.breath import PIECE, Breath
from rubizh.table.logbook import Logbook
from rubizh.table.room import Room
from rubizh.table.showing import SAID, Happening
from rubizh.table.storage import EventRow, SeatRow
from tests.table.test_room import room

READERS = [(viewer, code) for viewer in (0, 1, -2) for code in LANGUAGES]


def told(found: Room, log: Logbook, events: list[EventRow]) -> None:
    """Let events happen as a live table does."""
    for row in events:
        happening = Happening(found, row, [0, 1, -2])
        log.happened({(viewer, code): [showing.event(found, happening, viewer, SAID[code])] for viewer, code in READERS})


def prepared(log: Logbook) -> dict[Any, Any]:
    async def prepare() -> None:
        for reader in READERS:
            await log.prepare(reader, Breath())

    asyncio.run(prepare())
    return {reader: log.since(reader, 0) for reader in READERS}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_would_be_told_anew(game: str) -> None:
    found = room(game)
    log = Logbook(found)
    prepared(log)
    for number in range(40):
        seat = found.asked
        if seat is None:
            break
        choice = opponent(GAMES[game], "greedy", number).choose(found.game.view(found.played.s, seat))
        told(found, log, found.move(seat, len(found.played.choices), [choice.text], ""))
        if number % 4 == 0 and found.may_undo(seat):
            told(found, log, found.undo(seat, ""))
        if number == 20:
            told(found, log, found.chat(0, "hello", ""))
        assert prepared(log) == prepared(Logbook(found))


def test_a_new_name_is_read_everywhere() -> None:
    found = room("siege")
    log = Logbook(found)
    prepared(log)
    found.seats[1] = SeatRow("t", 1, "person", "v9", "Petro")
    told(found, log, found.join(1, "Petro"))
    assert log.kept == {}
    assert prepared(log) == prepared(Logbook(found))


def test_what_happens_while_the_log_is_told_is_in_it() -> None:
    found = room("siege")
    log, moved = Logbook(found), False

    async def prepare() -> None:
        preparing = asyncio.ensure_future(log.prepare((0, "en"), Slow()))
        await asyncio.sleep(0)
        nonlocal moved
        told(found, log, found.chat(0, "hello", ""))
        moved = not preparing.done()
        await preparing

    asyncio.run(prepare())
    assert moved
    assert log.since((0, "en"), 0) == list(Logbook(found).retold(0, "en"))
    assert log.since((0, "en"), len(found.events) - 1)[0].said == ["p0: hello"]


class Slow(Breath):
    """Others have their turn after everything."""

    async def all(self, work: Any) -> list[Any]:
        found = []
        for one in work:
            found.append(one)
            await asyncio.sleep(0)
        return found


def test_long_work_lets_others_have_their_turn() -> None:
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def work() -> list[int]:
        beside = asyncio.ensure_future(others())
        try:
            return await Breath().all(busily(5))
        finally:
            beside.cancel()

    assert asyncio.run(work()) == list(range(5))
    assert turns >= 5


def busily(pieces: int) -> Iterator[int]:
    for number in range(pieces):
        until = time.perf_counter() + 2 * PIECE
        while time.perf_counter() < until:
            pass
        yield number
