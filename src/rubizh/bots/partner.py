"""What a player that goes by a judge has to do with its partners: their requests, and what it tells them."""

from __future__ import annotations

from typing import Any, Final

from rubizh.bots.judge import Judge
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import Choice
from rubizh.engine.game import Game, View
from rubizh.engine.words import Sentence


class Partner:
    """The requests that hold now, and the last choice."""

    def __init__(self, game: Game[Any, Any], judge: Judge, dealer: Dealer) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.dealer: Final = dealer
        self.requests: list[str] = []
        self.chosen: Choice | None = None

    def favours(self, v: View) -> list[float]:
        """What the requests add to each option."""
        if not self.requests:
            return [0.0] * len(v.options)
        s = self.game.sample(v, self.dealer)
        return [self.judge.favour(s, v.seat, option, self.requests) for option in v.options]

    def intent(self, v: View) -> Sentence | None:
        """What is intended after the last choice."""
        if self.chosen is None or self.chosen not in v.options:
            return None
        return self.judge.intent(self.game.sample(v, self.dealer), v.seat, self.chosen)
