"""What the rules resolve by themselves, staged: one result at a time, with its cause beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rubizh.engine.words import Sentence
from rubizh.language import Language


class Scene:
    """One result as a viewer may know it: in words, on which cards, and the facts from which a game's own page draws it.

    Facts are plain data; a sentence anywhere among them is told in the viewer's language.
    """

    def __init__(
        self, title: Sentence, lines: list[Sentence], cards: list[str] | None = None, facts: Mapping[str, Any] | None = None
    ) -> None:
        self.title: Final = title
        self.lines: Final = lines
        self.cards: Final = cards or []  # in notation, the cause first
        self.facts: Final[Mapping[str, Any]] = facts or {}


def fact_told(fact: Any, language: Language) -> Any:
    """A fact with its sentences in a language."""
    if isinstance(fact, Sentence):
        return language.say(fact)
    if isinstance(fact, Mapping):
        return {name: fact_told(part, language) for name, part in fact.items()}
    if isinstance(fact, list | tuple):
        return [fact_told(part, language) for part in fact]
    return fact
