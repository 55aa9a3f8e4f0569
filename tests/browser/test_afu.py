"""AFU alone and against a computer opponent, by clicking only what is lit."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.playing import FAST, MOST_CHOICES, open_game, play


def test_alone_to_the_end(page: Page) -> None:
    open_game(page, "AFU", "One, solo")
    assert 10 < play(page, "AFU") < MOST_CHOICES
    expect(page.get_by_role("heading", name=re.compile("You have (won|lost)"))).to_be_visible()


def test_some_rounds_against_the_computer(page: Page) -> None:
    open_game(page, "AFU", FAST)
    later = page.get_by_text("round 3", exact=True)
    for _ in range(MOST_CHOICES):
        assert play(page, "AFU", choices=1) == 1
        if later.count():
            break
    expect(later).to_be_visible()
