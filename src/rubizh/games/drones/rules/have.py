"""What a player has: Recon, Ammo, pilots, pluses. Nothing of it is ever spent."""

from __future__ import annotations

from mypy_extensions import i64

from rubizh.games.drones.rules.cards import (
    AMMO,
    ANY_KIND,
    ANY_TYPE,
    EVACUATE,
    IN_THE_AIR,
    PLUS,
    RECON,
    RECON_FOR,
    Ability,
    Threat,
)
from rubizh.games.drones.rules.state import Drones


def total(s: Drones, seat: i64, verb: i64) -> i64:
    """drones-74: all amounts of one verb together: in the Crew, in HQ, of activated projects and of the bonuses of this turn."""
    cards = s.rules.set
    staff = sum_of(s.crew[seat], cards.in_crew, verb) + sum_of(s.hq[seat], cards.in_hq, verb)
    return staff + sum_of(s.projects[seat], cards.by_support, verb) + sum_of(s.played[seat], cards.by_support, verb)


def sum_of(pile: tuple[int, ...], abilities: list[Ability], verb: i64) -> i64:
    amount: i64 = 0
    for c in pile:
        its = abilities[c]
        if its.verb == verb:
            amount += its.amount
    return amount


def most(s: Drones, seat: i64, verb: i64) -> i64:
    """The largest amount of one verb, wherever it is had."""
    cards = s.rules.set
    staff = max(most_of(s.crew[seat], cards.in_crew, verb), most_of(s.hq[seat], cards.in_hq, verb))
    played = max(most_of(s.projects[seat], cards.by_support, verb), most_of(s.played[seat], cards.by_support, verb))
    return max(staff, played)


def most_of(pile: tuple[int, ...], abilities: list[Ability], verb: i64) -> i64:
    amount: i64 = 0
    for c in pile:
        its = abilities[c]
        if its.verb == verb and its.amount > amount:
            amount = its.amount
    return amount


def evacuates(s: Drones, seat: i64) -> bool:
    """drones-40: whether a Medic in the Crew or an activated project allows the action; a bonus does no more than it says."""
    cards = s.rules.set
    return most_of(s.crew[seat], cards.in_crew, EVACUATE) > 0 or most_of(s.projects[seat], cards.by_support, EVACUATE) > 0


def has(s: Drones, seat: i64, c: i64) -> bool:
    """drones-10: whether a player has such a character already."""
    return c in s.crew[seat] or c in s.hq[seat]


def piloted(s: Drones, seat: i64, type: i64) -> bool:
    """drones-75, drones-89: whether somebody in the Crew flies such drones."""
    cards = s.rules.set
    for c in s.crew[seat]:
        if cards.character[c].flies >> type & 1:
            return True
    return False


def ammo(s: Drones, seat: i64) -> bool:
    """drones-14, drones-15, drones-77: Ammo is had or not had."""
    return most(s, seat, AMMO) > 0


def recon(s: Drones, seat: i64) -> i64:
    """The farthest distance that unbroken drones with a pilot, characters, projects and bonuses see; 0 for none.

    drones-13, drones-78, drones-90, drones-91, drones-92
    """
    farthest = most(s, seat, RECON)
    cards = s.rules.set
    for c in s.depot[seat]:
        its = cards.drone[c]
        if its.recon > farthest and piloted(s, seat, its.type):
            farthest = its.recon
    return farthest


def recon_for(s: Drones, seat: i64) -> i64:
    """drones-59: the kinds of enemies that need no other Recon, as bits."""
    cards = s.rules.set
    return kinds_of_recon(s.projects[seat], cards.by_support) | kinds_of_recon(s.played[seat], cards.by_support)


def seen(s: Drones, seat: i64, enemy: Threat) -> bool:
    """drones-59, drones-92: whether a player has Recon for an enemy: at its distance, of any for a drone, or for its kind."""
    sees = recon(s, seat)
    near = sees > 0 if enemy.place == IN_THE_AIR else enemy.place <= sees
    return near or recon_for(s, seat) >> enemy.kind & 1 == 1


def kinds_of_recon(pile: tuple[int, ...], abilities: list[Ability]) -> i64:
    kinds: i64 = 0
    for c in pile:
        its = abilities[c]
        if its.verb == RECON_FOR:
            kinds |= its.kinds
    return kinds


def corrected(s: Drones, seat: i64) -> bool:
    """drones-65: whether an unbroken drone with a pilot spots for the artillery."""
    cards = s.rules.set
    for c in s.depot[seat]:
        if cards.drone[c].corrects and piloted(s, seat, cards.drone[c].type):
            return True
    return False


def pilot_plus(s: Drones, seat: i64, type: i64) -> i64:
    """drones-99: the plus of the best pilot for a type of drone; by an option, of all of them together."""
    cards = s.rules.set
    plus: i64 = 0
    for c in s.crew[seat]:
        its = cards.character[c]
        if its.typed >> type & 1:
            plus = plus + its.plus if s.rules.pilots_add_up else max(plus, its.plus)
    return plus


def other_plus(s: Drones, seat: i64, type: i64, kind: i64) -> i64:
    """drones-82: the pluses of characters, projects and bonuses for a type of drone against a kind of enemy, which add up."""
    cards = s.rules.set
    staff = plus_of(s.crew[seat], cards.in_crew, type, kind) + plus_of(s.hq[seat], cards.in_hq, type, kind)
    projects = plus_of(s.projects[seat], cards.by_support, type, kind)
    return staff + projects + plus_of(s.played[seat], cards.by_support, type, kind)


def plus_of(pile: tuple[int, ...], abilities: list[Ability], type: i64, kind: i64) -> i64:
    plus: i64 = 0
    for c in pile:
        its = abilities[c]
        if its.verb == PLUS and serves(its, type, kind):
            plus += its.amount
    return plus


def serves(ability: Ability, type: i64, kind: i64) -> bool:
    return (ability.type == ANY_TYPE or ability.type == type) and (ability.kinds == ANY_KIND or ability.kinds >> kind & 1 == 1)


def penalty(s: Drones, type: i64) -> i64:
    """drones-101, drones-118: what enemies on the field take off drone attacks by being there."""
    cards = s.rules.set
    minus: i64 = 0
    for c in s.field:
        its = cards.threat[c]
        standing = its.standing
        if standing.minus and not s.silenced >> its.kind & 1 and standing.type in (ANY_TYPE, type):
            minus += standing.minus
    return minus


def dearer(s: Drones) -> i64:
    """drones-119: what enemies on the field add to the price of a drone."""
    cards = s.rules.set
    more: i64 = 0
    for c in s.field:
        its = cards.threat[c]
        if its.standing.dearer and not s.silenced >> its.kind & 1:
            more += its.standing.dearer
    return more


def price(s: Drones, c: i64) -> i64:
    """What a drone of the shop costs now."""
    return s.rules.set.drone[c].cost + dearer(s)
