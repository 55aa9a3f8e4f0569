"""The facts of a state, by which two states are compared: who is asked what, what both see, and what lies face down."""

from __future__ import annotations

from rubizh.engine.flow import NATURE
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER
from rubizh.games.siege.rules.view import SiegeView
from tests.games.siege.position import FULL_DEFENCE, play, siege


def test_who_is_asked_what() -> None:
    s = siege(attack={3: "R7"}, attacker="R1")
    assert SIEGE.facts(s)["pending"] == [ATTACKER, ["retreat 3", "pass"]]
    assert SIEGE.facts(siege(attack={3: "R7"}, turn=DEFENDER))["pending"] == [DEFENDER, ["oil 3", "pass"]]
    assert SIEGE.facts(play(siege(attacker="R1", deck="S1 S2"), "R1@3"))["pending"] == [NATURE, ["deal S1", "deal S2"]]


def test_nobody_is_asked_once_it_is_over() -> None:
    facts = SIEGE.facts(siege(defence=FULL_DEFENCE, turn=DEFENDER))
    assert facts["over"] is True
    assert facts["pending"] is None


def test_what_each_seat_sees_and_what_lies_face_down() -> None:
    s = siege(attack={4: "R1 Y5"}, attacker="R2", defender="B1 J1", deck="S1", tactics_deck="J2 exchange")
    facts = SIEGE.facts(s)
    assert facts["over"] is False
    assert facts["attacker"] == SiegeView(s, ATTACKER).facts()
    assert facts["defender"] == SiegeView(s, DEFENDER).facts()
    assert (facts["deck"], facts["tactics_deck"]) == (["deal S1"], ["deal J2", "deal exchange"])
    assert facts["room"] == [0b1110111, 0b1111111]
