"""What the log of Dronovody says of rolls, attacks and mishaps, and how it keeps small choices short."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.flow import Choice
from rubizh.engine.words import Sentence
from rubizh.games.drones.rules.choices import DONE, END_TURN, Attack, Buy, Play, Roll
from rubizh.games.drones.rules.decks import DrawSupport, DrawThreat, FirstEnemy, LookAtCharacter, OpenDrone
from rubizh.games.drones.rules.round import END_OF_ROUND
from rubizh.games.drones.rules.sortie import AttackStep
from rubizh.games.drones.rules.state import Drones, drone
from rubizh.games.drones.rules.story import Facts, seat_name, title
from rubizh.games.drones.rules.threats import THREATS, DefenceRoll
from rubizh.games.drones.telling.blows import Blow, blows
from rubizh.games.drones.telling.mishaps import befallen
from rubizh.games.drones.telling.staging import scenes, with_rolls
from rubizh.games.drones.telling.words import harm_said, kinds_said
from rubizh.telling.log import Chronicle, LogEntry
from rubizh.telling.scene import Scene

OPEN_DEALS: Final = (FirstEnemy, DrawThreat, LookAtCharacter, OpenDrone)  # several in a row are told in one sentence


class DronesChronicle(Chronicle):
    """Rolls are told with all that they bring about; what everybody sees anyway is left out."""

    def followed(self, before: Any, choice: Choice, after: Any) -> list[Sentence]:
        told = defence(before, choice) + attack(before, choice, after) + logistics(before, choice, after)
        return told + mishaps(before, choice, after) + phases(before, after)

    def scenes(self, before: Any, choice: Choice, after: Any, viewer: int) -> list[Scene]:
        return scenes(before, choice, after)

    def recalling(self, scenes: list[Scene], before: Any, earlier: list[Choice]) -> list[Scene]:
        return [with_rolls(scene, before, earlier) for scene in scenes]

    def shortened(self, entry: LogEntry) -> LogEntry:
        """Hands are open, so that a card drawn needs no line; nor does it that somebody is ready."""
        quiet = isinstance(entry.step, DrawSupport) or entry.choice in (DONE, END_TURN)
        return LogEntry(entry.at, entry.seat, entry.step, entry.choice, entry.said[1:] if quiet else entry.said)

    def together(self, one: LogEntry, other: LogEntry) -> LogEntry | None:
        """Cards turned up one after the other."""
        alike = isinstance(one.step, OPEN_DEALS) and type(one.step) is type(other.step) and len(one.said) == 1
        if not alike or not other.said or one.said[0].text != other.said[0].text:
            return None
        first, second = one.said[0], other.said[0]
        cards = Sentence("{one}, {more}", {"one": first.facts["card"], "more": second.facts["card"]})
        said = [Sentence(first.text, {**first.facts, "card": cards}), *other.said[1:]]
        return LogEntry(other.at, other.seat, other.step, other.choice, said)


def defence(before: Drones, choice: Choice) -> list[Sentence]:
    """Each enemy that a defence roll activates, and what it does."""
    step = before.todo[-1]
    if not isinstance(step, DefenceRoll) or not isinstance(choice, Roll):
        return []
    coming = blows(before, step.seat, choice.face)
    return [strike(before, one) for one in coming] or [Sentence("No enemy is activated.")]


def strike(s: Drones, blow: Blow) -> Sentence:
    facts: Facts = {"who": seat_name(s, blow.seat), "card": title(s, blow.card)}
    if blow.spared:
        return Sentence("{who} is spared by protection: {card}.", facts)
    if blow.harmless:
        return Sentence("{who} has nothing to lose there: {card}.", facts)
    facts["harm"] = harm_said(blow.harm)
    return Sentence("{who} is hit: {card} ({harm}).", facts)


def mishaps(before: Drones, choice: Choice, after: Drones) -> list[Sentence]:
    """Each mishap that takes effect, for each whom it hits."""
    told: list[Sentence] = []
    for one in befallen(before, choice, after):
        nobody = Sentence("The Mishap hits nobody: {card}.", {"card": title(before, one.card)})
        told += [strike(before, blow) for blow in one.blows] or [nobody]
    return told


def attack(before: Drones, choice: Choice, after: Drones) -> list[Sentence]:
    """What an attack leaves beside the trophy: a drone broken or gone, enemies deactivated."""
    told: list[Sentence] = []
    if isinstance(before.todo[-1], AttackStep) and isinstance(choice, Attack) and before.sure:
        told.append(Sentence("Hit without a roll: {card}.", {"card": title(before, choice.card)}))
    if after.flown == before.flown >= 0 and after.grounded and not before.grounded:
        facts: Facts = {"card": title(before, before.flown)}
        kamikaze = drone(before, before.flown).kamikaze
        gone, broken = Sentence("The kamikaze drone is gone: {card}.", facts), Sentence("The drone breaks: {card}.", facts)
        told.append(gone if kamikaze else broken)
    silenced = after.silenced_next & ~before.silenced_next
    if silenced:
        told.append(Sentence("Deactivated next: {kinds}.", {"kinds": kinds_said(silenced)}))
    return told


def logistics(before: Drones, choice: Choice, after: Drones) -> list[Sentence]:
    """What Logistics everybody has won or lost; a price paid is told with the purchase."""
    told: list[Sentence] = []
    for seat in range(before.rules.players):
        now, was = after.logistics[seat], before.logistics[seat]
        facts: Facts = {"who": seat_name(before, seat), "n": abs(now - was), "now": now}
        if now > was:
            told.append(Sentence("{who} gains {n} Logistics and has {now}.", facts))
        elif now < was and isinstance(choice, Play):
            told.append(Sentence("{who} pays {n} Logistics and has {now}.", facts))
        elif now < was and not isinstance(choice, Buy):
            told.append(Sentence("{who} loses {n} Logistics and has {now}.", facts))
    return told


def phases(before: Drones, after: Drones) -> list[Sentence]:
    told: list[Sentence] = []
    if THREATS in before.todo and THREATS not in after.todo:
        told.append(Sentence("── Threat phase ──"))
    if END_OF_ROUND in before.todo and END_OF_ROUND not in after.todo and not after.over:
        told.append(Sentence("── Recovery phase ──"))
    if after.round != before.round:
        facts: Facts = {"n": after.round, "who": seat_name(after, after.officer)}
        told += [Sentence("── Round {n} ──", facts), Sentence("Duty Officer: {who}.", facts)]
    return told
