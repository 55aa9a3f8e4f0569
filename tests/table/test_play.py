"""People and computer opponents at a real table, over real sockets, on both databases."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from rubizh.games import GAMES
from rubizh.table.shuffle import commitment
from rubizh.table.storage import EventRow, SeatRow, Storage, TableRow
from tests.table.company import BEGINNER, BESIDE, FRIEND, ME, lay, play, two
from tests.table.running import Running, Visitor


def test_a_game_against_a_computer_opponent_to_its_end(running: Running) -> None:
    olena = running.visitor("Olena")
    table = olena.open("siege", ME, BEGINNER)["table"]
    page = olena.enter(table)
    play(page, "siege")
    assert page.position["ending"]
    assert commitment(olena.get(f"/api/tables/{table}/replay")["seed"]) == page.entered["commitment"]
    assert olena.home()["tables"][0]["over"]


def test_alone_to_the_end(simply: Running) -> None:
    olena = simply.visitor()
    page = olena.enter(olena.open("afu", ME, options={"players": "1"})["table"])
    play(page, "afu")
    assert page.position["over"]


def test_a_computer_opponent_answers_the_very_first_question(running: Running) -> None:
    """Here whoever lost names how many cards are exchanged, before any card is dealt."""
    olena = running.visitor("Olena")
    page = olena.enter(olena.open("invaders", BEGINNER, ME, options={"lost_before": "mankind"})["table"])
    page.until(lambda: page.position["at"] > 0)


def test_two_friends_see_each_other_s_moves_and_nothing_else(running: Running) -> None:
    _, _, table, first, second = two(running)
    card = first.position["view"]["hand"][0]
    assert first.move(f"{card}@3")["type"] == "done"
    second.until(lambda: second.position["view"]["attack"][2] == [card])
    hidden = [told["position"]["view"]["hand"] for told in second.seen if "position" in told]
    assert all(other not in hand for hand in hidden for other in first.position["view"]["hand"])
    seed = running.house.rooms.lives[table].room.row.seed
    assert not any(seed in told for told in second.heard)


def test_an_invitation_tells_what_it_is_to(running: Running) -> None:
    olena, taras = running.visitor("Olena"), running.visitor("Taras")
    clock = {"seconds": 300, "increment": 5}
    table = olena.open("siege", ME, FRIEND, options={"tactics": "yes"}, match=True, clock=clock)["table"]
    link = olena.enter(table).entered["seats"][1]["invite"].removeprefix("/join/")
    assert olena.home()["tables"][0]["asked"] == -1
    told = taras.get(f"/api/invitations/{link}?lang=uk")
    assert (told["table"], told["game"], told["title"], told["seat"]) == (table, "siege", "Облога", 1)
    assert (told["options"]["tactics"], told["match"], told["clock"]) == ("yes", True, clock)
    assert [(seat["title"], seat["kind"], seat["player"]) for seat in told["seats"]] == [
        ("Нападник", "person", "Olena"),
        ("Оборонець", "open", ""),
    ]
    assert all(seat["invite"] == "" for seat in told["seats"])
    taras.post("/api/join", {"invite": link})
    taras.enter(table).until(lambda: taras.home()["tables"][0]["asked"] == 0)
    assert [seat["mine"] for seat in taras.get(f"/api/invitations/{link}")["seats"]] == [False, True]
    assert [seat["mine"] for seat in running.visitor().get(f"/api/invitations/{link}")["seats"]] == [False, False]


def test_a_move_that_is_sent_again_is_made_once(running: Running) -> None:
    _, _, _, first, _ = two(running)
    at, card = first.position["at"], first.position["view"]["hand"][0]
    for _ in range(3):
        assert first.ask("move", id="once", at=at, choices=[f"{card}@3"])["type"] == "done"
    assert first.position["view"]["attack"][2] == [card]
    assert first.position["view"]["asked"] == 1


def test_a_page_that_comes_back_gets_exactly_what_it_missed(running: Running) -> None:
    olena, _, table, first, second = two(running)
    lay(first, 3)
    seen, first_events = first.number, [event for told in first.seen for event in told.get("events", [])]
    first.leave()
    lay(second, 4)
    again = olena.enter(table, since=seen)
    assert not again.entered["whole"]
    missed = again.entered["events"]
    assert [event["number"] for event in missed] == list(range(seen + 1, again.number + 1))
    whole = olena.enter(table).entered["events"]
    assert first_events[: len(whole)] + missed == whole


def test_after_a_restart_everything_is_as_it_was_acknowledged(url: str) -> None:
    running = Running(url)
    olena = running.visitor("Olena")
    table = olena.open("siege", ME, BEGINNER, options={"tactics": "yes"})["table"]
    page = olena.enter(table)
    play(page, "siege", 5)
    page.until(lambda: bool(page.options))
    position, number = page.position, page.number
    running.end()
    after = Running(url)
    back = Visitor(after)
    back.http.cookies = olena.http.cookies
    again = back.enter(table)
    assert (again.position, again.number) == (position, number)
    play(again, "siege", 2)
    after.end()


def test_a_bot_that_is_to_move_goes_on_by_itself_after_a_restart(url: str) -> None:
    storage = Storage(url)
    row = TableRow("t", "siege", "printed", GAMES["siege"].rules.with_defaults({}), "7", time.time())
    storage.add_table(
        row, [SeatRow("t", 0, "bot", level="beginner", invite="a"), SeatRow("t", 1, "person", "v", "Olena", invite="b")]
    )
    storage.close()
    running = Running(url)
    olena = running.visitor()
    olena.be("v")
    page = olena.enter("t")
    page.until(lambda: bool(page.options))
    assert any(page.position["view"]["attack"])
    running.end()


@pytest.mark.parametrize(
    ("cards", "choice"),
    [("printed", "deal of another game"), ("printed", "pass"), ("printed, rules 2", "deal R0"), ("other 1f2e3d4c", "deal R0")],
)
def test_a_table_that_cannot_be_read_stops_nobody(cards: str, choice: str, tmp_path: Path) -> None:
    """Another game's choice, one that is not offered, and tables of other rules and cards."""
    url = f"sqlite:///{tmp_path / 'table.db'}"
    storage = Storage(url)
    row = TableRow("t", "siege", cards, GAMES["siege"].rules.with_defaults({}), "7", time.time())
    storage.add_table(row, [SeatRow("t", 0, "bot", level="beginner", invite="a"), SeatRow("t", 1, "person", "v", invite="b")])
    storage.append([EventRow("t", 1, "choice", -1, choice)])
    storage.close()
    running = Running(url)
    olena = running.visitor()
    olena.be("v")
    assert olena.home()["tables"] == []
    assert olena.open("siege", ME, BEGINNER)["seat"] == 0
    running.end()


