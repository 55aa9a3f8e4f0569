"""Support cards: one in each turn, played for its price or discarded for nothing."""

from __future__ import annotations

from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.engine.flow import Choice, then
from rubizh.games.drones.rules.artillery import AIM, within_range
from rubizh.games.drones.rules.cards import (
    AMMO,
    ARTILLERY,
    LOGISTICS,
    PLUS,
    PROJECT,
    PROTECTION,
    RECON,
    RECON_FOR,
    TAKE_FROM_TRENCH,
    Ability,
)
from rubizh.games.drones.rules.free import MY_TURN, happen, helps
from rubizh.games.drones.rules.have import ammo, recon, seen
from rubizh.games.drones.rules.state import CREW_SIZE, HQ_SIZE, Drones, gain, kinds_of, put, support, threat
from rubizh.games.drones.rules.transfer_order import call

LASTING: frozenset[int] = frozenset([AMMO, RECON, RECON_FOR, PLUS])  # had until the turn ends, for the bonus lies there


def plays(s: Drones, seat: i64) -> list[Choice]:
    """drones-55: what the hand can play now, and what it can discard: anything."""
    play, discard = s.rules.choices.play, s.rules.choices.discard
    hand = kinds_of(s.hand[seat])
    options = [play[c] for c in hand if playable(s, seat, c)]
    options.extend([discard[c] for c in hand])
    return options


def playable(s: Drones, seat: i64, c: i64) -> bool:
    """drones-54, drones-67: it can be paid, and has something to do."""
    its = support(s, c)
    if its.cost > s.logistics[seat]:
        return False
    if its.kind == PROTECTION:
        return c not in s.protection[seat]
    return its.kind == PROJECT or s.rules.empty_plays or does_something(s, seat, c)


def does_something(s: Drones, seat: i64, c: i64) -> bool:
    """drones-56: artillery has a target; a bonus changes something."""
    its = support(s, c)
    if its.kind == ARTILLERY:
        return len(within_range(s, seat, c)) > 0
    return changes(s, seat, its.ability, its.cost)


def changes(s: Drones, seat: i64, ability: Ability, cost: i64) -> bool:
    """Whether a bonus would change anything, once it is paid."""
    if ability.verb == LOGISTICS:
        return s.logistics[seat] - cost < s.rules.set.most_logistics
    if ability.verb == AMMO:
        return not ammo(s, seat)
    if ability.verb == RECON:
        return recon(s, seat) < ability.amount
    if ability.verb == RECON_FOR:
        return any(ability.kinds >> threat(s, c).kind & 1 and not seen(s, seat, threat(s, c)) for c in s.field)
    if ability.verb == TAKE_FROM_TRENCH:
        return len(s.trench) > 1 and (len(s.crew[seat]) < CREW_SIZE or len(s.hq[seat]) < HQ_SIZE)
    return ability.verb == PLUS or helps(s, seat, ability, MY_TURN)


def play(s: Drones, seat: i64, c: i64) -> None:
    """drones-63, drones-66, drones-69: the price is paid; then each kind of card goes its way."""
    its = support(s, c)
    gain(s, seat, -its.cost)
    s.hand = put(s.hand, seat, without(s.hand[seat], c))
    if its.kind == PROJECT:
        s.opened = put(s.opened, seat, s.opened[seat] + (int(c),))
    elif its.kind == PROTECTION:
        s.protection = put(s.protection, seat, s.protection[seat] + (int(c),))
    elif its.kind == ARTILLERY:
        s.support_discard += (int(c),)
        s.shell = c
        then(s, AIM[seat])
    else:
        grant(s, seat, c)


def grant(s: Drones, seat: i64, c: i64) -> None:
    """drones-57, drones-58: a bonus does what it says, and lies there until the turn ends."""
    ability = support(s, c).ability
    useful = does_something(s, seat, c)
    s.played = put(s.played, seat, s.played[seat] + (int(c),))
    if ability.verb in LASTING or not useful:
        return
    if ability.verb == TAKE_FROM_TRENCH:
        call(s, seat, ability.amount)
    else:
        happen(s, seat, ability)


def discard(s: Drones, seat: i64, c: i64) -> None:
    """drones-55: the card counts as played, without what is described on it."""
    s.hand = put(s.hand, seat, without(s.hand[seat], c))
    s.support_discard += (int(c),)
