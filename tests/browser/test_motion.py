"""Cards move, and only fade where the system asks for reduced motion; either way one can play on at once."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.playing import FAST, asked, open_game, play
from tests.browser.visitors import Visitors

COUNT_FLIGHTS: Final = """
window.flights = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (frames.translate) window.flights += 1;
  return animate.call(this, frames, options);
};
"""


@pytest.mark.parametrize(
    ("game", "wish"), [("Siege", "no-preference"), ("AFU", "no-preference"), ("Invaders", "no-preference"), ("Siege", "reduce")]
)
def test_a_few_choices(visitors: Visitors, game: str, wish: str) -> None:
    page = visitors.come(reduced_motion=wish)
    page.add_init_script(COUNT_FLIGHTS)
    open_game(page, game, FAST)
    assert play(page, game, choices=6) == 6
    assert asked(page)
    assert (page.evaluate("window.flights") > 0) == (wish == "no-preference")
