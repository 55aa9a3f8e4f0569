"""A course of self-play: repeatable by its seed, and its file can be read by the game's judge."""

from __future__ import annotations

import json
from math import isfinite
from pathlib import Path

import pytest

from rubizh.bots.weights import load_weights
from rubizh.games import GAMES
from rubizh.lab.train import HELD, between, guided, train
from tests.bots.judging import TAUGHT, course_of, levels_of


def learned(game: str, games: int, seed: int, path: Path) -> list[tuple[int, float]]:
    """What a course tells about its progress."""
    told: list[tuple[int, float]] = []
    train(GAMES[game], course_of(game), games, seed, path, lambda done, wrong: told.append((done, wrong)))
    return told


@pytest.mark.parametrize("game", TAUGHT)
def test_a_course_writes_what_the_judge_can_read(game: str, tmp_path: Path) -> None:
    told = learned(game, 4, 1, tmp_path / "learned.json")
    assert [done for done, _ in told] == [1, 2, 3, 4]
    assert all(isfinite(wrong) and wrong > 0.0 for _, wrong in told)
    assert json.loads((tmp_path / "learned.json").read_text())["about"] == "4 games of self-play, of 4, seed 1"
    levels, rules = levels_of(game), GAMES[game].rules
    fresh = levels.new_nets()
    load_weights(tmp_path / "learned.json", fresh)
    s = rules.new(rules.with_defaults(course_of(game).options[0]))
    assert 0.0 < levels.new_judge(fresh).value(s, 0) < 1.0
    assert any(weight for net in fresh for weight in net.rows)


def test_a_course_is_repeated_by_its_seed(tmp_path: Path) -> None:
    for name, seed in (("one", 1), ("same", 1), ("other", 2)):
        learned("siege", 1, seed, tmp_path / name)
    one, same, other = ((tmp_path / name).read_bytes() for name in ("one", "same", "other"))
    assert one == same != other


def test_a_long_course_saves_only_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    each = learned("afu", 4, 3, tmp_path / "learned.json")
    monkeypatch.setattr("rubizh.lab.train.SAVES", 2)
    halves = learned("afu", 4, 3, tmp_path / "learned.json")
    assert [done for done, _ in halves] == [2, 4]
    assert halves[1][1] == pytest.approx((each[2][1] + each[3][1]) / 2)


def test_the_guide_lets_go_little_by_little() -> None:
    shares = [guided(part / 100) for part in range(101)]
    assert shares[0] == 1.0
    assert shares == sorted(shares, reverse=True)
    assert shares[15:] == [HELD] * 86


def test_lessons_grow_smaller() -> None:
    for rate in [course_of(game).rate for game in TAUGHT]:
        assert between(rate, 0.0) == rate[0] > between(rate, 0.5) > between(rate, 1.0) == pytest.approx(rate[1])
