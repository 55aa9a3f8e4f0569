"""Invaders staged: the attack zone by zone, the cards that each zone drains, the drain check, and a new hero."""

from __future__ import annotations

from typing import Final

from rubizh.engine.deck import Deal
from rubizh.engine.flow import Choice
from rubizh.engine.words import Sentence
from rubizh.games.invaders.rules.board import SIDE
from rubizh.games.invaders.rules.cards import INVADER, MANKIND, Card
from rubizh.games.invaders.rules.heroes import NextHero
from rubizh.games.invaders.rules.piles import Take
from rubizh.games.invaders.rules.state import Invaders
from rubizh.games.invaders.rules.story import ZONES
from rubizh.games.invaders.rules.turn import ATTACK, ATTACK_PHASE, DRAIN_CHECK
from rubizh.games.invaders.telling.forecast import Sum
from rubizh.games.invaders.telling.words import Facts, listed
from rubizh.telling.scene import Scene

EVERY_ZONE: Final = range(SIDE)


def scenes(before: Invaders, choice: Choice, after: Invaders) -> list[Scene]:
    """What a choice brings about by itself; everybody may know all of it."""
    found = drained(before, choice, after)
    found += [attack(Sum(before, zone)) for zone in attacked(before, after)]
    return found + left_out(before, after) + checked(before, after) + arrived(before, choice)


def begun(s: Invaders, after: Invaders) -> bool:
    """Whether the Invader's attack phase has begun between two questions."""
    return ATTACK_PHASE[INVADER] in s.todo and ATTACK_PHASE[INVADER] not in after.todo


def attacked(before: Invaders, after: Invaders) -> list[int]:
    """The zones that were attacked between two questions."""
    begins = begun(before, after) and not before.skip
    return [zone for zone in EVERY_ZONE if (begins or ATTACK[zone] in before.todo) and ATTACK[zone] not in after.todo]


def attack(zone: Sum) -> Scene:
    """The sums of one zone, and what they come to."""
    words: Facts = {"zone": ZONES[zone.zone], "attack": zone.attack, "defence": zone.defence, "n": zone.drain}
    said = Sentence("Mankind is to drain {n}.", words) if zone.drain else Sentence("The zone holds.")
    cards = [term.card for term in (*zone.invader, *zone.mankind)]
    title = Sentence("Attack on {zone}: {attack} against {defence}.", words)
    return Scene(title, [said], cards, {"kind": "attack", **zone.facts()})


def drained(before: Invaders, choice: Choice, after: Invaders) -> list[Scene]:
    """The last card that the attack on a zone drains: those before it are recalled."""
    if not isinstance(before.todo[-1], Take) or not isinstance(choice, Deal) or before.drawing or not attacking(before):
        return []
    return [drain(before, [before.rules.cards[choice.card]])] if before.due == 1 or after.over else []


def drain(before: Invaders, cards: list[Card]) -> Scene:
    """The cards that the attack on a zone has drained, and the deck before and after."""
    zone = under_attack(before)
    left = len(before.decks[before.due_seat]) - 1
    words: Facts = {"zone": ZONES[zone], "n": len(cards), "cards": listed([card.title for card in cards])}
    names = [card.name for card in cards]
    facts = {"kind": "drain", "zone": zone, "cards": names, "seat": int(before.due_seat), "was": left + len(cards), "deck": left}
    return Scene(Sentence("{zone}, drained: {n}.", words), [Sentence("{cards}.", words)], names, facts)


def with_all_drained(scene: Scene, before: Invaders, earlier: list[Choice]) -> Scene:
    """A drain with the cards dealt for it before its last one.

    Whatever prevents a part of a drain is chosen by a seat: the deals since then are of this zone, but no more than it drains.
    """
    if scene.facts["kind"] != "drain":
        return scene
    cards = [card for card in before.rules.cards if card.name == scene.cards[-1]]
    most = Sum(before, under_attack(before)).drain
    for one in reversed(earlier):
        if not isinstance(one, Deal) or len(cards) == most:
            break
        cards.append(before.rules.cards[one.card])
    return drain(before, cards[::-1])


def under_attack(s: Invaders) -> int:
    """The zone that is attacked now: the next ones are still to be."""
    return min((zone for zone in EVERY_ZONE if ATTACK[zone] in s.todo), default=SIDE) - 1


def attacking(s: Invaders) -> bool:
    """Whether the Invader's attack goes on."""
    return DRAIN_CHECK in s.todo and s.due_by == INVADER and s.due_seat == MANKIND


def left_out(before: Invaders, after: Invaders) -> list[Scene]:
    if not (before.skip and begun(before, after)):
        return []
    return [
        Scene(Sentence("The attack phase is left out."), [Sentence("There is no drain check either.")], [], {"kind": "skipped"})
    ]


def checked(before: Invaders, after: Invaders) -> list[Scene]:
    """The drain check, where it moves the marker."""
    due = DRAIN_CHECK in before.todo or (begun(before, after) and not before.skip)
    if not due or DRAIN_CHECK in after.todo or after.marker >= before.marker:
        return []
    words: Facts = {"was": before.marker, "now": after.marker}
    lines = [Sentence("The plot marker goes from {was} to {now}.", words)]
    facts = {"kind": "check", "was": int(before.marker), "now": int(after.marker)}
    return [Scene(Sentence("Not one card was drained this turn."), lines, [], facts)]


def arrived(before: Invaders, choice: Choice) -> list[Scene]:
    """A hero has left the game, and the next one comes."""
    if not isinstance(before.todo[-1], NextHero) or not isinstance(choice, Deal) or not before.gone:
        return []
    gone, new = before.rules.cards[before.gone[-1]], before.rules.cards[choice.card]
    left = len(before.heroes) - 1
    words: Facts = {"gone": gone.title, "new": new.title, "n": left}
    lines = [Sentence("The next hero: {new}.", words), Sentence("Heroes left to come: {n}.", words)]
    facts = {"kind": "hero", "gone": gone.name, "new": new.name, "left": left}
    return [Scene(Sentence("A hero has left the game: {gone}.", words), lines, [gone.name, new.name], facts)]
