"""Heroes of the Resistance, and the terms of the rulebook."""

from __future__ import annotations

import pytest

from rubizh.games.invaders.rules.board import strength
from tests.games.invaders.position import asks, discard, lying, main, names, offered, options, piece, play, why


@pytest.mark.rule("invaders-82")
def test_a_hero_counts_as_a_defender_and_fills_a_slot() -> None:
    s = main("invader", hand="nanobots", mankind={"africa": "alexus"})
    assert offered(s, "play nanobots")
    s = main("mankind", hand="ramses", mankind={"africa": "alexus mako shanty norad"})
    assert "mankind africa 1" in options(play(s, "play ramses", "in africa"))


@pytest.mark.rule("invaders-83")
@pytest.mark.rule("invaders-88")
def test_a_destroyed_hero_leaves_the_game_and_the_next_comes_turned_where_mankind_likes() -> None:
    s = main("invader", hand="nanobots", carried_out="chainmail", mankind={"eurasia": "mako mako mako mako"})
    play(s, "play nanobots", "mankind africa 1", "deal kovalenko")
    assert (asks(s), options(s), discard(s, "mankind")) == ("mankind", ["in pacific-rim", "in africa"], "")
    play(s, "in pacific-rim")
    assert (names(s, s.gone), piece(s, "kovalenko").turned, asks(s)) == ("alexus", True, "invader")


@pytest.mark.rule("invaders-84")
def test_what_is_destroyed_together_leaves_before_the_new_hero_comes() -> None:
    full = "mako mako mako mako"
    table = {"africa": "alexus shanty ramses norad", "eurasia": full, "pacific-rim": full}
    s = main("invader", hand="thing", carried_out="chainmail", mankind=table)
    play(s, "play thing", "mankind africa 1", "mankind africa 2", "deal osei")
    assert (options(s), lying(s, "mankind", "africa")) == (["in africa"], "ramses norad")


@pytest.mark.rule("invaders-85")
def test_in_the_invaders_turn_a_hero_is_not_sacrificed() -> None:
    s = main("invader", hand="terror", mankind={"africa": "alexus mako norad"})
    play(s, "play terror")
    assert (asks(s), options(s)) == ("mankind", ["mankind africa 2", "mankind africa 3"])
    s = main("invader", {"empty_plays": "yes"}, hand="terror")
    play(s, "play terror")
    assert (lying(s, "mankind", "africa"), discard(s, "invader")) == ("alexus", "terror")


@pytest.mark.rule("invaders-86")
def test_heroes_move_once_a_turn_if_their_card_says_so() -> None:
    s = play(main("mankind"), "use africa 1")
    assert options(s) == ["in pacific-rim", "in eurasia", "back"]
    play(s, "in pacific-rim")
    assert (lying(s, "mankind", "pacific-rim"), offered(s, "use")) == ("alexus", [])
    s = main("mankind", mankind={"africa": "osei"})
    assert not offered(s, "africa")
    assert why(s, "move africa 1").rule == "invaders-86"


@pytest.mark.rule("invaders-86")
def test_as_an_option_all_heroes_move() -> None:
    s = main("mankind", {"heroes_move": "all"}, mankind={"africa": "osei"})
    play(s, "move africa 1", "in eurasia")
    assert (lying(s, "mankind", "eurasia"), offered(s, "move")) == ("osei", [])
    assert why(s, "move eurasia 1").rule == "invaders-43"


@pytest.mark.rule("invaders-87")
def test_tokens_go_with_the_card_and_do_not_save_a_hero() -> None:
    s = main("invader", hand="nanobots", carried_out="chainmail", mankind={"africa": "alexus+2"})
    play(s, "play nanobots", "deal osei", "in africa")
    assert (lying(s, "mankind", "africa"), piece(s, "osei").power) == ("osei", 0)


@pytest.mark.rule("invaders-89")
def test_nothing_prevents_a_sacrifice() -> None:
    s = main("invader", hand="terror", mankind={"africa": "alexus bunker"}, other_hand="")
    play(s, "play terror")
    assert discard(s, "mankind") == "bunker"
    s = main("mankind", mankind={"africa": "alexus"})
    play(s, "strategy retribution-alpha", "deal osei", "in africa")
    assert (names(s, s.gone), s.carried_out >> 1 & 1) == ("alexus", 0)


@pytest.mark.rule("invaders-90")
def test_opposing_is_where_the_card_lies_when_the_effect_happens() -> None:
    s = main("mankind", mankind={"eurasia": "charge"}, invader={"eurasia": "squid", "africa": "medusa"})
    assert discard(play(s, "use eurasia 1"), "invader") == "squid"


@pytest.mark.rule("invaders-91")
def test_an_invulnerable_card_is_no_target_and_not_counted() -> None:
    s = main("invader", hand="culling hunger spores", mankind={"africa": "alexus bunker"})
    assert not offered(s, "play culling")
    play(s, "play spores")
    assert (piece(s, "alexus").power, piece(s, "bunker").power) == (-1, 0)


@pytest.mark.rule("invaders-91")
def test_it_adds_its_power_untouched_by_others_and_fills_its_slot() -> None:
    s = main("invader", invader={"africa": "deathworm"}, mankind={"africa": "bunker", "eurasia": "alexus"})
    assert strength(s, 2) == 2
    s = main("mankind", hand="ramses", mankind={"africa": "alexus bunker mako norad"})
    assert "mankind africa 2" in options(play(s, "play ramses", "in africa"))


