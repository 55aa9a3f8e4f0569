"""Writes what happens at several tables as fast as it can until it is killed, and says what is committed: `TABLE NUMBER`."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from rubizh.table.journal import Journal
from rubizh.table.storage import EventRow, Storage, TableRow

TABLES = ("north", "east", "south", "west")
AT_ONCE = 2  # events that belong together, such as a choice and what Nature answers
LONGEST = 60  # seconds, if nobody kills it


def resumed(storage: Storage, table: str) -> int:
    """The last number at a table, which is laid if it is not there yet."""
    if storage.load(table) is None:
        storage.add_table(TableRow(table, "siege", "printed", {}, "5eed", 1.0), [])
    found = storage.load(table)
    return found[2][-1].number if found and found[2] else 0


async def play(journal: Journal, table: str) -> None:
    last = await journal.write(lambda storage: resumed(storage, table))
    while True:
        events = [EventRow(table, last + n, "choice", 0, f"{table} {last + n}") for n in range(1, AT_ONCE + 1)]
        await journal.write(lambda storage, events=events: storage.append(events))  # type: ignore[misc]
        last += AT_ONCE
        os.write(1, f"{table} {last}\n".encode())


async def main() -> None:
    with Journal(sys.argv[1]) as journal:
        await asyncio.gather(*[play(journal, table) for table in TABLES])


if __name__ == "__main__":
    signal.alarm(LONGEST)
    asyncio.run(main())
