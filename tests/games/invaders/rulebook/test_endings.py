"""How a game ends, and what comes first if two things end it."""

from __future__ import annotations

import pytest

from rubizh.games.invaders.rules.state import (
    BOTH_EMPTY,
    BOTH_LOST,
    CRATE,
    EURASIA_LOST,
    INVADER_SHORT,
    MANKIND_SHORT,
    NO_HEROES,
    PLOT_FAILED,
    SPRAYER,
    UNDECIDED,
    Invaders,
)
from tests.games.invaders.position import after_turn, discard, game, hand, lying, main, offered, play, turn


def winner(s: Invaders) -> list[int]:
    return game().result(s).winners() if s.over else []


MANKIND, INVADER = [0], [1]


@pytest.mark.rule("invaders-2")
@pytest.mark.rule("invaders-12")
def test_the_invader_loses_by_a_missing_card_not_by_an_empty_deck() -> None:
    s = turn("invader", deck="squid squid")
    play(s, "deal squid", "deal squid")
    assert not s.over
    s = turn("invader", deck="squid")
    play(s, "deal squid")
    assert (s.ending, winner(s)) == (INVADER_SHORT, MANKIND)


@pytest.mark.rule("invaders-5")
@pytest.mark.rule("invaders-12")
def test_mankind_loses_by_a_missing_card_in_an_attack() -> None:
    s = main("invader", invader={"pacific-rim": "medusa"}, other_deck="ramses ramses")
    play(s, "end turn", "deal ramses", "deal ramses")
    assert (len(s.decks[0]), s.turn) == (0, 0)  # the next card is missing in the draw phase
    s = main("invader", invader={"pacific-rim": "medusa"}, other_deck="ramses")
    play(s, "end turn")
    assert (s.ending, winner(s)) == (MANKIND_SHORT, INVADER)


@pytest.mark.rule("invaders-5")
def test_mankind_may_draw_too_much_and_lose() -> None:
    s = main("mankind", hand="levy", deck="ramses")
    play(s, "play levy", "deal shantana", "in eurasia")
    assert (s.ending, winner(s)) == (MANKIND_SHORT, INVADER)


@pytest.mark.rule("invaders-3")
@pytest.mark.rule("invaders-58")
def test_the_marker_at_0_ends_the_game_at_once() -> None:
    s = main("invader", marker=1)
    play(s, "plot draw")
    assert (s.ending, winner(s), s.marker) == (PLOT_FAILED, MANKIND, 0)


@pytest.mark.rule("invaders-1")
@pytest.mark.rule("invaders-57")
def test_a_cut_at_marker_1_ends_the_game_before_the_price_is_paid() -> None:
    s = main("invader", marker=1, hand="kraken squid")
    play(s, "play kraken", "in africa", "cut drain", "discard squid")
    assert (s.ending, discard(s, "invader"), hand(s, "invader")) == (PLOT_FAILED, "", "kraken squid")


@pytest.mark.rule("invaders-4")
@pytest.mark.rule("invaders-25")
def test_mankind_wins_with_five_tokens_in_the_fifth_turn_of_the_crate() -> None:
    s = play(main("mankind", hand="crate", deck="ramses " * 20, other_deck="squid " * 20), "play crate", "in africa")
    for _ in range(4):
        assert not s.over
        after_turn(after_turn(s))
    assert (s.ending, winner(s), s.turn) == (CRATE, MANKIND, 0)


@pytest.mark.rule("invaders-9")
@pytest.mark.rule("invaders-25")
def test_the_invader_wins_with_five_tokens_on_the_sprayer() -> None:
    s = turn("invader", invader={"africa": "sprayer:4"})
    play(s, "deal squid", "deal squid")
    assert (s.ending, winner(s)) == (SPRAYER, INVADER)


@pytest.mark.rule("invaders-6")
def test_eurasia_at_0_ends_the_game() -> None:
    s = main("invader", hand="quake", lowered=(0, 3, 0))
    play(s, "play quake", "in eurasia")
    assert (s.ending, winner(s)) == (EURASIA_LOST, INVADER)


@pytest.mark.rule("invaders-7")
def test_both_lesser_zones_at_0_end_the_game() -> None:
    s = main("invader", hand="quake", lowered=(3, 0, 1))
    assert not play(s.clone(), "play quake", "in africa").over
    s = main("invader", hand="quake", lowered=(3, 0, 2))
    play(s, "play quake", "in africa")
    assert (s.ending, winner(s)) == (BOTH_LOST, INVADER)


