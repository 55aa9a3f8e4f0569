"""The bench measures what it says; how fast that is, no test decides."""

from __future__ import annotations

import json

import pytest

from rubizh.build import build
from rubizh.lab.bench import bench, plan, show
from rubizh.lab.measure import OURS, measure
from rubizh.language import Language

KEYS = {"name", "build", "decisions_per_second", "games_per_second", "clone_us"}


@pytest.mark.parametrize("name", OURS)
def test_a_row_of_each_game(name: str) -> None:
    row = measure(name, 0.02)
    assert row.keys() >= KEYS
    assert row["build"] == build()
    assert row["decisions_per_second"] > row["games_per_second"] > 0
    assert 0 < row["proof_share"] < 1


def test_compiled_and_interpreted_stand_side_by_side() -> None:
    builds = {row["build"] for row in bench(["siege"], 0.06, Language("en"))}
    assert {"compiled", "interpreted"} & builds == ({"interpreted"} if build() == "interpreted" else {"compiled", "interpreted"})


def test_rows_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    show(["siege"], 0.03, True, Language("en"))
    rows = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in rows][:1] == ["siege"]
    assert all(row.keys() >= KEYS for row in rows)


def test_only_the_games_asked_for() -> None:
    assert [name for name, _ in plan([]) if not name.startswith("openspiel")] == []
