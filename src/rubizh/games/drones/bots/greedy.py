"""A sensible comrade by rules of thumb: whatever looks best now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.bots.bot import Bot
from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.engine.words import Sentence
from rubizh.games.drones.bots.comrade import asked_for, told, turn_to_come
from rubizh.games.drones.bots.liking import Likes
from rubizh.games.drones.rules.imagine import sample
from rubizh.games.drones.rules.state import Drones
from rubizh.games.drones.rules.view import DronesView

NOISE: Final = 0.02
FAVOUR: Final = 0.4  # what it is worth to do what a partner asks for


class GreedyDrones(Bot):
    """Plays what looks best now."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.likes: Final = Likes()
        self.requests: list[str] = []
        self.chosen: Choice | None = None

    def choose(self, v: View) -> Choice:
        assert isinstance(v, DronesView)
        found = self.best(sample(v, self.dealer), v.seat, v.options)
        self.chosen = found
        return found

    def heed(self, requests: list[str]) -> None:
        self.requests = requests

    def intent(self, v: View) -> Sentence | None:
        assert isinstance(v, DronesView)
        if self.chosen is None or self.chosen not in v.options:
            return None
        ahead = turn_to_come(sample(v, self.dealer), v.seat, self.chosen)
        if ahead is None or ahead.pending is None:
            return None
        return told(ahead, v.seat, self.best(ahead, v.seat, ahead.pending.options))

    def best(self, s: Drones, seat: i64, options: list[Choice]) -> Choice:
        self.likes.look(s)
        found = options[0]
        highest = -1e9
        for option in options:
            value = self.likes.liking(s, seat, option) + NOISE * self.dealer.fraction()
            if self.requests:
                value += FAVOUR * asked_for(s, seat, option, self.requests)
            if value > highest:
                found, highest = option, value
        return found
