"""Choosing the language to speak."""

from __future__ import annotations

from rubizh.engine.words import Sentence
from rubizh.language import LANGUAGES, Language, preferred
from rubizh.terminal.input_error import InputError, unknown


def speak(code: str) -> Language:
    """The language of that code, or an error."""
    if code not in LANGUAGES:
        raise InputError(unknown(Sentence("unknown language “{code}”", {"code": code}), code, LANGUAGES))
    try:
        return Language(code)
    except OSError:
        raise InputError(Sentence("the translations for “{code}” are not installed", {"code": code})) from None


def environment_language() -> Language:
    """What the environment asks for, English where that is not installed."""
    try:
        return speak(preferred())
    except InputError:
        return Language("en")
