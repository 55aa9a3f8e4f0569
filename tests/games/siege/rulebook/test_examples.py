"""The worked examples of the rulebook, in its order."""

from __future__ import annotations

import pytest

from rubizh.games.siege.rules.state import DEFENDER
from tests.games.siege.position import (
    attack,
    controls,
    defence,
    discard,
    offered,
    options,
    play,
    siege,
    stronger,
    takes,
    turns,
    why,
)


@pytest.mark.rule("siege-41")
def test_the_order_2_1_3_makes_a_colour_run() -> None:
    assert stronger(3, "R2 R1 R3", "Y11 G11 B11")


@pytest.mark.rule("siege-29", "siege-30", "siege-40")
@pytest.mark.parametrize(
    ("defending", "gone", "control"),
    [
        ("S1 R1 Y3", "Y0 G0", False),
        ("S1 R1 Y3", "Y0 G0 B0", False),
        ("S1 R1 Y3", "Y0 G0 B0 S0", True),
        ("S1 R4", "Y0 G0", False),
        ("S1 R4", "Y0 G0 B0", True),  # a 0 and a 1 make 6 as well, but later
    ],
)
def test_the_damaged_gate_holds_as_long_as_zeros_are_outstanding(defending: str, gone: str, control: bool) -> None:
    """The attacker has four consecutive cards, which do not count as a run: they make 6, and the defender has 5."""
    s = siege(attack={4: "R0 Y1 G2 B3"}, defence={4: defending}, damaged=[4], discard=gone)
    assert controls(s) == ([4] if control else [])


@pytest.mark.rule("siege-33", "siege-40")
def test_and_the_table_shows_the_zero_that_would_hold_it() -> None:
    s = siege(attack={4: "R0 Y1 G2 B3"}, defence={4: "S1 R1 Y3"}, damaged=[4], discard="Y0 G0 B0")
    facts = why(s, "control 4").facts
    assert (facts["cards"], facts["defence_total"], facts["attack_total"]) == ("S1 R1 Y3 S0", 5, 6)


@pytest.mark.rule("siege-29", "siege-38", "siege-39")
@pytest.mark.parametrize("defending", ["", "Y10", "Y10 Y11", "Y11 Y10"])
def test_10_and_11_of_one_colour_at_the_gate_cannot_be_beaten(defending: str) -> None:
    """The defender might make 21 too, but later."""
    assert takes(4, "R10 R11", defending)


@pytest.mark.rule("siege-12", "siege-36", "siege-43")
def test_a_weak_colour_retreats_and_tries_a_stronger_type() -> None:
    """A colour of 14 would lose to the defender's colour, who cannot retreat; same strength would win against it."""
    s = siege(attack={3: "R2 R4 R8"}, defence={3: "B9 B7"}, attacker="Y1 G1 S1", defender="B2 B3 B4")
    assert why(s, "control 3").rule == "siege-29"
    turns(s, "retreat 3", "Y1@3", "B4@3")
    assert (attack(s, 3), defence(s, 3)) == ("Y1", "B9 B7 B4")
    assert controls(turns(s, "G1@3", "B3@5", "S1@3", "B2@5")) == [3]


@pytest.mark.rule("siege-15")
def test_a_cauldron_takes_the_first_of_two_1s() -> None:
    s = siege(attack={3: "Y1 G1"}, defence={3: "B9 B7 B4"}, turn=DEFENDER)
    play(s, "oil 3")
    assert (attack(s, 3), discard(s)) == ("G1", "Y1")


@pytest.mark.rule("siege-64")
def test_who_has_played_two_tactics_cards_to_one_waits_for_the_opponents_second() -> None:
    s = siege(attacker="SP R1 R2", defender="SH B1", tactics_played=(2, 1))
    assert not any(text.startswith("SP@") for text in options(s))
    assert why(s, "SP@3").rule == "siege-64"
    turns(s, "R1@3", "SH@3")
    assert offered(play(s, "pass"), "SP@3")
