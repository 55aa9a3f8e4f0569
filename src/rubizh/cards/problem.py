"""What is wrong with a card set: where exactly, and what was expected there."""

from __future__ import annotations

from typing import Final

from rubizh.engine.words import Sentence


class Problem:
    """One thing that is wrong: the file, its card by id or number, the field, and what was expected; "" where there is none."""

    def __init__(self, file: str, card: str, field: str, expected: Sentence) -> None:
        self.file: Final = file
        self.card: Final = card
        self.field: Final = field
        self.expected: Final = expected

    def said(self) -> Sentence:
        place = ", ".join(part for part in (self.file, self.card, self.field) if part)
        return Sentence("{place}: {expected}", {"place": place, "expected": self.expected}) if place else self.expected

    def __repr__(self) -> str:
        return repr(self.said())


class CardSetError(Exception):
    """A card set cannot be used; every problem of it is named."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(map(repr, problems)))
        self.problems: Final = problems
