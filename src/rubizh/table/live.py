"""A room that people are in: what is asked for happens one thing at a time, is stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from random import uniform
from typing import Final, Protocol

import msgspec

from rubizh.engine.flow import SPECTATOR, Choice
from rubizh.table import showing
from rubizh.table.answering import KEPT_BACK
from rubizh.table.breath import Breath
from rubizh.table.journal import Journal
from rubizh.table.logbook import Logbook, Reader
from rubizh.table.measures import CHOICES, MOVES
from rubizh.table.messages import Event, Pointed, Presence, Seat
from rubizh.table.rollcall import RollCall
from rubizh.table.room import GONE_ON, NotAllowed, Room
from rubizh.table.showing import SAID, Happening
from rubizh.table.storage import EventRow, SeatRow, Storage
from rubizh.table.talk import SEATED
from rubizh.table.thinkers import Thinkers

LOG: Final = logging.getLogger("rubizh.table")
GRACE: Final = 60.0  # seconds for which somebody may be away before their seat can be handed over
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
    def address(self) -> str: ...

    @property
    def language(self) -> str: ...

    def send(self, message: bytes) -> None: ...

    def part(self) -> None: ...

    async def seated(self, seat: int) -> None: ...


class Live:
    """Everything that happens goes through here, one after the other."""

    def __init__(self, room: Room, journal: Journal, thinkers: Thinkers, breath: Breath, grace: float = GRACE) -> None:
        self.room: Final = room
        self.journal: Final = journal
        self.thinkers: Final = thinkers
        self.breath: Final = breath
        self.logbook: Final = Logbook(room)
        self.presence: Final = RollCall(self.tell_presence)
        self.grace: Final = grace
        self.listeners: Final[set[Listener]] = set()
        self.woken: Final = time.monotonic()
        self.left: Final[dict[str, float]] = {}  # when a visitor's last page was closed
        self.one_at_a_time: Final = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.passing: asyncio.Task[None] | None = None  # by itself
        self.shown_from: tuple[object, float] | None = None  # a window, and when a pass of it may be shown
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

    def absent(self) -> set[int]:
        """The seats whose players have been away for longer than a moment; nobody knows what was before the table was woken."""
        before = time.monotonic() - self.grace
        away = [row for row in self.room.seats if row.kind == "person" and row.seat not in self.online()]
        return {row.seat for row in away if self.left.get(row.visitor, self.woken) <= before}

    def leave(self, listener: Listener) -> None:
        """A page is closed."""
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self.presence.changed()
        if listener.viewer != SPECTATOR:
            self.left[listener.visitor] = self.used
            asyncio.get_running_loop().call_later(self.grace + 0.05, self.presence.changed)

    def guest(self) -> str:
        """For whom computer opponents think here: whoever sits at the table, by their address if it is known."""
        sitting = {row.visitor for row in self.room.seats if row.visitor}
        addresses = {listener.address for listener in self.listeners if listener.visitor in sitting and listener.address}
        return min(addresses or sitting, default="")

    def watching(self) -> int:
        """How many pages look from beside."""
        return sum(listener.viewer == SPECTATOR for listener in self.listeners)

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
                await listener.seated(seat.seat)

    async def settle(self, seat: int, text: str) -> None:
        """Let something lie ready at a seat; nobody else is told."""
        async with self.one_at_a_time:
            if self.lost:
                raise NotAllowed(GONE_ON)
            row = self.room.settle(seat, text)
            await self.stored(lambda storage: storage.save_seat(row))
            self.room.seats[seat] = row
            self.tell_news([], {reader for reader in self.readers() if reader[0] == seat}, more=False)
        self.go_on()

    async def sketch(self, seat: int, propose: Callable[[], bool]) -> bool:
        """Let a seat put something together that nobody else sees yet, or take it back; whether it did no more than that."""
        async with self.one_at_a_time:
            kept = not self.lost and propose()
            if kept:
                self.tell_news([], {reader for reader in self.readers() if reader[0] == seat}, more=False)
        if kept:
            self.go_on()
        return kept

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
        readers = self.readers()
        viewers = sorted({viewer for viewer, _ in readers.union(self.logbook.kept)})
        happened: list[Happening] = []
        for row in events:
            happened.append(Happening(self.room, row, viewers))
            if happened[-1].staged and row is not events[-1]:
                self.tell_news(happened, readers, more=True)
                happened = []
        self.tell_news(happened, readers, more=False)
        CHOICES.inc(sum(row.kind == "choice" for row in events))
        if any(row.kind in SEATED for row in events):
            self.presence.changed()

    def readers(self) -> set[Reader]:
        """Those who are told something, by where they sit and what they read."""
        return {(listener.viewer, listener.language) for listener in self.listeners}

    def tell_news(self, happened: list[Happening], readers: set[Reader], more: bool) -> None:
        told = {reader: self.told(happened, *reader) for reader in readers.union(self.logbook.kept)}
        written = {reader: self.news(told[reader], *reader, more) for reader in readers}
        for listener in list(self.listeners):
            if (listener.viewer, listener.language) in written:
                listener.send(written[listener.viewer, listener.language])
        self.logbook.happened(told)

    def told(self, happened: list[Happening], viewer: int, code: str) -> list[Event]:
        return [showing.event(self.room, one, viewer, SAID[code]) for one in happened]

    def news(self, events: list[Event], viewer: int, code: str, more: bool) -> bytes:
        return ENCODER.encode(showing.news(self.room, events, viewer, SAID[code], more))

    def tell_presence(self) -> None:
        """Those who sit nowhere are all told the same."""
        sitting = {seat.visitor for seat in self.room.seats}
        written: dict[tuple[str, str], bytes] = {}
        for listener in list(self.listeners):
            who = listener.visitor if listener.visitor in sitting else "", listener.language
            if who not in written:
                written[who] = ENCODER.encode(Presence(self.seats(*who)))
            listener.send(written[who])

    def seats(self, visitor: str, code: str) -> list[Seat]:
        """Who sits where, and who is there, as a visitor is told."""
        return showing.seats(self.room, visitor, self.online(), SAID[code], self.absent())

    async def entered(self, reader: Reader, visitor: str, since: int | None) -> bytes:
        """Everything about the table; nothing happens between this and what follows."""
        await self.logbook.prepare(reader, self.breath)
        viewer, code = reader
        number = len(self.room.events) + 1 if since is None else since
        whole = number > len(self.room.events)
        events = self.logbook.since(reader, 0 if whole else number)
        return ENCODER.encode(showing.entered(self.room, viewer, self.seats(visitor, code), SAID[code], events, whole))

    # What goes on by itself.

    def go_on(self) -> None:
        """Wake whoever has to do something without being asked: the dealer, a computer opponent, the clock."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        room = self.room
        if room.over:
            return
        if room.ready():
            self.begin(self.happen(room.ready))
        elif self.thinking is None and room.talk.asking is None and room.bot_asked is not None:
            self.thinking = self.begin(self.think(room.bot_asked))
        if room.window is not None:
            self.seconds_kept_back()  # from now on
            if self.passing is None and room.asked in room.answering.passing:
                self.passing = self.begin(self.pass_by_itself(room.asked, room.window))
        left = room.seconds_left()
        if left is not None:
            self.alarm = asyncio.get_running_loop().call_later(max(left, 0.0) + 0.05, self.ring)

    def seconds_kept_back(self) -> float:
        """Until a pass of the open window may be shown: drawn once for each window, without a look at anything."""
        if self.shown_from is None or self.shown_from[0] != self.room.moment:
            self.shown_from = self.room.moment, time.monotonic() + uniform(*KEPT_BACK)
        return max(0.0, self.shown_from[1] - time.monotonic())

    async def keep_back(self, seat: int, at: int, choices: list[str]) -> None:
        """Let a pass of a window wait until it may be shown, whoever gives it, and however soon."""
        if self.room.passes(seat, at, choices):
            await self.thinkers.pause(self.seconds_kept_back())

    async def pass_by_itself(self, seat: int, passing: Choice) -> None:
        """Pass for a seat that wants so, if it still does then."""
        room, at = self.room, len(self.room.played.choices)
        try:
            await self.keep_back(seat, at, [passing.text])
        finally:
            self.passing = None
        try:
            await self.happen(lambda: room.move(seat, at, [passing.text], "") if seat in room.answering.passing else [])
        except NotAllowed:
            self.go_on()

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
            view, requests = room.game.view(room.known_to(seat), seat), [*room.talk.requests[seat]]
            choice, intent = await self.thinkers.choose(self.guest(), room.row.game, row.level, view, requests)
            await self.keep_back(seat, moment[1], [choice.text])
        finally:
            self.thinking = None
        MOVES.labels("bot").inc()

        def check() -> None:
            if room.moment != moment or room.seats[seat] is not row or room.talk.asking is not None:
                raise NotAllowed(GONE_ON)

        def sketch() -> bool:
            check()
            return room.sketch(seat, moment[1], [choice.text], "")

        def propose() -> list[EventRow]:
            check()
            return room.move(seat, moment[1], [choice.text], "")

        def then() -> None:
            room.talk.intents[seat] = intent

        try:
            if not await self.sketch(seat, sketch):
                await self.happen(propose, None, then)
        except NotAllowed:
            self.go_on()


def store(storage: Storage, events: list[EventRow], also: Also | None) -> None:
    storage.append(events)
    if also is not None:
        also(storage)
