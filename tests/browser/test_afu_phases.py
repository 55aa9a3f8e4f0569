"""AFU: what is decided now stands in the middle in full size, and everything on a card has a place of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from rubizh.engine.flow import choose
from rubizh.games.afu.rules.choices import PASS
from rubizh.games.afu.rules.state import Afu
from rubizh.terminal.sitting import Sitting
from tests.browser.laid import Until, asks, join, lay, opening, played_until
from tests.browser.served import Served
from tests.browser.visitors import DESKTOP, PHONE, Visitors, serious

SEED: Final = "3"
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1920, "height": 1080}}
SIZES: Final = {"1280": DESKTOP, "1920": WIDE}
FULL_SIZE: Final = 130  # pixels of a card for sale, at least, while one recruits
LEAST_FILLED: Final = 0.3  # of the middle half of the board

FILLED: Final = """(board) => {
  const box = board.getBoundingClientRect(), points = [];
  for (let i = 0; i < 20; i++) for (let j = 0; j < 20; j++)
    points.push(document.elementFromPoint(box.left + box.width * (0.25 + i / 40), box.top + box.height * (0.25 + j / 40)));
  const filled = points.filter((thing) => thing?.closest('[data-card], .slot, button, li, h3, p, small'));
  return filled.length / points.length;
}"""
TOUCHING: Final = """() => [...document.querySelectorAll('.sheet')].filter((one) => one.checkVisibility()).flatMap((sheet) => {
  const parts = ['.spine > :first-child:not(.figures)', '.figure', '.sewn', '.name > span', '.bonus', '.gives', '.marks'];
  const found = parts.flatMap((part) => [...sheet.querySelectorAll(part)].filter((one) => one.checkVisibility()));
  const boxes = found.map((one) => [one.className, one.getBoundingClientRect()]);
  const whole = sheet.getBoundingClientRect(), wrong = [];
  boxes.forEach(([name, a], i) => {
    const beside = a.left < whole.left - 1 || a.right > whole.right + 1;
    if (beside || a.top < whole.top - 1 || a.bottom > whole.bottom + 1) wrong.push(`${sheet.textContent}: ${name} is outside`);
    for (const [other, b] of boxes.slice(i + 1)) {
      const apart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
      if (!apart) wrong.push(`${sheet.textContent}: ${name} touches ${other}`);
    }
  });
  return wrong;
})"""
CLIPPED: Final = """() => [...document.querySelectorAll('.sheet .name')].filter((name) => name.checkVisibility())
  .filter((name) => name.scrollHeight > name.clientHeight + name.clientHeight / 6 || name.scrollWidth > name.clientWidth + 1)
  .map((name) => name.textContent)"""


def state(now: Sitting) -> Afu:
    assert isinstance(now.played.s, Afu)
    return now.played.s


def in_round(least: int, until: Until) -> Until:
    return lambda now: state(now).round >= least and until(now)


def brings_an_event(now: Sitting) -> bool:
    """Whether passing ends a round of the war, so that the next one begins with what comes up."""
    if not (state(now).war and asks("Purchase")(now)):
        return False
    ahead = state(now).clone()
    choose(ahead, PASS)
    return type(ahead.todo[-1]).__name__ == "Events"


def has_bid(now: Sitting) -> bool:
    return asks("Auction")(now) and state(now).bidder == 1


PHASES: Final[dict[str, Until]] = {
    "keeping": asks("KeepGoal"),
    "fielding": in_round(4, lambda now: asks("Field")(now) and sum(c >= 0 for c in state(now).defence[0]) > 1),
    "watching": in_round(4, asks("Field", 1)),
    "rewards": asks("AfterCombat"),
    "laying": in_round(2, asks("Compensate")),
    "buying": in_round(3, asks("Purchase")),
    "bidding": asks("Auction"),
    "paying": asks("Pay"),
    "dropping": asks("DiscardCard"),
    "rounds-end": brings_an_event,
    "outbid": has_bid,
}


@cache
def game_at(phase: str) -> Sitting:
    return played_until(opening("afu", {}, SEED), PHASES[phase])


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def at_table(data: Path, tmp_path: Path) -> Iterator[Callable[[str], Served]]:
    """Lays a phase on a table before its server starts."""
    running: list[Served] = []

    def served(*phases: str) -> Served:
        lay(data, {phase: game_at(phase) for phase in phases})
        running.append(Served(tmp_path))
        return running[0]

    yield served
    for table in running:
        table.stop()


@pytest.fixture
def come(browser: Any) -> Iterator[Callable[..., Page]]:
    """Somebody who sits down at a table; whoever comes alone plays against somebody who is away."""
    groups: list[Visitors] = []

    def sitting(table: Served, phase: str, seat: int = 0, alone: bool = True, **wishes: Any) -> Page:
        groups.append(Visitors(browser, table.address))
        page = groups[-1].come(f"Player {len(groups)}", **wishes)
        join(page, table.address, phase, seat)
        if alone:
            join(groups[-1].come("Away"), table.address, phase, 1 - seat)
        page.goto(f"/table/{phase}")
        page.locator("[data-zone=hand]").wait_for()
        page.evaluate("document.fonts.ready")
        return page

    yield sitting
    assert [said for group in groups for said in group.leave()] == []


def scene(page: Page) -> Locator:
    return page.get_by_role("region", name="What happens")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_no_phase_leaves_the_middle_empty(at_table: Any, come: Any, size: dict[str, Any]) -> None:
    shown = [phase for phase in PHASES if phase not in ("rounds-end", "outbid")]
    table = at_table(*shown)
    for phase in shown:
        page = come(table, phase, size=size)
        assert page.locator(".stage").evaluate(FILLED) > LEAST_FILLED, phase


def test_while_one_recruits_the_display_is_in_the_middle_in_full_size(at_table: Any, come: Any) -> None:
    table = at_table("buying", "fielding")
    page = come(table, "buying")
    wares = page.locator("[data-zone=display] [data-card]")
    widths = wares.evaluate_all("(wares) => wares.map((ware) => ware.getBoundingClientRect().width)")
    assert len(widths) == 7
    assert min(widths) >= FULL_SIZE
    expect(page.get_by_text("leaves 0").first).to_be_visible()
    expect(page.locator("[data-zone=front]")).to_be_hidden()
    assert serious(page) == []
    fighting = come(table, "fielding")
    expect(fighting.locator("[data-zone=front]")).to_be_visible()
    small = fighting.locator("[data-zone=display] [data-card]").first.bounding_box()
    assert small is not None
    assert small["width"] < FULL_SIZE


@pytest.mark.parametrize("language", ["en", "uk"])
def test_nothing_on_a_card_touches_anything_else(at_table: Any, come: Any, language: str) -> None:
    phases = ("keeping", "fielding", "buying", "bidding", "rewards")
    table = at_table(*phases)
    for phase in phases:
        page = come(table, phase, language=language)
        for size in (WIDE, PHONE, DESKTOP):
            page.set_viewport_size(size["viewport"])
            assert page.evaluate(TOUCHING) == []
            assert page.evaluate(CLIPPED) == []
    army = page.locator("[data-zone=mine] [data-pile=deck]")
    army.first.click()
    assert page.locator("[data-zone=tray] .sheet").count() > 8
    assert page.evaluate(TOUCHING) == []


def test_counters_have_names_and_where_there_is_no_room_a_legend(at_table: Any, come: Any) -> None:
    table = at_table("fielding")
    page = come(table, "fielding")
    mine = page.locator("[data-zone=mine]")
    for name in ("Victory", "Panic", "Deck", "Discard", "Hospital", "Trophies"):
        expect(mine.locator("small", has_text=name)).to_be_visible()
    legend = page.get_by_role("button", name="What the signs mean")
    expect(legend).to_be_hidden()
    page.set_viewport_size(PHONE["viewport"])
    expect(mine.locator("small", has_text="Trophies")).to_be_hidden()
    legend.click()
    told = page.get_by_role("region", name="What the signs mean")
    for name in ("victory points", "hospital", "anti-aircraft"):
        expect(told.get_by_role("definition").filter(has_text=name)).to_be_visible()
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_fights_are_told_term_by_term(at_table: Any, come: Any) -> None:
    page = come(at_table("fielding"), "fielding", pace="step")
    page.get_by_role("button", name="To the fights").click()
    expect(scene(page).get_by_text("The defenders strike")).to_be_visible()
    assert scene(page).evaluate("(shown) => shown.scrollHeight <= shown.clientHeight + 1")
    expect(scene(page).get_by_text("→ hospital").or_(scene(page).get_by_text("→ discard")).first).to_be_visible()
    places = 0
    while scene(page).count():
        places += 1
        expect(scene(page).get_by_role("heading", level=2)).to_contain_text(f"place {places}: ")
        page.get_by_role("button", name="Go on").click()
        page.wait_for_function("n => document.querySelector('[data-scene]')?.dataset.scene !== String(n)", arg=places)
        if page.get_by_role("heading", level=2).filter(has_text="place").count() == 0:
            break
    assert places == 3


def test_events_come_up_one_by_one(at_table: Any, come: Any) -> None:
    page = come(at_table("rounds-end"), "rounds-end", pace="step")
    page.get_by_role("button", name="Buy no more").click()
    expect(scene(page).get_by_role("heading", level=2)).to_have_text(re.compile("^(Event|Objective): "))
    expect(scene(page).get_by_text(re.compile("^It (brings|needs)"))).to_be_visible()


def test_an_auction_is_told_bid_by_bid_to_the_other(at_table: Any, come: Any) -> None:
    table = at_table("bidding")
    mine, theirs = (come(table, "bidding", seat, alone=False, pace="step") for seat in (0, 1))
    mine.get_by_role("button", name="Bid", exact=False).first.click()
    expect(scene(theirs).get_by_role("heading", level=2)).to_contain_text("bids 5")
    expect(scene(mine)).to_have_count(0)
    theirs.get_by_role("button", name="Go on").click()
    theirs.get_by_role("button", name="Pass", exact=True).click()
    for page in (mine, theirs):
        expect(scene(page).get_by_text("is to pay 5")).to_be_visible()


def test_who_is_outbid_sees_what_stands(at_table: Any, come: Any) -> None:
    page = come(at_table("outbid"), "outbid")
    expect(page.get_by_role("region", name="The objective pile").get_by_role("listitem").first).to_contain_text("Away 7")
