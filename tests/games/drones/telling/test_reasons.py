"""Why can't I? The reasons of Dronovody word for word, with their facts, for every way in which a choice is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

import pytest

from rubizh.games.drones.rules.cards import ANY_PILOT, FPV, HANDLE_CHARACTERS, PILOT_OF, PLUS, Ability
from rubizh.games.drones.rules.state import FOUR_WOUNDED, ROTATION, TECHNOLOGY, TRENCH_EMPTY, Drones
from tests.games.drones.deck import project
from tests.games.drones.position import Side, begun, dealt, drones, game, play, until, why

Position = Callable[[], Drones]
Case = tuple[Position, str, str, str]  # where, what, and why not: the rule and the reason
PARTNER: Side = {"hand": "donation", "crew": "fpv-pilot"}


def turn(**you: Unpack[Side]) -> Drones:
    """A turn with a Mavic ready to fly at some infantry."""
    own: Side = {"hand": "dugout", "crew": "universal-pilot", "depot": "mavic", "logistics": 3}
    own.update(you)
    return drones(
        "NextTurn", PARTNER, field="infantry tank howitzer orlan", shop="valkyrie vampire", characters="cook sniper", **own
    )


def struck(card: str, face: int, **you: Unpack[Side]) -> Drones:
    """In the middle of a defence roll of seat 0."""
    own: Side = {"hand": "", "crew": "medic cook", "depot": "mavic valkyrie", "logistics": 3}
    own.update(you)
    return play(drones("Threats", PARTNER, field=card, **own), f"roll {face}")


SUPPORT: list[Case] = [
    (lambda: turn(), "play ew", "drones-54", "You do not hold this card: ew."),
    (lambda: turn(hand="himars", logistics=2), "play himars", "drones-54", "It costs 3; your Logistics: 2."),
    (lambda: turn(protection="dugout"), "play dugout", "drones-67", "You have this protection already: dugout."),
    (
        lambda: turn(hand="mortar", crew=""),
        "play mortar",
        "drones-62",
        "It reaches no ground enemy for which you have Recon: mortar.",
    ),
    (lambda: turn(hand="spare-parts"), "play spare-parts", "drones-56", "It would change nothing now: spare-parts."),
    (
        lambda: play(turn(hand="dugout ew"), "play dugout"),
        "play ew",
        "drones-31",
        "You have played or discarded your support card of this turn.",
    ),
    (lambda: turn(), "keep dugout", "drones-146", "Cards are kept only when support cards are drafted."),
    (lambda: turn(), "end turn", "drones-31", "First play or discard a support card."),
    (lambda: begun(), "recruit", "drones-22", "First discard one of your five cards."),
    (lambda: begun(istar="yes"), "recruit", "drones-146", "First keep one of the cards in your hand."),
]
ACTIONS: list[Case] = [
    (lambda: turn(), "evacuation", "drones-40", "You have no wounded."),
    (
        lambda: turn(wounded="cook"),
        "evacuation",
        "drones-40",
        "Evacuation needs a Medic in your Crew or your own Stabilisation Point.",
    ),
    (lambda: turn(crew=""), "transfer", "drones-38", "You have nobody to transfer."),
    (lambda: drones(), "recruit", "drones-36", "The character deck is empty."),
    (lambda: play(turn(), "shop", "pass"), "recruit", "drones-31", "You have no action left in this turn."),
    (lambda: turn(), "buy valkyrie", "drones-41", "Drones are bought by the action: go to the Drone Shop first."),
    (lambda: play(turn(), "shop"), "buy vampire", "drones-42", "It costs 6; your Logistics: 3."),
    (lambda: play(turn(), "shop"), "buy furia", "drones-42", "This drone is not in the Drone Shop: furia."),
    (lambda: play(turn(), "shop"), "recruit", "drones-42", "First buy a drone, or pass."),
    (
        lambda: play(turn(depot="mavic mavic mavic"), "shop", "buy valkyrie"),
        "pass",
        "drones-43",
        "First discard a drone: the Depot is full.",
    ),
    (
        lambda: play(turn(depot="mavic mavic mavic"), "shop", "buy valkyrie"),
        "scrap broken mavic",
        "drones-43",
        "You have no such broken drone: mavic.",
    ),
    (lambda: turn(), "scrap mavic", "drones-43", "A drone is discarded only to make room for a new one."),
    (lambda: turn(), "pass", "drones-42", "You pass only in the Drone Shop."),
    (lambda: turn(), "done", "drones-31", "There is nothing to finish: choose one of the options."),
]
CHARACTERS: list[Case] = [
    (lambda: turn(), "cook to crew", "drones-38", "Characters are placed only by recruiting, a transfer or an order."),
    (
        lambda: dealt(play(turn(), "recruit")),
        "medic to crew",
        "drones-35",
        "This character is not among those to be placed: medic.",
    ),
    (lambda: dealt(play(turn(hq="cook"), "recruit")), "cook to hq", "drones-10", "You have this character already: cook."),
    (lambda: dealt(play(turn(crew="medic sapper driver gunner"), "recruit")), "cook to crew", "drones-9", "Your Crew is full."),
    (lambda: dealt(play(turn(hq="medic sapper driver"), "recruit")), "cook to hq", "drones-9", "Your HQ is full."),
    (lambda: dealt(play(turn(), "recruit")), "shop", "drones-36", "First place one of the recruits."),
    (lambda: play(turn(), "transfer"), "done", "drones-39", "At least one character moves."),
    (lambda: play(turn(), "transfer"), "medic to hq", "drones-38", "Nobody like this is in your Crew or HQ: medic."),
    (lambda: play(turn(), "transfer"), "universal-pilot to crew", "drones-39", "They are there already: universal-pilot."),
    (
        lambda: play(turn(), "transfer", "universal-pilot to hq"),
        "universal-pilot to crew",
        "drones-39",
        "They have moved in this transfer already: universal-pilot.",
    ),
    (
        lambda: play(turn(crew="medic sapper driver gunner", hq="cook"), "transfer", "cook to crew"),
        "done",
        "drones-9",
        "Your Crew is full.",
    ),
    (lambda: play(turn(), "transfer"), "shop", "drones-48", "First finish the transfer."),
    (
        lambda: play(turn(hand="transfer-order"), "play transfer-order", "deal cook", "deal driver"),
        "shop",
        "drones-60",
        "First place whom the order has called.",
    ),
    (
        lambda: play(turn(hand="transfer-order"), "play transfer-order", "deal cook", "deal driver"),
        "cook to trench",
        "drones-60",
        "Only who fits neither in the Crew nor in the HQ goes back into the Trench.",
    ),
    (
        lambda: play(turn(hand="transfer-order", crew="cook driver"), "play transfer-order", "deal cook", "deal driver"),
        "driver to trench",
        "drones-60",
        "They go back one after the other, this character first: cook.",
    ),
    (
        lambda: play(turn(hand="transfer-order"), "play transfer-order", "deal cook", "deal driver"),
        "exchange tank",
        "drones-52",
        "This is no trophy of yours: tank.",
    ),
    (lambda: turn(), "evacuate 1", "drones-40", "The wounded are evacuated by the action or by the effect of a card."),
    (lambda: play(turn(crew="medic", wounded="cook"), "use medic"), "evacuate 2", "drones-40", "You have fewer wounded: 1."),
    (lambda: play(turn(crew="medic", wounded="cook"), "use medic"), "shop", "drones-48", "First choose whom you evacuate."),
    (lambda: turn(), "wound medic", "drones-112", "Nobody of your Crew is being wounded."),
    (lambda: struck("tank", 4), "wound sapper", "drones-112", "Nobody like this is in your Crew: sapper."),
    (lambda: struck("tank", 4), "use medic", "drones-112", "First choose who of your Crew is wounded."),
]
FREE: list[Case] = [
    (lambda: turn(), "use medic", "drones-46", "It is neither in your Crew or HQ nor an activated project of yours: medic."),
    (lambda: turn(), "use universal-pilot", "drones-74", "It has no effect there that you use by choice: universal-pilot."),
    (
        lambda: turn(hq="engineer", turned="engineer"),
        "use engineer",
        "drones-50",
        "Its effect has been used in this round: engineer.",
    ),
    (lambda: turn(hq="engineer"), "use engineer", "drones-81", "You have no broken drone."),
    (lambda: turn(crew="medic"), "use medic", "drones-80", "You have no wounded."),
    (lambda: turn(crew="trader", logistics=10), "use trader", "drones-12", "Your Logistics is at the end of the track."),
    (
        lambda: turn(projects="ai-module"),
        "use ai-module",
        "drones-105",
        "A guaranteed hit is announced before an attack of a sortie.",
    ),
    (
        lambda: play(turn(projects="ai-module ai-module"), "sortie mavic", "use ai-module"),
        "use ai-module",
        "drones-105",
        "A guaranteed hit is announced: choose its target.",
    ),
    (lambda: turn(), "exchange tank", "drones-52", "This is no trophy of yours: tank."),
    (
        lambda: play(turn(trophies="tank truck"), "exchange truck"),
        "exchange tank",
        "drones-53",
        "You have exchanged a trophy in this round.",
    ),
    (lambda: turn(), "activate delta", "drones-69", "This is no open project of yours: delta."),
    (
        lambda: turn(opened="stabpoint"),
        "activate stabpoint",
        "drones-70",
        "You have not all the characters that the project needs: stabpoint.",
    ),
    (lambda: turn(), "give cook", "drones-70", "Characters are given only for a project that you activate."),
    (
        lambda: play(turn(crew="engineer fpv-pilot", opened="workshop"), "activate workshop"),
        "give fpv-pilot",
        "drones-72",
        "The project asks for somebody else now: fpv-pilot.",
    ),
    (
        lambda: play(turn(crew="engineer fpv-pilot", opened="workshop"), "activate workshop"),
        "give cook",
        "drones-70",
        "Nobody like this is in your Crew or HQ: cook.",
    ),
    (
        lambda: play(turn(crew="engineer fpv-pilot", opened="workshop"), "activate workshop"),
        "shop",
        "drones-48",
        "First choose the character for the project.",
    ),
    (lambda: turn(), "repair mavic", "drones-81", "Drones are repaired only by the effect of a card."),
    (
        lambda: play(turn(hq="engineer", broken="furia"), "use engineer"),
        "repair mavic",
        "drones-81",
        "You have no such broken drone: mavic.",
    ),
    (
        lambda: play(turn(hq="engineer", broken="furia"), "use engineer"),
        "shop",
        "drones-48",
        "First choose the drone that is repaired.",
    ),
]
ATTACKS: list[Case] = [
    (lambda: turn(), "sortie furia", "drones-44", "There is no such drone in your Depot: furia."),
    (lambda: turn(depot="", broken="mavic"), "sortie mavic", "drones-95", "This drone is broken: mavic."),
    (lambda: turn(depot="furia"), "sortie furia", "drones-44", "This is no strike drone: furia."),
    (lambda: turn(crew="medic"), "sortie mavic", "drones-89", "Nobody in your Crew flies it: mavic."),
    (lambda: turn(depot="fpv-kit"), "sortie fpv-kit", "drones-14", "It needs Ammo, and you have none: fpv-kit."),
    (
        lambda: turn(crew="universal-pilot sapper", depot="vampire"),
        "sortie vampire",
        "drones-96",
        "It reaches no enemy that it can attack now: vampire.",
    ),
    (lambda: play(turn(), "shop", "pass"), "sortie mavic", "drones-31", "You have no action left in this turn."),
    (lambda: turn(), "attack tank", "drones-96", "Only a sortie or an artillery card attacks."),
    (lambda: turn(), "stop", "drones-96", "There is no sortie to end."),
    (lambda: play(turn(), "sortie mavic"), "stop", "drones-96", "A sortie makes at least one attack."),
    (
        lambda: play(turn(projects="ai-module"), "sortie mavic", "use ai-module"),
        "stop",
        "drones-105",
        "A guaranteed hit is announced: choose its target.",
    ),
    (lambda: play(turn(), "sortie mavic"), "recruit", "drones-96", "First finish the sortie."),
    (lambda: play(turn(), "sortie mavic"), "attack truck", "drones-96", "It is not on the field: truck."),
    (lambda: play(turn(), "sortie mavic"), "attack howitzer", "drones-96", "It is out of reach: howitzer."),
    (
        lambda: play(turn(), "sortie mavic"),
        "attack orlan",
        "drones-97",
        "The drone has no attack on an enemy drone left in this sortie.",
    ),
    (
        lambda: play(turn(crew="universal-pilot sapper", depot="interceptor valkyrie"), "sortie interceptor"),
        "attack tank",
        "drones-97",
        "The drone has no attack on a ground enemy left in this sortie.",
    ),
    (
        lambda: play(turn(crew="universal-pilot sapper", depot="vampire valkyrie"), "sortie vampire"),
        "attack howitzer",
        "drones-92",
        "You have no Recon that is enough for it: howitzer.",
    ),
    (
        lambda: play(turn(hand="mortar"), "play mortar"),
        "attack orlan",
        "drones-62",
        "Artillery does not fire at enemy drones: orlan.",
    ),
    (lambda: play(turn(hand="mortar"), "play mortar"), "attack howitzer", "drones-62", "It is out of reach: howitzer."),
    (
        lambda: play(turn(hand="himars"), "play himars"),
        "attack howitzer",
        "drones-92",
        "You have no Recon that is enough for it: howitzer.",
    ),
    (lambda: play(turn(hand="mortar"), "play mortar"), "shop", "drones-48", "First choose the target of the artillery."),
    (
        lambda: play(turn(hand="mortar", crew="wing-pilot", depot="furia"), "play mortar", "attack tank", "roll 1"),
        "shop",
        "drones-65",
        "First decide whether to roll again.",
    ),
    (lambda: turn(), "reroll", "drones-65", "Only a missed artillery roll is made again."),
    (lambda: turn(), "leave it", "drones-65", "There is no missed artillery roll."),
]
THREATS: list[Case] = [
    (lambda: turn(), "lose mavic", "drones-114", "No drone of yours is being shot down."),
    (lambda: turn(), "break mavic", "drones-115", "No drone of yours is being broken."),
    (lambda: struck("lancet", 4), "done", "drones-114", "First choose the drone that is shot down."),
    (lambda: struck("lancet", 4), "lose broken mavic", "drones-114", "You have no such broken drone: mavic."),
    (lambda: struck("buk", 6, depot="mavic valkyrie furia"), "lose mavic", "drones-116", "Only a Wing is hit: mavic."),
    (lambda: struck("orlan", 3), "break furia", "drones-115", "There is no such drone in your Depot: furia."),
    (lambda: struck("orlan", 3), "done", "drones-115", "First choose the drone that breaks."),
    (
        lambda: drones("Threats", PARTNER, trophies="tank", hand=""),
        "recruit",
        "drones-47",
        "It is not your turn: you may only use free effects now.",
    ),
]


@pytest.mark.parametrize(("position", "text", "rule", "said"), [*SUPPORT, *ACTIONS, *CHARACTERS, *FREE, *ATTACKS, *THREATS])
def test_the_reason(position: Position, text: str, rule: str, said: str) -> None:
    reason = why(position(), text, 0)
    assert (reason.rule, repr(reason)) == (rule, said)


def test_only_one_drone_attacks_in_a_turn() -> None:
    s = play(turn(crew="universal-pilot commander sapper", depot="mavic fpv-kit"), "sortie mavic", "attack infantry", "roll 3")
    reason = why(play(s, "use commander"), "sortie fpv-kit")
    assert (reason.rule, repr(reason)) == ("drones-45", "In one turn you attack with one drone only.")


def test_an_extra_action_waits_for_ones_own_turn() -> None:
    s = drones("Threats", PARTNER, crew="commander", trophies="tank", hand="")
    assert why(s, "use commander", 0).rule == "drones-86"


def test_a_place_is_taken_by_who_has_moved_there() -> None:
    s = play(turn(crew="medic sapper driver gunner", hq=""), "transfer", "medic to hq", "sapper to hq", "driver to hq")
    assert repr(why(s, "gunner to hq")) == "Your HQ is full."


def test_a_character_that_a_project_needs_in_another_place() -> None:
    school = project("school", Ability(PLUS), (ANY_PILOT, PILOT_OF - FPV))
    s = drones(crew="fpv-pilot wing-pilot", opened="school", cards=(school,))
    reason = game((school,)).why_not(
        game((school,)).view(play(s, "activate school"), 0), s.rules.choices.alphabet["give fpv-pilot"]
    )
    assert repr(reason) == "The project needs them in another place: fpv-pilot."


def test_nobody_to_transfer_by_a_project() -> None:
    staff = project("staff", Ability(HANDLE_CHARACTERS), ())
    s = drones(projects="staff", cards=(staff,))
    reason = game((staff,)).why_not(game((staff,)).view(s, 0), s.rules.choices.alphabet["use staff"])
    assert reason is not None
    assert (reason.rule, repr(reason)) == ("drones-87", "You have nobody to transfer.")


def test_a_first_character_goes_to_crew_or_hq() -> None:
    s = until(begun(random_start="yes"), "FirstCharacter")
    name = s.rules.set.cards[s.looked[0]].name
    assert why(s, f"{name} to trench").rule == "drones-143"
    assert repr(why(s, "recruit")) == "First place the character that you start with."


def test_a_mishap_takes_a_card_first() -> None:
    s = drones("EndOfRound", hand="", support_deck="donation donation donation donation donation")
    s.fewer_cards = (1,)
    assert repr(why(until(s, "LoseCards"), "play donation")) == "First discard the card that a Mishap takes."


def test_another_player_is_asked() -> None:
    assert why(turn(), "recruit", 1).rule == "drones-28"


def test_nobody_chooses_for_nature() -> None:
    assert why(turn(), "deal cook", 0).rule == "drones-149"
    assert why(turn(), "roll 6", 0).rule == "drones-96"


@pytest.mark.parametrize(
    ("ending", "rule"),
    [(ROTATION, "drones-136"), (TECHNOLOGY, "drones-137"), (FOUR_WOUNDED, "drones-133"), (TRENCH_EMPTY, "drones-134")],
)
def test_the_game_is_over(ending: int, rule: str) -> None:
    s = turn()
    s.over, s.ending, s.pending = True, ending, None
    assert why(s, "recruit", 0).rule == rule
