"""Whoever is away can be played on for, and comes back to his seat."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import httpx
import pytest

from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.table.storage import Storage
from tests.table.company import BEGINNER, ME, lay, two
from tests.table.running import Page, Running, Visitor


def presence(page: Page) -> Any:
    """Who sits where, and who is there, as the page was told last."""
    return [told for told in page.seen if told["type"] in ("entered", "presence")][-1]["seats"]


def handed(running: Running) -> tuple[Visitor, str, Page]:
    """Taras went away from a table, and Olena handed his seat over; he, the table and her page."""
    _, taras, table, first, second = two(running)
    second.leave()
    first.until(lambda: presence(first)[1]["online"] is False)
    assert first.ask("replace", seat=1, level="beginner")["type"] == "done"
    return taras, table, first


def kinds(page: Page) -> list[str]:
    return [event["kind"] for told in page.seen for event in told.get("events", [])]


def test_an_abandoned_seat_is_handed_to_a_level(simply: Running) -> None:
    _, _, _, first, second = two(simply)
    assert first.ask("replace", seat=1, level="beginner")["type"] == "refused"
    second.leave()
    first.until(lambda: presence(first)[1]["online"] is False)
    assert first.ask("replace", seat=1, level="beginner")["type"] == "done"
    lay(first, 3)
    first.until(lambda: bool(first.options) and any(first.position["view"]["defence"]))


def test_who_comes_back_takes_the_seat_back(running: Running) -> None:
    taras, table, first = handed(running)
    shown = taras.home()["tables"][0]
    assert (shown["asked"], [seat["mine"] for seat in shown["seats"]]) == (0, [False, False])
    assert [seat["handed"] for seat in shown["seats"]] == [False, True]
    again, beside = taras.enter(table), taras.enter(table)
    assert [page.entered["seat"] for page in (again, beside)] == [1, 1]
    assert len(again.position["view"]["hand"]) == 6
    first.until(lambda: presence(first)[1]["kind"] == "person")
    assert presence(first)[1]["player"] == "Taras"
    assert kinds(first).count("joined") == 2
    lay(first, 3)
    assert lay(again, 4)["type"] == "done"
    storage = Storage(running.url)
    found = storage.load(table)
    storage.close()
    assert found is not None
    assert [(seat.kind, seat.level, seat.player) for seat in found[1]] == [("person", "", "Olena"), ("person", "", "Taras")]


def test_nobody_else_takes_a_seat_back(simply: Running) -> None:
    taras, table, first = handed(simply)
    stranger = simply.visitor().enter(table)
    assert first.ask("return", seat=1)["type"] == "refused"
    assert first.ask("return", seat=0)["type"] == "refused"
    assert stranger.ask("return", seat=1)["type"] == "refused"
    assert taras.enter(table).ask("return", seat=3)["type"] == "refused"
    olena = simply.visitor("Olena")
    computer = olena.enter(olena.open("siege", ME, BEGINNER)["table"])
    assert computer.ask("return", seat=1)["type"] == "refused"
    nobody = Visitor(simply)
    nobody.http.cookies.clear()
    assert nobody.enter(computer.entered["table"]).ask("return", seat=1)["type"] == "refused"


def test_the_invitation_leads_back_to_the_seat(simply: Running) -> None:
    taras, table, first = handed(simply)
    invite = simply.house.rooms.lives[table].room.seats[1].invite
    assert taras.get(f"/api/invitations/{invite}")["seats"][1]["handed"]
    with pytest.raises(httpx.HTTPStatusError):
        simply.visitor().post("/api/join", {"invite": invite})
    assert taras.post("/api/join", {"invite": invite}) == {"table": table, "seat": 1}
    assert taras.enter(table).entered["seat"] == 1
    lay(first, 3)


def test_a_seat_is_not_taken_back_after_the_game(simply: Running) -> None:
    taras, table, first = handed(simply)
    first.ask("resign")
    again = taras.enter(table)
    assert again.ask("return", seat=1)["type"] == "refused"
    assert again.position["result"]["winners"] == [1]


def test_a_computer_opponent_that_still_thinks_when_its_player_is_back_moves_no_more(
    simply: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answered = threading.Event(), threading.Event()

    async def thoughtful(who: str, game: str, level: str, view: View, requests: list[str]) -> tuple[Choice, None]:
        asked.set()
        await simply.house.thinkers.lent(who, game, level, lambda opponent: answered.wait(30.0))
        return view.options[0], None

    monkeypatch.setattr(simply.house.thinkers, "choose", thoughtful)
    taras, table, first = handed(simply)
    lay(first, 3)
    assert asked.wait(30.0)
    thinking = simply.house.rooms.lives[table].thinking
    assert thinking is not None
    again = taras.enter(table)
    assert again.entered["seat"] == 1
    answered.set()
    asyncio.run_coroutine_threadsafe(asyncio.wait([thinking]), thinking.get_loop()).result(30.0)
    assert lay(again, 4)["type"] == "done"
    assert [len(cards) for cards in again.position["view"]["defence"]] == [0, 0, 0, 1, 0, 0, 0]


def test_a_seat_is_not_handed_over_before_its_player_has_been_away_for_a_while(simply: Running) -> None:
    simply.house.rooms.grace = 1.5
    _, taras, table, first, second = two(simply)
    second.leave()
    first.until(lambda: presence(first)[1]["online"] is False)
    assert not presence(first)[1]["absent"]
    answer = first.ask("replace", seat=1, level="beginner")
    assert (answer["type"], answer["said"]) == (
        "refused",
        "Its player has only just left: this seat can be handed over in a minute.",
    )
    again = taras.enter(table)
    again.leave()
    first.until(lambda: presence(first)[1]["absent"])
    assert first.ask("replace", seat=1, level="beginner")["type"] == "done"
