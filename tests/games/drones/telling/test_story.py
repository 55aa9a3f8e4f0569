"""The log of Dronovody: what rolls, attacks and mishaps brought about, in few lines."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import choose
from rubizh.engine.record import Played
from rubizh.games.drones.rules.state import Drones
from rubizh.games.drones.telling.story import DronesChronicle
from rubizh.language import Language
from rubizh.telling.log import LogEntry, choose_and_tell, lines
from tests.games.drones.position import Side, drones, game, option, play

CHRONICLE = DronesChronicle()
PARTNER: Side = {"hand": "donation", "crew": "cook"}


def followed(s: Drones, text: str) -> list[str]:
    """What the log says beyond the choice itself."""
    after, choice = s.clone(), option(s, text)
    choose(after, choice)
    return [repr(said) for said in CHRONICLE.followed(s, choice, after)]


def told(s: Drones, *texts: str) -> list[str]:
    """The lines of the log after some choices."""
    played = Played(game(), s.rules.agreed, {}, {})
    played.s = s
    log: list[LogEntry] = []
    for text in texts:
        choice = option(played.s, text)
        log += choose_and_tell(played, choice, {0: game().tell(played.s, 0, choice)}, CHRONICLE)
    return [line.text for line in lines(log, 0, Language("en"), CHRONICLE)]


@pytest.mark.rule("drones-108", "drones-68")
def test_a_defence_roll_tells_what_each_enemy_does() -> None:
    s = drones(
        "Threats", PARTNER, hand="", crew="cook", depot="mavic", protection="anti-air", field="orlan raid tos buk", logistics=3
    )
    assert followed(s, "roll 3") == [
        "The first player is hit: raid (Logistics −2).",
        "The first player is hit: tos (wounded in the Crew: 1).",
        "The first player is spared by protection: orlan.",
        "The first player loses 2 Logistics and has 1.",
    ]
    assert followed(s, "roll 6") == ["The first player has nothing to lose there: buk."]
    assert followed(s, "roll 1") == ["No enemy is activated."]


@pytest.mark.rule("drones-103", "drones-106", "drones-120")
def test_an_attack_tells_what_it_leaves() -> None:
    s = drones(crew="universal-pilot blogger", depot="mavic", field="truck tank")
    play(s, "sortie mavic", "attack truck")
    assert followed(s, "roll 4") == ["The player gains 3 Logistics and has 3."]
    assert followed(s, "roll 1") == ["The drone breaks: mavic."]
    assert followed(s, "roll 2") == []


@pytest.mark.rule("drones-104", "drones-105")
def test_a_guaranteed_hit_and_the_end_of_a_kamikaze() -> None:
    s = drones(projects="ai-module", crew="fpv-pilot sapper", depot="fpv-kit", field="tank")
    play(s, "sortie fpv-kit", "use ai-module")
    assert followed(s, "attack tank") == ["Hit without a roll: tank."]
    assert followed(play(s, "attack tank"), "stop") == ["The kamikaze drone is gone: fpv-kit."]


@pytest.mark.rule("drones-121")
def test_deactivation_is_told() -> None:
    s = drones(hand="himars", logistics=3, projects="delta", field="command-post")
    assert followed(play(s, "play himars", "attack command-post"), "roll 3") == ["Deactivated next: artillery, MLRS, EW."]


@pytest.mark.rule("drones-123", "drones-124")
def test_a_mishap_is_told_for_each_whom_it_hits() -> None:
    s = drones("NewThreats", {"crew": "medic"}, hand="", crew="cook", threat_deck="misfire")
    assert followed(s, "deal misfire") == [
        "The first player is hit: misfire (wounded in the Crew: 1).",
        "The second player is hit: misfire (wounded in the Crew: 1).",
    ]
    s = drones("NewThreats", PARTNER, hand="", threat_deck="gust")
    assert followed(s, "deal gust")[0] == "The Mishap hits nobody: gust."


def test_logistics_is_told_but_for_a_purchase() -> None:
    s = drones(hand="dugout donation", logistics=3, shop="valkyrie", drone_deck="furia furia", characters="cook")
    assert followed(s, "play dugout") == ["The player pays 1 Logistics and has 2."]
    assert followed(s, "play donation") == ["The player gains 2 Logistics and has 5."]
    play(s, "shop", "deal furia")
    assert followed(s, "buy valkyrie") == []


@pytest.mark.rule("drones-29", "drones-130", "drones-132")
def test_phases_and_rounds_are_told() -> None:
    s = drones("NextTurn", hand="donation", field="truck", trophies="truck")
    assert followed(play(s, "discard donation"), "end turn") == ["── Threat phase ──"]
    ending = drones("EndOfRound", PARTNER, hand="", hq="cook medic", trophies="truck", support_deck="donation")
    assert followed(ending, "deal donation") == [
        "The first player gains 2 Logistics and has 2.",
        "── Round 2 ──",
        "Duty Officer: The first player.",
    ]
    s = drones("Threats", PARTNER, hand="", support_deck="dugout", threat_deck="truck", threat_discard="")
    play(s, "roll 1", "roll 1")
    assert followed(s, "deal truck")[-1] == "── Recovery phase ──"


def test_cards_turned_up_in_a_row_share_a_line_and_draws_need_none() -> None:
    s = drones("NewThreats", PARTNER, hand="", threat_deck="tank truck mud", support_deck="dugout")
    assert told(s, "deal tank", "deal truck", "deal mud", "deal dugout")[:2] == ["A new enemy: tank, truck.", "A Mishap: mud."]
    s = drones(hand="donation", characters="cook sniper", crew="medic")
    assert told(s, "recruit", "deal cook", "deal sniper", "cook to hq", "discard donation") == [
        "The player: recruiting.",
        "Next in the character deck: cook, sniper.",
        "The player, into the HQ: cook.",
        "The player discards: donation.",
    ]
    drawn = drones("EndOfRound", PARTNER, hand="", support_deck="dugout ew")
    assert not any("dugout" in line for line in told(drawn, "deal dugout"))


def test_what_is_over_needs_no_word() -> None:
    s = drones("Threats", PARTNER, hand="", trophies="tank")
    assert told(s, "done") == []
    s = drones("NextTurn", PARTNER, crew="medic", hand="donation")
    assert told(s, "discard donation", "transfer", "medic to hq", "done", "end turn") == [
        "The first player discards: donation.",
        "The first player: transfer.",
        "The first player, into the HQ: medic.",
    ]
