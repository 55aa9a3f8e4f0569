"""Rules at their borders: a strength of 0, and an action card against a side without cards."""

from __future__ import annotations

import pytest

from rubizh.games.siege.rules.state import DEFENDER
from tests.games.siege.position import offered, play, siege, takes


@pytest.mark.rule("siege-43", "siege-50")
def test_where_a_run_does_not_count_as_a_colour_a_0_may_still_make_one() -> None:
    assert not takes(3, "Y0 Y1 Y3", "R2 R3", damaged=True, unseen="R0 R1")
    assert takes(3, "Y0 Y1 Y3", "R2 R3", damaged=True, unseen="R1 B0")


@pytest.mark.rule("siege-79", "siege-73", "siege-74")
@pytest.mark.parametrize("action", ["desertion", "treachery"])
def test_the_attacker_needs_a_card_of_the_defender_for_desertion_and_treachery(action: str) -> None:
    own = siege(attack={3: "R7"}, attacker=f"{action} R1")
    assert not offered(play(own, "pass"), f"play {action}")
    assert offered(siege(defence={3: "G7"}, attacker=f"{action} R1"), f"play {action}")


@pytest.mark.rule("siege-79", "siege-73", "siege-74")
@pytest.mark.parametrize("action", ["desertion", "treachery"])
def test_the_defender_needs_a_card_of_the_attacker_for_desertion_and_treachery(action: str) -> None:
    assert not offered(siege(defence={3: "G7"}, defender=f"{action} B1", turn=DEFENDER), f"play {action}")
    theirs = siege(attack={3: "R7"}, defender=f"{action} B1", turn=DEFENDER)
    assert offered(play(theirs, "pass"), f"play {action}")
