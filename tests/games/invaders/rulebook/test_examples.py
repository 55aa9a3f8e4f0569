"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.invaders.position import after_turn, asks, discard, hand, lying, main, offered, options, piece, play


@pytest.mark.rule("invaders-34")
@pytest.mark.rule("invaders-88")
def test_nanobots_destroy_the_mako_and_both_go_to_their_discards() -> None:
    s = main("invader", hand="nanobots", mankind={"eurasia": "mako", "africa": "alexus"})
    play(s, "play nanobots", "mankind eurasia 1")
    assert lying(s, "mankind", "eurasia") == ""
    assert (discard(s, "invader"), discard(s, "mankind")) == ("nanobots", "mako")


@pytest.mark.rule("invaders-27")
def test_norad_costs_five_of_more_cards_which_the_player_chooses() -> None:
    s = main("mankind", hand="norad mako jamming saladin saladin shanty ramses", mankind={"pacific-rim": "saladin saladin"})
    play(s, "play norad", "in pacific-rim")
    play(s, "discard mako", "discard saladin", "discard shanty", "discard ramses", "discard jamming")
    assert lying(s, "mankind", "pacific-rim") == "saladin saladin norad"
    assert (hand(s, "mankind"), discard(s, "mankind")) == ("saladin", "mako saladin shanty ramses jamming")


@pytest.mark.rule("invaders-27")
def test_norad_cannot_be_played_with_four_other_cards() -> None:
    assert not offered(main("mankind", hand="norad mako saladin shanty ramses"), "norad")


@pytest.mark.rule("invaders-27")
def test_the_kraken_costs_a_card_of_the_hand_and_two_of_the_deck() -> None:
    s = main("invader", hand="kraken squid pyramid", deck="medusa thing legions")
    play(s, "play kraken", "in africa", "full price", "discard pyramid", "deal thing", "deal medusa")
    assert discard(s, "invader") == "pyramid thing medusa"
    assert lying(s, "invader", "africa") == "kraken"


@pytest.mark.rule("invaders-83")
@pytest.mark.rule("invaders-84")
def test_the_thing_destroys_a_town_and_the_hero_and_the_next_one_takes_its_place_turned() -> None:
    s = main("invader", hand="thing", mankind={"africa": "alexus shanty mako"}, carried_out="chainmail")
    play(s, "play thing", "mankind africa 1", "mankind africa 2", "deal osei")
    assert (discard(s, "mankind"), asks(s)) == ("shanty", "mankind")
    play(s, "in africa")
    assert lying(s, "mankind", "africa") == "mako osei"
    assert piece(s, "osei").turned


@pytest.mark.rule("invaders-43")
def test_the_mega_slug_drains_one_each_turn_and_stays() -> None:
    s = main("invader", invader={"pacific-rim": "anthraxus deathworm"}, mankind={"africa": "alexus"})
    play(s, "use pacific-rim 1")
    assert discard(s, "mankind") == "ramses"
    assert lying(s, "invader", "pacific-rim") == "anthraxus deathworm"
    assert not offered(s, "use")
    assert offered(after_turn(after_turn(s)), "use") == ["use pacific-rim 1"]


@pytest.mark.rule("invaders-42")
@pytest.mark.rule("invaders-54")
def test_mount_rushmore_enters_with_eight_tokens_that_protect() -> None:
    s = main("mankind", hand="rushmore")
    play(s, "play rushmore", "in eurasia")
    assert piece(s, "rushmore").tokens == 8
    s = main("invader", invader={"eurasia": "anthraxus"}, mankind={"eurasia": "rushmore"})
    play(s, "use eurasia 1", "spend eurasia 1")
    assert (piece(s, "rushmore").tokens, discard(s, "mankind")) == (7, "")


@pytest.mark.rule("invaders-72")
@pytest.mark.rule("invaders-73")
def test_five_against_four_in_pacific_rim_drain_one_card() -> None:
    s = main("invader", invader={"pacific-rim": "kraken squid"}, mankind={"pacific-rim": "shanty"})
    assert discard(play(s, "end turn"), "mankind") == "ramses"


@pytest.mark.rule("invaders-72")
@pytest.mark.rule("invaders-73")
def test_eight_against_nine_in_eurasia_is_repelled() -> None:
    s = main("invader", invader={"eurasia": "kraken medusa"}, mankind={"eurasia": "ramses saladin saladin saladin"})
    assert discard(play(s, "end turn"), "mankind") == ""


@pytest.mark.rule("invaders-90")
def test_the_legions_destroy_only_what_opposes_them() -> None:
    s = main("invader", hand="legions", mankind={"africa": "alexus mako", "eurasia": "saladin"})
    play(s, "play legions", "in africa")
    assert options(s) == ["mankind africa 1", "mankind africa 2"]
    play(s, "mankind africa 2")
    assert discard(s, "mankind") == "mako"


@pytest.mark.rule("invaders-90")
@pytest.mark.rule("invaders-38")
def test_legions_without_anybody_opposing_are_laid_all_the_same() -> None:
    s = main("invader", hand="legions", mankind={"eurasia": "saladin"})
    play(s, "play legions", "in pacific-rim")
    assert (lying(s, "invader", "pacific-rim"), discard(s, "mankind")) == ("legions", "")


@pytest.mark.rule("invaders-63")
def test_chainmail_saves_the_hero_and_not_the_second_target() -> None:
    s = main("invader", hand="thing", mankind={"africa": "alexus shanty mako"})
    play(s, "play thing", "mankind africa 1", "mankind africa 2")
    assert (asks(s), options(s)) == ("mankind", ["save hero", "pass"])
    play(s, "save hero")
    assert (lying(s, "mankind", "africa"), discard(s, "mankind")) == ("alexus mako", "shanty")


@pytest.mark.rule("invaders-48")
@pytest.mark.rule("invaders-47")
@pytest.mark.rule("invaders-49")
def test_a_cancelling_card_that_is_cancelled_lets_the_first_one_take_effect() -> None:
    s = main("invader", hand="nanobots static", other_hand="jamming ramses", mankind={"eurasia": "mako"})
    play(s, "play nanobots", "mankind eurasia 1", "play jamming", "discard ramses", "play static", "deal squid")
    assert discard(s, "mankind") == "ramses jamming mako"
    assert discard(s, "invader") == "squid static nanobots"


@pytest.mark.rule("invaders-76")
def test_a_drain_that_guerrillas_prevent_does_not_count() -> None:
    s = main("invader", invader={"pacific-rim": "medusa"}, other_hand="guerrillas")
    play(s, "end turn", "play guerrillas")
    assert (discard(s, "mankind"), s.marker) == ("guerrillas", 5)
