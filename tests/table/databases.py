"""PostgreSQL servers that tests start for themselves: in a folder of their own, behind a socket in it, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

DEBIAN = Path("/usr/lib/postgresql")
SETTINGS = "-c fsync=off -c full_page_writes=off -c shared_buffers=16MB -c max_connections=20 -c listen_addresses= -k {folder}"
OWNER = "rubizh"


class Missing(Exception):
    """What has to be installed for a server to start."""


class PostgreSQL:
    """A running server, on which every test has a database to itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers = count(1)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of a new database."""
        name = f"test{next(self.numbers)}"
        self.order(f"CREATE DATABASE {name}")
        try:
            yield f"postgresql+psycopg://{OWNER}@/{name}?host={self.folder}"
        finally:
            self.order(f"DROP DATABASE {name} WITH (FORCE)")

    def order(self, statement: str) -> None:
        with psycopg.connect(host=str(self.folder), user=OWNER, dbname="postgres", autocommit=True) as connection:
            connection.execute(statement.encode())


def programs() -> Path:
    """Where the programs of the newest installed server are; Debian does not put them on the path."""
    on_path = shutil.which("pg_ctl")
    if on_path:
        return Path(on_path).resolve().parent
    versions = sorted(DEBIAN.glob("*/bin/pg_ctl"), key=lambda path: float(path.parts[-3]))
    if not versions:
        raise Missing("PostgreSQL is not installed: the Debian package is “postgresql”")
    return versions[-1].parent


def serving_user() -> dict[str, Any]:
    """For a subprocess: who it runs as; PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = known.get("postgres") or known["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    """A new server; Missing says what it lacks."""
    where, user = programs(), serving_user()
    folder = Path(tempfile.mkdtemp(prefix="rubizh-"))  # not below pytest's folder, into which another user may not look
    data = folder / "data"

    def run(program: str, *words: str) -> None:
        subprocess.run([where / program, "-D", data, *words], cwd=folder, check=True, stdout=subprocess.DEVNULL, **user)

    try:
        if user:
            os.chown(folder, user["user"], user["group"])
        run("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", f"--username={OWNER}")
        run("pg_ctl", "start", "--wait", f"--log={folder / 'log'}", f"--options={SETTINGS.format(folder=folder)}")
        try:
            yield PostgreSQL(folder)
        finally:
            run("pg_ctl", "stop", "--wait", "--mode=immediate")
    finally:
        shutil.rmtree(folder)
