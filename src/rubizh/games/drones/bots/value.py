"""What enemies, drones, characters and cards are worth by rules of thumb, in characters of the Trench."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.games.drones.rules.cards import (
    AMMO,
    ARTILLERY,
    EVACUATE,
    EXCHANGE_MORE,
    EXTRA_ACTION,
    GUARANTEED_HIT,
    HANDLE_CHARACTERS,
    LOGISTICS,
    LOGISTICS_FOR_TROPHY,
    NOTHING,
    PLUS,
    PROJECT,
    PROTECTION,
    RECON,
    RECON_FOR,
    RECRUIT_FROM,
    REPAIR,
    TAKE_FROM_TRENCH,
    Ability,
    Drone,
    Harm,
    Threat,
)
from rubizh.games.drones.rules.choices import FACES
from rubizh.games.drones.rules.free import can_give
from rubizh.games.drones.rules.have import ammo, piloted, recon
from rubizh.games.drones.rules.sortie import modifier, targets
from rubizh.games.drones.rules.state import Drones, character, drone, support

POINT: Final = 0.35  # what a point is worth
LOGISTIC: Final = 0.25
WOUND: Final = 2.0  # somebody of the Trench wounded: three points, a place in the Trench, and one step nearer to the fourth
FORESEEN: Final = 4  # defences: what comes later is left to later turns
STAFF: Final = 0.3  # somebody in Crew or HQ, whatever they can do


def harm_of(harm: Harm) -> float:
    """What an activation costs on the average."""
    drones = 0.4 * float(harm.shot_down) + 0.2 * float(harm.broken)
    return WOUND * float(harm.trench + harm.crew) + drones + LOGISTIC * float(harm.logistics)


def faces(its: Threat) -> i64:
    """How many faces of the die activate an enemy."""
    many: i64 = 0
    for face in range(1, FACES + 1):
        many += its.numbers >> face & 1
    return many


def defences(s: Drones) -> i64:
    """How many defences each seat has to make until the rotation, as far as they are foreseen."""
    return max(min(s.rules.rounds - s.round + 1, FORESEEN), 1)


def menace(s: Drones, its: Threat) -> float:
    """What it is worth that an enemy is gone: everybody rolls for it."""
    rolls = float(faces(its) * s.rules.players * defences(s)) / FACES
    standing = 0.4 * float(its.standing.minus) + 0.2 * float(its.standing.dearer)
    gained = POINT * float(its.points) + LOGISTIC * float(its.benefit)
    return rolls * harm_of(its.harm) + standing + gained + hushed(s, its.deactivates)


def hushed(s: Drones, kinds: i64) -> float:
    """What it is worth that kinds of enemies are deactivated: nobody's next defence meets those of them on the field."""
    if kinds == 0 or (s.round == s.rules.rounds and not s.rules.silent_at_once):
        return 0.0
    cards, quiet = s.rules.set, s.silenced_next
    spared = 0.0
    for c in s.field:
        its = cards.threat[c]
        if kinds >> its.kind & 1 and not quiet >> its.kind & 1:
            spared += float(faces(its)) / FACES * harm_of(its.harm)
    return spared * float(s.rules.players)


def hits(s: Drones, seat: i64, its: Drone, enemy: Threat) -> i64:
    """On how many faces of the die an attack hits."""
    return max(min(FACES + 1 - its.hit + modifier(s, seat, its, enemy), FACES), 0)


def target_value(s: Drones, seat: i64, its: Drone, enemy: Threat) -> float:
    """What an attack is worth on the average."""
    return float(hits(s, seat, its, enemy)) / FACES * menace(s, enemy)


def best_target(s: Drones, seat: i64, its: Drone, ground: i64, air: i64) -> float:
    """What the best attack is worth that a drone can make now; 0 where there is none."""
    cards = s.rules.set
    most = 0.0
    for c in targets(s, seat, its, ground, air):
        most = max(most, target_value(s, seat, its, cards.threat[c]))
    return most


def sortie_value(s: Drones, seat: i64, c: i64) -> float:
    """What a sortie is worth, with as many attacks as the drone can be expected to make, less what becomes of it."""
    its = drone(s, c)
    most = best_target(s, seat, its, its.ground, its.air)
    attacks = its.ground + its.air
    if its.kamikaze:
        return most * (1.0 + 0.8 * float(attacks - 1)) - 0.15 * float(its.cost)
    return most * (1.0 + 0.7 * float(attacks - 1)) - (0.15 if its.breaks else 0.0)


