"""Using cards in play, and every verb that the other chapters do not use."""

from __future__ import annotations

import pytest

from tests.games.invaders.position import after_turn, deck, discard, hand, lying, main, offered, options, piece, play, why


@pytest.mark.rule("invaders-43")
def test_each_ability_once_a_turn_also_in_the_turn_in_which_the_card_came() -> None:
    s = main("mankind", hand="archive mako mako", discard="norad shanty")
    play(s, "play archive", "in africa", "use africa 2")
    assert (deck(s, "mankind").count("norad"), offered(s, "use africa 2")) == (1, ["use africa 2 second"])
    assert why(s, "use africa 2").rule == "invaders-43"
    play(s, "use africa 2 second", "discard mako")
    assert (hand(s, "mankind"), discard(s, "mankind")) == ("mako norad", "mako")
    assert not offered(s, "use africa 2")


@pytest.mark.rule("invaders-43")
def test_a_card_that_comes_again_is_a_new_card() -> None:
    s = main("invader", hand="anthraxus", invader={"africa": "anthraxus"})
    play(s, "use africa 1", "play anthraxus", "in africa")
    assert offered(s, "use") == ["use africa 2"]


@pytest.mark.rule("invaders-44")
@pytest.mark.rule("invaders-42")
def test_tokens_are_spent_as_often_as_there_are_some_and_the_card_allows() -> None:
    s = main("mankind", mankind={"africa": "alexus minefield"})
    play(s, "use africa 2", "use africa 2")
    assert (discard(s, "invader"), piece(s, "minefield").tokens) == ("squid squid", 1)
    assert why(s, "use africa 2").rule == "invaders-42"
    after_turn(after_turn(s))
    play(s, "use africa 2")
    assert why(s, "use africa 2").rule == "invaders-44"


@pytest.mark.rule("invaders-45")
def test_a_card_that_says_so_is_discarded_when_it_has_been_used() -> None:
    s = main("mankind", mankind={"africa": "alexus charge"}, invader={"africa": "squid", "eurasia": "medusa"})
    play(s, "use africa 2")
    assert (discard(s, "mankind"), discard(s, "invader")) == ("charge", "squid")


@pytest.mark.rule("invaders-27")
def test_an_ability_with_a_price_must_be_payable() -> None:
    s = main("mankind", mankind={"africa": "alexus archive"})
    assert not offered(s, "second")
    assert why(s, "use africa 2 second").rule == "invaders-27"


@pytest.mark.rule("invaders-79")
def test_power_tokens_on_cards() -> None:
    s = play(main("mankind", hand="medals", mankind={"africa": "alexus mako"}), "play medals", "mankind africa 2")
    assert piece(s, "mako").power == 2
    s = main("invader", hand="spores", mankind={"africa": "alexus shanty ramses"})
    play(s, "play spores", "mankind africa 2", "mankind africa 3")
    assert (piece(s, "shanty").power, piece(s, "ramses").power, piece(s, "alexus").power) == (-1, -1, 0)
    assert lying(s, "mankind", "africa") == "alexus shanty ramses"
    s = main("mankind", hand="medals medals", mankind={"africa": "alexus mako+1"})
    play(s, "play medals", "mankind africa 2", "play medals", "mankind africa 2")
    assert piece(s, "mako").power == 5


FULL = {"pacific-rim": "mako mako mako mako", "eurasia": "ramses ramses ramses shanty", "africa": "alexus mako saladin norad"}


@pytest.mark.rule("invaders-81")
def test_what_has_nowhere_to_go_is_a_target_all_the_same() -> None:
    s = main("invader", hand="spores", mankind=FULL)
    assert len([text for text in options(play(s, "play spores")) if text.startswith("mankind")]) == 12
    more = '[[mankind]]\nid = "shove"\ntypes = ["aid"]\none_shot = [{ move = 1, of = { side = "invader" } }]'
    invader = dict.fromkeys(FULL, "squid squid squid squid")
    assert "play shove" not in options(main("mankind", hand="shove", invader=invader, more=more))
    assert "play shove" in options(main("mankind", hand="shove", invader={**invader, "africa": "squid"}, more=more))


@pytest.mark.rule("invaders-61")
def test_some_cards_add_tokens_to_the_ops_centre() -> None:
    assert play(main("mankind", hand="airlift", ops=1), "play airlift").ops == 3


@pytest.mark.rule("invaders-78")
def test_tokens_come_off_a_zone() -> None:
    s = main("mankind", hand="engineers", lowered=(0, 3, 1))
    play(s, "play engineers")
    assert options(s) == ["in eurasia", "in africa", "back"]
    assert play(s, "in eurasia").lowered == (0, 1, 1)


@pytest.mark.rule("invaders-78")
def test_an_ability_lowers_its_own_zone() -> None:
    s = play(main("invader", invader={"africa": "siege"}), "use africa 1")
    assert s.lowered == (0, 0, 1)


@pytest.mark.rule("invaders-92")
def test_a_condition_looks_for_a_card_in_play() -> None:
    assert discard(play(main("invader", hand="scouts"), "play scouts"), "mankind") == "ramses"
    s = main("invader", hand="scouts", invader={"africa": "anthraxus"})
    assert discard(play(s, "play scouts"), "mankind") == "ramses ramses ramses"


CONDITIONS = """
[[invader]]
id = "engine"
types = ["alien-tech"]
power = 0
tokens = 2
use = [
    { do = [{ drain = 1, who = "opponent", only_if = { tokens = 3 } }] },
    { do = [{ drain = 2, who = "opponent", only_if = { zone_power = 3 } }] },
    { do = [{ drain = 3, who = "opponent", only_if = { in_play = { keywords = ["tank"], opposing = true }, at_least = 2 } }] },
]
"""


@pytest.mark.rule("invaders-38")
def test_conditions_of_tokens_zone_and_number() -> None:
    s = main("invader", invader={"eurasia": "engine"}, mankind={"eurasia": "leopard"}, more=CONDITIONS)
    assert not offered(s, "use")
    s = main(
        "invader", invader={"eurasia": "engine:3"}, lowered=(0, 2, 0), mankind={"eurasia": "leopard leopard"}, more=CONDITIONS
    )
    assert offered(s, "use") == ["use eurasia 1", "use eurasia 1 second", "use eurasia 1 third"]
    assert len(discard(play(s, "use eurasia 1", "use eurasia 1 second", "use eurasia 1 third"), "mankind").split()) == 6
