"""Choosing the language to speak."""

from __future__ import annotations

import sys
from typing import Final

from rubizh.engine.words import Sentence
from rubizh.language import LANGUAGES, Language, preferred
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.letters import shown_here

LETTERS: Final = {"en": "", "uk": "ґєії"}  # of each language, those that a terminal may lack


def speak(code: str) -> Language:
    """The language of that code, or an error."""
    if code not in LANGUAGES:
        raise InputError(unknown(Sentence("unknown language “{code}”", {"code": code}), code, LANGUAGES))
    if not shown_here(LETTERS[code]):
        facts: dict[str, int | str | Sentence] = {"code": code, "encoding": sys.stdout.encoding}
        raise InputError(Sentence("this terminal has no letters for “{code}”: its encoding is {encoding}, not UTF-8", facts))
    try:
        return Language(code)
    except OSError:
        raise InputError(Sentence("the translations for “{code}” are not installed", {"code": code})) from None


def environment_language() -> Language:
    """What the environment asks for, English where that is not installed or cannot be shown."""
    try:
        return speak(preferred())
    except InputError:
        return Language("en")