def drone_value(s: Drones, seat: i64, c: i64) -> float:
    """What it is worth to have a drone, unbroken, with the Crew there is."""
    its = drone(s, c)
    use = 1.0 if piloted(s, seat, its.type) else 0.4
    if its.needs_ammo and not ammo(s, seat):
        use *= 0.5
    left = float(s.rules.rounds - s.round + 1)
    attacks = float(FACES + 1 - its.hit) / FACES * (float(its.ground) + 0.4 * float(its.air))
    attacks *= 1.0 if its.reach < 2 else 1.3
    strike = attacks * (0.8 if its.kamikaze else 0.45 * left)
    seen = 0.35 * float(its.recon) if recon(s, seat) < its.recon else 0.1 * float(its.recon)
    return use * (strike + seen + (0.15 if its.corrects else 0.0))


def ability_value(s: Drones, seat: i64, ability: Ability) -> float:
    """What it is worth to have an ability from now to the rotation."""
    left = float(s.rules.rounds - s.round + 1)
    verb, amount = ability.verb, float(ability.amount)
    if verb == NOTHING:
        return 0.0
    if verb == LOGISTICS:
        return LOGISTIC * amount * left
    if verb in (LOGISTICS_FOR_TROPHY, EXCHANGE_MORE):
        return 0.2 * left
    if verb == AMMO:
        return 0.1 if ammo(s, seat) else 1.0
    if verb == RECON:
        return 0.8 if recon(s, seat) < ability.amount else 0.1
    if verb in (PLUS, GUARANTEED_HIT):
        return 0.35 * left
    if verb == EVACUATE:
        return 0.35 * left + 0.5 * float(len(s.wounded[seat]))
    if verb == REPAIR:
        return 0.15 * left + 0.3 * float(len(s.broken[seat]))
    if verb == EXTRA_ACTION:
        return 0.45 * left
    return 0.25 if verb in (RECRUIT_FROM, HANDLE_CHARACTERS) else 0.1


def crew_value(s: Drones, seat: i64, c: i64) -> float:
    """What a character is worth in the Crew; they need not be there yet."""
    its = character(s, c)
    value = STAFF + ability_value(s, seat, its.crew)
    if its.flies:
        value += 0.3 * float(its.plus)
        for d in s.depot[seat] + s.broken[seat]:
            flown = drone(s, d).type
            if its.flies >> flown & 1 and not flown_by_another(s, seat, c, flown):
                value += 0.9
            if its.typed >> flown & 1:
                value += 0.3 * float(its.plus)
    return value


def flown_by_another(s: Drones, seat: i64, c: i64, type: i64) -> bool:
    cards = s.rules.set
    for other in without(s.crew[seat], c):
        if cards.character[other].flies >> type & 1:
            return True
    return False


def hq_value(s: Drones, seat: i64, c: i64) -> float:
    """What a character is worth in HQ: Logistics in every Recovery, and what they do there."""
    return STAFF + LOGISTIC * float(s.rules.rounds - s.round) + ability_value(s, seat, character(s, c).hq)


def project_value(s: Drones, seat: i64, c: i64) -> float:
    """What an activated project is worth, on the way to technology too."""
    its = support(s, c)
    return POINT * float(its.cost) + ability_value(s, seat, its.ability) + 0.3


def lacking(s: Drones, seat: i64, needs: tuple[int, ...]) -> i64:
    """How many of the characters that a project needs are missing, as far as they are looked for in order."""
    staff = s.crew[seat] + s.hq[seat]
    missing: i64 = 0
    while missing < len(needs) and not can_give(s, needs, missing, staff):
        missing += 1
    return missing


def held_value(s: Drones, seat: i64, c: i64) -> float:
    """What a support card in the hand is worth, by and large."""
    its = support(s, c)
    price = LOGISTIC * float(its.cost)
    if its.kind == PROTECTION:
        return 1.0 - price
    if its.kind == ARTILLERY:
        return float(FACES + 1 - its.hit) / FACES * (1.3 if its.reach > 1 else 1.1) + 0.2 - price
    if its.kind == PROJECT:
        return project_value(s, seat, c) * (0.9 if lacking(s, seat, its.needs) == 0 else 0.35) - price
    return bonus_value(s, seat, its.ability) - price


def bonus_value(s: Drones, seat: i64, ability: Ability) -> float:
    """What a bonus is worth in some turn to come."""
    verb, amount = ability.verb, float(ability.amount)
    if verb == LOGISTICS:
        return LOGISTIC * amount
    if verb == EVACUATE:
        return 0.3 + 0.4 * float(len(s.wounded[seat]))
    if verb == REPAIR:
        return 0.1 + 0.4 * float(len(s.broken[seat]))
    if verb == EXTRA_ACTION:
        return 0.6
    if verb == RECON_FOR:
        return 0.2
    if verb == TAKE_FROM_TRENCH:
        return 0.1
    return 0.3
