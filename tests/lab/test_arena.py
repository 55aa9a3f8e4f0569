"""The arena: real matches with real workers, their files, and their figures."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from threading import Thread

import msgspec
import pytest

from rubizh.games import GAMES
from rubizh.lab import arena
from rubizh.lab.arena import WorkerDied, interrupted_once, play_on, played, version
from rubizh.lab.ledger import Ledger, LedgerError, Plan, begun, check_same, found
from rubizh.lab.pairs import A, B, Match, Pair, PairGame
from rubizh.lab.report import Report, report
from rubizh.lab.strength import Sprt, Sums

PAIRS = 6


def match(a: str = "random", b: str = "random", **options: str) -> Match:
    return Match("siege", GAMES["siege"].rules.with_defaults(options), a, b, 3, "1")


def played_out(path: Path, plan: Plan, workers: int = 2) -> Ledger:
    ledger = begun(path, plan)
    play_on(ledger, workers, lambda sums: None)
    return ledger


def results(ledger: Ledger) -> list[tuple[int, list[tuple[list[str], list[str], int]]]]:
    """What chance and the bots decide; times differ from run to run."""
    return [(pair.number, [(game.seats, game.winners, game.length) for game in pair.games]) for pair in ledger.pairs]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Ledger:
    return played_out(tmp_path_factory.mktemp("arena") / "whole.jsonl", Plan(match(), PAIRS))


def test_greedy_beats_random(tmp_path: Path) -> None:
    figures = report(played_out(tmp_path / "match.jsonl", Plan(match("greedy", "random"), 4)))
    assert (figures.pairs, figures.games) == (4, 8)
    assert figures.score.value >= 0.7
    assert figures.elo.low < figures.elo.value <= figures.elo.high
    assert [role.seat for role in figures.a.roles] == ["attacker", "defender"]
    assert figures.a.roles[0].wins + figures.b.roles[1].wins == 4
    assert 0 < figures.a.thinking.median <= figures.a.thinking.p99 <= figures.a.thinking.p999 <= figures.a.thinking.longest


def test_the_file_holds_what_was_played(whole: Ledger) -> None:
    assert msgspec.to_builtins(found(whole.path).pairs) == msgspec.to_builtins(whole.pairs)
    first, *lines = whole.path.read_text().splitlines()
    assert json.loads(first)["match"]["a"] == "random"
    assert [json.loads(line)["number"] for line in lines] == list(range(PAIRS))


@pytest.mark.parametrize("lost", [1, 200])
def test_a_match_goes_on_where_it_was_left(whole: Ledger, tmp_path: Path, lost: int) -> None:
    """A file cut off in the middle of its last or an earlier line ends like one that was not."""
    path = tmp_path / "cut.jsonl"
    path.write_bytes(whole.path.read_bytes()[: -lost - len(whole.path.read_bytes()) // 3])
    ledger = found(path)
    assert 0 < len(ledger.pairs) < PAIRS
    assert path.read_bytes() == b"".join(whole.path.read_bytes().splitlines(True)[: len(ledger.pairs) + 1])
    play_on(ledger, 2, lambda sums: None)
    assert results(ledger) == results(found(path)) == results(whole)


def test_a_fulfilled_plan_needs_nobody(whole: Ledger) -> None:
    seen: list[int] = []
    play_on(whole, 2, lambda sums: seen.append(sums.n))
    assert seen == [PAIRS]
    assert len(whole.pairs) == PAIRS


def test_the_sequential_test_stops_a_match(tmp_path: Path) -> None:
    """Between equals hundreds of Elo are soon ruled out."""
    ledger = played_out(tmp_path / "match.jsonl", Plan(match(), 200, Sprt(0, 400)))
    assert len(ledger.pairs) < 200
    test = report(ledger).test
    assert test is not None
    assert (test.accepted, test.llr < -2.94) == (0, True)
    assert Sprt(0, 400).verdict(Sums(pair.score() for pair in ledger.pairs[:-1])) is None


def test_workers_end_with_a_match_that_is_stopped() -> None:
    before = set(active_children())
    with closing(played(match(), range(10_000), 2)) as pairs:
        assert next(pairs).number == 0
        assert set(active_children()) - before
    assert not set(active_children()) - before


def test_after_the_last_pair_nobody_has_to_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers without a pair leave by themselves; to end them would take as long as the most patient."""
    ended: list[object] = []
    monkeypatch.setattr(arena, "end", ended.append)
    with closing(played(match(), range(2), 1)) as pairs:
        assert [next(pairs).number for _ in range(2)] == [0, 1]
    assert ended == []


