"""A finished game is watched again, shared, kept in a file, and its deals are checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Person
from tests.browser.playing import FAST, asked, cards, open_game, play, resign
from tests.browser.visitors import Visitors

NATURE: Final = -1
FIRST_CARD: Final = 1  # the move that lays it
DEALS: Final = 12  # before anybody chooses
PRESS: Final = "([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))"
AT_THE_WALLS: Final = "[data-zone=walls] [data-card]"
REPLAYED: Final = re.compile(r"/replay\?")


@pytest.fixture
def page(person: Person) -> Page:
    return person("Olena")


@pytest.fixture
def finished(page: Page) -> set[str]:
    """The page of somebody who has just resigned: what lay at the walls."""
    open_game(page, "Siege", FAST)
    play(page, "Siege", choices=4)
    assert asked(page)
    at_the_end = cards(page, "walls")
    resign(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    return at_the_end


def place(page: Page) -> Locator:
    return page.get_by_role("slider", name="Place in the game")


def length(page: Page) -> int:
    return int(str(place(page).get_attribute("max")))


def expect_at(page: Page, move: int) -> None:
    expect(place(page)).to_have_value(str(move))


def test_every_way_through_a_game(page: Page, finished: set[str]) -> None:
    expect_at(page, 0)
    expect(page).to_have_url(re.compile(rf"at={DEALS}&"))
    assert cards(page, "walls") == set()
    page.get_by_role("button", name="One forward").click()
    page.keyboard.press(".")
    expect_at(page, 2)
    page.get_by_role("button", name="One back").click()
    expect_at(page, 1)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(place(page)).not_to_have_value("1")
    page.get_by_role("button", name="Pause").click()
    place(page).fill(str(FIRST_CARD))
    expect_at(page, FIRST_CARD)
    page.get_by_role("button", name="To the end").click()
    expect_at(page, length(page))
    expect(page.locator(AT_THE_WALLS)).to_have_count(len(finished))
    assert cards(page, "walls") == finished
    page.get_by_role("complementary").get_by_role("button").first.click()
    expect_at(page, 0)


@pytest.mark.usefixtures("finished")
def test_arrow_keys_step_on_any_layout(page: Page) -> None:
    page.locator("main [data-card]").first.focus()
    for key, move in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", length(page)), ("Home", 0)):
        page.keyboard.press(key)
        expect_at(page, move)
    page.evaluate(PRESS, ["ю", "Period"])
    expect_at(page, 1)
    page.evaluate(PRESS, ["б", "Comma"])
    expect_at(page, 0)


@pytest.mark.usefixtures("finished")
def test_jumps_by_turn(page: Page) -> None:
    page.get_by_role("button", name="On: turn").click()
    expect(place(page)).not_to_have_value("0")
    page.get_by_role("button", name="Back: turn").click()
    expect_at(page, 0)
    expect(page.get_by_role("button", name="On: round")).to_have_count(0)


def test_jumps_by_round_and_to_what_is_staged(visitors: Visitors) -> None:
    page = visitors.come("Olena")
    open_game(page, "AFU", "One, solo")
    while not page.get_by_text("round 2", exact=True).count():
        assert play(page, "AFU", choices=1) == 1
    assert play(page, "AFU", choices=1) == 1
    resign(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("round 1", exact=True)).to_be_visible()
    page.evaluate("localStorage.setItem('pace', 'step')")
    page.get_by_role("button", name="On: round").click()
    expect(page.get_by_text("round 2", exact=True)).to_be_visible()
    page.keyboard.press("PageUp")
    expect(page.get_by_text("round 1", exact=True)).to_be_visible()
    page.reload()
    page.get_by_role("button", name="On: moment").click()
    expect(page.get_by_role("region", name="What happens")).to_contain_text("place 1")


@pytest.mark.usefixtures("finished")
def test_a_link_shows_a_move_to_anybody_and_a_file_keeps_the_game(page: Page, person: Person, tmp_path: Path) -> None:
    place(page).fill(str(FIRST_CARD))
    expect_at(page, FIRST_CARD)
    steps, ending = length(page), page.get_by_role("banner").get_by_role("paragraph").inner_text()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)

    friend = person()
    friend.goto(page.get_by_role("textbox", name="Copy a link to this move").input_value())
    expect_at(friend, FIRST_CARD)
    for seen in (page, friend):
        expect(seen.locator(AT_THE_WALLS)).to_have_count(1)
    assert cards(friend, "walls") == cards(page, "walls")

    friend.goto("/")
    friend.get_by_label("Open a saved game").set_input_files(record)
    expect(place(friend)).to_have_attribute("max", str(steps))
    expect(friend.get_by_role("banner")).to_contain_text(ending)
    friend.get_by_role("button", name="Menu").click()
    expect(friend.get_by_text("The seed fits its hash")).to_be_visible()


def other_deal(replay: dict[str, Any]) -> None:
    """Say that Nature gave another card than she did."""
    step = next(step for step in replay["steps"] if step["seat"] == NATURE)
    step["choice"] = next(option for option in step["options"] if option != step["choice"])


def other_seed(replay: dict[str, Any]) -> None:
    replay["seed"] = replay["seed"][::-1]


CHANGES: Final = {other_deal: "Deal 1 differs", other_seed: "does not fit the hash"}


def fake(change: Callable[[dict[str, Any]], None], route: Route) -> None:
    """Let the server answer, and the page see something else."""
    answer = route.fetch()
    replay = answer.json()
    change(replay)
    route.fulfill(response=answer, json=replay)


@pytest.mark.usefixtures("finished")
def test_whatever_was_changed_in_the_deals_is_found(page: Page) -> None:
    menu = page.get_by_role("button", name="Menu")
    for change, found in CHANGES.items():
        page.route(REPLAYED, partial(fake, change))
        menu.click()
        expect(page.get_by_text(found)).to_be_visible()
        expect(page.get_by_text("The seed fits its hash")).to_have_count(0)
        menu.click()
        page.unroute(REPLAYED)
    menu.click()
    expect(page.get_by_text("The seed fits its hash")).to_be_visible()
