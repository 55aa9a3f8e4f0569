"""Skipping, drawing, and the deck that fails (siege-22 to siege-25, siege-53)."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import asked
from rubizh.games.siege.rules.state import ATTACKER, BOTH_SKIPPED, DECK_EMPTY, DEFENDER, Siege, winner
from tests.games.siege.position import FULL_DEFENCE, damaged, hand, offered, options, play, siege, why


def deadlock(turn: int, skipped: bool = False) -> Siege:
    """The attacker is one tactics card ahead, and the defender's actions have nothing to act on."""
    idle = "recruitment reinforcements desertion treachery"
    return siege(attacker="J1 J2", defender=idle, tactics_played=(1, 0), turn=turn, skipped=skipped)


@pytest.mark.rule("siege-23")
@pytest.mark.parametrize("first", [ATTACKER, DEFENDER])
def test_when_both_skip_one_after_the_other_the_defender_has_held(first: int) -> None:
    s = deadlock(first)
    play(s, "skip")
    assert not s.over
    play(s, "skip")
    assert (s.over, s.ending, winner(s)) == (True, BOTH_SKIPPED, DEFENDER)


@pytest.mark.rule("siege-23")
def test_a_card_played_in_between_breaks_the_row_of_skipped_turns() -> None:
    s = siege(attacker="J1 J2", defender="G1 G2", tactics_played=(1, 0), deck="S1 S2 S3")
    play(s, "skip", "G1@3", "draw", "deal S1", "skip")
    assert not s.over
    assert asked(s).seat == DEFENDER


@pytest.mark.rule("siege-24")
def test_you_draw_one_card_and_your_turn_is_over() -> None:
    s = play(siege(attacker="G1 G2", deck="Y4 Y5 Y6"), "G1@3", "deal Y5")
    assert hand(s, ATTACKER) == "Y5 G2"
    assert options(play(s, "pass", "R0@3")) == ["deal Y4", "deal Y6"]


@pytest.mark.rule("siege-25", "siege-53", "siege-1")
@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_who_has_to_draw_from_an_empty_deck_ends_the_game(seat: int) -> None:
    s = siege(attacker="G1 G2", defender="B1 B2", deck="", turn=seat)
    play(s, "G1@3" if seat == ATTACKER else "B1@3")
    assert (s.over, s.ending, winner(s)) == (True, DECK_EMPTY, DEFENDER)


@pytest.mark.rule("siege-25")
def test_the_last_card_of_the_deck_does_not_end_the_game() -> None:
    s = siege(attacker="G1 G2", defender="B1 B2", deck="Y4 Y5")
    play(s, "G1@3", "deal Y4", "pass", "B1@3", "deal Y5")
    assert options(s) == ["retreat 3", "pass"]
    play(s, "pass", "G2@3")
    assert s.over


@pytest.mark.rule("siege-25")
def test_the_attacker_may_declare_control_between_his_play_and_a_draw_that_fails() -> None:
    s = siege(attack={4: "R10"}, attacker="R11 G1", deck="")
    play(s, "pass", "R11@4")
    assert options(s) == ["control 4", "draw"]
    play(s, "control 4")
    assert damaged(s) == [4]
    assert s.ending == DECK_EMPTY


@pytest.mark.rule("siege-25", "siege-35")
def test_a_declaration_before_a_draw_that_fails_may_win() -> None:
    s = siege(attack={4: "R10"}, attacker="R11 G1", deck="", damaged=[1, 2, 3])
    play(s, "pass", "R11@4", "control 4")
    assert winner(s) == ATTACKER


@pytest.mark.rule("siege-25")
def test_he_may_also_let_the_game_end() -> None:
    s = siege(attack={4: "R10"}, attacker="R11 G1", deck="", damaged=[1, 2, 3])
    play(s, "pass", "R11@4", "draw")
    assert s.ending == DECK_EMPTY


@pytest.mark.rule("siege-60")
def test_who_draws_chooses_the_deck() -> None:
    s = siege(attacker="G1 G2", tactics=True, deck="Y4 Y5", tactics_deck="J1 SP")
    play(s, "G1@3")
    assert options(s) == ["draw", "draw tactics"]
    siege_card, tactics_card = s.clone(), s.clone()
    assert options(play(siege_card, "draw")) == ["deal Y4", "deal Y5"]
    assert options(play(tactics_card, "draw tactics")) == ["deal J1", "deal SP"]
    assert hand(play(tactics_card, "deal SP"), ATTACKER) == "G2 SP"
    assert hand(play(siege_card, "deal Y5"), ATTACKER) == "Y5 G2"
    assert (len(tactics_card.deck), len(tactics_card.tactics_deck)) == (2, 1)


@pytest.mark.rule("siege-61")
def test_an_empty_tactics_deck_gives_no_more_cards_and_does_not_end_the_game() -> None:
    s = siege(attacker="G1 G2", tactics=True, deck="Y4 Y5", tactics_deck="")
    play(s, "G1@3")
    assert options(s) == ["deal Y4", "deal Y5"]


@pytest.mark.rule("siege-61")
@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_as_long_as_there_are_tactics_cards_an_empty_siege_deck_does_not_end_the_game(seat: int) -> None:
    s = siege(attacker="G1 G2", defender="B1 B2", deck="", tactics_deck="J1", turn=seat)
    play(s, "G1@3" if seat == ATTACKER else "B1@3")
    assert options(s) == ["deal J1"]


@pytest.mark.rule("siege-61", "siege-25")
def test_an_attacker_who_may_declare_is_not_offered_an_empty_siege_deck() -> None:
    s = play(siege(attack={4: "R10"}, attacker="R11 G1", deck="", tactics_deck="J1"), "pass", "R11@4")
    assert options(s) == ["control 4", "draw tactics"]
    assert why(s, "draw").rule == "siege-61"


@pytest.mark.rule("siege-61", "siege-53")
def test_who_is_left_with_nothing_but_an_empty_siege_deck_ends_the_game() -> None:
    s = siege(attacker="G1 G2", defender="B1 B2", tactics=True, deck="", tactics_deck="J1")
    play(s, "G1@3", "deal J1", "pass", "B1@3")
    assert (s.over, s.ending) == (True, DECK_EMPTY)


@pytest.mark.rule("siege-76", "siege-25")
def test_reinforcements_lengthen_the_game() -> None:
    s = siege(attacker="reinforcements G1", deck="", tactics_deck="", discard="Y4 Y5", tactics_played=(0, 0))
    play(s, "play reinforcements", "pick Y4", "pick Y5", "deal Y5")
    assert not s.over
    assert len(s.deck) == 1


@pytest.mark.rule("siege-54", "siege-53")
def test_a_full_defender_wins_before_he_has_to_draw() -> None:
    s = siege(defence=FULL_DEFENCE, attacker="G1 G2", deck="Y4", cauldrons=0)
    play(s, "G1@3", "deal Y4")
    assert not offered(s, "draw")
    assert winner(s) == DEFENDER
