"""The attack phase, the drain check, zones and their tokens."""

from __future__ import annotations

import pytest

from rubizh.games.invaders.rules.board import strength
from tests.games.invaders.position import after_turn, asks, discard, lying, main, offered, options, play

MANY = "ramses " * 20


@pytest.mark.rule("invaders-71")
def test_zones_are_attacked_from_pacific_rim_to_africa_with_a_window_each() -> None:
    table = {"pacific-rim": "medusa", "africa": "medusa"}
    s = main("invader", invader=table, mankind={"eurasia": "alexus", "africa": ""}, other_hand="sandbags", other_deck=MANY)
    play(s, "end turn")
    assert (options(s), s.due) == (["play sandbags", "pass"], 2)
    play(s, "pass")
    assert (s.due, len(s.discards[0])) == (1, 2)


@pytest.mark.rule("invaders-71")
def test_each_zone_is_added_up_when_its_turn_comes() -> None:
    s = main("invader", invader={"eurasia": "medusa"}, mankind={"eurasia": "alexus", "africa": ""}, other_deck=MANY)
    s.lowered = (0, 4, 0)
    play(s, "end turn")
    assert len(s.discards[0]) == 2  # 5 against 2 + 1


@pytest.mark.rule("invaders-72")
def test_sums_may_be_negative_and_an_empty_side_attacks_with_0() -> None:
    s = main("invader", mankind={"pacific-rim": "minefield minefield"}, lowered=(3, 0, 0), other_deck=MANY)
    s.lowered = (3, 0, 0)
    play(s, "end turn")
    assert len(s.discards[0]) == 2


@pytest.mark.rule("invaders-73")
def test_equal_power_does_nothing() -> None:
    s = main("invader", invader={"pacific-rim": "kraken"}, other_deck=MANY)
    assert len(play(s, "end turn").discards[0]) == 0


@pytest.mark.rule("invaders-74")
def test_a_turned_hero_adds_neither_power_nor_tokens() -> None:
    s = main("invader", mankind={"africa": "alexus!+2 mako"})
    assert strength(s, 2) == 2
    s = main("invader", mankind={"africa": "alexus+2 mako"})
    assert strength(s, 2) == 6


@pytest.mark.rule("invaders-74")
def test_the_text_of_a_turned_hero_works() -> None:
    s = main("mankind", mankind={"africa": "alexus!"})
    assert offered(s, "use africa 1")


@pytest.mark.rule("invaders-75")
def test_without_a_card_drained_the_marker_goes_down() -> None:
    assert play(main("invader", marker=6), "end turn").marker == 5
    assert play(main("invader", marker=6, invader={"pacific-rim": "medusa"}), "end turn").marker == 6


@pytest.mark.rule("invaders-76")
def test_a_card_drained_in_the_main_phase_counts() -> None:
    s = play(main("invader", marker=6, invader={"africa": "anthraxus"}), "use africa 1", "end turn")
    assert s.marker == 6


@pytest.mark.rule("invaders-76")
def test_mankinds_price_for_an_answer_does_not_count_nor_does_a_weaker_zone() -> None:
    more = '[[mankind]]\nid = "veto"\ntypes = ["aid"]\ndrain = 1\nanswer = { cancel = true }'
    s = main("invader", hand="squid quake", other_hand="veto", marker=6, more=more)
    play(s, "play squid", "in africa", "play veto", "deal ramses", "play quake", "in africa", "end turn")
    assert (s.marker, discard(s, "mankind")) == (5, "ramses veto")


@pytest.mark.rule("invaders-76")
def test_what_was_drained_in_another_turn_does_not_count() -> None:
    s = play(main("invader", marker=6, invader={"africa": "anthraxus"}, other_deck=MANY), "use africa 1")
    after_turn(after_turn(s))
    assert play(s, "end turn").marker == 5


@pytest.mark.rule("invaders-77")
def test_the_narcissus_gives_mankind_one_attack_without_the_zones_power() -> None:
    s = main("mankind", hand="narcissus", mankind={"africa": "alexus"}, invader={"africa": "squid"}, other_deck="squid " * 9)
    play(s, "play narcissus", "in africa", "end turn")
    assert len(s.discards[1]) == 3  # 2 + 3 against 2
    after_turn(s)
    assert len(after_turn(s).discards[1]) == 3


