"""The facts of a state, by which two states are compared: who is asked what, what each seat sees, and what lies face down."""

from __future__ import annotations

from rubizh.engine.flow import NATURE, SPECTATOR, asked
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
