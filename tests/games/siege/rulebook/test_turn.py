"""The turn: prepare, play a card, draw a card (siege-10 to siege-25)."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import NATURE, asked
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER
from tests.games.siege.position import FULL_ATTACK, attack, defence, discard, hand, new, offered, options, play, siege, why


@pytest.mark.rule("siege-10")
def test_the_attacker_begins_and_then_the_players_take_turns() -> None:
    s = play(new(), "R0@1")
    assert attack(s, 1) == "R0"
    play(s, "pass", "R6@2")
    assert defence(s, 2) == "R6"
    play(s, "pass", "R1@1")
    assert attack(s, 1) == "R0 R1"
    assert why(play(s, "deal G4"), "retreat 1").rule == "siege-12"


@pytest.mark.rule("siege-11", "siege-24")
def test_a_turn_is_prepare_play_draw() -> None:
    s = siege(attack={3: "R7"}, attacker="G1 G2", defender="B1 B2", deck="Y4 Y5")
    assert options(s) == ["retreat 3", "pass"]
    play(s, "pass")
    assert {text.partition("@")[0] for text in options(s)} == {"G1", "G2"}
    play(s, "G1@3")
    assert asked(s).seat == NATURE
    play(s, "deal Y4")
    assert hand(s, ATTACKER) == "Y4 G2"
    assert asked(s).seat == DEFENDER
    assert options(s) == ["oil 3", "pass"]


@pytest.mark.rule("siege-12")
def test_the_attacker_may_retreat_from_several_walls_with_all_his_cards_there() -> None:
    s = siege(attack={1: "R2", 3: "R7 B3", 5: "G9 Y9"}, defence={3: "G1"})
    play(s, "retreat 3", "retreat 5", "pass")
    assert [attack(s, wall) for wall in (1, 3, 5)] == ["R2", "", ""]
    assert discard(s) == "R7 Y9 G9 B3"
    assert defence(s, 3) == "G1"


@pytest.mark.rule("siege-12")
def test_the_attacker_retreats_only_at_the_start_of_his_turn() -> None:
    s = play(siege(attack={3: "R7"}), "pass")
    assert not offered(s, "retreat 3")


@pytest.mark.rule("siege-12")
def test_the_defender_does_not_retreat() -> None:
    s = siege(attack={3: "R7"}, defence={3: "G1"}, turn=DEFENDER)
    assert options(s) == ["oil 3", "pass"]


@pytest.mark.rule("siege-13")
def test_retreating_is_no_duty_and_needs_a_card_to_take_away() -> None:
    s = siege(attack={3: "R7"}, defence={5: "G1"})
    assert options(s) == ["retreat 3", "pass"]
    assert not offered(siege(defence={5: "G1"}), "pass")


@pytest.mark.rule("siege-14")
def test_an_attacker_without_room_has_to_retreat() -> None:
    s = siege(attack=FULL_ATTACK)
    assert options(s) == [f"retreat {wall}" for wall in range(1, 8)]
    play(s, "retreat 4")
    assert offered(s, "pass")
    assert {text.partition("@")[2] for text in options(play(s, "pass"))} == {"4"}


@pytest.mark.rule("siege-14")
def test_an_attacker_without_room_may_declare_control_instead() -> None:
    s = siege(attack={**FULL_ATTACK, 4: "B10 B11"})
    assert not offered(s, "pass")
    assert offered(play(s, "control 4"), "pass")


@pytest.mark.rule("siege-14")
@pytest.mark.parametrize("held", ["J1 SH", "recruitment", "treachery"])
def test_a_hand_of_tactics_cards_that_need_room_makes_him_retreat(held: str) -> None:
    s = siege(attack=FULL_ATTACK, defence={4: "B5"}, attacker=held, discard="B1")
    assert not offered(s, "pass")
    assert offered(play(s, "retreat 2"), "pass")


@pytest.mark.rule("siege-14")
@pytest.mark.parametrize("held", ["redeployment", "desertion", "explosion", "reinforcements", "exchange"])
def test_an_action_that_needs_no_room_spares_him_the_retreat(held: str) -> None:
    s = siege(attack=FULL_ATTACK, defence={4: "B5"}, attacker=held, discard="B1 B2")
    assert offered(s, "pass")


@pytest.mark.rule("siege-14")
def test_he_retreats_until_the_discard_is_large_enough_for_his_action() -> None:
    s = siege(attack={3: "R7", 5: "G9"}, attacker="reinforcements")
    assert options(play(s, "retreat 3")) == ["retreat 5"]
    play(s, "retreat 5", "play reinforcements")


@pytest.mark.rule("siege-14", "siege-22")
@pytest.mark.parametrize("held", ["reinforcements", "desertion", "treachery"])
def test_a_retreat_that_would_not_help_is_no_duty(held: str) -> None:
    s = siege(attack={3: "R7"}, attacker=held)
    assert offered(s, "pass")
    assert options(play(s, "pass")) == ["skip"]


@pytest.mark.rule("siege-14", "siege-64")
def test_a_retreat_does_not_help_who_may_play_no_tactics_card() -> None:
    s = siege(attack=FULL_ATTACK, attacker="J1 J2 SP SH", tactics_played=(1, 0))
    assert options(play(s, "pass")) == ["skip"]


@pytest.mark.rule("siege-15")
@pytest.mark.parametrize(("there", "left", "gone"), [("R7 B3 G1", "B3 G1", "R7"), ("J1 B3", "B3", "J1"), ("SH", "", "SH")])
def test_a_cauldron_takes_the_card_nearest_the_wall(there: str, left: str, gone: str) -> None:
    s = siege(attack={3: there}, turn=DEFENDER)
    assert options(s) == ["oil 3", "pass"]
    play(s, "oil 3")
    assert attack(s, 3) == left
    assert discard(s) == gone


@pytest.mark.rule("siege-15")
def test_a_cauldron_is_thrown_only_at_the_start_of_the_turn() -> None:
    assert not offered(play(siege(attack={3: "R7 R8"}, turn=DEFENDER), "pass"), "oil 3")


@pytest.mark.rule("siege-16", "siege-5")
def test_one_cauldron_a_turn_and_three_in_the_game() -> None:
    s = siege(attack={2: "R7 B3 G1 Y9"}, attacker="R1 R2 R3", defender="B1 B2 B4", turn=DEFENDER)
    play(s, "oil 2")
    assert not offered(s, "oil 2")
    play(s, "B1@1", "pass", "R1@1", "oil 2", "B2@1", "pass", "R2@1", "oil 2", "B4@1", "pass", "R3@1", "deal S1")
    assert attack(s, 2) == "Y9"
    assert asked(s).seat == DEFENDER
    assert why(s, "oil 2").rule == "siege-16"


@pytest.mark.rule("siege-17")
def test_you_play_one_card_of_your_hand_on_your_own_side() -> None:
    s = siege(attack={3: "R7"}, attacker="G1 G2", defender="B1 B2", turn=DEFENDER)
    play(s, "pass")
    assert {text.partition("@")[0] for text in options(s)} == {"B1", "B2"}
    play(s, "B1@3", "deal S1")
    assert defence(s, 3) == "B1"
    assert attack(s, 3) == "R7"
    assert hand(s, DEFENDER) == "B2 S1"
    assert asked(s).seat == ATTACKER


@pytest.mark.rule("siege-18")
def test_any_card_may_go_to_any_wall_with_room() -> None:
    s = siege(attack={2: "R7 B3 G1", 3: "R1 Y5 B9", 4: "R2 Y6"}, defence={1: "S1 S2 S3"}, damaged=[4], attacker="G0 G11")
    play(s, "pass")
    assert options(s) == [f"{card}@{wall}" for card in ("G0", "G11") for wall in (1, 2, 4, 5, 6, 7)]


@pytest.mark.rule("siege-19")
def test_each_later_card_lies_outside_the_last() -> None:
    s = play(siege(attack={2: "R7 B3"}, attacker="G1 G9"), "pass", "G1@2", "pass", "R0@1", "pass", "G9@2")
    assert attack(s, 2) == "R7 B3 G1 G9"


@pytest.mark.rule("siege-19")
def test_the_order_of_the_cards_never_changes() -> None:
    s = siege(attack={2: "R7 G11 B3 Y1"}, defender="G0 S1", turn=DEFENDER)
    assert attack(play(s, "pass", "G0@2"), 2) == "R7 B3 Y1"


@pytest.mark.rule("siege-20")
@pytest.mark.parametrize(("played", "there"), [("R0", "R11"), ("R11", "R0")])
def test_a_0_and_an_11_of_one_colour_take_each_other_along(played: str, there: str) -> None:
    s = siege(defence={3: f"B5 {there} Y0"}, attacker=f"{played} G1")
    play(s, f"{played}@3")
    assert attack(s, 3) == ""
    assert defence(s, 3) == "B5 Y0"
    assert discard(s) == "R0 R11"
    assert hand(s, ATTACKER) == "G1"


@pytest.mark.rule("siege-20")
@pytest.mark.parametrize(
    ("played", "mine", "theirs"),
    [
        ("R0", {}, {3: "Y11"}),  # another colour
        ("Y0", {}, {3: "R11"}),
        ("R11", {}, {3: "Y0"}),
        ("R0", {}, {5: "R11"}),  # another wall
        ("R11", {}, {5: "R0"}),
        ("R0", {3: "R11"}, {}),  # the same side
        ("R0", {}, {3: "R10"}),  # not an 11
        ("R11", {}, {3: "R1"}),  # not a 0
    ],
)
def test_nothing_else_takes_a_card_along(played: str, mine: dict[int, str], theirs: dict[int, str]) -> None:
    s = siege(attack={1: "S5", **mine}, defence=theirs, attacker=played)
    play(s, "pass", f"{played}@3")
    assert discard(s) == ""
    assert attack(s, 3).split()[-1] == played


@pytest.mark.rule("siege-21")
def test_a_full_side_cannot_receive_a_0_although_it_would_be_discarded() -> None:
    s = siege(attack={4: "R5 Y8"}, defence={4: "G11"}, attacker="G0")
    assert not offered(play(s, "pass"), "G0@4")
    assert offered(play(siege(attack={4: "R5"}, defence={4: "G11"}, attacker="G0"), "pass"), "G0@4")


@pytest.mark.rule("siege-22")
@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_who_can_play_nothing_skips_playing_and_drawing(seat: int) -> None:
    held = "J1 J2 SP SH explosion"
    if seat == ATTACKER:
        s = siege(attacker=held, tactics_played=(1, 0))
    else:
        s = siege(defender=held, tactics_played=(0, 1), turn=DEFENDER)
    decks = len(s.deck), len(s.tactics_deck)
    assert options(s) == ["skip"]
    play(s, "skip")
    assert asked(s).seat == 1 - seat
    assert hand(s, seat) == held
    assert (len(s.deck), len(s.tactics_deck)) == decks


@pytest.mark.rule("siege-22", "siege-25")
def test_a_skipped_turn_draws_nothing_so_an_empty_deck_does_not_end_the_game() -> None:
    s = siege(attacker="J1 J2", tactics_played=(1, 0), deck="", tactics_deck="")
    play(s, "skip")
    assert not s.over


@pytest.mark.rule("siege-22")
def test_who_can_play_a_card_may_not_skip() -> None:
    assert not offered(siege(attacker="J1 J2 R5", tactics_played=(1, 0)), "skip")
