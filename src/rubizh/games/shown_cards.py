"""The cards of a set as a page shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rubizh.telling.sources import SOURCES

if TYPE_CHECKING:
    from rubizh.cards.sheets import Sheets
    from rubizh.telling.shown import CardShown


def shown_cards(sheets: Sheets) -> list[CardShown]:
    return [card_shown(deck, card, sheets) for deck, cards in sheets.decks().items() for card in cards]


def card_shown(deck: str, card: Any, sheets: Sheets) -> CardShown:
    import msgspec

    from rubizh.telling.shown import CardShown

    return CardShown(
        id=card.id,
        deck=deck,
        name=sheets.name(card),
        values=msgspec.to_builtins(card),
        lines=sheets.lines(card),
        source=card.source,
        provenance=sheets.language.say(SOURCES[card.source]),
    )
