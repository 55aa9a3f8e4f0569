"""The computer opponents in words: what each is called, and how it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rubizh.engine.words import Sentence
from rubizh.language import Language

if TYPE_CHECKING:
    from rubizh.telling.shown import Level


class Words:
    """What an opponent is called, and how it plays."""

    def __init__(self, title: Sentence, about: Sentence) -> None:
        self.title: Final = title
        self.about: Final = about


OPPONENTS: Final[dict[str, Words]] = {
    "random": Words(Sentence("random"), Sentence("chooses anything, without a thought")),
    "greedy": Words(Sentence("greedy"), Sentence("goes by rules of thumb")),
    "beginner": Words(Sentence("beginner"), Sentence("goes by rules of thumb, and overlooks part of what it could do")),
    "amateur": Words(Sentence("amateur"), Sentence("judges every option by experience, and is sometimes mistaken")),
    "expert": Words(Sentence("expert"), Sentence("judges every option by experience, and is seldom mistaken")),
    "master": Words(Sentence("master"), Sentence("thinks ahead, up to a second for each choice")),
    "ismcts": Words(Sentence("tree search"), Sentence("plays on in its head, at random, up to a second for each choice")),
}


def level_shown(name: str, language: Language) -> Level:
    from rubizh.telling.shown import Level

    words = OPPONENTS[name]
    return Level(name, capital(language.say(words.title)), capital(language.say(words.about)))


def capital(text: str) -> str:
    """A text that begins a line."""
    return text[:1].upper() + text[1:]
