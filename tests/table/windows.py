"""A table at which the Invader plays cards and Mankind may answer, with a hand that can cancel them and with one that cannot."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from rubizh.engine.flow import NATURE, Choice, asked
from rubizh.engine.game import View
from rubizh.games import GAMES
from rubizh.protocol.process import ProcessBot
from rubizh.table.room import Room, edition
from rubizh.table.storage import EventRow, SeatRow, Storage, TableRow
from tests.table.running import Page, Running

ANSWERER: Final = 0
MOVER: Final = 1
WINDOWS: Final = 2  # that the script leads through
PASS: Final = "pass"
PEOPLE: Final = [SeatRow("t", ANSWERER, "person", "taras", "Taras"), SeatRow("t", MOVER, "person", "olena", "Olena")]
INVADERS: Final = GAMES["invaders"].rules


def row(clock: list[int] | None = None) -> TableRow:
    return TableRow("t", "invaders", edition(INVADERS), INVADERS.with_defaults({}), "7", time.time(), clock)


def before_the_windows(holds: bool, clock: list[int] | None = None) -> Room:
    """The Invader's first main phase; Mankind has drawn cards that answer, or none."""
    room = Room(row(clock), list(PEOPLE), [])
    while room.asked != MOVER:
        options: list[Any] = sorted(asked(room.played.s).options, key=lambda option: answers(room, option), reverse=holds)
        happen(room, options[0].text)
    return room


def answers(room: Room, option: Any) -> bool:
    """Whether what is dealt is a card that Mankind can answer with."""
    cards = room.played.s.rules.set  # type: ignore[attr-defined]
    return getattr(option, "card", None) in (*cards.cancels[ANSWERER], *cards.prevents[ANSWERER])


def happen(room: Room, text: str) -> None:
    seat = asked(room.played.s).seat
    room.apply(EventRow("t", len(room.events) + 1, "choice", seat, text, "", time.time()), [])


def looked_at(room: Room) -> list[dict[str, object]]:
    return [room.game.view(room.played.s, viewer).facts() for viewer in (MOVER, -2)]


@cache
def script() -> tuple[str, ...]:
    """What the Invader chooses until two windows were passed, each of which one hand can answer and the other cannot."""
    found: list[str] = []
    passed = 0
    while passed < WINDOWS:
        rooms = [played(holds, found) for holds in (False, True)]
        if rooms[0].window is not None:
            passed += 1
            assert [len(asked(room.played.s).options) > 1 for room in rooms] == [False, True]
            found.append(PASS)
        else:
            found.append(next(text for text in wanted(rooms[0]) if not told_apart([*found, text])))
    return tuple(found)


def wanted(room: Room) -> list[str]:
    """The Invader's options, plays first; nothing taken back, and the turn not ended."""
    texts = [option.text for option in asked(room.played.s).options if option.text not in ("back", "end turn")]
    return sorted(texts, key=lambda text: not text.startswith(("play", "in", "full", "discard")))


def told_apart(choices: list[str]) -> bool:
    """Whether the Invader sees a difference after these choices, because they touch Mankind's deck, or the turn is over."""
    rooms = [played(holds, choices) for holds in (False, True)]
    return rooms[0].asked == NATURE or looked_at(rooms[0]) != looked_at(rooms[1])


def played(holds: bool, choices: list[str]) -> Room:
    room = before_the_windows(holds)
    for text in choices:
        seat = room.asked
        assert seat is not None
        for event in room.move(seat, len(room.played.choices), [text], ""):
            room.apply(event, [])
    return room


class Passing(ProcessBot):
    """Passes whatever can be passed, without a process."""

    def choose(self, v: View) -> Choice:
        return next((option for option in v.options if option.text == PASS), v.options[0])


class Windows:
    """Two windows at a real table, as the Invader and somebody who watches are told of them."""

    def __init__(self, running: Running, holds: bool, answerer: SeatRow, clock: list[int] | None = None) -> None:
        self.gate: Final = threading.Semaphore(0)  # passes that may be shown
        self.kept_back: Final[list[float]] = []
        running.house.thinkers.pause = self.pause
        self.running: Final = running
        room = before_the_windows(holds, clock)
        storage = Storage(running.url)
        storage.add_table(room.row, [answerer, PEOPLE[MOVER]])
        storage.append(room.events)
        storage.close()
        self.pages: Final = [self.enter(visitor) for visitor in ("olena", "somebody")]
        self.mover: Final = self.pages[0]

    def enter(self, visitor: str) -> Page:
        coming = self.running.visitor()
        coming.be(visitor)
        return coming.enter("t")

    async def pause(self, seconds: float) -> None:
        self.kept_back.append(seconds)
        await asyncio.to_thread(self.gate.acquire)

    def play(self, answerer: Page | None, pauses: int) -> None:
        """The script: the Invader's choices, and in each window a pass that is shown when it may be, after so many pauses."""
        for text in script():
            if text == PASS:
                self.one_passes(answerer, pauses)
            else:
                assert self.mover.move(text)["type"] == "done"
            self.hear_everything()

    def one_passes(self, answerer: Page | None, pauses: int) -> None:
        """A person at a page of their own, or whoever passes without one."""
        before = self.mover.number
        assert self.mover.position["window"]
        if answerer is not None:
            answerer.until(lambda: answerer.number == before)
            answerer.say({"type": "move", "id": f"p{before}", "at": answerer.position["at"], "choices": [PASS]})
            answerer.say({"type": "ping"})
            answerer.hear("pong")
        self.hear_everything()
        assert self.mover.number == before, "a pass is kept back"
        self.gate.release(pauses)
        self.mover.until(lambda: self.mover.number > before)

    def hear_everything(self) -> None:
        for page in self.pages:
            page.until(lambda page=page: page.number == max(one.number for one in self.pages))  # type: ignore[misc]
            page.say({"type": "ping"})
            page.hear("pong")

    def told(self) -> list[list[str]]:
        return [page.heard for page in self.pages]


@contextmanager
def table(folder: Path, holds: bool, answerer: SeatRow, clock: list[int] | None = None) -> Iterator[Windows]:
    running = Running(f"sqlite:///{folder / str(holds)}.db")
    at = Windows(running, holds, answerer, clock)
    try:
        yield at
    finally:
        at.gate.release(1000)
        running.end()
