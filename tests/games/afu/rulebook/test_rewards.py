"""What bonuses give (afu-54 to afu-62)."""

from __future__ import annotations

import pytest

from rubizh.games.afu.rules.state import Afu
from tests.games.afu.position import (
    afu,
    deck,
    discard,
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
    why,
)

PLUS_3_ATTACK = {"reward": {"attack": 3}}
PLUS_3_DEFENCE = {"reward": {"defence": 3}}
PLUS_3_SUPPORT = {"reward": {"support": 3}}


@pytest.mark.rule("afu-54")
@pytest.mark.parametrize(("fielded", "taken"), [([], 3), (["military-band@1"], 1), (["military-band@1", "press-centre@2"], 0)])
def test_each_such_card_saves_one_panic_card(fielded: list[str], taken: int) -> None:
    s = afu(hand="military-band press-centre", attack="conscripts conscripts conscripts")
    play(s, *fielded, "done")
    assert s.panic == 16 - taken


@pytest.mark.rule("afu-54", "afu-44")
def test_it_saves_one_in_every_round_in_which_it_is_played() -> None:
    s = afu(hand="military-band", attack="bmp-2 bmp-2", invaders="bmp-2 bmp-2")
    play(s, "military-band@1", "done")
    until(round_end(s), "Field")
    assert s.panic == 16
    play(s, "done", "military-band@1", "done")
    assert s.panic == 16
    idle = play(afu(hand="military-band", attack="bmp-2 bmp-2"), "done")
    assert idle.panic == 14


@pytest.mark.rule("afu-54", "afu-42")
def test_it_saves_none_that_was_taken_before_it_came_into_play() -> None:
    s = afu("Events", war=True, events="air-raid-alert", deck="military-band", invaders="bmp-3")
    play(s, "deal air-raid-alert", "military-band@1", "done")
    assert s.panic == 14


@pytest.mark.rule("afu-54", "afu-42")
def test_on_an_objective_it_saves_one_too() -> None:
    s = afu("TakeObjective", war=True, objectives="mariupol", hand="military-band", attack="bmp-3 bmp-3")
    play(s, "bid 1", "pass", "offer military-band", "done", "done")
    assert s.panic == 15


@pytest.mark.rule("afu-55")
def test_the_card_goes_from_the_hand_to_the_hospital_and_another_comes_to_the_hand() -> None:
    s = afu(hand="medical-company panic", hospital="tank-company rifle-company", attack="bmp-2")
    play(s, "treat medical-company")
    assert options(s) == ["recover rifle-company", "recover tank-company"]
    play(s, "recover tank-company")
    assert (hand(s), hospital(s)) == ("panic tank-company", "medical-company rifle-company")
    assert "tank-company@1" in options(s)
    assert not any("medical-company" in text for text in options(s))


@pytest.mark.rule("afu-55", "afu-28")
def test_it_is_refused_where_the_hospital_is_empty() -> None:
    assert options(afu(hand="medical-company", attack="bmp-2")) == ["medical-company@1", "done"]


@pytest.mark.rule("afu-55")
def test_a_fielded_card_does_not_give_it_any_more() -> None:
    s = play(afu(hand="medical-company", hospital="tank-company", attack="bmp-2"), "medical-company@1")
    assert options(s) == ["take back 1", "done"]


@pytest.mark.rule("afu-55")
def test_a_card_sent_there_is_not_taken_back_in_the_same_turn_by_another() -> None:
    s = afu(hand="medical-company field-hospital", hospital="tank-company", attack="bmp-2")
    play(s, "treat medical-company", "recover tank-company")
    assert "treat field-hospital" not in options(s)


@pytest.mark.rule("afu-55")
def test_of_two_copies_the_one_that_lay_there_may_come_back() -> None:
    s = afu(hand="medical-platoon field-hospital", hospital="medical-platoon tank-company", attack="bmp-2")
    play(s, "treat medical-platoon", "recover tank-company", "treat field-hospital")
    assert options(s) == ["recover medical-platoon"]


