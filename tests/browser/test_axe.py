"""Everybody can use every page, by day and by night: axe finds nothing serious."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import FAST, asked, look_at, open_game, play, resign
from tests.browser.visitors import Visitors, serious

TABS = {"Log": "draws", "Chat": "hello", "Rules": "siege-1", "Players": "Link to watch", "Settings": "Language"}
PAGES = {
    "/": "Siege",
    "/new/siege": "Siege",
    "/new/afu": "AFU",
    "/new/drones": "Dronovody",
    "/new/invaders": "Invaders",
    "/rules/siege": "Rules: Siege",
    "/rules/afu": "Rules: AFU",
    "/rules/drones": "Rules: Dronovody",
    "/rules/invaders": "Rules: Invaders",
}
LABEL_AS_PRINTED = "label-content-name-mismatch"


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, visitors: Visitors) -> Page:
    return visitors.come(color_scheme=request.param)


def grave(page: Page) -> list[str]:
    """What axe finds serious; only a card may be named by other words than the figures and letters printed on it."""
    found = [finding for finding in serious(page) if not finding.startswith(LABEL_AS_PRINTED)]
    beside = page.evaluate(f"axe.run({{ exclude: ['[data-card]'] }}, {{ runOnly: ['{LABEL_AS_PRINTED}'] }})")
    return found + [str(finding["nodes"]) for finding in beside["violations"]]


def test_pages_before_a_game(page: Page) -> None:
    for path, heading in PAGES.items():
        page.goto(path)
        expect(page.get_by_role("heading", name=heading, exact=True).first).to_be_visible()
        if path.startswith("/rules"):
            expect(page.get_by_role("navigation", name="Contents")).to_be_visible()
        assert serious(page) == [], path


@pytest.mark.parametrize(
    ("game", "wish", "choices"), [("Siege", FAST, 5), ("AFU", FAST, 12), ("Dronovody", "One, solo", 6), ("Invaders", FAST, 12)]
)
def test_a_game_from_its_middle_to_its_replay(page: Page, game: str, wish: str, choices: int) -> None:
    open_game(page, game, wish)
    play(page, game, choices)
    assert asked(page)
    assert grave(page) == []
    resign(page)
    expect(page.get_by_role("heading", name="You have lost")).to_be_visible()
    page.get_by_role("button", name="Verify the deals").click()
    expect(page.get_by_text(re.compile("The seed fits its hash"))).to_be_visible()
    assert grave(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert grave(page) == []
    page.get_by_role("button", name="Menu").click()
    assert grave(page) == []


def test_the_drawer(page: Page) -> None:
    open_game(page, "Siege", FAST)
    for tab in TABS:
        drawn = look_at(page, tab)
        expect(drawn.get_by_text(TABS[tab]).first).to_be_visible()
        assert grave(page) == [], tab
