"""Nothing that is sent harms a table: some of the attacks of `make soak`, and what they have found."""

from __future__ import annotations

from pathlib import Path
from threading import Barrier, Thread

import pytest

from rubizh.engine.record import read, replay
from rubizh.games import GAMES
from rubizh.table import replays, showing
from rubizh.table.room import NotAllowed, Room
from rubizh.table.showing import SAID
from rubizh.table.storage import SeatRow
from tests.table.company import FRIEND, ME, two
from tests.table.fuzz import attacked
from tests.table.running import Page, Running
from tests.table.test_room import happen, move, room

MESSAGES = 400


@pytest.mark.parametrize("number", range(3))
def test_nothing_harms_a_table(tmp_path: Path, number: int) -> None:
    assert attacked(f"sqlite:///{tmp_path / 'table.db'}", number, MESSAGES) >= MESSAGES


@pytest.mark.usefixtures("sentries")
def test_nothing_harms_partners(tmp_path: Path) -> None:
    assert attacked(f"sqlite:///{tmp_path / 'table.db'}", 4, MESSAGES, ("sentries", {"together": "yes"})) >= MESSAGES


def test_nothing_harms_a_table_on_either_database(url: str) -> None:
    assert attacked(url, 3, 0) > 0


def test_a_table_of_either_game_can_be_entered_before_the_friend_comes(simply: Running) -> None:
    olena = simply.visitor()
    for game in GAMES:
        page = olena.enter(olena.open(game, ME, FRIEND)["table"])
        assert page.position["question"] == ""
        assert page.entered["seats"][1]["invite"]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_finished_game_can_be_shown(game: str) -> None:
    alone = any("1" in option.values for option in GAMES[game].rules.options)
    found = room(game, players="1") if alone else room(game)
    happen(found, found.resign(0, ""))
    shown = [replays.shown_at(found, at, SAID["en"]) for at in range(len(found.played.choices) + 1)]
    assert [bool(one.question) for one in shown] == [False] * len(found.played.choices) + [True]
    with pytest.raises(NotAllowed):
        replays.shown_at(found, -1, SAID["en"])


def test_a_position_of_no_sensible_number_is_not_found(simply: Running) -> None:
    olena = simply.visitor()
    table = olena.open("siege", ME, FRIEND)["table"]
    olena.enter(table).ask("resign")
    for at in ("-1", "x", "9" * 5000):
        assert olena.http.get(f"/api/tables/{table}/replay/{at}").status_code == 404


def test_two_who_want_another_game_at_once_get_the_same(simply: Running) -> None:
    _, _, table, first, second = two(simply)
    first.ask("resign")
    together = Barrier(2)

    def again(page: Page) -> None:
        together.wait()
        assert page.ask("rematch")["type"] == "done"

    asking = [Thread(target=again, args=[page]) for page in (first, second)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    events = simply.house.rooms.lives[table].room.events
    assert [event.text for event in events if event.kind == "rematch"] == [simply.house.rooms.lives[table].room.row.rematch]


def test_whoever_has_no_cookie_sits_nowhere() -> None:
    """At a record that was opened again some seats are nobody's."""
    found = room("siege")
    seats = [SeatRow("t", 0, "person", "", "Olena"), SeatRow("t", 1, "open", invite="secret")]
    shown = showing.seats(Room(found.row, seats, []), "", set(), SAID["en"])
    assert [(seat.mine, seat.invite) for seat in shown] == [(False, ""), (False, "")]


@pytest.mark.parametrize("name", ["a\u2028result: x", "a\x85b", "a\n", "\u2029"])
def test_no_name_spoils_a_record(name: str) -> None:
    found = room("siege")
    found.seats[0] = SeatRow("t", 0, "person", "v", name)
    happen(found, found.resign(0, ""))
    text = replays.record(found)
    assert replay(GAMES["siege"].rules, read(text)).choices == found.played.choices


def test_a_position_that_was_taken_back_is_not_the_same() -> None:
    """So that a computer opponent's answer to it counts no more."""
    found = room("afu")
    before = found.moment
    move(found, found.game.view(found.played.s, 0).options[0].text)
    after = found.moment
    happen(found, found.undo(0, ""))
    move(found, found.game.view(found.played.s, 0).options[1].text)
    assert len({before, after, found.moment}) == 3
    assert found.moment[1] == after[1]
