"""Declaring control: when, what has to be proved, and what follows (siege-26 to siege-35)."""

from __future__ import annotations

import pytest

from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, FOUR_WALLS, WALL_TWICE, winner
from tests.games.siege.position import (
    attack,
    controls,
    damaged,
    defence,
    discard,
    offered,
    options,
    play,
    siege,
    takes,
    why,
)

# The pairs of a 10 and an 11 other than the steel ones are broken up.
NO_PAIR_BUT_STEEL = "R11 Y11 G11 B11"


@pytest.mark.rule("siege-26")
def test_control_may_be_declared_at_every_decision_of_the_attackers_turn() -> None:
    s = siege(attack={4: "R10 R11", 1: "G5"}, attacker="G1 G2", deck="Y4 Y5")
    assert controls(s) == [4]
    assert controls(play(s, "retreat 1")) == [4]
    assert controls(play(s, "pass")) == [4]
    assert options(play(s, "G1@3")) == ["control 4", "draw"]
    assert options(play(s, "draw", "deal Y4")) == ["control 4", "pass"]
    play(s, "control 4")
    assert damaged(s) == [4]


@pytest.mark.rule("siege-26", "siege-11")
def test_after_a_declaration_the_turn_goes_on_where_it_was() -> None:
    s = siege(attack={4: "R10 R11", 1: "G5"}, attacker="G1 G2")
    assert options(play(s, "control 4")) == ["retreat 1", "pass"]
    playing = play(siege(attack={4: "R10 R11"}, attacker="G1"), "pass", "control 4")
    assert options(playing) == [f"G1@{wall}" for wall in range(1, 8)]


@pytest.mark.rule("siege-26")
def test_several_walls_may_be_declared_in_one_turn() -> None:
    s = siege(attack={4: "R10 R11", 1: "Y11 G11 B11", 3: "B10 B9 B8"}, defence={3: "S1"})
    assert controls(s) == [1, 3, 4]
    play(s, "control 1", "pass", "control 4", "control 3")
    assert damaged(s) == [1, 3, 4]


@pytest.mark.rule("siege-26", "siege-22")
def test_control_may_be_declared_before_and_after_a_skip() -> None:
    s = siege(attack={4: "R10 R11", 1: "Y11 G11 B11"}, attacker="J1 J2", tactics_played=(1, 0))
    assert options(play(s, "pass")) == ["skip", "control 1", "control 4"]
    assert options(play(s, "control 1", "skip")) == ["control 4", "pass"]
    assert damaged(play(s, "control 4")) == [1, 4]


@pytest.mark.rule("siege-26")
def test_so_they_may_after_drawing() -> None:
    s = siege(attack={4: "R10 R11", 1: "Y11 G11 B11"}, attacker="G1", deck="Y4 Y5")
    play(s, "pass", "G1@3", "draw", "deal Y4", "control 1", "control 4")
    assert damaged(s) == [1, 4]


@pytest.mark.rule("siege-26")
def test_the_defender_declares_nothing() -> None:
    s = siege(attack={4: "R10 R11"}, defence={4: "S1 B2"}, turn=DEFENDER)
    assert controls(s) == []
    assert controls(play(s, "pass")) == []


@pytest.mark.rule("siege-26")
def test_control_is_not_declared_while_an_action_card_is_carried_out() -> None:
    s = siege(attack={4: "R10 R11"}, defence={1: "G5"}, attacker="desertion G1")
    play(s, "pass", "play desertion")
    assert options(s) == ["pick G5"]
    assert why(s, "control 4").rule == "siege-26"
    assert controls(play(s, "pick G5")) == [4]


@pytest.mark.rule("siege-27")
def test_the_attack_must_be_complete() -> None:
    s = siege(attack={7: "R0 Y0", 4: "R11"}, defence={7: "B11 S11 G11", 4: "G1 B3"})
    assert controls(s) == []
    assert why(s, "control 7").rule == "siege-27"


@pytest.mark.rule("siege-27", "siege-32")
def test_nor_does_an_incomplete_attack_win_over_a_defence_that_cannot_be_completed() -> None:
    s = siege(attack={7: "R0 Y0", 4: "R1 Y5"}, defence={7: "S1"}, deck="", attacker="", defender="")
    assert controls(s) == [4]


@pytest.mark.rule("siege-27", "siege-4")
def test_complete_is_what_the_tile_shows_on_the_side_that_lies_up() -> None:
    assert not takes(2, "R11 Y11", "S1")
    assert takes(2, "R11 Y11", "S1", damaged=True)


@pytest.mark.rule("siege-28")
def test_two_complete_formations_are_compared_whatever_is_still_unseen() -> None:
    assert takes(3, "R1 Y4 G6", "B2 S3 R5", unseen="S9 S10 S11")
    assert not takes(3, "R1 Y4 G6", "B2 S3 R7", unseen="S9 S10 S11")


@pytest.mark.rule("siege-29")
def test_against_an_incomplete_defence_the_attack_must_beat_whatever_may_come() -> None:
    assert not takes(3, "R1 R2 R3", "S9", unseen="S10 S11")
    assert takes(3, "R1 R2 R3", "S9", unseen="S11 B10 G5 Y9")
    assert not takes(3, "R1 R2 R3", "", unseen="S9 S10 S11 G5")
    assert takes(3, "R1 R2 R3", "", unseen="S9 S10 B11 G5")


