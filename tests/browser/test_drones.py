"""Dronovody alone and with computer comrades, by clicking only what is lit, and a roll that is staged."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.playing import FAST, MOST_CHOICES, asked, button, look_at, open_game, play
from tests.browser.visitors import Visitors, serious

ON_TOP: Final = """
(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
"""
TERMS: Final = ("trophies", "activated projects", "wounded", "Total", "characters on the board (tie-break)")


def test_alone_to_the_end(page: Page) -> None:
    open_game(page, "Dronovody", "One, solo")
    assert 10 < play(page, "Dronovody") < MOST_CHOICES
    expect(page.get_by_role("heading", name=re.compile("You have (won|lost)"))).to_be_visible()
    expect(page.locator("section:has(#over) svg").first).to_be_visible()  # an ending is a picture
    score = page.get_by_role("region", name="Score")
    for term in TERMS:
        row = score.get_by_role("row").filter(has=page.get_by_role("rowheader", name=term, exact=True))
        expect(row.get_by_role("cell")).to_have_text(re.compile(r"^[−-]?\d"))


def test_a_guided_game_is_the_first_game_of_the_rulebook(page: Page) -> None:
    page.goto("/new/drones")
    page.get_by_text("Options", exact=True).click()
    simple = page.get_by_role("group", name="First game").get_by_role("radio", name="Yes")
    expect(simple).not_to_be_checked()
    page.get_by_role("switch", name="First game?").check()
    expect(simple).to_be_checked()
    page.get_by_text("One, solo", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("Together you hold out until rotation")
    expect(button(page, "Take back")).to_be_visible()  # nobody else is to be asked
    assert serious(page) == []


def test_beside_an_open_drawer_words_and_numbers_stay_whole(page: Page) -> None:
    open_game(page, "Dronovody", "Four", FAST)
    for _ in range(MOST_CHOICES):
        if asked(page) and button(page, "Buy a drone").count():
            break
        play(page, "Dronovody", choices=1)
    look_at(page, "Players")
    whole = page.locator(".cells i, .five button span, [data-zone=mates] .counters span")
    assert (
        whole.evaluate_all("(all) => all.filter((one) => one.getClientRects()[0].height > 24).map((one) => one.textContent)")
        == []
    )


def test_recruits_lie_beside_the_field_and_its_forecast(page: Page) -> None:
    open_game(page, "Dronovody", "One, solo")
    recruit = button(page, "Recruit$")
    for _ in range(MOST_CHOICES):
        if asked(page) and recruit.count() and recruit.get_attribute("aria-disabled") is None:
            break
        play(page, "Dronovody", choices=1)
    recruit.click()
    desk = page.locator("[data-zone=actions]")
    expect(desk.get_by_role("button", name=re.compile(": To the Trench$"))).to_have_count(2)
    assert desk.evaluate("(desk) => desk.scrollHeight - desk.clientHeight") <= 0
    forecast = page.get_by_role("img", name="On a 6")
    assert forecast.evaluate(ON_TOP), "something lies over the field"
    assert serious(page) == []


def test_some_turns_with_two_computer_comrades(page: Page) -> None:
    open_game(page, "Dronovody", "Three", "Beginner")
    later = page.get_by_role("img", name="lap 3 of 4")
    for _ in range(MOST_CHOICES):
        assert play(page, "Dronovody", choices=1) == 1
        if later.count():
            break
    expect(later).to_be_visible()
    expect(button(page, ".*: open the board")).to_have_count(2)
    assert serious(page) == []


def test_a_roll_is_staged_and_goes_on_by_key(visitors: Visitors) -> None:
    page = visitors.come("Olena", pace="step")
    open_game(page, "Dronovody", "One, solo")
    assert play(page, "Dronovody", until="[data-scene]") < MOST_CHOICES
    scene = page.get_by_role("region", name="What happens")
    expect(scene.get_by_role("img", name=re.compile("^[1-6]$"))).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-scene='1']")).to_have_count(0)


def test_a_staged_defence_shows_the_rolls_of_all(visitors: Visitors) -> None:
    page = visitors.come("Olena", pace="step")
    open_game(page, "Dronovody", "Three", FAST)
    rolls = page.get_by_role("list", name="Defence rolls in turn order")
    met: list[int] = []
    for _ in range(MOST_CHOICES):
        play(page, "Dronovody", until="[data-scene]")
        if rolls.count():
            assert rolls.get_by_role("listitem").count() == 3
            met.append(rolls.get_by_role("img", name="still to roll").count())
        if met and met[-1] == 0:
            break
        page.keyboard.press("Enter")
    assert sorted(set(met), reverse=True) == [2, 1, 0]
    assert rolls.get_by_role("img", name=re.compile("^[1-6]$")).count() == 3
    assert serious(page) == []
