"""Reasons that several choices share, first of all that of a choice made at the wrong moment."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice, Step
from rubizh.engine.words import Reason, Sentence
from rubizh.games.drones.rules.artillery import Aim, Correct
from rubizh.games.drones.rules.choices import (
    CREW,
    DONE,
    LEAVE_IT,
    PASS,
    REROLL,
    STOP,
    Attack,
    Break,
    Buy,
    Evacuate,
    Give,
    Keep,
    Lose,
    Put,
    Repair,
    Scrap,
    Wound,
)
from rubizh.games.drones.rules.free import Free, GiveForProject, RepairOne
from rubizh.games.drones.rules.personnel import Transfer
from rubizh.games.drones.rules.round import DiscardOne, Draft, LoseCards
from rubizh.games.drones.rules.setup import FirstCharacter
from rubizh.games.drones.rules.shop import MakeRoom, Shopping
from rubizh.games.drones.rules.sortie import AttackStep
from rubizh.games.drones.rules.state import Drones
from rubizh.games.drones.rules.story import title
from rubizh.games.drones.rules.threats import DroneBreaks, ShotDown
from rubizh.games.drones.rules.transfer_order import Report
from rubizh.games.drones.rules.trench import CrewLoss, EvacuateOne
from rubizh.games.drones.rules.turn import PlaceRecruit

FIRST: Final[dict[type[Step[Any]], Reason]] = {
    FirstCharacter: Reason("drones-143", "First place the character that you start with."),
    Draft: Reason("drones-146", "First keep one of the cards in your hand."),
    DiscardOne: Reason("drones-128", "First discard one of your five cards."),
    LoseCards: Reason("drones-125", "First discard the card that a Mishap takes."),
    PlaceRecruit: Reason("drones-36", "First place one of the recruits."),
    Transfer: Reason("drones-48", "First finish the transfer."),
    Report: Reason("drones-60", "First place whom the order has called."),
    EvacuateOne: Reason("drones-48", "First choose whom you evacuate."),
    RepairOne: Reason("drones-48", "First choose the drone that is repaired."),
    GiveForProject: Reason("drones-48", "First choose the character for the project."),
    Shopping: Reason("drones-42", "First buy a drone, or pass."),
    MakeRoom: Reason("drones-43", "First discard a drone: the Depot is full."),
    AttackStep: Reason("drones-96", "First finish the sortie."),
    Aim: Reason("drones-48", "First choose the target of the artillery."),
    Correct: Reason("drones-65", "First decide whether to roll again."),
    CrewLoss: Reason("drones-112", "First choose who of your Crew is wounded."),
    ShotDown: Reason("drones-114", "First choose the drone that is shot down."),
    DroneBreaks: Reason("drones-115", "First choose the drone that breaks."),
    Free: Reason("drones-47", "It is not your turn: you may only use free effects now."),
}
AT_SET_UP: Final = Reason("drones-22", "First discard one of your five cards.")
ANNOUNCED: Final = Reason("drones-105", "A guaranteed hit is announced: choose its target.")
ONLY_IN_SORTIE: Final = Reason("drones-96", "Only a sortie or an artillery card attacks.")
ONLY_WHEN: Final[dict[type[Choice], Reason]] = {
    Keep: Reason("drones-146", "Cards are kept only when support cards are drafted."),
    Give: Reason("drones-70", "Characters are given only for a project that you activate."),
    Put: Reason("drones-38", "Characters are placed only by recruiting, a transfer or an order."),
    Attack: ONLY_IN_SORTIE,
    Buy: Reason("drones-41", "Drones are bought by the action: go to the Drone Shop first."),
    Scrap: Reason("drones-43", "A drone is discarded only to make room for a new one."),
    Lose: Reason("drones-114", "No drone of yours is being shot down."),
    Break: Reason("drones-115", "No drone of yours is being broken."),
    Repair: Reason("drones-81", "Drones are repaired only by the effect of a card."),
    Wound: Reason("drones-112", "Nobody of your Crew is being wounded."),
    Evacuate: Reason("drones-40", "The wounded are evacuated by the action or by the effect of a card."),
}
ONLY_THEN: Final[dict[Choice, Reason]] = {
    PASS: Reason("drones-42", "You pass only in the Drone Shop."),
    STOP: Reason("drones-96", "There is no sortie to end."),
    DONE: Reason("drones-31", "There is nothing to finish: choose one of the options."),
    REROLL: Reason("drones-65", "Only a missed artillery roll is made again."),
    LEAVE_IT: Reason("drones-65", "There is no missed artillery roll."),
}


def wrong_moment(s: Drones, choice: Choice) -> Reason:
    """Something else has to be done first; in a turn the choice itself waits for something."""
    step = s.todo[-1]
    if isinstance(step, DiscardOne) and s.round == 0:
        return AT_SET_UP
    if type(step) in FIRST:
        return FIRST[type(step)]
    return ONLY_WHEN[type(choice)] if type(choice) in ONLY_WHEN else ONLY_THEN[choice]


def named(s: Drones, c: i64) -> dict[str, int | str | Sentence]:
    return {"card": title(s, c)}


def too_dear(rule: str, cost: i64, logistics: i64) -> Reason:
    return Reason(rule, "It costs {cost}; your Logistics: {logistics}.", {"cost": cost, "logistics": logistics})


def no_action() -> Reason:
    return Reason("drones-31", "You have no action left in this turn.")


def full(place: i64) -> Reason:
    return Reason("drones-9", "Your Crew is full.") if place == CREW else Reason("drones-9", "Your HQ is full.")
