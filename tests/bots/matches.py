"""Games between bots, for the tests of bots."""

from __future__ import annotations

from typing import Any

from rubizh.bots.bot import Bot
from rubizh.engine.dealer import Dealer, deal
from rubizh.engine.flow import asked, choose
from rubizh.engine.game import Game


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
