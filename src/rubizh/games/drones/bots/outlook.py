"""What a seat's drones could do now: the attack that is worth most, in characters of the Trench."""

from __future__ import annotations

from mypy_extensions import i64

from rubizh.games.drones.bots.lore import Lore
from rubizh.games.drones.bots.value import defences, hushed
from rubizh.games.drones.rules.cards import IN_THE_AIR, Drone
from rubizh.games.drones.rules.choices import FACES
from rubizh.games.drones.rules.have import other_plus, penalty, pilot_plus, recon, recon_for
from rubizh.games.drones.rules.sortie import equipped, in_reach, modifier
from rubizh.games.drones.rules.state import Drones


def best_attack(s: Drones, seat: i64, lore: Lore, c: i64, ground: i64, air: i64) -> float:
    """What the best next attack of a drone is worth on the average, with so many left; 0 where there is none."""
    cards = s.rules.set
    its = cards.drone[c]
    if ground + air == 0 or not equipped(s, seat, its):
        return 0.0
    sees = recon(s, seat) if its.needs_recon else IN_THE_AIR
    known = recon_for(s, seat)
    base = pilot_plus(s, seat, its.type) - penalty(s, its.type)
    rolls = float(s.rules.players * defences(s))
    most = 0.0
    for e in s.field:
        enemy = cards.threat[e]
        if in_reach(enemy, its, ground, air, sees, known):
            modified = base + other_plus(s, seat, its.type, enemy.kind) - enemy.armour
            worth = lore.harm[e] * rolls + lore.gain[e] + hushed(s, enemy.deactivates)
            most = max(most, hit_chance(its, modified) * worth)
    return most


def hit_chance(its: Drone, modified: i64) -> float:
    return float(max(min(FACES + 1 - its.hit + modified, FACES), 0)) / FACES


def attack_value(s: Drones, seat: i64, lore: Lore, its: Drone, e: i64) -> float:
    """What an attack on one enemy is worth on the average."""
    enemy = s.rules.set.threat[e]
    chance = hit_chance(its, modifier(s, seat, its, enemy))
    return chance * (lore.harm[e] * float(s.rules.players * defences(s)) + lore.gain[e] + hushed(s, enemy.deactivates))


def outlook(s: Drones, seat: i64, lore: Lore) -> float:
    """What the best sortie is worth that could be flown now, several attacks by the same drone a little less each."""
    most = 0.0
    for c in s.depot[seat]:
        its = s.rules.set.drone[c]
        if its.strikes:
            attacks = its.ground + its.air
            most = max(most, best_attack(s, seat, lore, c, its.ground, its.air) * (0.3 + 0.7 * float(attacks)))
    return most
