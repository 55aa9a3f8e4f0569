"""The facts of a state, by which two states are compared: who is asked what, what both see, and what lies face down."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, SPECTATOR, asked
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import (
    ATTACKER,
    BOTH_SKIPPED,
    DECK_EMPTY,
    DEFENDER,
    FOUR_WALLS,
    SIDE_FULL,
    UNDECIDED,
    WALL_TWICE,
)
from rubizh.games.siege.rules.view import SiegeView, sample
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


def test_options_are_shown_to_who_is_asked_alone() -> None:
    s = siege(attack={3: "R7"}, attacker="R1")
    assert SiegeView(s, ATTACKER).options == asked(s).options
    assert SiegeView(s, DEFENDER).options == SiegeView(s, SPECTATOR).options == []


@pytest.mark.rule("siege-30")
def test_unseen_is_what_lies_neither_at_a_wall_nor_in_the_discard() -> None:
    s = siege(attack={3: "R7"}, defence={4: "G1"}, discard="S11", attacker="R0", tactics=True)
    unseen = SiegeView(s, ATTACKER).facts()["unseen"]
    assert isinstance(unseen, list)
    assert len(unseen) == 57
    assert {"R0", "R6", "Y0"} <= {*unseen}
    assert not {"R7", "G1", "S11", "J1"} & {*unseen}


def test_endings_keep_their_numbers_for_whoever_reads_them_from_a_view() -> None:
    assert [UNDECIDED, FOUR_WALLS, WALL_TWICE, DECK_EMPTY, SIDE_FULL, BOTH_SKIPPED] == [-1, 0, 1, 2, 3, 4]


@pytest.mark.parametrize("tactics", ["no", "yes"])
@pytest.mark.parametrize("colour_run", ["sum", "type"])
def test_a_view_tells_what_was_agreed(tactics: str, colour_run: str) -> None:
    agreed = {"tactics": tactics, "colour_run_on_partial_tiles": colour_run}
    assert agreed.items() <= SiegeView(SIEGE.new(agreed), DEFENDER).facts().items()


def test_an_imagined_state_knows_the_same_walls() -> None:
    s = siege(attack={2: "R1", 4: "R2 R3"}, defence={1: "B1 B2 B3", 4: "G1"}, damaged=[3], cauldrons=1)
    imagined = sample(SiegeView(s, DEFENDER), Dealer(1))
    for state in (s, imagined):
        assert (state.attacked, state.attack_room, state.defence_room) == (0b0001010, 0b1110111, 0b1111110)


def test_an_imagined_state_of_a_game_that_is_over_asks_nobody() -> None:
    won = play(siege(attack={4: "R10 R11"}, damaged=[1, 2, 3]), "control 4")
    assert sample(SiegeView(won, ATTACKER), Dealer(1)).pending is None


@pytest.mark.rule("siege-3", "siege-65")
def test_every_card_lies_somewhere_wherever_it_is() -> None:
    s = siege(attack={3: "R7"}, defence={4: "G1"}, attacker="exchange R1 R2 R3", discard="Y1", used=("", "desertion"))
    every = SIEGE.whereabouts(SIEGE.new({"tactics": "yes", "colour_run_on_partial_tiles": "sum"}))
    assert len(every) == 71
    assert SIEGE.whereabouts(play(s, "pass", "play exchange", "pick R1")) == every


@pytest.mark.rule("siege-78", "siege-79")
@pytest.mark.parametrize(
    ("action", "picks"),
    [
        ("redeployment", ["pick R7"]),
        ("recruitment", ["pick Y1"]),
        ("desertion", []),
        ("treachery", ["pick G1"]),
        ("explosion", []),
        ("reinforcements", ["pick Y1"]),
        ("exchange", ["pick R1", "pick R2", "pick R3", "pick B1"]),
    ],
)
def test_a_view_in_the_middle_of_an_action_is_read_back(action: str, picks: list[str]) -> None:
    s = siege(attack={3: "R7"}, defence={4: "G1"}, discard="Y1 Y2", attacker=f"{action} R1 R2 R3", defender="B1 B2 B3")
    for text in ["pass", f"play {action}", *picks]:
        play(s, text)
        for seat in (ATTACKER, DEFENDER):
            seen = SiegeView(s, seat)
            again = SIEGE.view_of(seen.facts())
            assert (again.todo, again.options, again.facts()) == (seen.todo, seen.options, seen.facts())
