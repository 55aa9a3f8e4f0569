"""Why can't I? Of drones and attacks."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rubizh.engine.deck import CardChoice
from rubizh.engine.flow import Step
from rubizh.engine.words import Reason
from rubizh.games.drones.rules.artillery import Aim
from rubizh.games.drones.rules.cards import (
    IN_THE_AIR,
    NO_CARD,
)
from rubizh.games.drones.rules.choices import (
    Attack,
    Break,
    Buy,
    Lose,
    Repair,
    Scrap,
    Sortie,
)
from rubizh.games.drones.rules.free import RepairOne
from rubizh.games.drones.rules.have import ammo, piloted, price
from rubizh.games.drones.rules.reasons import named, no_action, too_dear, wrong_moment
from rubizh.games.drones.rules.shop import MakeRoom, Shopping
from rubizh.games.drones.rules.sortie import AttackStep
from rubizh.games.drones.rules.state import (
    Drones,
    drone,
    support,
    threat,
)
from rubizh.games.drones.rules.threats import DroneBreaks, ShotDown
from rubizh.games.drones.rules.turn import Turn


def why_not_drone(s: Drones, seat: i64, step: Step[Any], choice: CardChoice) -> Reason:
    if isinstance(choice, Sortie) and isinstance(step, Turn):
        return why_not_sortie(s, seat, choice.card)
    if isinstance(choice, Buy) and isinstance(step, Shopping):
        if choice.card in s.shop:
            return too_dear("drones-42", price(s, choice.card), s.logistics[seat])
        return Reason("drones-42", "This drone is not in the Drone Shop: {card}.", named(s, choice.card))
    if isinstance(choice, Repair) and isinstance(step, RepairOne):
        return no_such_drone("drones-81", s, seat, choice.card, broken=True)
    if isinstance(choice, Scrap) and isinstance(step, MakeRoom):
        return no_such_drone("drones-43", s, seat, choice.card, choice.broken)
    if isinstance(choice, Lose) and isinstance(step, ShotDown):
        return why_not_lost("drones-114", s, seat, choice.card, choice.broken)
    if isinstance(choice, Break) and isinstance(step, DroneBreaks):
        return why_not_lost("drones-115", s, seat, choice.card, broken=False)
    return wrong_moment(s, choice)


def why_not_lost(rule: str, s: Drones, seat: i64, c: i64, broken: bool) -> Reason:
    if c in (s.broken[seat] if broken else s.depot[seat]):
        return Reason("drones-116", "Only a Wing is hit: {card}.", named(s, c))
    return no_such_drone(rule, s, seat, c, broken)


def no_such_drone(rule: str, s: Drones, seat: i64, c: i64, broken: bool) -> Reason:
    if broken:
        return Reason(rule, "You have no such broken drone: {card}.", named(s, c))
    if c in s.broken[seat]:
        return Reason(rule, "This drone is broken: {card}.", named(s, c))
    return Reason(rule, "There is no such drone in your Depot: {card}.", named(s, c))


def why_not_sortie(s: Drones, seat: i64, c: i64) -> Reason:
    if c not in s.depot[seat]:
        return no_such_drone("drones-95" if c in s.broken[seat] else "drones-44", s, seat, c, broken=False)
    if s.actions == 0:
        return no_action()
    if s.flown not in (NO_CARD, c) or s.grounded:
        return Reason("drones-45", "In one turn you attack with one drone only.")
    if not drone(s, c).strikes:
        return Reason("drones-44", "This is no strike drone: {card}.", named(s, c))
    return why_not_equipped(s, seat, c) or Reason("drones-96", "It reaches no enemy that it can attack now: {card}.", named(s, c))


def why_not_equipped(s: Drones, seat: i64, c: i64) -> Reason | None:
    its = drone(s, c)
    if not piloted(s, seat, its.type):
        return Reason("drones-89", "Nobody in your Crew flies it: {card}.", named(s, c))
    if its.needs_ammo and not ammo(s, seat):
        return Reason("drones-14", "It needs Ammo, and you have none: {card}.", named(s, c))
    return None


def why_not_attack(s: Drones, seat: i64, step: Step[Any], choice: Attack) -> Reason:
    if not isinstance(step, AttackStep | Aim):
        return wrong_moment(s, choice)
    if choice.card not in s.field:
        return Reason("drones-96", "It is not on the field: {card}.", named(s, choice.card))
    if isinstance(step, Aim):
        return why_not_shelled(s, choice.card)
    return why_not_equipped(s, seat, s.flown) or why_not_reached(s, choice.card)


def why_not_shelled(s: Drones, c: i64) -> Reason:
    if threat(s, c).place == IN_THE_AIR:
        return Reason("drones-62", "Artillery does not fire at enemy drones: {card}.", named(s, c))
    if threat(s, c).place > support(s, s.shell).reach:
        return out_of_reach("drones-62", s, c)
    return no_recon(s, c)


def why_not_reached(s: Drones, c: i64) -> Reason:
    place = threat(s, c).place
    if place == IN_THE_AIR and s.air_left == 0:
        return Reason("drones-97", "The drone has no attack on an enemy drone left in this sortie.")
    if place != IN_THE_AIR and s.ground_left == 0:
        return Reason("drones-97", "The drone has no attack on a ground enemy left in this sortie.")
    if place != IN_THE_AIR and place > drone(s, s.flown).reach:
        return out_of_reach("drones-96", s, c)
    return no_recon(s, c)


def out_of_reach(rule: str, s: Drones, c: i64) -> Reason:
    return Reason(rule, "It is out of reach: {card}.", named(s, c))


def no_recon(s: Drones, c: i64) -> Reason:
    return Reason("drones-92", "You have no Recon that is enough for it: {card}.", named(s, c))
