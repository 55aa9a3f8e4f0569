"""Dronovody staged: each enemy of a defence roll, each attack and each mishap is a scene."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, Final

from rubizh.engine.flow import Choice
from rubizh.engine.words import Sentence
from rubizh.games.drones.rules.artillery import SecondShot, Shot
from rubizh.games.drones.rules.choices import Attack, Roll
from rubizh.games.drones.rules.sortie import AttackRoll, AttackStep
from rubizh.games.drones.rules.state import Drones, drone, in_order
from rubizh.games.drones.rules.story import Facts, seat_name, title
from rubizh.games.drones.rules.threats import DefenceRoll
from rubizh.games.drones.telling.blows import Blow, blows, harm_facts
from rubizh.games.drones.telling.mishaps import Befallen, befallen
from rubizh.games.drones.telling.odds import Odds, artillery_odds, drone_odds
from rubizh.games.drones.telling.words import harm_said
from rubizh.telling.scene import Scene

NOTHING_TO_LOSE: Final = Sentence("nothing there to lose")


def scenes(before: Drones, choice: Choice, after: Drones) -> list[Scene]:
    """What a choice brings about by itself; everybody may know all of it."""
    step = before.todo[-1]
    found: list[Scene] = []
    if isinstance(step, DefenceRoll) and isinstance(choice, Roll):
        found = defence(before, step.seat, choice.face)
    elif isinstance(step, AttackRoll) and isinstance(choice, Roll):
        odds = drone_odds(before, step.seat, before.flown, before.target)
        found = [attack(before, step.seat, before.flown, before.target, odds, choice.face)]
    elif isinstance(step, AttackStep) and isinstance(choice, Attack) and before.sure:
        odds = drone_odds(before, step.seat, before.flown, choice.card)
        found = [attack(before, step.seat, before.flown, choice.card, odds, 0)]
    elif isinstance(step, Shot | SecondShot) and isinstance(choice, Roll):
        odds = artillery_odds(before, step.seat, before.shell)
        found = [attack(before, step.seat, before.shell, before.target, odds, choice.face)]
    return found + [mishap_staged(before, one) for one in befallen(before, choice, after)]


def name(s: Drones, c: int) -> str:
    return s.rules.set.cards[c].name


def defence(s: Drones, seat: int, face: int) -> list[Scene]:
    """Each enemy that the roll activates, in the order of the rules; a roll that activates none is a scene too."""
    coming = blows(s, seat, face)
    if coming:
        return [strike(s, one, face, number, len(coming)) for number, one in enumerate(coming, 1)]
    words: Facts = {"who": seat_name(s, seat), "die": face}
    said = Sentence("{who} rolls for the defence: {die}.", words)
    return [Scene(said, [Sentence("No enemy is activated.")], [], {"kind": "defence", "die": face, "seat": seat, "enemy": None})]


def with_rolls(scene: Scene, s: Drones, earlier: list[Choice]) -> Scene:
    """A scene of the defence with the rolls of all in turn order, none for those to come; in this phase no other dice roll."""
    if scene.facts["kind"] != "defence":
        return scene
    order = in_order(s)
    turn = order.index(scene.facts["seat"])
    before = [choice.face for choice in earlier if isinstance(choice, Roll)]
    faces = [*before[len(before) - turn :], scene.facts["die"]]
    rolls = [{"seat": seat, "die": face} for seat, face in zip_longest(order, faces)]
    return Scene(scene.title, scene.lines, scene.cards, {**scene.facts, "rolls": rolls})


def strike(s: Drones, blow: Blow, face: int, number: int, many: int) -> Scene:
    words: Facts = {"who": seat_name(s, blow.seat), "die": face, "number": number, "many": many, "card": title(s, blow.card)}
    said = Sentence("{who}, the die shows {die}; enemy {number} of {many}: {card}.", words)
    facts = {
        "kind": "defence",
        "die": face,
        "seat": blow.seat,
        "enemy": name(s, blow.card),
        "number": number,
        "many": many,
        "harm": harm_facts(blow.harm),
        "spared": blow.spared,
        "before": counts(blow.before, blow.seat),
        "after": counts(blow.after, blow.seat),
    }
    return Scene(said, [blow_said(blow)], [name(s, blow.card)], facts)


def counts(s: Drones, seat: int) -> dict[str, int]:
    return {"wounded": len(s.wounded[seat]), "trench": len(s.trench)}


def blow_said(blow: Blow) -> Sentence:
    """What an enemy or a mishap does to a seat, in a few words."""
    if blow.spared:
        return Sentence("protection spares all of it")
    return NOTHING_TO_LOSE if blow.harmless else harm_said(blow.harm)


def attack(s: Drones, seat: int, weapon: int, target: int, odds: Odds, face: int) -> Scene:
    """An attack by a drone or an artillery card; a hit without a roll has the die 0."""
    hit = face >= odds.needs or face == 0
    drone_flies = weapon in s.depot[seat]
    broke = drone_flies and face == drone(s, weapon).breaks > 0 and not drone(s, weapon).kamikaze
    words: Facts = {"who": seat_name(s, seat), "weapon": title(s, weapon), "card": title(s, target)}
    facts: dict[str, Any] = {
        "kind": "attack",
        "die": face or None,
        "seat": seat,
        "needs": odds.needs,
        "terms": [{"said": term.said, "amount": term.amount, "card": name(s, term.card)} for term in odds.terms if term.amount],
        "hit": hit,
        "broke": broke,
        "drone": name(s, weapon),
        "target": name(s, target),
    }
    lines = [attack_said(odds, face, hit)] + ([Sentence("the drone breaks")] if broke else [])
    return Scene(Sentence("{who}, {weapon} against: {card}.", words), lines, [name(s, weapon), name(s, target)], facts)


def attack_said(odds: Odds, face: int, hit: bool) -> Sentence:
    if face == 0:
        return Sentence("hit without a roll")
    facts: Facts = {"die": face, "needs": odds.needs}
    if hit:
        return Sentence("rolled {die}, needed {needs}: hit", facts)
    return Sentence("rolled {die}, needed {needs}: miss", facts)


def mishap_staged(s: Drones, one: Befallen) -> Scene:
    words: Facts = {"who": seat_name(s, one.seat), "card": title(s, one.card)}
    facts = {
        "kind": "mishap",
        "seat": one.seat,
        "card": name(s, one.card),
        "hit": [blow.seat for blow in one.blows if not blow.spared],
        "spared": [blow.seat for blow in one.blows if blow.spared],
    }
    lines = [Sentence("{who}: {told}", {"who": seat_name(s, blow.seat), "told": blow_said(blow)}) for blow in one.blows]
    said = Sentence("{who}, a Mishap: {card}.", words)
    return Scene(said, lines or [NOTHING_TO_LOSE], [name(s, one.card)], facts)
