"""The end and the scoring (afu-105 to afu-111)."""

from __future__ import annotations

from typing import Unpack

import pytest

from rubizh.games.afu.cards.words import goal_said
from rubizh.games.afu.rules.scoring import achievements, panic_cards, score
from rubizh.games.afu.rules.state import MOSKVA, NO_PANIC_LEFT, Afu
from rubizh.language import Language
from tests.games.afu.position import Side, achievement, afu, asks, game, invader, objective, play, round_end, troop

GOALS = [
    achievement("two-trophies", points=5, count="trophies", at_least=2),
    achievement("two-cards", points=3, count="cards", at_least=2),
    achievement("calm", points=2, count="panic", at_most=1),
]
CITY = objective("city", points=4, defence=1)
TOWN = objective("town", points=3, defence=1)
CARDS = [*GOALS, CITY, TOWN, troop("unit")]


def finished(other: Side | None = None, *, goals: str = "", **you: Unpack[Side]) -> Afu:
    """The last round has ended with these piles."""
    s = afu("EndOfRound", war=True, last_round=True, cards=CARDS, goals=goals, other=other, **you)
    assert s.over
    return s


def points(s: Afu) -> tuple[int, int]:
    return score(s, 0), score(s, 1)


@pytest.mark.rule("afu-105")
def test_the_round_of_the_moskva_is_the_last_and_she_can_be_taken_in_it() -> None:
    s = afu("Events", war=True, deck="tank-brigade tank-brigade", invaders="conscripts")
    play(s, "reveal cruiser", "deal cruiser-moskva", "bid 9", "pass", "offer tank-brigade", "done")
    assert (asks(s), s.over) == (0, False)
    round_end(s)
    assert (s.over, s.ending, score(s, 0)) == (True, MOSKVA, 5 - 1)


@pytest.mark.rule("afu-105")
def test_other_rounds_are_followed_by_another() -> None:
    assert not round_end(afu(war=True)).over


@pytest.mark.rule("afu-106")
@pytest.mark.parametrize("war", [False, True])
def test_an_empty_panic_stack_at_the_end_of_a_round_ends_the_game_in_either_phase(war: bool) -> None:
    s = afu(war=war, attack="conscripts", panic=1, invaders="conscripts")
    play(s, "done")
    assert (s.panic, s.over) == (0, False)
    assert (round_end(s).over, s.ending) == (True, NO_PANIC_LEFT)


@pytest.mark.rule("afu-106")
def test_a_stack_that_is_refilled_before_the_end_of_the_round_does_not_end_it() -> None:
    s = afu(hand="2315th-battalion", attack="conscripts", panic=1, invaders="conscripts")
    play(s, "done", "done", "spend 2315th-battalion", "calm discard")
    assert not round_end(s).over


@pytest.mark.rule("afu-107")
def test_discard_and_deck_count_together_and_the_hospital_does_not() -> None:
    assert points(finished(goals="two-cards", deck="unit", discard="unit")) == (3, 0)
    assert points(finished(goals="two-cards", deck="unit", hand="unit")) == (3, 0)
    assert points(finished(goals="two-cards", deck="unit", hospital="unit")) == (0, 0)


@pytest.mark.rule("afu-107", "afu-3")
@pytest.mark.parametrize(("army", "reached"), [("unit panic", False), ("unit unit panic", True)])
def test_panic_is_not_counted_among_the_cards(army: str, reached: bool) -> None:
    assert (score(finished(goals="two-cards", deck=army), 0) > 0) == reached


@pytest.mark.rule("afu-107")
@pytest.mark.parametrize(("language", "said"), [("en", "other than Panic"), ("uk", "крім паніки")])
def test_and_the_text_of_such_an_achievement_says_so(language: str, said: str) -> None:
    assert said in Language(language).say(goal_said(GOALS[1].goal))


