"""What stands on the cards of Dronovody, in words made from its values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rubizh.engine.words import Sentence
from rubizh.games.drones.rules.cards import (
    AMMO,
    ANY_PILOT,
    ANY_TYPE,
    ARTILLERY,
    BONUS,
    EVACUATE,
    EVERY_TYPE,
    EXCHANGE_MORE,
    EXTRA_ACTION,
    FROM_CREW,
    FROM_DRONES,
    FROM_MISHAPS,
    FROM_TRENCH,
    GUARANTEED_HIT,
    HANDLE_CHARACTERS,
    IN_THE_AIR,
    LOGISTICS,
    LOGISTICS_FOR_TROPHY,
    NOTHING,
    PILOT_OF,
    PLUS,
    PROTECTION,
    RECON,
    RECON_FOR,
    RECRUIT_FROM,
    REPAIR,
    TAKE_FROM_TRENCH,
    Ability,
    Card,
    Character,
    Drone,
    Harm,
    Standing,
    Support,
    Threat,
)
from rubizh.games.drones.rules.choices import FACES

Facts = dict[str, int | str | Sentence]

TYPE_NAMES: Final = [Sentence("FPV"), Sentence("Mavic"), Sentence("Wing"), Sentence("Multirotor")]
SUPPORT_KIND_NAMES: Final = [Sentence("bonus"), Sentence("artillery"), Sentence("protection"), Sentence("project")]
KIND_NAMES: Final = [
    Sentence("infantry"),
    Sentence("vehicles"),
    Sentence("tanks"),
    Sentence("artillery"),
    Sentence("MLRS"),
    Sentence("TOS"),
    Sentence("EW"),
    Sentence("air defence"),
    Sentence("supply"),
    Sentence("enemy drones"),
]
THIS_TURN: Final = (AMMO, RECON, RECON_FOR)  # a bonus gives these until the turn ends
NOTHING_SAID: Final = Sentence("–")  # where there is none of it


def listed(parts: Sequence[Sentence]) -> Sentence:
    """Several things in a row."""
    if not parts:
        return NOTHING_SAID
    if len(parts) == 1:
        return parts[0]
    return Sentence("{one}, {more}", {"one": parts[0], "more": listed(parts[1:])})


def types_said(types: int) -> Sentence:
    """Types of drones, as bits."""
    if types == EVERY_TYPE:
        return Sentence("every type")
    return listed([name for n, name in enumerate(TYPE_NAMES) if types >> n & 1])


def kinds_said(kinds: int) -> Sentence:
    """Kinds of enemies, as bits."""
    return listed(kind_names(kinds))


def kind_names(kinds: int) -> list[Sentence]:
    return [name for n, name in enumerate(KIND_NAMES) if kinds >> n & 1]


def ability_said(ability: Ability) -> Sentence:
    """What a character's half, a project or a bonus does."""
    facts: Facts = {"n": ability.amount}
    if ability.verb == PLUS:
        return plus_said(ability)
    if ability.verb == RECON_FOR:
        return Sentence("replaces Recon against {kinds}", {"kinds": kinds_said(ability.kinds)})
    return {
        NOTHING: NOTHING_SAID,
        LOGISTICS: Sentence("Logistics +{n}", facts),
        LOGISTICS_FOR_TROPHY: Sentence("Logistics +{n} for each trophy", facts),
        AMMO: Sentence("gives Ammo"),
        RECON: Sentence("gives Recon up to range {n}", facts),
        GUARANTEED_HIT: Sentence("a drone attack hits without a roll"),
        RECRUIT_FROM: Sentence("recruiting: choose from {n}", facts),
        EVACUATE: Sentence("evacuate one wounded"),
        REPAIR: Sentence("repair a drone"),
        EXCHANGE_MORE: Sentence("trophy exchange: Logistics +{n} more", facts),
        EXTRA_ACTION: Sentence("one more action"),
        HANDLE_CHARACTERS: Sentence("transfer characters without an action"),
        TAKE_FROM_TRENCH: Sentence("take characters from the Trench at random: {n}", facts),
    }[ability.verb]


def plus_said(ability: Ability) -> Sentence:
    what = [] if ability.type == ANY_TYPE else [TYPE_NAMES[ability.type]]
    what += kind_names(ability.kinds)
    if not what:
        return Sentence("drone attacks +{n}", {"n": ability.amount})
    return Sentence("drone attacks +{n}: {what}", {"n": ability.amount, "what": listed(what)})


def lasting_said(ability: Ability) -> Sentence:
    """An ability of a character or an activated project."""
    said = ability_said(ability)
    if ability.verb == EVACUATE:
        return Sentence("once a round: {effect}; evacuation as an action, too", {"effect": said})
    return Sentence("once a round: {effect}", {"effect": said}) if ability.by_choice else said


def gift_said(ability: Ability) -> Sentence:
    """An ability of a bonus."""
    said = ability_said(ability)
    return Sentence("this turn: {effect}", {"effect": said}) if ability.verb in THIS_TURN else said


def flies_said(character: Character) -> Sentence:
    """What a character flies, with the plus; any pilot flies a Mavic beside."""
    types = types_said(character.typed)
    return Sentence("{types} +{n}", {"types": types, "n": character.plus}) if character.plus else types


def attacks_said(drone: Drone) -> Sentence:
    """The attacks of a sortie."""
    ground = Sentence("ground {n}, range {reach}", {"n": drone.ground, "reach": drone.reach})
    air = Sentence("air {n}", {"n": drone.air})
    return clauses([said for n, said in ((drone.ground, ground), (drone.air, air)) if n])


