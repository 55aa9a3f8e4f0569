"""Text for people, kept apart from its language: an English template and the facts to put into it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Sentence:
    """A template to translate, and its facts: numbers, notations, or further sentences."""

    def __init__(self, text: str, facts: Mapping[str, int | str | Sentence] | None = None) -> None:
        self.text: Final = text
        self.facts: Final[Mapping[str, int | str | Sentence]] = {} if facts is None else facts

    def __repr__(self) -> str:
        return self.text.format(**self.facts)

    def __format__(self, spec: str) -> str:
        return format(repr(self), spec)


class Reason(Sentence):
    """Why a choice is not offered: the rule that forbids it, and the facts that make it so."""

    def __init__(self, rule: str, text: str, facts: Mapping[str, int | str | Sentence] | None = None) -> None:
        super().__init__(text, facts)
        self.rule: Final = rule


class Name(Sentence):
    """A name that comes with its translations, such as a card's."""

    def __init__(self, by_language: Mapping[str, str]) -> None:
        super().__init__(by_language["en"])
        self.by_language: Final = by_language
