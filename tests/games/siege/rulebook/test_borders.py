"""Rules at their borders: a strength of 0, and an action card against a side without cards."""

from __future__ import annotations

import pytest

from rubizh.games.siege.rules.state import ATTACKER, DEFENDER
from tests.games.siege.position import offered, play, siege, takes


@pytest.mark.rule("siege-43", "siege-50")
def test_where_a_run_does_not_count_as_a_colour_a_0_may_still_make_one() -> None:
    assert not takes(3, "Y0 Y1 Y3", "R2 R3", damaged=True, unseen="R0 R1")
    assert takes(3, "Y0 Y1 Y3", "R2 R3", damaged=True, unseen="R1 B0")


@pytest.mark.rule("siege-79", "siege-73", "siege-74")
@pytest.mark.parametrize("action", ["desertion", "treachery"])
@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_desertion_and_treachery_need_a_card_of_the_opponent(seat: int, action: str) -> None:
    held = {"attacker": f"{action} R1"} if seat == ATTACKER else {"defender": f"{action} B1"}
    own = siege(attack={3: "R7"} if seat == ATTACKER else {}, defence={} if seat == ATTACKER else {3: "G7"}, turn=seat, **held)
    assert not offered(play(own, "pass") if seat == ATTACKER else own, f"play {action}")
    theirs = siege(attack={} if seat == ATTACKER else {3: "R7"}, defence={3: "G7"} if seat == ATTACKER else {}, turn=seat, **held)
    assert offered(theirs if seat == ATTACKER else play(theirs, "pass"), f"play {action}")
