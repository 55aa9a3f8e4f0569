"""A phone: upright everything fits the screen, is wide enough for a thumb and can be read; on its side one scrolls."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import FAST, MOST_CHOICES, asked, button, cards, open_game, play, tap
from tests.browser.visitors import PHONE, Visitors

THUMB: Final = 44
CHOICES: Final = {"Siege": 14, "AFU": 30, "Dronovody": 16, "Invaders": 40}  # about a dozen turns
LAID: Final = {
    "Siege": 4,
    "AFU": 0,
    "Dronovody": 0,
    "Invaders": 0,
}  # cards at the walls, at least
OVERFLOW: Final = """() => {
  const all = document.scrollingElement;
  return [all.scrollWidth - innerWidth, all.scrollHeight - innerHeight];
}"""
TO_TAP: Final = "[data-zone=hand] button, [data-zone=actions] button, [role=tab], :is(header, footer):not(main *) :is(button, a)"
OUT_OF_REACH: Final = """(things, thumb) => things.filter((thing) => thing.checkVisibility()).flatMap((thing) => {
  const box = thing.getBoundingClientRect();
  const whole = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const wide = Math.min(box.width, box.height) >= thumb - 0.5;
  return whole && wide ? [] : [[thing.ariaLabel ?? thing.textContent.trim(), JSON.stringify(box)]];
})"""
SLOW_NETWORK: Final = """
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (message) { setTimeout(() => send.call(this, message), 300); };
"""
BOARD_WITHIN: Final = ".stage"
LEGIBLE: Final = 11
TOO_SMALL: Final = """(legible) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small = [];
  while (texts.nextNode()) {
    const within = texts.currentNode.parentElement;
    const read = texts.currentNode.textContent.trim() && within.checkVisibility() && !within.closest('.unseen, svg');
    if (read && parseFloat(getComputedStyle(within).fontSize) < legible) small.push(texts.currentNode.textContent.trim());
  }
  return small;
}"""
SIDEWAYS: Final = {**PHONE, "viewport": {"width": 844, "height": 390}}
IN_SIGHT: Final = """(thing) => {
  const box = thing.getBoundingClientRect();
  const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return seen !== null && seen.closest('[data-zone=hand]') !== null;
}"""


@pytest.mark.parametrize("game", ["Siege", "AFU", "Dronovody", "Invaders"])
def test_a_dozen_turns_by_thumb(phone: Page, game: str) -> None:
    open_game(phone, game, FAST)
    for _ in range(CHOICES[game]):
        assert asked(phone)
        assert phone.evaluate(OVERFLOW) == [0, 0]
        assert phone.locator(TO_TAP).evaluate_all(OUT_OF_REACH, THUMB) == []
        play(phone, game, choices=1, press=tap)
    assert len(cards(phone, "walls")) >= LAID[game]


@pytest.mark.parametrize("game", ["Siege", "AFU", "Dronovody", "Invaders"])
def test_on_a_slow_network_what_was_chosen_is_put_away_at_once(phone: Page, game: str) -> None:
    phone.add_init_script(SLOW_NETWORK)
    open_game(phone, game, FAST)
    assert play(phone, game, choices=CHOICES[game], press=tap) == CHOICES[game]


@pytest.mark.parametrize("game", ["Siege", "AFU"])
def test_on_its_side_a_thumb_reaches_everything_by_scrolling(visitors: Visitors, game: str) -> None:
    page = visitors.come(size=SIDEWAYS)
    open_game(page, game, FAST)
    assert asked(page)
    assert page.evaluate(OVERFLOW) == [0, 0]
    board = page.locator(BOARD_WITHIN)
    assert board.evaluate("(board) => board.scrollHeight > board.clientHeight")
    assert board.evaluate("(board) => board.scrollWidth <= board.clientWidth")
    play(page, game, choices=6, press=tap)
    assert len(cards(page, "walls")) >= LAID[game] // 2
    board.evaluate("(board) => board.scrollTo(0, board.scrollHeight)")
    hand = page.locator("[data-zone=hand] [data-card]").last
    assert hand.evaluate(IN_SIGHT)


def test_on_its_side_dronovody_has_the_field_beside_the_hand(visitors: Visitors) -> None:
    page = visitors.come(size=SIDEWAYS)
    open_game(page, "Dronovody", "Four", FAST)
    for _ in range(6):
        assert asked(page)
        assert page.locator(BOARD_WITHIN).evaluate("(board) => board.scrollHeight <= board.clientHeight")
        play(page, "Dronovody", choices=1, press=tap)
    field, hand = page.locator("[data-zone=field]").bounding_box(), page.locator("[data-zone=hand]").bounding_box()
    assert field is not None
    assert hand is not None
    assert field["x"] + field["width"] <= hand["x"]
    assert field["y"] + field["height"] <= 390
    assert page.evaluate(TOO_SMALL, LEGIBLE) == []


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["upright", "on its side"])
def test_on_any_phone_invaders_can_be_read_and_reached(visitors: Visitors, size: dict[str, Any], language: str) -> None:
    page = visitors.come("Olena", size=size)
    open_game(page, "Invaders", FAST)
    play(page, "Invaders", choices=16, press=tap)
    assert asked(page)
    again = visitors.come(language=language, size=size, storage_state=page.context.storage_state())
    again.goto(page.url)
    assert asked(again)
    hand, rail = again.locator("[data-zone=hand]"), again.locator("[data-zone=rail]")
    for shown in (hand, rail):
        expect(shown).to_be_in_viewport(ratio=0.9)
    for tab in range(3):
        tap(again.get_by_role("tab").nth(tab))
        assert again.evaluate(TOO_SMALL, LEGIBLE) == []
    for opened in (".all", ".pile", ".heroes"):
        tap(again.locator(opened).last)
        sheet = again.locator("[data-zone=sheet]")
        expect(sheet).to_be_visible()
        assert sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")
        close = sheet.locator("h2").get_by_role("button")
        assert close.evaluate_all(OUT_OF_REACH, THUMB) == []
        tap(close)
        expect(sheet).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_is_written_on_small_cards_can_be_read(visitors: Visitors, language: str) -> None:
    page = visitors.come("Olena", size=PHONE)
    open_game(page, "Dronovody", "Four", FAST)
    for _ in range(MOST_CHOICES):
        assert play(page, "Dronovody", choices=1, press=tap) == 1
        if asked(page) and page.get_by_role("img", name="lap 2 of 4").count() and button(page, "Buy a drone").count():
            break
    again = visitors.come(language=language, size=PHONE, storage_state=page.context.storage_state())
    again.goto(page.url)
    for tab in range(3):
        tap(again.get_by_role("tab").nth(tab))
        assert again.evaluate(TOO_SMALL, LEGIBLE) == []
    tap(again.locator("[data-zone=mates] button").first)
    board = again.locator("[data-zone=sheet]")
    assert again.evaluate(TOO_SMALL, LEGIBLE) == []
    assert board.evaluate("(sheet) => [sheet, ...sheet.children].every((one) => one.scrollWidth <= one.clientWidth)")


def test_at_the_end_the_score_leaves_the_field_in_sight(phone: Page) -> None:
    open_game(phone, "Dronovody", "One, solo")
    assert play(phone, "Dronovody", press=tap) < MOST_CHOICES
    tap(button(phone, "See the board").last)
    field, score = phone.locator("[data-zone=field]"), phone.get_by_role("region", name="Score")
    expect(phone.locator("[data-zone=shop]")).to_be_hidden()
    expect(score).to_be_visible()
    assert field.evaluate("(field, thumb) => field.getBoundingClientRect().height > 4 * thumb", THUMB)
    assert score.evaluate("(score) => score.scrollHeight <= score.clientHeight")