def hits_said(drone: Drone) -> Sentence:
    """The number that hits, and when the drone is lost by attacking."""
    if not drone.strikes:
        return NOTHING_SAID
    lost = Sentence("kamikaze") if drone.kamikaze else Sentence("breaks on {n}", {"n": drone.breaks})
    return listed([Sentence("{n}+", {"n": drone.hit}), lost])


def needs_said(drone: Drone) -> Sentence:
    """The resources that an attack needs."""
    recon = [Sentence("Recon")] if drone.needs_recon else []
    return listed(recon + ([Sentence("Ammo")] if drone.needs_ammo else []))


def gives_said(drone: Drone) -> Sentence:
    """What a drone gives by being there."""
    recon = [Sentence("Recon {n}", {"n": drone.recon})] if drone.recon else []
    return listed(recon + ([Sentence("spotting")] if drone.corrects else []))


def support_said(support: Support) -> Sentence:
    """What a support card does when it is played, or a project when it is activated."""
    if support.kind == ARTILLERY:
        return artillery_said(support)
    if support.kind == PROTECTION:
        return protection_said(support.protects)
    return gift_said(support.ability) if support.kind == BONUS else lasting_said(support.ability)


def artillery_said(support: Support) -> Sentence:
    return Sentence("attack up to range {reach}, hits on {hit}+", {"reach": support.reach, "hit": support.hit})


def protection_said(protects: int) -> Sentence:
    """What a protection card spares, and who does no harm to its owner."""
    own = {FROM_TRENCH: Sentence("Trench"), FROM_CREW: Sentence("Crew"), FROM_DRONES: Sentence("drones")}
    spared = [name for part, name in own.items() if protects & part]
    harmless = kind_names(protects) + ([Sentence("mishaps")] if protects & FROM_MISHAPS else [])
    said = [Sentence("protected: {what}", {"what": listed(spared)})] if spared else []
    said += [Sentence("no harm from: {what}", {"what": listed(harmless)})] if harmless else []
    return clauses(said)


def clauses(parts: Sequence[Sentence]) -> Sentence:
    """Several things that are lists themselves."""
    if len(parts) < 2:
        return listed(parts)
    return Sentence("{one}; {more}", {"one": parts[0], "more": clauses(parts[1:])})


def activated_by(needs: Sequence[int], cards: Sequence[Card]) -> Sentence:
    """The characters of a project."""
    return listed([need_said(need, cards) for need in needs])


def need_said(need: int, cards: Sequence[Card]) -> Sentence:
    if need == ANY_PILOT:
        return Sentence("any pilot")
    return cards[need].title if need >= 0 else Sentence("pilot: {type}", {"type": TYPE_NAMES[PILOT_OF - need]})


def harm_said(harm: Harm) -> Sentence:
    """What an activated enemy or a mishap does."""
    shot_down = Sentence("Wings shot down: {n}") if harm.wing_only else Sentence("drones shot down: {n}")
    broken = Sentence("Wings broken: {n}") if harm.wing_only else Sentence("drones broken: {n}")
    parts = [
        (harm.trench, Sentence("wounded in the Trench: {n}")),
        (harm.crew, Sentence("wounded in the Crew: {n}")),
        (harm.shot_down, shot_down),
        (harm.broken, broken),
        (harm.logistics, Sentence("Logistics −{n}")),
        (harm.support, Sentence("support cards fewer next round: {n}")),
        (harm.actions, Sentence("actions fewer next turn: {n}")),
    ]
    return listed([Sentence(said.text, {"n": n}) for n, said in parts if n])


def standing_said(standing: Standing) -> Sentence:
    """What an enemy does by being on the field."""
    if standing.dearer:
        return Sentence("drones cost {n} more", {"n": standing.dearer})
    if standing.type == ANY_TYPE:
        return Sentence("drone attacks −{n}", {"n": standing.minus})
    return Sentence("drone attacks −{n}: {what}", {"n": standing.minus, "what": TYPE_NAMES[standing.type]})


def place_said(threat: Threat) -> Sentence:
    return Sentence("in the air") if threat.place == IN_THE_AIR else Sentence("{n}", {"n": threat.place})


def traits_said(threat: Threat) -> Sentence:
    """What is particular to an enemy beside what it does when its number is rolled."""
    said = [Sentence("armour −{n}", {"n": threat.armour})] if threat.armour else []
    if threat.standing.minus or threat.standing.dearer:
        said.append(Sentence("while on the field: {effect}", {"effect": standing_said(threat.standing)}))
    if threat.benefit:
        effect = Sentence("Logistics +{n}", {"n": threat.benefit})
        said.append(Sentence("when destroyed: {effect}", {"effect": effect}))
    if threat.deactivates:
        said.append(Sentence("when destroyed, idle next round: {kinds}", {"kinds": kinds_said(threat.deactivates)}))
    return clauses(said)


def numbers_of(threat: Threat) -> list[int]:
    """The numbers of the die that activate an enemy."""
    return [number for number in range(1, FACES + 1) if threat.numbers >> number & 1]


def numbers_said(threat: Threat) -> str:
    """Those numbers in short, adjoining ones together."""
    there = numbers_of(threat)
    firsts = [number for number in there if number - 1 not in there]
    lasts = [number for number in there if number + 1 not in there]
    runs = zip(firsts, lasts, strict=True)
    return ",".join(f"{first}–{last}" if first < last else f"{first}" for first, last in runs)
