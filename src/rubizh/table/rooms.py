"""All tables: opened, found again, woken after a restart, and put away when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec

from rubizh.engine.flow import IllegalChoice
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import levels
from rubizh.table.api import NewSeat, NewTable
from rubizh.table.breath import Breath
from rubizh.table.hours import ALWAYS, Hours
from rubizh.table.journal import Journal
from rubizh.table.limits import Limits
from rubizh.table.live import GRACE, Live
from rubizh.table.matches import carried_on, following, goes_on_after
from rubizh.table.measures import ROOMS
from rubizh.table.names import visible
from rubizh.table.room import NotAllowed, Room, edition
from rubizh.table.shuffle import new_seed
from rubizh.table.storage import EventRow, SeatRow, Storage, TableRow
from rubizh.table.thinkers import Thinkers
from rubizh.table.tokens import is_token, token

LOG: Final = logging.getLogger("rubizh.table")
MOST_OPEN: Final = 30  # tables of one visitor that are not over
STAYS: Final = 600.0  # seconds that a table stays in memory after the last one left
MOST_IDLE: Final = 500  # tables in memory that nobody is at


class Rooms:
    """The tables in memory, by their ids; the others are in the storage."""

    def __init__(self, journal: Journal, thinkers: Thinkers, limits: Limits) -> None:
        self.journal: Final = journal
        self.thinkers: Final = thinkers
        self.limits: Final = limits
        self.breath: Final = Breath()
        self.closed: Final[dict[str, Sentence]] = {}  # tables that cannot be played on, and why
        self.hours = ALWAYS
        self.grace = GRACE
        self.lives: Final[dict[str, Live]] = {}
        self.loading: Final[dict[str, asyncio.Future[Live | None]]] = {}

    async def find(self, id: str) -> Live | None:
        """A table by its id, wherever it is; two who look for it find the same one."""
        if not is_token(id):
            return None
        if id in self.lives and not self.lives[id].lost:
            return self.lives[id]
        if id not in self.loading:
            self.loading[id] = asyncio.ensure_future(self.load(id))
        return await self.loading[id]

    async def load(self, id: str) -> Live | None:
        try:
            found = await self.journal.read(lambda storage: storage.load(id))
            live = None if found is None else await self.read(*found)
            if live is not None:
                await live.finished()
            return live
        finally:
            del self.loading[id]

    async def read(self, row: TableRow, seats: list[SeatRow], events: list[EventRow]) -> Live | None:
        """A stored table, if its rules, cards and choices are still those of the game."""
        if row.game in GAMES and row.cards != edition(GAMES[row.game].rules):
            facts: dict[str, int | str | Sentence] = {"theirs": row.cards, "ours": edition(GAMES[row.game].rules)}
            self.closed[row.id] = Sentence(
                "This table is closed: it was played with the cards “{theirs}”, here are “{ours}”.", facts
            )
            return None
        try:
            room = Room(row, seats, [], self.hours)
            await self.breath.all(room.apply(event, []) for event in events)
            return self.kept(room)
        except (KeyError, AssertionError, ValueError, IllegalChoice):
            LOG.exception("a table cannot be read", extra={"facts": {"table": row.id, "game": row.game}})
            return None

    def kept(self, room: Room) -> Live:
        live = Live(room, self.journal, self.thinkers, self.breath, self.grace)
        self.lives[room.row.id] = live
        ROOMS.set(len(self.lives))
        live.go_on()
        return live

    async def open(self, asked: NewTable, visitor: str, player: str) -> Live:
        """A new table for a visitor."""
        wrong = wrong_with(asked)
        if wrong is not None:
            raise NotAllowed(wrong)
        if await self.journal.read(lambda storage: storage.open_tables_of(visitor)) >= MOST_OPEN:
            raise NotAllowed(Sentence("You have {n} games that are not over: finish some of them first.", {"n": MOST_OPEN}))
        game, match = GAMES[asked.game].rules, GAMES[asked.game].telling.match
        options = game.with_defaults(asked.options)
        row = TableRow(
            id=token(),
            game=game.name,
            cards=edition(game),
            options=match.options(options, []) if match is not None and asked.match else options,
            seed=new_seed(),
            created=time.time(),
            clock=[asked.clock.seconds, asked.clock.increment] if asked.clock else None,
            match=1 if asked.match else 0,
            friendly=asked.friendly and len(set(game.sides(options))) == 1,
        )
        seats = [seated(row.id, number, seat, visitor, player) for number, seat in enumerate(asked.seats)]
        return await self.add(row, seats)

    async def add(self, row: TableRow, seats: list[SeatRow]) -> Live:
        await self.journal.write(lambda storage: storage.add_table(row, seats))
        return self.kept(Room(row, seats, [], self.hours))

    async def play_on(self, live: Live, seat: int, move: str) -> None:
        """Another game, or the next of the match; asked for again, it is the same one."""
        room = live.room
        if not room.over:
            raise NotAllowed(Sentence("The game is not over yet."))
        if not room.row.rematch and not self.limits.openings.take(room.seats[seat].visitor):
            raise NotAllowed(Sentence("Too many tables at once: wait a moment."))
        row, seats, begins = following(room)

        def also(storage: Storage) -> None:
            storage.add_table(row, seats)
            storage.append(begins)
            storage.set_rematch(room.row.id, row.id)

        def then() -> None:
            room.row = msgspec.structs.replace(room.row, rematch=row.id)

        await live.happen(lambda: [] if room.row.rematch else room.play_on(seat, row.id, move), also, then)
        await self.find(room.row.rematch)

    async def secret(self, room: Room) -> bool:
        """Whether what a game began with may still matter in the next games of its match."""
        while carried_on(room, ""):
            if not goes_on_after(room):
                return False
            after = await self.find(room.row.rematch)
            if after is None or not after.room.over:
                return True
            room = after.room
        return False

    async def open_house(self, began: float) -> None:
        """Nobody's time has run since the last server ended."""
        await self.journal.write(lambda storage: storage.note_run(began, began))
        self.hours = Hours(await self.journal.read(lambda storage: storage.runs()))

    async def wake(self) -> None:
        """After a restart: tables at which a computer opponent or a clock has to go on; whoever looks for one need not wait."""
        for table in await self.journal.read(lambda storage: storage.unfinished()):
            await self.find(table)

    def put_away(self) -> None:
        """Tables that nobody has used for a while leave the memory."""
        now = time.monotonic()
        idle = sorted((live.used, table) for table, live in self.lives.items() if live.idle)
        for number, (used, table) in enumerate(reversed(idle)):
            if number >= MOST_IDLE or now - used > STAYS:
                del self.lives[table]
        ROOMS.set(len(self.lives))


