"""A window that opened by what a hand holds would break the law of asked seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rubizh.build import build
from rubizh.engine.flow import Decision
from rubizh.engine.laws import Broken, Lawbook
from rubizh.games.invaders.rules.chain import Prevent, Window
from rubizh.games.invaders.rules.state import Invaders
from tests.games.invaders.position import game, main, play

TRIES = 12


def announced() -> Invaders:
    """A card is about to be announced that may be cancelled."""
    return play(main("invader", hand="pyramid", other_hand="ramses ramses", other_deck="jamming ramses norad"), "play pyramid")


def draining() -> Invaders:
    """An ability is about to drain."""
    return main("invader", invader={"africa": "anthraxus"}, other_hand="mako ramses", other_deck="guerrillas ramses norad")


Position = Callable[[], Invaders]
POSITIONS: list[Position] = [announced, draining]


def check(position: Position) -> None:
    """The law of asked seats, with the answering hand dealt anew several times."""
    for seed in range(TRIES):
        Lawbook(game(), {}, seed).asked_alike(position())


@pytest.mark.rule("invaders-51")
@pytest.mark.parametrize("position", POSITIONS)
def test_the_law_holds(position: Position) -> None:
    check(position)


@pytest.mark.rule("invaders-51")
@pytest.mark.skipif(build() == "compiled", reason="compiled steps cannot be replaced")
@pytest.mark.parametrize(("position", "step"), list(zip(POSITIONS, [Window, Prevent], strict=True)))
def test_a_window_that_opens_by_the_hand_is_noticed(
    position: Position, step: type[Window | Prevent], monkeypatch: pytest.MonkeyPatch
) -> None:
    rightly = step.ask

    def by_the_hand(self: Window | Prevent, s: Invaders) -> Decision | None:
        decision = rightly(self, s)  # type: ignore[arg-type]
        return decision if decision is not None and decision.many() > 1 else None

    monkeypatch.setattr(step, "ask", by_the_hand)
    with pytest.raises(Broken, match="whether anybody is asked"):
        check(position)
