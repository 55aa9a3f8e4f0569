"""The plot track and the strategies."""

from __future__ import annotations

import pytest

from rubizh.games.invaders.rules.state import INVADER_SHORT
from tests.games.invaders.position import after_turn, asks, deck, discard, hand, lying, main, offered, options, piece, play, why


@pytest.mark.rule("invaders-56")
@pytest.mark.rule("invaders-58")
def test_the_plot_action_once_a_turn_draws_a_card_and_moves_the_marker() -> None:
    s = play(main("invader", marker=6), "plot draw")
    assert (hand(s, "invader"), s.marker) == ("squid", 5)
    assert why(s, "plot draw").rule == "invaders-56"
    assert offered(after_turn(after_turn(s)), "plot draw")


@pytest.mark.rule("invaders-56")
def test_mankind_has_no_plot_action() -> None:
    assert why(main("mankind"), "plot draw").rule == "invaders-56"


@pytest.mark.rule("invaders-58")
def test_the_card_comes_before_the_marker() -> None:
    s = play(main("invader", deck="", marker=1), "plot draw")
    assert s.ending == INVADER_SHORT


@pytest.mark.rule("invaders-57")
def test_a_cut_takes_1_off_either_part_and_is_the_plot_action() -> None:
    s = main("invader", hand="kraken squid", marker=6)
    play(s, "play kraken", "in africa")
    assert options(s) == ["full price", "cut discard", "cut drain", "back"]
    t = s.clone()
    play(s, "cut discard")
    assert (discard(s, "invader"), hand(s, "invader"), s.marker, s.plotted) == ("squid squid", "squid", 5, True)
    play(t, "cut drain", "discard squid")
    assert (discard(t, "invader"), t.marker) == ("squid squid", 5)
    assert not offered(s, "plot draw")


@pytest.mark.rule("invaders-57")
def test_a_card_that_is_too_dear_can_be_played_with_a_cut() -> None:
    s = main("invader", hand="kraken", marker=6)
    play(s, "play kraken", "in africa")
    assert (options(s), s.marker) == (["cut discard", "back"], 6)
    play(s, "cut discard")
    assert (lying(s, "invader", "africa"), s.marker) == ("kraken", 5)


@pytest.mark.rule("invaders-57")
def test_nobody_loses_by_a_cut_that_they_were_not_asked_about() -> None:
    s = main("invader", hand="kraken", marker=1)
    play(s, "play kraken", "in africa")
    assert (options(s), s.over) == (["cut discard", "back"], False)


@pytest.mark.rule("invaders-57")
def test_after_the_plot_action_there_is_no_cut() -> None:
    s = play(main("invader", hand="kraken squid", marker=6), "plot draw", "play kraken", "in africa")
    assert options(s) == ["discard squid", "back"]


@pytest.mark.rule("invaders-57")
def test_as_an_option_the_cut_is_kept_for_this_turn() -> None:
    s = main("invader", {"price_cut": "this_turn"}, hand="kraken kraken squid", marker=6)
    play(s, "plot cut")
    assert (s.marker, s.plotted) == (5, True)
    play(s, "play kraken", "in africa", "cut discard", "play kraken", "in africa")
    assert (options(s), s.marker) == (["discard squid", "back"], 5)
    s = after_turn(after_turn(play(main("invader", {"price_cut": "this_turn"}), "plot cut")))
    assert not s.cut_saved


@pytest.mark.rule("invaders-59")
def test_the_marker_stops_at_12() -> None:
    s = play(main("mankind", marker=12, discard="mako"), "strategy hangar-18")
    assert s.marker == 12
    assert why(main("mankind", marker=12), "strategy hangar-18").rule == "invaders-38"


@pytest.mark.rule("invaders-60")
def test_each_strategy_once_a_game_in_the_own_turn() -> None:
    s = play(main("invader", deck="squid " * 20), "strategy moon")
    assert why(s, "strategy moon").rule == "invaders-60"
    after_turn(after_turn(s))
    assert why(s, "strategy moon").rule == "invaders-60"
    assert why(main("mankind"), "strategy moon").rule == "invaders-60"


