"""Everything that anybody can choose in Dronovody with a given card set, one shared object each, with its notation."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rubizh.engine.deck import CardChoice, Deal
from rubizh.engine.flow import Choice
from rubizh.games.drones.rules.cards import CHARACTER, DRONE, PROJECT, SUPPORT, THREAT, CardSet

FACES: Final = 6
MOST_WOUNDED: Final = 3  # the fourth loses the game

# Where a character may be put.
CREW: Final = 0
HQ: Final = 1
TRENCH: Final = 2
PLACES: Final[list[str]] = ["crew", "hq", "trench"]


class Roll(Choice):
    """Nature's answer to a throw of the die: `roll 4`."""

    def __init__(self, face: i64) -> None:
        super().__init__(f"roll {face}")
        self.face: Final = face


class Play(CardChoice):
    """Play a support card: `play dugout`."""


class Discard(CardChoice):
    """Discard a support card: `discard dugout`."""


class Keep(CardChoice):
    """Keep a card of those that are passed round: `keep dugout`."""


class Use(CardChoice):
    """Use the effect of a character or an activated project: `use medic`."""


class Exchange(CardChoice):
    """Exchange a trophy for Logistics: `exchange tank`."""


class Activate(CardChoice):
    """Activate an open project: `activate delta`."""


class Give(CardChoice):
    """Give a character for a project: `give fpv-pilot`."""


class Put(CardChoice):
    """Put a character somewhere, recruited, moved or called from the Trench: `medic to crew`."""

    def __init__(self, text: str, card: i64, place: i64) -> None:
        super().__init__(text, card)
        self.place: Final = place


class Sortie(CardChoice):
    """Fly a sortie with a drone: `sortie mavic`."""


class Buy(CardChoice):
    """Buy a drone of the shop: `buy valkyrie`."""


class DroneLoss(CardChoice):
    """A choice about a drone of one's own that goes to the discard, unbroken or broken."""

    def __init__(self, text: str, card: i64, broken: bool) -> None:
        super().__init__(text, card)
        self.broken: Final = broken


class Scrap(DroneLoss):
    """Make room for another drone: `scrap mavic`, `scrap broken mavic`."""


class Lose(DroneLoss):
    """The drone that is shot down: `lose mavic`, `lose broken mavic`."""


class Break(CardChoice):
    """The drone that breaks: `break mavic`."""


class Repair(CardChoice):
    """The drone that is repaired: `repair mavic`."""


class Attack(CardChoice):
    """The enemy that is attacked: `attack tank`."""


class Wound(CardChoice):
    """The character of the Crew that is wounded: `wound medic`."""


class Evacuate(Choice):
    """The wounded that is evacuated, counted from 1 as they lie: `evacuate 2`."""

    def __init__(self, number: i64) -> None:
        super().__init__(f"evacuate {number + 1}")
        self.number: Final = number


RECRUIT: Final = Choice("recruit")
TRANSFER: Final = Choice("transfer")
EVACUATION: Final = Choice("evacuation")
SHOP: Final = Choice("shop")
PASS: Final = Choice("pass")
STOP: Final = Choice("stop")
DONE: Final = Choice("done")
END_TURN: Final = Choice("end turn")
REROLL: Final = Choice("reroll")
LEAVE_IT: Final = Choice("leave it")
WORDS: Final[list[Choice]] = [RECRUIT, TRANSFER, EVACUATION, SHOP, PASS, STOP, DONE, END_TURN, REROLL, LEAVE_IT]
REROLL_OR_NOT: Final[list[Choice]] = [REROLL, LEAVE_IT]
ROLLS: Final[list[Choice]] = [Roll(face) for face in range(1, FACES + 1)]
EVACUATE: Final[list[Choice]] = [Evacuate(number) for number in range(MOST_WOUNDED)]


