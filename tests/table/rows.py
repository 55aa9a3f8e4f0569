"""Rows to store, with nothing in them that a test does not care about."""

from __future__ import annotations

from rubizh.table.storage import EventRow, SeatRow, Storage, TableRow


def table(id: str, created: float = 1.0, clock: list[int] | None = None, seed: str = "5eed") -> TableRow:
    return TableRow(id, "siege", "printed", {"tactics": "yes"}, seed, created, clock)


def event(table: str, number: int, move: str = "", time: float = 1.0) -> EventRow:
    return EventRow(table, number, "choice", number % 2, f"R{number}@3", move, time)


def lay(storage: Storage, id: str, created: float = 1.0, visitor: str = "olha", clock: list[int] | None = None) -> None:
    """A table at which one visitor waits for somebody."""
    seats = [SeatRow(id, 0, "person", visitor, "Ольга"), SeatRow(id, 1, "open", invite=f"come-to-{id}")]
    storage.add_table(table(id, created, clock), seats)


def numbers(storage: Storage, id: str) -> list[int]:
    """The numbers of everything that happened at a table."""
    loaded = storage.load(id)
    assert loaded is not None
    return [row.number for row in loaded[2]]
