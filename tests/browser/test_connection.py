"""Connections break and servers die: the page says so, comes back by itself, and nothing is lost or done twice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from rubizh.table.messages import PROTOCOL
from tests.browser.playing import FAST, TO_CHOOSE, asked, cards, choose_in_siege, look_at, open_game, play
from tests.browser.served import Served
from tests.browser.visitors import CUT, Visitors
from tests.browser.wire import Direction, Wire

LOST = "The connection is lost"
BROKEN = (CUT, "WebSocket connection to")  # what the console may say meanwhile


@pytest.fixture
def wire(table: Served) -> Iterator[Wire]:
    wire = Wire(table.port)
    yield wire
    wire.pull()


@pytest.fixture
def wired(browser: Browser, wire: Wire) -> Iterator[Page]:
    """The window of somebody who comes over the wire."""
    visitors = Visitors(browser, wire.address)
    visitors.expect(*BROKEN)
    yield visitors.come()
    assert visitors.leave() == []


def known(page: Page) -> tuple[set[str], list[str]]:
    """Everything that somebody knows of a game: the cards, and what has happened."""
    assert asked(page)
    return cards(page, ""), look_at(page, "Log").get_by_role("listitem").all_inner_texts()


@pytest.mark.parametrize("direction", ["to the table", "to the browser"])
def test_a_move_that_met_a_cut_connection_is_made_once(wired: Page, wire: Wire, direction: Direction) -> None:
    open_game(wired, "Siege", FAST)
    play(wired, "Siege", choices=4)
    _, log_before = known(wired)

    wire.hold(direction)
    choose_in_siege(wired)
    wire.await_held(direction)
    wire.cut()
    expect(wired.get_by_role("alert")).to_contain_text(LOST)
    assert wired.locator(TO_CHOOSE).count() == 0
    wire.mend()

    cards_after, log_after = known(wired)
    expect(wired.get_by_role("alert")).to_have_count(0)
    assert log_after[: len(log_before)] == log_before
    assert len(log_after) > len(log_before)
    expect(wired.get_by_role("region", name="Why not")).to_have_count(0)
    wired.reload()
    assert known(wired) == (cards_after, log_after)


def test_a_killed_server_comes_back_with_the_same_game(page: Page, visitors: Visitors, table: Served) -> None:
    visitors.expect(*BROKEN)
    open_game(page, "Siege", FAST)
    play(page, "Siege", choices=6)
    before = known(page)

    table.kill()
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    table.start()
    assert known(page) == before
    expect(page.get_by_role("alert")).to_have_count(0)

    choose_in_siege(page)
    table.restart()  # in the middle of the move, or of the opponent's
    assert play(page, "Siege", choices=6) == 6
    cards_after, log_after = known(page)
    assert log_after[: len(before[1])] == before[1]
    assert cards_after != before[0]


def test_a_page_of_another_version_loads_itself_once_and_says_so(page: Page) -> None:
    open_game(page, "Siege", FAST)
    assert asked(page)
    told, loaded = [PROTOCOL + 1], list[Page]()

    def renew(route: WebSocketRoute) -> None:
        table = route.connect_to_server()
        table.on_message(lambda said: route.send(str(said).replace(f'"protocol":{PROTOCOL},', f'"protocol":{told[-1]},')))

    page.route_web_socket(re.compile("/socket/"), renew)
    page.on("load", lambda page: loaded.append(page))
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The table has been renewed, and this page is still the old one.")
    assert len(loaded) == 2  # by us, and by itself
    told.append(PROTOCOL)
    page.get_by_role("button", name="Try again").click()
    assert asked(page)
