"""Cards as written, turned into cards by number: what every game's cards need for it."""

from __future__ import annotations

from collections.abc import Sequence

from rubizh.cards.digest import digest
from rubizh.cards.records import Card, CardSet
from rubizh.engine.words import Name


def set_name(written: CardSet) -> str:
    """How records name a card set, so that two of the same name are told apart."""
    return f"{written.about.name} {digest(written)}"


def title(card: Card) -> Name:
    return Name({"en": card.name.en, "uk": card.name.uk})


def in_copies(numbered: Sequence[tuple[Card, int]]) -> tuple[int, ...]:
    """A deck: each card's number as often as it has copies."""
    return tuple(number for card, number in numbered for _ in range(card.copies))
