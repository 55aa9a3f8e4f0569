"""Answers: cancelling, preventing, and windows that tell nothing of a hand."""

from __future__ import annotations

import pytest

from tests.games.invaders.position import asks, discard, game, hand, lying, main, options, piece, play, turn, why


@pytest.mark.rule("invaders-46")
@pytest.mark.rule("invaders-48")
def test_a_cancelled_card_is_paid_for_and_does_nothing() -> None:
    s = main("invader", hand="medusa squid squid", other_hand="jamming ramses")
    play(s, "play medusa", "in africa", "full price", "discard squid", "discard squid", "play jamming", "discard ramses")
    assert lying(s, "invader", "africa") == ""
    assert (discard(s, "invader"), discard(s, "mankind")) == ("squid squid medusa", "ramses jamming")


@pytest.mark.rule("invaders-46")
def test_both_sides_cancel() -> None:
    s = main("mankind", hand="ramses", other_hand="static")
    play(s, "play ramses", "in africa")
    assert (asks(s), options(s)) == ("invader", ["play static", "pass"])
    play(s, "play static", "deal squid")
    assert (discard(s, "mankind"), discard(s, "invader")) == ("ramses", "squid static")


@pytest.mark.rule("invaders-47")
def test_the_first_pass_ends_the_chain_and_the_first_card_gets_no_second_window() -> None:
    s = main("invader", hand="pyramid static squid", other_hand="jamming jamming ramses mako", other_deck="ramses")
    play(s, "play pyramid", "in africa", "play jamming", "discard ramses", "play static")
    assert (asks(s), options(s)) == ("mankind", ["play jamming", "pass"])
    play(s, "pass")
    assert (lying(s, "invader", "africa"), asks(s)) == ("pyramid", "invader")


@pytest.mark.rule("invaders-47")
@pytest.mark.rule("invaders-49")
def test_with_three_answers_the_first_card_is_cancelled() -> None:
    s = main("invader", hand="pyramid static squid", other_hand="jamming jamming ramses mako")
    play(s, "play pyramid", "in africa", "play jamming", "discard ramses", "play static", "play jamming", "discard mako")
    assert lying(s, "invader", "africa") == ""
    assert discard(s, "mankind") == "ramses mako jamming jamming"
    assert discard(s, "invader") == "squid static pyramid"


@pytest.mark.rule("invaders-50")
def test_some_cards_cancel_only_some() -> None:
    s = main("invader", hand="squid pyramid", other_hand="flak")
    t = s.clone()
    assert options(play(s, "play squid", "in africa")) == ["play flak", "pass"]
    assert asks(play(t, "play pyramid", "in africa")) == "invader"


@pytest.mark.rule("invaders-50")
def test_abilities_are_cancelled_by_what_names_them_or_by_an_option() -> None:
    table = {"africa": "alexus minefield"}
    s = main("mankind", mankind=table, other_hand="static")
    assert (asks(play(s, "use africa 2")), discard(s, "invader")) == ("mankind", "squid")
    s = main("mankind", mankind=table, other_hand="silence squid")
    assert options(play(s, "use africa 2")) == ["play silence", "pass"]
    play(s, "play silence", "discard squid")
    assert (discard(s, "invader"), piece(s, "minefield").tokens) == ("squid silence", 2)
    s = main("mankind", {"cancel_abilities": "yes"}, mankind=table, other_hand="static")
    assert options(play(s, "use africa 2")) == ["play static", "pass"]


@pytest.mark.rule("invaders-50")
def test_strategies_cannot_be_cancelled() -> None:
    s = main("invader", {"cancel_abilities": "yes"}, hand="squid", other_hand="jamming ramses")
    assert asks(play(s, "strategy harvest")) == "invader"


@pytest.mark.rule("invaders-51")
def test_a_window_opens_whether_or_not_the_hand_holds_an_answer() -> None:
    for held in ("jamming ramses", "ramses ramses"):
        s = main("invader", hand="pyramid", other_hand=held, other_deck="jamming ramses")
        assert asks(play(s, "play pyramid", "in africa")) == "mankind"


@pytest.mark.rule("invaders-51")
def test_no_window_opens_where_everybody_knows_that_there_is_no_answer() -> None:
    for held, deck in (("ramses ramses", "ramses"), ("jamming", "jamming ramses"), ("", "jamming ramses")):
        s = main("invader", hand="pyramid", other_hand=held, other_deck=deck)
        assert asks(play(s, "play pyramid", "in africa")) == "invader"


