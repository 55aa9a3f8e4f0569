"""Without a mouse: arrows move, Enter chooses, Escape takes back, ? explains, u undoes, h advises."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import FAST, asked, button, cards, open_game, play

MOST_KEYS: Final = 60
FOCUSED: Final = "thing => thing === document.activeElement"
TOWARDS: Final = """thing => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [[x, y], [toX, toY]] = [document.activeElement, thing].map((one) => middle(one.getBoundingClientRect()));
  const aside = toX < x ? 'ArrowLeft' : 'ArrowRight';
  const along = toY < y ? 'ArrowUp' : 'ArrowDown';
  return Math.abs(toX - x) > Math.abs(toY - y) ? [aside, along] : [along, aside];
}"""


def reach_by_tab(page: Page, thing: Locator) -> None:
    for _ in range(MOST_KEYS):
        if thing.evaluate(FOCUSED):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the focus never came to {thing}")


def reach_by_arrows(thing: Locator) -> None:
    """Go towards it as one sees where it lies; where there is no way on, go around."""
    for _ in range(MOST_KEYS):
        if thing.evaluate(FOCUSED):
            return
        before = thing.page.evaluate_handle("document.activeElement")
        for key in thing.evaluate(TOWARDS):
            thing.page.keyboard.press(key)
            if not before.evaluate(FOCUSED):
                break
    raise AssertionError(f"no arrow leads to {thing}")


def enter(thing: Locator) -> None:
    reach_by_arrows(thing)
    thing.page.keyboard.press("Enter")


def open_siege(page: Page) -> None:
    page.goto("/")
    play_siege = page.get_by_role("link", name="Play: Siege")
    play_siege.wait_for()
    reach_by_tab(page, play_siege)
    page.keyboard.press("Enter")
    start = page.get_by_role("button", name="Start the game")
    start.wait_for()
    reach_by_tab(page, start)
    page.keyboard.press("Enter")
    assert asked(page)


def test_several_turns_with_every_key(page: Page) -> None:
    open_siege(page)
    assert play(page, "Siege", choices=6, press=enter) == 6

    assert asked(page)
    reach_by_arrows(button(page, "Wall 7, "))
    page.keyboard.press("?")
    why = page.get_by_role("region", name="Why not")
    expect(why).to_contain_text(re.compile(r"The rule siege-\d+"))
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)

    card = page.locator("[data-zone=hand] [data-card]").first
    enter(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")

    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint").get_by_role("listitem").first).to_be_visible(timeout=30_000)
    page.keyboard.press("Escape")

    before = cards(page, "walls")
    enter(button(page, "Retreat"))
    enter(button(page, r"Wall \d, .*; retreat from here").first)
    assert asked(page)
    assert cards(page, "walls") < before
    page.keyboard.press("u")
    expect(page.locator("[data-zone=walls] [data-card]")).to_have_count(len(before))
    assert cards(page, "walls") == before


def test_invaders_by_arrows_and_keys(page: Page) -> None:
    open_game(page, "Invaders", FAST)
    assert play(page, "Invaders", choices=14, press=enter) == 14

    assert asked(page)
    heroes = button(page, "Heroes of the Resistance")
    enter(heroes)
    expect(page.locator("[data-zone=sheet]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(heroes).to_be_focused()
    page.keyboard.press("a")
    expect(button(page, "Pass by itself")).to_have_attribute("aria-pressed", "true")
