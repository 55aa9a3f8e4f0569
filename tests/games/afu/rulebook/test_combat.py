"""Combat: fielding, support, the fights and Panic (afu-20 to afu-32), with the worked example of the rulebooks."""

from __future__ import annotations

import pytest

from rubizh.games.afu.cards import records
from rubizh.games.afu.rules.state import Afu
from tests.games.afu.position import (
    afu,
    asks,
    discard,
    display,
    escaped,
    fight,
    hand,
    hospital,
    invader,
    names,
    options,
    play,
    round_end,
    troop,
    trophies,
    until,
)

EXAMPLE = "tank-battalion 1st-artillery-division artillery-division artillery-group air-assault-brigade"
FIVE = "rifle-company infantry-battalion tank-company fighter-flight mountain-rifles"
TAKE_BACK = ["take back 1", "take back 2", "take back 3"]


def example() -> Afu:
    """The hand and the attack row of the rulebooks' example, after all is fielded and fought."""
    s = afu(hand=EXAMPLE, attack="2s19-msta 45th-brigade su-35s", display=FIVE, top="press-centre", reserve="98th-battalion")
    play(s, "tank-battalion@1", "1st-artillery-division+1", "artillery-division@2", "artillery-group@3", "air-assault-brigade+3")
    return play(s, "done")


@pytest.mark.rule("afu-24", "afu-25", "afu-27", "afu-28", "afu-34", "afu-36")
def test_example_tank_battalion_and_1st_artillery_division_against_2s19_msta() -> None:
    s = example()
    assert "2s19-msta" in trophies(s)
    assert "tank-battalion" in discard(s)
    assert hospital(s) == "1st-artillery-division"


@pytest.mark.rule("afu-33", "afu-27", "afu-28", "afu-59")
def test_example_artillery_division_against_45th_brigade() -> None:
    s = example()
    assert escaped(s) == "45th-brigade"
    assert "artillery-division" in discard(s)


@pytest.mark.rule("afu-37", "afu-39", "afu-61", "afu-24", "afu-25")
def test_example_artillery_group_and_air_assault_brigade_against_su_35s() -> None:
    s = example()
    assert trophies(s) == "2s19-msta su-35s"
    assert discard(s) == "air-assault-brigade artillery-division artillery-group tank-battalion"
    assert display(s) == FIVE


@pytest.mark.rule("afu-59", "afu-49")
@pytest.mark.parametrize(("group", "won"), [("artillery-group", "tank-column"), ("", "")])
def test_example_in_the_support_row_the_artillery_division_would_have_had_its_bonus(group: str, won: str) -> None:
    s = afu(hand=f"artillery-division territorial-defence-company {group}", attack="tank-column")
    play(s, "territorial-defence-company@1", "artillery-division+1", "done")
    assert trophies(s) == won


@pytest.mark.rule("afu-63")
def test_example_nothing_is_left_for_recruitment() -> None:
    assert options(until(example(), "Compensate")) == ["done"]


@pytest.mark.rule("afu-20")
def test_one_card_opposite_each_invader_and_none_where_no_invader_stands() -> None:
    s = afu(hand="tank-platoon tank-company", attack="bmp-2 - mi-24")
    assert options(s) == ["tank-platoon@1", "tank-platoon@3", "tank-company@1", "tank-company@3", "done"]
    play(s, "tank-platoon@1")
    assert [text for text in options(s) if "@" in text] == ["tank-company@3"]


@pytest.mark.rule("afu-20")
def test_fielding_is_never_a_duty() -> None:
    s = play(afu(hand="tank-brigade", attack="conscripts"), "done")
    assert (hand(s), escaped(s)) == ("tank-brigade", "conscripts")


@pytest.mark.rule("afu-21")
def test_support_needs_a_card_in_front_and_is_a_single_card() -> None:
    s = afu(hand="tank-company reserve-platoon replacement-company", attack="bmp-2 mi-24")
    assert not any("+" in text for text in options(s))
    play(s, "tank-company@2")
    assert [text for text in options(s) if "+" in text] == ["reserve-platoon+2", "replacement-company+2"]
    play(s, "reserve-platoon+2")
    assert not any("+" in text for text in options(s))


