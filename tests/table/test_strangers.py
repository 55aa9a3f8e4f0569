"""What one address may ask for, whatever its cookies, so that a stranger disturbs nobody."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from rubizh.table.limits import MOST_SOCKETS, THIS_MACHINE, UNKNOWN, Buckets, address
from rubizh.table.logbook import Logbook
from rubizh.table.rollcall import PAUSE
from rubizh.table.sockets import MOST_WATCHING
from rubizh.table.storage import Storage
from tests.table.company import FRIEND, ME, two
from tests.table.running import Running

FAR = "2001:db8:1:2300::1"
NEXT_DOOR = "2001:db8:1:23ff::2"  # the same prefix
ELSEWHERE = "2001:db8:1:2400::1"
ENTER = json.dumps({"type": "enter", "language": "en"})


def coming_from(host: str, **headers: str) -> str:
    written = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return address(HTTPConnection({"type": "http", "client": (host, 1), "headers": written}))


def socket(running: Running, table: str, host: str) -> ClientConnection:
    """A page behind a proxy that passes on where it comes from; it shows no cookie twice."""
    headers = {"origin": f"http://127.0.0.1:{running.port}", "x-forwarded-for": host}
    return connect(f"ws://127.0.0.1:{running.port}/socket/{table}", additional_headers=headers)


def asked(running: Running, host: str, times: int, path: str = "/api/home") -> list[int]:
    """The answers to as many requests, each by somebody without a cookie."""
    url = f"http://127.0.0.1:{running.port}{path}"
    with httpx.Client(headers={"x-forwarded-for": host}) as http:
        found = []
        for _ in range(times):
            http.cookies.clear()
            found.append(http.get(url).status_code)
        return found


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        (FAR, "2001:db8:1:2300::/56"),
        (NEXT_DOOR, "2001:db8:1:2300::/56"),
        (ELSEWHERE, "2001:db8:1:2400::/56"),
        ("127.0.0.1", THIS_MACHINE),
        ("::1", THIS_MACHINE),
        ("127.0.0.2", "127.0.0.2"),
        ("no address", UNKNOWN),
        ("fe80::1%eth0", "fe80::/56"),
    ],
)
def test_an_address_is_a_household(host: str, name: str) -> None:
    assert coming_from(host) == name


@pytest.mark.parametrize("header", ["x_forwarded_for", "forwarded", "x_real_ip"])
def test_what_a_proxy_passes_on_is_never_this_machine(header: str) -> None:
    assert coming_from("127.0.0.1", **{header: "127.0.0.1"}) == "127.0.0.1"


def test_requests_are_counted_by_address_whatever_the_cookie(simply: Running) -> None:
    simply.house.limits.requests = Buckets(5, 0.001)  # type: ignore[misc]
    assert asked(simply, "127.0.0.1", 5) == [200] * 5
    assert asked(simply, "127.0.0.1", 2) == [429] * 2
    assert asked(simply, FAR, 5, "/assets/nothing") == [404] * 5
    assert asked(simply, NEXT_DOOR, 1) == [429]
    assert asked(simply, ELSEWHERE, 1) == [200]
    refused = httpx.get(f"http://127.0.0.1:{simply.port}/api/home?lang=uk", headers={"x-forwarded-for": FAR})
    assert refused.json() == {"said": "Забагато запитів: зачекайте трохи."}
    simply.visitor().home()  # this machine itself


def test_sockets_are_counted_by_address_whatever_the_cookie(simply: Running) -> None:
    table = simply.visitor().open("siege", ME, FRIEND)["table"]
    with ExitStack() as open_sockets:
        for _ in range(MOST_SOCKETS):
            open_sockets.enter_context(socket(simply, table, FAR))
        with pytest.raises(InvalidStatus), socket(simply, table, NEXT_DOOR):
            pass
        with socket(simply, table, ELSEWHERE):
            pass
    deadline = time.monotonic() + 10
    while simply.house.limits.sockets and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not simply.house.limits.sockets
    with socket(simply, table, NEXT_DOOR):
        pass


def test_entrances_are_counted_by_address(simply: Running) -> None:
    simply.house.limits.entrances = Buckets(3, 0.001)  # type: ignore[misc]
    table = simply.visitor().open("siege", ME, FRIEND)["table"]
    with socket(simply, table, FAR) as page:
        for _ in range(4):
            page.send(ENTER)
        heard = [json.loads(page.recv(10))["type"] for _ in range(5)]
    assert sorted(heard) == ["entered", "entered", "entered", "presence", "refused"]
    with socket(simply, table, FAR) as page:
        page.send(ENTER)
        with pytest.raises(ConnectionClosed) as closed:
            page.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013


def test_replays_are_told_once_and_counted_by_address(simply: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    simply.house.limits.replays = Buckets(3, 0.001)  # type: ignore[misc]
    _, _, table, first, _ = two(simply)
    first.ask("resign")
    path = f"/api/tables/{table}/replay"
    told = simply.visitor().get(path)
    monkeypatch.setattr("rubizh.table.replays.steps", None)
    assert simply.visitor().get(path) == told
    assert asked(simply, FAR, 5, path) == [200, 200, 200, 429, 429]


def test_only_so_many_watch_a_table_and_those_who_sit_there_always_come_in(simply: Running) -> None:
    olena, _, table, _, _ = two(simply)
    with ExitStack() as watching:
        for _ in range(MOST_WATCHING):
            page = watching.enter_context(socket(simply, table, FAR))
            page.send(ENTER)
            assert json.loads(page.recv(10))["type"] == "entered"
        late = watching.enter_context(socket(simply, table, ELSEWHERE))
        late.send(ENTER)
        with pytest.raises(ConnectionClosed):
            late.recv(10)
        assert olena.enter(table).entered["seat"] == 0


def test_presence_is_told_once_a_second_however_many_come_and_go(simply: Running) -> None:
    _, _, table, first, _ = two(simply)
    time.sleep(PAUSE)
    begun, before = time.monotonic(), len(first.seen)
    for _ in range(20):
        with socket(simply, table, FAR) as page:
            page.send(ENTER)
            page.recv(10)
    time.sleep(PAUSE)
    first.ask("why", choice="pass")
    told = [message for message in first.seen[before:] if message["type"] == "presence"]
    assert 1 <= len(told) <= (time.monotonic() - begun) / PAUSE + 1


def test_who_comes_into_a_long_game_has_nothing_played_again(simply: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, table, first, second = two(simply)
    before = simply.visitor().enter(table).entered
    first.move(first.options[0])
    monkeypatch.setattr(Logbook, "retold", None)
    after = simply.visitor().enter(table).entered
    assert after["number"] > before["number"]
    assert after["events"][: before["number"]] == before["events"]
    second.leave()


def test_what_a_person_says_is_counted_by_visitor_not_by_page(simply: Running) -> None:
    olena, _, table, first, _ = two(simply)
    pages = [first, olena.enter(table), olena.enter(table)]
    answers = [page.ask("chat", id=f"c{number}", text="hello")["type"] for number, page in enumerate(pages * 3)]
    assert answers[:5] == ["done"] * 5
    assert "refused" in answers[5:]


@pytest.mark.parametrize(
    ("given", "shown"), [("  Olena \u202e ", "Olena"), ("O\u200dle\u2066na", "Olena"), ("Оля\u2800 Ко", "Оля Ко"), ("עדי", "עדי")]
)
def test_a_name_is_what_can_be_seen_of_it(simply: Running, given: str, shown: str) -> None:
    assert simply.visitor(given).home()["name"] == shown
    olena = simply.visitor()
    table = olena.open("siege", ME, {"kind": "beside", "name": given})["table"]
    assert olena.enter(table).entered["seats"][1]["player"] == shown


@pytest.mark.parametrize("name", ["\u202e", "\u3164\u3164", "\u200b \u00ad"])
def test_a_name_that_nobody_sees_is_none(simply: Running, name: str) -> None:
    answer = simply.visitor().http.post("/api/me", json={"name": name})
    assert (answer.status_code, answer.json()) == (422, {"said": "A name needs letters that can be seen."})


def test_a_page_is_told_to_come_again_when_the_storage_fails(simply: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, _, first, _ = two(simply)

    def fails(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Storage, "append", fails)
    with pytest.raises(ConnectionClosed) as closed:
        first.move(first.options[0])
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
