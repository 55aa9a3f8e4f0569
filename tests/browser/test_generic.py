"""A game of somebody else's package, without a board of its own: three at the generic page, from home to the end."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from rubizh.games.package import Package
from tests.browser.playing import asked, look_at, open_game, play, tap
from tests.browser.served import Served
from tests.browser.test_phone import OUT_OF_REACH, OVERFLOW, THUMB, TO_TAP
from tests.browser.test_ukrainian import english
from tests.browser.visitors import PHONE, Visitors, serious

PLAYERS: Final = ["Olena", "Computer, random", "Computer, tree search"]
ENDINGS: Final = ("You have won!", "You share first place", "You have lost", "Nobody has won")
OF_THE_GAME: Final = re.compile(r"Hands?|Shown|show \d")  # names and notation of its own


@pytest.fixture
def table(sentries: Package, table: Served) -> Served:
    """A table at which the package is installed."""
    return table


def choose_game(page: Page, play: str, three: str) -> None:
    page.goto("/")
    page.get_by_role("link", name=play).click()
    page.get_by_text(three, exact=True).click()
    page.locator("input[value=ismcts]").nth(1).check(force=True)  # the last of the other two thinks


def standing(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name=name).get_by_role("listitem")


def test_three_at_a_desk(visitors: Visitors) -> None:
    page = visitors.come("Olena")
    choose_game(page, "Play: Sentries", "Three")
    assert serious(page) == []
    page.get_by_role("button", name="Start the game").click()
    assert asked(page)
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_contain_text(PLAYERS)
    expect(page.get_by_role("region", name="Choices").get_by_role("button")).to_have_count(2)
    assert serious(page) == []
    expect(look_at(page, "Players").get_by_role("listitem")).to_contain_text(PLAYERS)
    assert serious(page) == []

    assert play(page, "Sentries") > 0
    over = page.get_by_role("region", name=re.compile(f"^({'|'.join(ENDINGS)})$"))
    expect(over).to_contain_text("Both rounds are over.")
    rows = standing(page, "Standing").all_inner_texts()
    assert sorted(name for name in PLAYERS if any(name in row for row in rows)) == sorted(PLAYERS)
    assert sum(int(row.split()[-1]) for row in rows) == 2
    assert serious(page) == []

    over.get_by_role("button", name="Play again, roles passed on").click()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem").last).to_contain_text("Olena")


def test_the_end_of_a_round_is_staged_in_words(visitors: Visitors) -> None:
    page = visitors.come("Olena", pace="step")
    open_game(page, "Sentries")
    assert play(page, "Sentries", until="[data-scene]") == 1
    scene = page.get_by_role("region", name="What happens")
    expect(scene).to_contain_text("The round is over")
    expect(scene).to_contain_text(re.compile(r"(North|East): \d"))
    assert serious(page) == []
    page.keyboard.press("Enter")
    expect(scene).to_have_count(0)
    assert asked(page)


def test_a_team_at_a_phone_in_ukrainian(visitors: Visitors) -> None:
    page = visitors.come("Олена", language="uk", size=PHONE)
    choose_game(page, "Грати: Вартові", "Троє")
    page.get_by_text("Налаштування гри").click()
    page.get_by_role("group", name="Разом").get_by_text("Так").click()
    assert serious(page) == []
    page.get_by_role("button", name="Почати гру").click()
    assert asked(page)
    assert page.evaluate(OVERFLOW) == [0, 0]
    assert page.locator(f"{TO_TAP}, [data-zone=choices] button").evaluate_all(OUT_OF_REACH, THUMB) == []
    assert [said for said in english(page) if not OF_THE_GAME.fullmatch(said)] == []
    assert serious(page) == []

    assert play(page, "Sentries", press=tap) > 0
    expect(page.get_by_role("heading", name=re.compile("^Спільна (перемога!|поразка)$"))).to_be_visible()
    expect(standing(page, "Підсумок")).to_have_count(3)
    assert [said for said in english(page) if not OF_THE_GAME.fullmatch(said)] == []
    assert serious(page) == []
