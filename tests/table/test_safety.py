"""What visitors may not do, and that nothing comes of it."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rubizh.games import GAMES
from rubizh.table.database import TABLES
from rubizh.table.room import edition
from rubizh.table.storage import Storage
from tests.table.company import BEGINNER, ME, two
from tests.table.running import Running


def test_a_spectator_sees_neither_hand_and_cannot_move(simply: Running) -> None:
    _, _, table, first, _ = two(simply)
    watching = simply.visitor().enter(table)
    assert watching.entered["seat"] == -2
    assert watching.position["view"]["hand"] == []
    assert all(seat["invite"] == "" for seat in watching.entered["seats"])
    assert watching.move(f"{first.position['view']['hand'][0]}@3")["type"] == "refused"
    for kind in ("undo", "resign", "rematch", "hint"):
        assert watching.ask(kind)["type"] == "refused"


def test_a_seat_is_given_once(simply: Running) -> None:
    _, taras, table, first, _ = two(simply)
    link = simply.house.rooms.lives[table].room.seats[1].invite
    assert taras.post("/api/join", {"invite": link})["seat"] == 1
    with pytest.raises(httpx.HTTPStatusError) as refused:
        simply.visitor("Petro").post("/api/join", {"invite": link})
    assert refused.value.response.status_code == 409
    assert first.position["at"] == 12


def test_only_levels_play_on_for_somebody(simply: Running) -> None:
    _, _, table, first, second = two(simply)
    second.leave()
    first.until(lambda: [told for told in first.seen if told["type"] == "presence"][-1]["seats"][1]["online"] is False)
    assert first.ask("replace", seat=1, level="random")["type"] == "refused"
    assert first.ask("replace", seat=1, level="master@0")["type"] == "refused"
    assert simply.visitor().enter(table).entered["seat"] == -2


@pytest.mark.parametrize("seat", [2, 7, -1, 10**30])
def test_a_seat_that_is_not_there(simply: Running, seat: int) -> None:
    olena, _, table, first, _ = two(simply)
    for kind, facts in [
        ("propose", {"at": first.position["at"], "choice": first.options[0]}),
        ("request", {"key": "none"}),
        ("replace", {"level": "beginner"}),
        ("return", {}),
    ]:
        answer = first.ask(kind, seat=seat, **facts)
        assert (answer["type"], answer["said"]) == ("refused", "There is no such seat at this table.")
    page = olena.enter(table, seat=seat)
    assert page.entered["seat"] == 0
    page.until(lambda: page.seen[-1]["type"] == "refused")
    assert (page.seen[-1]["id"], page.seen[-1]["said"]) == ("", "There is no such seat at this table.")


def test_another_site_s_page_gets_nothing(simply: Running) -> None:
    olena = simply.visitor()
    answer = olena.http.post("/api/me", json={"name": "Eve"}, headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    table = olena.open("siege", ME, BEGINNER)["table"]
    foreign = {"origin": "https://elsewhere.example"}
    with pytest.raises(InvalidStatus), connect(f"ws://{olena.address}/socket/{table}", additional_headers=foreign):
        pass


def test_a_table_that_is_not_there(simply: Running) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        simply.visitor().enter("nowhere")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_forged_cookie_is_nobody_s(simply: Running) -> None:
    olena = simply.visitor()
    table = olena.open("siege", ME, BEGINNER)["table"]
    forger = simply.visitor()
    forger.http.cookies.clear()
    name, _, _ = olena.http.cookies["rubizh"].rpartition(".")
    forger.http.cookies.set("rubizh", f"{name}.AAAAAAAAAAAAAAAAAAAAAAAAAAA")
    assert forger.enter(table).entered["seat"] == -2


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "chess", "options": {}, "seats": [ME, BEGINNER]},
        {"game": "siege", "options": {"tactics": "maybe"}, "seats": [ME, BEGINNER]},
        {"game": "siege", "options": {}, "seats": [ME]},
        {"game": "siege", "options": {}, "seats": [BEGINNER, BEGINNER]},
        {"game": "siege", "options": {}, "seats": [ME, {"kind": "bot", "level": "cmd:rm"}]},
        {"game": "afu", "options": {}, "seats": [ME, BEGINNER], "match": True},
        {"game": "siege", "options": {}, "seats": [ME, BEGINNER], "clock": {"seconds": -1}},
        {"game": "siege", "seats": [ME, BEGINNER]},
        [],
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(simply: Running, asked: Any) -> None:
    answer = simply.visitor().http.post("/api/tables", json=asked)
    assert answer.status_code == 422
    assert answer.json()["said"]


def test_the_page_may_load_nothing_from_elsewhere(simply: Running) -> None:
    policy = simply.visitor().http.get("/api/home").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


def test_a_table_of_other_cards_is_closed_with_a_sentence(url: str) -> None:
    running = Running(url)
    olena = running.visitor()
    table = olena.open("afu", ME, BEGINNER)["table"]
    running.end()
    storage = Storage(url)
    with storage.transaction():
        storage.connection.execute(sql.update(TABLES).values(cards="afu-reconstruction 00000000, rules 2"))
    storage.close()
    running = Running(url)
    try:
        visitor = running.visitor()
        answer = visitor.http.get(f"/api/tables/{table}/replay")
        assert answer.status_code == 410
        ours = edition(GAMES["afu"].rules)
        said = f"This table is closed: it was played with the cards “afu-reconstruction 00000000, rules 2”, here are “{ours}”."
        assert answer.json() == {"said": said}
        headers = {"origin": f"http://{visitor.address}"}
        with connect(f"ws://{visitor.address}/socket/{table}", additional_headers=headers) as socket:
            socket.send('{"type": "enter", "language": "en"}')
            assert json.loads(socket.recv(10)) == {"type": "refused", "id": "", "said": said, "rule": "", "text": ""}
            with pytest.raises(ConnectionClosed):
                socket.recv(10)
    finally:
        running.end()
