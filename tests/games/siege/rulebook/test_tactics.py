"""The tactics variant: its deck, its limits, elite cards (siege-59 to siege-70)."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import asked, choose
from rubizh.games.siege.rules.cards import SIEGE_CARDS
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER
from tests.games.siege.position import (
    attack,
    defence,
    discard,
    equal,
    hand,
    names,
    new,
    offered,
    options,
    play,
    siege,
    stronger,
    takes,
    turns,
)


@pytest.mark.rule("siege-59")
def test_each_player_is_dealt_seven_siege_cards_beside_a_deck_of_tactics_cards() -> None:
    s = new(tactics=True)
    while asked(s).seat not in (ATTACKER, DEFENDER):
        play(s, options(s)[-1])
    for seat in (ATTACKER, DEFENDER):
        assert len(s.hands[seat]) == 7
        assert max(s.hands[seat]) < SIEGE_CARDS
    assert (len(s.deck), len(s.tactics_deck)) == (46, 11)


@pytest.mark.rule("siege-62")
@pytest.mark.parametrize("seed", range(20))
def test_no_hand_ever_has_more_than_seven_cards(seed: int) -> None:
    s, dealer = new(tactics=True), Dealer(seed)
    while not s.over:
        choose(s, dealer.pick(asked(s).options))
        assert max(len(held) + len(aside) for held, aside in zip(s.hands, s.aside, strict=True)) <= 7


@pytest.mark.rule("siege-62", "siege-63")
def test_a_hand_may_mix_both_kinds_and_any_of_them_may_be_played() -> None:
    s = siege(attacker="R1 J1 SP exchange", defence={3: "G5"})
    assert {text.partition("@")[0] for text in options(s)} == {"R1", "J1", "SP", "play exchange"}


@pytest.mark.rule("siege-63")
def test_a_turn_has_one_card_of_either_kind() -> None:
    s = play(siege(attacker="R1 J1 exchange", defender="B1 B2"), "J1@3")
    assert options(s) == ["draw", "draw tactics"]


@pytest.mark.rule("siege-64")
@pytest.mark.parametrize(("played", "may"), [((0, 0), True), ((1, 0), False), ((1, 1), True), ((2, 1), False), ((0, 1), True)])
def test_at_most_one_tactics_card_more_than_the_opponent(played: tuple[int, int], may: bool) -> None:
    s = siege(attacker="R1 J1 exchange", tactics_played=played)
    assert offered(s, "J1@3") == may
    assert offered(s, "play exchange") == may
    other = siege(defender="R1 J1 exchange", tactics_played=(played[1], played[0]), turn=DEFENDER)
    assert offered(other, "J1@3") == may


@pytest.mark.rule("siege-64")
def test_elite_and_action_cards_count_alike_when_played_from_the_hand() -> None:
    s = siege(attacker="J1 R1", defender="explosion B1")
    turns(s, "J1@3", "play explosion", "explode 3")
    assert s.tactics_played == (1, 1)


@pytest.mark.rule("siege-64")
@pytest.mark.parametrize(
    ("action", "texts"),
    [
        ("redeployment", ["pick J1", "J1@5"]),
        ("recruitment", ["pick J2", "J2@5"]),
        ("treachery", ["pick SP", "SP@5"]),
    ],
)
def test_an_elite_card_moved_recruited_or_won_over_does_not_count_again(action: str, texts: list[str]) -> None:
    s = siege(attack={3: "J1"}, defence={3: "SP"}, discard="J2", attacker=action, tactics_played=(2, 2))
    play(s, "pass", f"play {action}", *texts)
    assert s.tactics_played == (3, 2)


@pytest.mark.rule("siege-64")
def test_a_tactics_card_discarded_from_a_wall_still_counts() -> None:
    s = siege(attack={3: "J1"}, attacker="SP R1", tactics_played=(1, 0))
    play(s, "retreat 3")
    assert not offered(s, "SP@3")


@pytest.mark.rule("siege-65")
def test_a_used_action_card_stays_in_front_of_its_player() -> None:
    s = siege(attacker="explosion R1", defender="B1 B2", defence={3: "G5"})
    play(s, "play explosion", "explode 3")
    assert names(s.used[ATTACKER]) == "explosion"
    assert discard(s) == "G5"
    recruiting = siege(used=("", "explosion"), discard="G5", attacker="recruitment")
    assert options(play(recruiting, "play recruitment")) == ["pick G5"]


@pytest.mark.rule("siege-66")
@pytest.mark.parametrize("elite", ["J1", "J2", "SP", "SH"])
def test_elite_cards_are_played_at_a_wall_like_siege_cards(elite: str) -> None:
    s = siege(attack={1: "R1 R2 R3"}, attacker=elite)
    play(s, "pass")
    assert options(s) == [f"{elite}@{wall}" for wall in range(2, 8)]
    play(s, f"{elite}@3")
    assert (attack(s, 3), hand(s, ATTACKER)) == (elite, "")
    assert options(s) == ["draw", "draw tactics"]


@pytest.mark.rule("siege-67")
def test_a_joker_takes_any_colour_and_any_strength_from_0_to_11() -> None:
    assert equal(1, "R5 Y5 J1", "G11 B5 S5")
    assert equal(7, "R5 Y5 J1", "G0 B5 S5")
    assert equal(3, "R5 J1 R7", "B5 B6 B7")
    assert equal(3, "R5 R6 J1", "B5 B6 B7")
    assert equal(3, "R5 Y5 J1", "B5 S5 G5")
    assert equal(3, "R4 R1 J1", "B4 B1 B11")
    assert equal(3, "R5 Y4 J1", "B5 S4 B6")


@pytest.mark.rule("siege-68")
def test_the_spy_has_strength_10_and_takes_any_colour() -> None:
    assert equal(1, "R5 Y5 SP", "G10 B5 S5")
    assert equal(7, "R5 Y5 SP", "G10 B5 S5")
    assert equal(3, "R9 R11 SP", "B9 B10 B11")
    assert equal(3, "R10 Y10 SP", "B10 S10 G10")
    assert equal(3, "R4 R1 SP", "B4 B1 B10")
    assert stronger(3, "Y0 G1 B2", "R5 S6 SP")


@pytest.mark.rule("siege-69")
def test_the_shield_takes_any_colour_and_a_strength_from_1_to_3() -> None:
    assert equal(1, "R5 Y5 SH", "G3 B5 S5")
    assert equal(7, "R5 Y5 SH", "G1 B5 S5")
    assert equal(3, "R2 R4 SH", "B2 B3 B4")
    assert equal(3, "R0 R2 SH", "B0 B1 B2")
    assert equal(3, "R2 Y2 SH", "B2 S2 G2")
    assert equal(3, "R9 R7 SH", "B9 B7 B3")
    assert stronger(3, "Y0 G1 B2", "R5 S6 SH")
    assert stronger(3, "Y0 G1 B2", "R0 S0 SH")


@pytest.mark.rule("siege-70")
def test_each_side_takes_the_values_best_for_itself() -> None:
    assert stronger(4, "R11 J1", "SH J2")
    assert equal(3, "J1 R7 Y7", "J2 G7 S7")
    assert equal(7, "J1 R7 Y7", "J2 G7 S7")
    assert stronger(1, "SP SH R5", "J1 G5 B0")


@pytest.mark.rule("siege-70")
def test_a_colour_and_strength_may_occur_twice() -> None:
    assert equal(4, "R11 J1", "G11 J2")
    assert equal(3, "R11 R10 J1", "B11 B10 J2", damaged=True)
    assert stronger(3, "R11 R10 J1", "B11 B10 SP", damaged=True)
    assert stronger(3, "B11 B10 SP", "R9 R10 J1", damaged=True)


@pytest.mark.rule("siege-70", "siege-29")
def test_the_defender_takes_his_values_with_whatever_may_still_come() -> None:
    assert not takes(4, "R9 R10", "J1", unseen="S10")
    assert takes(4, "R9 R10", "J1", unseen="S9")
    assert not takes(4, "Y2 G2", "SH", unseen="S3")
    assert takes(4, "Y2 G2", "SH", unseen="S5")


@pytest.mark.rule("siege-70", "siege-20")
@pytest.mark.parametrize("elite", ["J1", "SP", "SH"])
@pytest.mark.parametrize("siege_card", ["R0", "R11"])
def test_elite_cards_have_no_value_before_so_they_never_go_with_a_0_or_an_11(elite: str, siege_card: str) -> None:
    s = siege(defence={3: elite}, attacker=siege_card)
    play(s, f"{siege_card}@3")
    assert (attack(s, 3), defence(s, 3)) == (siege_card, elite)
    s = siege(defence={3: siege_card}, attacker=elite)
    play(s, f"{elite}@3")
    assert (attack(s, 3), defence(s, 3)) == (elite, siege_card)
