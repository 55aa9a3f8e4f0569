"""What is asked in Dronovody, in the rulebook's words."""

from __future__ import annotations

from rubizh.engine.words import Sentence
from rubizh.games.drones.rules.artillery import Aim, Correct
from rubizh.games.drones.rules.free import Free, GiveForProject, RepairOne
from rubizh.games.drones.rules.personnel import Transfer
from rubizh.games.drones.rules.round import DiscardOne, Draft, LoseCards
from rubizh.games.drones.rules.setup import FirstCharacter
from rubizh.games.drones.rules.shop import MakeRoom, Shopping
from rubizh.games.drones.rules.sortie import AttackStep
from rubizh.games.drones.rules.story import ENDINGS, Facts
from rubizh.games.drones.rules.threats import DroneBreaks, ShotDown
from rubizh.games.drones.rules.transfer_order import Report
from rubizh.games.drones.rules.trench import CrewLoss, EvacuateOne
from rubizh.games.drones.rules.turn import PlaceRecruit
from rubizh.games.drones.rules.view import DronesView


def question(v: DronesView) -> Sentence:
    """What is asked now, in the rulebook's words."""
    if v.over:
        return ENDINGS[v.ending]
    step = v.todo[-1]
    if isinstance(step, Draft | DiscardOne | LoseCards):
        return hand_question(step)
    if isinstance(step, FirstCharacter | PlaceRecruit | Report | Transfer | GiveForProject):
        return character_question(step)
    if isinstance(step, AttackStep | Aim | Correct):
        return attack_question(v, step)
    if isinstance(step, Shopping | MakeRoom | RepairOne):
        return drone_question(v, step)
    if isinstance(step, CrewLoss | ShotDown | DroneBreaks | EvacuateOne):
        return loss_question(step)
    if isinstance(step, Free):
        return Sentence("Use free effects, or done.")
    return turn_question(v)


def turn_question(v: DronesView) -> Sentence:
    if v.carded:
        return Sentence("Take an action, use free effects, or end the turn.") if v.actions else Sentence("End the turn.")
    if v.actions:
        return Sentence("Play or discard a support card, and take an action.")
    return Sentence("Play or discard a support card.")


def hand_question(step: Draft | DiscardOne | LoseCards) -> Sentence:
    if isinstance(step, Draft):
        return Sentence("Keep one card; the others are passed to the left.")
    if isinstance(step, DiscardOne):
        return Sentence("Discard one of your five cards.")
    return Sentence("A Mishap takes a card: discard one more.")


def character_question(step: FirstCharacter | PlaceRecruit | Report | Transfer | GiveForProject) -> Sentence:
    if isinstance(step, PlaceRecruit):
        return Sentence("Recruiting: place one of the characters in the Crew, the HQ or the Trench.")
    if isinstance(step, Transfer):
        return Sentence("Transfer: move your characters; then done.")
    if isinstance(step, GiveForProject):
        return Sentence("Choose a character for the project.")
    return Sentence("Place the character in the Crew or the HQ.")


def attack_question(v: DronesView, step: AttackStep | Aim | Correct) -> Sentence:
    if isinstance(step, Aim):
        return Sentence("Choose the target of the artillery.")
    if isinstance(step, Correct):
        return Sentence("Missed. Roll again?")
    if v.sure:
        return Sentence("A guaranteed hit: choose the target.")
    facts: Facts = {"ground": v.ground_left, "air": v.air_left}
    return Sentence("Sortie: choose a target. Attacks left: ground {ground}, air {air}.", facts)


def drone_question(v: DronesView, step: Shopping | MakeRoom | RepairOne) -> Sentence:
    if isinstance(step, Shopping):
        return Sentence("Buy a drone, or pass. Your Logistics: {logistics}.", {"logistics": v.logistics[step.seat]})
    if isinstance(step, MakeRoom):
        return Sentence("The Depot is full: which drone do you discard?")
    return Sentence("Which drone is repaired?")


def loss_question(step: CrewLoss | ShotDown | DroneBreaks | EvacuateOne) -> Sentence:
    if isinstance(step, CrewLoss):
        return Sentence("Who of your Crew is wounded?")
    if isinstance(step, ShotDown):
        return Sentence("Which drone is shot down?")
    if isinstance(step, DroneBreaks):
        return Sentence("Which drone breaks?")
    return Sentence("Whom do you evacuate?")
