"""Choosing the language to speak."""

from __future__ import annotations

from rubizh.engine.words import Sentence
from rubizh.language import LANGUAGES, Language, preferred
from rubizh.terminal.complaint import Complaint, unknown


def speak(code: str) -> Language:
    """The language of that code, or a complaint."""
    if code not in LANGUAGES:
        raise Complaint(unknown(Sentence("unknown language “{code}”", {"code": code}), code, LANGUAGES))
    try:
        return Language(code)
    except OSError:
        raise Complaint(Sentence("the translations for “{code}” are not installed", {"code": code})) from None


def environment_language() -> Language:
    """What the environment asks for, English where that is not installed."""
    try:
        return speak(preferred())
    except Complaint:
        return Language("en")
