"""The bench measures what it says; how fast that is, no test decides."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from rubizh.build import build
from rubizh.lab.bench import PEERS, Unmeasured, bench, measured, plan, show, table
from rubizh.lab.measure import OURS, Row, measure
from rubizh.language import LANGUAGES, Language

KEYS = {"name", "build", "decisions_per_second", "games_per_second", "clone_us"}


@pytest.mark.parametrize("name", OURS)
def test_a_row_of_each_game(name: str) -> None:
    row = measure(name, 0.02)
    assert row.keys() >= KEYS
    assert row["build"] == build()
    assert row["decisions_per_second"] > row["games_per_second"] > 0
    assert ("proof_share" in row) == name.startswith("siege")
    assert 0 < row.get("proof_share", 0.5) < 1


def test_compiled_and_interpreted_stand_side_by_side() -> None:
    builds = {row["build"] for row in bench(["siege"], 0.06, Language("en"))}
    assert {"compiled", "interpreted"} & builds == ({"interpreted"} if build() == "interpreted" else {"compiled", "interpreted"})


def test_rows_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    show(["siege"], 0.03, True, Language("en"))
    rows = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in rows][:1] == ["siege"]
    assert all(row.keys() >= KEYS for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_fits_in_80_columns(language: str) -> None:
    numbers = {"decisions_per_second": 12_345_678, "games_per_second": 123_456.7, "clone_us": 17.29, "proof_share": 0.04}
    names = [(name, build) for name in OURS for build in ("compiled", "interpreted")] + [(peer, "peer") for peer in PEERS]
    rows: list[Row] = [{"name": name, "build": build, **numbers} for name, build in names]
    console = Console(width=80, file=io.StringIO())
    with console.capture() as captured:
        console.print(table(rows, Language(language)))
    assert "…" not in captured.get()
    assert "12,345,678" in captured.get()


def test_a_measurement_that_fails_says_why() -> None:
    with pytest.raises(Unmeasured, match=r"openspiel:no_such_game: .+"):
        measured("openspiel:no_such_game", False, 0.1)


def test_only_the_games_asked_for() -> None:
    assert [name for name, _ in plan([]) if not name.startswith("openspiel")] == []