@pytest.mark.rule("invaders-51")
def test_a_deck_too_small_for_the_price_leaves_no_answer() -> None:
    s = main("mankind", hand="ramses", other_hand="static", other_deck="")
    assert asks(play(s, "play ramses", "in africa")) == "mankind"


@pytest.mark.rule("invaders-51")
def test_drain_windows_open_by_what_everybody_knows_too() -> None:
    s = main("invader", invader={"africa": "anthraxus"}, other_hand="mako", other_deck="guerrillas ramses")
    assert options(play(s, "use africa 1")) == ["pass"]
    s = main("invader", invader={"africa": "anthraxus"}, other_hand="", other_deck="guerrillas ramses")
    assert asks(play(s, "use africa 1")) == "invader"


@pytest.mark.rule("invaders-52")
def test_the_price_cut_is_not_for_answers() -> None:
    s = main("invader", hand="scouts silence", other_hand="jamming ramses", marker=6)
    play(s, "play scouts", "play jamming", "discard ramses")
    assert (asks(s), s.marker) == ("invader", 6)
    s = main("invader", hand="scouts silence squid", other_hand="jamming ramses", marker=6)
    play(s, "play scouts", "play jamming", "discard ramses", "play silence")
    assert options(s) == ["discard squid"]


@pytest.mark.rule("invaders-53")
def test_one_window_for_each_drain_with_cards_until_nothing_is_left() -> None:
    s = main("invader", hand="scouts", invader={"africa": "anthraxus"}, other_hand="sandbags guerrillas guerrillas")
    play(s, "play scouts")
    assert options(s) == ["play guerrillas", "play sandbags", "pass"]
    play(s, "play sandbags")
    assert options(s) == ["play guerrillas", "pass"]  # the second instruction: two cards
    play(s, "play guerrillas")
    assert (discard(s, "mankind"), asks(s), s.drained) == ("sandbags guerrillas", "invader", False)


@pytest.mark.rule("invaders-53")
def test_some_cards_are_prevented_and_the_rest_is_drained() -> None:
    s = main("invader", invader={"pacific-rim": "medusa medusa"}, other_hand="sandbags", other_deck="ramses " * 9)
    play(s, "end turn", "play sandbags")
    assert discard(s, "mankind").split().count("ramses") == 5


@pytest.mark.rule("invaders-53")
def test_after_a_prevention_card_another_may_follow() -> None:
    s = main("invader", invader={"pacific-rim": "medusa medusa"}, other_hand="sandbags sandbags norad", other_deck="ramses " * 9)
    play(s, "end turn", "play sandbags")
    assert (asks(s), options(s), int(s.due)) == ("mankind", ["play sandbags", "pass"], 5)
    play(s, "play sandbags")
    assert discard(s, "mankind").split().count("ramses") == 3


@pytest.mark.rule("invaders-53")
def test_a_prevention_card_can_be_cancelled() -> None:
    s = main("invader", invader={"africa": "anthraxus"}, hand="static", other_hand="guerrillas")
    play(s, "use africa 1", "play guerrillas", "play static")
    assert (discard(s, "mankind"), discard(s, "invader")) == ("guerrillas ramses", "squid static")


@pytest.mark.rule("invaders-53")
def test_the_invader_prevents_drains_too() -> None:
    s = main("mankind", mankind={"africa": "alexus minefield"}, other_hand="carapace")
    play(s, "use africa 2", "play carapace")
    assert discard(s, "invader") == "carapace"


@pytest.mark.rule("invaders-54")
def test_tokens_protect_one_for_one_in_both_turns_and_against_draws() -> None:
    s = main("invader", invader={"pacific-rim": "medusa"}, mankind={"africa": "alexus rushmore"})
    play(s, "end turn", "spend africa 2", "pass")
    assert (discard(s, "mankind"), piece(s, "rushmore").tokens) == ("ramses", 7)
    assert (asks(s), options(s)) == ("mankind", ["spend africa 2", "pass"])  # the two cards of the draw phase
    play(s, "spend africa 2", "pass")
    assert (hand(s, "mankind"), piece(s, "rushmore").tokens) == ("ramses", 6)


