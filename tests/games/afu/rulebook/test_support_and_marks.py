"""A support adds to what the card in front has, and takes nothing of it away."""

from __future__ import annotations

import pytest

from rubizh.games.afu.rules.scoring import army
from tests.games.afu.position import afu, display, fight, hospital, invader, play, some, troop

PLAIN = invader("behind", support=0)
FRONT_MARKS = invader("front", attack=0, defence=9, marks=["artillery", "rocket"])
FRONT_AIR = invader("front", attack=9, defence=1, marks=["anti-air"])


@pytest.mark.rule("afu-35", "afu-36", "afu-37")
def test_artillery_and_rocket_in_front_of_a_plain_support_still_hit() -> None:
    s = afu(
        cards=[FRONT_MARKS, PLAIN],
        hand="tank-company reserve-platoon",
        attack="front",
        attack_support="behind",
        display="rifle-company",
        top="tank-brigade",
    )
    play(s, "tank-company@1", "reserve-platoon+1", "done")
    assert hospital(s) == "reserve-platoon"
    assert display(s).split()[0] == "tank-brigade"


@pytest.mark.rule("afu-35", "afu-38")
def test_anti_aircraft_in_front_of_a_plain_support_still_reaches_into_the_air() -> None:
    assert fight(troop(attack=0, defence=1, type="air"), FRONT_AIR, behind=PLAIN) == "lost"
    assert fight(troop(attack=9, defence=9, marks=["anti-air"]), invader(attack=0, defence=1, marks=["air"])) == "destroyed"
    plain = troop("support", support=0)
    flak = troop(attack=9, defence=9, marks=["anti-air"])
    assert fight(flak, invader(attack=0, defence=1, marks=["air"]), support=plain) == "destroyed"


@pytest.mark.rule("afu-35", "afu-33", "afu-34")
def test_enhanced_arrows_in_front_of_a_plain_support_still_count() -> None:
    plain = troop("support", support=0)
    hard = invader(attack=1, defence=1, enhanced=["defence"])
    assert fight(troop(attack=9, defence=9, enhanced=["attack"]), hard, support=plain) == "destroyed"
    assert fight(troop(attack=9, defence=9), hard, behind=PLAIN) == "neither"
    firm = troop(attack=0, defence=1, enhanced=["defence"])
    assert fight(firm, invader(attack=9, defence=9), support=plain) == "neither"


@pytest.mark.rule("afu-107")
def test_in_mid_round_cards_offered_and_spent_are_part_of_the_army_too() -> None:
    s = afu("TakeObjective", war=True, objectives="kherson", hand="tank-company rifle-company", other={"hand": "tank-company"})
    play(s, "bid 1", "pass", "offer tank-company")
    assert some(s, army(s, 0)) == "rifle-company tank-company"
    spent = play(afu("Compensate", hand="tank-company", deck="panic", discard="conscripts"), "spend tank-company")
    assert some(spent, army(spent, 0)) == "conscripts panic tank-company"
