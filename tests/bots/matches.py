"""Games between bots and positions of random games, for the tests of bots."""

from __future__ import annotations

from typing import Any

import pytest

from rubizh.bots.bot import Bot
from rubizh.engine.dealer import Dealer, deal
from rubizh.engine.flow import NATURE, asked, choose
from rubizh.engine.game import Game
from rubizh.games import opponents
from rubizh.games.levels import Maker
from rubizh.games.package import Package


def played(game: Game[Any, Any], options: dict[str, str], bots: list[Bot], seed: int) -> Any:
    """The end of a game; the same seed deals the same cards."""
    s = game.new(game.with_defaults(options))
    nature = Dealer(seed)
    deal(s, nature)
    while not s.over:
        seat = asked(s).seat
        choose(s, bots[seat].choose(game.view(s, seat)))
        deal(s, nature)
    return s


def moments(game: Game[Any, Any], options: dict[str, str], seed: int) -> list[Any]:
    """Every position of a random game in which a seat is asked."""
    s = game.new(game.with_defaults(options))
    dealer = Dealer(seed)
    found: list[Any] = []
    while not s.over:
        if asked(s).seat != NATURE:
            found.append(game.clone(s))
        choose(s, dealer.pick(asked(s).options))
    return found


def every_table(game: Game[Any, Any]) -> list[dict[str, str]]:
    """The options of a game, and each of their other values once."""
    others = [{option.name: value} for option in game.options for value in option.values[1:]]
    return [{}, *others]


def lend(monkeypatch: pytest.MonkeyPatch, name: str, maker: Maker) -> None:
    """Another opponent that answers at once, in every game."""
    known = opponents.quick

    def quick(package: Package) -> dict[str, Maker]:
        return {**known(package), name: maker}

    monkeypatch.setattr(opponents, "quick", quick)