@pytest.mark.rule("invaders-61")
@pytest.mark.rule("invaders-81")
def test_the_ops_centre_moves_a_defender_anywhere_for_a_token() -> None:
    s = main("mankind", ops=1, mankind={"pacific-rim": "mako norad", "africa": "alexus!"})
    play(s, "ops centre")
    assert options(s) == ["mankind pacific-rim 1", "mankind africa 1", "back"]
    play(s, "mankind pacific-rim 1", "in africa")
    assert (lying(s, "mankind", "africa"), s.ops) == ("alexus mako", 0)
    assert why(s, "ops centre").rule == "invaders-61"


@pytest.mark.rule("invaders-61")
@pytest.mark.rule("invaders-31")
def test_room_may_be_made_for_a_card_that_is_moved() -> None:
    s = main("mankind", ops=1, mankind={"africa": "alexus ramses shanty norad", "eurasia": "mako"})
    play(s, "ops centre", "mankind eurasia 1", "in africa", "mankind africa 1", "deal osei")
    assert lying(s, "mankind", "africa") == "ramses shanty norad mako"
    assert options(s) == ["in pacific-rim", "in eurasia"]


@pytest.mark.rule("invaders-61")
def test_the_ops_centre_is_mankinds() -> None:
    assert why(main("invader", ops=1), "ops centre").rule == "invaders-61"


@pytest.mark.rule("invaders-62")
def test_hangar_18_shuffles_the_top_five_into_the_deck_and_raises_the_marker() -> None:
    s = main("mankind", discard="norad shanty mako ramses saladin archive", deck="", marker=6)
    play(s, "strategy hangar-18")
    assert (discard(s, "mankind"), deck(s, "mankind"), s.marker) == ("norad", "archive mako ramses saladin shanty", 7)


@pytest.mark.rule("invaders-62")
def test_with_no_discard_the_marker_still_moves() -> None:
    assert play(main("mankind", marker=6), "strategy hangar-18").marker == 7


@pytest.mark.rule("invaders-63")
def test_chainmail_saves_the_hero_once_a_game_from_cards_and_abilities_that_destroy() -> None:
    s = main("invader", hand="nanobots nanobots", mankind={"africa": "alexus"})
    play(s, "play nanobots", "save hero", "play nanobots", "deal osei", "in africa")
    assert (lying(s, "mankind", "africa"), discard(s, "mankind")) == ("osei", "")


@pytest.mark.rule("invaders-63")
def test_chainmail_may_be_kept() -> None:
    s = main("invader", hand="nanobots", mankind={"africa": "alexus"})
    play(s, "play nanobots", "pass", "deal osei", "in eurasia")
    assert s.carried_out == 0


@pytest.mark.rule("invaders-63")
def test_chainmail_is_offered_after_the_answers_and_no_strategy_of_the_main_phase() -> None:
    s = main("invader", hand="nanobots", other_hand="jamming ramses")
    assert options(play(s, "play nanobots")) == ["play jamming", "pass"]
    assert options(play(s, "pass")) == ["save hero", "pass"]
    assert not offered(main("mankind"), "chainmail")


@pytest.mark.rule("invaders-64")
def test_retribution_turns_a_card_over_and_a_desolator_or_alien_costs_an_attack() -> None:
    for top, skipped in (("squid", True), ("legions", True), ("pyramid", False)):
        s = main("mankind", mankind={"africa": "alexus mako"}, other_deck=f"{top} pyramid pyramid pyramid")
        play(s, "strategy retribution-alpha", "mankind africa 2", f"deal {top}")
        assert (discard(s, "mankind"), discard(s, "invader"), s.skip) == ("mako", top, skipped)


@pytest.mark.rule("invaders-64")
def test_retribution_may_cost_the_hero_and_an_empty_deck_loses_nothing() -> None:
    s = main("mankind", mankind={"africa": "alexus mako"}, other_deck="")
    play(s, "strategy retribution-alpha", "mankind africa 1", "deal osei", "in africa")
    assert (lying(s, "mankind", "africa"), s.over) == ("mako osei", False)


