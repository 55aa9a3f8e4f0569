"""A greedy commander of AFU."""

from __future__ import annotations

from rubizh.bots.bot import Bot
from rubizh.engine.flow import Choice
from rubizh.engine.game import View


class GreedyAfu(Bot):
    """Plays what looks best now."""

    def choose(self, v: View) -> Choice:
        return self.dealer.pick(v.options)
