"""Bonuses in general, and their conditions (afu-42 to afu-53)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rubizh.games.afu.cards import records
from rubizh.games.afu.rules.state import Afu
from tests.games.afu.position import (
    afu,
    discard,
    hand,
    hospital,
    invader,
    numbers,
    objective,
    options,
    play,
    round_end,
    troop,
    trophies,
    until,
)

DRAW = {"draw": 1}
WALL = invader("wall", attack=0, defence=9)


def drawing(when: Mapping[str, object] | None = None, **fields: object) -> records.Recruit:
    """A card whose bonus draws a card, under a condition."""
    bonus = {"reward": DRAW} if when is None else {"when": when, "reward": DRAW}
    return troop("asker", **{"attack": 1, "support": 1, "bonus": bonus, **fields})


def has_bonus(s: Afu) -> bool:
    return "bonus asker" in options(s)


def with_card(other: records.Recruit, when: Mapping[str, object], **own: object) -> Afu:
    """The asker in the hand beside another card, against two invaders that nobody destroys."""
    return afu(cards=[drawing(when, **own), other, WALL], hand=f"asker {other.id}", deck="rifle-company", attack="wall wall")


@pytest.mark.rule("afu-42")
def test_a_bonus_without_condition_holds_at_once_in_either_row_but_not_in_the_hand() -> None:
    s = afu(cards=[drawing(), WALL], hand="asker tank-company", deck="rifle-company", attack="wall wall")
    assert not has_bonus(s)
    assert has_bonus(play(s, "asker@1"))
    assert has_bonus(play(s, "take back 1", "tank-company@2", "asker+2"))


@pytest.mark.rule("afu-42", "afu-45")
def test_a_card_spent_on_an_objective_gives_its_bonus_in_the_combat() -> None:
    s = afu("TakeObjective", war=True, objectives="kherson", cards=[drawing()], hand="asker", deck="rifle-company")
    play(s, "bid 1", "pass", "offer asker", "done")
    assert has_bonus(s)
    assert hand(play(s, "bonus asker", "deal rifle-company")) == "rifle-company"


@pytest.mark.rule("afu-43", "afu-51")
def test_a_condition_needs_another_card_than_the_one_with_the_bonus() -> None:
    own = {"defence": 2, "badge": "own"}
    for when in ({"normal_defence": True}, {"badge": "own"}):
        s = afu(cards=[drawing({**when}, **own), WALL], hand="asker", deck="rifle-company", attack="wall")
        assert not has_bonus(play(s, "asker@1"))


@pytest.mark.rule("afu-43", "afu-47")
def test_a_second_copy_is_another_card() -> None:
    s = afu(cards=[drawing({"badge": "own"}, badge="own"), WALL], hand="asker asker", deck="rifle-company", attack="wall")
    assert has_bonus(play(s, "asker@1"))


@pytest.mark.rule("afu-43", "afu-49")
@pytest.mark.parametrize(("held", "points"), [("", 0), ("mechanics", 2)])
def test_a_card_drawn_again_is_no_other_card_than_itself_but_a_second_copy_is(held: str, points: int) -> None:
    bonus = {"when": {"badge": "own"}, "reward": {"points": 2}}
    mechanics = troop("mechanics", attack=1, defence=9, badge="own", bonus=bonus)
    s = afu(cards=[mechanics, drawing(defence=9), WALL], hand=f"asker mechanics {held}", attack="wall wall")
    until(play(s, "asker@1", "mechanics@2", "done", "bonus asker", "deal mechanics"), "Compensate")
    assert s.points[0] == points


@pytest.mark.rule("afu-43")
def test_a_card_counts_as_played_until_the_turn_ends_wherever_it_has_gone() -> None:
    other = troop("other", attack=1, defence=1)
    s = afu(cards=[drawing({"normal_defence": True}), other], hand="asker other", deck="panic", attack="t-90m t-90m")
    play(s, "asker@1", "other@2", "done")
    assert hospital(s) == "asker other"
    assert has_bonus(s)


@pytest.mark.rule("afu-43", "afu-51")
def test_a_card_taken_back_has_not_been_played() -> None:
    s = with_card(troop("other", attack=1, defence=1), {"normal_defence": True})
    assert has_bonus(play(s, "asker@1", "other@2"))
    assert not has_bonus(play(s, "take back 2"))


@pytest.mark.rule("afu-44", "afu-57")
def test_points_of_recruitment_are_counted_by_themselves() -> None:
    giver = troop("giver", attack=1, defence=9, bonus={"reward": {"points": 3}})
    s = afu(cards=[giver, WALL], hand="giver", attack="wall", display="tank-company")
    play(s, "giver@1", "done", "done", "done", "done")
    assert options(s) == ["buy tank-company", "buy international-aid", "pass"]


@pytest.mark.rule("afu-44")
@pytest.mark.parametrize("card", ["signals-centre", "reconnaissance-platoon", "counselling-group"])
def test_drawing_reconnaissance_and_returning_panic_are_taken_by_choice(card: str) -> None:
    s = afu(hand=f"{card} panic", deck="rifle-company", invaders="bmp-3", attack="conscripts")
    play(s, f"{card}@1")
    assert {f"bonus {card}", "done"} <= set(options(s))
    before = hand(s), s.panic, s.foreseen[0]
    play(s, "done")
    assert (hand(s), s.panic, s.foreseen[0]) == before


@pytest.mark.rule("afu-44", "afu-55")
def test_the_hospital_is_taken_by_choice() -> None:
    s = afu(hand="medical-platoon", hospital="tank-company", attack="conscripts")
    assert {"treat medical-platoon", "medical-platoon@1", "done"} <= set(options(s))


@pytest.mark.rule("afu-45")
def test_a_bonus_can_be_taken_before_or_after_the_fights_but_not_after_the_combat() -> None:
    s = afu(hand="signals-centre", deck="rifle-company", attack="conscripts")
    play(s, "signals-centre@1")
    assert "bonus signals-centre" in options(s)
    play(s, "done")
    assert options(s) == ["bonus signals-centre", "done"]
    play(s, "done")
    assert "bonus signals-centre" not in options(s)


@pytest.mark.rule("afu-46")
def test_what_the_fights_bring_serves_only_rewards_that_are_used_later() -> None:
    angry = troop("angry", attack=1, defence=9, bonus={"when": {"panic": True}, "reward": {"attack": 3}})
    late = troop("late", attack=1, defence=9, bonus={"when": {"panic": True}, "reward": {"points": 2}})
    s = afu(cards=[angry, late], hand="angry late", attack="conscripts t-72ba t-72ba", display="rifle-company")
    play(s, "angry@2", "late@3", "done")
    assert (trophies(s), discard(s)) == ("", "angry late panic")
    assert "buy rifle-company" in options(play(s, "done", "done", "done"))


@pytest.mark.rule("afu-46")
def test_panic_from_before_the_fights_serves_in_them() -> None:
    angry = troop("angry", attack=1, defence=9, bonus={"when": {"panic": True}, "reward": {"attack": 3}})
    s = afu("Events", war=True, cards=[angry], events="air-raid-alert", deck="angry", invaders="buk-m2")
    play(s, "deal air-raid-alert", "angry@1", "done")
    assert trophies(s) == "buk-m2"


@pytest.mark.rule("afu-47", "afu-49")
def test_faq_more_cards_with_the_badge_do_not_multiply_the_reward() -> None:
    bonus = {"when": {"badge": "x"}, "reward": {"attack": 2}}
    cards = [troop("asker", attack=1, defence=1, bonus=bonus), *(troop(name, badge="x") for name in "abc")]
    for need, won in ((3, "wall"), (4, "")):
        s = afu(cards=[*cards, invader("wall", attack=0, defence=need)], hand="asker a b c", attack="wall")
        assert trophies(play(s, "asker@1", "done")) == won


@pytest.mark.rule("afu-47")
def test_faq_several_cards_with_the_same_bonus_each_give_their_own() -> None:
    cards = [drawing({"badge": "x"}), troop("a", badge="x"), WALL]
    s = afu(cards=cards, hand="asker asker a", deck="rifle-company rifle-company rifle-company", attack="wall wall")
    play(s, "asker@1", "asker@2", "bonus asker", "deal rifle-company", "bonus asker", "deal rifle-company")
    assert hand(s) == "a rifle-company rifle-company"


@pytest.mark.rule("afu-47")
def test_each_gives_its_bonus_once_a_turn() -> None:
    s = afu(hand="signals-centre", deck="rifle-company tank-company", attack="conscripts")
    play(s, "signals-centre@1", "bonus signals-centre", "deal tank-company")
    assert "bonus signals-centre" not in options(s)
    play(s, "done")
    assert "bonus signals-centre" not in options(s)


@pytest.mark.rule("afu-47", "afu-48")
def test_in_the_next_turn_it_may_be_taken_again_and_invaders_are_counted_anew() -> None:
    cards = [drawing({"destroyed": 1}, attack=9, defence=9)]
    s = afu(cards=cards, hand="asker", deck="panic", attack="conscripts", invaders="conscripts")
    until(round_end(play(s, "asker@1", "done", "bonus asker", "deal panic")), "Field")
    assert not has_bonus(play(s, "done", "asker@1"))
    assert has_bonus(play(s, "done"))


def destroying(number: int, wanted: int) -> Afu:
    """After fights in which so many invaders were destroyed; the asker wants some number of them."""
    cards = [drawing({"destroyed": wanted}, attack=0, defence=9), WALL]
    s = afu(cards=cards, hand="asker tank-brigade capital-brigade", deck="panic", attack="wall conscripts conscripts")
    return play(s, "asker@1", *["tank-brigade@2", "capital-brigade@3"][:number], "done")


@pytest.mark.rule("afu-48")
@pytest.mark.parametrize(("number", "wanted", "met"), [(0, 1, False), (1, 1, True), (1, 2, False), (2, 2, True), (2, 3, False)])
def test_destroyed_so_many_invaders(number: int, wanted: int, met: bool) -> None:
    assert has_bonus(destroying(number, wanted)) == met


@pytest.mark.rule("afu-48", "afu-103")
def test_an_invader_in_support_that_goes_to_the_trophies_counts_too() -> None:
    cards = [drawing({"destroyed": 2}, attack=9)]
    s = afu(cards=cards, hand="asker", deck="panic", attack="conscripts", attack_support="fuel-column")
    assert has_bonus(play(s, "asker@1", "done"))


BADGE = {"badge": "x"}
BEARER = troop("bearer", attack=1, defence=3, badge="x", bonus={"reward": {"hospital": True}}, compensation={"points": 1})


@pytest.mark.rule("afu-49")
@pytest.mark.parametrize("texts", [[], ["bearer@2"], ["treat bearer", "recover rifle-company"]])
def test_a_badge_in_the_hand_fielded_or_sent_to_the_hospital_for_its_bonus(texts: list[str]) -> None:
    cards = [drawing(BADGE), BEARER, WALL]
    s = afu(cards=cards, hand="asker bearer", hospital="rifle-company", deck="panic", attack="wall wall")
    assert has_bonus(play(s, "asker@1", *texts))


@pytest.mark.rule("afu-49")
def test_a_badge_spent_on_an_objective() -> None:
    cards = [drawing(BADGE), BEARER, WALL]
    s = afu("TakeObjective", war=True, objectives="mariupol", cards=cards, hand="asker bearer", deck="panic", attack="wall")
    play(s, "bid 3", "pass", "offer bearer", "done", "asker@1")
    assert has_bonus(s)


@pytest.mark.rule("afu-49")
@pytest.mark.parametrize("elsewhere", ["discard", "hospital", "deck"])
def test_a_badge_elsewhere_does_not_count(elsewhere: str) -> None:
    s = afu(cards=[drawing(BADGE), BEARER, WALL], hand="asker", attack="wall", other={"hand": "bearer"})
    getattr(s, elsewhere)[0] += numbers(s, "bearer")
    assert not has_bonus(play(s, "asker@1"))


@pytest.mark.rule("afu-50", "afu-54")
def test_panic_taken_in_this_round() -> None:
    cards = [drawing({"panic": True}, defence=9), WALL]
    s = afu(cards=cards, hand="asker", deck="rifle-company", attack="wall wall")
    assert not has_bonus(play(s, "asker@1"))
    assert has_bonus(play(s, "done"))
    spared = afu(cards=cards, hand="asker military-band", deck="rifle-company", attack="wall wall wall")
    spared = play(spared, "asker@1", "military-band@2", "done")
    assert not has_bonus(spared)


@pytest.mark.rule("afu-50")
def test_panic_of_the_last_round_or_of_the_other_player_does_not_count() -> None:
    s = afu(cards=[drawing({"panic": True}), WALL], attack="wall", deck="asker", invaders="wall", other={"attack": "wall"})
    until(round_end(s), "Prepare")
    assert discard(s) == "panic"
    assert not has_bonus(play(s, "deal asker", "done", "asker@1"))


@pytest.mark.rule("afu-51", "afu-52")
@pytest.mark.parametrize(
    ("other", "normal", "enhanced"),
    [
        (troop("other", attack=1, defence=1), True, False),
        (troop("other", attack=1, defence=1, enhanced=["attack"]), True, False),
        (troop("other", attack=1, defence=1, enhanced=["defence"]), False, True),
        (troop("other", attack=1), False, False),
    ],
)
def test_normal_and_enhanced_defence(other: records.Recruit, normal: bool, enhanced: bool) -> None:
    for when, met in (({"normal_defence": True}, normal), ({"enhanced_defence": True}, enhanced)):
        s = with_card(other, when)
        assert not has_bonus(play(s, "asker@1"))
        assert has_bonus(play(s, "other@2")) == met


@pytest.mark.rule("afu-51", "afu-52")
def test_what_is_printed_counts_not_what_the_support_adds() -> None:
    arrow = troop("arrow", support=1, enhanced=["defence"])
    plain = troop("plain", attack=1, defence=1)
    for when, met in (({"normal_defence": True}, True), ({"enhanced_defence": True}, False)):
        cards = [drawing(when), arrow, plain, WALL]
        s = afu(cards=cards, hand="asker arrow plain", deck="panic", attack="wall wall")
        assert has_bonus(play(s, "asker@1", "plain@2", "arrow+2")) == met


@pytest.mark.rule("afu-51", "afu-43")
def test_a_card_spent_on_an_objective_was_played() -> None:
    cards = [drawing({"normal_defence": True}), troop("other", defence=4), WALL, objective(defence=3)]
    s = afu("TakeObjective", war=True, objectives="target", cards=cards, hand="asker other", deck="panic", attack="wall")
    assert has_bonus(play(s, "bid 3", "pass", "offer other", "done", "asker@1"))


@pytest.mark.rule("afu-53")
def test_an_objective_in_the_pile_even_if_it_is_taken() -> None:
    cards = [drawing({"objective": True}), WALL]
    nothing = afu("TakeObjective", war=True, cards=cards, hand="asker", deck="panic", attack="wall")
    assert not has_bonus(play(nothing, "asker@1"))
    s = afu("TakeObjective", war=True, objectives="mariupol", cards=cards, hand="asker tank-brigade", deck="panic", attack="wall")
    play(s, "bid 4", "pass", "offer tank-brigade", "done")
    assert not s.objectives
    assert has_bonus(play(s, "asker@1"))


@pytest.mark.rule("afu-53")
def test_an_objective_that_came_up_in_this_round() -> None:
    cards = [drawing({"objective": True}), WALL]
    s = afu("Events", war=True, events="bridge", cards=cards, deck="asker", invaders="wall")
    play(s, "reveal bridge", "pass", "pass")
    assert has_bonus(play(s, "asker@1"))
