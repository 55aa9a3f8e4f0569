"""What a card set needs as a whole: every word that the rulebook speaks of, and nothing that can never be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rubizh.cards.problem import Problem
from rubizh.cards.records import copies
from rubizh.engine.words import Sentence
from rubizh.games.drones.cards.beatable import SIX, unbeatable
from rubizh.games.drones.cards.build import PILOT, PILOTS
from rubizh.games.drones.cards.must import missing_words
from rubizh.games.drones.cards.records import (
    Bonus,
    CardSet,
    Character,
    Project,
    Protection,
)

REACHES: Final = (1, 2)
LEAST_SHARE: Final = 2  # of a number's even share of all activations, half is enough


def check_whole(cards: CardSet) -> Iterator[Problem]:
    yield from missing_words(cards)
    yield from unaffordable(cards)
    yield from check_drones(cards)
    yield from unknown_kinds(cards)
    yield from hopeless_projects(cards)
    yield from unbeatable(cards)
    yield from check_numbers(cards)


def unaffordable(cards: CardSet) -> Iterator[Problem]:
    most = cards.about.most_logistics
    for file, deck in (("drones.toml", cards.drones), ("support.toml", cards.support)):
        for card in deck:
            if card.cost > most:
                facts = {"most": most, "cost": card.cost}
                said = Sentence("can never be paid: the Logistics track ends at {most}, found {cost}", facts)
                yield Problem(file, card.id, "cost", said)


def check_drones(cards: CardSet) -> Iterator[Problem]:
    """Somebody flies each drone, and kamikazes reach either line."""
    for drone in cards.drones:
        if not any(flies(character, drone.type) for character in cards.characters if not character.starting):
            facts = {"type": drone.type}
            said = Sentence("nobody flies this: no character beside the starting one has “{type}”", facts)
            yield Problem("drones.toml", drone.id, "type", said)
    for reach in REACHES:
        if not any(drone.kamikaze and drone.reach == reach for drone in cards.drones):
            said = Sentence("expected a kamikaze drone that reaches {reach}, there is none", {"reach": reach})
            yield Problem("drones.toml", "", "reach", said)


def flies(character: Character, type: str) -> bool:
    return bool(character.flies) if type == "mavic" else type in character.flies


def unknown_kinds(cards: CardSet) -> Iterator[Problem]:
    """Kinds of enemies that are spoken of, though no enemy is of them."""
    there = {threat.kind for threat in cards.threats}
    for file, card, field, kinds in spoken_of(cards):
        for kind in kinds:
            if kind not in there:
                said = Sentence("nothing can meet this: no threat is “{kind}”", {"kind": kind})
                yield Problem(file, card, field, said)


def spoken_of(cards: CardSet) -> Iterator[tuple[str, str, str, Sequence[str]]]:
    for character in cards.characters:
        for field, half in (("crew.against", character.crew), ("hq.against", character.hq)):
            yield "characters.toml", character.id, field, () if half is None else half.against
    for support in cards.support:
        if isinstance(support, Bonus):
            yield "support.toml", support.id, "effect.recon_for", support.effect.recon_for or ()
        if isinstance(support, Protection):
            yield "support.toml", support.id, "against", support.against
        if isinstance(support, Project):
            yield "support.toml", support.id, "effect.against", support.effect.against
            yield "support.toml", support.id, "effect.recon_for", support.effect.recon_for or ()
    for enemy in cards.enemies():
        yield "threats.toml", enemy.id, "deactivates", enemy.deactivates


def hopeless_projects(cards: CardSet) -> Iterator[Problem]:
    """Projects whose characters no player can have together."""
    known = {character.id for character in cards.characters}
    for project in cards.support:
        if not isinstance(project, Project):
            continue
        strangers = [need for need in project.needs if need not in known and need not in PILOTS]
        for need in strangers:
            facts = {"need": need, "names": ", ".join(PILOTS)}
            said = Sentence("unknown character “{need}”; beside the ids of characters there are {names}", facts)
            yield Problem("support.toml", project.id, "needs", said)
        if not strangers and not met(project.needs, cards.characters):
            said = Sentence("nobody can meet this: a player never has two characters of the same name")
            yield Problem("support.toml", project.id, "needs", said)


def met(needs: Sequence[str], characters: Sequence[Character]) -> bool:
    """Whether different characters serve all the needs."""
    if not needs:
        return True
    fitting = [character for character in characters if serves(character, needs[0])]
    return any(met(needs[1:], [other for other in characters if other is not character]) for character in fitting)


def serves(character: Character, need: str) -> bool:
    """Whether a project takes this character; the universal pilot is no pilot of a type."""
    if need not in PILOTS:
        return character.id == need
    if need == PILOT:
        return bool(character.flies)
    return not character.universal and need.removeprefix(f"{PILOT}-") in character.flies


def check_numbers(cards: CardSet) -> Iterator[Problem]:
    """No number of the die leaves a full field quiet."""
    sums = {n: copies(enemy for enemy in cards.enemies() if n in enemy.numbers) for n in range(1, SIX + 1)}
    least = sum(sums.values()) // (SIX * LEAST_SHARE)
    for number, n in sums.items():
        if n < least:
            facts = {"number": number, "least": least, "n": n}
            said = Sentence("the numbers are spread badly: a {number} activates {n} enemies, expected {least} or more", facts)
            yield Problem("threats.toml", "", "numbers", said)
