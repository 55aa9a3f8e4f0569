"""Playing cards: price, order, room, targets, taking back."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import SPECTATOR
from rubizh.games.invaders.rules.state import TAKEBACKS
from tests.games.invaders.position import asks, discard, game, hand, lying, main, offered, options, piece, pieces, play, why

FULL = {"pacific-rim": "squid squid squid squid", "eurasia": "squid squid squid squid", "africa": "squid squid squid squid"}


@pytest.mark.rule("invaders-27")
def test_a_card_without_a_price_is_free() -> None:
    s = play(main("mankind", hand="ramses"), "play ramses", "in eurasia")
    assert lying(s, "mankind", "eurasia") == "ramses"


@pytest.mark.rule("invaders-27")
def test_a_drain_price_may_take_the_last_card_but_not_more() -> None:
    s = play(main("mankind", hand="missile", deck="norad", invader={"eurasia": "squid"}), "play missile")
    assert (discard(s, "mankind"), s.over) == ("norad missile", False)
    s = main("mankind", hand="missile", deck="", invader={"eurasia": "squid"})
    assert why(s, "play missile").rule == "invaders-27"


@pytest.mark.rule("invaders-27")
def test_both_parts_of_a_price_must_be_payable() -> None:
    assert not offered(main("invader", {"price_cut": "this_turn"}, hand="kraken squid", deck="squid"), "play kraken")
    assert not offered(main("invader", {"price_cut": "this_turn"}, hand="kraken"), "play kraken")


@pytest.mark.rule("invaders-28")
def test_card_zone_cut_and_first_discard_in_this_order_and_unseen_until_then() -> None:
    s = main("invader", hand="kraken squid pyramid")
    public = game().view(s, SPECTATOR).facts()
    mankind = game().view(s, 0).facts()
    for text, then in (
        ("play kraken", ["in pacific-rim", "in eurasia", "in africa", "back"]),
        ("in eurasia", ["full price", "cut discard", "cut drain", "back"]),
        ("full price", ["discard squid", "discard pyramid", "back"]),
    ):
        play(s, text)
        assert options(s) == then
        assert game().view(s, SPECTATOR).facts() == public
        assert game().view(s, 0).facts() == mankind
    play(s, "discard pyramid")
    assert discard(s, "invader") == "pyramid squid squid"


@pytest.mark.rule("invaders-28")
def test_a_play_can_be_taken_back_until_the_first_card_is_paid() -> None:
    s = main("invader", hand="kraken squid squid")
    before = options(s)
    play(s, "play kraken", "in eurasia", "full price", "back")
    assert (options(s), hand(s, "invader")) == (before, "kraken squid squid")
    play(s, "play kraken", "in africa")
    assert options(s) == ["full price", "cut discard", "cut drain", "back"]


@pytest.mark.rule("invaders-28")
def test_after_the_first_discard_there_is_no_way_back() -> None:
    s = play(main("mankind", hand="norad mako mako shanty shanty ramses"), "play norad", "in africa", "discard mako")
    assert "back" not in options(s)


@pytest.mark.rule("invaders-28")
def test_twenty_plays_a_turn_may_be_taken_back() -> None:
    s = main("mankind", hand="ramses")
    for _ in range(TAKEBACKS):
        play(s, "play ramses", "back")
    play(s, "play ramses")
    assert options(s) == ["in pacific-rim", "in eurasia", "in africa"]
    assert why(s, "back").rule == "invaders-28"


@pytest.mark.rule("invaders-28")
def test_targets_of_a_one_shot_are_named_before_it_is_paid() -> None:
    s = main("invader", hand="hunger squid nanobots", mankind={"eurasia": "mako saladin"})
    play(s, "play nanobots")
    assert options(s) == ["mankind eurasia 1", "mankind eurasia 2", "mankind africa 1", "back"]


@pytest.mark.rule("invaders-29")
def test_a_card_does_not_pay_for_itself() -> None:
    assert not offered(main("mankind", hand="mako"), "play mako")
    s = play(main("mankind", hand="mako mako"), "play mako", "in africa")
    assert options(s) == ["discard mako", "back"]


@pytest.mark.rule("invaders-29")
def test_a_one_shot_is_not_among_the_cards_that_it_shuffles_in_but_its_price_is() -> None:
    more = '[[mankind]]\nid = "salvage"\ntypes = ["aid"]\ndiscard = 1\none_shot = [{ discard_to_deck = 2 }]'
    s = main("mankind", hand="salvage mako", discard="norad shanty", deck="", more=more)
    play(s, "play salvage", "discard mako")
    assert discard(s, "mankind") == "norad salvage"


@pytest.mark.rule("invaders-30")
def test_cards_with_power_are_laid_in_a_zone_with_a_free_slot() -> None:
    s = main("invader", hand="pyramid", invader={"africa": "squid squid squid squid", "eurasia": "squid squid squid"})
    play(s, "play pyramid")
    assert options(s) == ["in pacific-rim", "in eurasia", "back"]
    assert why(s, "in africa").rule == "invaders-30"


@pytest.mark.rule("invaders-30")
def test_the_invader_with_twelve_cards_out_lays_none() -> None:
    s = main("invader", hand="pyramid nanobots", invader=FULL)
    assert not offered(s, "play pyramid")
    assert offered(s, "play nanobots")
    assert why(s, "play pyramid").rule == "invaders-30"


@pytest.mark.rule("invaders-31")
def test_mankind_makes_room_by_a_sacrifice_where_four_slots_are_full() -> None:
    s = main("mankind", hand="ramses", mankind={"eurasia": "mako saladin shanty norad"})
    play(s, "play ramses", "in eurasia")
    assert options(s) == [*(f"mankind eurasia {n}" for n in (1, 2, 3, 4)), "back"]
    play(s, "mankind eurasia 2")
    assert (lying(s, "mankind", "eurasia"), discard(s, "mankind")) == ("mako shanty norad ramses", "saladin")


@pytest.mark.rule("invaders-31")
def test_there_is_no_sacrifice_where_there_is_room() -> None:
    s = play(main("mankind", hand="ramses", mankind={"eurasia": "mako saladin shanty"}), "play ramses", "in eurasia")
    assert lying(s, "mankind", "eurasia") == "mako saladin shanty ramses"


@pytest.mark.rule("invaders-31")
def test_a_cancelled_play_does_not_bring_the_sacrifice_back() -> None:
    table = {"eurasia": "mako saladin shanty norad"}
    s = main("mankind", hand="ramses", other_hand="static", mankind=table)
    play(s, "play ramses", "in eurasia", "mankind eurasia 2", "play static")
    assert (lying(s, "mankind", "eurasia"), discard(s, "mankind")) == ("mako shanty norad", "saladin ramses")


@pytest.mark.rule("invaders-31")
def test_as_an_option_room_is_made_only_when_the_card_comes() -> None:
    table = {"eurasia": "mako saladin shanty norad"}
    s = main("mankind", {"room_when_cancelled": "kept"}, hand="ramses", other_hand="static", mankind=table)
    play(s, "play ramses", "in eurasia", "mankind eurasia 2")
    t = s.clone()
    play(s, "play static")
    assert (lying(s, "mankind", "eurasia"), discard(s, "mankind")) == ("mako saladin shanty norad", "ramses")
    play(t, "pass")
    assert (lying(t, "mankind", "eurasia"), discard(t, "mankind")) == ("mako shanty norad ramses", "saladin")


@pytest.mark.rule("invaders-32")
def test_a_hero_sacrificed_for_room_is_followed_in_another_zone() -> None:
    s = main("mankind", hand="ramses", mankind={"africa": "alexus mako shanty norad"})
    play(s, "play ramses", "in africa", "mankind africa 1", "deal osei")
    assert options(s) == ["in pacific-rim", "in eurasia"]
    assert why(s, "in africa").rule == "invaders-32"
    play(s, "in eurasia")
    assert (lying(s, "mankind", "africa"), lying(s, "mankind", "eurasia")) == ("mako shanty norad ramses", "osei")


@pytest.mark.rule("invaders-32")
def test_without_room_elsewhere_the_hero_cannot_be_chosen() -> None:
    full = "mako mako mako mako"
    s = main("mankind", hand="ramses", mankind={"africa": "alexus mako mako mako", "eurasia": full, "pacific-rim": full})
    play(s, "play ramses", "in africa")
    assert "mankind africa 1" not in options(s)
    assert why(s, "mankind africa 1").rule == "invaders-40"


@pytest.mark.rule("invaders-33")
def test_nobody_sacrifices_at_will() -> None:
    s = main("mankind", mankind={"africa": "alexus mako mako mako"})
    assert not offered(s, "mankind africa")
    s = main("invader", hand="pyramid", invader={"africa": "squid squid squid squid"})
    assert "in africa" not in options(play(s, "play pyramid"))


@pytest.mark.rule("invaders-35")
def test_targets_of_an_entering_card_are_chosen_when_it_has_entered() -> None:
    s = main("invader", hand="legions", other_hand="jamming mako", mankind={"africa": "alexus mako", "eurasia": "ramses"})
    play(s, "play legions", "in africa")
    assert (asks(s), options(s)) == ("mankind", ["play jamming", "pass"])
    play(s, "pass")
    assert (asks(s), options(s)) == ("invader", ["mankind africa 1", "mankind africa 2"])


@pytest.mark.rule("invaders-35")
def test_a_target_that_has_gone_is_skipped() -> None:
    more = (
        '[[invader]]\nid = "twice"\ntypes = ["alien"]\none_shot = [{ destroy = 1, of = { types = ["location"] } }, '
        '{ destroy = 1, of = { side = "mankind", types = ["location", "tech"] } }]'
    )
    s = main("invader", hand="twice", mankind={"eurasia": "norad shield", "pacific-rim": "archive"}, more=more)
    s.laws = 0
    play(s, "play twice", "mankind pacific-rim 1", "mankind pacific-rim 1")
    assert discard(s, "mankind") == "archive"


@pytest.mark.rule("invaders-36")
def test_surcharges_and_reductions_never_go_below_0() -> None:
    s = main("mankind", hand="archive engineers", mankind={"eurasia": "rails"}, invader={"africa": "beacon"}, lowered=(1, 0, 0))
    play(s, "play engineers", "deal ramses")
    assert discard(s, "mankind") == "ramses engineers"
    play(s, "play archive", "in africa")
    assert lying(s, "mankind", "africa") == "alexus archive"
    s = play(main("mankind", hand="norad mako mako mako mako", mankind={"eurasia": "rails"}), "play norad", "in africa")
    play(s, *["discard mako"] * 4)
    assert lying(s, "mankind", "africa") == "alexus norad"


@pytest.mark.rule("invaders-37")
def test_a_new_hero_is_not_paid_for() -> None:
    s = play(main("mankind", hand="mako"), "strategy retribution-alpha", "deal osei", "in africa")
    assert hand(s, "mankind") == "mako"


@pytest.mark.rule("invaders-38")
def test_what_would_change_nothing_cannot_be_played() -> None:
    s = main("mankind", hand="missile engineers")
    assert not offered(s, "play")
    assert (why(s, "play missile").rule, why(s, "play engineers").rule) == ("invaders-38", "invaders-38")


@pytest.mark.rule("invaders-38")
def test_with_several_parts_one_is_enough() -> None:
    more = '[[invader]]\nid = "mud"\ntypes = ["alien"]\npower = 1\nwhile_in_play = [{ forbid = "move" }]'
    s = main("mankind", hand="convoy", mankind={"africa": "alexus"}, invader={"africa": "mud"}, more=more)
    assert offered(s, "play convoy")  # nothing can be moved, but a card may be drawn
    s = main("mankind", hand="levy", mankind={"africa": "alexus"})
    assert offered(s, "play levy")


@pytest.mark.rule("invaders-38")
def test_a_price_is_no_part_for_which_a_card_is_played() -> None:
    more = (
        '[[mankind]]\nid = "sortie"\ntypes = ["skull"]\n'
        'one_shot = [{ sacrifice = 1, of = { types = ["defender"] }, price = true }, { destroy = 1, of = { side = "invader" } }]'
    )
    s = main("mankind", hand="sortie", mankind={"africa": "alexus mako"}, more=more)
    assert why(s, "play sortie").rule == "invaders-38"
    assert offered(main("mankind", hand="sortie", invader={"africa": "squid"}, more=more), "play sortie")
    s = main("mankind", hand="levy", mankind={"africa": "alexus mako"}, invader={"africa": "gravity"})
    assert why(s, "play levy").rule == "invaders-38"


@pytest.mark.rule("invaders-38")
def test_as_an_option_cards_are_played_in_vain() -> None:
    s = play(main("mankind", {"empty_plays": "yes"}, hand="missile"), "play missile", "deal ramses")
    assert discard(s, "mankind") == "ramses missile"


@pytest.mark.rule("invaders-39")
def test_as_much_as_possible_must_be_done_even_to_ones_own_harm() -> None:
    s = main("invader", hand="thing", mankind={"africa": "alexus"}, carried_out="chainmail")
    play(s, "play thing", "deal osei", "in africa")
    assert lying(s, "mankind", "africa") == "osei"
    s = main("invader", hand="culling", mankind={"africa": "alexus norad", "eurasia": "archive shanty"})
    play(s, "play culling")
    assert discard(s, "mankind") == "archive shanty norad"


@pytest.mark.rule("invaders-39")
def test_what_says_may_is_asked() -> None:
    s = main("mankind", hand="convoy", mankind={"africa": "alexus"})
    play(s, "play convoy")
    assert options(s) == ["do it", "done"]
    t = s.clone()
    assert hand(play(s, "done"), "mankind") == ""
    assert hand(play(t, "do it"), "mankind") == "ramses"


@pytest.mark.rule("invaders-39")
def test_what_cannot_be_done_is_not_asked_though_it_says_may() -> None:
    more = '[[mankind]]\nid = "quarters"\ntypes = ["location"]\npower = 1\nenters = [{ draw = 1, may = true }]'
    s = main("mankind", hand="quarters", invader={"africa": "gravity"}, more=more)
    assert "do it" not in options(play(s, "play quarters", "in africa"))
    more = '[[mankind]]\nid = "muster"\ntypes = ["aid"]\none_shot = [{ ops_token = 1 }, { redraw = true, may = true }]'
    s = main("mankind", hand="muster mako", more=more)
    assert options(play(s, "play muster")) == ["do it", "done"]
    s = main("mankind", hand="muster", more=more)
    assert "do it" not in options(play(s, "play muster"))


@pytest.mark.rule("invaders-39")
def test_a_choice_that_says_may_can_be_ended() -> None:
    more = '[[invader]]\nid = "raid"\ntypes = ["alien"]\none_shot = [{ destroy = 2, of = { side = "mankind" }, may = true }]'
    s = main("invader", hand="raid", mankind={"eurasia": "mako ramses shanty"}, more=more)
    play(s, "play raid", "mankind eurasia 1", "done")
    assert discard(s, "mankind") == "mako"


@pytest.mark.rule("invaders-40")
def test_the_text_decides_who_chooses() -> None:
    s = main("invader", hand="hunger squid", mankind={"eurasia": "mako norad"})
    play(s, "play hunger", "full price", "discard squid")
    assert (asks(s), options(s)) == ("mankind", ["mankind eurasia 1", "mankind eurasia 2", "mankind africa 1"])
    play(s, "mankind eurasia 1")
    assert discard(s, "mankind") == "mako"


@pytest.mark.rule("invaders-41")
def test_a_discard_grows_on_top_and_keeps_its_order() -> None:
    s = main("mankind", hand="norad shanty mako ramses archive jamming", discard="saladin")
    play(s, "play norad", "in africa", "discard mako", "discard archive", "discard shanty", "discard jamming", "discard ramses")
    assert discard(s, "mankind") == "saladin mako archive shanty jamming ramses"


@pytest.mark.rule("invaders-42")
def test_cards_enter_with_their_tokens() -> None:
    s = play(main("mankind", hand="minefield"), "play minefield", "in africa")
    assert [piece.tokens for piece in pieces(s, "mankind", "africa")] == [0, 3]
    assert piece(s, "minefield").power == 0


@pytest.mark.rule("invaders-39")
def test_a_move_that_says_may_is_asked_even_with_one_card_to_move() -> None:
    more = '[[mankind]]\nid = "march"\ntypes = ["aid"]\none_shot = [{ move = 1, may = true }, { draw = 1 }]'
    s = play(main("mankind", hand="march", more=more), "play march")
    assert options(s) == ["mankind africa 1", "done", "back"]
    play(s, "done")
    assert (lying(s, "mankind", "africa"), hand(s, "mankind")) == ("alexus", "ramses")
