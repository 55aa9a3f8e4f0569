"""What the rules of AFU count for a player."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR, asked, choose
from rubizh.games.afu.rules.choices import DONE
from rubizh.games.afu.rules.field import Field
from rubizh.games.afu.rules.scoring import score
from rubizh.games.afu.rules.setup import KEEP_GOAL
from rubizh.games.afu.rules.state import NO_PANIC_LEFT, PLACES, Afu
from rubizh.games.afu.rules.view import AfuView
from rubizh.games.afu.telling.aids import aids
from rubizh.language import Language
from tests.games.afu.position import Side, afu, begun, numbers, play, troop, until

ENGLISH = Language("en")
EXAMPLE = "tank-battalion 1st-artillery-division artillery-division artillery-group air-assault-brigade"


def counted(s: Afu, seat: int = 0) -> dict[str, Any]:
    return aids(AfuView(s, seat), ENGLISH)


def fights(s: Afu, seat: int = 0, viewer: int = 0) -> list[Any]:
    found: list[Any] = counted(s, viewer)["fights"][seat]
    return found


def example() -> Afu:
    """The hand and the attack row of the rulebooks' example."""
    return afu(hand=EXAMPLE, attack="2s19-msta 45th-brigade su-35s")


def test_the_fights_of_the_rulebooks_example() -> None:
    s = play(example(), "tank-battalion@1", "1st-artillery-division+1", "artillery-division@2")
    msta, brigade, sukhoi = fights(s)
    assert msta["said"] == "the invader is destroyed; the defending card is safe, its support goes to the hospital"
    assert (msta["destroyed"], msta["lost"], msta["support_lost"]) == (True, False, True)
    assert msta["ours"] == {"attack": 6, "defence": 6, "enhanced_attack": True, "enhanced_defence": True}
    assert msta["theirs"] == {"attack": 4, "defence": 2, "enhanced_attack": True, "enhanced_defence": True}
    assert brigade["said"] == "the invader holds, 3 short; the defending card is safe"
    assert (sukhoi["ours"], sukhoi["said"]) == (None, "nobody: Panic")


def test_why_an_invader_stands_whose_defence_is_reached() -> None:
    cards = [troop("guns", attack=9, defence=9), troop("flak", attack=9, defence=9, enhanced=["attack"])]
    s = play(afu(cards=cards, hand="guns flak", attack="2s19-msta su-35s"), "guns@1", "flak@2")
    assert [one["said"].partition(";")[0] for one in fights(s)[:2]] == [
        "the invader holds, needs enhanced attack",
        "the invader holds, needs anti-aircraft",
    ]


def test_an_event_sends_air_units_to_the_hospital() -> None:
    s = play(afu(hand="fighter-flight", attack="conscripts"), "fighter-flight@1")
    assert not fights(s)[0]["lost"]
    s.air_lost = True
    assert fights(s)[0]["lost"]


def test_a_hidden_hand_may_change_the_fight_of_another() -> None:
    """The bonus of the support asks for a badge that somebody's hand may hold."""
    s = afu(hand="artillery-division artillery-group 1st-artillery-division", attack="2s19-msta 45th-brigade")
    play(s, "1st-artillery-division@1", "artillery-division+1")
    mine, theirs = fights(s)[0], fights(s, viewer=1)[0]
    assert (mine["certain"], theirs["certain"]) == (True, False)
    assert mine["ours"]["attack"] == theirs["ours"]["attack"] + 2
    assert theirs["said"].startswith("as far as can be seen: ")


@pytest.mark.parametrize("options", [{}, {"chervona_kalyna": "yes"}, {"players": "1", "ground_invaders_hit_air": "yes"}], ids=str)
def test_what_was_foretold_comes(options: dict[str, str]) -> None:
    """Whoever ends the fielding finds in trophies and hospital what the aids have said."""
    destroyed = wounded = 0
    for seed in range(5):
        s, dealer = begun(seed, **options), Dealer(seed)
        while not s.over:
            choice, seat = dealer.pick(asked(s).options), asked(s).seat
            expected = outcome(s, seat) if isinstance(s.todo[-1], Field) and choice is DONE else None
            before = Counter(s.trophies[seat]), Counter(s.hospital[seat])
            choose(s, choice)
            if expected is not None:
                assert (Counter(s.trophies[seat]) - before[0], Counter(s.hospital[seat]) - before[1]) == expected
                destroyed, wounded = destroyed + expected[0].total(), wounded + expected[1].total()
    assert destroyed > 5
    assert wounded > 5


def outcome(s: Afu, seat: int) -> tuple[Counter[int], Counter[int]]:
    """Trophies and wounded as the aids foretell them."""
    trophies, wounded = Counter[int](), Counter[int]()
    for place, one in enumerate(fights(s, seat, seat)):
        if one is None:
            continue
        if one["destroyed"]:
            trophies.update(c for c in (s.attack[seat][place], s.attack_support[seat][place]) if c >= 0)
        wounded.update([s.defence[seat][place]] * one["lost"] + [s.defence_support[seat][place]] * one["support_lost"])
    return trophies, wounded


