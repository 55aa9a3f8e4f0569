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
def test_desertion_and_treachery_need_a_card_of_the_opponent(action: str) -> None:
    attacker, defender = f"{action} R1", f"{action} B1"
    assert not offered(play(siege(attack={3: "R7"}, attacker=attacker), "pass"), f"play {action}")
    assert offered(siege(defence={3: "G7"}, attacker=attacker), f"play {action}")
    assert not offered(siege(defence={3: "G7"}, defender=defender, turn=DEFENDER), f"play {action}")
    assert offered(play(siege(attack={3: "R7"}, defender=defender, turn=DEFENDER), "pass"), f"play {action}")
