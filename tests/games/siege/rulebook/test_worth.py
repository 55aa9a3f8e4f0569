"""What elite cards are shown to stand for: values that they may take and that give the formation its best."""

from __future__ import annotations

import pytest

from rubizh.games.siege.rules.compare import worth
from rubizh.games.siege.rules.walls import DAMAGED, INTACT
from tests.games.siege.position import cards, names


@pytest.mark.rule("siege-68", "siege-70")
def test_a_spy_stays_a_10_where_a_9_would_do_as_well() -> None:
    shown = worth(cards("R9 SP J1"), DAMAGED[2], False)  # 9, 10 and 11 would be a run, which counts as a sum only
    assert (names(shown.cards), shown.total) == ("R9 R10 R10", 29)


@pytest.mark.rule("siege-67", "siege-69", "siege-70")
def test_a_joker_and_a_shield_take_the_first_values_that_are_as_good_as_any() -> None:
    assert names(worth(cards("R7 R9 J1"), INTACT[2], False).cards) == "R7 R9 R8"
    assert names(worth(cards("R4 R2 SH"), INTACT[2], False).cards) == "R4 R2 R3"
    assert names(worth(cards("R9 Y9 SH"), INTACT[0], False).cards) == "R9 Y9 R3"
    assert names(worth(cards("R9 Y9 SH"), INTACT[6], False).cards) == "R9 Y9 R1"
    assert names(worth(cards("R9 Y9 J1"), INTACT[6], False).cards) == "R9 Y9 R0"
