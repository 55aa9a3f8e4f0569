"""While the table is closed nobody's time runs, however it was closed."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sql

from rubizh.table.database import EVENTS, RUNS
from rubizh.table.hours import Hours
from rubizh.table.storage import Storage
from tests.table.company import lay, two
from tests.table.running import Running

CLOSED = 100.0  # seconds


def test_time_stands_while_the_table_is_closed() -> None:
    hours = Hours([(0.0, 10.0), (30.0, 40.0), (41.0, 50.0), (49.0, 60.0)])
    assert [hours.served(when) for when in (5.0, 10.0, 20.0, 30.0, 35.0, 40.5, 45.0, 70.0)] == [5, 10, 10, 10, 15, 20, 24, 49]
    assert Hours().served(7.0) == 7.0


def test_after_a_restart_everybody_has_the_time_that_they_had(url: str) -> None:
    running = Running(url)
    people, table, position = played(running)
    running.end()
    as_if_closed_for(url, CLOSED)
    running = Running(url)
    try:
        again = running.visitor()
        again.http.cookies.update(people.http.cookies)
        after = again.enter(table).position
        assert not after["over"]
        assert after["clock"]["running"] == position["clock"]["running"]
        for before, now in zip(position["clock"]["left"], after["clock"]["left"], strict=True):
            assert before - 20 < now <= before
        time.sleep(0.3)
        left = again.enter(table).position["clock"]["left"][after["clock"]["running"]]
        assert left < after["clock"]["left"][after["clock"]["running"]]  # and it runs again
    finally:
        running.end()


def played(running: Running) -> tuple[Any, str, Any]:
    """Somebody at a table at which both have had a turn, so that time runs: less than the table will be closed for."""
    olena, _, table, first, second = two(running, clock={"seconds": int(CLOSED) - 20})
    for page in (first, second, first):
        lay(page, 3)
    second.until(lambda: bool(second.options))
    return olena, table, second.position


def as_if_closed_for(url: str, seconds: float) -> None:
    """Let everything that is stored have happened so much earlier."""
    storage = Storage(url)
    with storage.transaction():
        storage.connection.execute(sql.update(EVENTS).values(time=EVENTS.c.time - seconds))
        storage.connection.execute(sql.update(RUNS).values(began=RUNS.c.began - seconds, ended=RUNS.c.ended - seconds))
    storage.close()
