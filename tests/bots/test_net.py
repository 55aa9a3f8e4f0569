"""A network says what can be reckoned by hand."""

from __future__ import annotations

from math import exp

import pytest
from librt.vecs import vec

from rubizh.bots.net import Features, Net
from tests.bots.nets import unsettle


def write(layer: vec[float], weights: list[float]) -> None:
    assert len(layer) == len(weights)
    for at, weight in enumerate(weights):
        layer[at] = weight


def by_hand() -> Net:
    """Two units of each layer know something, the first and the third; the others nothing."""
    net = Net(3, 2, 4, 4)
    write(net.rows, [1.0, 0, -1.0, 0, 2.0, 0, 0.5, 0, -3.0, 0, 1.0, 0])
    write(net.bias, [0.5, 0, 0.0, 0])
    write(net.links, [1.0, 0, -1.0, 0, 0, 0, 0, 0, 0.0, 0, 2.0, 0, 0, 0, 0, 0])
    write(net.second_bias, [0.0, 0, 2.0, 0])
    write(net.whole_rows, [9.0, 0, 9.0, 0, -1.0, 0, 0.5, 0])
    write(net.out, [0.2, 0, 0.3, 0, -0.4])
    return net


def noticed(groups: list[list[int]], whole: list[int]) -> Features:
    f = Features()
    for group in groups:
        for code in group:
            f.add(code)
        f.end_group()
    for code in whole:
        f.add_whole(code)
    return f


def chance(total: float) -> float:
    return 1.0 / (1.0 + exp(-total))


def test_a_value_reckoned_by_hand() -> None:
    """The groups are (3.5, -0.5) and (-2.5, 1), together (3.5, 1); with the whole (2.5, 1); at the end 0.5 + 0.3 - 0.4."""
    assert by_hand().value(noticed([[0, 1], [2]], [1])) == pytest.approx(chance(0.4))


def test_what_is_not_positive_counts_for_nothing() -> None:
    """The group is (-2.5, 1), which leaves (0, 1); with the whole (-1, 4.5)."""
    assert by_hand().value(noticed([[2]], [1])) == pytest.approx(chance(0.3 * 4.5 - 0.4))


def test_nothing_noticed_leaves_the_biases() -> None:
    assert by_hand().value(noticed([], [])) == pytest.approx(chance(0.3 * 2.0 - 0.4))


@pytest.mark.parametrize("group", [0, 1, 2])
def test_a_group_replaced_is_as_if_it_had_been_noticed(group: int) -> None:
    net = unsettle(Net(20, 5, 8, 4), 1, 1.0)
    groups, instead, whole = [[0, 3, 7], [2], [11, 12]], [4, 15, 19], [1, 3]
    f = noticed(groups, whole)
    before = net.value(f)
    changed = net.value_instead(group, noticed([instead], []))
    again = net.value_instead(group, noticed([groups[group]], []))
    groups[group] = instead
    assert changed == pytest.approx(net.value(noticed(groups, whole)))
    assert changed != pytest.approx(before)
    assert again == pytest.approx(before)  # the position last looked at is still the old one


def test_a_copy_keeps_what_was_noticed() -> None:
    net = unsettle(Net(20, 5, 8, 4), 2, 1.0)
    f = noticed([[0, 3], [7]], [2])
    copy, before = f.copy(), net.value(f)
    f.clear()
    assert net.value(copy) == before != net.value(f)
