"""People and computer opponents at a real table, over real sockets, on both databases."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rubizh.engine.record import read, replay
from rubizh.games import GAMES
from rubizh.opponents import opponent
from rubizh.table.shuffle import commitment
from rubizh.table.storage import EventRow, SeatRow, Storage, TableRow
from rubizh.terminal.main import main
from tests.table.running import Page, Running, Visitor

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
BESIDE = {"kind": "beside", "name": "Taras"}
BEGINNER = {"kind": "bot", "level": "beginner"}


def best(page: Page, game: str) -> str:
    """What the greedy opponent would choose in the page's place."""
    return opponent(game, "greedy", page.position["at"]).choose(GAMES[game].view_of(page.position["view"])).text


def lay(page: Page, wall: int) -> dict[str, Any]:
    """Lay the first card of the hand at a wall, after passing where that is asked first."""
    page.until(lambda: bool(page.options))
    first = ["pass"] if "pass" in page.options else []
    return page.move(*first, f"{page.position['view']['hand'][0]}@{wall}")


def play(page: Page, game: str, most: int = 1000) -> None:
    """Play on until the game is over, or so many moves are made."""
    for _ in range(most):
        page.until(lambda: page.position["over"] or bool(page.options))
        if page.position["over"]:
            return
        assert page.move(best(page, game))["type"] == "done"


def two(running: Running, **more: Any) -> tuple[Visitor, Visitor, str, Page, Page]:
    """Olena attacks, Taras came by her link and defends."""
    olena, taras = running.visitor("Olena"), running.visitor("Taras")
    table = olena.open("siege", ME, FRIEND, **more)["table"]
    first = olena.enter(table)
    invite = first.entered["seats"][1]["invite"].removeprefix("/join/")
    assert taras.post("/api/join", {"invite": invite}) == {"table": table, "seat": 1}
    first.until(lambda: bool(first.options))
    return olena, taras, table, first, taras.enter(table)


def test_a_game_against_a_computer_opponent_to_its_end(running: Running) -> None:
    olena = running.visitor("Olena")
    table = olena.open("siege", ME, BEGINNER)["table"]
    page = olena.enter(table)
    play(page, "siege")
    assert page.position["ending"]
    news = [told for told in page.seen if told["type"] == "news"][-1]
    assert commitment(news["seed"]) == page.entered["commitment"]
    assert olena.home()["tables"][0]["over"]


def test_alone_to_the_end(simply: Running) -> None:
    olena = simply.visitor()
    page = olena.enter(olena.open("afu", ME, options={"players": "1"})["table"])
    play(page, "afu")
    assert page.position["over"]


def test_two_friends_see_each_other_s_moves_and_nothing_else(running: Running) -> None:
    _, _, _, first, second = two(running)
    card = first.position["view"]["hand"][0]
    assert first.move(f"{card}@3")["type"] == "done"
    second.until(lambda: second.position["view"]["attack"][2] == [card])
    hidden = [told["position"]["view"]["hand"] for told in second.seen if "position" in told]
    assert all(other not in hand for hand in hidden for other in first.position["view"]["hand"])
    assert "seed" not in [name for told in second.seen for name, value in told.items() if name == "seed" and value]


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
    row = TableRow("t", "siege", "printed", GAMES["siege"].with_defaults({}), "7", 0.0)
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


