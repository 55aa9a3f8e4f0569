"""Connections that say nothing, or not all: none of them locks anybody out, and the log stays readable."""

from __future__ import annotations

import json
import re
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rubizh.table import connections
from rubizh.table.connections import MOST_OF_ONE, Hurried
from rubizh.table.storage import Storage
from tests.table.running import Running

FILES = 300  # that the process may open, and fewer than there are strangers' connections
STRANGERS = [f"127.0.0.{number}" for number in range(2, 8)]
SOON = 0.3
HEAD = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b"Content-Length: 100\r\n\r\n{"
WHOLE = b"GET /api/home HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def silent(port: int, host: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 5, (host, 0))


def cut_after(found: socket.socket, drip: Callable[[], bytes] = bytes) -> float:
    """How long it takes until the table ends a connection over which something drips."""
    begun = time.monotonic()
    found.settimeout(0.05)
    while time.monotonic() < begun + 10:
        try:
            found.sendall(drip())
            if not found.recv(65536):
                break
        except TimeoutError:
            continue
        except OSError:
            break
    return time.monotonic() - begun


@pytest.mark.parametrize("begins", [b"", HEAD, HEAD + BODY, WHOLE])
def test_a_request_comes_whole_and_soon_or_not_at_all(simply: Running, monkeypatch: pytest.MonkeyPatch, begins: bytes) -> None:
    """Also where a letter comes now and then, and after a request that was answered."""
    simply.visitor()
    monkeypatch.setattr(connections, "REQUEST_SECONDS", SOON)
    with silent(simply.port, "127.0.0.1") as one, silent(simply.port, "127.0.0.2") as other:
        for found in (one, other):
            found.sendall(begins)
        assert SOON / 2 < cut_after(one) < 10 * SOON
        assert cut_after(other, lambda: b"x") < 10 * SOON


def test_what_takes_long_to_answer_is_answered(simply: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = simply.visitor()
    monkeypatch.setattr(connections, "REQUEST_SECONDS", SOON / 3)

    def slowly(*_: object) -> list[object]:
        time.sleep(SOON)
        return []

    monkeypatch.setattr(Storage, "tables_of", slowly)
    assert visitor.home()["tables"] == []


def test_one_address_has_only_so_many_connections(simply: Running) -> None:
    simply.visitor()
    with ExitStack() as held:
        for _ in range(MOST_OF_ONE):
            held.enter_context(silent(simply.port, "127.0.0.2"))
        with suppress(ConnectionResetError), silent(simply.port, "127.0.0.2") as one_more:
            assert one_more.recv(1) == b""
        simply.visitor().home()
        with silent(simply.port, "127.0.0.3") as other:
            other.sendall(WHOLE)
            assert other.recv(12) == b"HTTP/1.1 200"
    deadline = time.monotonic() + 10
    while "127.0.0.2" in Hurried.counts and time.monotonic() < deadline:
        time.sleep(0.01)
    assert "127.0.0.2" not in Hurried.counts


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, int]]:
    """A table in a process of its own that may open few files and logs all it can: its address and port."""
    command = [sys.executable, "-P", "-m", "rubizh.terminal.main", "--lang", "en", "table", "--no-browser", "--port", "0"]
    with (
        open(folder / "log", "wb") as log,
        subprocess.Popen(
            [*command, "--data", str(folder / "data"), "--log", "debug"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES)),
        ) as table,
    ):
        try:
            assert table.stdout
            found = re.search(r"http://\S+:(\d+)", table.stdout.readline())
            assert found
            yield found[0], int(found[1])
        finally:
            table.terminate()


def test_more_connections_than_files_lock_nobody_out(tmp_path: Path) -> None:
    with served(tmp_path) as (address, port), ExitStack() as held:
        for host in STRANGERS:
            for _ in range(MOST_OF_ONE):
                held.enter_context(silent(port, host))
        assert [httpx.get(f"{address}/api/home", timeout=5).status_code for _ in range(3)] == [200] * 3
    assert [json.loads(line)["event"] for line in (tmp_path / "log").read_text().splitlines()] == []


def test_a_second_table_for_the_same_folder_finds_the_first(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-m", "rubizh.terminal.main", "--lang", "en", "table", "--no-browser", "--port", "0"]
    with served(tmp_path) as (address, _):
        second = subprocess.run([*command, "--data", str(tmp_path / "data")], capture_output=True, text=True, timeout=60)
        assert (second.returncode, second.stdout) == (0, f"Rubizh is already running at {address}/\n")
    with served(tmp_path) as (address, _):
        assert httpx.get(f"{address}/api/home").status_code == 200


def test_a_log_of_everything_holds_neither_cookies_nor_messages_nor_addresses(tmp_path: Path) -> None:
    with served(tmp_path) as (address, port):
        headers = {"origin": address, "cookie": "rubizh=secret-cookie"}
        with connect(f"ws://127.0.0.1:{port}/socket/secret-table", additional_headers=headers) as socket:
            socket.send('{"type": "enter", "language": "en", "since": 424242}')
            with pytest.raises(ConnectionClosed):
                socket.recv(10)
        with silent(port, "127.0.0.1") as nonsense:
            nonsense.sendall(b"no request at all\r\n\r\n")
            assert nonsense.recv(100)
    log = (tmp_path / "log").read_text()
    assert [json.loads(line)["event"] for line in log.splitlines()] == ["Invalid HTTP request received."]
    assert not re.search("secret-cookie|secret-table|424242", log)