class Choices:
    """The choices about each card of a set, by its number."""

    def __init__(self, cards: CardSet) -> None:
        names = [card.name for card in cards.cards]
        numbers = range(len(names))
        self.deal: Final[list[Deal]] = [Deal(f"deal {names[c]}", c) for c in numbers]
        self.play: Final[list[Choice]] = [Play(f"play {names[c]}", c) for c in numbers]
        self.discard: Final[list[Choice]] = [Discard(f"discard {names[c]}", c) for c in numbers]
        self.keep: Final[list[Choice]] = [Keep(f"keep {names[c]}", c) for c in numbers]
        self.use: Final[list[Choice]] = [Use(f"use {names[c]}", c) for c in numbers]
        self.exchange: Final[list[Choice]] = [Exchange(f"exchange {names[c]}", c) for c in numbers]
        self.activate: Final[list[Choice]] = [Activate(f"activate {names[c]}", c) for c in numbers]
        self.give: Final[list[Choice]] = [Give(f"give {names[c]}", c) for c in numbers]
        self.put: Final[list[list[Choice]]] = [
            [Put(f"{names[c]} to {PLACES[place]}", c, place) for c in numbers] for place in range(len(PLACES))
        ]
        self.sortie: Final[list[Choice]] = [Sortie(f"sortie {names[c]}", c) for c in numbers]
        self.buy: Final[list[Choice]] = [Buy(f"buy {names[c]}", c) for c in numbers]
        self.scrap: Final[list[Choice]] = [Scrap(f"scrap {names[c]}", c, False) for c in numbers]
        self.scrap_broken: Final[list[Choice]] = [Scrap(f"scrap broken {names[c]}", c, True) for c in numbers]
        self.lose: Final[list[Choice]] = [Lose(f"lose {names[c]}", c, False) for c in numbers]
        self.lose_broken: Final[list[Choice]] = [Lose(f"lose broken {names[c]}", c, True) for c in numbers]
        self.breaks: Final[list[Choice]] = [Break(f"break {names[c]}", c) for c in numbers]
        self.repair: Final[list[Choice]] = [Repair(f"repair {names[c]}", c) for c in numbers]
        self.attack: Final[list[Choice]] = [Attack(f"attack {names[c]}", c) for c in numbers]
        self.wound: Final[list[Choice]] = [Wound(f"wound {names[c]}", c) for c in numbers]
        self.drone_deck: Final[list[Deal]] = [self.deal[c] for c in cards.drones]
        self.character_deck: Final[list[Deal]] = [self.deal[c] for c in cards.characters]
        self.support_deck: Final[list[Deal]] = [self.deal[c] for c in cards.support]
        self.threat_deck: Final[list[Deal]] = [self.deal[c] for c in cards.threats]
        self.alphabet: Final[dict[str, Choice]] = alphabet(self, cards)

    def deals(self, pile: tuple[int, ...]) -> list[Choice]:
        """Nature may deal any card of a face-down pile."""
        deal = self.deal
        return cast("list[Choice]", [deal[c] for c in pile])


def alphabet(choices: Choices, cards: CardSet) -> dict[str, Choice]:
    """Every choice that can ever be made with a card set, by its text."""
    found: list[Choice] = [*WORDS, *ROLLS, *EVACUATE]
    for number, card in enumerate(cards.cards):
        found.append(choices.deal[number])
        if card.deck == DRONE:
            about = [choices.sortie, choices.buy, choices.scrap, choices.scrap_broken, choices.lose, choices.lose_broken]
            found += [kind[number] for kind in [*about, choices.breaks, choices.repair]]
        if card.deck == CHARACTER:
            found += [kind[number] for kind in [choices.use, choices.give, choices.wound, *choices.put]]
        if card.deck == SUPPORT:
            found += [kind[number] for kind in [choices.play, choices.discard, choices.keep]]
            if card.support.kind == PROJECT:
                found += [choices.activate[number], choices.use[number]]
        if card.deck == THREAT and not card.threat.mishap:
            found += [choices.exchange[number], choices.attack[number]]
    return {choice.text: choice for choice in found}
