"""A server that is killed: whatever it has acknowledged is there afterwards."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from itertools import islice
from pathlib import Path

from rubizh.table.storage import Storage
from tests.table import crash

MOMENTS = (1, 7, 40, 118, 203)  # lines after which a process is killed


def acknowledged(url: str, moment: int) -> list[str]:
    """What a process said that was killed in the middle of its work, so many lines after it began."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-P", str(Path(crash.__file__)), url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        lines = list(islice(process.stdout, moment))
        process.kill()
        lines.extend(process.stdout)
    assert process.returncode == -signal.SIGKILL
    return lines


def check_stored(url: str, said: dict[str, int]) -> None:
    """Everything that was said is there, in order and without gaps, and what belongs together is there together."""
    storage = Storage(url)
    for table, last in said.items():
        loaded = storage.load(table)
        events = loaded[2] if loaded else []
        assert [(row.number, row.text) for row in events] == [(n, f"{table} {n}") for n in range(1, len(events) + 1)]
        assert len(events) >= last
        assert len(events) % crash.AT_ONCE == 0
    storage.close()


def test_what_was_acknowledged_survives(url: str) -> None:
    said = dict.fromkeys(crash.TABLES, 0)
    for moment in MOMENTS:
        for line in acknowledged(url, moment):
            table, number = line.split()
            assert int(number) > said[table]
            said[table] = int(number)
        check_stored(url, said)
    assert min(said.values()) > 0
