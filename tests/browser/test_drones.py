"""Dronovody alone and with computer comrades, by clicking only what is lit, and a roll that is staged."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.playing import MOST_CHOICES, button, open_game, play
from tests.browser.visitors import Visitors, serious

TERMS: Final = ("trophies", "activated projects", "wounded", "Total", "characters on the board (tie-break)")


def test_alone_to_the_end(page: Page) -> None:
    open_game(page, "Dronovody", "One, solo")
    assert 10 < play(page, "Dronovody") < MOST_CHOICES
    expect(page.get_by_role("heading", name=re.compile("You have (won|lost)"))).to_be_visible()
    score = page.get_by_role("region", name="Score")
    for term in TERMS:
        row = score.get_by_role("row").filter(has=page.get_by_role("rowheader", name=term, exact=True))
        expect(row.get_by_role("cell")).to_have_text(re.compile(r"^[−-]?\d"))


def test_some_turns_with_two_computer_comrades(page: Page) -> None:
    open_game(page, "Dronovody", "Three", "Beginner")
    later = page.get_by_role("img", name="lap 3 of 4")
    for _ in range(MOST_CHOICES):
        assert play(page, "Dronovody", choices=1) == 1
        if later.count():
            break
    expect(later).to_be_visible()
    expect(button(page, ".*: open the board")).to_have_count(2)
    assert serious(page) == []


def test_a_roll_is_staged_and_goes_on_by_key(visitors: Visitors) -> None:
    page = visitors.come("Olena", pace="step")
    open_game(page, "Dronovody", "One, solo")
    assert play(page, "Dronovody", until="[data-scene]") < MOST_CHOICES
    scene = page.get_by_role("region", name="What happens")
    expect(scene.get_by_role("img", name=re.compile("^[1-6]$"))).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-scene='1']")).to_have_count(0)
