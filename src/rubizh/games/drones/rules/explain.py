"""Why can't I? For each choice that is not offered, the rule that forbids it and the facts that make it so."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.engine.dealer import Dealer
from rubizh.engine.deck import CardChoice, Deal
from rubizh.engine.flow import Choice, Step
from rubizh.engine.words import Reason
from rubizh.games.drones.rules.cards import (
    ARTILLERY,
    EVACUATE,
    EXTRA_ACTION,
    GUARANTEED_HIT,
    LOGISTICS,
    PROTECTION,
    REPAIR,
    Ability,
)
from rubizh.games.drones.rules.choices import (
    CREW,
    DONE,
    END_TURN,
    EVACUATION,
    HQ,
    RECRUIT,
    SHOP,
    STOP,
    TRANSFER,
    Activate,
    Attack,
    Discard,
    Evacuate,
    Exchange,
    Give,
    Keep,
    Play,
    Put,
    Roll,
    Use,
    Wound,
)
from rubizh.games.drones.rules.explain_characters import why_not_character, why_not_put
from rubizh.games.drones.rules.explain_drones import why_not_attack, why_not_drone
from rubizh.games.drones.rules.free import Free, effect_of, used_up
from rubizh.games.drones.rules.have import has
from rubizh.games.drones.rules.imagine import sample
from rubizh.games.drones.rules.personnel import Transfer
from rubizh.games.drones.rules.reasons import ANNOUNCED, full, named, no_action, too_dear, wrong_moment
from rubizh.games.drones.rules.round import DiscardOne, Draft, LoseCards
from rubizh.games.drones.rules.shop import Shopping
from rubizh.games.drones.rules.sortie import AttackStep
from rubizh.games.drones.rules.state import (
    CREW_SIZE,
    FOUR_WOUNDED,
    ROTATION,
    TECHNOLOGY,
    TRENCH_EMPTY,
    Drones,
    support,
)
from rubizh.games.drones.rules.transfer_order import Report
from rubizh.games.drones.rules.trench import EvacuateOne
from rubizh.games.drones.rules.turn import PlaceRecruit, Turn
from rubizh.games.drones.rules.view import DronesView

OVER: Final[dict[int, str]] = {
    ROTATION: "drones-136",
    TECHNOLOGY: "drones-137",
    FOUR_WOUNDED: "drones-133",
    TRENCH_EMPTY: "drones-134",
}


def why_not(v: DronesView, choice: Choice) -> Reason | None:
    """None exactly where the choice is offered to the seat of the view."""
    if choice in v.options:
        return None
    if v.over:
        return Reason(OVER[v.ending], "The game is over.")
    if isinstance(choice, Deal):
        return Reason("drones-149", "The decks are shuffled: nobody chooses what comes up.")
    if isinstance(choice, Roll):
        return Reason("drones-96", "Nobody chooses what the die shows.")
    if v.asked != v.seat:
        return Reason("drones-28", "It is not your move.")
    s = sample(v, Dealer(0))  # what this seat can see is right in it, and nothing else is looked at
    step = s.todo[-1]
    if isinstance(choice, Evacuate):
        if isinstance(step, EvacuateOne):
            return Reason("drones-40", "You have fewer wounded: {many}.", {"many": len(s.wounded[v.seat])})
        return wrong_moment(s, choice)
    if isinstance(choice, CardChoice):
        return why_not_card(s, v.seat, step, choice)
    return why_not_word(s, v.seat, step, choice)


def why_not_card(s: Drones, seat: i64, step: Step[Any], choice: CardChoice) -> Reason:
    if isinstance(choice, Play | Discard | Keep):
        return why_not_support(s, seat, step, choice)
    if isinstance(choice, Use | Exchange | Activate):
        return why_not_free(s, seat, step, choice)
    if isinstance(choice, Put):
        return why_not_put(s, seat, step, choice)
    if isinstance(choice, Give | Wound):
        return why_not_character(s, seat, step, choice)
    if isinstance(choice, Attack):
        return why_not_attack(s, seat, step, choice)
    return why_not_drone(s, seat, step, choice)


def why_not_support(s: Drones, seat: i64, step: Step[Any], choice: Play | Discard | Keep) -> Reason:
    moments = (Turn,) if isinstance(choice, Play) else (Draft,) if isinstance(choice, Keep) else (Turn, DiscardOne, LoseCards)
    if not isinstance(step, moments):
        return wrong_moment(s, choice)
    if choice.card not in s.hand[seat]:
        return Reason("drones-54", "You do not hold this card: {card}.", named(s, choice.card))
    if s.carded:
        return Reason("drones-31", "You have played or discarded your support card of this turn.")
    return why_not_played(s, seat, choice.card)


def why_not_played(s: Drones, seat: i64, c: i64) -> Reason:
    its = support(s, c)
    if its.cost > s.logistics[seat]:
        return too_dear("drones-54", its.cost, s.logistics[seat])
    if its.kind == PROTECTION:
        return Reason("drones-67", "You have this protection already: {card}.", named(s, c))
    if its.kind == ARTILLERY:
        return Reason("drones-62", "It reaches no ground enemy for which you have Recon: {card}.", named(s, c))
    return Reason("drones-56", "It would change nothing now: {card}.", named(s, c))


def why_not_free(s: Drones, seat: i64, step: Step[Any], choice: Use | Exchange | Activate) -> Reason:
    if not isinstance(step, Turn | PlaceRecruit | Report | Shopping | AttackStep | Free):
        return wrong_moment(s, choice)
    if s.sure:
        return ANNOUNCED
    if isinstance(choice, Use):
        return why_not_used(s, seat, choice.card)
    if isinstance(choice, Exchange):
        if choice.card not in s.trophies[seat]:
            return Reason("drones-52", "This is no trophy of yours: {card}.", named(s, choice.card))
        if s.exchanged >> seat & 1:
            return Reason("drones-53", "You have exchanged a trophy in this round.")
        return Reason("drones-52", "You have very many trophies: exchange the first of the same worth.")
    if choice.card in s.opened[seat]:
        return Reason("drones-70", "You have not all the characters that the project needs: {card}.", named(s, choice.card))
    return Reason("drones-69", "This is no open project of yours: {card}.", named(s, choice.card))


def why_not_used(s: Drones, seat: i64, c: i64) -> Reason:
    if not has(s, seat, c) and c not in s.projects[seat]:
        return Reason("drones-46", "It is neither in your Crew or HQ nor an activated project of yours: {card}.", named(s, c))
    ability = effect_of(s, seat, c)
    if not ability.by_choice:
        return Reason("drones-74", "It has no effect there that you use by choice: {card}.", named(s, c))
    if used_up(s, seat, c):
        return Reason("drones-50", "Its effect has been used in this round: {card}.", named(s, c))
    return why_no_help(ability)


def why_no_help(ability: Ability) -> Reason:
    if ability.verb == LOGISTICS:
        return Reason("drones-12", "Your Logistics is at the end of the track.")
    if ability.verb == EVACUATE:
        return Reason("drones-80", "You have no wounded.")
    if ability.verb == REPAIR:
        return Reason("drones-81", "You have no broken drone.")
    if ability.verb == EXTRA_ACTION:
        return Reason("drones-86", "An extra action is taken in your own turn.")
    if ability.verb == GUARANTEED_HIT:
        return Reason("drones-105", "A guaranteed hit is announced before an attack of a sortie.")
    return Reason("drones-87", "You have nobody to transfer.")


def why_not_word(s: Drones, seat: i64, step: Step[Any], choice: Choice) -> Reason:
    if isinstance(step, Turn) and choice in (RECRUIT, TRANSFER, EVACUATION, SHOP, END_TURN):
        return why_not_in_turn(s, seat, choice)
    if choice is STOP and isinstance(step, AttackStep):
        return ANNOUNCED if s.sure else Reason("drones-96", "A sortie makes at least one attack.")
    if choice is DONE and isinstance(step, Transfer):
        return why_not_done(s, seat)
    return wrong_moment(s, choice)


def why_not_in_turn(s: Drones, seat: i64, choice: Choice) -> Reason:
    if choice is END_TURN:
        return Reason("drones-31", "First play or discard a support card.")
    if s.actions == 0:
        return no_action()
    if choice is RECRUIT:
        return Reason("drones-36", "The character deck is empty.")
    if choice is TRANSFER:
        return Reason("drones-38", "You have nobody to transfer.")
    if s.wounded[seat]:
        return Reason("drones-40", "Evacuation needs a Medic in your Crew or your own Stabilisation Point.")
    return Reason("drones-40", "You have no wounded.")


def why_not_done(s: Drones, seat: i64) -> Reason:
    if not s.moved:
        return Reason("drones-39", "At least one character moves.")
    return full(CREW) if len(s.crew[seat]) > CREW_SIZE else full(HQ)
