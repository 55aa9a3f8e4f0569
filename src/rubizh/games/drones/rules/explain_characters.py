"""Why can't I? Of characters: where they are put, given and wounded."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rubizh.engine.flow import Step
from rubizh.engine.words import Reason
from rubizh.games.drones.rules.choices import (
    CREW,
    TRENCH,
    Give,
    Put,
    Wound,
)
from rubizh.games.drones.rules.free import GiveForProject, fits
from rubizh.games.drones.rules.have import has
from rubizh.games.drones.rules.personnel import Transfer
from rubizh.games.drones.rules.reasons import full, named, wrong_moment
from rubizh.games.drones.rules.setup import FirstCharacter
from rubizh.games.drones.rules.state import (
    Drones,
    support,
)
from rubizh.games.drones.rules.transfer_order import Report, called
from rubizh.games.drones.rules.trench import CrewLoss
from rubizh.games.drones.rules.turn import PlaceRecruit


def why_not_put(s: Drones, seat: i64, step: Step[Any], choice: Put) -> Reason:
    if isinstance(step, Transfer):
        return why_not_moved(s, seat, choice)
    if not isinstance(step, PlaceRecruit | Report | FirstCharacter):
        return wrong_moment(s, choice)
    if choice.card not in s.looked:
        return Reason("drones-35", "This character is not among those to be placed: {card}.", named(s, choice.card))
    if isinstance(step, FirstCharacter):
        return Reason("drones-143", "Your first character goes into the Crew or the HQ.")
    if choice.place == TRENCH:
        first = called(s, seat)[0]
        if isinstance(first, Put) and first.place == TRENCH:
            return Reason("drones-60", "They go back one after the other, this character first: {card}.", named(s, first.card))
        return Reason("drones-60", "Only who fits neither in the Crew nor in the HQ goes back into the Trench.")
    if has(s, seat, choice.card):
        return Reason("drones-10", "You have this character already: {card}.", named(s, choice.card))
    return full(choice.place)


def why_not_moved(s: Drones, seat: i64, choice: Put) -> Reason:
    if not has(s, seat, choice.card):
        return Reason("drones-38", "Nobody like this is in your Crew or HQ: {card}.", named(s, choice.card))
    if choice.card in s.moved:
        return Reason("drones-39", "They have moved in this transfer already: {card}.", named(s, choice.card))
    if choice.card in (s.crew[seat] if choice.place == CREW else s.hq[seat]):
        return Reason("drones-39", "They are there already: {card}.", named(s, choice.card))
    return full(choice.place)


def why_not_character(s: Drones, seat: i64, step: Step[Any], choice: Give | Wound) -> Reason:
    c = choice.card
    if isinstance(choice, Wound):
        if isinstance(step, CrewLoss):
            return Reason("drones-112", "Nobody like this is in your Crew: {card}.", named(s, c))
        return wrong_moment(s, choice)
    if not isinstance(step, GiveForProject):
        return wrong_moment(s, choice)
    if not has(s, seat, c):
        return Reason("drones-70", "Nobody like this is in your Crew or HQ: {card}.", named(s, c))
    if not fits(s, support(s, s.activating).needs[s.given], c):
        return Reason("drones-72", "The project asks for somebody else now: {card}.", named(s, c))
    return Reason("drones-70", "The project needs them in another place: {card}.", named(s, c))
