"""What the rules of Dronovody count for a player: forecast, odds with their terms, resources, prices and points."""

from __future__ import annotations

import json
from typing import Any, Unpack

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR, choose
from rubizh.engine.flow import asked as question
from rubizh.games.drones.rules.cards import FIRST_LINE, FROM_TRENCH, Harm, Standing
from rubizh.games.drones.rules.sortie import modifier
from rubizh.games.drones.rules.state import Drones, drone, threat
from rubizh.games.drones.telling.aids import aids
from rubizh.games.drones.telling.blows import blows, facing
from rubizh.language import Language
from tests.games.drones.deck import bits, enemy, protection
from tests.games.drones.position import Side, drones, game, new, numbers, play

ENGLISH = Language("en")
PARTNER: Side = {"hand": "donation", "crew": "cook"}


def counted(s: Drones, seat: int = 0) -> dict[str, Any]:
    return aids(game().view(s, seat), ENGLISH)


def forecast(s: Drones, face: int, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = counted(s, seat)["forecast"][face - 1]
    return found


def losses(s: Drones, face: int, seat: int = 0) -> dict[str, int]:
    """What a roll takes, without what it leaves alone."""
    parts = ("trench", "crew", "shot_down", "broken", "logistics")
    return {part: n for part, n in forecast(s, face, seat).items() if part in parts and n}


def defending(**you: Unpack[Side]) -> Drones:
    own: Side = {"crew": "cook medic", "depot": "mavic furia", "logistics": 1}
    own.update(you)
    return drones("NextTurn", PARTNER, field="assault tank tos buk orlan lancet raid howitzer", **own)


@pytest.mark.rule("drones-108", "drones-112", "drones-114", "drones-115", "drones-116", "drones-117")
def test_what_each_number_would_bring() -> None:
    s = defending()
    assert [one["face"] for one in counted(s)["forecast"]] == [1, 2, 3, 4, 5, 6]
    assert losses(s, 1) == {}
    assert losses(s, 2) == {"trench": 3, "crew": 1}
    assert losses(s, 4) == {"crew": 1, "shot_down": 1}
    assert losses(s, 6) == {"shot_down": 1}
    assert forecast(s, 2)["wounded_after"] == 4
    assert (forecast(s, 1)["wounded_after"], forecast(s, 1)["enemies"]) == (0, [])


@pytest.mark.rule("drones-113", "drones-114", "drones-117")
def test_nobody_loses_more_than_there_is() -> None:
    s = defending(crew="cook", depot="mavic", logistics=1)
    assert losses(s, 3) == {"crew": 1, "broken": 1, "logistics": 1}
    assert losses(s, 6) == {}
    assert forecast(s, 6)["enemies"] == [{"card": "buk", "spared": False}]


@pytest.mark.rule("drones-109")
def test_enemies_come_in_the_order_of_the_rules() -> None:
    assert [one["card"] for one in forecast(defending(), 3)["enemies"]] == ["tos", "raid", "orlan"]


@pytest.mark.rule("drones-66", "drones-68")
def test_protection_counts() -> None:
    s = defending(protection="dugout anti-air")
    assert losses(s, 3) == {"logistics": 1}
    spared = {one["card"]: one["spared"] for one in forecast(s, 3)["enemies"]}
    assert spared == {"tos": True, "raid": False, "orlan": True}


def test_a_part_that_protection_leaves() -> None:
    shelter = protection("shelter", FROM_TRENCH)
    s = drones("NextTurn", PARTNER, crew="cook", protection="shelter", field="assault", cards=(shelter,))
    [blow] = blows(s, 0, 2)
    assert (blow.harm.trench, blow.harm.crew, blow.spared) == (0, 1, False)


@pytest.mark.rule("drones-133", "drones-134")
def test_a_roll_that_loses_the_game() -> None:
    s = defending(wounded="cook cook cook")
    assert [one["loses"] for one in counted(s)["forecast"]] == [False, True, True, True, True, False]
    assert losses(s, 2) == {"trench": 1}
    assert [one["card"] for one in forecast(s, 2)["enemies"]] == ["assault", "howitzer"]
    s = drones("NextTurn", PARTNER, field="howitzer", trench="cook cook")
    assert (forecast(s, 2)["loses"], forecast(s, 2)["wounded_after"]) == (True, 2)


def test_each_seat_has_its_own_forecast_and_a_spectator_that_of_the_duty_officer() -> None:
    s = defending()
    assert losses(s, 4, seat=1) == {"crew": 1}
    assert counted(s, SPECTATOR)["forecast"] == counted(s, 0)["forecast"]
    s.officer = 1
    assert counted(s, SPECTATOR)["forecast"] == counted(s, 1)["forecast"]


@pytest.mark.rule("drones-121", "drones-127")
def test_the_next_defence_may_find_other_enemies_silent_and_no_protection() -> None:
    tank = 1 << threat(defending(), numbers(defending(), "tank")[0]).kind
    s = defending()
    s.silenced = tank
    assert losses(s, 4) == {"shot_down": 1}
    s.silenced, s.silenced_next = 0, tank
    assert losses(s, 4) == {"crew": 1, "shot_down": 1}
    rolled = drones("Threats", PARTNER, hand="", crew="cook", protection="dugout", field="tank assault", trophies="truck")
    play(rolled, "done", "roll 6")
    assert losses(rolled, 4) == {"crew": 1}
    rolled.silenced_next = tank
    assert losses(rolled, 4) == {}


def test_deactivation_for_the_next_threats_alone() -> None:
    s = drones("NextTurn", PARTNER, crew="cook", field="tank", options={"deactivation": "next_threats_phase"})
    s.silenced_next = 1 << threat(s, s.field[0]).kind
    assert losses(s, 4) == {}
    assert facing(s, 0).silenced == s.silenced_next


@pytest.mark.rule("drones-107")
def test_the_rulebooks_example_to_the_last_modifier() -> None:
    s = drones(crew="fpv-pilot engineer", depot="fpv-kit", field="tank jammer")
    [(target, odds)] = counted(s)["sorties"]["fpv-kit"].items()
    assert (target, odds["needs"], odds["chance"]) == ("tank", 6, 17)
    assert odds["terms"] == [
        {"said": "pilot", "amount": 1, "card": "fpv-pilot"},
        {"said": "armour", "amount": -1, "card": "tank"},
        {"said": "EW", "amount": -1, "card": "jammer"},
    ]


@pytest.mark.rule("drones-99", "drones-101")
def test_the_best_pilot_counts_projects_add_up_and_every_jammer_takes_off() -> None:
    own: Side = {"crew": "fpv-pilot fpv-ace sapper", "depot": "fpv-kit", "projects": "simulator tank-hunters"}
    field = "tank jammer jammer wing-jammer"
    terms = counted(drones(field=field, **own))["sorties"]["fpv-kit"]["tank"]["terms"]
    amounts = [(term["card"], term["amount"]) for term in terms]
    assert amounts == [("fpv-ace", 2), ("simulator", 1), ("tank-hunters", 1), ("tank", -1), ("jammer", -1), ("jammer", -1)]
    both = counted(drones(field=field, options={"pilots_add_up": "yes"}, **own))["sorties"]["fpv-kit"]["tank"]
    assert [term["amount"] for term in both["terms"]][:2] == [1, 2]
    assert both["needs"] == 3


@pytest.mark.parametrize(("armour", "chance"), [(4, 0), (1, 33), (0, 50), (-3, 100)])
def test_the_chance(armour: int, chance: int) -> None:
    target = enemy("target", "tank", FIRST_LINE, bits(1), armour=armour)
    s = drones(crew="universal-pilot", depot="mavic", field="target", cards=(target,))
    found = aids(game((target,)).view(s, 0), ENGLISH)["sorties"]["mavic"]["target"]
    assert (found["needs"], found["chance"]) == (4 + armour, chance)


def test_a_guaranteed_hit_needs_no_luck() -> None:
    s = drones(projects="ai-module", crew="universal-pilot", depot="mavic", field="tank")
    play(s, "sortie mavic", "use ai-module")
    assert counted(s)["sorties"] == {"mavic": {"tank": {"needs": 1, "chance": 100, "terms": []}}}


def test_only_what_may_be_attacked_has_odds() -> None:
    s = drones(crew="universal-pilot sapper", depot="mavic vampire fpv-kit furia", field="infantry howitzer orlan")
    assert {name: set(targets) for name, targets in counted(s)["sorties"].items()} == {
        "mavic": {"infantry"},
        "vampire": {"infantry", "howitzer", "orlan"},
        "fpv-kit": {"infantry"},
    }
    play(s, "sortie vampire", "attack orlan", "roll 2")
    assert {name: set(targets) for name, targets in counted(s)["sorties"].items()} == {"vampire": {"infantry", "howitzer"}}
    play(s, "stop")
    assert counted(s)["sorties"] == {}


def test_out_of_turn_odds_are_as_the_table_lies() -> None:
    s = drones("NextTurn", {"hand": "mortar", "crew": "universal-pilot", "depot": "mavic"}, field="tank")
    assert set(counted(s, 1)["sorties"]) == {"mavic"}
    assert set(counted(s, 1)["artillery"]) == {"mortar"}
    assert (counted(s, SPECTATOR)["sorties"], counted(s, SPECTATOR)["artillery"]) == ({}, {})


@pytest.mark.rule("drones-64", "drones-65")
def test_artillery_is_plain_and_a_spotter_gives_a_second_roll() -> None:
    field = "tank howitzer jammer"
    s = drones(hand="mortar himars", crew="wing-pilot", depot="valkyrie", field=field, logistics=3)
    assert counted(s)["artillery"] == {
        "mortar": {"tank": {"needs": 4, "chance": 50, "terms": []}},
        "himars": {"tank": {"needs": 3, "chance": 67, "terms": []}},
    }
    s = drones(hand="mortar", crew="wing-pilot", depot="valkyrie furia", field=field, logistics=3)
    spotted = {"needs": 4, "chance": 75, "terms": [{"said": "spotting: a second roll", "amount": 0, "card": "furia"}]}
    assert counted(s)["artillery"] == {"mortar": {"tank": spotted}}
    play(s, "play mortar")
    assert counted(s)["artillery"] == {"mortar": {"tank": spotted}}


@pytest.mark.rule("drones-77", "drones-91", "drones-119", "drones-137")
def test_resources_prices_and_technology() -> None:
    dear = enemy("dear", "supply", FIRST_LINE, standing=Standing(dearer=2), harm=Harm())
    s = drones(
        "NextTurn",
        {"crew": "wing-pilot", "depot": "furia", "projects": "simulator"},
        crew="sapper",
        depot="mavic",
        projects="delta simulator",
        shop="valkyrie lanius valkyrie",
        field="dear",
        cards=(dear,),
    )
    found = aids(game((dear,)).view(s, 0), ENGLISH)
    assert (found["recon"], found["ammo"]) == ([2, 2], [True, False])
    assert found["prices"] == {"valkyrie": 5, "lanius": 6}
    assert found["technology"] == {"have": 3, "need": 6}


@pytest.mark.rule("drones-138", "drones-139")
def test_the_terms_of_the_score() -> None:
    s = drones("NextTurn", PARTNER, crew="medic", hq="driver", trophies="tank truck", projects="delta", wounded="cook cook")
    assert counted(s)["scores"] == [
        {"trophies": 4, "projects": 4, "wounded": -6, "total": 2, "characters": 2},
        {"trophies": 0, "projects": 0, "wounded": 0, "total": 0, "characters": 1},
    ]


@pytest.mark.parametrize("players", ["1", "2", "4"])
def test_terms_add_up_to_the_rules_own_modifier_and_nothing_hidden_is_told(players: str) -> None:
    s, dealer = new(players=players, pilots_add_up="yes" if players == "2" else "no"), Dealer(3)
    names = [card.name for card in s.rules.set.cards]
    while not s.over:
        for seat in [] if dealer.below(5) else [SPECTATOR, *range(int(players))]:
            found = counted(s, seat)
            view = game().view(s, seat)
            assert json.dumps(found) == json.dumps(aids(game().view(game().sample(view, Dealer(9)), seat), ENGLISH))
            for d, targets in found["sorties"].items():
                for e, odds in targets.items():
                    its = drone(s, names.index(d))
                    plus = modifier(s, seat, its, threat(s, names.index(e)))
                    assert s.sure or (odds["needs"], sum(term["amount"] for term in odds["terms"])) == (its.hit - plus, plus)
        choose(s, dealer.pick(question(s).options))
