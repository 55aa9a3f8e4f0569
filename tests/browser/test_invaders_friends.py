"""Two friends at Invaders: answers in the other's turn, and a match in which both change their decks in secret."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.playing import SOMEBODY_ELSE, asked, button, cards, look_at, play, resign
from tests.browser.test_friends import copied_invitation
from tests.browser.visitors import serious

NEW_TABLE = "To the new table"
READY = "Play with this deck"


def sit_down(olena: Page, taras: Page) -> None:
    """A match: Olena is Mankind, Taras the Invader."""
    olena.goto("/new/invaders")
    olena.get_by_text("A friend by link", exact=True).click()
    olena.get_by_text("Options", exact=True).click()
    olena.get_by_role("switch", name="A match").check()
    olena.get_by_role("button", name="Start the game").click()
    taras.goto(copied_invitation(olena))
    taras.get_by_role("button", name="Sit down").click()
    expect(olena.get_by_role("banner")).to_contain_text("Taras")


def less_and_more(page: Page, times: int) -> None:
    """Take cards out of the deck, and put others in from the pool."""
    pool = page.get_by_role("heading", name="Pool").locator("xpath=following-sibling::ul")
    for _ in range(times):
        page.get_by_role("button", name=re.compile("^One less")).and_(page.locator("[aria-disabled=false]")).first.click()
        pool.get_by_role("button", name=re.compile("^One more")).and_(page.locator("[aria-disabled=false]")).last.click()


def test_each_sees_whose_answer_is_waited_for(person: Person) -> None:
    olena, taras = person("Olena"), person("Taras")
    sit_down(olena, taras)
    assert play(olena, "Invaders", until=SOMEBODY_ELSE) == 1  # where the hero stands
    window = olena.get_by_text("Cancel this, or pass")
    for _ in range(30):
        if window.count():
            break
        assert play(taras, "Invaders", choices=1, until=SOMEBODY_ELSE) == 1
        taras.locator("[aria-live=assertive]:not(:empty)").or_(taras.locator(SOMEBODY_ELSE)).first.wait_for(state="attached")
    expect(window.first).to_be_visible()
    expect(taras.locator("[data-zone=rail]")).to_contain_text("Olena may answer")
    stacks = [page.get_by_role("list", name=re.compile("^Chain of answers")) for page in (olena, taras)]
    assert stacks[0].locator(".name").all_inner_texts() == stacks[1].locator(".name").all_inner_texts() != []
    assert not cards(olena, "hand") & cards(taras, "hand")
    button(olena, "Pass$").click()
    expect(taras.locator("[data-zone=rail]")).not_to_contain_text("Olena may answer")


def test_the_best_of_three_with_sealed_decks(person: Person) -> None:
    olena, taras = person("Olena"), person("Taras")
    sit_down(olena, taras)
    assert asked(olena)
    resign(olena)
    olena.get_by_role("button", name="Next game of the match").click()
    expect(taras.get_by_role("link", name=NEW_TABLE)).to_be_visible()
    taras.get_by_role("link", name=NEW_TABLE).click()

    assert asked(olena)  # who lost names the number
    naming = olena.locator("[data-zone=naming]")
    expect(naming).to_contain_text("How many cards does each of you exchange?")
    assert serious(olena) == []
    naming.get_by_role("button", name="3", exact=True).click()
    for page in (olena, taras):
        deck = page.locator("[data-zone=deck]")
        expect(deck).to_contain_text("Taken out: 0 of 3")
        expect(page.get_by_role("button", name=READY)).to_be_disabled()
        less_and_more(page, 3)
        expect(deck).to_contain_text("Taken out: 3 of 3")
        page.get_by_role("button", name=READY).click()
    assert asked(olena)
    hashes = [look_at(page, "Players").locator("code") for page in (olena, taras)]
    for told in hashes:
        expect(told).to_have_count(3)  # of the seed, and of both decks
    assert hashes[0].all_inner_texts() == hashes[1].all_inner_texts()

    resign(olena)
    for page in (olena, taras):
        expect(page.get_by_text("Taras wins the match: games won 2, lost 0.").first).to_be_visible()
    taras.get_by_role("button", name="Verify the deals").click()
    expect(taras.get_by_text("The seed fits its hash")).to_be_visible()
    expect(taras.locator("dt", has_text="mankind: ")).to_have_count(1)
