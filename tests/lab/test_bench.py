"""The bench measures what it says; how fast that is, no test decides."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console
from rich.table import Table

from rubizh.build import build
from rubizh.games import GAMES
from rubizh.lab import search_speed
from rubizh.lab.bench import PEERS, PLAY, SEARCH, Task, Unmeasured, measured, plan, play_table, search_table, show
from rubizh.lab.measure import Row, measure, option_sets
from rubizh.language import LANGUAGES, Language

KEYS = {"name", "build", "decisions_per_second", "games_per_second", "clone_us"}


@pytest.mark.parametrize("name", option_sets(GAMES))
def test_a_row_of_each_game(name: str) -> None:
    row = measure(name, 0.02)
    assert row.keys() >= KEYS
    assert row["build"] == build()
    assert row["decisions_per_second"] > row["games_per_second"] > 0
    assert ("share" in row) == name.startswith("siege")
    assert 0 < row.get("share", 0.5) < 1


def test_compiled_and_interpreted_stand_side_by_side() -> None:
    builds = {task.interpreted for task in plan(["siege"]) if task.kind == PLAY and task.name == "siege"}
    assert builds == ({True} if build() == "interpreted" else {False, True})


def test_rows_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    show(["siege"], 0.03, True, Language("en"))
    rows = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in rows["play"]][:1] == ["siege"]
    assert all(row.keys() >= KEYS for row in rows["play"])
    assert [row["name"] for row in rows["search"]][:2] == ["siege ISMCTS", "siege race"]
    assert all(row["simulations_per_second"] >= 0 and len(row["positions"]) == 4 for row in rows["search"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_fit_in_80_columns(language: str) -> None:
    numbers = {
        "decisions_per_second": 12_345_678,
        "games_per_second": 123_456.7,
        "clone_us": 17.29,
        "share": 0.04,
        "heading": "claim proof",
    }
    builds = [(name, build) for name in option_sets(GAMES) for build in ("compiled", "interpreted")]
    names = [*builds, *((peer, "peer") for peer in PEERS)]
    rows: list[Row] = [{"name": name, "build": build, **numbers} for name, build in names]
    assert "12,345,678" in printed(play_table(rows, Language(language)))
    figures = dict.fromkeys(search_speed.FIGURES, 12_345_678)
    rows = [{"name": name, "build": "interpreted", **figures} for name in [*search_speed.searches(GAMES), PEERS[0]]]
    assert "12,345,678" in printed(search_table(rows, Language(language)))


def printed(table: Table) -> str:
    console = Console(width=80, file=io.StringIO())
    with console.capture() as captured:
        console.print(table)
    assert "…" not in captured.get()
    return captured.get()


@pytest.mark.parametrize("kind", [PLAY, SEARCH])
def test_a_measurement_that_fails_says_why(kind: str) -> None:
    with pytest.raises(Unmeasured, match=r"openspiel:no_such_game: .+"):
        measured(Task(kind, "openspiel:no_such_game", False), 0.1)


def test_only_the_games_asked_for() -> None:
    assert [task for task in plan([]) if not task.name.startswith("openspiel")] == []
    assert {task.name for task in plan(["afu"]) if task.kind == SEARCH} >= {"afu race"}
    assert not any("siege" in task.name for task in plan(["afu"]))