def test_achievements_points_and_secrets() -> None:
    s = afu(
        goals="a-cool-head trophy-exhibition",
        secret="our-sky",
        hand="fighter-flight fighter-squadron attack-squadron",
        trophies="su-35s",
        other=Side(secret="liberators", deck="panic panic"),
    )
    panic, trophies, sky = counted(s)["goals"]
    assert panic == {
        "card": "a-cool-head",
        "have": [0, 2],
        "need": 1,
        "at_most": True,
        "points": 5,
        "met": [True, False],
        "secret": False,
    }
    assert (trophies["have"], trophies["need"], trophies["met"]) == ([1, 0], 26, [False, False])
    assert (sky["card"], sky["have"], sky["met"], sky["secret"]) == ("our-sky", [3, None], [True, False], True)
    assert counted(s)["points"] == [10, -2]
    assert counted(s, 1)["points"] == counted(s, SPECTATOR)["points"] == [5, -2]
    assert [one["card"] for one in counted(s, SPECTATOR)["goals"]] == ["a-cool-head", "trophy-exhibition"]


def test_an_achievement_counts_once_it_is_kept() -> None:
    s = begun(1)
    s.goals, s.secret[0] = (), numbers(s, "a-cool-head our-sky")
    assert counted(s)["points"] == [0, 0]
    s.todo.remove(KEEP_GOAL[0])
    assert counted(s)["points"] == [5, 0]


def test_the_score_line_by_line() -> None:
    s = afu(
        goals="a-cool-head our-sky trophy-exhibition",
        secret="liberators",
        taken="kyiv izium",
        hand="fighter-flight fighter-squadron attack-squadron panic",
        other=Side(secret="armoured-fist", deck="panic"),
    )
    assert counted(s)["score"] == []
    s.over, s.ending = True, NO_PANIC_LEFT
    mine, theirs = counted(s)["score"]
    assert mine == [
        ["a-cool-head, reached by both", 0],
        ["our-sky", 5],
        ["liberators, secret", 0],
        ["objective kyiv", 4],
        ["objective izium", 3],
        ["Panic cards: 1", -1],
    ]
    assert theirs == [["a-cool-head, reached by both", 0], ["Armoured Fist, secret", 0], ["Panic cards: 1", -1]]


@pytest.mark.parametrize("options", [{}, {"players": "1"}], ids=str)
def test_the_lines_add_up_to_the_points_of_the_ending(options: dict[str, str]) -> None:
    for seed in range(4):
        s, dealer = begun(seed, **options), Dealer(seed)
        while not s.over:
            choose(s, dealer.pick(asked(s).options))
        for viewer in (0, SPECTATOR):
            told = counted(s, viewer)
            sums = [sum(points for _, points in lines) for lines in told["score"]]
            assert sums == told["points"] == [score(s, seat) for seat in range(s.rules.players)]


def test_bonuses_of_the_own_cards_only() -> None:
    s = afu(hand="artillery-division medical-company", attack="conscripts")
    assert counted(s)["bonuses"] == {"artillery-division": False, "medical-company": True}
    assert counted(s, 1)["bonuses"] == counted(s, SPECTATOR)["bonuses"] == {}
    with_badge = afu(hand="artillery-division artillery-group", attack="conscripts")
    assert counted(play(with_badge, "artillery-group@1"))["bonuses"]["artillery-division"]


def test_the_objective_with_bids_and_worth() -> None:
    s = afu(
        "TakeObjective",
        war=True,
        objectives="izium kyiv",
        hand="self-defence-detachment rifle-company",
        other=Side(hand="guard"),
        cards=[troop("guard", attack=1, defence=9)],
    )
    assert counted(s)["objective"] == {"worth": 6, "offers": []}
    play(s, "bid 3")
    assert counted(s, 1)["objective"]["worth"] == 9
    assert counted(s, SPECTATOR)["objective"]["worth"] is None
    assert counted(s)["objective"]["offers"] == ["bid 3 by {0}"]
    play(s, "bid 9", "pass", "offer guard")
    assert counted(s)["objective"]["offers"] == ["bid 9 by {1}", "{1}, for the objective: guard (9)"]


def test_the_phase_and_the_steps_of_its_rounds() -> None:
    s = begun(1, chervona_kalyna="yes")
    assert counted(s)["phase"] == "Set-up"
    told = counted(until(s, "Field"))
    assert told["phase"] == "Full-Scale War"
    assert [one["said"] for one in told["steps"]] == ["events", "preparation", "objective", "combat", "recruitment"]
    assert [one["said"] for one in told["steps"] if one["here"]] == ["combat"]


def test_an_empty_front_is_nobodys_fight() -> None:
    assert fights(afu(hand="rifle-company", attack="conscripts"))[1:] == [None] * (PLACES - 1)


def test_a_card_for_sale_names_the_achievements_that_it_counts_for() -> None:
    s = afu("Recruit", display="tank-company rifle-company - - -", goals="our-sky armoured-fist", points=9)
    found = counted(s)["advances"]
    assert found["tank-company"] == ["armoured-fist"]
    assert found["rifle-company"] == []
    assert counted(s, SPECTATOR)["advances"] == {}
    assert counted(example())["advances"] == {}
