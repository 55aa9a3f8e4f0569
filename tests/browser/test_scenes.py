"""The fights of AFU are staged: one place at a time, held until it is dismissed, and the same again in the replay."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import MOST_CHOICES, open_game, play, resign
from tests.browser.test_phone import OVERFLOW, THUMB
from tests.browser.visitors import DESKTOP, PHONE, Visitors, serious

SECONDS: Final = 20  # in which a few scenes have passed by
STAGED: Final = "[data-scene]"
SMALL: Final = "(shown, least) => shown.map((one) => one.getBoundingClientRect().height).filter((height) => height < least)"


def scene(page: Page) -> Locator:
    return page.get_by_role("region", name="What happens")


def to_the_fights(page: Page) -> None:
    """Alone against the invader, until a fight is staged."""
    open_game(page, "AFU", "One, solo")
    assert play(page, "AFU", until=STAGED) < MOST_CHOICES
    expect(scene(page)).to_be_visible()


def told(page: Page) -> list[str]:
    """The titles of all scenes to come, dismissed one by one."""
    found = []
    while scene(page).count():
        found.append(scene(page).get_by_role("heading", level=2).inner_text())
        page.get_by_role("button", name="Go on").click()
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_fight_is_held_and_the_board_waits(visitors: Visitors, size: dict[str, Any]) -> None:
    page = visitors.come("Olena", size=size, pace="step")
    to_the_fights(page)
    expect(scene(page).get_by_role("heading", level=2)).to_have_text(re.compile("^The commander, place 1: "))
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    expect(page.locator("[aria-live=assertive]")).to_be_empty()
    assert page.evaluate(OVERFLOW) == [0, 0]
    assert scene(page).evaluate("shown => shown.scrollWidth - shown.clientWidth") == 0
    assert size is DESKTOP or page.get_by_role("button", name=re.compile("Go on|Skip all")).evaluate_all(SMALL, THUMB) == []
    assert serious(page) == []
    page.keyboard.press("Enter")
    expect(scene(page).get_by_role("heading", level=2)).to_have_text(re.compile("place 2: "))
    page.get_by_role("button", name="Skip all").click()
    expect(scene(page)).to_have_count(0)


def test_a_replay_stages_the_same(visitors: Visitors) -> None:
    page = visitors.come("Olena", pace="step")
    to_the_fights(page)
    watched = told(page)
    resign(page)
    page.get_by_role("link", name="Replay").click()
    steps = page.get_by_role("complementary").get_by_role("button")
    fought = steps.filter(has_text=re.compile("place 1: "))
    fought.first.click()
    page.keyboard.press(",")
    page.keyboard.press(".")
    expect(scene(page)).to_be_visible()
    assert told(page) == watched


def test_a_pace_is_kept_and_scenes_go_by_themselves(visitors: Visitors) -> None:
    page = visitors.come("Olena", pace="step")
    to_the_fights(page)
    page.get_by_text("Quick", exact=True).click()
    expect(scene(page)).to_have_count(0, timeout=SECONDS * 1000)
    assert page.evaluate("localStorage.getItem('pace')") == "quick"
