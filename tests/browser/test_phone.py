"""A phone: upright everything fits the screen, and all that is tapped is wide enough for a thumb; on its side one scrolls."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.playing import FAST, asked, cards, open_game, play, tap
from tests.browser.visitors import PHONE, Visitors

THUMB: Final = 44
CHOICES: Final = {"Siege": 14, "AFU": 30}  # about a dozen turns
LAID: Final = {"Siege": 4, "AFU": 0}  # cards at the walls, at least, if the choices were really made
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
BOARD_WITHIN: Final = ".stage"
IN_SIGHT: Final = """(thing) => {
  const box = thing.getBoundingClientRect();
  const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return seen !== null && seen.closest('[data-zone=hand]') !== null;
}"""


@pytest.mark.parametrize("game", ["Siege", "AFU"])
def test_a_dozen_turns_by_thumb(phone: Page, game: str) -> None:
    open_game(phone, game, FAST)
    for _ in range(CHOICES[game]):
        assert asked(phone)
        assert phone.evaluate(OVERFLOW) == [0, 0]
        assert phone.locator(TO_TAP).evaluate_all(OUT_OF_REACH, THUMB) == []
        play(phone, game, choices=1, press=tap)
    assert len(cards(phone, "walls")) >= LAID[game]


@pytest.mark.parametrize("game", ["Siege", "AFU"])
def test_on_its_side_a_thumb_reaches_everything_by_scrolling(visitors: Visitors, game: str) -> None:
    page = visitors.come(size={**PHONE, "viewport": {"width": 844, "height": 390}})
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