@pytest.mark.rule("afu-22", "afu-35")
@pytest.mark.parametrize(
    ("card", "front", "back"),
    [
        (troop(attack=2), True, False),
        (troop(defence=2), True, False),
        (troop(attack=2, support=1), True, True),
        (troop(support=2), False, True),
        (troop(support=1, marks=["reinforcements"]), False, True),
        (troop(marks=["reinforcements"]), False, True),
        (troop(compensation={"points": 2}), False, False),
    ],
)
def test_what_may_stand_in_which_row(card: records.Recruit, front: bool, back: bool) -> None:
    s = afu(cards=[card], hand="troop tank-company", attack="bmp-2 mi-24")
    assert ("troop@1" in options(s)) == front
    assert ("troop+2" in options(play(s, "tank-company@2"))) == back


@pytest.mark.rule("afu-23")
def test_a_fielded_card_may_be_taken_back_at_most_five_times_a_turn() -> None:
    s = afu(hand="tank-company", attack="bmp-2 - mi-24")
    for time in range(5):
        play(s, f"tank-company@{1 + 2 * (time % 2)}", f"take back {1 + 2 * (time % 2)}")
        assert hand(s) == "tank-company"
    assert options(play(s, "tank-company@3")) == ["done"]


@pytest.mark.rule("afu-23")
def test_the_other_player_has_five_times_of_their_own() -> None:
    s = afu(hand="tank-company", attack="bmp-2", other={"hand": "tank-platoon", "attack": "bmp-2"})
    play(s, *["tank-company@1", "take back 1"] * 5, "done")
    play(s, *["tank-platoon@1", "take back 1"] * 5, "tank-platoon@1")
    assert options(s) == ["done"]


@pytest.mark.rule("afu-23")
def test_a_defending_card_is_taken_back_together_with_its_support() -> None:
    s = play(afu(hand="tank-company reserve-platoon", attack="bmp-2"), "tank-company@1", "reserve-platoon+1", "take back 1")
    assert sorted(hand(s).split()) == ["reserve-platoon", "tank-company"]
    assert "tank-company@1" in options(s)


@pytest.mark.rule("afu-23", "afu-58", "afu-62")
@pytest.mark.parametrize(
    ("card", "after"), [("signals-centre", []), ("reconnaissance-platoon", ["done", "next t-72b", "next mi-8"])]
)
def test_after_a_bonus_that_drew_or_looked_nothing_is_taken_back(card: str, after: list[str]) -> None:
    s = afu(hand=f"{card} tank-company", deck="rifle-company rifle-company", invaders="t-72b mi-8 bmp-2", attack="bmp-2 mi-24")
    play(s, f"{card}@1", "tank-company@2")
    assert "take back 2" in options(s)
    until(play(s, f"bonus {card}"), "DismissOne", "Field")
    assert not set(options(play(s, *after))) & set(TAKE_BACK)


@pytest.mark.rule("afu-23", "afu-56")
def test_after_any_bonus_taken_by_choice_nothing_is_taken_back() -> None:
    s = afu(hand="counselling-group tank-company panic", attack="bmp-2 mi-24")
    play(s, "counselling-group@1", "tank-company@2", "bonus counselling-group", "calm hand")
    assert not set(options(s)) & set(TAKE_BACK)


@pytest.mark.rule("afu-23", "afu-55")
def test_after_a_card_went_to_the_hospital_for_another_nothing_is_taken_back() -> None:
    s = afu(hand="medical-company tank-company", hospital="rifle-company", attack="bmp-2 mi-24")
    play(s, "tank-company@2", "treat medical-company", "recover rifle-company")
    assert not set(options(s)) & set(TAKE_BACK)


@pytest.mark.rule("afu-24")
@pytest.mark.parametrize(("support", "outcome"), [(1, "lost"), (2, "both"), (3, "destroyed")])
def test_support_points_are_added_to_attack_and_to_defence(support: int, outcome: str) -> None:
    assert fight(troop(attack=3, defence=3), invader(attack=5, defence=5), troop(support=support)) == outcome


@pytest.mark.rule("afu-24")
def test_attack_and_defence_of_the_support_do_not_count() -> None:
    assert fight(troop(attack=1, defence=1), invader(attack=1, defence=2), troop(attack=9, defence=9, support=0)) == "lost"


@pytest.mark.rule("afu-25")
@pytest.mark.parametrize(
    ("support", "outcome"),
    [
        (troop(support=1), "neither"),
        (troop(support=1, enhanced=["attack"]), "destroyed"),
        (troop(support=1, enhanced=["defence"]), "neither"),
        (troop(support=1, marks=["reinforcements"]), "destroyed"),
    ],
)
def test_an_enhanced_attack_of_the_support_holds_for_the_card_in_front(support: records.Recruit, outcome: str) -> None:
    assert fight(troop(attack=5, defence=5), invader(attack=2, defence=4, enhanced=["defence"]), support) == outcome