def test_undo_chat_and_why(simply: Running) -> None:
    _, _, _, first, second = two(simply)
    lay(first, 3)
    lay(second, 3)
    first.until(lambda: bool(first.options))
    before = first.position["view"]
    first.move("retreat 3")
    assert first.position["undo"]
    assert first.ask("undo")["type"] == "done"
    assert first.position["view"] == before
    assert second.ask("undo")["type"] == "refused"
    assert first.ask("chat", text="  Hello   there ")["type"] == "done"
    second.until(lambda: any(event["kind"] == "chat" for told in second.seen for event in told.get("events", [])))
    said = [event["said"] for told in second.seen for event in told.get("events", []) if event["kind"] == "chat"]
    assert said == [["Olena: Hello there"]]
    why = first.ask("why", choice="control 1")
    assert why["type"] == "explained"
    assert why["rule"] == "siege-27"
    assert "formation" in why["text"]
    assert first.ask("why", choice="pass") == {
        "type": "explained",
        "id": why["id"][:-1] + str(int(why["id"][1:]) + 1),
        "said": "",
        "rule": "",
        "text": "",
    }


def test_language_changes_while_playing(simply: Running) -> None:
    _, _, _, first, _ = two(simply)
    english = first.position["question"]
    first.say({"type": "enter", "language": "uk", "seat": 0})
    assert first.hear("entered")["position"]["question"] != english


