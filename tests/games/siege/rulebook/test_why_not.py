"""Why can't I? The rule that is shown for a choice that is not offered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rubizh.games.siege.rules.choices import ALPHABET
from rubizh.games.siege.rules.explain import why_not
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege
from rubizh.games.siege.rules.view import SiegeView
from tests.games.siege.position import FULL_ATTACK, play, siege, why


def preparing(turn: int = ATTACKER) -> Siege:
    return siege(attack={3: "R7 B3"}, defence={4: "G1"}, attacker="R1 R2", defender="B1 B2", turn=turn)


def playing(turn: int = ATTACKER) -> Siege:
    return play(preparing(turn), "pass")


def full() -> Siege:
    return siege(attack={3: "R7 B3 S5"}, attacker="R1 R2")


def resolving(action: str, *texts: str) -> Siege:
    """While an action card is being carried out."""
    s = siege(attack={3: "R7 B3"}, defence={4: "G1 G2"}, discard="Y1 J2", attacker=f"{action} R1 R2", defender="B1")
    return play(s, "pass", f"play {action}", *texts)


def holding(action: str) -> Siege:
    return play(siege(attack={3: "R7"}, attacker=f"{action} R1", tactics_played=(0, 0)), "pass")


def drawing(tactics_deck: str, deck: str = "S1") -> Siege:
    s = siege(attack={4: "R10"}, attacker="R11", deck=deck, tactics=True, tactics_deck=tactics_deck)
    return play(s, "pass", "R11@4")


def ahead() -> Siege:
    return siege(attacker="J1 exchange R1", tactics_played=(1, 0))


def ahead_and_preparing() -> Siege:
    return siege(attack={3: "R7"}, attacker="J1 exchange R1", tactics_played=(1, 0))


WHY: list[tuple[str, Callable[[], Siege], str]] = [
    ("siege-3", playing, "play exchange"),
    ("siege-8", playing, "deal G4"),
    ("siege-11", preparing, "R1@3"),
    ("siege-11", lambda: siege(attack={3: "R7"}, attacker="exchange R1", tactics_played=(0, 0)), "play exchange"),
    ("siege-12", lambda: preparing(DEFENDER), "retreat 4"),
    ("siege-12", playing, "retreat 3"),
    ("siege-13", preparing, "retreat 4"),
    ("siege-14", lambda: siege(attack=FULL_ATTACK), "pass"),
    ("siege-15", preparing, "oil 3"),
    ("siege-15", lambda: preparing(DEFENDER), "oil 4"),
    ("siege-16", lambda: siege(attack={3: "R7"}, cauldrons=0, turn=DEFENDER), "oil 3"),
    ("siege-16", lambda: playing(DEFENDER), "oil 3"),
    ("siege-17", playing, "G9@3"),
    ("siege-17", preparing, "G9@3"),
    ("siege-17", playing, "pass"),
    ("siege-17", lambda: drawing("J1"), "R11@4"),
    ("siege-18", lambda: play(full(), "pass"), "R1@3"),
    ("siege-18", full, "R1@3"),
    ("siege-22", playing, "skip"),
    ("siege-24", playing, "draw"),
    ("siege-24", lambda: drawing("J1"), "pass"),
    ("siege-26", lambda: preparing(DEFENDER), "control 3"),
    ("siege-26", lambda: resolving("desertion"), "control 3"),
    ("siege-27", preparing, "control 3"),
    ("siege-28", lambda: siege(attack={4: "R1 Y5"}, defence={4: "G9 B3"}), "control 4"),
    ("siege-29", full, "control 3"),
    ("siege-39", lambda: siege(attack={4: "R1 Y5"}, defence={4: "G4 B2"}, defended_first=[4]), "control 4"),
    ("siege-60", playing, "draw tactics"),
    ("siege-61", lambda: drawing("J1", deck=""), "draw"),
    ("siege-61", lambda: drawing(""), "draw tactics"),
    ("siege-63", ahead, "play desertion"),
    ("siege-63", ahead_and_preparing, "play desertion"),
    ("siege-64", ahead, "play exchange"),
    ("siege-64", ahead, "J1@3"),
    ("siege-64", ahead_and_preparing, "play exchange"),
    ("siege-64", ahead_and_preparing, "J1@3"),
    ("siege-65", lambda: resolving("recruitment"), "pick recruitment"),
    ("siege-71", lambda: resolving("redeployment"), "pick G1"),
    ("siege-71", lambda: resolving("redeployment", "pick R7"), "R7@3"),
    ("siege-71", playing, "discard"),
    ("siege-72", lambda: resolving("recruitment"), "pick R7"),
    ("siege-73", lambda: resolving("desertion"), "pick R7"),
    ("siege-74", lambda: resolving("treachery"), "pick R7"),
    ("siege-75", lambda: resolving("explosion"), "explode 1"),
    ("siege-75", playing, "explode 3"),
    ("siege-76", lambda: play(siege(discard="Y1 Y2 J1", attacker="reinforcements"), "play reinforcements"), "pick J1"),
    ("siege-77", lambda: play(siege(attacker="exchange R1 R2 R3"), "play exchange"), "pick G9"),
    ("siege-78", lambda: resolving("treachery", "pick G1"), "G2@3"),
    ("siege-79", lambda: holding("desertion"), "play desertion"),
    ("siege-79", playing, "pick R7"),
    ("siege-79", lambda: resolving("desertion"), "R1@3"),
    ("siege-79", lambda: resolving("desertion"), "pass"),
    ("siege-79", lambda: resolving("desertion"), "play exchange"),
]


@pytest.mark.parametrize(("rule", "position", "text"), WHY, ids=[f"{rule}: {text}" for rule, _, text in WHY])
def test_the_rule_is_named(rule: str, position: Callable[[], Siege], text: str) -> None:
    assert why(position(), text).rule == rule


@pytest.mark.rule("siege-10", "siege-11")
def test_who_is_not_asked_is_told_so() -> None:
    reason = why_not(SiegeView(preparing(), DEFENDER), ALPHABET["B1@3"])
    assert reason is not None
    assert reason.rule == "siege-10"


def facts(s: Siege, text: str) -> tuple[str, ...]:
    """The completion that would hold a wall, its type and total, and those of the attack."""
    reason = why(s, text)
    told = [str(reason.facts[name]) for name in ("cards", "defence", "defence_total", "attack", "attack_total")]
    assert all(fact in repr(reason) for fact in told)
    return tuple(told)


@pytest.mark.rule("siege-33", "siege-29")
def test_an_example_of_what_might_hold_is_shown() -> None:
    s = siege(attack={3: "R1 R2 R3"}, defence={3: "S9"}, deck="S10 S11 B4", attacker="", defender="")
    assert facts(s, "control 3") == ("S9 S11 S10", "colour run", "30", "colour run", "6")


@pytest.mark.rule("siege-28", "siege-33")
def test_a_stronger_complete_defence_is_shown() -> None:
    s = siege(attack={4: "R1 Y5"}, defence={4: "G9 B9"})
    assert facts(s, "control 4") == ("G9 B9", "same strength", "18", "sum", "6")


@pytest.mark.rule("siege-70", "siege-33")
def test_the_worth_of_elite_cards_is_that_of_their_best_values() -> None:
    s = siege(attack={3: "R1 R2 SH"}, defence={3: "B9 SP J1"})
    assert facts(s, "control 3")[1:] == ("colour run", "30", "colour run", "6")
