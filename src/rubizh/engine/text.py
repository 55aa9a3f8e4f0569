"""Reading a view back from its facts: every field is read as what it must be, and what does not fit is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rubizh.engine.flow import Choice, Step
from rubizh.engine.words import Sentence

NOTHING: Final = "-"  # stands where a card could be and none is


class Unreadable(Exception):
    """What is wrong with facts that no view gives."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(repr(said))
        self.said: Final = said


class Facts:
    """A view's facts, and the words in which they are written: its game's cards, choices and steps."""

    def __init__(
        self,
        facts: Mapping[str, object],
        cards: Mapping[str, int],
        alphabet: Mapping[str, Choice],
        steps: Mapping[str, Step[Any]],
    ) -> None:
        self.facts: Final = facts
        self.numbers_of_cards: Final = cards
        self.alphabet: Final = alphabet
        self.steps: Final = steps

    def field(self, name: str) -> object:
        if name not in self.facts:
            raise Unreadable(Sentence("the view has no field “{name}”", {"name": name}))
        return self.facts[name]

    def wrong(self, name: str, value: object) -> Unreadable:
        return Unreadable(Sentence("“{value}” cannot stand in the view's field “{name}”", {"value": str(value), "name": name}))

    def text(self, name: str) -> str:
        value = self.field(name)
        if not isinstance(value, str):
            raise self.wrong(name, value)
        return value

    def truth(self, name: str) -> bool:
        value = self.field(name)
        if not isinstance(value, bool):
            raise self.wrong(name, value)
        return value

    def truths(self, name: str) -> tuple[bool, ...]:
        return tuple([number != 0 for number in self.numbers(name)])

    def number(self, name: str) -> int:
        return self.as_number(name, self.field(name))

    def numbers(self, name: str) -> tuple[int, ...]:
        return tuple([self.as_number(name, value) for value in self.entries(name, self.field(name))])

    def rows(self, name: str) -> list[tuple[int, ...]]:
        rows = [self.entries(name, row) for row in self.entries(name, self.field(name))]
        return [tuple([self.as_number(name, value) for value in row]) for row in rows]

    def card(self, name: str) -> int:
        """The only card of a field."""
        cards = self.cards(name)
        if len(cards) != 1:
            raise self.wrong(name, self.field(name))
        return cards[0]

    def cards(self, name: str) -> tuple[int, ...]:
        return self.as_cards(name, self.field(name))

    def piles(self, name: str) -> tuple[tuple[int, ...], ...]:
        return tuple([self.as_cards(name, pile) for pile in self.entries(name, self.field(name))])

    def options(self) -> list[Choice]:
        return [self.alphabet[text] for text in self.known("options", self.alphabet)]

    def todo(self) -> tuple[Step[Any], ...]:
        return tuple([self.steps[text] for text in self.known("todo", self.steps)])

    def known(self, name: str, words: Mapping[str, object]) -> list[str]:
        """The texts of a field, all of them known words."""
        texts: list[str] = []
        for value in self.entries(name, self.field(name)):
            if not isinstance(value, str) or value not in words:
                raise self.wrong(name, value)
            texts.append(value)
        return texts

    def entries(self, name: str, value: object) -> list[object]:
        if not isinstance(value, list):
            raise self.wrong(name, value)
        return value

    def as_number(self, name: str, value: object) -> int:
        if not isinstance(value, int):
            raise self.wrong(name, value)
        return value

    def as_cards(self, name: str, value: object) -> tuple[int, ...]:
        return tuple([self.as_card(name, card) for card in self.entries(name, value)])

    def as_card(self, name: str, value: object) -> int:
        if value == NOTHING:
            return -1
        if not isinstance(value, str) or value not in self.numbers_of_cards:
            raise self.wrong(name, value)
        return self.numbers_of_cards[value]
