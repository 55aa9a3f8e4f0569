"""The home page opens, in the visitor's language, and everybody can use it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.visitors import serious


@pytest.mark.parametrize(("language", "game"), [("en", "Siege"), ("uk", "Облога")])
def test_home_shows_the_games_in_the_visitors_language(person: Person, language: str, game: str) -> None:
    page = person(language=language)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", name=game)).to_be_visible()
    assert serious(page) == []
