"""Every text for people is in every language, with the same facts in it."""

from __future__ import annotations

import re

import pytest
from babel.messages.catalog import Message

from rubizh.engine.words import Reason, Sentence
from rubizh.language import LANGUAGES, Language, preferred
from tests.translations.collect import CATALOGUES, catalogue, collected


def forms(text: str | tuple[str, ...] | list[str] | None) -> list[str]:
    return [text] if isinstance(text, str) else list(text or ("",))


def facts(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", text))


def translated(language: str) -> dict[str, Message]:
    return {forms(message.id)[0]: message for message in catalogue(language) if message.id}


def test_there_is_a_catalogue_for_every_language_but_english() -> None:
    assert {"en", *CATALOGUES} == set(LANGUAGES)


@pytest.mark.parametrize("language", CATALOGUES)
def test_every_text_is_translated(language: str) -> None:
    there = translated(language)
    missing = [forms(message.id)[0] for message in collected() if message.id and forms(message.id)[0] not in there]
    empty = [text for text, message in there.items() if not all(forms(message.string))]
    assert missing == [], "run `make translations` and translate these"
    assert empty == [], "translate these"


@pytest.mark.parametrize("language", CATALOGUES)
def test_a_translation_has_the_facts_of_its_text(language: str) -> None:
    for text, message in translated(language).items():
        for form in forms(message.string):
            assert facts(form) <= facts(text) | {"n"}, form
            assert facts(text) <= facts(form) | {"n"}, form


@pytest.mark.parametrize("language", CATALOGUES)
def test_no_translation_is_left_over(language: str) -> None:
    used = {forms(message.id)[0] for message in collected() if message.id}
    assert set(translated(language)) <= used, "run `make translations`"


def test_a_sentence_is_said_with_its_sentences() -> None:
    reason = Reason("siege-64", "{card} has nothing to act on now.", {"card": Sentence("Desertion")})
    assert Language("en").say(reason) == "Desertion has nothing to act on now."
    assert "Дезертирство" in Language("uk").say(reason)


@pytest.mark.parametrize(
    ("variable", "value", "language"), [("RUBIZH_LANG", "uk", "uk"), ("LANG", "uk_UA.UTF-8", "uk"), ("LANG", "C", "en")]
)
def test_the_environment_chooses(monkeypatch: pytest.MonkeyPatch, variable: str, value: str, language: str) -> None:
    for name in ("RUBIZH_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert preferred() == language
