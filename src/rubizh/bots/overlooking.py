"""A player that overlooks some of what it could do, and otherwise plays like another."""

from __future__ import annotations

from typing import Final

from rubizh.bots.bot import Bot
from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.engine.words import Sentence

DECLINING: Final = ("pass", "done", "stop", "end turn")  # nobody overlooks that nothing need be done


class Overlooking(Bot):
    """What it chooses is sensible; what it does not see are better plays."""

    def __init__(self, name: str, seed: int, other: Bot, overlooks: float) -> None:
        super().__init__(name, seed)
        self.other: Final = other
        self.overlooks: Final = overlooks

    def choose(self, v: View) -> Choice:
        offered = v.options
        v.options = self.noticed(offered)
        try:
            return self.other.choose(v)
        finally:
            v.options = offered

    def heed(self, requests: list[str]) -> None:
        self.other.heed(requests)

    def intent(self, v: View) -> Sentence | None:
        return self.other.intent(v)

    def noticed(self, options: list[Choice]) -> list[Choice]:
        """Some of the options, at least one."""
        seen = [option for option in options if option.text in DECLINING or self.dealer.fraction() >= self.overlooks]
        return seen or [self.dealer.pick(options)]
