"""The turn: draw phase, main phase, what happens every turn."""

from __future__ import annotations

import pytest

from tests.games.invaders.position import after_turn, asks, discard, hand, lying, main, offered, options, piece, play, turn, why


@pytest.mark.rule("invaders-21")
def test_turns_alternate_and_only_the_invader_attacks() -> None:
    s = main("mankind", mankind={"eurasia": "norad"}, other_deck="squid " * 6)
    after_turn(s)
    assert (asks(s), discard(s, "invader")) == ("invader", "")


@pytest.mark.rule("invaders-22")
def test_two_cards_are_drawn() -> None:
    s = turn("mankind", deck="ramses norad shanty")
    play(s, "deal norad", "deal ramses")
    assert (hand(s, "mankind"), asks(s)) == ("norad ramses", "mankind")


@pytest.mark.rule("invaders-23")
def test_cards_strategies_and_plot_action_in_any_order_or_nothing() -> None:
    s = main("invader", hand="pyramid squid", invader={"africa": "anthraxus"})
    assert {"play pyramid", "use africa 1", "strategy ice-caps", "plot draw", "end turn"} <= set(options(s))
    play(s, "plot draw", "play pyramid", "in africa", "use africa 1")
    assert {"play squid", "strategy moon"} <= set(options(s))


@pytest.mark.rule("invaders-23")
def test_in_the_others_turn_there_are_answers_only() -> None:
    s = main("invader", hand="nanobots", other_hand="jamming mako shanty", mankind={"eurasia": "archive mako"})
    play(s, "play nanobots", "mankind eurasia 2")
    assert (asks(s), options(s)) == ("mankind", ["play jamming", "pass"])
    assert why(s, "play shanty").rule == "invaders-46"
    assert why(s, "end turn").rule == "invaders-46"


@pytest.mark.rule("invaders-24")
def test_a_turned_hero_stands_up_after_the_cards_are_drawn() -> None:
    s = turn("mankind", mankind={"africa": "alexus!"})
    assert piece(s, "alexus").turned
    play(s, "deal ramses", "deal ramses")
    assert not piece(s, "alexus").turned


@pytest.mark.rule("invaders-24")
def test_it_stays_turned_in_the_invaders_turn() -> None:
    assert piece(play(turn("invader", mankind={"africa": "alexus!"}), "deal squid", "deal squid"), "alexus").turned


@pytest.mark.rule("invaders-25")
def test_what_happens_every_turn_happens_on_entering_and_in_own_turns_alone() -> None:
    s = play(main("mankind", hand="crate"), "play crate", "in africa")
    assert piece(s, "crate").tokens == 1
    after_turn(s)
    assert piece(s, "crate").tokens == 1
    after_turn(s)
    assert piece(s, "crate").tokens == 2


@pytest.mark.rule("invaders-25")
@pytest.mark.rule("invaders-55")
def test_several_such_cards_act_in_the_order_in_which_they_entered() -> None:
    more = """
[[mankind]]
id = "giver"
types = ["tech"]
power = 0
every_turn = [{ token = 2, of = { keywords = ["robot"] } }]

[[mankind]]
id = "taker"
types = ["tech"]
keywords = ["robot"]
power = 0
every_turn = [{ token = -1 }]
"""
    s = turn("mankind", mankind={"eurasia": "taker", "pacific-rim": "giver"}, more=more)
    assert piece(play(s, "deal ramses", "deal ramses"), "taker").tokens == 2
    s = turn("mankind", mankind={"pacific-rim": "giver", "eurasia": "taker"}, more=more)
    assert piece(play(s, "deal ramses", "deal ramses"), "taker").tokens == 1


@pytest.mark.rule("invaders-26")
def test_a_hand_has_no_limit() -> None:
    s = play(turn("mankind", hand="ramses " * 30), "deal ramses", "deal ramses")
    assert (len(s.hands[0]), asks(s)) == (32, "mankind")
    assert lying(s, "mankind", "africa") == "alexus"
    assert offered(s, "end turn")
