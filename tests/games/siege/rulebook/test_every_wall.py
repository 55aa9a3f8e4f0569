"""Actions reach every wall, and take any siege or elite card."""

from __future__ import annotations

import pytest

from tests.games.siege.position import attack, options, play, siege


def walls(card: str) -> list[str]:
    return [f"{card}@{wall}" for wall in range(1, 8)]


@pytest.mark.rule("siege-71")
def test_a_redeployed_card_may_go_to_every_other_wall() -> None:
    s = play(siege(attack={1: "R7"}, attacker="redeployment"), "pass", "play redeployment", "pick R7")
    assert options(s) == [*walls("R7")[1:], "discard"]


@pytest.mark.rule("siege-72")
def test_a_recruited_card_may_go_to_every_wall() -> None:
    assert options(play(siege(discard="R7", attacker="recruitment"), "play recruitment", "pick R7")) == walls("R7")


@pytest.mark.rule("siege-74")
def test_a_traitor_may_go_to_every_wall() -> None:
    assert options(play(siege(defence={7: "G1"}, attacker="treachery"), "play treachery", "pick G1")) == walls("G1")


@pytest.mark.rule("siege-71", "siege-72", "siege-74")
@pytest.mark.parametrize("card", ["R0", "S11", "J1", "J2", "SP", "SH"])
def test_any_siege_or_elite_card_may_be_redeployed_recruited_or_turned(card: str) -> None:
    moved = siege(attack={1: card}, attacker="redeployment", tactics_played=(0, 0))
    assert attack(play(moved, "pass", "play redeployment", f"pick {card}", f"{card}@2"), 2) == card
    assert attack(play(siege(discard=card, attacker="recruitment"), "play recruitment", f"pick {card}", f"{card}@2"), 2) == card
    turned = siege(defence={1: card}, attacker="treachery", tactics_played=(0, 0))
    assert attack(play(turned, "play treachery", f"pick {card}", f"{card}@2"), 2) == card


@pytest.mark.rule("siege-75")
def test_every_wall_with_a_card_may_explode() -> None:
    s = siege(attack={1: "R7"}, defence={7: "G1"}, attacker="explosion")
    assert options(play(s, "pass", "play explosion")) == ["explode 1", "explode 7"]
