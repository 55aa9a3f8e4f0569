"""The sortie: up to three attacks with one drone, each at a target chosen after the last result."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.engine.flow import NATURE, NONE, Choice, Decision, then
from rubizh.games.drones.rules.cards import IN_THE_AIR, LOGISTICS_FOR_TROPHY, NO_CARD, Drone, Threat
from rubizh.games.drones.rules.choices import ROLLS, STOP, Attack, Roll
from rubizh.games.drones.rules.free import BEFORE_AN_ATTACK, MY_TURN, do_free, free_effects
from rubizh.games.drones.rules.have import ammo, other_plus, penalty, pilot_plus, piloted, recon, recon_for, total
from rubizh.games.drones.rules.shop import drop_drone
from rubizh.games.drones.rules.state import SEATS, Drones, OfSeat, drone, gain, kinds_of, put, threat


def sorties(s: Drones, seat: i64) -> list[Choice]:
    """The unbroken strike drones that could make an attack now; all attacks of a turn are made by one drone.

    drones-44, drones-45
    """
    sortie = s.rules.choices.sortie
    return [sortie[c] for c in kinds_of(s.depot[seat]) if may_fly(s, seat, c)]


def may_fly(s: Drones, seat: i64, c: i64) -> bool:
    its = drone(s, c)
    if s.flown != NO_CARD and (s.flown != c or s.grounded):
        return False
    return its.strikes and finds_target(s, seat, its)


def finds_target(s: Drones, seat: i64, its: Drone) -> bool:
    """Whether a drone has something to attack on its first flight."""
    if not equipped(s, seat, its):
        return False
    sees = recon(s, seat) if its.needs_recon else IN_THE_AIR
    known = recon_for(s, seat)
    cards = s.rules.set
    for c in s.field:
        if in_reach(cards.threat[c], its, its.ground, its.air, sees, known):
            return True
    return False


def equipped(s: Drones, seat: i64, its: Drone) -> bool:
    """drones-95: a pilot for the drone in the Crew, and Ammo if it needs any."""
    return piloted(s, seat, its.type) and (not its.needs_ammo or ammo(s, seat))


def targets(s: Drones, seat: i64, its: Drone, ground: i64, air: i64) -> list[int]:
    """drones-96: the enemies that a drone can attack now, with so many attacks left on the ground and in the air."""
    if not equipped(s, seat, its):
        return []
    sees = recon(s, seat) if its.needs_recon else IN_THE_AIR
    known = recon_for(s, seat)
    cards = s.rules.set
    return [c for c in kinds_of(s.field) if in_reach(cards.threat[c], its, ground, air, sees, known)]


def in_reach(enemy: Threat, its: Drone, ground: i64, air: i64, sees: i64, known: i64) -> bool:
    """drones-92, drones-93, drones-97: near enough for the drone, and seen: an enemy drone by Recon of any distance."""
    seen = known >> enemy.kind & 1 == 1
    if enemy.place == IN_THE_AIR:
        return air > 0 and (sees > 0 or seen)
    return ground > 0 and enemy.place <= its.reach and (enemy.place <= sees or seen)


def take_off(s: Drones, seat: i64, c: i64) -> None:
    its = drone(s, c)
    s.flown = c
    s.grounded = False
    s.ground_left = its.ground
    s.air_left = its.air
    s.begun = False
    then(s, ATTACK[seat])


class AttackStep(OfSeat):
    """drones-47, drones-96: the next attack of the sortie, or its end; free effects may come before."""

    def ask(self, s: Drones) -> Decision | None:
        if s.grounded or s.ground_left + s.air_left == 0:
            return None
        attack = s.rules.choices.attack
        there = targets(s, self.seat, drone(s, s.flown), s.ground_left, s.air_left)
        options = [attack[c] for c in there]
        if s.sure:
            return Decision(self.seat, options)
        options += free_effects(s, self.seat, BEFORE_AN_ATTACK if there else MY_TURN)
        if not options:
            return None
        if s.begun or not there:
            options.append(STOP)
        return Decision(self.seat, options)

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Attack):
            attack(s, self.seat, choice.card)
        elif choice is STOP or choice is NONE:
            land(s, self.seat)
        else:
            then(s, self)
            do_free(s, self.seat, choice)


def attack(s: Drones, seat: i64, c: i64) -> None:
    """drones-97, drones-105: one attack of the sortie is made, with a roll unless it is a sure hit."""
    in_the_air = threat(s, c).place == IN_THE_AIR
    if in_the_air:
        s.air_left -= 1
    else:
        s.ground_left -= 1
    if not s.rules.ground_and_air and not s.begun:
        s.ground_left = 0 if in_the_air else s.ground_left
        s.air_left = s.air_left if in_the_air else 0
    s.begun = True
    s.target = c
    then(s, ATTACK[seat])
    if s.sure:
        s.sure = False
        gain_trophy(s, seat, c)
    else:
        then(s, ATTACK_ROLL[seat])


def modifier(s: Drones, seat: i64, its: Drone, enemy: Threat) -> i64:
    """What is added to the die: pilot, projects and bonuses, less armour and what enemies on the field take off.

    drones-98, drones-100, drones-107
    """
    plus = pilot_plus(s, seat, its.type) + other_plus(s, seat, its.type, enemy.kind)
    return plus - enemy.armour - penalty(s, its.type)


class AttackRoll(OfSeat):
    """The die is thrown for an attack; a drone that may be used again breaks on the number of its red die, hit or not.

    drones-102, drones-103
    """

    def ask(self, s: Drones) -> Decision | None:
        return Decision(NATURE, ROLLS)

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Roll):
            seat, c = self.seat, s.flown
            its = drone(s, c)
            s.rolled = choice.face
            if choice.face + modifier(s, seat, its, threat(s, s.target)) >= its.hit:
                gain_trophy(s, seat, s.target)
            if choice.face == its.breaks and not its.kamikaze:
                break_drone(s, seat, c)
                s.grounded = True


def gain_trophy(s: Drones, seat: i64, c: i64) -> None:
    """The enemy is hit: its card, its benefit, and what effects give for a trophy.

    drones-84, drones-102, drones-106, drones-121
    """
    its = threat(s, c)
    s.field = without(s.field, c)
    s.trophies = put(s.trophies, seat, s.trophies[seat] + (int(c),))
    s.silenced_next |= its.deactivates
    gain(s, seat, its.benefit + total(s, seat, LOGISTICS_FOR_TROPHY))


def break_drone(s: Drones, seat: i64, c: i64) -> None:
    """drones-94: the drone is turned face down; it fills its place, and nothing else."""
    s.depot = put(s.depot, seat, without(s.depot[seat], c))
    s.broken = put(s.broken, seat, s.broken[seat] + (int(c),))


def land(s: Drones, seat: i64) -> None:
    """drones-104: the sortie ends; a kamikaze drone is gone."""
    if not s.grounded and drone(s, s.flown).kamikaze:
        drop_drone(s, seat, s.flown, False)
        s.grounded = True
    s.ground_left = 0
    s.air_left = 0
    s.begun = False
    s.sure = False


ATTACK: Final[list[AttackStep]] = [AttackStep(seat) for seat in SEATS]
ATTACK_ROLL: Final[list[AttackRoll]] = [AttackRoll(seat) for seat in SEATS]
