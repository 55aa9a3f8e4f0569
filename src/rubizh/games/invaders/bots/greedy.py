"""A greedy side of Invaders: it tries what it can do, foresees how that goes on, and takes what looks best by rules of thumb."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.bots.bot import Bot
from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.games.invaders.bots.assess import Assessor
from rubizh.games.invaders.bots.foresight import in_main
from rubizh.games.invaders.bots.offhand import offhand, promising
from rubizh.games.invaders.bots.outlook import outlook
from rubizh.games.invaders.rules.choices import BACK, Discard, Limit, PutIn, TakeOut
from rubizh.games.invaders.rules.imagine import sample
from rubizh.games.invaders.rules.state import Invaders
from rubizh.games.invaders.rules.view import InvadersView

NOISE: Final = 0.05
CERTAIN: Final = 2.0  # so much more counts what has happened than what is foreseen


class ByThumb(Assessor):
    """Assesses by rules of thumb."""

    def assess(self, s: Invaders, seat: i64) -> float:
        return outlook(s, seat, self.lore(s))

    def result(self, s: Invaders, seat: i64) -> float:
        return CERTAIN * outlook(s, seat, self.lore(s))


class GreedyInvaders(Bot):
    """Plays what looks best now."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.eye: Final = ByThumb()

    def choose(self, v: View) -> Choice:
        assert isinstance(v, InvadersView)
        if len(v.options) == 1:
            return v.options[0]
        s = sample(v, self.dealer)
        lore = self.eye.lore(s)
        if isinstance(v.options[0], Discard | TakeOut | PutIn | Limit):
            return offhand(s, v.seat, v.options, lore)
        best, most = v.options[0], -1e9
        for option in v.options if in_main(s) else promising(s, v.seat, v.options, lore):
            if option is not BACK:
                value = self.eye.after(s, v.seat, option) + NOISE * self.dealer.fraction()
                if value > most:
                    best, most = option, value
        return best
