"""One play ahead: every option is tried, and the judge says what it is worth."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.bots.bot import Bot
from rubizh.bots.judge import Judge
from rubizh.bots.partner import Partner
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import Choice
from rubizh.engine.game import Game, View
from rubizh.engine.words import Sentence


def preferred(judge: Judge, s: Any, seat: int, options: list[Choice], dealer: Dealer, noise: float) -> Choice:
    """The option that is worth most, give or take some noise."""
    if len(options) == 1:
        return options[0]
    return options[highest(judge.worths(s, seat, options), dealer, noise)]


def highest(worths: list[float], dealer: Dealer, noise: float) -> i64:
    """Where the highest of some worths is, give or take some noise."""
    best: i64 = 0
    most = -9.0
    for at, value in enumerate(worths):
        tried = value + noise * dealer.fraction()
        if tried > most:
            best, most = at, tried
    return best


class OnePly(Bot):
    """Looks no further than its own play, and is off by some noise, for each of the judge's networks."""

    def __init__(self, name: str, seed: int, game: Game[Any, Any], judge: Judge, noises: tuple[float, ...]) -> None:
        super().__init__(name, seed)
        self.game: Final = game
        self.judge: Final = judge
        self.noises: Final = noises
        self.partner: Final = Partner(game, judge, self.dealer)

    def choose(self, v: View) -> Choice:
        chosen = self.preferred(v) if len(v.options) > 1 else v.options[0]
        self.partner.chosen = chosen
        return chosen

    def preferred(self, v: View) -> Choice:
        s = self.game.sample(v, self.dealer)
        worths, favours = self.judge.worths(s, v.seat, v.options), self.partner.favours(v)
        noise = self.noises[self.judge.net_for(s, v.seat)]
        return v.options[highest([worth + favours[at] for at, worth in enumerate(worths)], self.dealer, noise)]

    def heed(self, requests: list[str]) -> None:
        self.partner.requests = requests

    def intent(self, v: View) -> Sentence | None:
        return self.partner.intent(v)