@pytest.mark.rule("afu-55")
def test_in_the_next_turn_it_may_be_taken_back() -> None:
    s = afu(hand="medical-company", hospital="tank-company", deck="field-hospital", attack="bmp-2", invaders="bmp-2")
    until(play(s, "treat medical-company", "recover tank-company"), "Round")
    play(until(s, "Field"), "done", "treat field-hospital")
    assert options(s) == ["recover medical-company"]


@pytest.mark.rule("afu-55", "afu-43", "afu-51")
def test_its_condition_looks_at_other_cards_while_it_is_still_in_the_hand() -> None:
    medics = troop("medics", defence=2, bonus={"when": {"normal_defence": True}, "reward": {"hospital": True}})
    s = afu(cards=[medics], hand="medics captured-tank", hospital="rifle-company", attack="bmp-2 bmp-2")
    assert "treat medics" not in options(s)
    assert why(s, "treat medics").rule == "afu-43"
    assert "treat medics" in options(play(s, "captured-tank@1"))


def calming(where: str) -> Afu:
    s = afu(hand="counselling-group panic", deck="panic rifle-company", discard="panic tank-company", panic=3, attack="bmp-2")
    return play(s, "counselling-group@1", "bonus counselling-group", f"calm {where}")


@pytest.mark.rule("afu-56")
@pytest.mark.parametrize(
    ("where", "left"),
    [
        ("hand", ("", "panic rifle-company", "panic tank-company")),
        ("deck", ("panic", "rifle-company", "panic tank-company")),
        ("discard", ("panic", "panic rifle-company", "tank-company")),
    ],
)
def test_a_panic_card_goes_back_to_the_stack_from_where_you_choose(where: str, left: tuple[str, str, str]) -> None:
    s = calming(where)
    assert (hand(s), deck(s), discard(s)) == left
    assert s.panic == 4


@pytest.mark.rule("afu-56")
@pytest.mark.parametrize(("where", "deck_holds", "discard_holds"), [("deck", "", "panic"), ("discard", "panic", "")])
def test_where_the_deck_or_the_discard_is_searched_in_vain_the_other_is(where: str, deck_holds: str, discard_holds: str) -> None:
    s = afu(hand="counselling-group panic", deck=deck_holds, discard=discard_holds, panic=3, attack="bmp-2")
    play(s, "counselling-group@1", "bonus counselling-group", f"calm {where}")
    assert (hand(s), deck(s), discard(s), s.panic) == ("panic", "", "", 4)


@pytest.mark.rule("afu-57", "afu-65")
def test_more_recruitment_points_in_this_round() -> None:
    s = afu(hand="assault-brigade rifle-company", attack="conscripts", display="tank-company fighter-flight capital-brigade")
    play(s, "assault-brigade@1", "done", "done", "spend rifle-company", "done", "done")
    assert s.points[0] == 3
    assert options(s) == ["buy tank-company", "buy international-aid", "pass"]


@pytest.mark.rule("afu-57", "afu-42", "afu-99")
def test_recruitment_points_of_a_card_spent_on_an_objective() -> None:
    s = afu("TakeObjective", war=True, objectives="mariupol", hand="engineer-brigade", display="tank-company")
    play(s, "bid 4", "pass", "offer engineer-brigade", "done")
    assert until(s, "Purchase").points[0] == 2


@pytest.mark.rule("afu-58", "afu-18")
def test_one_card_is_drawn_from_the_deck_which_is_renewed_if_it_is_empty() -> None:
    s = afu(hand="signals-centre", discard="tank-company", attack="bmp-2 bmp-2")
    play(s, "signals-centre@1", "bonus signals-centre", "deal tank-company")
    assert (hand(s), discard(s)) == ("tank-company", "")
    assert "tank-company@2" in options(s)


@pytest.mark.rule("afu-59")
def test_more_support_helps_only_in_the_support_row() -> None:
    theirs = invader(attack=3, defence=4)
    booster = troop(attack=1, defence=1, support=0, bonus=PLUS_3_SUPPORT)
    assert fight(troop(attack=1, defence=1), theirs, booster) == "destroyed"
    assert fight(booster, theirs) == "lost"


