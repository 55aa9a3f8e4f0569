"""Opponents in processes: whole games, and every way to fail."""

from __future__ import annotations

import fcntl
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rubizh.bots.bot import BotFailed
from rubizh.engine.result import decided
from rubizh.games import GAMES
from rubizh.games.opponents import UnknownOpponent, opponent
from rubizh.games.siege.rules.game import SIEGE
from rubizh.protocol.process import ProcessBot
from tests.bots.matches import played
from tests.protocol.tables import first_view, misbehaving, served


@pytest.mark.parametrize(
    ("name", "options", "seat"),
    [("siege", {"tactics": "yes"}, 0), ("siege", {}, 1), ("afu", {}, 0), ("afu", {"players": "1"}, 0)],
)
def test_in_a_process_an_opponent_plays_the_same_game(name: str, options: dict[str, str], seat: int) -> None:
    game = GAMES[name].rules
    away = opponent(GAMES[name], served(name, "greedy"), 7)
    assert isinstance(away, ProcessBot)
    ends = []
    for bot in (away, opponent(GAMES[name], "greedy", 7)):
        bots = [opponent(GAMES[name], "random", 8), opponent(GAMES[name], "random", 8)]
        bots[seat] = bot
        ends.append(game.facts(played(game, options, bots, 9)))
    away.close()
    assert ends[0] == ends[1]


FAILURES = [
    ("crash", "“cmd:test” ended with exit code 3 instead of an answer: out of ideas"),
    ("at_hello", "“cmd:test” ended with exit code 3 instead of an answer: out of ideas"),
    ("garbage", "“cmd:test” wrote “pondering…”, which makes no sense: JSON is malformed: invalid character (byte 0)"),
    ("misplaced", '“cmd:test” wrote “{"type": "ready", "name": "again"}”, which makes no sense: expected “choice”'),
    ("illegal", "“cmd:test” chose “R12@9”, expected one of "),
    ("huge", "“cmd:test” wrote more than 1048576 bytes at once"),
    ("nested", "which makes no sense: maximum recursion depth exceeded"),
    ("mute", "“cmd:test” closed its output without an answer"),
]


@pytest.mark.parametrize(("how", "said"), FAILURES)
def test_a_failure_says_what_happened(how: str, said: str) -> None:
    bot = misbehaving(how)
    with pytest.raises(BotFailed) as failed:
        bot.choose(first_view())
    assert said in str(failed.value)
    assert bot.child is None


def test_an_illegal_choice_is_told_with_some_of_the_options() -> None:
    view = first_view()
    with pytest.raises(BotFailed, match=view.options[0].text):
        misbehaving("illegal").choose(view)


def free(file: Path) -> bool:
    """Whether nobody holds the lock on a file any more, after a while."""
    for _ in range(500):
        with file.open() as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return True
            except BlockingIOError:
                time.sleep(0.01)
    return False


def test_one_that_hangs_is_ended_with_all_it_has_started(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    bot = misbehaving("hang", lock, seconds=0.05)
    with pytest.raises(BotFailed, match=r"did not answer within 0\.05 s"):
        bot.choose(first_view())
    assert free(lock)


def test_talking_is_no_answer() -> None:
    with pytest.raises(BotFailed, match=r"did not answer within 0\.2 s"):
        misbehaving("endless", seconds=0.2).choose(first_view())


def test_what_it_says_meanwhile_is_passed_over() -> None:
    bot = misbehaving("chatter")
    view = first_view()
    assert bot.choose(view) is view.options[0]
    assert bot.choose(view) is view.options[0]
    bot.close()


@pytest.mark.parametrize("command", ["cmd:/nowhere/at-all", "cmd:/", "cmd:no-such-command-anywhere --flag"])
def test_a_command_that_cannot_be_started(command: str) -> None:
    with pytest.raises(BotFailed, match=f"“{command}” did not start: "):
        opponent(GAMES["siege"], command, 1).choose(first_view())


@pytest.mark.parametrize("text", ["cmd:", "cmd:  ", "cmd:'unfinished"])
def test_a_text_that_is_no_command(text: str) -> None:
    with pytest.raises(UnknownOpponent):
        opponent(GAMES["siege"], text, 1)


def test_after_a_failure_it_begins_anew(tmp_path: Path) -> None:
    bot = misbehaving("once", tmp_path / "remembered")
    view = first_view()
    with pytest.raises(BotFailed):
        bot.choose(view)
    assert bot.choose(view) is view.options[0]
    bot.close()


END = {"type": "end", "outcome": "decided", "winners": [1], "scores": [3, 5], "returns": [-1.0, 1.0]}


@pytest.fixture
def polite(tmp_path: Path) -> Iterator[tuple[ProcessBot, Path]]:
    notes = tmp_path / "notes"
    bot = misbehaving("first", notes)
    yield bot, notes
    bot.close()


def test_it_is_told_the_end_and_when_to_quit(polite: tuple[ProcessBot, Path]) -> None:
    bot, notes = polite
    bot.choose(first_view())
    bot.end(decided([(0,), (1,)], (3, 5)))
    bot.close()
    assert [json.loads(line) for line in notes.read_text().splitlines()] == [END, {"type": "quit"}]


def test_one_process_takes_either_seat_in_turn(polite: tuple[ProcessBot, Path]) -> None:
    bot, _ = polite
    for seat in (0, 1, 0):
        view = first_view(seat)
        assert bot.choose(view) is view.options[0]
        assert bot.seated is not None
        assert (bot.seated.seat, bot.seated.name) == (seat, SIEGE.seats({})[seat])


def test_one_that_will_not_go_is_made_to() -> None:
    bot = misbehaving("stay")
    bot.choose(first_view())
    assert bot.child is not None
    process = bot.child.process
    bot.close()
    assert process.returncode == -9


def test_closing_what_never_started_is_fine() -> None:
    opponent(GAMES["siege"], "cmd:/nowhere/at-all", 1).close()  # type: ignore[attr-defined]
