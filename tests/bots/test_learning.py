"""A lesson moves every weight down the slope, as far as Adagrad says."""

from __future__ import annotations

from math import log, sqrt

import pytest

from rubizh.bots.learning import CAUTION, Trainer, scatter
from rubizh.bots.net import Features, Net
from rubizh.engine.dealer import Dealer
from tests.bots.nets import unsettle
from tests.bots.test_net import noticed

TARGET = 0.9
NUDGE = 1e-5
RATE = 1e-7  # so small that what a lesson moves first does not disturb the rest of it
BIAS = 2  # the layer that every group moves once


def net() -> Net:
    return unsettle(Net(8, 3, 4, 4), 5, 0.7)


def position() -> Features:
    return noticed([[0, 3], [5, 6, 7]], [0, 2])


def loss(taught: Net) -> float:
    """What a lesson makes less: the surprise at the result."""
    said = taught.value(position())
    return -TARGET * log(said) - (1.0 - TARGET) * log(1.0 - said)


def slopes(layer: int) -> list[float]:
    found = []
    for at in range(len(net().layers()[layer])):
        ends = [net(), net()]
        ends[0].layers()[layer][at] -= NUDGE
        ends[1].layers()[layer][at] += NUDGE
        found.append((loss(ends[1]) - loss(ends[0])) / (2 * NUDGE))
    return found


def moves(layer: int) -> list[float]:
    taught = net()
    Trainer(taught).train(position(), TARGET, RATE)
    return [after - before for before, after in zip(net().layers()[layer], taught.layers()[layer], strict=True)]


@pytest.mark.parametrize("layer", [layer for layer in range(6) if layer != BIAS])
def test_a_weight_moves_as_far_as_its_slope_says(layer: int) -> None:
    expected = [-RATE * slope / sqrt(CAUTION + slope * slope) for slope in slopes(layer)]
    assert moves(layer) == pytest.approx(expected, rel=1e-3, abs=1e-11)
    assert any(expected)


def test_a_bias_moves_down_the_slope_with_every_group() -> None:
    for slope, move in zip(slopes(BIAS), moves(BIAS), strict=True):
        assert (move < -1e-11) == (slope > 1e-6)
        assert (move > 1e-11) == (slope < -1e-6)
    assert any(moves(BIAS))


def test_a_weight_moved_before_moves_less() -> None:
    taught = net()
    trainer = Trainer(taught)
    last = len(taught.out) - 1
    steps = []
    for _ in range(3):
        before = taught.out[last]
        trainer.train(position(), TARGET, 0.001)
        steps.append(taught.out[last] - before)
    assert steps[0] > steps[1] > steps[2] > 0.0


def test_a_lesson_often_repeated_is_learned() -> None:
    taught = net()
    trainer = Trainer(taught)
    errors = [abs(trainer.train(position(), TARGET, 0.05)) for _ in range(100)]
    assert errors[-1] < 0.05 * errors[0]


def test_a_lesson_says_how_wrong_the_network_was() -> None:
    taught = net()
    said = taught.value(position())
    assert Trainer(taught).train(position(), TARGET, RATE) == pytest.approx(said - TARGET)


def test_before_any_learning_nothing_is_far_from_even() -> None:
    said = []
    for seed in (1, 2):
        fresh = Net(8, 3, 4, 4)
        scatter(fresh, Dealer(seed))
        said.append(fresh.value(position()))
    assert said == pytest.approx([0.5, 0.5], abs=0.1)
    assert said[0] != said[1]
