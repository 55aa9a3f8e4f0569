"""Time for answers, answers that come too late, and the switch that lets a seat pass by itself."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from rubizh.engine import flow
from rubizh.engine.flow import asked
from rubizh.table import answering, hours, room, showing, takebacks, talking
from rubizh.table.answering import ALLOWANCE
from rubizh.table.logbook import Logbook
from rubizh.table.room import NotAllowed, Room
from rubizh.table.showing import SAID
from rubizh.table.storage import EventRow
from tests.table.company import two
from tests.table.running import Running
from tests.table.windows import ANSWERER, MOVER, PASS, PEOPLE, before_the_windows, row, script, table

CLOCK = [100, 5]


class Now:
    """A time that a test moves on."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def time(self) -> float:
        return self.seconds


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    found = Now()
    monkeypatch.setattr(room, "time", found)
    monkeypatch.setattr(hours, "time", found)
    return found


def happen(at: Room, events: list[EventRow]) -> None:
    for event in events:
        at.apply(event, [])


def choose(at: Room, text: str, move: str = "m") -> None:
    seat = at.asked
    assert seat is not None
    happen(at, at.move(seat, len(at.played.choices), [text], f"{move}{len(at.events)}"))


def before_a_window() -> Room:
    """Everybody has had a turn, and the next choice of the Invader opens a window."""
    at = before_the_windows(True, CLOCK)
    at.begun.update((ANSWERER, MOVER))
    for text in script()[: script().index(PASS) - 1]:
        choose(at, text)
    return at


def in_a_window(now: Now) -> Room:
    """The Invader has thought for ten seconds about the card that Mankind may answer."""
    at = before_a_window()
    now.seconds += 10
    choose(at, script()[script().index(PASS) - 1])
    assert at.window is not None
    return at


def clock(at: Room) -> Any:
    return showing.clock(at)


def test_while_somebody_may_answer_all_clocks_stand_and_the_allowance_runs(now: Now) -> None:
    at = in_a_window(now)
    assert (clock(at).left, clock(at).running, clock(at).answer) == ([100.0, 90.0], -1, ALLOWANCE)
    now.seconds += 7
    happen(at, at.chat(MOVER, "Well?", ""))
    now.seconds += 5
    assert (clock(at).left, clock(at).running, clock(at).answer) == ([100.0, 90.0], -1, ALLOWANCE - 12)
    assert at.seconds_left() == ALLOWANCE - 12
    choose(at, PASS)
    assert (clock(at).left, clock(at).running, clock(at).answer) == ([100.0, 90.0], MOVER, None)
    now.seconds += 3
    assert clock(at).left == [100.0, 87.0]


def test_an_opened_window_adds_no_time_and_a_turn_that_ends_in_one_does(now: Now) -> None:
    at = in_a_window(now)
    assert at.clock.left == [100.0, 90.0]
    at.clock.happened(True, now.time(), ANSWERER, counts=True)  # as if the Invader's turn ended with the answer
    assert at.clock.left == [100.0, 95.0]


def test_an_answer_that_is_not_given_in_time_is_a_pass(now: Now) -> None:
    at = in_a_window(now)
    now.seconds += ALLOWANCE - 0.1
    assert at.out_of_time() == []
    now.seconds += 0.2
    passed = at.out_of_time()
    assert (passed[0].kind, passed[0].seat, passed[0].text) == ("choice", ANSWERER, PASS)
    hand = at.played.s.hands[ANSWERER]  # type: ignore[attr-defined]
    happen(at, passed)
    assert not at.over
    assert at.asked == MOVER
    assert at.played.s.hands[ANSWERER] == hand  # type: ignore[attr-defined]
    assert at.clock.left == [100.0, 90.0]


def test_an_answer_that_comes_too_late_is_told_so_and_others_that_the_game_went_on(now: Now) -> None:
    at = in_a_window(now)
    place, answer = len(at.played.choices), asked(at.played.s).options[0].text
    now.seconds += ALLOWANCE + 1
    happen(at, at.out_of_time())
    with pytest.raises(NotAllowed) as late:
        at.move(ANSWERER, place, [answer], "late")
    assert late.value.said is answering.TOO_LATE
    with pytest.raises(NotAllowed) as gone_on:
        at.move(MOVER, place, [answer], "late")
    assert gone_on.value.said is room.GONE_ON


def test_who_passed_themselves_is_not_told_that_they_were_late(now: Now) -> None:
    at = in_a_window(now)
    place, answer = len(at.played.choices), asked(at.played.s).options[0].text
    choose(at, PASS)
    with pytest.raises(NotAllowed) as gone_on:
        at.move(ANSWERER, place, [answer], "again")
    assert gone_on.value.said is room.GONE_ON


