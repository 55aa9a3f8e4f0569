"""What the table remembers, on both databases."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sql
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from rubizh.table.database import VERSIONS, StorageError
from rubizh.table.storage import EventRow, SeatRow, Storage, TableRow, VisitorRow
from tests.table.databases import PostgreSQL
from tests.table.rows import event, lay, numbers, table

OLHA = VisitorRow("olha", "Ольга «Рубіж» 🛡", "uk", 1700000000.123456)


def test_a_visitor_is_remembered_and_changed(storage: Storage) -> None:
    assert storage.visitor("olha") is None
    storage.save_visitor(OLHA)
    storage.save_visitor(VisitorRow("taras", "Taras", "en", 2.0))
    assert storage.visitor("olha") == OLHA
    renamed = replace(OLHA, name="O'Neil; DROP TABLE visitors", language="en")
    storage.save_visitor(renamed)
    assert storage.visitor("olha") == renamed
    assert storage.visitor("taras") == VisitorRow("taras", "Taras", "en", 2.0)


def test_everything_about_a_table_comes_back(url: str) -> None:
    written = TableRow(
        "t", "afu", "abc", {"players": "2", "рівень": "важкий"}, "00ff", 1.5, [300, 5], 2, "attacker 5", "next", True, True
    )
    seats = [SeatRow("t", 0, "person", "olha", "Ольга", "", "one"), SeatRow("t", 1, "bot", "", "", "master", "two")]
    events = [EventRow("t", 1, "choice", -1, "deal R7", "", 2.25), EventRow("t", 2, "chat", 0, "“Слава!” \\ 🛡\n", "m-1", 3.5)]
    first = Storage(url)
    first.add_table(written, seats[::-1])
    first.append(events[::-1])
    first.close()
    again = Storage(url)
    assert again.load("t") == (written, seats, events)
    assert again.load("another") is None
    again.close()


def test_a_table_is_added_with_its_seats_or_not_at_all(storage: Storage) -> None:
    lay(storage, "first")
    with pytest.raises(IntegrityError):
        storage.add_table(
            table("second"), [SeatRow("second", 0, "person", "taras"), SeatRow("second", 1, "open", invite="come-to-first")]
        )
    assert storage.load("second") is None
    with pytest.raises(IntegrityError):
        lay(storage, "first", created=2.0, visitor="taras")
    loaded = storage.load("first")
    assert loaded is not None
    assert loaded[0].created == 1.0


def test_an_invitation_finds_its_seat(storage: Storage) -> None:
    lay(storage, "a")
    lay(storage, "b")
    assert storage.seat_of_invite("come-to-b") == SeatRow("b", 1, "open", invite="come-to-b")
    assert storage.seat_of_invite("come-to-c") is None
    assert storage.seat_of_invite("") is None


def test_somebody_sits_down(storage: Storage) -> None:
    lay(storage, "a")
    taken = SeatRow("a", 1, "person", "taras", "Тарас", "", "come-to-a")
    storage.save_seat(taken)
    loaded = storage.load("a")
    assert loaded is not None
    assert loaded[1] == [SeatRow("a", 0, "person", "olha", "Ольга"), taken]
    with pytest.raises(LookupError):
        storage.save_seat(replace(taken, seat=2))


def test_a_number_is_never_written_twice(storage: Storage) -> None:
    lay(storage, "a")
    storage.append([event("a", 1), event("a", 2)])
    with pytest.raises(IntegrityError):
        storage.append([event("a", 3), replace(event("a", 2), text="another")])
    storage.append([])
    loaded = storage.load("a")
    assert loaded is not None
    assert loaded[2] == [event("a", 1), event("a", 2)]


def test_a_move_is_made_once_at_a_table(storage: Storage) -> None:
    lay(storage, "a")
    lay(storage, "b")
    storage.append([event("a", 1, "m"), event("a", 2), event("a", 3)])
    with pytest.raises(IntegrityError):
        storage.append([event("a", 4, "m")])
    storage.append([event("b", 1, "m")])
    assert numbers(storage, "a") == [1, 2, 3]
    assert numbers(storage, "b") == [1]


def test_nothing_happens_at_a_table_that_is_not_there(storage: Storage) -> None:
    with pytest.raises(IntegrityError):
        storage.append([event("nowhere", 1)])


def test_a_visitor_s_tables_newest_first(storage: Storage) -> None:
    for name, created in (("old", 1.0), ("new", 3.0), ("middle", 2.0)):
        lay(storage, name, created)
    lay(storage, "foreign", 4.0, visitor="taras")
    storage.append([event("old", number) for number in range(1, 12)])
    storage.append([event("middle", 1)])
    found = storage.tables_of("olha", 10)
    assert [(row.id, last and last.number) for row, _, last in found] == [("new", None), ("middle", 1), ("old", 11)]
    assert [seat.table for seat in found[1][1]] == ["middle", "middle"]
    assert [row.id for row, _, _ in storage.tables_of("olha", 2)] == ["new", "middle"]
    assert storage.tables_of("nobody", 10) == storage.tables_of("", 10) == []


def test_tables_that_are_over_are_not_open(storage: Storage) -> None:
    lay(storage, "a")
    lay(storage, "b")
    storage.save_seat(SeatRow("b", 1, "person", "olha", "beside her"))
    assert storage.open_tables_of("olha") == 2
    storage.finish("a")
    storage.set_rematch("a", "b")
    loaded = storage.load("a")
    assert loaded is not None
    assert (loaded[0].over, loaded[0].rematch) == (True, "b")
    assert storage.open_tables_of("olha") == 1
    assert storage.open_tables_of("") == 0


def test_tables_that_go_on_by_themselves(storage: Storage) -> None:
    lay(storage, "people")
    lay(storage, "clock", 2.0, clock=[300, 5])
    lay(storage, "bot", 3.0)
    lay(storage, "finished", 4.0, clock=[300, 5])
    storage.save_seat(SeatRow("bot", 1, "bot", level="master"))
    storage.finish("finished")
    assert storage.unfinished() == ["clock", "bot"]


def test_forgetting_what_nobody_touched(storage: Storage) -> None:
    for name, created in (("empty", 5.0), ("quiet", 1.0), ("played", 1.0), ("fresh", 10.0)):
        lay(storage, name, created)
    storage.append([event("quiet", 1, time=9.5), event("played", 1, time=2.0), event("played", 2, time=10.0)])
    assert storage.forget(10.0) == 2
    assert storage.forget(10.0) == 0
    assert [row.id for row, _, _ in storage.tables_of("olha", 10)] == ["fresh", "played"]
    assert storage.seat_of_invite("come-to-quiet") is None
    lay(storage, "quiet")
    assert numbers(storage, "quiet") == []


def add_then_fail(storage: Storage, table_id: str) -> None:
    storage.append([event(table_id, 1)])
    storage.append([event(table_id, 1)])


def test_part_of_a_transaction_fails_alone(storage: Storage) -> None:
    with storage.transaction():
        lay(storage, "a")
        with pytest.raises(IntegrityError), storage.transaction():
            add_then_fail(storage, "a")
        storage.append([event("a", 2)])
    assert numbers(storage, "a") == [2]


def test_a_transaction_that_fails_leaves_nothing(storage: Storage) -> None:
    lay(storage, "a")
    with pytest.raises(IntegrityError), storage.transaction():
        add_then_fail(storage, "a")
    assert numbers(storage, "a") == []


def test_a_database_of_another_version_is_left_alone(url: str) -> None:
    first = Storage(url)
    with first.transaction():
        first.connection.execute(sql.update(VERSIONS).values(version=99))
    first.close()
    with pytest.raises(StorageError, match="has version 99 of the tables, this Rubizh needs version 3"):
        Storage(url)


def test_a_database_of_the_first_version_is_brought_up_to_date(url: str) -> None:
    first = Storage(url)
    seat = SeatRow("a", 0, "person", "olha", "Ольга")
    first.add_table(table("a"), [seat])
    with first.transaction():
        first.connection.execute(sql.text("ALTER TABLE tables DROP COLUMN friendly"))
        first.connection.execute(sql.text("ALTER TABLE seats DROP COLUMN settled"))
        first.connection.execute(sql.update(VERSIONS).values(version=1))
    first.close()
    for _ in range(2):
        again = Storage(url)
        found = again.load("a")
        again.close()
        assert found is not None
        assert found[:2] == (table("a"), [seat])


def test_a_complaint_does_not_tell_a_seed(storage: Storage) -> None:
    storage.add_table(table("a", seed="c0ffee"), [])
    with pytest.raises(IntegrityError) as wrong:
        storage.add_table(table("a", seed="c0ffee"), [])
    assert "c0ffee" not in str(wrong.value)


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////nowhere/at/all.db", "postgresql+psycopg://me:password@/x?host=/nowhere"])
def test_a_database_that_cannot_be_opened(url: str) -> None:
    with pytest.raises(StorageError, match="the database cannot be used: ") as wrong:
        Storage(url)
    assert "password" not in str(wrong.value)


def test_sqlite_is_set_up_to_survive(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'table.db'}")
    asked = {
        name: storage.connection.exec_driver_sql(f"PRAGMA {name}").scalar()
        for name in ("journal_mode", "synchronous", "fullfsync", "foreign_keys")
    }
    storage.close()
    assert asked == {"journal_mode": "wal", "synchronous": 2, "fullfsync": 1, "foreign_keys": 1}


def test_two_processes_on_one_sqlite_wait_for_each_other(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'table.db'}")
    other = sqlite3.connect(tmp_path / "table.db", timeout=0, isolation_level=None)
    with storage.transaction(), pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("BEGIN IMMEDIATE")
    other.execute("BEGIN IMMEDIATE").execute("COMMIT")
    other.close()
    storage.close()


def test_postgresql_syncs_what_it_commits_although_it_would_not_by_default(server: PostgreSQL) -> None:
    with server.database() as url:
        server.order(f"ALTER DATABASE {url.partition('@/')[2].partition('?')[0]} SET synchronous_commit = off")
        storage = Storage(url)
        assert storage.connection.scalar(sql.text("SHOW synchronous_commit")) == "on"
        storage.close()


def test_nobody_else_reads_the_database_also_in_a_folder_that_was_there(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "table.db").touch(0o644)
    storage = Storage(f"sqlite:///{tmp_path / 'table.db'}")
    lay(storage, "a")
    assert {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {
        "table.db": 0o600,
        "table.db-wal": 0o600,
        "table.db-shm": 0o600,
    }
    storage.close()


def test_visitors_who_sit_nowhere_are_forgotten_in_the_end(storage: Storage) -> None:
    storage.save_visitor(replace(OLHA, seen=1.0))
    storage.save_visitor(VisitorRow("taras", "Taras", "en", 1.0))
    storage.save_visitor(VisitorRow("petro", "Petro", "en", 9.0))
    lay(storage, "a", created=9.0)
    storage.forget(5.0)
    assert [storage.visitor(name) is not None for name in ("olha", "taras", "petro")] == [True, False, True]
