"""Ukrainian throughout: what is to be read or heard has no English in it, and the language can be changed in play."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.playing import FAST, asked, cards, look_at, open_game, play

NAMES: Final = {
    "Rubizh",
    "English",
    "Schotten",
    "Totten",
    "IELLO",
    "Kilogames",
    "SP",
    "SH",
    "FPV",
    "HIMARS",
    "ISTAR",
    "M777",
    "Invaders",
    "White",
    "Goblin",
    "Games",
}
LATIN: Final = re.compile(r"[A-Za-z]\w*(?:['’-]\w+)*", re.ASCII)  # also before a Ukrainian ending: FPV-дрон
CYRILLIC: Final = re.compile(rf"^([^A-Za-z]|{'|'.join(NAMES)})*$")
NOTATION: Final = re.compile(r"[A-Z]\d*|(siege|afu|drones|invaders)-\d+")  # cards and rules
TABS: Final = ("Перебіг", "Чат", "Правила", "Гравці", "Параметри")
SAID: Final = """() => {
  const said = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement;
    if (!around.closest('code, script, style') && around.checkVisibility()) said.push(texts.currentNode.data);
  }
  for (const thing of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]'))
    if (thing.checkVisibility()) said.push(thing.ariaLabel, thing.title, thing.placeholder, thing.ariaValueText);
  return said.filter(Boolean);
}"""


def english(page: Page) -> list[str]:
    """Everything with Latin words in it that are no names."""
    foreign = lambda word: word not in NAMES and not NOTATION.fullmatch(word)  # noqa: E731
    return [said for said in page.evaluate(SAID) if any(map(foreign, LATIN.findall(said)))]


def test_pages_before_a_game(person: Person) -> None:
    page = person(language="uk")
    page.goto("/")
    expect(page.get_by_role("heading", name="Облога")).to_be_visible()
    assert english(page) == []
    for game, title in (("siege", "Облога"), ("afu", "ЗСУ"), ("drones", "Дроноводи"), ("invaders", "Загарбники")):
        page.goto(f"/new/{game}")
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        page.get_by_text("Налаштування гри").click()
        assert english(page) == []
        page.goto(f"/rules/{game}")
        expect(page.get_by_role("navigation", name="Зміст")).to_be_visible()
        assert english(page) == []


def expect_ukrainian(page: Page) -> None:
    """Everything that the server says anew has come: the game's title, the question, the cards."""
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.get_by_role("banner").get_by_role("heading")).to_have_text(CYRILLIC)
    expect(page.locator("[data-question]")).to_have_text(CYRILLIC)
    for card in page.locator("[data-zone=hand] button").all():
        expect(card).to_have_accessible_name(CYRILLIC)


@pytest.mark.parametrize(("game", "choices"), [("Siege", 5), ("AFU", 12), ("Dronovody", 6), ("Invaders", 12)])
def test_the_language_changes_in_play_and_back(page: Page, game: str, choices: int) -> None:
    open_game(page, game, FAST)
    play(page, game, choices)
    assert asked(page)
    before = cards(page, "")

    look_at(page, "Settings").get_by_text("Українська").click()
    expect_ukrainian(page)
    for tab in TABS:
        drawn = page.get_by_role("tab", name=tab)
        drawn.click()
        expect(drawn).to_have_attribute("aria-selected", "true")
        expect(page.get_by_role("tabpanel").get_by_text("Завантаження")).to_have_count(0)
        assert english(page) == []
    assert cards(page, "") == before

    page.get_by_text("English").click()
    expect(page.get_by_role("contentinfo")).to_contain_text("Your move.")
    expect(page.locator("[data-question]")).not_to_have_text(CYRILLIC)
    assert play(page, game, choices=3) == 3