def test_a_table_that_cannot_be_read_stops_nobody(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.db'}"
    storage = Storage(url)
    row = TableRow("t", "siege", "printed", GAMES["siege"].with_defaults({}), "7", 0.0)
    storage.add_table(row, [SeatRow("t", 0, "bot", level="beginner", invite="a"), SeatRow("t", 1, "person", "v", invite="b")])
    storage.append([EventRow("t", 1, "choice", -1, "deal of another game")])
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


def test_an_abandoned_seat_is_handed_to_a_level(simply: Running) -> None:
    _, _, _, first, second = two(simply)
    assert first.ask("replace", seat=1, level="beginner")["type"] == "refused"
    second.leave()
    first.until(lambda: [told for told in first.seen if told["type"] == "presence"][-1]["seats"][1]["online"] is False)
    assert first.ask("replace", seat=1, level="beginner")["type"] == "done"
    lay(first, 3)
    first.until(lambda: bool(first.options))
    assert any(first.position["view"]["defence"])


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


def test_only_levels_play_on_for_somebody(simply: Running) -> None:
    _, _, table, first, second = two(simply)
    second.leave()
    first.until(lambda: [told for told in first.seen if told["type"] == "presence"][-1]["seats"][1]["online"] is False)
    assert first.ask("replace", seat=1, level="random")["type"] == "refused"
    assert first.ask("replace", seat=1, level="master@0")["type"] == "refused"
    assert simply.visitor().enter(table).entered["seat"] == -2


def test_resigning_and_playing_again(simply: Running) -> None:
    _, taras, _, first, second = two(simply)
    assert first.ask("resign")["type"] == "done"
    second.until(lambda: second.position["over"])
    assert second.position["winners"] == [1]
    assert second.ask("rematch")["type"] == "done"
    assert taras.home()["tables"][0]["mine"] == 0


def test_a_finished_game_is_open_to_all_and_can_be_opened_again(simply: Running, tmp_path: Any, capsys: Any) -> None:
    olena, anybody = simply.visitor("Olena"), simply.visitor()
    table = olena.open("siege", ME, BEGINNER)["table"]
    with pytest.raises(httpx.HTTPStatusError) as early:
        anybody.get(f"/api/tables/{table}/replay")
    assert early.value.response.status_code == 403
    page = olena.enter(table)
    play(page, "siege")
    shown = anybody.get(f"/api/tables/{table}/replay")
    assert len(shown["steps"]) == page.position["at"]
    assert anybody.get(f"/api/tables/{table}/replay/{len(shown['steps'])}")["views"][0] == page.position["view"]
    assert all(anybody.get(f"/api/tables/{table}/replay/20")["views"][seat]["hand"] for seat in (0, 1))
    record = anybody.http.get(f"/api/tables/{table}/record").text
    assert replay(GAMES["siege"], read(record)).s.over
    path = tmp_path / "game.txt"
    path.write_text(record, encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "promised" in capsys.readouterr().out
    opened = anybody.http.post("/api/records", content=record.encode())
    assert anybody.get(f"/api/tables/{opened.json()['table']}/replay")["steps"] == shown["steps"]


@pytest.mark.parametrize("name", ["Olena", ""])
def test_a_game_given_up_is_so_in_its_record_too(simply: Running, name: str) -> None:
    olena = simply.visitor(name)
    table = olena.open("siege", ME, BEGINNER)["table"]
    page = olena.enter(table)
    page.until(lambda: bool(page.options))
    page.ask("resign")
    record = olena.http.get(f"/api/tables/{table}/record").text
    opened = olena.http.post("/api/records", content=record.encode()).json()["table"]
    again = olena.get(f"/api/tables/{opened}/replay")
    assert again["winners"] == [1]
    assert again["ending"] == page.position["ending"]


def test_a_record_with_another_deal_is_not_verified(simply: Running, tmp_path: Any, capsys: Any) -> None:
    olena = simply.visitor()
    table = olena.open("siege", ME, BEGINNER)["table"]
    olena.enter(table).ask("resign")
    record = olena.http.get(f"/api/tables/{table}/record").text
    seed = next(line for line in record.splitlines() if line.startswith("note seed"))
    path = tmp_path / "game.txt"
    path.write_text(record.replace(seed, "note seed: 12345"), encoding="utf-8")
    assert main(["verify", str(path)]) != 0
    path.write_text(record.replace(seed, "note seed: 12345").replace("note commitment", "note other"), encoding="utf-8")
    assert main(["verify", str(path)]) != 0
    assert "should have been" in capsys.readouterr().err


@pytest.mark.parametrize("record", ["", "rubizh record 1\n", "rubizh record 1\ngame: chess\nresult: x\n"])
def test_what_is_no_record_is_refused_with_the_line(simply: Running, record: str) -> None:
    answer = simply.visitor().http.post("/api/records", content=record.encode())
    assert answer.status_code == 422
    assert "line" in answer.json()["said"]


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


def test_time_runs_out(simply: Running) -> None:
    olena = simply.visitor()
    page = olena.enter(olena.open("siege", ME, BEGINNER, clock={"seconds": 10})["table"])
    lay(page, 1)
    page.until(lambda: page.position["clock"]["running"] == 0)
    live = simply.house.rooms.lives[page.entered["table"]]
    live.room.clock.since -= 11
    simply.server.servers[0].get_loop().call_soon_threadsafe(live.ring)
    page.until(lambda: page.position["over"])
    assert page.position["winners"] == [1]
