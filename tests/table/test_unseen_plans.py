"""What a player puts together in the main phase and takes back nobody else hears of: not a message, not a number, not a time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rubizh.engine.flow import asked
from rubizh.games import GAMES
from rubizh.games.opponents import levels, opponent, thinks
from rubizh.games.package import Package
from rubizh.protocol.watched import Watched
from rubizh.table.storage import SeatRow, Storage
from tests.table.running import Page, Running
from tests.table.windows import ANSWERER, MOVER, PEOPLE, Passing, before_the_windows

LEVEL = levels(GAMES["invaders"])[-1]


class Table:
    """The Invader's first main phase at a real table; Mankind and somebody who watches listen."""

    def __init__(self, running: Running, mover: SeatRow = PEOPLE[MOVER]) -> None:
        room = before_the_windows(holds=False)
        storage = Storage(running.url)
        storage.add_table(room.row, [PEOPLE[ANSWERER], mover])
        storage.append(room.events)
        storage.close()
        self.running = running
        self.listening = [self.enter("taras"), self.enter("somebody")]
        self.mover = self.enter("olena")
        self.told()

    def enter(self, visitor: str) -> Page:
        coming = self.running.visitor()
        coming.be(visitor)
        return coming.enter("t")

    def told(self) -> list[list[str]]:
        """What those who listen have been told since this was asked last."""
        found = []
        for page in self.listening:
            page.hear_all()
            found.append([message for message in page.heard if json.loads(message)["type"] not in ("presence", "pong")])
            page.heard.clear()
        return found

    def choose(self, *texts: str) -> None:
        for text in texts:
            assert self.mover.move(text)["type"] == "done"

    def planned(self) -> list[str]:
        """Every card of the hand that a plan can begin with, and needs more than one choice."""
        return [text for text in self.mover.options if text.startswith("play ")]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    running = Running(f"sqlite:///{tmp_path / 'table.db'}")
    yield Table(running)
    running.end()


def test_a_plan_that_is_taken_back_is_not_told(table: Table) -> None:
    begun = table.mover.position
    for text in table.planned():
        table.choose(text)
        assert table.mover.position["view"]["plan"]["doing"]["card"] == text.removeprefix("play ")
        assert table.mover.position["at"] == begun["at"] + 1
        table.choose("back")
        assert table.mover.position["at"] == begun["at"]
    assert table.told() == [[], []]
    watching = table.enter("somebody else")
    assert (watching.number, watching.position["at"]) == (table.listening[0].number, begun["at"])


def test_a_plan_that_was_taken_back_changes_nothing_that_is_told_later(tmp_path: Path) -> None:
    heard = []
    for plans in (False, True):
        running = Running(f"sqlite:///{tmp_path / str(plans)}.db")
        at = Table(running)
        if plans:
            first, *_, last = at.planned()
            at.choose(first)
            assert at.mover.ask("undo")["type"] == "done"
            at.choose(last, "back", first)
            at.mover.ask("chat", text="?")
            at.choose("back")
        else:
            at.mover.ask("chat", text="?")
        at.choose("end turn")
        told = at.told()
        heard.append([[without_chance(message) for message in messages] for messages in told])
        running.end()
    assert heard[0] == heard[1]
    assert len(heard[0][0]) >= 2


def without_chance(message: str) -> Any:
    told = json.loads(message)
    return (told["number"], told["position"]["at"], [(event["number"], event["kind"], event["seat"]) for event in told["events"]])


def test_a_play_is_told_at_once_when_it_is_shown(table: Table) -> None:
    text = next(text for text in table.planned())
    table.choose(text)
    while table.mover.position["view"]["plan"]["doing"]["kind"]:
        assert table.told() == [[], []]
        table.choose(table.mover.options[0])
    heard = table.told()
    assert [len(messages) for messages in heard] == [1, 1]
    events = json.loads(heard[0][0])["events"]
    assert [event["seat"] for event in events][:2] == [MOVER, MOVER]
    room = table.running.house.rooms.lives["t"].room
    assert [event.text for event in room.events if event.kind == "choice"][-len(events)] == text


def test_a_choice_of_a_plan_is_taken_back_alone(table: Table) -> None:
    text = table.planned()[0]
    table.choose(text)
    assert table.mover.position["undo"]
    assert table.mover.ask("undo")["type"] == "done"
    assert not table.mover.position["view"]["plan"]["doing"]["kind"]
    assert table.told() == [[], []]


def test_whoever_plays_on_begins_anew() -> None:
    room = before_the_windows(holds=False)
    begun = next(option.text for option in asked(room.played.s).options if option.text.startswith("play "))
    assert room.sketch(MOVER, room.at(MOVER), [begun], "")
    assert room.known_to(MOVER) is not room.played.s
    for event in room.replace(MOVER, LEVEL, ""):
        room.apply(event, [])
    assert room.known_to(MOVER) is room.played.s


class Planning(Passing):
    """Begins a play and takes it back, three times, and ends the turn."""

    plans = 3

    def choose(self, v: Any) -> Any:
        texts = {option.text: option for option in v.options}
        if "back" in texts:
            type(self).plans -= 1
            return texts["back"]
        begun = [option for text, option in texts.items() if text.startswith("play ")]
        return begun[0] if begun and self.plans > 0 else texts.get("end turn", v.options[0])


def test_a_computer_opponent_is_not_heard_to_plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def sit(package: Package, level: str, seed: int, *_: object, **__: object) -> Watched:
        return Watched(Planning(level, seed, package.rules, []), opponent(package, "random", seed), thinks(package, level), print)

    monkeypatch.setattr("rubizh.table.thinkers.watched", sit)
    running = Running(f"sqlite:///{tmp_path / 'table.db'}")
    at = Table(running, SeatRow("t", MOVER, "bot", level=LEVEL))
    taras = at.listening[0]
    taras.until(lambda: taras.position["view"]["turns"] == 2)
    assert Planning.plans == 0
    texts = [event.text for event in running.house.rooms.lives["t"].room.events]
    running.end()
    assert not [text for text in texts if text == "back" or text.startswith("play ")]
