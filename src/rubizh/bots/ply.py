"""One play ahead: every option is tried, and the judge says what it is worth."""

from __future__ import annotations

from typing import Any, Final

from rubizh.bots.bot import Bot
from rubizh.bots.judge import Judge
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import Choice
from rubizh.engine.game import Game, View


def preferred(judge: Judge, s: Any, seat: int, options: list[Choice], dealer: Dealer, noise: float) -> Choice:
    """The option that is worth most, give or take some noise."""
    best = options[0]
    if len(options) == 1:
        return best
    most = -1.0
    for at, value in enumerate(judge.worths(s, seat, options)):
        tried = value + noise * dealer.fraction()
        if tried > most:
            best, most = options[at], tried
    return best


class OnePly(Bot):
    """Looks no further than its own play, and is off by some noise, for each of the judge's networks."""

    def __init__(self, name: str, seed: int, game: Game[Any, Any], judge: Judge, noises: tuple[float, ...]) -> None:
        super().__init__(name, seed)
        self.game: Final = game
        self.judge: Final = judge
        self.noises: Final = noises

    def choose(self, v: View) -> Choice:
        s = self.game.sample(v, self.dealer)
        noise = self.noises[self.judge.net_for(s, v.seat)]
        return preferred(self.judge, s, v.seat, v.options, self.dealer, noise)