@pytest.mark.rule("invaders-91")
def test_the_ops_centre_moves_it_and_a_card_does_not() -> None:
    more = '[[mankind]]\nid = "wall"\ntypes = ["defender"]\npower = 1\ninvulnerable = true'
    s = main("mankind", ops=1, hand="convoy", mankind={"africa": "alexus", "eurasia": "wall"}, more=more)
    assert "mankind eurasia 1" in options(play(s.clone(), "ops centre"))
    assert "mankind eurasia 1" not in options(play(s, "play convoy"))


@pytest.mark.rule("invaders-91")
def test_it_can_be_cancelled_while_it_is_played() -> None:
    s = main("mankind", hand="bunker", other_hand="static")
    play(s, "play bunker", "in africa", "play static")
    assert discard(s, "mankind") == "bunker"


@pytest.mark.rule("invaders-92")
def test_keywords_do_nothing_until_a_card_looks_for_them() -> None:
    s = main("invader", mankind={"africa": "alexus leopard", "eurasia": "shield"}, invader={"africa": "kraken"})
    assert (strength(s, 2), strength(s, 5)) == (5, 4)  # each tank has 1 more, on either side
    s = main("invader", mankind={"africa": "alexus leopard"}, invader={"africa": "kraken"})
    assert (strength(s, 2), strength(s, 5)) == (4, 3)


@pytest.mark.rule("invaders-93")
def test_what_cannot_be_played_is_not_offered() -> None:
    s = main("invader", hand="pyramid squid", mankind={"africa": "alexus blockade"})
    assert (offered(s, "play"), why(s, "play pyramid").rule) == (["play squid"], "invaders-93")


@pytest.mark.rule("invaders-93")
def test_what_cannot_be_destroyed_is_not_destroyed() -> None:
    s = main("invader", hand="culling", mankind={"africa": "alexus norad", "eurasia": "shield"})
    assert why(s, "play culling").rule == "invaders-38"


@pytest.mark.rule("invaders-93")
def test_cannot_move_is_stronger_than_may_move() -> None:
    s = main("mankind", mankind={"africa": "alexus rails norad"})
    assert offered(s, "move") == ["move africa 3"]
    play(s, "move africa 3", "in eurasia")
    assert (lying(s, "mankind", "eurasia"), offered(s, "move")) == ("norad", [])
    s = main("mankind", ops=1, mankind={"africa": "alexus rails norad"}, invader={"africa": "gravity"})
    assert [offered(s, "move"), offered(s, "ops"), offered(s, "use")] == [[], [], []]
    assert why(s, "move africa 3").rule == "invaders-93"


@pytest.mark.rule("invaders-93")
def test_what_cannot_be_used_drawn_targeted_or_lowered() -> None:
    s = main("mankind", hand="levy", mankind={"africa": "alexus archive mako"}, discard="norad", invader={"africa": "dread"})
    assert why(s, "use africa 2").rule == "invaders-93"
    more = '[[mankind]]\nid = "depot"\ntypes = ["aid"]\none_shot = [{ ops_token = 1 }, { draw = 2 }]'
    s = play(main("mankind", hand="depot", invader={"africa": "gravity"}, more=more), "play depot")
    assert (s.hands[0], s.ops, discard(s, "mankind")) == (b"", 1, "depot")
    s = main("mankind", hand="missile", invader={"africa": "dread deathworm"})
    assert discard(play(s, "play missile"), "invader") == "dread"
    s = main("invader", hand="quake", mankind={"africa": "alexus blockade"})
    assert why(s, "play quake").rule == "invaders-38"


@pytest.mark.rule("invaders-93")
def test_it_holds_only_while_the_card_is_in_play() -> None:
    s = main("invader", hand="pyramid hunger squid", mankind={"africa": "alexus blockade"})
    play(s, "play hunger", "full price", "discard squid", "mankind africa 2")
    assert offered(s, "play pyramid")


@pytest.mark.rule("invaders-33")
def test_a_card_may_allow_the_invader_to_make_room() -> None:
    more = '[[invader]]\nid = "maw"\ntypes = ["alien"]\npower = 1\nwhile_in_play = [{ allow = "make_room", who = "you" }]'
    s = main("invader", hand="pyramid", invader={"africa": "maw squid squid squid"}, more=more)
    play(s, "play pyramid", "in africa", "invader africa 2")
    assert (lying(s, "invader", "africa"), discard(s, "invader")) == ("maw squid squid pyramid", "squid")


@pytest.mark.rule("invaders-93")
def test_what_is_forbidden_to_a_player_is_not_forbidden_to_the_other() -> None:
    s = main("invader", hand="quake", invader={"africa": "gravity"}, mankind={"africa": "alexus"})
    assert offered(s, "plot draw")
    s = main("mankind", hand="airlift", mankind={"africa": "alexus archive"}, invader={"africa": "gravity"})
    assert why(s, "use africa 2 second").rule == "invaders-38"
    more = '[[mankind]]\nid = "flood"\ntypes = ["skull"]\none_shot = [{ lower_zone = 1 }]'
    s = main("mankind", hand="flood", mankind={"africa": "alexus blockade"}, more=more)
    assert offered(s, "play flood")
