"""Decks of one's own on the page: made by hand or from a file, checked at once, unseen by the other."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.test_friends import copied_invitation
from tests.browser.visitors import DESKTOP, PHONE, Visitors, serious

OPTIONS = {"own_decks": "yes", "deck": "71"}
READY = "Play with this deck"


def opened(page: Page, other: dict[str, str]) -> str:
    """A table at which Mankind is the visitor's; its address."""
    seats = [{"kind": "me"}, other]
    asked = {"game": "invaders", "options": OPTIONS, "seats": seats}
    page.goto("/")
    origin = page.evaluate("location.origin")
    answer = page.context.request.post("/api/tables", data=asked, headers={"Origin": origin})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['table']}?seat=0"


def joins(page: Page, table: Page) -> None:
    """Sit down at another's table by the link that it shows."""
    page.goto(copied_invitation(table))
    page.get_by_role("button", name="Sit down").click()


def size(page: Page) -> str:
    return page.locator(".sum b").first.inner_text()


def more(page: Page) -> None:
    """One more card of the pool."""
    page.get_by_role("button", name="One more").and_(page.locator("[aria-disabled=false]")).last.click()


def test_both_make_their_decks_at_the_same_time(visitors: Visitors) -> None:
    olena, taras = visitors.come("Olena", size=DESKTOP), visitors.come("Taras", size=PHONE)
    table = opened(olena, {"kind": "friend"})
    olena.goto(table)
    joins(taras, olena)
    for page in (olena, taras):
        expect(page.get_by_role("button", name=READY)).to_be_disabled()
        expect(page.locator("[data-zone=deck] .said")).to_contain_text("expected 71 cards in the deck, there are 70")
        assert serious(page) == []
        more(page)
        assert size(page) == "Cards: 71 of 71"
        expect(page.locator("[data-zone=deck] .said")).to_contain_text("This deck can be played with.")
    before = taras.locator("body").inner_text()
    olena.get_by_role("button", name=READY).click()
    expect(olena.locator("[data-zone=deck] .said")).to_contain_text("You are ready.")
    assert taras.locator("body").inner_text() == before
    taras.get_by_role("button", name=READY).click()
    expect(olena.get_by_role("group", name="Invasion zones")).to_be_visible()
    expect(taras.get_by_role("group", name="Invasion zones")).to_be_visible()


def test_a_file_is_pasted_and_everything_wrong_with_it_is_said(visitors: Visitors) -> None:
    olena = visitors.come("Olena")
    olena.goto(opened(olena, {"kind": "bot", "level": "beginner"}))
    olena.get_by_text("The deck as a file").click()
    field = olena.locator("textarea")
    whole = field.input_value()
    field.fill(whole + "bumblebe = 2\nchaika = 7\n")
    expect(olena.locator(".said li")).to_have_count(3)
    expect(olena.locator(".said li").nth(0)).to_contain_text("did you mean bumblebee")
    more(olena)
    assert "bumblebe = 2" in field.input_value()
    field.fill("#" * 5000)
    expect(olena.locator("[data-zone=deck] .said")).to_contain_text("This file is too long for a deck.")
    field.fill(whole + "chaika = 1\n")
    olena.get_by_role("button", name=READY).click()
    expect(olena.get_by_role("group", name="Invasion zones")).to_be_visible()
