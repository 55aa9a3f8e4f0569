"""A server that is killed: whatever it has acknowledged is there afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

from rubizh.table.storage import Storage
from tests.table import crash
from tests.table.power import CALLS, Disk

MOMENTS = (1, 7, 40, 118, 203)  # lines after which a process is killed
LONGEST_WRITE = 65536  # bytes, larger than a page of SQLite
CUTS = 10  # of the power, each after so many lines


def acknowledged(url: str, moment: int, watching: Sequence[str] = ()) -> list[str]:
    """What a process said that was killed in the middle of its work, so many lines after it began."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [*watching, sys.executable, "-P", str(Path(crash.__file__)), url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True) as process:
        assert process.stdout
        lines = list(islice(process.stdout, moment))
        os.killpg(process.pid, signal.SIGKILL)
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


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_what_was_acknowledged_survives_a_power_loss(tmp_path: Path) -> None:
    """A commit that only the system knows of is none: what was not synced is left out."""
    for folder in ("written", "restored"):
        (tmp_path / folder).mkdir()
    watching = ["strace", "-f", "-y", "-xx", "-s", str(LONGEST_WRITE), "-e", CALLS, "-o", str(tmp_path / "calls")]
    acknowledged(f"sqlite:///{tmp_path / 'written' / 'table.db'}", MOMENTS[-2], watching)
    disk, said = Disk(), dict.fromkeys(crash.TABLES, 0)
    with open(tmp_path / "calls", encoding="ascii") as calls:
        for number, line in enumerate(disk.said(calls)):
            table, last = line.split()
            said[table] = int(last)
            if number % CUTS == 0:
                disk.restore(tmp_path / "restored")
                check_stored(f"sqlite:///{tmp_path / 'restored' / 'table.db'}", said)
    assert min(said.values()) > 0
