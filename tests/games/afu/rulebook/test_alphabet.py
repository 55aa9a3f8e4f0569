"""What can ever be chosen with a card set, and what a choice may turn up."""

from __future__ import annotations

import pytest

from rubizh.cards.records import Card
from rubizh.games.afu.rules.cards import AIR, ARTILLERY, INFANTRY, OTHER, TANK, TYPE_NAMES
from tests.games.afu.position import afu, game, invader, option, options, play, troop


@pytest.mark.rule("afu-93")
@pytest.mark.parametrize(
    ("card", "highest"),
    [
        (troop("strong", attack=19, defence=1), 5 * 19),
        (troop("firm", attack=1, defence=20), 5 * 20),
        (troop("bold", attack=20, bonus={"reward": {"attack": 2}}), 5 * 22),
        (troop("stubborn", defence=20, bonus={"reward": {"defence": 3}}), 5 * 23),
        (invader("enemy", attack=20, defence=20), 5 * 9),
    ],
)
def test_no_bid_is_higher_than_five_copies_of_the_strongest_card(card: Card, highest: int) -> None:
    assert [bid.text for bid in game((card,)).choices.bids] == [f"bid {points}" for points in range(highest + 1)]


@pytest.mark.rule("afu-2", "afu-6")
def test_each_card_can_be_chosen_for_what_its_deck_is_for() -> None:
    alphabet = game().alphabet
    verbs = ("deal", "bonus", "treat", "recover", "spend", "buy", "offer", "discard", "keep", "dismiss", "next")
    can = {name: [verb for verb in verbs if f"{verb} {name}" in alphabet] for name in ("panic", "our-sky", "bmp-2", "blackout")}
    assert can == {
        "panic": ["deal", "discard"],
        "our-sky": ["deal", "keep"],
        "bmp-2": ["deal", "dismiss", "next"],
        "blackout": ["deal"],
    }
    assert [verb for verb in verbs if f"{verb} tank-company" in alphabet] == list(verbs[:8])
    assert {"tank-company@1", "tank-company@3", "tank-company+1", "tank-company+3"} <= alphabet.keys()
    assert not {"panic@1", "panic+1", "bmp-2@1"} & alphabet.keys()


@pytest.mark.rule("afu-56", "afu-70")
def test_looking_for_panic_in_a_pile_may_turn_something_up_and_in_the_hand_not() -> None:
    s = afu(hand="counselling-group panic", deck="panic tank-company", attack="bmp-2")
    play(s, "counselling-group@1", "bonus counselling-group")
    turned_up = {text: game().reveals(s, option(s, text)) for text in ("calm hand", "calm discard", "calm deck")}
    assert turned_up == {"calm hand": False, "calm discard": True, "calm deck": True}


@pytest.mark.rule("afu-41")
def test_the_types_of_troops_have_their_names() -> None:
    assert [TYPE_NAMES[kind] for kind in (INFANTRY, ARTILLERY, TANK, AIR, OTHER)] == TYPE_NAMES


@pytest.mark.rule("afu-55")
def test_only_the_hospital_bonus_sends_a_card_to_the_hospital_by_choice() -> None:
    s = afu(hand="signals-centre medical-company", hospital="rifle-company", attack="bmp-2")
    kinds = {name: s.rules.set.cards[card].treats for name, card in zip(("signals", "medical"), s.hand[0], strict=True)}
    assert kinds == {"signals": False, "medical": True}


@pytest.mark.rule("afu-65", "afu-66")
def test_two_of_a_kind_in_the_display_are_offered_once() -> None:
    s = afu("Compensate", display="tank-company tank-company rifle-company", points=3, aid=0)
    assert options(play(s, "done", "done")) == ["buy tank-company", "buy rifle-company", "pass"]
