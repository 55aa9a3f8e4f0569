"""The last move of the others is marked until one moves oneself, on the board and in words, by one mechanism for all games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from rubizh.terminal.sitting import Sitting
from tests.browser.laid import join, lay, opening, played_until
from tests.browser.playing import CHOOSE, asked, click
from tests.browser.served import Served
from tests.browser.visitors import Visitors

SEED: Final = "3"
OPENINGS: Final[dict[str, int]] = {"siege": 40, "afu": 60, "drones": 60}  # choices made before they come
OPTIONS: Final[dict[str, dict[str, str]]] = {"drones": {"players": "2"}}
MOST: Final = 40  # choices of one person until something of it can be seen by the other
TITLES: Final = {"siege": "Siege", "afu": "AFU", "drones": "Dronovody"}
COME: Final = ("siege", "afu")  # where the move leaves a card that was not there before
FRESH: Final = "[data-fresh]"
SINCE: Final = "footer .since"


def game_of(name: str) -> Sitting:
    """Some choices old, and the second seat is to choose."""
    begun = opening(name, OPTIONS.get(name, {}), SEED)
    return played_until(begun, lambda now: len(now.played.choices) >= OPENINGS[name] and now.seat == 1)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Served]:
    lay(tmp_path / "data", {name: game_of(name) for name in OPENINGS})
    served = Served(tmp_path)
    yield served
    served.stop()


def seated(visitors: Visitors, table: Served, name: str) -> list[Page]:
    pages = []
    for seat, player in enumerate(("Olena", "Taras")):
        page = visitors.come(player)
        join(page, table.address, name, seat)
        page.goto(f"/table/{name}")
        pages.append(page)
    return pages


@pytest.mark.parametrize("name", OPENINGS)
def test_what_the_other_did_is_marked_until_one_moves(visitors: Visitors, table: Served, name: str) -> None:
    mine, theirs = seated(visitors, table, name)
    mine.locator("[data-card]").first.wait_for()
    expect(mine.locator(FRESH)).to_have_count(0)
    for _ in range(MOST):
        if not asked(theirs, "[data-question]:has-text('is asked')"):
            break
        CHOOSE[TITLES[name]](theirs, click)
    assert asked(mine)
    expect(mine.locator(SINCE)).not_to_be_empty()
    if name in COME:
        expect(mine.locator(FRESH).first).to_be_visible()
        assert mine.locator(f"[data-zone=hand] {FRESH}").count() == 0
    CHOOSE[TITLES[name]](mine, click)
    expect(mine.locator(FRESH)).to_have_count(0)
