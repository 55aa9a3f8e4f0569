"""A comrade among others: how far requests of partners speak for an option, and what it tells them of its plans."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice, advance, apply, then
from rubizh.engine.words import Sentence
from rubizh.games.drones.bots.value import hits, menace
from rubizh.games.drones.rules.cards import ARTILLERY, NO_CARD, PROJECT, PROTECTION
from rubizh.games.drones.rules.choices import (
    EVACUATION,
    RECRUIT,
    SHOP,
    TRENCH,
    Break,
    Buy,
    DroneLoss,
    Exchange,
    Give,
    Play,
    Put,
    Sortie,
    Wound,
)
from rubizh.games.drones.rules.have import recon
from rubizh.games.drones.rules.sortie import targets
from rubizh.games.drones.rules.state import Drones, drone, support, threat
from rubizh.games.drones.rules.turn import TURN, Turn

RECRUIT_TO_TRENCH: Final = "recruit-to-trench"
KEEP_RECON: Final = "keep-recon"
SAVE_LOGISTICS: Final = "save-logistics"


def asked_for(s: Drones, seat: i64, option: Choice, requests: list[str]) -> float:
    """How much of what partners ask for an option does, or goes against: 1 and -1 for each request."""
    found = 0.0
    if RECRUIT_TO_TRENCH in requests:
        found += to_trench(option)
    if KEEP_RECON in requests and loses_recon(s, seat, option):
        found -= 1.0
    if SAVE_LOGISTICS in requests:
        found += saving(s, option)
    return found


def to_trench(option: Choice) -> float:
    if isinstance(option, Put):
        return 1.0 if option.place == TRENCH else 0.0
    return 1.0 if option is RECRUIT else 0.0


def loses_recon(s: Drones, seat: i64, option: Choice) -> bool:
    """Whether Recon is gone after an option, or may be: the drone that gives it flies and may not come back."""
    sees = recon(s, seat)
    if sees == 0:
        return False
    if isinstance(option, Sortie):
        its = drone(s, option.card)
        return its.recon == sees and (its.kamikaze or its.breaks > 0)
    if not isinstance(option, DroneLoss | Break | Wound | Give | Put):
        return False
    after = s.clone()
    apply(after, option)
    return recon(after, seat) < sees


def saving(s: Drones, option: Choice) -> float:
    """Logistics is for projects; what costs none is neither here nor there."""
    if isinstance(option, Play):
        its = support(s, option.card)
        if its.kind == PROJECT:
            return 1.0
        return -1.0 if its.cost > 0 else 0.0
    if isinstance(option, Exchange):
        return 1.0
    return -1.0 if option is SHOP or isinstance(option, Buy) else 0.0


def turn_to_come(s: Drones, seat: i64, chosen: Choice) -> Drones | None:
    """After a choice: the rest of the seat's turn, or its next turn as things stand; None where it has none in this round."""
    ahead = s.clone()
    apply(ahead, chosen)
    if ahead.over or not ahead.hand[seat]:
        return None
    step = ahead.todo[-1]
    over = ahead.carded and ahead.actions == 0
    if over or not isinstance(step, Turn) or step.seat != seat:
        ahead.actions = 1
        ahead.carded = False
        ahead.flown = NO_CARD
        then(ahead, TURN[seat])
        advance(ahead)
    return ahead


def told(s: Drones, seat: i64, planned: Choice) -> Sentence | None:
    """What a seat says of what it plans to do."""
    if isinstance(planned, Sortie):
        c = aim(s, seat, planned)
        return None if c == NO_CARD else Sentence("Next I take: {card}", {"card": s.rules.set.cards[c].title})
    if planned is RECRUIT:
        return Sentence("I recruit next, for the Trench if need be.")
    if planned is EVACUATION:
        return Sentence("Next I evacuate a wounded.")
    if planned is SHOP:
        return Sentence("I save Logistics for a drone.")
    return told_of_card(s, planned) if isinstance(planned, Play) else None


def told_of_card(s: Drones, planned: Play) -> Sentence | None:
    its = support(s, planned.card)
    card = {"card": s.rules.set.cards[planned.card].title}
    if its.kind == ARTILLERY:
        return Sentence("I keep Recon for the artillery: {card}", card)
    if its.kind == PROJECT:
        return Sentence("I save Logistics for a project: {card}", card)
    return Sentence("Before the defence I play: {card}", card) if its.kind == PROTECTION else None


def aim(s: Drones, seat: i64, planned: Sortie) -> int:
    """The enemy that a sortie is flown for."""
    its = drone(s, planned.card)
    best, most = NO_CARD, 0.0
    for c in targets(s, seat, its, its.ground, its.air):
        value = float(hits(s, seat, its, threat(s, c))) * menace(s, threat(s, c))
        if value > most:
            best, most = c, value
    return best
