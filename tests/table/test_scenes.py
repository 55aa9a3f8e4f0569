"""What the rules resolve is staged: told before what follows it, once, and the same again in the replay."""

from __future__ import annotations

import json
from typing import Any

from rubizh.engine.flow import NATURE
from rubizh.games import GAMES
from rubizh.games.drones.rules import story
from rubizh.games.opponents import opponent
from rubizh.language import Language
from rubizh.table.breath import Breath
from rubizh.table.live import Live
from rubizh.table.showing import naming
from rubizh.table.storage import SeatRow
from tests.table.company import BEGINNER, ME, play
from tests.table.running import Page, Running, Visitor
from tests.table.test_room import room

MOVES = 16  # enough for a fight of either side


def news(page: Page) -> list[dict[str, Any]]:
    return [told for told in page.seen if told["type"] == "news"]


def staged(page: Page) -> dict[int, list[dict[str, Any]]]:
    """The scenes that a page was told, by how many choices had been made after them."""
    return {event["at"] + 1: event["scenes"] for told in news(page) for event in told["events"] if event["scenes"]}


def fought(running: Running) -> tuple[Visitor, str, Page]:
    """Olena and a bot, after some fights."""
    olena = running.visitor("Olena")
    table = olena.open("afu", ME, BEGINNER, options={"chervona_kalyna": "yes"})["table"]
    page = olena.enter(table)
    play(page, "afu", MOVES)
    return olena, table, page


def test_what_is_staged_is_the_last_thing_in_its_news(simply: Running) -> None:
    _, _, page = fought(simply)
    assert staged(page)
    for told in news(page):
        assert all(event["scenes"] == [] for event in told["events"][:-1])
        if told["events"][-1]["scenes"]:
            assert told["position"]["at"] == told["events"][-1]["at"] + 1
            assert told["number"] == told["events"][-1]["number"]


class Reader:
    """Somebody at a page who keeps what is sent."""

    viewer, visitor, language = 0, "v0", "en"

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    address = ""

    def part(self) -> None: ...

    async def seated(self, seat: int) -> None: ...


def test_nobody_is_asked_what_has_been_answered_already(simply: Running) -> None:
    """What follows a fight by itself is told after it; until then there is nothing to choose."""
    found, reader = room("afu", chervona_kalyna="yes"), Reader()
    live = Live(found, simply.house.journal, simply.house.thinkers, Breath())
    live.listeners.add(reader)
    staged_first = []
    for number in range(60):
        assert found.asked is not None
        choice = opponent(GAMES["afu"], "greedy", number).choose(found.game.view(found.played.s, found.asked)).text
        reader.heard.clear()
        live.tell(found.move(found.asked, len(found.played.choices), [choice], ""))
        staged_first += reader.heard[:-1]
        assert bool(reader.heard[-1]["position"]["view"]["options"]) == (found.asked == reader.viewer)
    shown = [told["position"] for told in staged_first]
    assert shown
    assert all(one["view"]["asked"] == NATURE and not one["view"]["options"] and not one["question"] for one in shown)


def test_a_replay_stages_the_same(simply: Running) -> None:
    olena, table, page = fought(simply)
    page.until(lambda: bool(page.options))
    assert page.ask("resign")["type"] == "done"
    shown = {at: olena.get(f"/api/tables/{table}/replay/{at}") for at in staged(page)}
    assert {at: found["scenes"][0] for at, found in shown.items()} == staged(page)
    assert all(len(found["scenes"]) == 2 for found in shown.values())
    assert olena.get(f"/api/tables/{table}/replay/0")["scenes"] == [[], []]


def test_whoever_comes_later_does_not_watch_it_again(simply: Running) -> None:
    olena, table, page = fought(simply)
    later = olena.enter(table)
    assert len(later.entered["events"]) >= max(staged(page))
    assert all(event["scenes"] == [] for event in later.entered["events"])


def test_people_are_called_by_their_names_where_the_game_lets_them() -> None:
    olena, again = [SeatRow("t", seat, "person", player="Olena") for seat in range(2)]
    bot = SeatRow("t", 1, "bot")
    assert called("drones", olena, bot) == ["Olena", "The second player"]
    assert called("drones", olena, again) == ["The first player", "The second player"]  # nobody could tell them apart
    assert called("afu", olena, bot) == ["The first player", "The second player"]


def called(game: str, *seats: SeatRow) -> list[str]:
    found = room(game)
    found.seats[:] = seats
    return [naming(found, Language("en")).say(seat) for seat in story.SEATS[:2]]
