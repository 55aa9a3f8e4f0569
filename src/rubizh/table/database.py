"""The database: its tables in SQL, and how SQLite or PostgreSQL is opened."""

from __future__ import annotations

import os
import sqlite3
from contextlib import ExitStack, suppress
from typing import Final

import sqlalchemy as sql
from sqlalchemy import Boolean, Column, Connection, Double, ForeignKey, Index, Integer, String
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from rubizh.engine.words import Sentence

VERSION: Final = 3
LACKS: Final = {  # what each earlier version does not have yet
    1: "ALTER TABLE tables ADD COLUMN friendly BOOLEAN NOT NULL DEFAULT FALSE",
    2: "ALTER TABLE seats ADD COLUMN settled VARCHAR NOT NULL DEFAULT ''",
}
BUSY_SECONDS: Final = 10  # how long SQLite waits for another process that writes
PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",  # what is committed is on the disk, also after a power loss
    "fullfsync = ON",  # where only that waits for the disk: on a Mac
    "foreign_keys = ON",
    f"busy_timeout = {BUSY_SECONDS * 1000}",
)
AT_LEAST_ON: Final = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"

NOTHING: Final[sql.ColumnElement[str]] = sql.literal_column("''")  # written out, so that a query matches a partial index
SCHEMA: Final = sql.MetaData()
VERSIONS: Final = sql.Table("schema_version", SCHEMA, Column("version", Integer, primary_key=True))
VISITORS: Final = sql.Table(
    "visitors",
    SCHEMA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("seen", Double, nullable=False),
)
TABLES: Final = sql.Table(
    "tables",
    SCHEMA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("cards", String, nullable=False),
    Column("options", sql.JSON, nullable=False),
    Column("seed", String, nullable=False),
    Column("created", Double, nullable=False, index=True),
    Column("clock", sql.JSON(none_as_null=True)),
    Column("match", Integer, nullable=False),
    Column("first", String, nullable=False),
    Column("rematch", String, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("friendly", Boolean, nullable=False),
)
SEATS: Final = sql.Table(
    "seats",
    SCHEMA,
    Column("table", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("visitor", String, nullable=False),
    Column("player", String, nullable=False),
    Column("level", String, nullable=False),
    Column("invite", String, nullable=False),
    Column("settled", String, nullable=False),
)
EVENTS: Final = sql.Table(
    "events",
    SCHEMA,
    Column("table", ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("move", String, nullable=False),
    Column("time", Double, nullable=False),
)


RUNS: Final = sql.Table(  # of the server, from when to when
    "runs",
    SCHEMA,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)


def index_of_given(name: str, *columns: Column[str], unique: bool = False) -> None:
    """An index of the rows in which the last of the columns says something."""
    given = columns[-1] != NOTHING
    Index(name, *columns, unique=unique, sqlite_where=given, postgresql_where=given)


index_of_given("invites", SEATS.c.invite, unique=True)
index_of_given("seats_of_visitors", SEATS.c.visitor)
index_of_given("moves_made_once", EVENTS.c.table, EVENTS.c.move, unique=True)


class StorageError(Exception):
    """Why a database cannot be used."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(repr(said))
        self.said: Final = said


def connected(url: str) -> Connection:
    """A connection to the database of a URL, with its tables; StorageError if it cannot be used."""
    try:
        with ExitStack() as failing:
            connection = failing.enter_context(opened(url).connect())
            with connection.begin():
                prepare(connection)
            failing.pop_all()
            return connection
    except (SQLAlchemyError, ImportError) as wrong:
        reason = str(wrong.orig if isinstance(wrong, DBAPIError) else wrong)
        raise StorageError(Sentence("the database cannot be used: {reason}", {"reason": reason})) from wrong


def opened(url: str) -> sql.Engine:
    """The database of a URL; what it complains about never contains what players hold, or seeds."""
    engine = sql.create_engine(url, poolclass=sql.NullPool, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        keep_to_oneself(engine.url.database)
        sql.event.listen(engine, "connect", set_up_sqlite)
        sql.event.listen(engine, "begin", begin_sqlite)
        sql.event.listen(engine, "savepoint", expect_transaction)
        sql.event.listen(engine, "commit", expect_transaction)
    elif engine.dialect.name == "postgresql":
        sql.event.listen(engine, "connect", set_up_postgresql)
    return engine


def keep_to_oneself(path: str | None) -> None:
    """Seeds and hands lie in it: nobody else on the machine may read it, nor what SQLite keeps beside it."""
    if path and path != ":memory:":
        with suppress(OSError):  # SQLite will say what is wrong
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            os.chmod(path, 0o600)


def set_up_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # Python's module would begin transactions of its own, and too late for savepoints
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def set_up_postgresql(connection: DBAPIConnection, _: object) -> None:
    """Whatever a server does by default: who is told of a commit may rely on it."""
    cursor = connection.cursor()
    cursor.execute(AT_LEAST_ON)
    cursor.close()
    connection.commit()


def begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # one that began by reading would fail, not wait, once another wrote


def expect_transaction(connection: Connection, *_: object) -> None:
    """A full disk makes SQLite give a transaction up; it would then keep what follows, and Python would not notice."""
    driver = connection.connection.driver_connection
    if not (isinstance(driver, sqlite3.Connection) and driver.in_transaction):
        raise sqlite3.OperationalError("SQLite has given the transaction up")


def prepare(connection: Connection) -> None:
    """Create what is missing; StorageError if a later version of Rubizh made the tables."""
    if sql.inspect(connection).has_table(VERSIONS.name):
        found = brought_up_to_date(connection, [*connection.scalars(sql.select(VERSIONS.c.version))])
        if found != [VERSION]:
            raise StorageError(
                Sentence(
                    "the database has version {found} of the tables, this Rubizh needs version {needed}: use another database",
                    {"found": ", ".join(map(str, found)) or "?", "needed": VERSION},
                )
            )
    SCHEMA.create_all(connection)
    if not connection.scalar(sql.select(sql.func.count()).select_from(VERSIONS)):
        connection.execute(sql.insert(VERSIONS).values(version=VERSION))


def brought_up_to_date(connection: Connection, found: list[int]) -> list[int]:
    """The version of the tables after what they lacked was added."""
    while len(found) == 1 and found[0] in LACKS:
        connection.execute(sql.text(LACKS[found[0]]))
        found = [found[0] + 1]
        connection.execute(sql.update(VERSIONS).values(version=found[0]))
    return found
