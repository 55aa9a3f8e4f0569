"""Connections break and servers die: the page says so, comes back by itself, and nothing is lost or done twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.playing import FAST, TO_CHOOSE, asked, cards, choose_in_siege, look_at, open_game, play
from tests.browser.served import Served
from tests.browser.visitors import CUT, Visitors
from tests.browser.wire import Direction, Wire

LOST = "The connection is lost"
SOCKET_FAILED = "WebSocket connection to"


@pytest.fixture
def wire(table: Served) -> Iterator[Wire]:
    wire = Wire(table.port)
    yield wire
    wire.pull()


@pytest.fixture
def visitors(browser: Browser, wire: Wire) -> Iterator[Visitors]:
    """Everybody comes over a wire that can be cut."""
    visitors = Visitors(browser, wire.address)
    visitors.expect(CUT, SOCKET_FAILED)
    yield visitors
    assert visitors.leave() == []


def known(page: Page) -> tuple[set[str], list[str]]:
    """Everything that somebody knows of a game: the cards, and what has happened."""
    assert asked(page)
    return cards(page, ""), look_at(page, "Log").get_by_role("listitem").all_inner_texts()


@pytest.mark.parametrize("direction", ["to the table", "to the browser"])
def test_a_move_that_met_a_cut_connection_is_made_once(page: Page, wire: Wire, direction: Direction) -> None:
    open_game(page, "Siege", FAST)
    play(page, "Siege", choices=4)
    cards_before, log_before = known(page)

    wire.hold(direction)
    choose_in_siege(page)
    wire.await_held(direction)
    wire.cut()
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    assert page.locator(TO_CHOOSE).count() == 0
    wire.mend()

    cards_after, log_after = known(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert log_after[: len(log_before)] == log_before
    assert len(log_after) > len(log_before)
    page.reload()
    assert known(page) == (cards_after, log_after)


def test_a_killed_server_comes_back_with_the_same_game(page: Page, table: Served) -> None:
    open_game(page, "Siege", FAST)
    play(page, "Siege", choices=6)
    before = known(page)

    table.kill()
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    table.start()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert known(page) == before

    choose_in_siege(page)
    table.restart()  # in the middle of the move, or of the opponent's
    assert play(page, "Siege", choices=6) == 6
    cards_after, log_after = known(page)
    assert log_after[: len(before[1])] == before[1]
    assert cards_after != before[0]
