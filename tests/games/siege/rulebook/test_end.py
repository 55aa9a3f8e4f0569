"""How a game ends, and what follows from it (siege-52 to siege-54)."""

from __future__ import annotations

import pytest

from rubizh.games.siege.rules.choices import ALPHABET
from rubizh.games.siege.rules.explain import why_not
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, SIDE_FULL, Siege, winner
from rubizh.games.siege.rules.view import SiegeView
from tests.games.siege.position import FULL_ATTACK, FULL_DEFENCE, attack, options, play, siege, turns

ALMOST_FULL = {**FULL_DEFENCE, 3: "S6 B8"}


@pytest.mark.rule("siege-52")
def test_after_the_attackers_victory_nobody_chooses_any_more() -> None:
    s = play(siege(attack={4: "R10 R11", 1: "Y11 G11 B11"}, damaged=[2, 5, 7]), "control 4")
    assert SIEGE.result(s).winners() == [ATTACKER]
    assert s.pending is None
    assert options(s) == []
    for seat in (ATTACKER, DEFENDER):
        reason = why_not(SiegeView(s, seat), ALPHABET["control 1"])
        assert reason is not None
        assert reason.rule == "siege-52"


@pytest.mark.rule("siege-53")
def test_the_defender_wins_when_the_deck_fails() -> None:
    s = play(siege(attack={4: "R10"}, damaged=[1, 2, 3], attacker="R11", deck=""), "pass", "R11@4", "draw")
    assert SIEGE.result(s).winners() == [DEFENDER]


def full_defender(hand: str | None, cauldrons: int = 0, attacking: dict[int, str] | None = None) -> Siege:
    return siege(attack=attacking, defence=FULL_DEFENCE, defender=hand, cauldrons=cauldrons, turn=DEFENDER)


@pytest.mark.rule("siege-54")
@pytest.mark.parametrize("hand", [None, "J1 SP", "redeployment desertion explosion exchange"])
def test_a_defender_who_has_to_play_with_all_formations_complete_wins(hand: str | None) -> None:
    s = full_defender(hand)
    assert (s.over, s.ending, winner(s)) == (True, SIDE_FULL, DEFENDER)


@pytest.mark.rule("siege-54")
def test_a_cauldron_comes_before_that() -> None:
    s = full_defender(None, cauldrons=1, attacking={3: "R5 R6"})
    assert options(s) == ["oil 3", "pass"]
    play(s, "oil 3")
    assert attack(s, 3) == "R6"
    assert (s.ending, s.cauldrons) == (SIDE_FULL, 0)


@pytest.mark.rule("siege-54")
def test_completing_the_last_formation_does_not_win_yet() -> None:
    s = siege(attack={1: "R5"}, defence=ALMOST_FULL, defender="S8 G5", turn=DEFENDER)
    turns(s, "S8@3")
    assert not s.over
    turns(s, "pass", "R0@1", "pass")
    assert s.ending == SIDE_FULL


@pytest.mark.rule("siege-54")
def test_the_attacker_may_still_take_a_wall_from_a_full_defender() -> None:
    s = siege(attack={4: "Y10 Y11"}, defence=FULL_DEFENCE)
    turns(s, "control 4", "R0@1")
    assert not s.over


@pytest.mark.rule("siege-54", "siege-14")
def test_a_full_attacker_does_not_end_the_game() -> None:
    s = siege(attack=FULL_ATTACK, defence=ALMOST_FULL)
    assert not s.over
    assert options(s) == [f"retreat {wall}" for wall in range(1, 8)]


@pytest.mark.rule("siege-54", "siege-22")
def test_a_defender_with_room_who_can_play_nothing_skips() -> None:
    s = siege(defence=ALMOST_FULL, defender="J1 J2", tactics_played=(0, 1), turn=DEFENDER)
    assert options(s) == ["skip"]
