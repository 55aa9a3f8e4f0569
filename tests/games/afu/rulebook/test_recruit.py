"""Recruitment (afu-63 to afu-71), with the worked example of the English rulebook."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import SPECTATOR
from rubizh.games.afu.rules.state import Afu
from tests.games.afu.position import (
    afu,
    asks,
    dealt,
    deck,
    discard,
    display,
    game,
    hand,
    invader,
    last,
    names,
    numbers,
    options,
    play,
    round_end,
    troop,
    until,
    why,
)

FIVE = "rifle-company infantry-battalion tank-company fighter-flight mountain-rifles"


@pytest.mark.rule("afu-65", "afu-67", "afu-68", "afu-69", "afu-70")
def test_example_anna_recruits_the_98th_battalion_and_international_aid_and_returns_a_panic_card() -> None:
    anna, volodymyr = 1, 0
    s = afu(
        "Compensate",
        war=True,
        display="rifle-company 98th-battalion tank-company fighter-flight mountain-rifles",
        top="press-centre",
        reserve="captured-tank",
        panic=10,
        other={"hand": "infantry-battalion 2315th-battalion", "discard": "panic rifle-company"},
    )
    assert (asks(s), options(s)) == (volodymyr, ["done"])
    play(s, "done")
    assert asks(s) == anna
    play(s, "spend 2315th-battalion", "calm discard", "spend infantry-battalion", "done")
    assert (asks(s), s.points[anna], s.panic) == (anna, 2, 11)
    play(s, "buy 98th-battalion", "deal captured-tank")
    assert display(s) == "rifle-company press-centre tank-company fighter-flight mountain-rifles"
    last(s, "buy international-aid")
    bought_and_spent = "2315th-battalion 98th-battalion infantry-battalion international-aid rifle-company"
    assert (discard(s, anna), s.aid) == (bought_and_spent, 7)


@pytest.mark.rule("afu-63")
def test_compensation_is_for_cards_still_in_the_hand() -> None:
    s = afu(hand="rifle-company infantry-battalion", attack="conscripts")
    play(s, "rifle-company@1", "done", "done")
    assert options(s) == ["spend infantry-battalion", "done"]
    play(s, "spend infantry-battalion")
    assert (hand(s), s.points[0]) == ("", 2)


SIGNALS = troop("signals", attack=1, defence=9, bonus={"reward": {"draw": 1}})
VETERANS = troop("veterans", attack=1, defence=9, compensation={"points": 3})
CRUSHER = invader("crusher", attack=9, defence=9)


def drawn_again(hand: str, discard: str = "", times: int = 1, attack: str = "conscripts") -> Afu:
    """The veterans have fought, and veterans are drawn after the fights."""
    s = afu(
        cards=[SIGNALS, VETERANS, CRUSHER], hand=f"veterans {hand}", discard=discard, attack=f"{attack} conscripts conscripts"
    )
    fielded = ["veterans@1", "signals@2", "signals@3"][: times + 1]
    play(s, *fielded, "done", *["bonus signals", "deal veterans"] * times)
    return until(s, "Compensate")


@pytest.mark.rule("afu-63")
def test_a_fielded_card_that_is_drawn_again_in_the_same_turn_gives_no_compensation() -> None:
    s = drawn_again("signals")
    assert (hand(s), options(s)) == ("veterans", ["done"])
    assert why(s, "spend veterans").rule == "afu-63"


@pytest.mark.rule("afu-63")
def test_in_the_next_turn_it_does() -> None:
    s = until(round_end(drawn_again("signals")), "Compensate")
    assert "spend veterans" in options(play(s, "done"))


@pytest.mark.rule("afu-63")
def test_a_second_copy_of_a_card_that_fought_is_compensated() -> None:
    s = afu(cards=[VETERANS], hand="veterans veterans", attack="conscripts")
    until(play(s, "veterans@1", "done"), "Compensate")
    assert options(s) == ["spend veterans", "done"]
    assert play(s, "spend veterans").points[0] == 3


@pytest.mark.rule("afu-63")
@pytest.mark.parametrize(
    ("held", "discard", "times", "attack"),
    [
        ("signals veterans", "", 1, "conscripts"),
        ("signals", "veterans", 1, "conscripts"),
        ("signals signals", "veterans", 2, "conscripts"),
        ("signals", "veterans", 1, "crusher"),
    ],
)
def test_of_copies_that_look_alike_as_many_are_compensated_as_were_not_fielded(
    held: str, discard: str, times: int, attack: str
) -> None:
    s = drawn_again(held, discard, times, attack)
    assert options(s) == ["spend veterans", "done"]
    assert options(play(s, "spend veterans")) == ["done"]


@pytest.mark.rule("afu-63")
def test_a_compensation_card_goes_to_the_discard_and_what_is_bought_on_top() -> None:
    s = afu("Compensate", war=True, hand="infantry-battalion", display="98th-battalion")
    play(s, "spend infantry-battalion", "done", "done")
    last(s, "buy 98th-battalion")
    assert names(s, s.discard[0]) == "infantry-battalion 98th-battalion"


@pytest.mark.rule("afu-63")
def test_a_card_without_compensation_gives_none() -> None:
    assert options(afu("Compensate", hand="captured-tank panic")) == ["done"]


@pytest.mark.rule("afu-64")
@pytest.mark.parametrize("first", [0, 1])
def test_all_compensation_comes_before_the_purchases_the_first_players_first(first: int) -> None:
    held = {0: "rifle-company", 1: "infantry-battalion"}
    s = afu("Compensate", first=first, hand=held[0], other={"hand": held[1]}, display=FIVE)
    for seat in (first, 1 - first):
        assert (asks(s), options(s)) == (seat, [f"spend {held[seat]}", "done"])
        play(s, f"spend {held[seat]}", "done")
    assert not any(text.startswith("spend") for text in options(s))


@pytest.mark.rule("afu-65")
def test_points_of_several_cards_are_added_and_pay_the_cost() -> None:
    s = afu("Compensate", hand="infantry-battalion rifle-company tank-brigade", display="capital-brigade tank-company")
    play(s, "spend infantry-battalion", "spend rifle-company", "done", "done")
    assert (s.points[0], options(s)) == (3, ["buy tank-company", "buy international-aid", "pass"])
    rich = afu("Compensate", hand="infantry-battalion rifle-company tank-brigade tank-company", display="capital-brigade", aid=0)
    play(rich, "spend infantry-battalion", "spend rifle-company", "spend tank-brigade", "spend tank-company", "done", "done")
    assert options(rich) == ["buy capital-brigade", "pass"]
    assert last(rich, "buy capital-brigade").points[0] == 0


@pytest.mark.rule("afu-66", "afu-139")
def test_the_top_of_the_deck_is_seen_but_not_for_sale() -> None:
    s = afu("Recruit", points=9, display="rifle-company", top="98th-battalion")
    assert options(s) == ["buy rifle-company", "buy international-aid", "pass"]
    assert game().view(s, SPECTATOR).facts()["top"] == ["98th-battalion"]


def buying(points: int, others: int, first: int = 0) -> Afu:
    """Purchases with so many points of each."""
    return afu("Recruit", first=first, points=points, other={"points": others}, display=FIVE)


@pytest.mark.rule("afu-67")
@pytest.mark.parametrize("first", [0, 1])
def test_purchases_by_turns_one_card_at_a_time_beginning_with_the_first_player(first: int) -> None:
    s = buying(9, 9, first)
    for seat in (first, 1 - first, first, 1 - first):
        assert asks(s) == seat
        play(s, "buy international-aid")


@pytest.mark.rule("afu-67")
def test_a_pass_is_final_and_the_other_player_may_go_on_alone() -> None:
    s = play(buying(9, 9), "pass", "buy rifle-company")
    assert asks(s) == 1
    play(s, "buy infantry-battalion", "buy international-aid")
    assert asks(s) == 1


@pytest.mark.rule("afu-67")
def test_whoever_can_afford_nothing_is_passed_over() -> None:
    s = play(buying(1, 9), "buy international-aid")
    assert asks(s) == 1
    assert asks(play(s, "buy rifle-company")) == 1


def dear(top: str) -> Afu:
    """Only the second player can afford anything."""
    return afu("Recruit", points=2, other={"points": 15}, display="capital-brigade tank-brigade", aid=0, top=top)


@pytest.mark.rule("afu-67")
def test_and_asked_again_if_a_card_comes_up_that_they_can_pay() -> None:
    s = dear(top="98th-battalion")
    assert asks(s) == 1
    play(s, "buy capital-brigade")
    assert (asks(s), options(s)) == (0, ["buy 98th-battalion", "pass"])
    assert asks(play(s, "buy 98th-battalion")) == 1
    later = play(dear(top="fighter-flight"), "buy capital-brigade")
    assert (asks(later), options(later)) == (1, ["buy fighter-flight", "buy tank-brigade", "pass"])


@pytest.mark.rule("afu-67")
def test_but_not_after_a_pass_by_choice() -> None:
    s = play(afu("Recruit", points=2, other={"points": 9}, display="98th-battalion", top="rifle-company"), "pass")
    assert asks(play(s, "buy 98th-battalion")) == 1


@pytest.mark.rule("afu-67")
@pytest.mark.parametrize("others", [0, 2])
def test_purchases_end_when_nobody_who_has_not_passed_can_afford_anything(others: int) -> None:
    s = afu("Recruit", points=3, other={"points": others}, display="capital-brigade tank-company", aid=0, top="tank-brigade")
    assert asks(s) == 0
    assert type(last(s, "buy tank-company").todo[-1]).__name__ == "Round"
    passed = play(dear(top="98th-battalion"), "pass")
    assert asks(passed) != 0


@pytest.mark.rule("afu-68")
def test_the_place_is_filled_at_once_with_the_top_card() -> None:
    s = afu("Recruit", points=9, other={"points": 9}, display=FIVE, top="98th-battalion", reserve="press-centre captured-tank")
    play(s, "buy tank-company", "deal captured-tank")
    assert display(s) == "rifle-company infantry-battalion 98th-battalion fighter-flight mountain-rifles"
    assert (names(s, [s.top]), asks(s)) == ("captured-tank", 1)
    assert "buy 98th-battalion" in options(s)


@pytest.mark.rule("afu-68")
def test_an_exhausted_deck_or_aid_stack_is_not_filled_again() -> None:
    s = play(afu("Recruit", points=9, display=FIVE, aid=1), "buy tank-company", "buy international-aid")
    assert display(s) == "rifle-company infantry-battalion - fighter-flight mountain-rifles"
    assert not any("international-aid" in text for text in options(s))


@pytest.mark.rule("afu-69", "afu-138")
def test_a_bought_card_goes_on_top_of_the_discard() -> None:
    s = play(afu("Recruit", points=9, discard="panic", display=FIVE), "buy tank-company")
    assert names(s, s.discard[0]) == "panic tank-company"
    play(s, "buy international-aid")
    assert names(s, s.discard[0]) == "panic tank-company international-aid"


@pytest.mark.rule("afu-69", "afu-84")
def test_points_that_are_not_spent_are_lost() -> None:
    assert last(buying(9, 0), "pass").points == [0, 0]


def returning(hand: str = "", deck: str = "", discard: str = "") -> Afu:
    """2315th Battalion laid for its compensation."""
    s = afu("Compensate", panic=3, hand=f"2315th-battalion {hand}", deck=deck, discard=discard)
    return play(s, "spend 2315th-battalion")


@pytest.mark.rule("afu-70")
def test_a_panic_card_from_the_hand_or_the_discard() -> None:
    s = returning(hand="panic", discard="panic", deck="panic")
    assert set(options(s)) == {"calm hand", "calm discard"}
    one, other = play(s.clone(), "calm hand"), play(s.clone(), "calm discard")
    assert (hand(one), discard(one), deck(one), one.panic) == ("", "panic", "panic", 4)
    assert (hand(other), discard(other), deck(other), other.panic) == ("panic", "", "panic", 4)


@pytest.mark.rule("afu-70", "afu-71")
def test_from_the_deck_only_if_there_is_none_in_hand_and_discard() -> None:
    s = play(returning(deck="panic rifle-company"), "calm discard")
    assert (deck(s), s.panic) == ("rifle-company", 4)


@pytest.mark.rule("afu-70")
def test_from_the_deck_never_while_one_is_in_the_hand() -> None:
    s = returning(hand="panic", deck="panic", discard="rifle-company")
    for text in options(s):
        assert deck(play(s.clone(), text)) == "panic"


@pytest.mark.rule("afu-70")
def test_there_must_be_a_panic_card_to_return() -> None:
    assert options(afu("Compensate", hand="2315th-battalion", deck="rifle-company", discard="tank-company")) == ["done"]


@pytest.mark.rule("afu-70")
def test_it_is_returned_before_the_purchases() -> None:
    s = returning(hand="panic")
    assert options(play(s, "calm hand")) == ["done"]
    assert s.panic == 4


@pytest.mark.rule("afu-71")
def test_the_panic_stack_may_be_counted_and_no_pile_be_looked_through() -> None:
    s = afu(discard="rifle-company panic tank-company", deck="panic", invaders="bmp-2 mi-24", panic=7)
    for viewer in (0, 1, SPECTATOR):
        assert game().view(s, viewer).panic == 7
    swapped = s.clone()
    swapped.discard[0] = numbers(s, "panic rifle-company tank-company")
    for viewer in (0, 1):
        assert game().view(s, viewer).facts() == game().view(swapped, viewer).facts()


@pytest.mark.rule("afu-71", "afu-56")
def test_a_deck_that_was_looked_through_is_shuffled() -> None:
    s = afu(hand="counselling-group signals-centre", deck="panic rifle-company tank-company", attack="bmp-2 bmp-2")
    play(s, "counselling-group@1", "signals-centre@2", "bonus counselling-group", "calm deck", "bonus signals-centre")
    assert set(options(s)) == {"deal rifle-company", "deal tank-company"}


@pytest.mark.rule("afu-65", "afu-67")
def test_a_card_that_costs_nothing_can_always_be_afforded() -> None:
    s = dealt(afu("Recruit", war=True, cards=[troop("gift", cost=0, attack=1)], display="gift rifle-company"))
    assert (asks(s), options(s)) == (0, ["buy gift", "pass"])
