"""Finished games: open to everybody, verified, written down and opened again."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from rubizh.engine.record import read, replay
from rubizh.games import GAMES
from rubizh.terminal.main import main
from tests.table.company import BEGINNER, ME, play
from tests.table.running import Running


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
    assert replay(GAMES["siege"].rules, read(record)).s.over
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
    assert again["result"]["winners"] == [1]
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


def test_steps_say_what_was_forced_what_is_staged_and_in_which_round(simply: Running) -> None:
    olena = simply.visitor()
    table = olena.open("afu", ME, options={"players": "1"})["table"]
    page = olena.enter(table)
    play(page, "afu", most=12)
    page.ask("resign")
    steps = olena.get(f"/api/tables/{table}/replay")["steps"]
    assert all(step["forced"] for step in steps if step["seat"] < 0)
    assert sum(not step["forced"] for step in steps) <= 12
    assert any(step["staged"] and step["choice"] == "done" for step in steps)
    assert (steps[0]["round"], steps[-1]["round"] >= 1) == (0, True)
