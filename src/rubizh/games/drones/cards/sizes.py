"""How many cards each deck needs, and that everybody can start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rubizh.cards.deck import Deck
from rubizh.cards.problem import Problem
from rubizh.cards.records import copies
from rubizh.engine.words import Sentence
from rubizh.games.drones.cards.records import Character, Drone, GroundEnemy, Project, Support, Threat

PLAYERS: Final = 4
DRONES: Final = 21
CHARACTERS: Final = 36
SUPPORT: Final = 60
PROJECTS: Final = 3 * PLAYERS  # for the victory by technology
THREATS: Final = 108  # at the start, and with Horde in six rounds
FIRST: Final = 3 * PLAYERS  # on the field before a first game


def check_sizes(
    drones: Deck[Drone], characters: Deck[Character], support: Deck[Support], threats: Deck[Threat]
) -> Iterator[Problem]:
    if counted(drones):
        yield from check_starting(drones)
        yield from check_drones(drones)
    if counted(characters):
        yield from check_starting(characters)
        n = copies(card for card in characters.cards() if not card.starting)
        if n < CHARACTERS:
            facts = {"least": CHARACTERS, "n": n}
            yield wrong(characters, Sentence("expected {least} cards or more beside the starting ones, there are {n}", facts))
    if counted(support):
        yield from too_few(support, SUPPORT)
        n = copies(card for card in support.cards() if isinstance(card, Project))
        if n < PROJECTS:
            yield wrong(support, Sentence("expected {least} projects or more, there are {n}", {"least": PROJECTS, "n": n}))
    if counted(threats):
        yield from too_few(threats, THREATS)
        yield from check_first(threats)


def counted(deck: Deck[Drone] | Deck[Character] | Deck[Support] | Deck[Threat]) -> bool:
    """Whether no wrong field hides how many cards there are."""
    return deck.read and not deck.wrong & {"copies", "starting", "kind", "distance", "triangle"}


def check_starting(deck: Deck[Drone] | Deck[Character]) -> Iterator[Problem]:
    starting = [placed for placed in deck.placed if placed.card.starting]
    if len(starting) != 1:
        said = Sentence("expected one kind of starting card, there are {n}", {"n": len(starting)})
        yield Problem(deck.file, "", "starting", said)
        return
    [placed] = starting
    if placed.card.copies != PLAYERS:
        facts = {"players": PLAYERS, "n": placed.card.copies}
        yield placed.problem("copies", Sentence("expected {players}, one for each player, found {n}", facts))


def check_drones(deck: Deck[Drone]) -> Iterator[Problem]:
    n = copies(card for card in deck.cards() if not card.starting)
    if n != DRONES:
        facts = {"size": DRONES, "n": n}
        yield wrong(deck, Sentence("expected {size} cards beside the starting ones, there are {n}", facts))


def too_few(deck: Deck[Support] | Deck[Threat], least: int) -> Iterator[Problem]:
    n = copies(deck.cards())
    if n < least:
        yield wrong(deck, Sentence("expected {least} cards or more, there are {n}", {"least": least, "n": n}))


def check_first(deck: Deck[Threat]) -> Iterator[Problem]:
    """A first game of four players begins without triangles."""
    near = [card for card in deck.cards() if isinstance(card, GroundEnemy) and card.distance == 1 and not card.triangle]
    if copies(near) < FIRST:
        facts = {"least": FIRST, "n": copies(near)}
        yield wrong(deck, Sentence("expected {least} enemies or more at distance 1 without a triangle, there are {n}", facts))


def wrong(deck: Deck[Drone] | Deck[Character] | Deck[Support] | Deck[Threat], said: Sentence) -> Problem:
    return Problem(deck.file, "", "", said)
