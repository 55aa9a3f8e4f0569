"""A room that people are in: what is asked for happens one thing at a time, is stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from rubizh.engine.flow import SPECTATOR
from rubizh.language import Language
from rubizh.table import showing
from rubizh.table.journal import Journal
from rubizh.table.measures import CHOICES, MOVES
from rubizh.table.messages import Pointed, Presence
from rubizh.table.room import GONE_ON, NotAllowed, Room
from rubizh.table.showing import SAID, Happening
from rubizh.table.storage import EventRow, SeatRow, Storage
from rubizh.table.talk import SEATED
from rubizh.table.thinkers import Thinkers

LOG: Final = logging.getLogger("rubizh.table")
ENCODER: Final = msgspec.json.Encoder()

Proposal = Callable[[], list[EventRow]]
Also = Callable[[Storage], object]


class Listener(Protocol):
    """Somebody at the page: where they sit, who they are, what they read."""

    @property
    def viewer(self) -> int: ...

    @property
    def visitor(self) -> str: ...

    @property
    def language(self) -> str: ...

    def send(self, message: bytes) -> None: ...

    def part(self) -> None: ...

    def seated(self, seat: int) -> None: ...


class Live:
    """Everything that happens goes through here, one after the other."""

    def __init__(self, room: Room, journal: Journal, thinkers: Thinkers) -> None:
        self.room: Final = room
        self.journal: Final = journal
        self.thinkers: Final = thinkers
        self.listeners: Final[set[Listener]] = set()
        self.one_at_a_time: Final = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.used = time.monotonic()
        self.lost = False  # whether the room may differ from what is stored

    @property
    def idle(self) -> bool:
        return not self.listeners and self.thinking is None and self.alarm is None

    def online(self) -> set[int]:
        """The seats whose players are there; somebody beside another at the same screen is there with them."""
        there = {listener.visitor for listener in self.listeners}
        return {seat.seat for seat in self.room.seats if seat.kind == "person" and seat.visitor in there}

    async def happen(self, propose: Proposal, also: Also | None = None, then: Callable[[], object] | None = None) -> None:
        """Let something happen: propose it, store it and what else changes with it, and only then apply and tell."""
        async with self.one_at_a_time:
            if self.lost:
                raise NotAllowed(GONE_ON)
            events = propose()
            if events:
                await self.stored(lambda storage: store(storage, events, also))
                if then is not None:
                    then()
                self.tell(events)
                await self.finished()
        self.go_on()

    async def sit(self, seat: SeatRow, propose: Proposal) -> None:
        """Let somebody sit somewhere from now on."""

        def then() -> None:
            self.room.seats[seat.seat] = seat

        await self.happen(propose, lambda storage: storage.save_seat(seat), then)
        before = SPECTATOR if seat.kind == "person" else seat.seat
        for listener in list(self.listeners):
            if listener.visitor == seat.visitor != "" and listener.viewer == before:
                listener.seated(seat.seat)

    async def say(self, change: Callable[[], object]) -> None:
        """Let everybody see what is not kept."""
        async with self.one_at_a_time:
            change()
            self.tell([])

    def point(self, seat: int, thing: str) -> None:
        """Let everybody see what somebody points at."""
        for listener in list(self.listeners):
            listener.send(ENCODER.encode(Pointed(seat, thing)))

    async def stored(self, work: Also) -> None:
        """Write something down; after a failure nobody knows what was written, so that everybody has to come in anew."""
        try:
            await self.journal.write(work)
        except Exception:
            self.lost = True
            for listener in list(self.listeners):
                listener.part()
            raise

    async def finished(self) -> None:
        """Note for the lists that the game is over."""
        if self.room.over and not self.room.row.over:
            await self.stored(lambda storage: storage.finish(self.room.row.id))
            self.room.row = msgspec.structs.replace(self.room.row, over=True)

    def tell(self, events: list[EventRow]) -> None:
        """Let stored events happen, and tell everybody who is there."""
        self.used = time.monotonic()
        readers = {(listener.viewer, listener.language) for listener in self.listeners}
        viewers = sorted({viewer for viewer, _ in readers})
        happened: list[Happening] = []
        for row in events:
            happened.append(Happening(self.room, row, viewers))
            if happened[-1].staged and row is not events[-1]:
                self.tell_news(happened, readers, more=True)
                happened = []
        self.tell_news(happened, readers, more=False)
        CHOICES.inc(sum(row.kind == "choice" for row in events))
        if any(row.kind in SEATED for row in events):
            self.tell_presence()

    def tell_news(self, happened: list[Happening], readers: set[tuple[int, str]], more: bool) -> None:
        written = {reader: self.news(happened, *reader, more) for reader in readers}
        for listener in list(self.listeners):
            listener.send(written[listener.viewer, listener.language])

    def news(self, happened: list[Happening], viewer: int, code: str, more: bool) -> bytes:
        language = SAID[code]
        events = [showing.event(self.room, one, viewer, language) for one in happened]
        return ENCODER.encode(showing.news(self.room, events, viewer, language, more))

    def tell_presence(self) -> None:
        online = self.online()
        for listener in list(self.listeners):
            shown = showing.seats(self.room, listener.visitor, online, SAID[listener.language])
            listener.send(ENCODER.encode(Presence(shown)))

    def entered(self, listener: Listener, since: int | None) -> bytes:
        language: Language = SAID[listener.language]
        return ENCODER.encode(showing.entered(self.room, listener.viewer, listener.visitor, self.online(), language, since))

    # What goes on by itself.

    def go_on(self) -> None:
        """Wake whoever has to do something without being asked: the dealer, a computer opponent, the clock."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        room = self.room
        if room.over:
            return
        if room.full and not room.played.choices:
            self.begin(self.happen(room.opening))
        elif self.thinking is None and room.talk.asking is None and room.bot_asked is not None:
            self.thinking = self.begin(self.think(room.bot_asked))
        if room.clock.running is not None:
            left = room.clock.left_of(room.clock.running, time.time())
            self.alarm = asyncio.get_running_loop().call_later(max(left, 0.0) + 0.05, self.ring)

    def begin(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("work failed", exc_info=task.exception(), extra={"facts": {"table": self.room.row.id}})

    def ring(self) -> None:
        self.alarm = None
        running = self.room.clock.running
        if self.room.one_sided and running is not None:
            self.begin(self.relieve(self.room.relief(running)))
        else:
            self.begin(self.happen(self.room.out_of_time))

    async def relieve(self, relief: SeatRow) -> None:
        """Nobody's side loses because of the clock: a computer opponent plays on."""
        await self.sit(relief, lambda: self.room.out_of_time() if self.room.clock.running == relief.seat else [])

    async def think(self, seat: int) -> None:
        """A computer opponent chooses; if the game has gone on meanwhile, or its player is back, its answer counts no more."""
        room = self.room
        row, moment = room.seats[seat], room.moment
        try:
            view, requests = room.game.view(room.played.s, seat), [*room.talk.requests[seat]]
            choice, intent = await self.thinkers.choose(room.row.game, row.level, view, requests)
        finally:
            self.thinking = None
        MOVES.labels("bot").inc()

        def propose() -> list[EventRow]:
            if room.moment != moment or room.seats[seat] is not row or room.talk.asking is not None:
                raise NotAllowed(GONE_ON)
            return room.move(seat, len(room.played.choices), [choice.text], "")

        def then() -> None:
            room.talk.intents[seat] = intent

        try:
            await self.happen(propose, None, then)
        except NotAllowed:
            self.go_on()


def store(storage: Storage, events: list[EventRow], also: Also | None) -> None:
    storage.append(events)
    if also is not None:
        also(storage)
