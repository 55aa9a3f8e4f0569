"""The cards of Dronovody in words: everything that stands on a card, and where its values come from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from rubizh.cards import sheets
from rubizh.engine.words import Name, Sentence
from rubizh.games.drones.rules import cards as rules
from rubizh.games.drones.telling import words
from rubizh.games.drones.telling.words import NOTHING_SAID
from rubizh.games.shown_cards import shown_cards
from rubizh.language import Language
from rubizh.telling.sources import SOURCES

if TYPE_CHECKING:
    from rubizh.cards.records import Card
    from rubizh.games.drones.cards.records import CardSet
    from rubizh.telling.shown import Cards

DECKS: Final[Mapping[str, Sentence]] = {
    "drones": Sentence("Drones"),
    "characters": Sentence("Characters"),
    "support": Sentence("Support cards"),
    "enemies": Sentence("Enemies"),
    "mishaps": Sentence("Mishaps"),
}
HEADS: Final[Mapping[str, Sentence]] = {
    "type": Sentence("Type"),
    "kind": Sentence("Kind"),
    "cost": Sentence("Cost"),
    "place": Sentence("Range"),
    "numbers": Sentence("Numbers"),
    "worth": Sentence("Worth"),
    "exchange": Sentence("Trophy exchange"),
    "attacks": Sentence("Attacks"),
    "needs": Sentence("Needs"),
    "hits": Sentence("Hits on"),
    "gives": Sentence("Gives"),
    "flies": Sentence("Flies"),
    "crew": Sentence("Crew"),
    "hq": Sentence("HQ"),
    "effect": Sentence("Effect"),
    "activated": Sentence("Activated by"),
    "traits": Sentence("Besides"),
    "players": Sentence("Players hit"),
    "note": Sentence("They say"),
}
NARROW: Final[Mapping[str, Sentence]] = {
    "cost": HEADS["cost"],
    "place": Sentence("Rng"),
    "numbers": Sentence("No."),
    "worth": Sentence("Pts"),
    "exchange": Sentence("Exch"),
    "players": Sentence("Plrs"),
}
LEGEND: Final = [Sentence("▲ is not for a first game, × tells how many copies there are.")]
TRIANGLE: Final = "▲"


class Sheets(sheets.Sheets):
    """Says the cards of a set of Dronovody in one language."""

    heads = HEADS
    narrow = NARROW
    legend = LEGEND

    def __init__(self, language: Language, cards: CardSet) -> None:
        from rubizh.games.drones.cards.build import build

        super().__init__(language, cards)
        self.numbered: Final = build(cards).cards
        self.by_id: Final = {card.name: card for card in self.numbered}

    def decks(self) -> dict[str, list[Any]]:
        enemies: list[Any] = self.cards.enemies()
        mishaps = [card for card in self.cards.threats if card not in enemies]
        cards = self.cards
        return dict(zip(DECKS, (cards.drones, cards.characters, cards.support, enemies, mishaps), strict=True))

    def title(self, deck: str) -> Sentence:
        return DECKS[deck]

    def filters(self) -> dict[str, Iterable[str]]:
        return {"deck": DECKS, "type": rules.TYPES, "source": SOURCES}

    def cells(self, card: Card) -> dict[str, str]:
        """What stands on a card beside its name, by the names of the heads; empty where it has none of it."""
        said = self.by_id[card.id]
        if said.deck == rules.DRONE:
            cells = drone_cells(said.drone)
        elif said.deck == rules.CHARACTER:
            cells = character_cells(said.character)
        elif said.deck == rules.SUPPORT:
            cells = support_cells(said.support, self.numbered)
        elif said.threat.mishap:
            cells = mishap_cells(said.threat) | {"note": note(card)}
        else:
            cells = enemy_cells(said.threat)
        return {head: "" if text is NOTHING_SAID else self.language.say(text) for head, text in cells.items()}

    def titled(self, card: Card) -> str:
        name = super().titled(card)
        return f"{name} {TRIANGLE}" if self.by_id[card.id].threat.triangle else name


def drone_cells(drone: rules.Drone) -> dict[str, Sentence]:
    return {
        "type": words.TYPE_NAMES[drone.type],
        "cost": number(drone.cost),
        "attacks": words.attacks_said(drone),
        "needs": words.needs_said(drone),
        "hits": words.hits_said(drone),
        "gives": words.gives_said(drone),
    }


def character_cells(character: rules.Character) -> dict[str, Sentence]:
    return {
        "flies": words.flies_said(character),
        "crew": words.lasting_said(character.crew),
        "hq": words.lasting_said(character.hq),
    }


def support_cells(support: rules.Support, cards: list[rules.Card]) -> dict[str, Sentence]:
    return {
        "kind": words.SUPPORT_KIND_NAMES[support.kind],
        "cost": number(support.cost),
        "effect": words.support_said(support),
        "activated": words.activated_by(support.needs, cards),
    }


def enemy_cells(threat: rules.Threat) -> dict[str, Sentence]:
    return {
        "kind": words.KIND_NAMES[threat.kind],
        "place": words.place_said(threat),
        "numbers": Sentence("{n}", {"n": words.numbers_said(threat)}),
        "worth": number(threat.points),
        "exchange": number(threat.exchange),
        "effect": words.harm_said(threat.harm),
        "traits": words.traits_said(threat),
    }


def mishap_cells(threat: rules.Threat) -> dict[str, Sentence]:
    return {"players": number(threat.players), "effect": words.harm_said(threat.harm)}


def note(card: Card) -> Sentence:
    """What the soldiers say about a mishap."""
    from rubizh.games.drones.cards.records import Mishap

    if not isinstance(card, Mishap) or card.note is None:
        return NOTHING_SAID
    return Name({"en": card.note.en, "uk": card.note.uk})


def number(n: int) -> Sentence:
    return Sentence("{n}", {"n": n})


def cards_shown(language: Language) -> Cards:
    """The cards that come with the game, as a page shows them."""
    from rubizh.games.drones.cards.sets import SHIPPED, read
    from rubizh.telling.shown import Cards

    return Cards(shown_cards(Sheets(language, read(SHIPPED))), {})
