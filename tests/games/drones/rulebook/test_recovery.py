"""The Recovery phase, and decks that run out (drones-17, drones-18, drones-127 to drones-132)."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import NATURE
from tests.games.drones.position import asks, dealt, drones, names, options, play, some, until

PLENTY = "donation " * 30


@pytest.mark.rule("drones-127", "drones-66")
def test_protection_goes_to_the_discard() -> None:
    s = drones("Recovery", {"protection": "dugout"}, hand="", protection="ew dugout", support_deck=PLENTY)
    assert s.protection == ((), ())
    assert some(s, s.support_discard) == "dugout dugout ew"


@pytest.mark.rule("drones-128")
def test_five_cards_of_which_one_is_discarded() -> None:
    s = dealt(drones("Recovery", hand="", support_deck="donation dugout ew mortar delta himars"))
    assert options(s) == ["discard donation", "discard mortar", "discard himars", "discard dugout", "discard ew"]
    play(s, "discard ew")
    assert (some(s, s.hand[0]), names(s, s.support_discard)) == ("donation dugout himars mortar", "ew")


@pytest.mark.rule("drones-129", "drones-28")
def test_too_few_cards_are_dealt_one_by_one_from_the_duty_officer() -> None:
    s = drones("Recovery", {}, hand="", officer=1, support_deck="donation " * 9)
    until(s, "Turn")
    assert [len(hand) for hand in s.hand] == [4, 4]
    assert asks(s) == 1
    assert names(s, s.support_discard) == "donation"


@pytest.mark.rule("drones-128", "drones-28")
def test_the_new_duty_officer_discards_first() -> None:
    s = dealt(drones("Recovery", {}, {}, hand="", officer=1, support_deck="donation ew mortar dugout himars " * 3))
    seen = []
    while type(s.todo[-1]).__name__ == "DiscardOne":
        seen.append(asks(s))
        play(s, options(s)[0])
    assert seen == [1, 2, 0]


@pytest.mark.rule("drones-129", "drones-17")
def test_with_no_card_at_all_nobody_has_a_turn() -> None:
    s = drones("Recovery", hand="", round=1, trench="cook")
    assert asks(s) == NATURE
    assert options(s)[0] == "roll 1"


@pytest.mark.rule("drones-17", "drones-128")
def test_the_support_deck_is_renewed_in_the_middle_of_a_draw() -> None:
    s = drones("Recovery", hand="", support_deck="dugout dugout", support_discard="ew ew ew")
    assert options(s) == ["deal dugout", "deal dugout"]
    play(s, "deal dugout", "deal dugout")
    assert options(s) == ["deal ew", "deal ew", "deal ew"]
    assert s.support_discard == ()
    play(s, "discard ew")
    assert some(s, s.hand[0]) == "dugout dugout ew ew"


@pytest.mark.rule("drones-17")
def test_the_drone_deck_is_renewed_too() -> None:
    s = play(drones(shop="valkyrie", drone_discard="furia mavic"), "shop")
    assert options(s) == ["deal mavic", "deal furia"]
    play(s, "deal furia")
    assert (names(s, s.shop), s.drone_discard) == ("valkyrie furia", ())


@pytest.mark.rule("drones-17")
def test_the_threat_deck_is_renewed_too_and_else_nothing_comes() -> None:
    s = drones("NewThreats", hand="", threat_deck="infantry", threat_discard="tank tank", support_deck=PLENTY)
    until(s, "DiscardOne")
    assert (names(s, s.field), s.threat_discard) == ("infantry tank tank", ())
    s = drones("NewThreats", hand="", threat_deck="infantry", support_deck=PLENTY)
    assert names(until(s, "DiscardOne"), s.field) == "infantry"


@pytest.mark.rule("drones-18")
def test_who_lies_under_the_character_deck_comes_after_it() -> None:
    s = play(drones(characters="medic", under="sapper cook"), "recruit", "deal medic")
    assert options(s) == ["deal sapper"]
    play(s, "deal sapper", "medic to hq")
    assert names(s, s.under) == "cook sapper"


@pytest.mark.rule("drones-130", "drones-11", "drones-74")
def test_logistics_for_each_character_in_hq_turned_over_or_not() -> None:
    s = drones(
        "Recovery",
        {"hq": "cook"},
        hand="",
        crew="driver",
        hq="engineer medic",
        turned="engineer",
        logistics=1,
        support_deck=PLENTY,
    )
    assert until(s, "Turn").logistics == (3, 1)


@pytest.mark.rule("drones-12", "drones-130")
def test_logistics_above_the_end_of_the_track_is_lost() -> None:
    s = drones("Recovery", hand="", hq="cook driver gunner", logistics=9, support_deck=PLENTY)
    assert until(s, "Turn").logistics == (10,)


@pytest.mark.rule("drones-131", "drones-50", "drones-51")
def test_cards_are_turned_back_and_broken_drones_stay_broken() -> None:
    s = drones(
        "Recovery",
        hand="",
        crew="trader",
        turned="trader",
        projects="stabpoint",
        spent="stabpoint",
        broken="mavic",
        wounded="cook",
        support_deck=PLENTY,
    )
    until(s, "Turn")
    assert {"use trader", "use stabpoint"} <= set(options(s))
    assert (s.turned[0], s.spent[0], names(s, s.broken[0])) == ((), (), "mavic")


@pytest.mark.rule("drones-53", "drones-131")
def test_a_trophy_can_be_exchanged_in_every_round() -> None:
    s = play(
        drones(trophies="tank tank", support_deck=PLENTY, trench="cook " * 5), "exchange tank", "discard donation", "end turn"
    )
    until(s, "Turn")
    assert "exchange tank" in options(s)


@pytest.mark.rule("drones-132")
def test_logistics_comes_after_the_support_cards() -> None:
    s = dealt(drones("Recovery", hand="", hq="cook", crew="trader", turned="trader", protection="ew", support_deck=PLENTY))
    assert (s.protection[0], s.logistics[0], names(s, s.turned[0])) == ((), 0, "trader")
    assert until(s, "Turn").logistics[0] == 1