def test_who_watches_the_parent_hears_no_signal_that_is_meant_for_the_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    blocked: list[set[signal.Signals | int]] = []

    class Parent:
        def join(self) -> None:
            blocked.append(signal.pthread_sigmask(signal.SIG_BLOCK, []))

    monkeypatch.setattr(arena, "parent_process", Parent)
    monkeypatch.setattr("os.kill", lambda process, number: None)
    watching = Thread(target=arena.leave_with_parent)
    watching.start()
    watching.join()
    assert signal.SIGTERM in blocked[0]


ABANDONED = """
import os, signal
from rubizh.games import GAMES
from rubizh.lab.arena import played
from rubizh.lab.pairs import Match

if __name__ == "__main__":
    next(played(Match("siege", GAMES["siege"].rules.with_defaults({}), "random", "random", 3, "1"), range(10_000), 1))
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_workers_end_with_a_match_that_is_killed(tmp_path: Path) -> None:
    """They hold its output open as long as they live."""
    script = tmp_path / "abandoned.py"
    script.write_text(ABANDONED)
    killed = subprocess.run([sys.executable, str(script)], capture_output=True, timeout=60, check=False)
    assert killed.returncode == -signal.SIGKILL


def interrupted_twice(tidied: list[bool]) -> None:
    with interrupted_once():
        try:
            signal.raise_signal(signal.SIGINT)
        finally:
            signal.raise_signal(signal.SIGINT)
            tidied.append(True)


def test_a_second_interrupt_disturbs_nobody_who_tidies_up() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    tidied: list[bool] = []
    try:
        with pytest.raises(KeyboardInterrupt):
            interrupted_twice(tidied)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
    assert tidied


def test_a_worker_that_dies_is_noticed() -> None:
    before = set(active_children())
    with closing(played(match(), range(10_000), 2)) as pairs:
        next(pairs)
        for worker in set(active_children()) - before:
            worker.kill()
        with pytest.raises(WorkerDied, match=r"pair \d+ is missing"):
            list(pairs)
    assert not set(active_children()) - before


@pytest.mark.parametrize(
    ("line", "content", "said"),
    [
        (0, "", "line 1: "),
        (0, '{"match": 3}', "line 1: "),
        (2, "{", "line 3: "),
        (2, '{"number": 7, "games": []}', "line 3: pair 1 is expected, not pair 7"),
    ],
)
def test_a_file_of_something_else(whole: Ledger, tmp_path: Path, line: int, content: str, said: str) -> None:
    path = tmp_path / "wrong.jsonl"
    lines = whole.path.read_text().splitlines()
    lines[line] = content
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(LedgerError, match=f"wrong.jsonl” is not the file of a match: {said}"):
        found(path)


def test_an_empty_file(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    with pytest.raises(LedgerError, match="line 1"):
        found(tmp_path / "empty.jsonl")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"a": "greedy"}, "its a is “random”, not “greedy”"),
        ({"seed": 4}, "its seed is “3”, not “4”"),
        ({"version": "2"}, "its version is “1”, not “2”"),
        ({"options": {"tactics": "yes"}}, "its tactics is “no”, not “yes”"),
        ({"options": {"players": "1"}}, "its players is “–”, not “1”"),
    ],
)
def test_another_match_is_refused(asked: dict[str, object], said: str) -> None:
    with pytest.raises(LedgerError, match=f"“some.jsonl” holds another match: {said}"):
        check_same(Path("some.jsonl"), match(), asked)
    check_same(Path("some.jsonl"), match(), {"a": "random", "seed": 3, "options": {"tactics": "no"}})


def game(seats: list[str], winners: list[str], **more: object) -> PairGame:
    times = {A: [1000, 3000], B: [2000]}
    given = {"micros": {side: times[side] for side in seats}, "late": dict.fromkeys(seats, 1), "failures": {}, **more}
    return msgspec.convert({"seats": seats, "winners": winners, "length": 10, **given}, PairGame)


def reported(match: Match, games: list[list[PairGame]], sprt: Sprt | None = None) -> Report:
    pairs = [Pair(number, both) for number, both in enumerate(games)]
    return report(Ledger(Path("none"), Plan(match, len(pairs), sprt), pairs))


def test_the_figures_of_a_match() -> None:
    won, split = [game([A, B], [A]), game([B, A], [A])], [game([A, B], []), game([B, A], [B], failures={A: "it hung"})]
    figures = reported(match(), [won, won, split], Sprt(0, 50))
    assert figures.score.value == 0.75
    assert figures.elo.value == pytest.approx(190.85, abs=0.01)
    assert figures.draws == 1
    assert figures.pair_scores == {"0": 0, "0.25": 1, "0.5": 0, "0.75": 0, "1": 2}
    assert [(role.games, role.wins) for role in figures.a.roles + figures.b.roles] == [(3, 2), (3, 2), (3, 1), (3, 0)]
    assert (figures.moves, figures.length, figures.longest) == (3, 10, 10)
    assert (figures.a.thinking.median, figures.a.thinking.longest, figures.a.thinking.late) == (0.001, 0.003, 6)
    assert (figures.a.failures, figures.a.first_failures, figures.b.failures) == (1, ["it hung"], 0)
    assert (figures.adjusted, figures.a.alone) == (None, None)
    assert figures.test is not None
    assert (figures.test.low, figures.test.accepted) == (0, None)


def test_the_score_without_luck() -> None:
    """The first seat won with 0.4 of luck, and won again with −0.2: what remains is 0.6, and 1.2 for the other bot."""
    adjusted = reported(match(), [[game([A, B], [A], luck=0.4), game([B, A], [B], luck=-0.2)]]).adjusted
    assert adjusted is not None
    assert adjusted.value == pytest.approx((0.6 - 0.2) / 2)
    assert adjusted.low < adjusted.value < adjusted.high


@pytest.mark.parametrize(("luck", "score"), [(-0.4, 1.0), (1.4, 0.0)])
def test_no_score_leaves_what_a_score_can_be(luck: float, score: float) -> None:
    """Whoever won in spite of bad luck has more than won, and who won by more luck than there is has less than lost."""
    figures = reported(match(), [[game([A, B], [A], luck=luck), game([B, A], [A], luck=-luck)]] * 3)
    adjusted = figures.adjusted
    assert adjusted is not None
    assert adjusted.value == score
    assert 0.0 <= adjusted.low <= adjusted.value <= adjusted.high <= 1.0


def test_the_figures_of_a_match_alone() -> None:
    alone = Match("afu", GAMES["afu"].rules.with_defaults({"players": "1"}), "greedy", "random", 3, "1")
    games = [[game([A], [A], points=points), game([B], [])] for points in (21, None, 30)]
    figures = reported(alone, games)
    assert figures.draws is None
    assert figures.pair_scores == {"0": 0, "0.5": 1, "1": 2}
    assert figures.a.alone is not None
    assert (figures.a.alone.lost, figures.a.alone.median) == (1, 21)
    assert figures.b.alone is not None
    assert (figures.b.alone.lost, figures.b.alone.median) == (3, None)


@pytest.mark.parametrize(
    ("touched", "changes"),
    [
        ("rules/turn.py", True),
        ("bots/deep/judge.py", True),
        ("bots/learned.json", True),
        ("cards/reconstruction/starting.toml", True),
        ("telling/words.py", False),
        ("terminal/board.py", False),
    ],
)
def test_the_version_knows_what_strength_depends_on(
    touched: str, changes: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rubizh.lab.arena.home", lambda game: tmp_path)
    path = tmp_path / touched
    path.parent.mkdir(parents=True)
    path.write_text("one")
    before = version.__wrapped__("siege")
    path.write_text("other")
    assert (version.__wrapped__("siege") != before) == changes