@pytest.mark.rule("invaders-7")
def test_one_lesser_zone_at_0_does_not() -> None:
    assert not play(main("invader", hand="quake", lowered=(1, 0, 0)), "play quake", "in pacific-rim").over


@pytest.mark.rule("invaders-8")
def test_the_last_hero_gone_ends_the_game_before_anything_else() -> None:
    more = '[[invader]]\nid = "doom"\ntypes = ["alien"]\none_shot = [{ destroy = 1, of = { types = ["hero"] } }, { marker = -3 }]'
    s = main("invader", hand="doom", heroes="", marker=3, carried_out="chainmail", more=more)
    play(s, "play doom")
    assert (s.ending, winner(s), s.marker) == (NO_HEROES, INVADER, 3)


@pytest.mark.rule("invaders-8")
def test_the_last_hero_sacrificed_ends_the_game_too() -> None:
    s = main("mankind", heroes="", deck="ramses ramses")
    play(s, "strategy retribution-alpha")
    assert (s.ending, winner(s)) == (NO_HEROES, INVADER)


@pytest.mark.rule("invaders-10")
def test_both_decks_emptied_by_one_card_of_the_invader_are_mankinds_victory() -> None:
    s = main("invader", hand="plague", deck="squid squid", other_deck="ramses ramses")
    play(s, "play plague")
    assert (s.ending, winner(s)) == (BOTH_EMPTY, MANKIND)


@pytest.mark.rule("invaders-10")
def test_it_goes_before_mankinds_missing_card() -> None:
    s = main("invader", hand="plague", deck="squid squid", other_deck="ramses")
    play(s, "play plague")
    assert (s.ending, winner(s)) == (BOTH_EMPTY, MANKIND)


@pytest.mark.rule("invaders-10")
def test_the_price_and_the_effect_of_a_card_count_together() -> None:
    more = '[[invader]]\nid = "flood"\ntypes = ["alien"]\ndrain = 1\none_shot = [{ drain = 1, who = "opponent" }]'
    s = main("invader", hand="flood", deck="squid", other_deck="ramses", more=more)
    play(s, "play flood", "full price")
    assert s.ending == BOTH_EMPTY


@pytest.mark.rule("invaders-10")
def test_it_does_not_matter_whether_mankinds_deck_was_empty_before() -> None:
    s = main("invader", hand="plague", deck="squid squid", other_deck="")
    assert play(s, "play plague").ending == BOTH_EMPTY


@pytest.mark.rule("invaders-10")
def test_a_deck_that_was_empty_before_does_not_count() -> None:
    s = main("invader", hand="scouts", deck="", other_deck="ramses")
    play(s, "play scouts")
    assert s.ending == UNDECIDED


@pytest.mark.rule("invaders-10")
def test_a_deck_emptied_by_another_card_before_the_attack_does_not_count() -> None:
    s = main("invader", hand="tentacle", deck="squid", other_deck="ramses", invader={"pacific-rim": "medusa"})
    play(s, "play tentacle", "in africa", "full price", "end turn")
    assert (s.ending, winner(s)) == (MANKIND_SHORT, INVADER)


@pytest.mark.rule("invaders-10")
def test_only_if_both_fall_short_is_an_option() -> None:
    option = {"both_empty": "only_if_both_fall_short"}
    s = main("invader", option, hand="plague", deck="squid squid", other_deck="ramses ramses")
    assert not play(s, "play plague").over
    s = main("invader", option, hand="plague", deck="squid squid", other_deck="ramses")
    assert play(s, "play plague").ending == MANKIND_SHORT
    s = main("invader", option, hand="plague", deck="squid", other_deck="ramses")
    assert play(s, "play plague").ending == INVADER_SHORT


@pytest.mark.rule("invaders-11")
def test_if_both_lack_a_card_the_invaders_is_missing_first() -> None:
    s = main("invader", hand="plague", deck="squid", other_deck="ramses")
    play(s, "play plague")
    assert winner(s) == MANKIND


@pytest.mark.rule("invaders-1")
def test_parts_happen_in_the_order_of_the_text_and_the_first_that_ends_the_game_counts() -> None:
    s = main("invader", deck="squid squid", marker=2)
    play(s, "strategy indian-ocean")
    assert (s.ending, s.marker) == (INVADER_SHORT, 2)


@pytest.mark.rule("invaders-1")
def test_nothing_is_offered_once_the_game_is_over() -> None:
    s = play(main("invader", marker=1), "plot draw")
    assert offered(s, "") == []
    assert lying(s, "mankind", "africa") == "alexus"
