"""What the log of Invaders says beyond each choice, and how it keeps small choices short."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.deck import Deal
from rubizh.engine.flow import Choice
from rubizh.engine.words import Sentence
from rubizh.games.invaders.rules.choices import DONE, PASS
from rubizh.games.invaders.rules.piles import Take
from rubizh.games.invaders.rules.setup import FirstHand
from rubizh.games.invaders.rules.state import ABILITY, CARD, Invaders
from rubizh.games.invaders.rules.story import SIDES, ZONES, card_named
from rubizh.games.invaders.rules.turn import Main
from rubizh.games.invaders.telling.forecast import Sum, works
from rubizh.games.invaders.telling.staging import attacked, scenes, with_all_drained
from rubizh.games.invaders.telling.words import Facts
from rubizh.telling.log import Chronicle, LogEntry
from rubizh.telling.scene import Scene

QUIET: Final = ("{who} is thinking.", "{who} takes it back.", "{who} draws a card.", "{who} keeps a card.")
PLANNED: Final = "{who} plans: {what}"


class InvadersChronicle(Chronicle):
    """What is put together unseen is told when it is shown; drains and the attack are told with their numbers."""

    def followed(self, before: Any, choice: Choice, after: Any) -> list[Sentence]:
        return (
            attacks(before, after) + zones(before, after) + cancelled(before, after) + marker(before, after) + turn(before, after)
        )

    def scenes(self, before: Any, choice: Choice, after: Any, viewer: int) -> list[Scene]:
        return scenes(before, choice, after)

    def recalling(self, scenes: list[Scene], before: Any, earlier: list[Choice]) -> list[Scene]:
        return [with_all_drained(scene, before, earlier) for scene in scenes]

    def shortened(self, entry: LogEntry) -> LogEntry:
        """Nobody wants to read that somebody is thinking, or of each card of a first hand."""
        first = entry.said[0].text if entry.said else ""
        dealt = isinstance(entry.step, FirstHand) and isinstance(entry.choice, Deal)
        quiet = dealt or first in QUIET or (isinstance(entry.step, Main) and first.startswith(PLANNED)) or entry.choice is DONE
        return LogEntry(entry.at, entry.seat, entry.step, entry.choice, entry.said[1:] if quiet else entry.said)

    def passing(self, entry: LogEntry) -> bool:
        """A pass is soon of no interest."""
        return entry.choice is PASS and len(entry.said) == 1

    def settles(self, entry: LogEntry) -> bool:
        return isinstance(entry.step, Main)

    def together(self, one: LogEntry, other: LogEntry) -> LogEntry | None:
        """Cards drained or drawn one after the other."""
        alike = isinstance(one.step, Take) and isinstance(other.step, Take) and len(one.said) == 1 and bool(other.said)
        if not alike or one.said[0].text != other.said[0].text or one.said[0].facts.get("who") != other.said[0].facts.get("who"):
            return None
        first, second = one.said[0], other.said[0]
        both = Sentence("{some}, {more}", {"some": first.facts["card"], "more": second.facts["card"]})
        said = [Sentence(first.text, {**first.facts, "card": both}), *other.said[1:]]
        return LogEntry(other.at, other.seat, other.step, other.choice, said)


def attacks(before: Invaders, after: Invaders) -> list[Sentence]:
    """Each zone that was attacked."""
    told: list[Sentence] = []
    for zone in (Sum(before, zone) for zone in attacked(before, after)):
        facts: Facts = {"zone": ZONES[zone.zone], "attack": zone.attack, "defence": zone.defence, "n": zone.drain}
        drains = Sentence("Attack on {zone}: {attack} against {defence}, Mankind is to drain {n}.", facts)
        told.append(drains if zone.drain else Sentence("Attack on {zone}: {attack} against {defence}, the zone holds.", facts))
    return told


def zones(before: Invaders, after: Invaders) -> list[Sentence]:
    """Zones that have become weaker or stronger."""
    told: list[Sentence] = []
    for zone, printed in enumerate(after.rules.set.board.zones):
        was, now = printed - before.lowered[zone], printed - after.lowered[zone]
        if was != now:
            told.append(
                Sentence("{zone}: the zone's power goes from {was} to {now}.", {"zone": ZONES[zone], "was": was, "now": now})
            )
    return told


def cancelled(before: Invaders, after: Invaders) -> list[Sentence]:
    """What of a chain was cancelled, once the first pass has ended it."""
    if len(before.doings) < 2 or len(after.doings) >= len(before.doings):
        return []
    fate = zip(before.doings, works(before), strict=True)
    gone = [d for d, works in fate if not works and d.kind in (CARD, ABILITY)]
    return [Sentence("Cancelled: {card}.", {"card": card_named(before.rules, d.card)}) for d in gone]


def marker(before: Invaders, after: Invaders) -> list[Sentence]:
    if before.marker == after.marker:
        return []
    return [Sentence("The plot marker goes from {was} to {now}.", {"was": before.marker, "now": after.marker})]


def turn(before: Invaders, after: Invaders) -> list[Sentence]:
    if before.turns == after.turns:
        return []
    return [Sentence("── Turn {n}: {who} ──", {"n": after.turns, "who": SIDES[after.turn]})]
