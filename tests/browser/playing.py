"""What people do at the table, by what they see and hear there: roles, labels, and things that are lit."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

MOST_CHOICES: Final = 600  # that one person may have in any game here
FAST: Final = "Amateur"  # a level that answers at once, also where the engine is not compiled

TO_CHOOSE: Final = "[aria-live=assertive]:not(:empty)"
IS_OVER: Final = "#over"
BOARD: Final = "[data-zone=hand]"
LIT_IN_HAND: Final = "[data-zone=hand] [data-card][aria-disabled=false]"


def open_game(page: Page, game: str, *wishes: str) -> None:
    """From the home page to the table, with everything chosen that was wished for."""
    page.goto("/")
    page.get_by_role("link", name=f"Play: {game}").click()
    for wish in wishes:
        page.get_by_text(wish, exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile(r"/table/\w+"))


def asked(page: Page) -> bool:
    """Wait until one is to choose or all is over; whether one is to choose."""
    page.locator(f"{TO_CHOOSE}, {IS_OVER}").first.wait_for(state="attached")
    page.locator(BOARD).wait_for()
    return page.locator(IS_OVER).count() == 0


def button(page: Page, beginning: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{beginning}"))


def choose_in_siege(page: Page) -> None:
    """Control a wall, else lay the first lit card at the first lit wall, else take the first way that is left."""
    control = button(page, "Declare control of")
    card = page.locator(LIT_IN_HAND)
    if control.count():
        control.first.click()
    elif card.count():
        card.first.click()
        button(page, r"Wall \d, .*; lay").first.click()
    else:
        page.get_by_role("region", name="What you can do").get_by_role("button").first.click()


def play_siege(page: Page, choices: int = MOST_CHOICES) -> int:
    """Choose so often, or until the game is over; how often it was."""
    for made in range(choices):
        if not asked(page):
            return made
        choose_in_siege(page)
    return choices
