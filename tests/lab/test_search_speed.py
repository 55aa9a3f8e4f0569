"""What is measured of the searches; how fast that is, no test decides."""

from __future__ import annotations

import pytest

from rubizh.build import build
from rubizh.engine.flow import asked
from rubizh.games import GAMES
from rubizh.games.siege.rules.game import SIEGE
from rubizh.lab.search_speed import PARTS, measure, our_positions, our_remaining, searches


@pytest.mark.parametrize("name", searches(GAMES))
def test_a_row_of_each_search(name: str) -> None:
    row = measure(name, 0.08)
    assert row["build"] == build()
    assert len(row["positions"]) == len(PARTS)
    for position in row["positions"]:
        assert position["with_chance_per_second"] >= position["decisions_per_second"] >= 0
        assert ("judged_per_second" in position) == name.endswith("race")


def test_natures_part_of_a_tree_is_told_apart() -> None:
    row = measure("siege ISMCTS", 0.01)
    assert 0.5 < row["decisions_per_second"] / row["with_chance_per_second"] < 0.8


def test_positions_are_some_way_into_a_game_and_leave_a_choice() -> None:
    found = our_positions(SIEGE)
    assert all(len(asked(s).options) > 1 for s in found)
    left = [our_remaining(SIEGE, s) for s in found]
    assert left == sorted(left, reverse=True)
    assert left[3][0] < 0.5 * left[0][0]


def test_a_row_of_hearts() -> None:
    pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install rubizh[peers]")
    row = measure("openspiel:hearts", 0.04)
    assert row["build"] == "peer"
    left = [position["decisions_left"] for position in row["positions"]]
    assert left == [64, 48, 32, 16]  # three cards passed by each, 13 played
    for position in row["positions"]:
        expected = position["simulations_per_second"] * position["decisions_left"]
        assert position["decisions_per_second"] == pytest.approx(expected, rel=0.001)
    assert row["with_chance_per_second"] == row["decisions_per_second"]  # hearts has no chance after the deal


def test_chance_is_counted_apart() -> None:
    pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install rubizh[peers]")
    row = measure("openspiel:leduc_poker", 0.02)
    assert row["with_chance_per_second"] > row["decisions_per_second"] > 0