def wrong_with(asked: NewTable) -> Sentence | None:
    """Why there cannot be such a table, if there cannot."""
    if asked.game not in GAMES:
        return Sentence("unknown game “{name}”", {"name": asked.game})
    package = GAMES[asked.game]
    game = package.rules
    wrong = game.wrong_option(asked.options)
    if wrong is not None:
        return wrong
    expected = len(game.seats(game.with_defaults(asked.options)))
    if len(asked.seats) != expected:
        return Sentence("seats expected for this game: {n}", {"n": expected})
    if not any(seat.kind == "me" for seat in asked.seats):
        return Sentence("One of the seats has to be yours.")
    for seat in asked.seats:
        if seat.kind == "bot" and seat.level not in levels(package):
            known = ", ".join(levels(package))
            return Sentence("unknown opponent “{text}”, expected one of {known}", {"text": seat.level, "known": known})
    if asked.match and package.telling.match is None:
        return Sentence("This game has no matches.")
    return None


def seated(table: str, number: int, asked: NewSeat, visitor: str, player: str) -> SeatRow:
    if asked.kind == "bot":
        return SeatRow(table, number, "bot", level=asked.level, invite=token())
    if asked.kind == "friend":
        return SeatRow(table, number, "open", invite=token())
    return SeatRow(table, number, "person", visitor, visible(asked.name) or player, invite=token())
