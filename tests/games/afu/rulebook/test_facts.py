"""The facts of a state, by which two states are compared: who is asked what, what each seat sees, and what lies face down."""

from __future__ import annotations

from typing import Any

from rubizh.engine.flow import NATURE, SPECTATOR, Step, asked
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.chosen import CALM_BY_COMPENSATION, CALM_DOWN, DISMISS, LOOK, ORDER, PLACE_NEXT, RECOVER
from rubizh.games.afu.rules.combat import COMBAT, END_OF_COMBAT, FIGHTS
from rubizh.games.afu.rules.events import DEFERRED, DISCARD_CARD, EVENTS, WHICH_OBJECTIVE
from rubizh.games.afu.rules.field import AFTER_COMBAT, FIELD
from rubizh.games.afu.rules.objective import AUCTION, ENEMY_BID, PAY, SOLO_OFFER, TAKE_OBJECTIVE
from rubizh.games.afu.rules.piles import ATTACK, DRAW
from rubizh.games.afu.rules.recruit import COMPENSATE, FORFEIT, PURCHASE, RECRUIT, REFILL, STRIKE, TURN_UP
from rubizh.games.afu.rules.round import CHECK_NERVES, END_OF_ROUND, LAY_INVADERS, PREPARE, ROUND
from rubizh.games.afu.rules.setup import DEAL_GOAL, KEEP_GOAL, OPEN_GOAL
from rubizh.games.afu.rules.state import MOSKVA, NO_PANIC_LEFT, OVERWHELMED, THREE_OBJECTIVES_LOST, UNDECIDED
from rubizh.games.afu.rules.text import STEPS
from rubizh.games.afu.rules.view import AfuView
from tests.games.afu.position import afu, game, numbers, play


def test_who_is_asked_what() -> None:
    s = afu(hand="tank-company", attack="bmp-2")
    assert game().facts(s)["pending"] == [0, ["tank-company@1", "done"]]
    drawing = play(afu(hand="signals-centre", deck="panic", attack="bmp-2"), "signals-centre@1", "bonus signals-centre")
    assert game().facts(drawing)["pending"] == [NATURE, ["deal panic"]]
    assert game().facts(afu("EndOfRound", last_round=True))["pending"] is None


def test_what_each_seat_sees_and_what_lies_face_down() -> None:
    s = afu(hand="tank-company", attack="bmp-2", deck="panic", discard="conscripts", invaders="mi-24", escaped="su-25")
    facts = game().facts(s)
    assert {name for name in facts if name.startswith("seat")} == {"seat 0", "seat 1"}
    assert [facts["seat 0"], facts["seat 1"]] == [AfuView(s, 0).facts(), AfuView(s, 1).facts()]
    piles = [facts[name] for name in ("decks", "discards", "invaders", "escaped")]
    assert piles == [[numbers(s, name), ()] for name in ("panic", "conscripts", "mi-24", "su-25")]
    assert facts["goals_left"] == s.goals_left != ()


def test_the_commander_alone() -> None:
    assert "seat 1" not in game().facts(afu(players=1, attack="bmp-2"))


def test_options_are_shown_to_who_is_asked_alone() -> None:
    s = afu(hand="tank-company", attack="bmp-2")
    assert AfuView(s, 0).options == asked(s).options
    assert AfuView(s, 1).options == AfuView(s, SPECTATOR).options == []


def test_every_step_of_either_seat_is_read_back_by_its_name() -> None:
    by_seat: list[list[Step[Any]]] = [
        [*DEAL_GOAL, *KEEP_GOAL, *PREPARE, *LAY_INVADERS, *ATTACK, *DRAW],
        [*COMBAT, *FIELD, *FIGHTS, *AFTER_COMBAT, *END_OF_COMBAT, *LOOK, *DISMISS, *ORDER, *PLACE_NEXT[0], *PLACE_NEXT[1]],
        [*CALM_DOWN, *CALM_BY_COMPENSATION, *RECOVER, *DISCARD_CARD, *AUCTION[0], *AUCTION[1], *PAY],
        [*COMPENSATE, *PURCHASE[0], *PURCHASE[1], *WHICH_OBJECTIVE],
        [OPEN_GOAL, ROUND, CHECK_NERVES, END_OF_ROUND, EVENTS, DEFERRED, TAKE_OBJECTIVE, ENEMY_BID, SOLO_OFFER],
        [RECRUIT, FORFEIT, REFILL, TURN_UP, STRIKE],
    ]
    steps = [step for some in by_seat for step in some]
    assert all(STEPS[repr(step)] is step for step in steps)
    assert len(STEPS) == len(steps)


def test_endings_keep_their_numbers_for_whoever_reads_them_from_a_view() -> None:
    assert [UNDECIDED, MOSKVA, NO_PANIC_LEFT, OVERWHELMED, THREE_OBJECTIVES_LOST] == [-1, 0, 1, 2, 3]


def test_an_empty_pile_has_no_card_on_top() -> None:
    its = AfuView(afu(hand="tank-company", attack="bmp-2", other={"discard": "panic conscripts", "escaped": "mi-24"}), 0)
    assert [its.discard_tops[0], its.escaped_tops[0]] == [NO_CARD, NO_CARD]
    assert its.words.cards.write((its.discard_tops[1], its.escaped_tops[1])) == ["conscripts", "mi-24"]
