"""What cannot be chosen says why, with the text of the rule."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import FAST, LIT_IN_HAND, MOST_CHOICES, asked, button, choose_in_afu, choose_in_siege, open_game


def expect_reason(page: Page, game: str) -> None:
    """A reason in a sentence, the rule's text, and the way to it in the rulebook; then it is put away."""
    why = page.get_by_role("region", name="Why not")
    rule = why.get_by_text(re.compile(rf"^The rule {game}-\d+$"))
    rule.click()
    assert len(the_text(why)) > 20
    link = why.get_by_role("link", name="In the rules")
    expect(link).to_have_attribute("href", re.compile(rf"^/rules/{game}#{game}-\d+$"))
    why.get_by_role("button", name="Close").click()
    expect(why).to_have_count(0)


def the_text(why: Locator) -> str:
    return why.get_by_role("group").get_by_role("paragraph").first.inner_text()


def use_anyway(thing: Locator) -> None:
    """Click what is marked as not to be used."""
    expect(thing).to_have_attribute("aria-disabled", "true")
    thing.click(force=True)


def test_a_wall_that_is_not_controlled_and_a_side_that_is_full(page: Page) -> None:
    open_game(page, "Siege", FAST)
    flag = button(page, r"Why can’t I declare control of wall")
    for _ in range(MOST_CHOICES):
        assert asked(page)
        if flag.count():
            break
        choose_in_siege(page)
    use_anyway(flag.first)
    expect_reason(page, "siege")

    wall = re.sub(r"\D", "", str(flag.first.get_attribute("aria-label")))
    page.locator(LIT_IN_HAND).first.click()
    use_anyway(button(page, f"Wall {wall}, "))
    expect_reason(page, "siege")


def test_a_card_that_is_not_for_sale_yet(page: Page) -> None:
    open_game(page, "AFU", FAST)
    for _ in range(MOST_CHOICES):
        assert asked(page)
        if page.get_by_text("Recruit a card").count():
            break
        choose_in_afu(page)
    use_anyway(page.get_by_role("button", name="not for sale yet"))
    expect_reason(page, "afu")
