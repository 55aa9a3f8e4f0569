"""The phases of AFU and the steps of its rounds by name, and which of them this is."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.words import Sentence
from rubizh.games.afu.rules.events import DiscardCard, Events
from rubizh.games.afu.rules.field import AfterCombat, Field
from rubizh.games.afu.rules.objective import Auction, Pay, SoloOffer
from rubizh.games.afu.rules.recruit import Compensate, Purchase
from rubizh.games.afu.rules.round import LayInvaders, Prepare
from rubizh.games.afu.rules.view import AfuView

COMBAT: Final = Sentence("combat")
RECRUITMENT: Final = Sentence("recruitment")
OBJECTIVE: Final = Sentence("objective")
EVENTS: Final = Sentence("events")
PREPARATION: Final = Sentence("preparation")
STEPS: Final[list[tuple[tuple[type[Any], ...], Sentence]]] = [
    ((Field, AfterCombat), COMBAT),
    ((Compensate, Purchase), RECRUITMENT),
    ((Auction, Pay, SoloOffer), OBJECTIVE),
    ((Events, DiscardCard), EVENTS),
    ((LayInvaders,), PREPARATION),
]
INVASION_ROUND: Final = [PREPARATION, COMBAT, RECRUITMENT]
WAR_ROUND: Final = [EVENTS, PREPARATION, OBJECTIVE, COMBAT, RECRUITMENT]


def phase(v: AfuView) -> Sentence:
    if not v.round:
        return Sentence("Set-up")
    return Sentence("Full-Scale War") if v.war else Sentence("Invasion")


def steps(v: AfuView) -> list[Sentence]:
    """The steps of a round of this phase, in order."""
    return WAR_ROUND if v.war else INVASION_ROUND


def step(v: AfuView) -> Sentence | None:
    """Which step of the round this is; purchases that an event brings belong to the events."""
    if any(isinstance(todo, Prepare) for todo in v.todo):
        return EVENTS if v.war else PREPARATION
    for todo in reversed(v.todo):
        for kinds, said in STEPS:
            if isinstance(todo, kinds):
                return said
    return None


def recruiting(v: AfuView) -> bool:
    return bool(v.todo) and isinstance(v.todo[-1], Compensate | Purchase)