ARROWS = [troop("both", enhanced=["attack", "defence"]), troop("up", enhanced=["attack"]), troop("down", enhanced=["defence"])]
COUNTED = [
    *ARROWS,
    *(troop(name, type=name) for name in ("infantry", "artillery", "tank", "air", "other")),
    troop("guns", marks=["anti-air"], type="other"),
    invader("plane", attack=1, marks=["air"]),
    invader("tanks", attack=1),
]


@pytest.mark.rule("afu-5", "afu-41", "afu-107")
@pytest.mark.parametrize(
    ("count", "piles", "number"),
    [
        ("infantry", Side(deck="infantry tank other panic"), 1),
        ("artillery", Side(deck="artillery infantry guns"), 1),
        ("tank", Side(deck="tank infantry air"), 1),
        ("air", Side(deck="air tank guns"), 1),
        ("anti-air", Side(deck="guns air artillery guns"), 2),
        ("enhanced", Side(deck="both up down tank"), 3),
        ("cards", Side(deck="both panic tank"), 2),
        ("aid", Side(deck="international-aid tank"), 1),
        ("trophies", Side(trophies="plane tanks tanks"), 3),
        ("air-trophies", Side(trophies="plane tanks plane"), 2),
        ("objectives", Side(taken="kyiv izium", trophies="plane"), 2),
    ],
)
def test_what_an_achievement_counts(count: str, piles: Side, number: int) -> None:
    for threshold, points in ((number, 4), (number + 1, 0)):
        cards = [*COUNTED, achievement("goal", points=4, count=count, at_least=threshold)]
        s = afu("EndOfRound", war=True, last_round=True, cards=cards, goals="goal", **piles)
        assert achievements(s, 0) == points


@pytest.mark.rule("afu-108")
def test_an_open_achievement_is_for_who_meets_it_alone() -> None:
    both, one = Side(trophies="conscripts mi-24"), Side(trophies="conscripts")
    assert points(finished(one, goals="two-trophies", trophies="conscripts mi-24")) == (5, 0)
    assert points(finished(both, goals="two-trophies", trophies="conscripts mi-24")) == (0, 0)
    assert points(finished(both, goals="two-trophies")) == (0, 5)


@pytest.mark.rule("afu-109")
def test_a_secret_achievement_is_for_its_owner_if_the_owner_meets_it_whoever_else_does() -> None:
    both = Side(trophies="conscripts mi-24", secret="two-cards")
    assert points(finished(both, secret="two-trophies", trophies="conscripts mi-24")) == (5, 0)
    assert points(finished(both, secret="two-trophies", trophies="conscripts")) == (0, 0)


@pytest.mark.rule("afu-110")
def test_objectives_give_their_points_and_panic_takes_one_each() -> None:
    assert points(finished(Side(taken="town", deck="panic"), taken="city town", deck="panic unit", discard="panic")) == (5, 2)


@pytest.mark.rule("afu-110")
def test_faq_each_panic_card_in_the_deck_is_a_point_less() -> None:
    s = finished(Side(discard="panic"), deck="panic panic", hand="panic", taken="city")
    assert (points(s), panic_cards(s, 0)) == ((1, -1), 3)


@pytest.mark.rule("afu-111")
@pytest.mark.parametrize(
    ("you", "other", "winners"),
    [
        (Side(taken="city"), Side(taken="town"), [0]),
        (Side(taken="town"), Side(taken="city"), [1]),
        (Side(taken="city", deck="panic"), Side(taken="town"), [1]),
        (Side(taken="town"), Side(taken="city", deck="panic"), [0]),
        (Side(taken="town"), Side(taken="town"), []),
        (Side(taken="town", deck="panic"), Side(taken="town", discard="panic"), []),
    ],
)
def test_most_points_then_fewer_panic_cards_then_a_draw(you: Side, other: Side, winners: list[int]) -> None:
    assert game(tuple(CARDS)).winners(finished(other, **you)) == winners