@pytest.mark.rule("siege-30")
def test_a_card_in_the_attackers_own_hand_might_be_the_defenders() -> None:
    s = siege(attack={4: "R9 R10"}, discard=NO_PAIR_BUT_STEEL, attacker="S10 S11", defender="G1 G2")
    assert controls(s) == []


@pytest.mark.rule("siege-30")
@pytest.mark.parametrize("unseen", ["hand", "deck"])
def test_so_might_one_in_the_defenders_hand_or_in_the_deck(unseen: str) -> None:
    s = siege(attack={4: "R9 R10"}, discard=NO_PAIR_BUT_STEEL, defender="S10 S11" if unseen == "hand" else None)
    assert controls(s) == []


@pytest.mark.rule("siege-30")
@pytest.mark.parametrize("where", ["discard", "attack", "defence"])
def test_a_card_on_the_table_or_in_the_discard_will_not_come(where: str) -> None:
    s = siege(
        attack={4: "R9 R10", 5: "S10" if where == "attack" else ""},
        defence={6: "S10" if where == "defence" else ""},
        discard=NO_PAIR_BUT_STEEL + (" S10" if where == "discard" else ""),
    )
    assert controls(s) == [4]


@pytest.mark.rule("siege-30")
def test_what_is_played_and_discarded_in_the_turn_counts_at_once() -> None:
    s = siege(attack={4: "R9 R10", 5: "B11"}, discard="R11 Y11 G11", attacker="S10 G1")
    assert controls(play(s, "pass")) == []
    assert controls(play(s, "S10@1")) == [4]


@pytest.mark.rule("siege-31")
def test_cauldrons_and_a_0_that_might_still_come_are_left_out_of_account() -> None:
    s = siege(attack={4: "R10 R11"}, defender="R0 G1", cauldrons=3)
    assert controls(s) == [4]


@pytest.mark.rule("siege-31")
def test_tactics_cards_not_yet_played_are_left_out_of_account() -> None:
    s = siege(attack={4: "R9 R10"}, discard=f"{NO_PAIR_BUT_STEEL} S11", defender="J1 J2 S10")
    assert controls(s) == [4]


@pytest.mark.rule("siege-32")
def test_a_defence_that_can_no_longer_be_completed_does_not_hold() -> None:
    assert takes(2, "R0 Y1 G3 B5", "S11 S10", unseen="S9")
    assert not takes(2, "R0 Y1 G3 B5", "S11 S10", unseen="S9 S3")
    assert takes(7, "R11 Y11 G11", "S0 B0", unseen="")


@pytest.mark.rule("siege-33")
def test_a_declaration_that_fails_is_not_offered_and_the_table_says_what_would_hold() -> None:
    s = siege(attack={3: "R1 R2 R3"}, defence={3: "S9"}, deck="S10 S11 B4", attacker="", defender="")
    assert not offered(s, "control 3")
    reason = why(s, "control 3")
    assert reason.rule == "siege-29"
    assert reason.facts["cards"] == "S9 S11 S10"


@pytest.mark.rule("siege-34")
def test_a_controlled_wall_is_damaged_and_cleared_on_both_sides() -> None:
    s = siege(attack={4: "R10 R11", 5: "G5"}, defence={4: "S1", 6: "B7"}, discard="Y1")
    play(s, "control 4")
    assert damaged(s) == [4]
    assert (attack(s, 4), defence(s, 4)) == ("", "")
    assert (attack(s, 5), defence(s, 6)) == ("G5", "B7")
    assert discard(s) == "R10 R11 Y1 S1"


@pytest.mark.rule("siege-34")
def test_new_formations_may_be_built_at_a_damaged_wall() -> None:
    s = siege(attack={4: "R10 R11"}, defence={4: "S1 B2"}, attacker="G1 G2", defender="B1 B3")
    play(s, "control 4", "G1@4", "pass", "B1@4", "pass", "G2@4")
    assert (attack(s, 4), defence(s, 4)) == ("G1 G2", "B1")
    assert controls(s) == []


@pytest.mark.rule("siege-35", "siege-1", "siege-52")
def test_the_fourth_damaged_wall_wins_at_once() -> None:
    s = siege(attack={4: "R10 R11", 1: "Y11 G11 B11"}, damaged=[2, 5, 7])
    play(s, "control 4")
    assert (s.over, s.ending, winner(s)) == (True, FOUR_WALLS, ATTACKER)
    assert options(s) == []


@pytest.mark.rule("siege-35", "siege-1")
def test_the_third_damaged_wall_does_not_win() -> None:
    s = siege(attack={4: "R10 R11"}, damaged=[2, 5])
    assert not play(s, "control 4").over


@pytest.mark.rule("siege-35", "siege-1", "siege-52")
def test_control_of_a_damaged_wall_wins_at_once() -> None:
    s = siege(attack={2: "R11 Y11"}, damaged=[2])
    play(s, "control 2")
    assert (s.over, s.ending, winner(s)) == (True, WALL_TWICE, ATTACKER)
    assert options(s) == []
