"""Siege against a computer opponent, by clicking only what is lit."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.playing import FAST, MOST_CHOICES, asked, open_game, play


def test_a_full_game_against_the_computer_then_verified_replayed_and_played_again(page: Page) -> None:
    open_game(page, "Siege", FAST)
    assert 10 < play(page, "Siege") < MOST_CHOICES
    over = page.get_by_role("region", name=re.compile("You have (won|lost)"))
    expect(over).to_contain_text(re.compile("(Attacker|Defender)", re.IGNORECASE))

    over.get_by_role("button", name="Verify the deals").click()
    expect(over.get_by_role("status")).to_contain_text(
        re.compile(r"The seed fits its hash, and all \d+ deals are as they must be")
    )

    over.get_by_role("button", name="Rematch, roles swapped").click()
    expect(over).to_have_count(0)
    assert asked(page)
    expect(page.get_by_role("banner").get_by_role("listitem").filter(has_text="(you)")).to_contain_text("Defender")

    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name=re.compile("Replay")).click()
    expect(page.get_by_role("slider", name="Place in the game")).to_be_visible()
