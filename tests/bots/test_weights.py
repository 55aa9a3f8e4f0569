"""What was learned is read as it was written, as exactly as 16 bits allow, and only by networks of the same shape."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubizh.bots.net import Net
from rubizh.bots.weights import STEPS, load_weights, save_weights
from tests.bots.nets import unsettle


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    known = [unsettle(Net(30, 6, 8, 4), seed, size) for seed, size in ((1, 0.3), (2, 4.0))]
    save_weights(tmp_path / "learned.json", known, "two nets")
    read = [Net(30, 6, 8, 4), Net(30, 6, 8, 4)]
    load_weights(tmp_path / "learned.json", read)
    for net, again in zip(known, read, strict=True):
        for layer, same in zip(net.layers(), again.layers(), strict=True):
            half_a_step = max(abs(weight) for weight in layer) / STEPS / 2
            assert list(same) == pytest.approx(list(layer), abs=half_a_step * 1.001)


def test_what_was_read_is_written_the_same_again(tmp_path: Path) -> None:
    save_weights(tmp_path / "one.json", [unsettle(Net(30, 6, 8, 4), 3, 1.0)], "a net")
    net = Net(30, 6, 8, 4)
    load_weights(tmp_path / "one.json", [net])
    save_weights(tmp_path / "other.json", [net], "a net")
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "other.json").read_bytes()


def test_a_layer_of_nothing_stays_nothing(tmp_path: Path) -> None:
    save_weights(tmp_path / "learned.json", [Net(3, 2, 4, 4)], "nothing")
    net = unsettle(Net(3, 2, 4, 4), 4, 1.0)
    load_weights(tmp_path / "learned.json", [net])
    assert not any(weight for layer in net.layers() for weight in layer)


@pytest.mark.parametrize("shape", [(29, 6, 8, 4), (30, 7, 8, 4), (30, 6, 4, 4), (30, 6, 8, 8)])
def test_another_shape_is_refused(tmp_path: Path, shape: tuple[int, int, int, int]) -> None:
    save_weights(tmp_path / "learned.json", [Net(30, 6, 8, 4)], "a net")
    with pytest.raises(AssertionError, match="another shape"):
        load_weights(tmp_path / "learned.json", [Net(*shape)])


def test_another_number_of_networks_is_refused(tmp_path: Path) -> None:
    save_weights(tmp_path / "learned.json", [Net(3, 2, 4, 4)], "a net")
    with pytest.raises(ValueError, match="zip"):
        load_weights(tmp_path / "learned.json", [Net(3, 2, 4, 4), Net(3, 2, 4, 4)])
