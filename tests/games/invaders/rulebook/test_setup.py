"""Set-up, and what everybody may know."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import SPECTATOR
from rubizh.games.invaders.rules.board import zone_power
from rubizh.games.invaders.rules.cards import ZONES
from tests.games.invaders.position import asks, begun, dealt, game, hand, lying, main, names, new, options, piece, play


@pytest.mark.rule("invaders-13")
def test_marker_strategies_and_ops_centre_at_the_start() -> None:
    s = new()
    assert (s.marker, s.carried_out, s.ops) == (10, 0, 1)


@pytest.mark.rule("invaders-14")
def test_mankind_lays_the_first_hero_upright_before_any_hand_is_drawn() -> None:
    s = new()
    assert asks(s) == "nature"
    play(s, "deal kovalenko")
    assert (asks(s), options(s), s.hands) == ("mankind", [f"in {zone}" for zone in ZONES], [b"", b""])
    play(s, "in eurasia")
    assert lying(s, "mankind", "eurasia") == "kovalenko"
    assert not piece(s, "kovalenko").turned


@pytest.mark.rule("invaders-15")
@pytest.mark.rule("invaders-22")
def test_hands_of_five_and_two_more_for_the_invader_who_begins() -> None:
    s = dealt(play(begun(), "in africa"))
    assert (len(s.hands[0]), len(s.hands[1]), asks(s)) == (5, 7, "invader")


@pytest.mark.rule("invaders-16")
def test_the_power_of_the_zones_is_the_boards() -> None:
    s = new()
    assert [zone_power(s, zone) for zone in range(3)] == [3, 5, 4]


@pytest.mark.rule("invaders-17")
@pytest.mark.parametrize(("size", "start"), [("70", 10), ("75", 11), ("80", 11), ("85", 12), ("90", 12)])
def test_larger_decks_start_the_marker_higher(size: str, start: int) -> None:
    assert new(deck=size).marker == start


@pytest.mark.rule("invaders-17")
def test_both_add_cards_of_their_pool_secretly() -> None:
    s = new(deck="75")
    before = len(s.decks[0])
    for _ in range(5):
        play(s, "put in reserve")
    assert (len(s.decks[0]), asks(s)) == (before + 5, "invader")
    for _ in range(5):
        play(s, "put in jammer")
    assert (len(s.decks[1]), options(s)) == (len(s.rules.set.decks[1]) + 5, [f"in {zone}" for zone in ZONES])
    assert game().view(s, 0).aside[1] == ()
    assert "reserve" not in str(game().view(s, 1).facts()["unseen"])


@pytest.mark.rule("invaders-18")
@pytest.mark.parametrize(("handicap", "start"), [("none", 10), ("for_mankind", 9), ("for_the_invader", 11)])
def test_the_handicap_moves_the_start(handicap: str, start: int) -> None:
    assert new(handicap=handicap).marker == start
    assert new(handicap=handicap, deck="90").marker == 12


OPEN = (
    *("discards", "hands", "decks", "heroes", "gone", "areas", "marker", "lowered", "ops", "carried_out", "grown"),
    *("plotted", "cut_saved", "drained", "skip", "attacks", "doings", "turn", "arriving"),
)


@pytest.mark.rule("invaders-19")
def test_what_is_open_to_both() -> None:
    s = main("invader", hand="squid", other_hand="mako mako", discard="kraken thing", mankind={"eurasia": "rushmore:4"})
    for seat in (0, 1, SPECTATOR):
        v = game().view(s, seat)
        assert names(s, v.discards[1]) == "kraken thing"
        assert (v.hands, v.decks, len(v.heroes), v.marker, v.areas) == ((2, 1), (6, 6), 3, 6, tuple(s.areas))
        assert set(OPEN) <= set(v.facts())


@pytest.mark.rule("invaders-20")
def test_the_other_hand_and_the_order_of_decks_are_hidden() -> None:
    s = main("invader", hand="squid", other_hand="mako shanty", other_deck="ramses norad")
    v = game().view(s, 1)
    assert (names(s, v.hand), names(s, v.unseen[0])) == ("squid", "mako norad shanty ramses")
    assert names(s, game().view(s, SPECTATOR).hand) == ""
    assert hand(s, "mankind") == "mako shanty"
