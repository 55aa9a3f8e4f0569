"""Why can't I? The facts that make a choice impossible are those of the position, with walls numbered from 1."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege
from tests.games.siege.position import play, siege, why


def preparing() -> Siege:
    return siege(attack={3: "R7 B3"}, attacker="R1 J1", tactics_played=(2, 1))


def oiled(wall: int) -> Siege:
    return siege(attack={wall: "R7"}, turn=DEFENDER)


def full(turn: int) -> Siege:
    """The attack on wall 2 and the defence of wall 4 are complete."""
    s = siege(attack={2: "R1 Y5 G7 S9"}, defence={4: "G4 B2"}, attacker="R2", defender="B1", turn=turn)
    return play(s, "pass")


def crowded() -> Siege:
    """No tactics card may be played now, but the siege card is kept away by the full wall alone."""
    s = siege(attack={2: "R1 Y5 G7 S9"}, attacker="R2 J1", tactics_played=(1, 0))
    return play(s, "pass")


def ahead(turn: int, *played: int) -> Siege:
    return siege(attacker="exchange J1 R1", defender="desertion J2 B1", tactics_played=(played[0], played[1]), turn=turn)


def blasting() -> Siege:
    return play(siege(attack={3: "R7"}, attacker="explosion"), "pass", "play explosion")


def equal() -> Siege:
    return siege(attack={4: "R1 Y5"}, defence={4: "G4 B2"}, defended_first=[4])


def carrying_out(action: str, picked: str) -> Siege:
    """A card is being placed, wall 2 of the own side is full."""
    attack = {2: "R1 Y5 G7 S9", 3: "R7"}
    s = siege(attack=attack, defence={4: "G1"}, discard="Y1", attacker=f"{action} R2", tactics_played=(0, 0))
    return play(s, "pass", f"play {action}", f"pick {picked}")


def drawing() -> Siege:
    s = siege(attack={3: "R7"}, attacker="R1 exchange", deck="S1", tactics_deck="J1", tactics_played=(0, 0))
    return play(s, "pass", "R1@3")


def declaring() -> Siege:
    s = siege(attack={4: "R10", 3: "R7"}, attacker="R11 R2", deck="S1 S2")
    return play(s, "pass", "R11@4", "draw", "deal S1")


def recruiting() -> Siege:
    return play(siege(discard="Y1", attacker="recruitment R2"), "play recruitment")


def holding() -> Siege:
    return siege(attack={3: "R7"}, attacker="exchange R1", tactics_played=(0, 0))


RULES: list[tuple[str, Callable[[], Siege], str]] = [
    ("siege-11", holding, "play exchange"),
    ("siege-13", lambda: play(holding(), "pass"), "retreat 4"),
    ("siege-15", lambda: play(oiled(3), "pass"), "oil 4"),
    ("siege-17", drawing, "play exchange"),
    ("siege-17", declaring, "R2@3"),
    ("siege-18", lambda: carrying_out("redeployment", "R7"), "R7@2"),
    ("siege-18", lambda: carrying_out("recruitment", "Y1"), "Y1@2"),
    ("siege-18", lambda: carrying_out("treachery", "G1"), "G1@2"),
    ("siege-24", lambda: play(holding(), "pass"), "draw tactics"),
    ("siege-27", lambda: play(holding(), "pass"), "control 3"),
    ("siege-27", drawing, "control 3"),
    ("siege-27", declaring, "control 3"),
    ("siege-26", lambda: carrying_out("treachery", "G1"), "control 3"),
    ("siege-65", recruiting, "pick redeployment"),
    ("siege-72", recruiting, "pick SH"),
    ("siege-78", lambda: carrying_out("redeployment", "R7"), "R1@3"),
    ("siege-78", lambda: carrying_out("recruitment", "Y1"), "R1@3"),
]


@pytest.mark.parametrize(("rule", "position", "text"), RULES, ids=[f"{rule}: {text}" for rule, _, text in RULES])
def test_the_rule_is_named_at_every_moment(rule: str, position: Callable[[], Siege], text: str) -> None:
    assert why(position(), text).rule == rule


FACTS: list[tuple[str, Callable[[], Siege], str, str]] = [
    ("siege-13", preparing, "retreat 5", "You have no card at wall 5 to retreat with."),
    ("siege-15", lambda: oiled(3), "oil 5", "The attacker has no card at wall 5."),
    ("siege-17", lambda: play(preparing(), "pass"), "G9@3", "G9 is not in your hand."),
    ("siege-18", lambda: full(ATTACKER), "R2@2", "Your side of wall 2 already has all its 4 cards."),
    ("siege-18", lambda: full(DEFENDER), "B1@4", "Your side of wall 4 already has all its 2 cards."),
    ("siege-18", crowded, "R2@2", "Your side of wall 2 already has all its 4 cards."),
    ("siege-27", preparing, "control 3", "Your formation at wall 3 is not complete: 2 of 3 cards."),
    (
        "siege-29",
        lambda: siege(attack={4: "R1 Y5"}, defence={4: "S9"}, deck="S10", attacker="", defender=""),
        "control 4",
        "At wall 4 the defender could complete S9 S10: colour run 19 against your sum 6.",
    ),
    ("siege-39", equal, "control 4", "At wall 4 the defence G4 B2 is equal (sum 6) and was complete first."),
    (
        "siege-28",
        lambda: siege(attack={4: "R1 Y5"}, defence={4: "G9 B9"}),
        "control 4",
        "At wall 4 the defence G9 B9 is stronger: same strength 18 against your sum 6.",
    ),
    ("siege-63", lambda: ahead(ATTACKER, 3, 2), "play explosion", "Explosion is not in your hand."),
    (
        "siege-64",
        lambda: ahead(ATTACKER, 3, 2),
        "play exchange",
        "Tactics cards played: you 3, your opponent 2; never more than one ahead.",
    ),
    (
        "siege-64",
        lambda: ahead(DEFENDER, 1, 2),
        "J2@3",
        "Tactics cards played: you 2, your opponent 1; never more than one ahead.",
    ),
    ("siege-75", blasting, "explode 5", "There is no card at wall 5 to discard."),
]


@pytest.mark.parametrize(("rule", "position", "text", "sentence"), FACTS, ids=[f"{rule}: {text}" for rule, _, text, _ in FACTS])
def test_the_reason_tells_the_facts(rule: str, position: Callable[[], Siege], text: str, sentence: str) -> None:
    reason = why(position(), text)
    assert (reason.rule, repr(reason)) == (rule, sentence)