@pytest.mark.rule("afu-25")
def test_faq_enhanced_attack_and_defence_of_the_support_hold_for_normal_ones_in_front() -> None:
    support = troop(attack=1, defence=1, support=1, enhanced=["attack", "defence"])
    assert fight(troop(attack=4, defence=1), invader(attack=9, defence=4, enhanced=["defence"]), support) == "destroyed"


@pytest.mark.rule("afu-25")
def test_the_troop_type_of_the_support_does_not_hold_for_the_card_in_front() -> None:
    wings = troop(attack=4, defence=2, support=1, type="air")
    assert fight(troop(attack=5, defence=5), invader(attack=2, defence=2, marks=["air"]), wings) == "neither"
    assert fight(troop(attack=1, defence=1), invader(attack=9, defence=9), wings) == "lost"


@pytest.mark.rule("afu-26")
def test_a_card_that_is_destroyed_has_still_struck() -> None:
    assert fight(troop(attack=3, defence=1), invader(attack=3, defence=1)) == "both"


@pytest.mark.rule("afu-27", "afu-28")
@pytest.mark.parametrize(
    ("attack", "defence", "outcome"), [(2, 4, "neither"), (3, 4, "destroyed"), (4, 3, "both"), (2, 3, "lost"), (0, 0, "lost")]
)
def test_an_attack_that_is_at_least_the_defence_destroys(attack: int, defence: int, outcome: str) -> None:
    assert fight(troop(attack=attack, defence=defence), invader(attack=3, defence=3)) == outcome


@pytest.mark.rule("afu-7", "afu-27", "afu-28")
def test_a_number_that_is_not_printed_counts_as_0() -> None:
    assert fight(troop(attack=1), invader(attack=1, defence=2)) == "lost"
    assert fight(troop(attack=0, defence=1), invader(attack=0)) == "destroyed"
    assert fight(troop(defence=1), invader(attack=0)) == "destroyed"
    assert fight(troop(attack=0), invader(defence=1)) == "lost"


@pytest.mark.rule("afu-28")
def test_a_card_in_the_hospital_stays_there() -> None:
    s = play(afu(hand="tank-platoon", attack="tank-column"), "tank-platoon@1", "done")
    assert hospital(s) == "tank-platoon"
    assert hospital(until(round_end(s), "Field")) == "tank-platoon"


@pytest.mark.rule("afu-29")
@pytest.mark.parametrize(("invaders", "hospitalised"), [("tank-division", True), ("conscripts", False)])
def test_a_support_card_goes_where_the_card_in_front_goes(invaders: str, hospitalised: bool) -> None:
    s = play(afu(hand="tank-platoon reserve-platoon", attack=invaders), "tank-platoon@1", "reserve-platoon+1", "done")
    both = "reserve-platoon tank-platoon"
    assert (hospital(s), discard(s)) == ((both, "") if hospitalised else ("", both))


@pytest.mark.rule("afu-30")
def test_an_invader_with_no_card_opposite_brings_a_panic_card_to_the_discard() -> None:
    s = play(afu(hand="tank-brigade", attack="bmp-2 mi-24 conscripts"), "tank-brigade@2", "done")
    assert discard(s) == "panic panic tank-brigade"
    assert (escaped(s), s.panic) == ("bmp-2 conscripts mi-24", 14)


@pytest.mark.rule("afu-31")
@pytest.mark.parametrize("first", [0, 1])
def test_faq_the_last_panic_card_is_taken_by_the_first_player(first: int) -> None:
    s = afu(attack="bmp-2", other={"attack": "mi-24"}, panic=1, first=first)
    play(s, "done", "done")
    assert (discard(s, first), discard(s, 1 - first), s.panic) == ("panic", "", 0)


@pytest.mark.rule("afu-31")
def test_from_an_empty_panic_stack_nobody_takes_any() -> None:
    s = play(afu(attack="bmp-2 mi-24 conscripts", panic=2), "done")
    assert (discard(s), s.panic, escaped(s)) == ("panic panic", 0, "bmp-2 conscripts mi-24")


@pytest.mark.rule("afu-32", "afu-37", "afu-36")
def test_rocket_strikes_come_before_the_bonuses_that_can_still_be_taken() -> None:
    s = afu(hand="special-operations-group reserve-platoon", attack="2s19-msta iskander", display=FIVE, top="press-centre")
    s = play(s, "special-operations-group@1", "reserve-platoon+1", "done")
    assert (asks(s), options(s)) == (0, ["bonus special-operations-group", "done"])
    assert hospital(s) == "reserve-platoon"
    assert names(s, s.display).split()[0] == "press-centre"
