"""The cards of a set in words: what the sheets of each game with cards fill in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final

from rubizh.cards.records import Card, text_in
from rubizh.engine.words import Sentence
from rubizh.language import Language

SOURCE_SIGNS: Final = {"rulebook": "●", "derived": "◐", "reconstruction": "○"}


class Sheets:
    """Says the cards of a set in one language."""

    heads: ClassVar[Mapping[str, Sentence]]  # what may stand on a card beside its name, in the order of the columns
    narrow: ClassVar[Mapping[str, Sentence]]  # shorter heads, where a column is as narrow as its numbers
    legend: ClassVar[list[Sentence]]  # what the signs mean

    def __init__(self, language: Language, cards: Any) -> None:
        self.language: Final = language
        self.cards: Final[Any] = cards

    def decks(self) -> dict[str, list[Any]]:
        """The cards by the names of their files."""
        raise NotImplementedError

    def title(self, deck: str) -> Sentence:
        raise NotImplementedError

    def cells(self, card: Any) -> dict[str, str]:
        """What stands on a card beside its name, by the names of the heads; empty where it has none of it."""
        raise NotImplementedError

    def filters(self) -> dict[str, Iterable[str]]:
        """The fields by which cards may be looked for, and their values."""
        raise NotImplementedError

    def lines(self, card: Any) -> list[list[str]]:
        """What stands on a card, each with its heading."""
        return [[self.language.say(self.heads[head]), text] for head, text in self.cells(card).items() if text]

    def name(self, card: Card) -> str:
        return text_in(card.name, self.language.code)

    def titled(self, card: Card) -> str:
        """A card's name, with the sign of where its values come from and how many copies there are."""
        name = f"{SOURCE_SIGNS[card.source]} {self.name(card)}"
        return f"{name} ×{card.copies}" if card.copies > 1 else name
