"""Equal formations: which of them was complete first (siege-39)."""

from __future__ import annotations

import pytest

from rubizh.games.siege.rules.state import DEFENDER
from tests.games.siege.position import attack, controls, defence, equal, siege, takes, turns, why

TIE = ("R4 Y5 G6", "B1 S4 B10")  # 15 each at wall 1, where only the sum counts


@pytest.mark.rule("siege-39")
@pytest.mark.parametrize(
    ("wall", "one", "other"),
    [
        (1, *TIE),
        (2, "R1 R2 R3 R4", "B1 B2 B3 B4"),
        (3, "R4 Y4 G5", "B0 S2 B11"),
        (4, "R4 Y4", "B4 S4"),
        (7, "R4 Y5 G6", "B5 B4 B6"),
    ],
)
def test_between_equal_types_and_totals_the_first_complete_wins(wall: int, one: str, other: str) -> None:
    assert equal(wall, one, other)
    assert equal(wall, other, one)


@pytest.mark.rule("siege-39")
def test_a_defence_not_yet_complete_comes_later() -> None:
    assert takes(1, "R4 Y5 G6", "B1 S4", unseen="B10 S0 S1")
    assert not takes(1, "R4 Y5 G6", "B1 S4", unseen="B11 S0 S1")


@pytest.mark.rule("siege-39")
def test_the_attack_that_is_completed_second_loses_the_tie() -> None:
    s = siege(attack={1: "R4 Y5"}, defence={1: "B1 S4 B10"}, attacker="G6 G7", defender="B2")
    turns(s, "G6@1", "B2@5")
    assert controls(s) == []
    assert why(s, "control 1").rule == "siege-39"


@pytest.mark.rule("siege-39")
def test_the_defence_that_is_completed_second_loses_the_tie() -> None:
    s = siege(attack={1: "R4 Y5 G6"}, defence={1: "B1 S4"}, defender="B10 B2", turn=DEFENDER)
    assert controls(turns(s, "B10@1")) == [1]


@pytest.mark.rule("siege-39", "siege-15")
def test_an_attack_hit_by_a_cauldron_counts_from_when_it_is_complete_again() -> None:
    s = siege(attack={4: "R4 Y4"}, defence={4: "B4 S4"}, attacker="G4 R1", defender="B1 B2 B3", turn=DEFENDER)
    turns(s, "oil 4", "B1@1", "G4@4", "B2@1")
    assert (attack(s, 4), defence(s, 4)) == ("Y4 G4", "B4 S4")
    assert controls(s) == []


@pytest.mark.rule("siege-39", "siege-12")
def test_an_attack_rebuilt_after_a_retreat_is_later_than_the_defence() -> None:
    s = siege(attack={4: "R4 Y5"}, defence={4: "B4 S5"}, attacker="Y4 G5", defender="B1 B2 B3")
    assert controls(s) == [4]
    turns(s, "retreat 4", "Y4@4", "B1@1", "G5@4", "B2@1")
    assert attack(s, 4) == "Y4 G5"
    assert controls(s) == []


@pytest.mark.rule("siege-39", "siege-20")
def test_a_defence_broken_by_a_0_counts_from_when_it_is_complete_again() -> None:
    s = siege(attack={1: "R9 Y9"}, defence={1: "B9 S9 G11"}, attacker="G0 R11", defender="Y11 B1")
    turns(s, "G0@1", "B1@5", "R11@1", "Y11@1")
    assert (attack(s, 1), defence(s, 1)) == ("R9 Y9 R11", "B9 S9 Y11")
    assert controls(s) == [1]


@pytest.mark.rule("siege-39", "siege-20")
def test_an_attack_broken_by_a_0_counts_from_when_it_is_complete_again() -> None:
    s = siege(attack={1: "R9 Y9 G11"}, defence={1: "B9 S9"}, attacker="R11 R1", defender="G0 Y11 B1", turn=DEFENDER)
    turns(s, "G0@1", "R1@5", "Y11@1", "R11@1", "B1@5")
    assert (attack(s, 1), defence(s, 1)) == ("R9 Y9 R11", "B9 S9 Y11")
    assert controls(s) == []


@pytest.mark.rule("siege-39", "siege-73")
def test_a_defence_that_lost_a_deserter_counts_from_when_it_is_complete_again() -> None:
    s = siege(attack={4: "R4 Y4"}, defence={4: "B4 S4"}, defended_first=[4], attacker="desertion R1", defender="G4 B1")
    assert controls(s) == []
    turns(s, "play desertion", "pick B4", "G4@4")
    assert defence(s, 4) == "S4 G4"
    assert controls(s) == [4]


@pytest.mark.rule("siege-39", "siege-73")
def test_an_attack_that_lost_a_deserter_counts_from_when_it_is_complete_again() -> None:
    s = siege(attack={4: "R4 Y4"}, defence={4: "B4 S4"}, attacker="G4 R1", defender="desertion B1", turn=DEFENDER)
    turns(s, "play desertion", "pick R4", "G4@4", "B1@1")
    assert attack(s, 4) == "Y4 G4"
    assert controls(s) == []


@pytest.mark.rule("siege-39", "siege-71")
def test_a_defence_that_gave_a_card_to_another_wall_is_no_longer_complete() -> None:
    held = "redeployment G4"
    s = siege(attack={4: "R4 Y4"}, defence={4: "B4 S4"}, defended_first=[4], attacker="R1", defender=held, turn=DEFENDER)
    turns(s, "play redeployment", "pick S4", "S4@1", "R1@5", "G4@4")
    assert defence(s, 4) == "B4 G4"
    assert controls(s) == [4]


@pytest.mark.rule("siege-39", "siege-74")
def test_a_defence_that_lost_a_traitor_is_no_longer_complete() -> None:
    s = siege(attack={4: "R4 Y4"}, defence={4: "B4 S4"}, defended_first=[4], attacker="treachery R1", defender="G4 B1")
    turns(s, "play treachery", "pick S4", "S4@1", "G4@4")
    assert controls(s) == [4]


@pytest.mark.rule("siege-39", "siege-75")
def test_a_wall_cleared_by_an_explosion_forgets_who_was_first() -> None:
    s = siege(attack={4: "R4"}, defence={4: "B4 S4"}, attacker="explosion R5 Y7", defender="B5 S7 B1")
    turns(s, "play explosion", "explode 4", "B1@1", "R5@4", "B5@4", "Y7@4", "S7@4")
    assert controls(s) == [4]


@pytest.mark.rule("siege-39", "siege-34")
def test_a_controlled_wall_forgets_who_was_first() -> None:
    s = siege(attack={2: "R4 R5 R6 R7"}, defence={2: "B1 S1 B2 S3"}, defended_first=[2], attacker="Y9 G8", defender="B9 S8")
    turns(s, "control 2", "Y9@2", "B9@2", "G8@2", "S8@2")
    assert controls(s) == [2]
