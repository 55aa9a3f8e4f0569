"""The home page opens, in the visitor's language, and everybody can use it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.visitors import Visitors, serious


@pytest.mark.parametrize(("language", "game"), [("en", "Siege"), ("uk", "Облога")])
def test_home_shows_the_games_in_the_visitors_language(person: Person, language: str, game: str) -> None:
    page = person(language=language)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", name=game)).to_be_visible()
    assert serious(page) == []


@pytest.mark.parametrize(
    ("language", "said"), [("en", "There is nothing at this address."), ("uk", "За цією адресою нічого немає.")]
)
def test_an_address_where_nothing_is_leads_home(visitors: Visitors, language: str, said: str) -> None:
    visitors.expect("404")
    page = visitors.come(language=language)
    answer = page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("alert")).to_contain_text(said)
    page.get_by_role("alert").get_by_role("link").click()
    expect(page.get_by_role("main")).to_be_visible()
