"""Dronovody told in sentences: the right cards, numbers and players in each of them, and nobody that lies face down."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import SPECTATOR
from rubizh.games.drones.rules.questions import question
from rubizh.games.drones.rules.state import Drones
from rubizh.games.drones.rules.story import ending, tell
from rubizh.games.drones.rules.view import DronesView
from tests.games.drones.position import Side, asks, begun, dealt, drones, new, option, options, play, until

PARTNER: Side = {"hand": "donation", "crew": "cook"}


def told(s: Drones, text: str) -> str:
    return repr(tell(s, SPECTATOR, option(s, text)))


def asked(s: Drones) -> str:
    return repr(question(DronesView(s, asks(s) or 0)))


def turn(hand: str = "donation dugout mortar delta") -> Drones:
    return drones(
        "NextTurn",
        PARTNER,
        hand=hand,
        crew="universal-pilot medic sapper",
        hq="trader",
        depot="mavic vampire furia",
        broken="lanius",
        opened="stabpoint",
        trophies="tank",
        wounded="cook",
        logistics=9,
        field="infantry tank",
        shop="valkyrie",
        drone_deck="furia furia",
        characters="cook sniper",
    )


def test_support_cards() -> None:
    s = turn()
    assert asked(s) == "Play or discard a support card, and take an action."
    assert told(s, "play donation") == "The first player plays a bonus: donation."
    assert told(s, "play dugout") == "The first player lays protection: dugout."
    assert told(s, "play mortar") == "The first player calls the artillery: mortar."
    assert told(s, "play delta") == "The first player opens a project: delta."
    assert told(s, "discard delta") == "The first player discards: delta."
    play(s, "play dugout")
    assert asked(s) == "Take an action, use free effects, or end the turn."
    assert told(s, "end turn") == "The first player ends the turn."


def test_actions() -> None:
    s = turn()
    assert told(s, "recruit") == "The first player: recruiting."
    assert told(s, "transfer") == "The first player: transfer."
    assert told(s, "evacuation") == "The first player: evacuation."
    assert told(s, "shop") == "The first player: buying a drone."
    play(s, "recruit")
    assert told(s, "deal cook") == "Next in the character deck: cook."
    dealt(s)
    assert asked(s) == "Recruiting: place one of the characters in the Crew, the HQ or the Trench."
    assert told(s, "cook to crew") == "The first player, into the Crew: cook."
    assert told(s, "cook to hq") == "The first player, into the HQ: cook."
    assert told(s, "cook to trench") == "The first player, into the Trench: cook."
    play(s, "cook to trench")
    assert asked(s) == "Play or discard a support card."
    assert asked(play(s, "discard delta")) == "End the turn."


def test_a_transfer_and_an_order() -> None:
    s = play(turn(), "transfer")
    assert asked(s) == "Transfer: move your characters; then done."
    assert told(play(s, "medic to hq"), "done") == "The first player ends the transfer."
    s = play(turn("transfer-order"), "play transfer-order")
    assert told(s, "deal cook") == "The first player calls from the Trench: cook."
    assert asked(play(s, "deal cook", "deal driver")) == "Place the character in the Crew or the HQ."


def test_the_shop() -> None:
    s = play(turn(), "shop")
    assert told(s, "deal furia") == "New in the Drone Shop: furia."
    dealt(s)
    assert asked(s) == "Buy a drone, or pass. Your Logistics: 9."
    assert told(s, "buy valkyrie") == "The first player buys for 3 Logistics: valkyrie."
    assert told(s, "pass") == "The first player buys nothing."
    play(s, "buy valkyrie")
    assert asked(s) == "The Depot is full: which drone do you discard?"
    assert told(s, "scrap broken lanius") == "The first player discards a drone to make room: lanius."


def test_free_effects() -> None:
    s = turn()
    assert told(s, "use medic") == "The first player uses the effect: medic."
    assert told(s, "exchange tank") == "The first player exchanges a trophy for Logistics: tank."
    assert told(s, "activate stabpoint") == "The first player activates a project: stabpoint."
    s = play(s, "activate stabpoint")
    assert asked(s) == "Choose a character for the project."
    assert told(s, "give medic") == "The first player gives for the project: medic."
    s = play(turn("spare-parts"), "play spare-parts")
    assert asked(s) == "Which drone is repaired?"
    assert told(s, "repair lanius") == "The first player repairs: lanius."


def test_a_sortie() -> None:
    s = turn()
    assert told(s, "sortie vampire") == "The first player flies a sortie: vampire."
    play(s, "sortie vampire")
    assert asked(s) == "Sortie: choose a target. Attacks left: ground 2, air 1."
    assert told(s, "attack tank") == "The first player attacks: tank."
    play(s, "attack tank")
    assert told(s, "roll 4") == "The first player rolls 4, needed 5. Missed: tank."
    assert told(s, "roll 5") == "The first player rolls 5, needed 5. Hit: tank."
    assert told(play(s, "roll 4"), "stop") == "The first player ends the sortie."


def test_a_guaranteed_hit() -> None:
    s = drones(projects="ai-module", crew="universal-pilot", depot="mavic", field="tank")
    assert asked(play(s, "sortie mavic", "use ai-module")) == "A guaranteed hit: choose the target."


def test_artillery() -> None:
    s = play(turn(), "play mortar")
    assert asked(s) == "Choose the target of the artillery."
    play(s, "attack tank")
    assert told(s, "roll 3") == "The first player rolls 3, needed 4. Missed: tank."
    assert told(s, "roll 4") == "The first player rolls 4, needed 4. Hit: tank."
    play(s, "roll 3")
    assert asked(s) == "Missed. Roll again?"
    assert told(s, "reroll") == "The first player rolls again: artillery spotting."
    assert told(s, "leave it") == "The first player does not roll again."
    assert told(play(s, "reroll"), "roll 6") == "The first player rolls 6, needed 4. Hit: tank."


def struck(field: str, face: int) -> Drones:
    s = drones("Threats", PARTNER, hand="", crew="medic cook", depot="mavic furia", field=field, trench="cook driver gunner")
    return play(s, f"roll {face}")


def test_the_defence() -> None:
    assert told(drones("Threats", PARTNER, hand=""), "roll 4") == "The first player rolls for the defence: 4."
    assert asked(struck("tank", 4)) == "Who of your Crew is wounded?"
    assert told(struck("tank", 4), "wound medic") == "The first player, wounded in the Crew: medic."
    assert asked(struck("lancet", 4)) == "Which drone is shot down?"
    assert told(struck("lancet", 4), "lose furia") == "The first player, shot down: furia."
    assert asked(struck("orlan", 3)) == "Which drone breaks?"
    assert told(struck("orlan", 3), "break mavic") == "The first player, broken: mavic."


def test_nobody_is_told_who_lies_face_down() -> None:
    s = struck("infantry", 1)
    assert {told(s, text) for text in options(s)} == {"The first player: a character of the Trench is wounded, unseen."}
    s = until(new(), "FillTrench")
    assert {told(s, text) for text in options(s)} == {"A character goes into the Trench, unseen."}


def test_an_evacuation_tells_only_whom_everybody_knows() -> None:
    s = drones(crew="medic", wounded="cook sniper")
    s.wounded_at = ((0, -1),)
    play(s, "evacuation")
    assert asked(s) == "Whom do you evacuate?"
    assert told(s, "evacuate 1") == "The player evacuates somebody whom nobody has seen."
    assert told(s, "evacuate 2") == "The player evacuates: sniper."


def test_what_comes_up() -> None:
    s = drones("NewThreats", PARTNER, hand="", threat_deck="tank mud")
    assert told(s, "deal tank") == "A new enemy: tank."
    assert told(s, "deal mud") == "A Mishap: mud."
    s = until(new(), "FirstEnemy")
    assert told(s, "deal tank") == "On the field: tank."
    s = until(new(random_start="yes"), "FirstDrone")
    assert told(s, "deal furia") == "The first player starts with a drone: furia."
    assert told(until(new(), "DrawSupport"), "deal dugout") == "The first player draws: dugout."


def test_cards_are_picked() -> None:
    assert asked(begun()) == "Discard one of your five cards."
    s = begun(istar="yes")
    assert asked(s) == "Keep one card; the others are passed to the left."
    kept = options(s)[0].removeprefix("keep ")
    assert told(s, f"keep {kept}") == f"The first player keeps: {kept}."
    s = drones("EndOfRound", hand="", support_deck="donation donation donation donation donation")
    s.fewer_cards = (1,)
    assert asked(until(s, "LoseCards")) == "A Mishap takes a card: discard one more."


def test_free_effects_of_a_defence() -> None:
    s = drones("Threats", PARTNER, hand="", trophies="tank")
    assert asked(s) == "Use free effects, or done."
    assert told(s, "done") == "The first player is ready."


@pytest.mark.parametrize(
    ("seat", "who"), [(0, "The first player"), (1, "The second player"), (2, "The third player"), (3, "The fourth player")]
)
def test_the_players(seat: int, who: str) -> None:
    s = drones("NextTurn", PARTNER, PARTNER, PARTNER, officer=seat)
    assert told(s, "shop") == f"{who}: buying a drone."


def test_somebody_alone() -> None:
    assert told(drones(), "shop") == "The player: buying a drone."


@pytest.mark.rule("drones-133", "drones-134", "drones-140")
def test_a_defeat_ranks_nobody() -> None:
    s = play(drones("Threats", PARTNER, hand="", crew="cook", wounded="cook cook cook", field="tank"), "roll 4", "wound cook")
    assert (repr(ending(s)), asked(s)) == ("A player has four wounded: the team has lost.",) * 2
    s = play(drones("Threats", PARTNER, hand="", field="infantry", trench="cook"), "roll 1", "deal cook")
    assert repr(ending(s)) == "Nobody is left in the Trench: the team has lost."


@pytest.mark.rule("drones-136", "drones-137", "drones-139", "drones-140")
def test_a_victory_tells_the_fate_and_the_ranking() -> None:
    s = play(drones(projects="delta delta", opened="simulator", crew="cook"), "activate simulator", "give cook")
    assert repr(ending(s)) == "Technology has decided: the team has won. Points: 10."
    held = "The rotation has come: the team has held out."
    ahead = dealt(drones("EndOfRound", {"crew": "cook"}, hand="", round=4, trophies="tank"))
    assert repr(ending(until(ahead, "Nothing"))) == f"{held} The first player has the most points: 3."
    behind = until(drones("EndOfRound", {"trophies": "tank"}, hand="", round=4, projects="simulator"), "Nothing")
    assert repr(ending(behind)) == f"{held} The second player has the most points: 3."
    equal = until(drones("EndOfRound", {"crew": "cook"}, hand="", round=4, crew="cook"), "Nothing")
    assert repr(ending(equal)) == f"{held} The victory is shared, with 0 points."
