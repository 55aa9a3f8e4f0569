"""Databases for the tests of the table: each test that asks for a `url` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rubizh.table.storage import Storage
from tests.table.databases import Missing, PostgreSQL, postgresql
from tests.table.running import Running


@pytest.fixture(scope="session")
def server() -> Iterator[PostgreSQL]:
    try:
        with postgresql() as server:
            yield server
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a new database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'table.db'}"
        return
    server: PostgreSQL = request.getfixturevalue("server")
    with server.database() as url:
        yield url


@pytest.fixture
def storage(url: str) -> Iterator[Storage]:
    storage = Storage(url)
    yield storage
    storage.close()


@pytest.fixture
def running(url: str) -> Iterator[Running]:
    """A table on either database."""
    running = Running(url)
    yield running
    running.end()


@pytest.fixture
def simply(tmp_path: Path) -> Iterator[Running]:
    """A table on SQLite alone, where the database makes no difference."""
    running = Running(f"sqlite:///{tmp_path / 'table.db'}")
    yield running
    running.end()