def test_without_a_clock_and_before_the_first_turn_nobody_is_hurried(now: Now) -> None:
    for limits in (None, CLOCK):
        at = before_the_windows(True, limits)
        at.begun.update([ANSWERER] if limits is None else [])
        at.begun.difference_update([] if limits is None else [ANSWERER])
        for text in script()[: script().index(PASS)]:
            choose(at, text)
        assert at.window is not None
        assert at.seconds_left() is None


def straight_to_a_window(at: Room, s: Any) -> list[str]:
    """Choices of the Invader after which Mankind may answer, and no chance comes before."""
    for option in asked(s).options:
        ahead = at.game.clone(s)
        flow.choose(ahead, option)
        if flow.window(ahead) is not None:
            return [option.text]
        if len(asked(s).options) > 1 and option.text not in ("back", "end turn") and asked(ahead).seat == MOVER:
            further = straight_to_a_window(at, ahead)
            if further:
                return [option.text, *further]
    return []


def test_nothing_is_taken_back_once_somebody_may_answer_nor_an_answer() -> None:
    at = before_the_windows(True)
    *choices, last = straight_to_a_window(at, at.played.s)
    for text in choices:
        choose(at, text)
    assert at.may_undo(MOVER)
    choose(at, last)
    assert at.window is not None
    assert not at.may_undo(MOVER)
    choose(at, PASS)
    assert not at.may_undo(ANSWERER)
    assert not at.may_undo(MOVER)
    assert takebacks.last_choice(at, MOVER) == -1


def test_the_switch_is_public_and_kept_and_ends_when_another_plays() -> None:
    at = before_the_windows(True)
    happen(at, talking.switch(at, ANSWERER, True, "on"))
    assert talking.switch(at, ANSWERER, True, "again") == []
    again = Room(row(), list(PEOPLE), at.events)
    for viewer in again.viewers():
        assert showing.position(again, viewer, SAID["en"]).passing == [ANSWERER]
    told = list(Logbook(again).retold(MOVER, "en"))[-1]
    assert (told.kind, told.said) == ("passing", ["From now on Taras passes without being asked."])
    happen(again, again.replace(ANSWERER, "random", ""))
    assert again.answering.passing == set()
    happen(at, talking.switch(at, ANSWERER, False, "off"))
    assert showing.position(at, MOVER, SAID["en"]).passing == []
    assert list(Logbook(at).retold(MOVER, "en"))[-1].said == ["Taras is asked for answers again."]


def test_a_game_without_answers_has_no_such_switch(simply: Running) -> None:
    *_, first, _ = two(simply)
    assert not first.entered["windows"]
    refused = first.ask("passing", on=True)
    assert (refused["type"], refused["said"]) == ("refused", "In this game nobody answers what another does.")


def test_who_watches_has_no_switch(tmp_path: Path) -> None:
    with table(tmp_path, True, PEOPLE[ANSWERER]) as at:
        assert at.enter("nobody").ask("passing", on=True)["type"] == "refused"


def without_clock(heard: list[str]) -> list[Any]:
    """What a page was told, but for the seconds, which no two tables have alike."""
    found = [json.loads(message) for message in heard]
    for told in found:
        told.get("position", {}).pop("clock", None)
    return found


def test_who_is_away_passes_when_the_time_is_over_whatever_they_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a real table with a clock; whoever comes back too late reads why."""
    monkeypatch.setattr(answering, "ALLOWANCE", 0.5)
    heard = []
    for holds in (False, True):
        with table(tmp_path, holds, PEOPLE[ANSWERER], CLOCK) as at:
            at.running.house.rooms.lives["t"].room.begun.update((ANSWERER, MOVER))
            for text in script()[: script().index(PASS)]:
                assert at.mover.move(text)["type"] == "done"
            place, before = at.mover.position["at"], time.monotonic()
            at.mover.until(lambda at=at, place=place: at.mover.position["at"] > place)  # type: ignore[misc]
            assert 0.3 < time.monotonic() - before < 5.0
            at.hear_everything()
            heard.append([without_clock(page) for page in at.told()])
            said = at.enter("taras").ask("move", at=place, choices=[PASS])
            assert (said["type"], said["said"]) == ("refused", answering.TOO_LATE.text)
    assert heard[0] == heard[1]


def test_a_seat_that_answers_again_meanwhile_does_not_pass(tmp_path: Path) -> None:
    with table(tmp_path, True, PEOPLE[ANSWERER]) as at:
        taras = at.enter("taras")
        assert taras.ask("passing", on=True)["type"] == "done"
        for text in script()[: script().index(PASS)]:
            assert at.mover.move(text)["type"] == "done"
        taras.until(lambda: bool(taras.options))
        assert taras.ask("passing", on=False)["type"] == "done"
        at.gate.release()
        place = taras.position["at"]
        taras.say({"type": "ping"})
        taras.hear("pong")
        assert taras.position["at"] == place
        answer = next(option for option in taras.options if option != PASS)
        assert taras.move(answer)["type"] == "done"
