"""Invaders against the computer: whole games by clicking only what is lit, and all that the table shows of them."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import FAST, IS_OVER, MOST_CHOICES, asked, button, lit, look_at, open_game, play
from tests.browser.visitors import Visitors, serious

ZONES: Final = ("pacific-rim", "eurasia", "africa")
SCENE: Final = "[data-scene]"
TERMS: Final = "(line) => [...line.querySelectorAll(':scope > span')].map((term) => term.textContent)"
CANCEL: Final = "Cancel this, or pass"


def until(page: Page, wanted: Locator) -> None:
    """Play on until something is to be seen."""
    for _ in range(MOST_CHOICES):
        assert asked(page)
        if wanted.count():
            return
        play(page, "Invaders", choices=1)
    raise AssertionError(f"the game never came to {wanted}")


def question(page: Page, said: str) -> Locator:
    return page.locator("[data-question]", has_text=said)


def chain(page: Page) -> Locator:
    return page.get_by_role("list", name=re.compile("^Chain of answers"))


def scene(page: Page) -> Locator:
    return page.get_by_role("region", name="What happens")


@pytest.mark.parametrize("side", ["Mankind", "The Invader"])
def test_a_whole_game_as_either_side(page: Page, side: str) -> None:
    open_game(page, "Invaders", side, FAST)
    assert asked(page)
    assert 10 < play(page, "Invaders") < MOST_CHOICES
    over = page.locator(f"section:has({IS_OVER})")
    expect(over.get_by_role("heading", name=re.compile("You have (won|lost)"))).to_be_visible()
    expect(over.locator("ul svg").first).to_be_visible()  # an ending is a picture
    assert serious(page) == []
    button(page, "See the board").last.click()
    rail = page.locator("[data-zone=rail]")
    expect(rail.get_by_role("heading", name="How near the other endings were")).to_be_visible()
    expect(rail.get_by_role("listitem").filter(has_text="Won: ")).to_have_count(1)


def test_a_window_shows_the_chain_and_a_pass_lets_it_work(page: Page) -> None:
    open_game(page, "Invaders", FAST)
    until(page, question(page, CANCEL))
    newest = chain(page).get_by_role("listitem").first
    expect(newest).to_contain_text("The Invader")
    expect(page.get_by_role("region", name="Chain of answers")).to_contain_text("Pass: 1 takes effect.")
    expect(page.get_by_role("group", name="Choices").get_by_role("button")).to_have_text(["Pass"])
    assert serious(page) == []
    card = re.escape(newest.get_by_role("button").locator(".unseen").inner_text())
    in_play = page.get_by_role("button", name=re.compile(rf", the Invader, slot \d\. {card}"))
    expect(in_play).to_have_count(0)
    button(page, "Pass$").click()
    expect(in_play).to_have_count(1)


def test_whoever_passes_by_itself_is_asked_for_no_answer(page: Page) -> None:
    open_game(page, "Invaders", FAST)
    assert asked(page)
    switch = button(page, "Pass by itself")
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("a")
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(look_at(page, "Log")).to_contain_text("passes without being asked")
    for _ in range(8):  # without the switch an answer was asked for by then
        assert asked(page)
        expect(question(page, CANCEL)).to_have_count(0)
        play(page, "Invaders", choices=1)
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    until(page, question(page, CANCEL))


def test_the_attack_is_staged_zone_by_zone_with_what_it_drains(visitors: Visitors) -> None:
    page = visitors.come("Olena", pace="step")
    open_game(page, "Invaders", FAST)
    titles: list[str] = []
    drained = 0
    for _ in range(MOST_CHOICES):
        if drained and titles[-1].startswith("Attack on Africa"):
            break
        play(page, "Invaders", until=SCENE)
        titles.append(scene(page).get_by_role("heading").inner_text())
        found = re.fullmatch(r"(.+), drained: (\d+)\.", titles[-1])
        if found:
            drained = int(found[2])
            was, deck = map(int, re.findall(r"\d+", scene(page).locator(".count").inner_text()))
            assert (was - deck, scene(page).locator(".falls > *").count()) == (drained, drained)
            assert titles[-2].startswith(f"Attack on {found[1]}")
            assert serious(page) == []
        page.keyboard.press("Enter")
    attacks = [title.split(":")[0] for title in titles if title.startswith("Attack")]
    assert attacks[-3:] == ["Attack on Pacific Rim", "Attack on Eurasia", "Attack on Africa"]


def numbers(line: Locator) -> tuple[int, list[int]]:
    """A sum and its terms; a zone that has become weaker is written as a difference."""
    total = line.locator("b").inner_text()
    terms = [re.split("(?<=[0-9])[−-]", str(term)) for term in line.evaluate(TERMS)]
    return read(total), [read(first) - sum(map(int, less)) for first, *less in terms]


def read(text: str) -> int:
    return int(text.replace("−", "-"))


def test_the_forecast_names_every_term_and_the_deck_counts_it(page: Page) -> None:
    open_game(page, "Invaders", FAST)
    until(page, page.locator(".verdict.drains:not(.may)"))
    for _ in range(3):
        until(page, question(page, "Play and use cards"))
        drains = 0
        for zone in ZONES:
            lines = page.locator(f"[data-zone={zone}] .line")
            (attack, its_terms), (defence, terms) = numbers(lines.first), numbers(lines.last)
            assert (attack, defence) == (sum(its_terms), sum(terms))
            verdict = page.locator(f"[data-zone={zone}] .verdict")
            drain = max(0, attack - defence)
            expect(verdict).to_contain_text(f"drain {drain}" if drain else "holds")
            drains += drain
        attacked = page.locator("[data-zone=rail] .tells")
        left_out = page.get_by_text("The next attack phase is left out").count()
        expect(attacked).to_contain_text(str(0 if left_out else drains))
        play(page, "Invaders", choices=4)


def test_the_track_the_decks_and_the_strategies_are_shown(page: Page) -> None:
    open_game(page, "Invaders", FAST)
    until(page, question(page, "Play and use cards"))
    expect(page.get_by_role("img", name=re.compile(r"^Plot track: the marker is on \d+ of 12"))).to_be_visible()
    decks = page.get_by_role("img", name=re.compile(r": deck \d+ of 70, \d+ turns of drawing left"))
    expect(decks).to_have_count(2)
    ready = page.get_by_role("group", name="Strategies").last.get_by_role("button", name="can be chosen")
    until(page, ready)
    name = ready.first.locator(".name").inner_text()
    ready.first.click()
    until(page, question(page, "Play and use cards"))
    expect(page.get_by_role("group", name="Strategies").last.get_by_role("button").filter(has_text=name)).to_contain_text("used")


@pytest.mark.parametrize(("side", "aim"), [("Mankind", "Your deck is your clock"), ("The Invader", "you attack")])
def test_the_coach_speaks_to_either_side(page: Page, side: str, aim: str) -> None:
    page.goto("/new/invaders")
    page.get_by_text(side, exact=True).first.click()
    page.get_by_role("switch", name="First game?").check()
    page.get_by_role("button", name="Start the game").click()
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text(aim)
    assert serious(page) == []


def test_sheets_are_closed_and_a_play_is_put_back_by_escape(page: Page) -> None:
    open_game(page, "Invaders", FAST)
    until(page, question(page, "Play and use cards"))
    sheet = page.locator("[data-zone=sheet]")
    for opened, said in (("Discard of Mankind", "the top one first"), ("Heroes of the Resistance", "Still to come")):
        button(page, opened).click()
        expect(sheet).to_contain_text(said)
        assert serious(page) == []
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(button(page, opened)).to_be_focused()
    until(page, lit(page, "hand").and_(page.locator("[data-drag]")))
    before = page.locator("[data-zone=hand] [data-card]").count()
    lit(page, "hand").first.click()
    expect(page.get_by_role("heading", name="Your play")).to_be_visible()
    page.keyboard.press("Escape")
    expect(question(page, "Play and use cards")).to_be_visible()
    expect(page.locator("[data-zone=hand] [data-card]")).to_have_count(before)


def test_a_card_is_dragged_into_its_zone(page: Page) -> None:
    open_game(page, "Invaders", FAST)
    until(page, question(page, "Play and use cards"))
    fighter = lit(page, "hand").filter(has=page.locator(".power")).first
    until(page, fighter)
    fighter.drag_to(page.locator("[data-zone=africa]"))
    expect(page.get_by_text(re.compile("Zone: Africa|plays in Africa: ")).last).to_be_attached()