@pytest.mark.rule("invaders-77")
def test_as_an_option_the_zones_power_counts() -> None:
    table = {"africa": "squid"}
    option = {"mankind_attack": "with_zone"}
    s = main("mankind", option, hand="narcissus", invader=table, other_deck="squid " * 20)
    play(s, "play narcissus", "in africa", "end turn")
    assert len(s.discards[1]) == 7


@pytest.mark.rule("invaders-77")
def test_the_invader_may_prevent_that_drain_and_a_weaker_mankind_does_nothing() -> None:
    s = main("mankind", hand="narcissus", other_hand="carapace")
    assert options(play(s, "play narcissus", "in pacific-rim", "end turn")) == ["play carapace", "pass"]
    s = main("mankind", hand="narcissus", invader={"pacific-rim": "medusa"})
    assert len(play(s, "play narcissus", "in pacific-rim", "end turn").discards[1]) == 0


@pytest.mark.rule("invaders-78")
def test_a_zone_never_falls_below_0_and_takes_no_token_at_0() -> None:
    s = main("invader", hand="quake", lowered=(2, 0, 0))
    assert play(s, "play quake", "in pacific-rim").lowered == (3, 0, 0)
    s = main("invader", hand="quake", lowered=(3, 0, 0))
    assert options(play(s, "play quake")) == ["in eurasia", "in africa", "back"]


@pytest.mark.rule("invaders-78")
def test_a_weaker_zone_is_weaker_in_the_attack() -> None:
    s = main("invader", invader={"pacific-rim": "kraken"}, lowered=(2, 0, 0), other_deck=MANY)
    assert len(play(s, "end turn").discards[0]) == 2


@pytest.mark.rule("invaders-79")
def test_power_tokens_count_in_the_attack() -> None:
    s = main("invader", invader={"pacific-rim": "kraken+1"}, mankind={"pacific-rim": "ramses+-1"}, other_deck=MANY)
    assert len(play(s, "end turn").discards[0]) == 1


@pytest.mark.rule("invaders-80")
def test_pacific_rim_and_africa_are_not_adjacent() -> None:
    s = main("mankind", hand="convoy", mankind={"pacific-rim": "mako", "eurasia": "saladin"})
    play(s, "play convoy", "mankind eurasia 1")
    assert options(s) == ["in pacific-rim", "in africa", "back"]
    play(s, "back", "play convoy", "mankind pacific-rim 1")
    assert lying(s, "mankind", "eurasia") == "saladin mako"


@pytest.mark.rule("invaders-81")
def test_a_moved_card_stays_the_same_card_and_does_not_enter_again() -> None:
    table = {"africa": "alexus", "eurasia": "mako+2"}
    s = main("mankind", ops=1, mankind=table)
    number = s.areas[1][0].number
    play(s, "ops centre", "mankind eurasia 1", "in pacific-rim")
    moved = s.areas[0][0]
    assert (moved.number, moved.power, asks(s)) == (number, 2, "mankind")


@pytest.mark.rule("invaders-78")
def test_a_card_may_name_the_zone_that_it_weakens() -> None:
    more = '[[invader]]\nid = "tsunami"\ntypes = ["alien"]\none_shot = [{ lower_zone = 1, zone = "pacific-rim" }]'
    assert play(main("invader", hand="tsunami", more=more), "play tsunami").lowered == (1, 0, 0)
    assert not offered(main("invader", hand="tsunami", lowered=(3, 0, 0), more=more), "play tsunami")


@pytest.mark.rule("invaders-81")
def test_the_others_of_a_zone_stay_when_one_is_moved() -> None:
    s = main("mankind", ops=1, mankind={"eurasia": "norad mako shanty"})
    play(s, "ops centre", "mankind eurasia 2", "in pacific-rim")
    assert (lying(s, "mankind", "eurasia"), lying(s, "mankind", "pacific-rim")) == ("norad shanty", "mako")
