"""What the table remembers: visitors, tables, seats and events, in SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Literal, TypeVar

import sqlalchemy as sql
from msgspec import Struct, structs
from sqlalchemy.sql.dml import UpdateBase

from rubizh.table.database import EVENTS, NOTHING, RUNS, SEATS, TABLES, VISITORS, connected
from rubizh.table.kinds import Kind

Row = TypeVar("Row", bound=Struct)


class VisitorRow(Struct, frozen=True):
    id: str
    name: str
    language: str
    seen: float


class TableRow(Struct, frozen=True):
    id: str
    game: str
    cards: str
    options: dict[str, str]
    seed: str  # a whole number
    created: float
    clock: list[int] | None = None  # seconds and increment
    match: int = 0
    first: str = ""  # the outcomes of a match's games before this one, one to a line
    rematch: str = ""  # the table at which they play on
    over: bool = False
    friendly: bool = False  # whether all may agree to take anything back


class SeatRow(Struct, frozen=True):
    table: str
    seat: int
    kind: Literal["person", "bot", "open"]
    visitor: str = ""
    player: str = ""
    level: str = ""
    invite: str = ""
    settled: str = ""  # what its player has settled on before the game, unseen by the others


class EventRow(Struct, frozen=True):
    table: str
    number: int
    kind: Kind
    seat: int
    text: str
    move: str = ""  # the page's id of what it asked for
    time: float = 0.0


class Storage:
    """One connection to a database, for one thread; a call is kept at once, or with the transaction around it."""

    def __init__(self, url: str) -> None:
        self.connection: Final = connected(url)

    def close(self) -> None:
        self.connection.close()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Keep everything inside or nothing; in a transaction already running, this part of it fails alone.

        Whoever wants to go on after a call that failed needs one around that call: PostgreSQL refuses otherwise.
        """
        with self.connection.begin_nested() if self.connection.in_transaction() else self.connection.begin():
            yield

    def visitor(self, id: str) -> VisitorRow | None:
        return self._first(VisitorRow, sql.select(VISITORS).where(VISITORS.c.id == id))

    def save_visitor(self, row: VisitorRow) -> None:
        with self._running():
            if not self._change(sql.update(VISITORS).where(VISITORS.c.id == row.id).values(structs.asdict(row))):
                self._insert(VISITORS, [row])

    def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        with self._running():
            self._insert(TABLES, [table])
            self._insert(SEATS, seats)

    def seat_of_invite(self, token: str) -> SeatRow | None:
        return self._first(SeatRow, sql.select(SEATS).where(SEATS.c.invite == token, SEATS.c.invite != NOTHING))

    def save_seat(self, row: SeatRow) -> None:
        """Somebody else sits there now; LookupError if there is no such seat."""
        here = (SEATS.c.table == row.table) & (SEATS.c.seat == row.seat)
        if not self._change(sql.update(SEATS).where(here).values(structs.asdict(row))):
            raise LookupError(f"no seat {row.seat} at table {row.table}")

    def load(self, table_id: str) -> tuple[TableRow, list[SeatRow], list[EventRow]] | None:
        """A table with everybody at it and everything that happened there, in order."""
        table = self._first(TableRow, sql.select(TABLES).where(TABLES.c.id == table_id))
        if table is None:
            return None
        events = sql.select(EVENTS).where(EVENTS.c.table == table_id).order_by(EVENTS.c.number)
        return table, self._seats([table_id])[table_id], self._all(EventRow, events)

    def append(self, events: Sequence[EventRow]) -> None:
        """Add what happened; IntegrityError, and none is added, where a number or a move is taken or there is no such table."""
        self._insert(EVENTS, events)

    def finish(self, table_id: str) -> None:
        self._change(sql.update(TABLES).where(TABLES.c.id == table_id).values(over=True))

    def set_rematch(self, table_id: str, other: str) -> None:
        self._change(sql.update(TABLES).where(TABLES.c.id == table_id).values(rematch=other))

    def tables_of(self, visitor: str, limit: int) -> list[tuple[TableRow, list[SeatRow], EventRow | None]]:
        """The tables at which a visitor sits, the newest first, and what happened last at each."""
        newest = sql.select(TABLES).where(seated(visitor)).order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit)
        tables = self._all(TableRow, newest)
        ids = [table.id for table in tables]
        seats, last = self._seats(ids), self._last_events(ids)
        return [(table, seats[table.id], last.get(table.id)) for table in tables]

    def open_tables_of(self, visitor: str) -> int:
        """At how many tables that are not over a visitor sits."""
        return self._number(sql.select(sql.func.count()).select_from(TABLES).where(seated(visitor), ~TABLES.c.over))

    def unfinished(self) -> list[str]:
        """The tables that go on by themselves: a computer opponent or a clock is there, and the game is not over."""
        with_bots = TABLES.c.id.in_(sql.select(SEATS.c.table).where(SEATS.c.kind == "bot"))
        awake = sql.select(TABLES.c.id).where(~TABLES.c.over, with_bots | TABLES.c.clock.is_not(None)).order_by(TABLES.c.created)
        with self._running() as connection:
            return list(connection.scalars(awake))

    def runs(self) -> list[tuple[float, float]]:
        """From when to when the server served, the oldest first."""
        with self._running() as connection:
            return [(row.began, row.ended) for row in connection.execute(sql.select(RUNS).order_by(RUNS.c.began))]

    def note_run(self, began: float, ended: float) -> None:
        """The server that began then has served until now."""
        with self._running():
            if not self._change(sql.update(RUNS).where(RUNS.c.began == began).values(ended=ended)):
                self._change(sql.insert(RUNS).values(began=began, ended=ended))

    def forget(self, before: float) -> int:
        """Delete the tables at which nothing has happened since then, and who sits nowhere; how many tables they were."""
        self._change(sql.delete(RUNS).where(RUNS.c.ended < before))
        sits = sql.exists().where(SEATS.c.visitor == VISITORS.c.id, SEATS.c.visitor != NOTHING)
        self._change(sql.delete(VISITORS).where(VISITORS.c.seen < before, ~sits))
        since = sql.exists().where(EVENTS.c.table == TABLES.c.id, EVENTS.c.time >= before)
        return self._change(sql.delete(TABLES).where(TABLES.c.created < before, ~since))

    def _seats(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of each of these tables, in order."""
        seats: dict[str, list[SeatRow]] = {table: [] for table in ids}
        for row in self._all(SeatRow, sql.select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)):
            seats[row.table].append(row)
        return seats

    def _last_events(self, ids: Sequence[str]) -> dict[str, EventRow]:
        last = sql.select(EVENTS.c.table, sql.func.max(EVENTS.c.number)).where(EVENTS.c.table.in_(ids)).group_by(EVENTS.c.table)
        rows = self._all(EventRow, sql.select(EVENTS).where(sql.tuple_(EVENTS.c.table, EVENTS.c.number).in_(last)))
        return {row.table: row for row in rows}

    @contextmanager
    def _running(self) -> Iterator[sql.Connection]:
        """The connection with a transaction, one for this call alone if there is none yet."""
        if self.connection.in_transaction():
            yield self.connection
        else:
            with self.connection.begin():
                yield self.connection

    def _all(self, kind: type[Row], query: sql.Select[Any]) -> list[Row]:
        with self._running() as connection:
            return [kind(**row._asdict()) for row in connection.execute(query)]

    def _first(self, kind: type[Row], query: sql.Select[Any]) -> Row | None:
        return next(iter(self._all(kind, query)), None)

    def _number(self, query: sql.Select[Any]) -> int:
        with self._running() as connection:
            return int(connection.scalar(query))

    def _insert(self, table: sql.Table, rows: Sequence[Struct]) -> None:
        if rows:
            with self._running() as connection:
                connection.execute(sql.insert(table), [structs.asdict(row) for row in rows])

    def _change(self, statement: UpdateBase) -> int:
        """How many rows it changed."""
        with self._running() as connection:
            return connection.execute(statement).rowcount


def seated(visitor: str) -> sql.ColumnElement[bool]:
    """The tables at which a visitor sits."""
    return TABLES.c.id.in_(sql.select(SEATS.c.table).where(SEATS.c.visitor == visitor, SEATS.c.visitor != NOTHING))
