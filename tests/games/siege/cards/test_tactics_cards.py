"""The eleven tactics cards, one after the other: give, play, assert (siege-66 to siege-79)."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import asked
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER
from tests.games.siege.position import (
    FULL_ATTACK,
    FULL_DEFENCE,
    attack,
    controls,
    defence,
    discard,
    hand,
    names,
    offered,
    options,
    play,
    siege,
    turns,
)


@pytest.mark.rule("siege-67", "siege-66")
@pytest.mark.parametrize("joker", ["J1", "J2"])
def test_joker(joker: str) -> None:
    s = siege(attack={4: "R10"}, attacker=f"{joker} G1")
    play(s, "pass", f"{joker}@4")
    assert attack(s, 4) == f"R10 {joker}"
    assert controls(s) == [4]


@pytest.mark.rule("siege-67", "siege-15")
def test_joker_under_a_cauldron() -> None:
    s = siege(attack={4: "J1 R10"}, defender="B1 B2", turn=DEFENDER)
    play(s, "oil 4")
    assert (attack(s, 4), discard(s)) == ("R10", "J1")


@pytest.mark.rule("siege-67")
def test_both_jokers_together() -> None:
    s = siege(attack={4: "J1"}, attacker="J2 G1", tactics_played=(1, 1))
    assert controls(play(s, "pass", "J2@4")) == [4]


@pytest.mark.rule("siege-68", "siege-66")
def test_spy() -> None:
    s = siege(attack={4: "R11"}, attacker="SP G1")
    assert controls(play(s, "pass", "SP@4")) == [4]
    low = siege(attack={7: "R0 Y0"}, defence={7: "G3 B4"}, attacker="SP G2")
    assert controls(play(low, "pass", "SP@7")) == []


@pytest.mark.rule("siege-69", "siege-66")
def test_shield() -> None:
    s = siege(attack={2: "R0 R1 R2"}, defence={2: "G9 B9 S9 Y8"}, attacker="SH G1")
    assert controls(play(s, "pass", "SH@2")) == [2]
    high = siege(attack={4: "R10"}, defence={4: "B10 S9"}, attacker="SH G1")
    assert controls(play(high, "pass", "SH@4")) == [4]
    gap = siege(attack={4: "R10"}, defence={4: "B9 B10"}, attacker="SH G1")
    assert controls(play(gap, "pass", "SH@4")) == []


@pytest.mark.rule("siege-71")
def test_redeployment_to_another_wall() -> None:
    s = siege(attack={3: "R7 B3", 4: "G1 G2", 5: "J1"}, defence={3: "Y1"}, attacker="redeployment G5", tactics_played=(1, 1))
    play(s, "pass", "play redeployment")
    assert options(s) == ["pick R7", "pick B3", "pick G1", "pick G2", "pick J1"]
    play(s, "pick R7")
    assert options(s) == ["R7@1", "R7@2", "R7@5", "R7@6", "R7@7", "discard"]
    play(s, "R7@5")
    assert (attack(s, 3), attack(s, 5)) == ("B3", "J1 R7")
    assert options(s) == ["draw", "draw tactics"]


@pytest.mark.rule("siege-71")
def test_redeployment_to_the_discard() -> None:
    s = siege(attack={3: "R7 J1"}, attacker="redeployment G5", tactics_played=(1, 1))
    play(s, "pass", "play redeployment", "pick J1", "discard")
    assert (attack(s, 3), discard(s)) == ("R7", "J1")


@pytest.mark.rule("siege-71", "siege-79")
def test_redeployment_with_every_side_full_can_only_discard() -> None:
    s = siege(attack=FULL_ATTACK, defence=FULL_DEFENCE, attacker="redeployment G8", tactics_played=(0, 0))
    play(s, "pass", "play redeployment", "pick G1")
    assert options(s) == ["discard"]
    assert attack(play(s, "discard"), 1) == "R0 Y0"


@pytest.mark.rule("siege-71")
def test_redeployment_of_the_defender() -> None:
    s = siege(attack={3: "R7"}, defence={3: "B3"}, defender="redeployment G5", turn=DEFENDER)
    play(s, "pass", "play redeployment", "pick B3", "B3@1")
    assert (defence(s, 3), defence(s, 1)) == ("", "B3")


@pytest.mark.rule("siege-72")
def test_recruitment() -> None:
    s = siege(attack={3: "R7"}, discard="G4 J1 B2", attacker="recruitment G5")
    play(s, "pass", "play recruitment")
    assert options(s) == ["pick G4", "pick B2", "pick J1"]
    play(s, "pick J1", "J1@3")
    assert (attack(s, 3), discard(s)) == ("R7 J1", "G4 B2")
    assert options(s) == ["draw", "draw tactics"]


@pytest.mark.rule("siege-72", "siege-30")
def test_a_recruited_card_will_not_come_to_the_defender() -> None:
    s = siege(attack={4: "R9 R10"}, discard="R11 Y11 G11 B11 S11", attacker="recruitment G5")
    assert controls(play(s, "pass")) == [4]
    assert controls(play(s, "play recruitment", "pick S11", "S11@1")) == [4]


@pytest.mark.rule("siege-73")
@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_desertion(seat: int) -> None:
    mine, theirs = {3: "R7 R8", 4: "R1"}, {3: "B3 J1 B5", 6: "S2"}
    if seat == ATTACKER:
        s = siege(attack=mine, defence=theirs, attacker="desertion G5", tactics_played=(1, 1))
    else:
        s = siege(attack=theirs, defence=mine, defender="desertion G5", tactics_played=(1, 1), turn=DEFENDER)
    play(s, "pass", "play desertion")
    assert options(s) == ["pick B3", "pick J1", "pick B5", "pick S2"]
    play(s, "pick J1")
    assert (defence if seat == ATTACKER else attack)(s, 3) == "B3 B5"
    assert discard(s) == "J1"


@pytest.mark.rule("siege-74")
@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_treachery(seat: int) -> None:
    mine, theirs = {3: "R7 R8 R1"}, {3: "B3 SP", 6: "S2"}
    if seat == ATTACKER:
        s = siege(attack=mine, defence=theirs, attacker="treachery G5", tactics_played=(1, 1))
    else:
        s = siege(attack=theirs, defence=mine, defender="treachery G5", tactics_played=(1, 1), turn=DEFENDER)
    play(s, "pass", "play treachery")
    assert options(s) == ["pick B3", "pick SP", "pick S2"]
    play(s, "pick SP")
    assert options(s) == ["SP@1", "SP@2", "SP@4", "SP@5", "SP@6", "SP@7"]
    play(s, "SP@6")
    here, there = (attack, defence) if seat == ATTACKER else (defence, attack)
    assert (here(s, 6), there(s, 6), there(s, 3)) == ("SP", "S2", "B3")
    assert discard(s) == ""


@pytest.mark.rule("siege-75")
def test_explosion() -> None:
    s = siege(attack={3: "R7 J1", 5: "R1"}, defence={3: "B3", 6: "S2"}, attacker="explosion G5", tactics_played=(1, 1))
    play(s, "pass", "play explosion")
    assert options(s) == ["explode 3", "explode 5", "explode 6"]
    play(s, "explode 3")
    assert (attack(s, 3), defence(s, 3), discard(s)) == ("", "", "R7 B3 J1")
    assert (attack(s, 5), defence(s, 6), s.damaged) == ("R1", "S2", 0)


@pytest.mark.rule("siege-76")
def test_reinforcements() -> None:
    s = siege(discard="R7 B3 Y4 J1", attacker="reinforcements G5", deck="S1 S2", defender="B1")
    gone = discard(s)
    assert "R7" in gone
    play(s, "play reinforcements")
    assert not offered(s, "pick J1")
    play(s, "pick R7")
    assert not offered(s, "pick R7")
    play(s, "pick Y4")
    assert len(discard(s).split()) == len(gone.split()) - 2
    assert options(play(s, "draw")) == ["deal R7", "deal Y4", "deal S1", "deal S2"]


@pytest.mark.rule("siege-76", "siege-30")
def test_a_card_put_back_may_come_again() -> None:
    s = siege(attack={4: "R9 R10"}, discard="R11 Y11 G11 B11 S11", attacker="reinforcements G5")
    assert controls(play(s, "pass")) == [4]
    assert controls(play(s, "play reinforcements", "pick S11", "pick R11")) == []


@pytest.mark.rule("siege-77")
def test_exchange() -> None:
    s = siege(attacker="exchange R1 R2 R3 J1", defender="B1 B2 B3 SP")
    play(s, "play exchange")
    for text in ("pick R1", "pick R2", "pick J1"):
        assert asked(s).seat == ATTACKER
        play(s, text)
    for text in ("pick B1", "pick SP", "pick B3"):
        assert asked(s).seat == DEFENDER
        play(s, text)
    assert (hand(s, ATTACKER), hand(s, DEFENDER)) == ("R3 B1 B3 SP", "R1 R2 B2 J1")
    assert asked(s).seat == ATTACKER
    assert options(s) == ["draw", "draw tactics"]
    assert names(s.used[ATTACKER]) == "exchange"


@pytest.mark.rule("siege-77", "siege-64")
def test_exchanged_tactics_cards_may_be_played_by_who_received_them() -> None:
    s = siege(attacker="exchange R1 R2 J1 R4", defender="B1 B2 B3 B4")
    turns(s, "play exchange", "pick J1", "pick R1", "pick R2", "pick B1", "pick B2", "pick B3")
    assert offered(s, "J1@3")


@pytest.mark.rule("siege-78", "siege-20")
@pytest.mark.parametrize(
    ("action", "mine", "theirs", "gone"),
    [
        ("redeployment", {3: "R7 G0"}, {5: "S1 G11"}, ""),
        ("recruitment", {3: "R7"}, {5: "S1 G11"}, "G0"),
        ("treachery", {3: "R7"}, {5: "S1 G11", 6: "G0"}, ""),
    ],
)
def test_a_moved_recruited_or_betrayed_0_takes_an_11_along(
    action: str, mine: dict[int, str], theirs: dict[int, str], gone: str
) -> None:
    s = siege(attack=mine, defence=theirs, discard=gone, attacker=f"{action} G5")
    play(s, "pass", f"play {action}", "pick G0", "G0@5")
    assert (attack(s, 3), attack(s, 5), defence(s, 5), defence(s, 6)) == ("R7", "", "S1", "")
    assert discard(s) == "G0 G11"


@pytest.mark.rule("siege-78", "siege-18", "siege-21")
@pytest.mark.parametrize(("action", "card"), [("redeployment", "R7"), ("recruitment", "G0"), ("treachery", "G11")])
def test_the_limit_holds_for_a_moved_recruited_or_betrayed_card(action: str, card: str) -> None:
    s = siege(attack={3: "R7", 4: "R1 R2"}, defence={4: "G11"}, discard="G0", attacker=f"{action} G5")
    play(s, "pass", f"play {action}", f"pick {card}")
    assert not offered(s, f"{card}@4")
    assert offered(s, f"{card}@5")


@pytest.mark.rule("siege-79")
@pytest.mark.parametrize(
    ("action", "there"),
    [
        ("redeployment", {"defence": {3: "B1"}}),
        ("desertion", {"attack": {3: "B1"}}),
        ("treachery", {"attack": {3: "B1"}}),
        ("treachery", {"attack": FULL_ATTACK, "defence": {3: "B1"}}),
        ("recruitment", {"attack": {3: "B1"}}),
        ("explosion", {}),
        ("reinforcements", {"attack": {3: "B1"}}),
    ],
)
def test_an_action_without_a_legal_target_cannot_be_played(action: str, there: dict[str, dict[int, str]]) -> None:
    s = siege(attack=there.get("attack"), defence=there.get("defence"), attacker=f"{action} exchange")
    if offered(s, "pass"):
        play(s, "pass")
    assert offered(s, "play exchange")
    assert not offered(s, f"play {action}")


@pytest.mark.rule("siege-79", "siege-72")
def test_recruitment_needs_room() -> None:
    s = play(siege(attack=FULL_ATTACK, discard="B1", attacker="recruitment exchange"), "pass")
    assert options(s) == ["play exchange"]


@pytest.mark.rule("siege-76", "siege-79")
@pytest.mark.parametrize(("gone", "may"), [("", False), ("R7", False), ("R7 J1 SP", False), ("R7 Y7", True)])
def test_reinforcements_need_two_siege_cards_in_the_discard(gone: str, may: bool) -> None:
    assert offered(siege(discard=gone, attacker="reinforcements G5"), "play reinforcements") == may


@pytest.mark.rule("siege-79")
def test_an_explosion_needs_a_card_on_either_side() -> None:
    assert offered(siege(defence=FULL_DEFENCE, attacker="explosion G5"), "play explosion")
    assert offered(play(siege(attack={3: "R7"}, attacker="explosion G5"), "pass"), "play explosion")
