"""What a horizon gains is judged in other worlds than it chose in."""

from __future__ import annotations

from random import Random

import pytest

from rubizh.lab.horizons import HORIZONS, Trial, close_calls, report, row, tried

WORLDS = 8


def trial(first: float, second: float, misled: float) -> Trial:
    """Two options with what they are worth; the narrowest horizon takes the second for something else."""
    one = [[first] * len(HORIZONS)] * WORLDS
    other = [[misled] + [second] * (len(HORIZONS) - 1)] * WORLDS
    return Trial([one, other])


def test_choosing_the_better_option_gains_what_it_is_better() -> None:
    assert trial(0.5, 0.6, 0.6).gain(0, 2, Random(1)) == pytest.approx(0.1)


def test_who_is_misled_loses() -> None:
    assert trial(0.5, 0.3, 0.7).gain(0, 2, Random(1)) == pytest.approx(-0.2)
    assert trial(0.5, 0.3, 0.7).gain(1, 2, Random(1)) == 0.0


def test_a_row_is_the_mean_over_decisions() -> None:
    gain, error = row([trial(0.5, 0.6, 0.6), trial(0.5, 0.4, 0.4)], 0, 2)
    assert gain == pytest.approx(0.05)
    assert error == pytest.approx(0.05)


def test_the_table_has_a_line_for_each_horizon() -> None:
    lines = report("siege", [Trial([value * 3 for value in trial(0.5, 0.6, 0.6).values])] * 2)
    assert lines[2] == "| horizon | 10 worlds |"
    assert lines[-1] == f"| {HORIZONS[-1]} | +10.00 ± 0.00 |"
    assert len(lines) == 4 + len(HORIZONS)


@pytest.mark.parametrize("game", ["siege", "afu"])
def test_close_decisions_are_tried_in_the_same_worlds_by_all_horizons(game: str) -> None:
    found = tried((game, 1, 2))
    assert close_calls(game, 1)
    assert found is not None
    assert [[len(world) for world in option] for option in found.values] == [[len(HORIZONS)] * 2] * len(found.values)
    assert all(0.0 <= value <= 1.1 for option in found.values for world in option for value in world)
    assert len({tuple(world) for option in found.values for world in option}) > 1
