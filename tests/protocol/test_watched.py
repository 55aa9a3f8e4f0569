"""A watched opponent always answers, and says so where it could not do so itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import opponent, watched
from rubizh.games.siege.rules.game import SIEGE
from rubizh.protocol.process import SECONDS
from rubizh.protocol.watched import Watched, limit
from tests.bots.matches import played
from tests.protocol.tables import first_view, misbehaving


def watching(*how: str | Path, seconds: float = 10.0) -> tuple[Watched, list[Sentence]]:
    reported: list[Sentence] = []
    return Watched(misbehaving(*how, seconds=seconds), opponent(GAMES["siege"], "greedy", 1), reported.append), reported


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


def test_somebodys_own_program_is_started_by_its_command_alone() -> None:
    bot = watched(GAMES["siege"], "cmd:./mybot --fast", 1, print)
    assert bot.process.command == ["./mybot", "--fast"]
    assert bot.process.seconds == SECONDS