@pytest.mark.rule("afu-60", "afu-61")
def test_more_attack_or_defence_in_the_defence_row() -> None:
    theirs = invader(attack=3, defence=4)
    assert fight(troop(attack=1, defence=1, bonus=PLUS_3_ATTACK), theirs) == "both"
    assert fight(troop(attack=1, defence=1, bonus=PLUS_3_DEFENCE), theirs) == "neither"


@pytest.mark.rule("afu-60", "afu-7")
def test_more_attack_on_a_card_that_has_none_printed() -> None:
    assert fight(troop(defence=4, bonus=PLUS_3_ATTACK), invader(attack=3, defence=3)) == "destroyed"


@pytest.mark.rule("afu-60", "afu-61", "afu-24")
def test_more_attack_or_defence_of_a_support_card_does_not_count() -> None:
    theirs = invader(attack=3, defence=4)
    for bonus in (PLUS_3_ATTACK, PLUS_3_DEFENCE):
        assert fight(troop(attack=1, defence=1), theirs, troop(attack=1, support=1, bonus=bonus)) == "lost"


@pytest.mark.rule("afu-60", "afu-61", "afu-93")
@pytest.mark.parametrize(("bonus", "target", "most"), [(PLUS_3_ATTACK, "kherson", 4), (PLUS_3_DEFENCE, "mariupol", 5)])
def test_more_attack_or_defence_on_an_objective(bonus: dict[str, object], target: str, most: int) -> None:
    cards = [troop("helper", attack=1, defence=2, bonus=bonus)]
    s = afu("TakeObjective", war=True, objectives=target, cards=cards, hand="helper")
    play(s, f"bid {most}", "pass", "offer helper")
    assert options(s) == ["done"]


def looking(invaders: str) -> Afu:
    s = afu(hand="reconnaissance-platoon", invaders=invaders, escaped="conscripts", attack="bmp-2")
    return play(s, "reconnaissance-platoon@1", "bonus reconnaissance-platoon")


@pytest.mark.rule("afu-62")
def test_reconnaissance_looks_at_three_dismisses_one_and_orders_the_others() -> None:
    s = play(looking("t-72b mi-8 t-90m bmp-3"), "deal t-72b", "deal t-90m", "deal bmp-3")
    assert set(options(s)) == {"dismiss t-72b", "dismiss t-90m", "dismiss bmp-3", "done"}
    play(s, "dismiss t-90m")
    assert set(options(s)) == {"next t-72b", "next bmp-3"}
    play(s, "next bmp-3", "done")
    assert escaped(s) == "conscripts t-90m"
    assert names(s, s.foreseen[0]) == "bmp-3 t-72b"
    until(until(s, "Round"), "Combat")
    assert names(s, s.attack[0]) == "bmp-3 t-72b mi-8"


@pytest.mark.rule("afu-62")
def test_none_need_be_dismissed() -> None:
    s = play(looking("t-72b mi-8 t-90m bmp-3"), "deal t-72b", "deal t-90m", "deal bmp-3", "done", "next t-90m", "next bmp-3")
    assert names(s, s.foreseen[0]) == "t-90m bmp-3 t-72b"


@pytest.mark.rule("afu-62")
def test_with_fewer_in_the_deck_those_are_looked_at_and_nothing_is_shuffled() -> None:
    s = play(looking("t-72b mi-8"), "deal t-72b", "deal mi-8")
    assert set(options(s)) == {"dismiss t-72b", "dismiss mi-8", "done"}
    assert escaped(s) == "conscripts"
    assert "bonus reconnaissance-platoon" not in options(looking(""))


@pytest.mark.rule("afu-62", "afu-140")
def test_a_second_look_sees_the_same_three() -> None:
    s = afu(hand="reconnaissance-platoon scouts", invaders="t-72b mi-8 t-90m bmp-3", attack="bmp-2 bmp-2")
    play(s, "reconnaissance-platoon@1", "scouts@2", "bonus scouts", "deal bmp-3", "deal mi-8", "deal t-72b")
    play(s, "dismiss mi-8", "next t-72b", "bonus reconnaissance-platoon")
    assert options(s) == ["deal t-90m"]
    assert trophies(s) == ""
