"""A watched opponent always answers, and says so where it could not do so itself."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import opponent, watched
from rubizh.games.siege.rules.game import SIEGE
from rubizh.protocol.child import Child
from rubizh.protocol.process import SECONDS, ProcessBot
from rubizh.protocol.watched import Watched, limit
from tests.bots.matches import played
from tests.protocol.tables import first_view, misbehaving


def watching(*how: str | Path, seconds: float = 10.0) -> tuple[Watched, list[Sentence]]:
    reported: list[Sentence] = []
    return Watched(misbehaving(*how, seconds=seconds), opponent(GAMES["siege"], "greedy", 1), 0.0, reported.append), reported


@pytest.mark.parametrize("seat", [0, 1])
def test_it_plays_as_the_opponent_that_it_watches(seat: int) -> None:
    reported: list[Sentence] = []
    bot = watched(GAMES["siege"], "greedy", 3, reported.append)
    ends = []
    for one in (bot, opponent(GAMES["siege"], "greedy", 3)):
        bots = [opponent(GAMES["siege"], "random", 4), opponent(GAMES["siege"], "random", 4)]
        bots[seat] = one
        ends.append(SIEGE.facts(played(SIEGE, {}, bots, 5)))
    bot.close()
    assert ends[0] == ends[1]
    assert reported == []


@pytest.mark.parametrize("how", ["crash", "garbage", "illegal", "at_hello", "endless"])
def test_the_greedy_opponent_answers_for_one_that_fails(how: str) -> None:
    bot, reported = watching(how, seconds=0.3)
    view = first_view()
    assert bot.choose(view) is opponent(GAMES["siege"], "greedy", 1).choose(view)
    assert len(reported) == 1
    assert "cmd:test" in repr(reported[0])
    assert repr(reported[0]).endswith("“greedy” chooses instead")


def test_it_is_told_what_partners_ask_for_and_tells_what_it_intends() -> None:
    bot, _ = watching("echo")
    view = first_view()
    assert bot.intent(view) is None
    for requests, heard in (["recon", "trench"], "recon trench"), ([], "nothing"):
        bot.heed(requests)
        bot.choose(view)
        assert repr(bot.intent(view)) == f"I was asked for {heard}"
    bot.close()


def test_whoever_answers_for_another_intends_nothing() -> None:
    bot, _ = watching("echo")
    view = first_view()
    bot.choose(view)
    bot.process.command[2:] = ["crash"]
    bot.process.close()
    bot.choose(view)
    assert bot.intent(view) is None


def test_after_a_failure_it_plays_on_itself(tmp_path: Path) -> None:
    bot, reported = watching("once", tmp_path / "remembered")
    view = first_view()
    bot.choose(view)
    assert bot.choose(view) is view.options[0]
    assert len(reported) == 1
    bot.close()


def test_one_that_always_fails_is_not_tried_for_ever() -> None:
    bot, reported = watching("crash")
    for _ in range(5):
        bot.choose(first_view())
    assert len(reported) == 3
    assert repr(reported[-1]).endswith("“greedy” plays on instead")


def test_a_whole_game_goes_on_without_it() -> None:
    bot, reported = watching("crash")
    s = played(SIEGE, {}, [bot, opponent(GAMES["siege"], "random", 1)], 2)
    assert s.over
    assert len(reported) == 3


@pytest.mark.parametrize(
    ("thinks", "how", "seconds"),
    [(0.0, "compiled", 10.0), (0.25, "compiled", 0.3), (1.0, "compiled", 1.1), (1.0, "interpreted", 3.0)],
)
def test_it_has_its_thinking_time_and_a_margin(thinks: float, how: str, seconds: float) -> None:
    assert limit(thinks, how) == pytest.approx(seconds)


class Thoughtful(ProcessBot):
    """Starts and thinks as long as it is told to, by a clock that nobody has to wait for."""

    def __init__(self, starts: float, thinks: float) -> None:
        super().__init__("thoughtful", 1, SIEGE, [])
        self.starts = starts
        self.thinks = thinks
        self.now = 0.0

    def choose(self, v: View) -> Choice:
        self.asked_at = self.now = self.now + self.starts
        self.now += self.thinks
        return v.options[0]


@pytest.mark.parametrize("starts", [0.0, 5.0])
@pytest.mark.parametrize(("options", "thinks"), [(1, 0.0), (2, 0.3), (40, 1.1)])
def test_how_soon_an_answer_is_found_does_not_show(
    monkeypatch: pytest.MonkeyPatch, starts: float, options: int, thinks: float
) -> None:
    process, view = Thoughtful(starts, thinks), first_view()
    view.options = view.options[:options]
    monkeypatch.setattr("rubizh.protocol.watched.time.monotonic", lambda: process.now)
    monkeypatch.setattr("rubizh.protocol.watched.uniform", lambda least, most: (least + most) / 2)
    choice, seconds = Watched(process, opponent(GAMES["siege"], "greedy", 1), 1.0, print).unhurried(view)
    assert choice is view.options[0]
    assert process.now + seconds - process.asked_at == pytest.approx(1.1 + 0.3)


def test_an_answer_that_is_late_is_not_kept_back(monkeypatch: pytest.MonkeyPatch) -> None:
    process = Thoughtful(0.0, 3.0)
    monkeypatch.setattr("rubizh.protocol.watched.time.monotonic", lambda: process.now)
    assert Watched(process, opponent(GAMES["siege"], "greedy", 1), 1.0, print).unhurried(first_view())[1] == 0.0


class Noting(ProcessBot):
    """Notes when its process was ready."""

    ready = 0.0

    def at_the_table(self, facts: Mapping[str, Any]) -> Child:
        child = super().at_the_table(facts)
        self.ready = time.monotonic()
        return child


def test_its_time_counts_from_when_it_was_asked_not_from_when_it_was_started() -> None:
    bot = Noting("cmd:test", 1, SIEGE, misbehaving("first").command)
    bot.choose(first_view())
    assert 0.0 < bot.ready <= bot.asked_at <= time.monotonic()
    bot.close()


def test_somebodys_own_program_is_started_by_its_command_alone() -> None:
    bot = watched(GAMES["siege"], "cmd:./mybot --fast", 1, print)
    assert bot.process.command == ["./mybot", "--fast"]
    assert bot.process.seconds == SECONDS