def test_a_hint_is_one_of_the_options(simply: Running) -> None:
    olena = simply.visitor()
    page = olena.enter(olena.open("siege", ME, BEGINNER)["table"])
    page.until(lambda: bool(page.options))
    advice = page.ask("hint")
    assert advice["type"] == "advice"
    assert advice["options"][0]["choice"] in page.options
    assert 0 <= advice["options"][0]["chance"] <= 1


def test_a_hint_does_not_stop_at_passing(simply: Running) -> None:
    olena = simply.visitor()
    page = olena.enter(olena.open("siege", ME, BEGINNER)["table"])
    lay(page, 1)
    page.until(lambda: bool(page.options))
    advice = page.ask("hint")
    assert advice["options"][0]["choice"] in page.position["then"] + [text for text in page.options if text != "pass"]


def test_somebody_at_the_same_screen_sits_in_both_seats(simply: Running) -> None:
    olena = simply.visitor("Olena")
    table = olena.open("siege", ME, BESIDE)["table"]
    page = olena.enter(table)
    assert [seat["mine"] for seat in page.entered["seats"]] == [True, True]
    lay(page, 2)
    page.say({"type": "enter", "language": "en", "seat": 1})
    assert page.hear("entered")["position"]["view"]["seat"] == 1
    assert lay(page, 2)["type"] == "done"


def test_a_match_has_two_games_with_the_roles_swapped(simply: Running) -> None:
    olena = simply.visitor("Olena")
    page = olena.enter(olena.open("siege", ME, BEGINNER, match=True)["table"])
    play(page, "siege")
    assert page.entered["match"] == 1
    assert page.ask("rematch")["type"] == "done"
    assert page.ask("rematch")["type"] == "done"
    after = [event["table"] for told in page.seen for event in told.get("events", []) if event["kind"] == "rematch"]
    assert len(after) == 1
    second = olena.enter(after[0])
    assert second.entered["match"] == 2
    assert second.entered["seat"] == 1
    play(second, "siege")
    assert olena.enter(after[0]).entered["verdict"]


def test_a_match_goes_on_after_a_game_that_was_given_up(simply: Running) -> None:
    olena = simply.visitor("Olena")
    page = olena.enter(olena.open("siege", ME, BEGINNER, match=True)["table"])
    page.until(lambda: bool(page.options))
    page.ask("resign")
    page.ask("rematch")
    after = [event["table"] for told in page.seen for event in told.get("events", []) if event["kind"] == "rematch"]
    second = olena.enter(after[0])
    assert second.entered["match"] == 2
    second.ask("resign")
    assert (
        "computer" in olena.enter(after[0]).entered["verdict"].lower() or "beginner" in olena.enter(after[0]).entered["verdict"]
    )


def test_resigning_and_playing_again(simply: Running) -> None:
    _, taras, _, first, second = two(simply)
    assert first.ask("resign")["type"] == "done"
    second.until(lambda: second.position["over"])
    assert second.position["result"]["winners"] == [1]
    assert second.ask("rematch")["type"] == "done"
    assert taras.home()["tables"][0]["mine"] == 0


def test_time_runs_out(simply: Running) -> None:
    olena = simply.visitor()
    page = olena.enter(olena.open("siege", ME, BEGINNER, clock={"seconds": 10})["table"])
    lay(page, 1)
    page.until(lambda: page.position["clock"]["running"] == 0)
    live = simply.house.rooms.lives[page.entered["table"]]
    live.room.clock.since -= 11
    simply.server.servers[0].get_loop().call_soon_threadsafe(live.ring)
    page.until(lambda: page.position["over"])
    assert page.position["result"]["winners"] == [1]
