"""Two at one screen: a curtain between them, and nobody ever sees the other's hand."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.playing import asked, cards, choose_in_siege, look_at, open_game

TURNS = 3
CURTAIN = "h2:has-text('Pass the device to')"


def shown(page: Page) -> set[str]:
    """The cards that the page shows or names anywhere, to be seen, read or heard."""
    return cards(page, "") | set(re.findall(r"\b[RYGBS]\d+\b", page.locator("body").inner_text()))


def test_a_curtain_hides_the_hands_from_each_other(person: Person) -> None:
    page = person("Olena")
    open_game(page, "Siege", "Someone beside you", beside="Taras")
    hands: dict[str, set[str]] = {"Olena": set(), "Taras": set()}
    seen: dict[str, set[str]] = {"Olena": set(), "Taras": set()}
    for me, other in [("Olena", "Taras"), ("Taras", "Olena")] * TURNS:
        assert asked(page)
        look_at(page, "Log")
        kept = hands[me] & cards(page, "hand")
        assert not kept & seen[other]
        hands[me] = cards(page, "hand")
        while asked(page, CURTAIN):
            seen[me] |= shown(page)
            choose_in_siege(page)
        assert hands[me] <= seen[me]
        expect(page.locator(CURTAIN)).to_have_text(f"Pass the device to {other}")
        seen[other] = shown(page)
        page.get_by_role("button", name=f"I am {other}").click()
        expect(page.locator(CURTAIN)).to_have_count(0)