@pytest.mark.rule("invaders-54")
def test_tokens_are_spent_as_far_as_the_card_allows() -> None:
    more = (
        '[[mankind]]\nid = "vault"\ntypes = ["location"]\npower = 0\ntokens = 4\n'
        "answer = { protect = true, at_most_tokens_a_turn = 1 }"
    )
    s = turn("mankind", mankind={"africa": "alexus vault"}, more=more)
    play(s, "spend africa 2", "deal ramses")
    assert (asks(s), piece(s, "vault").tokens) == ("mankind", 3)


@pytest.mark.rule("invaders-93")
@pytest.mark.rule("invaders-54")
def test_tokens_of_a_card_that_cannot_be_used_do_not_protect() -> None:
    table = {"africa": "alexus rushmore"}
    s = play(main("invader", hand="scouts", invader={"africa": "dread"}, mankind=table), "play scouts")
    assert (discard(s, "mankind"), piece(s, "rushmore").tokens) == ("ramses", 8)
    tanks = {"africa": "dread squid"}
    s = main("mankind", {"tokens_pay_costs": "yes"}, hand="missile", mankind=table, invader=tanks, deck="")
    assert why(s, "play missile").rule == "invaders-27"


@pytest.mark.rule("invaders-27")
def test_a_card_is_not_sacrificed_for_room_whose_tokens_must_pay() -> None:
    more = '[[mankind]]\nid = "outpost"\ntypes = ["location"]\npower = 1\ndrain = 1'
    table = {"eurasia": "rushmore:1 mako mako mako"}
    for cards, kept, place in (("", "lost", 2), ("ramses", "lost", 1), ("", "kept", 1)):
        rules = {"tokens_pay_costs": "yes", "room_when_cancelled": kept}
        s = main("mankind", rules, hand="outpost", mankind=table, deck=cards, more=more)
        play(s, "play outpost", "in eurasia")
        assert options(s)[0] == f"mankind eurasia {place}"
    s = main("mankind", {"tokens_pay_costs": "yes"}, hand="outpost", mankind=table, deck="", more=more)
    play(s, "play outpost", "in eurasia", "mankind eurasia 2", "spend eurasia 1")
    assert lying(s, "mankind", "eurasia") == "rushmore mako mako outpost"


@pytest.mark.rule("invaders-54")
def test_tokens_do_not_pay_for_prices_but_as_an_option() -> None:
    table = {"africa": "alexus rushmore:1"}
    s = main("mankind", hand="missile", mankind=table, invader={"africa": "squid"}, deck="")
    assert why(s, "play missile").rule == "invaders-27"
    s = main("mankind", {"tokens_pay_costs": "yes"}, hand="missile", mankind=table, invader={"africa": "squid"}, deck="")
    play(s, "play missile", "spend africa 2")
    assert (discard(s, "invader"), piece(s, "rushmore").tokens) == ("squid", 0)
    s = main("mankind", {"tokens_pay_costs": "yes"}, hand="missile", mankind=table, invader={"africa": "squid"})
    play(s, "play missile", "pass")
    assert (discard(s, "mankind"), piece(s, "rushmore").tokens) == ("ramses missile", 1)


@pytest.mark.rule("invaders-54")
def test_tokens_do_not_replace_a_redraw() -> None:
    s = main("mankind", hand="mako norad", mankind={"africa": "alexus rushmore"}, deck="")
    play(s, "strategy clean-up")
    assert (hand(s, "mankind"), piece(s, "rushmore").tokens) == ("mako norad", 8)


@pytest.mark.rule("invaders-55")
def test_what_befalls_both_befalls_the_player_first_whose_turn_it_is() -> None:
    s = main("invader", hand="plague", deck="squid medusa kraken", other_deck="ramses norad mako")
    play(s, "play plague", "deal medusa", "deal squid", "deal norad")
    assert (discard(s, "invader"), discard(s, "mankind")) == ("medusa squid", "norad")


@pytest.mark.rule("invaders-51")
@pytest.mark.rule("invaders-20")
def test_what_is_asked_is_the_same_for_every_hand_that_cannot_be_told_apart() -> None:
    one = main("invader", hand="pyramid", other_hand="jamming ramses", other_deck="ramses norad")
    other = main("invader", hand="pyramid", other_hand="norad ramses", other_deck="jamming ramses")
    for s in (one, other):
        play(s, "play pyramid", "in africa")
    assert game().view(one, 1).facts() == game().view(other, 1).facts()