@pytest.mark.rule("invaders-64")
def test_as_an_option_the_card_is_drained() -> None:
    s = main("mankind", {"retribution_is_a_drain": "yes"}, mankind={"africa": "alexus mako"}, other_deck="")
    assert play(s, "strategy retribution-alpha", "mankind africa 2").ending == INVADER_SHORT
    s = main("mankind", {"retribution_is_a_drain": "yes"}, mankind={"africa": "alexus mako"}, other_hand="carapace")
    play(s, "strategy retribution-alpha", "mankind africa 2", "play carapace")
    assert (discard(s, "invader"), s.skip) == ("carapace", False)
    s = main("mankind", {"retribution_is_a_drain": "yes"}, mankind={"africa": "alexus mako"})
    assert play(s, "strategy retribution-alpha", "mankind africa 2").skip


@pytest.mark.rule("invaders-65")
def test_the_hand_is_shuffled_in_and_as_many_are_drawn() -> None:
    s = main("mankind", hand="mako norad", deck="shanty")
    play(s, "strategy clean-up", "deal shanty", "deal mako")
    assert (hand(s, "mankind"), deck(s, "mankind"), s.over) == ("mako shanty", "norad", False)
    s = play(main("invader", hand="kraken", deck=""), "strategy ice-caps")
    assert (hand(s, "invader"), s.over) == ("kraken", False)


@pytest.mark.rule("invaders-66")
def test_the_indian_ocean_draws_three_and_makes_pyramids_dearer_by_one() -> None:
    s = main("invader", hand="pyramid pyramid", marker=6)
    play(s, "strategy indian-ocean", "play pyramid", "in africa", "full price", "discard squid")
    assert (hand(s, "invader"), s.marker) == ("pyramid squid squid", 4)
    play(s, "play pyramid", "in africa", "full price", "discard squid")
    assert hand(s, "invader") == "squid"


@pytest.mark.rule("invaders-66")
def test_as_an_option_the_surcharge_grows() -> None:
    s = main("invader", {"surcharge": "growing"}, hand="pyramid pyramid", marker=6)
    play(s, "strategy indian-ocean", "play pyramid", "in africa", "full price", "discard squid")
    play(s, "play pyramid", "in africa", "full price", "discard squid", "discard squid")
    assert hand(s, "invader") == ""


@pytest.mark.rule("invaders-67")
def test_the_moon_draws_two_and_makes_tentacles_dearer() -> None:
    s = main("invader", hand="tentacle", marker=6)
    play(s, "strategy moon")
    assert (hand(s, "invader"), s.marker) == ("squid squid tentacle", 4)
    play(s, "play tentacle", "in africa", "full price", "discard squid")
    assert (hand(s, "invader"), discard(s, "invader")) == ("squid", "squid squid")


@pytest.mark.rule("invaders-68")
def test_the_scorching_atmosphere_shuffles_five_in_and_lowers_the_marker() -> None:
    s = main("invader", discard="kraken thing medusa legions pyramid tentacle", deck="", marker=6)
    play(s, "strategy atmosphere")
    assert (discard(s, "invader"), len(s.decks[1]), s.marker) == ("kraken", 5, 5)


@pytest.mark.rule("invaders-69")
def test_the_fifth_strategy_is_what_the_set_says() -> None:
    s = play(main("invader", marker=6), "strategy harvest")
    assert (discard(s, "mankind"), s.marker) == ("ramses ramses", 5)
    assert len([1 for strategy in s.rules.set.board.strategies if strategy.side == 1]) == 5


@pytest.mark.rule("invaders-70")
def test_a_skipped_attack_phase_has_no_drain_check_and_is_skipped_once() -> None:
    s = main("invader", invader={"pacific-rim": "medusa"}, marker=6, other_deck="ramses " * 20, deck="squid " * 20)
    s.skip = True
    play(s, "end turn")
    assert (discard(s, "mankind"), s.marker, asks(s), s.skip) == ("", 6, "mankind", False)
    after_turn(s)
    assert len(discard(play(s, "end turn"), "mankind").split()) == 2
    assert piece(s, "alexus").tokens == 0
