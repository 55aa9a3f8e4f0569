"""Text for people in their language: English is written in the code, other languages in the catalogues of `locale/`."""

from __future__ import annotations

import gettext
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rubizh.engine.words import Name, Sentence

LANGUAGES: Final = ("en", "uk")
CATALOGUES: Final = Path(__file__).parent / "locale"


class Language:
    """Says sentences in one language; what stands for a person in them can be said with their name."""

    def __init__(self, code: str, names: Mapping[str, str] | None = None) -> None:
        self.code: Final = code
        self.names: Final = names or {}
        self.catalogue: Final = gettext.translation("rubizh", CATALOGUES, [code], fallback=code == "en")

    def say(self, sentence: Sentence) -> str:
        """A sentence with its facts, those that are sentences themselves included."""
        if isinstance(sentence, Name):
            return sentence.by_language[self.code]
        if sentence.text in self.names:
            return self.names[sentence.text]
        return self.text(sentence.text, **sentence.facts)

    def text(self, template: str, **facts: int | str | Sentence) -> str:
        return self.catalogue.gettext(template).format(**self.told(facts))

    def count(self, one: str, many: str, n: int, **facts: int | str | Sentence) -> str:
        """A text whose form depends on a number `n`."""
        return self.catalogue.ngettext(one, many, n).format(n=n, **self.told(facts))

    def told(self, facts: dict[str, int | str | Sentence]) -> dict[str, int | str]:
        return {name: self.say(fact) if isinstance(fact, Sentence) else fact for name, fact in facts.items()}


def preferred() -> str:
    """The language that the environment asks for, as far as there is a catalogue."""
    for variable in ("RUBIZH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2]
        if code in LANGUAGES:
            return code
    return "en"
