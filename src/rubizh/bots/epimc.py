"""Extended PIMC (EPIMC): the cards are laid open only after the searcher's next decisions.

Until then it looks at a bundle of worlds at once, and plays the same in all of those that it cannot tell apart; the other seat
knows its own hand, and replies in each world by itself.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.bots.judge import Judge
from rubizh.bots.pimc import OpenSearch, World
from rubizh.bots.search import Effort
from rubizh.bots.shared_luck import WORLDS
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, Choice
from rubizh.engine.game import Game


class PostponedSearch(OpenSearch):
    """A race in bundles of worlds."""

    def __init__(
        self, game: Game[Any, Any], judge: Judge, effort: Effort, width: i64, bundle: i64, postponed: i64, dealer: Dealer
    ) -> None:
        super().__init__(game, judge, effort, width, dealer)
        self.bundle: Final = bundle
        self.postponed: Final = postponed  # by so many of the searcher's decisions after the option in the race

    def play_on(self, s: Any, option: Choice, seat: int, horizon: i64) -> float:
        v = self.game.view(s, seat)
        dealer = Dealer(self.luck.world)
        states = [self.game.sample(v, dealer) for _ in range(self.bundle)]
        worlds = [World(state, dealer.below(WORLDS), 0).after(option) for state in states]
        return sum(self.values(worlds, seat, horizon - 1, self.postponed, True), 0.0) / float(self.bundle)

    def values(self, worlds: list[World], seat: int, left: i64, postponed: i64, mine: bool) -> list[float]:
        """What each of some worlds that the searcher cannot tell apart is worth to it; `mine` if it was the last to choose."""
        s = worlds[0].s
        if postponed == 0 or s.over:
            return [self.open_value(world, seat, left, 0.0, 1.0) for world in worlds]
        if s.pending.seat == NATURE:
            return self.values_dealt(worlds, seat, left, postponed, mine)
        if s.pending.seat == seat:
            return self.values_agreed(worlds, seat, left, postponed)
        return self.values_replied(worlds, seat, left, postponed)

    def values_dealt(self, worlds: list[World], seat: int, left: i64, postponed: i64, mine: bool) -> list[float]:
        """The same card in all worlds where it can be, so that they stay alike; whoever played last draws, and alone sees it."""
        wanted = worlds[0].next_deal()
        drawn: dict[Choice, list[int]] = {}
        for at, world in enumerate(worlds):
            card = wanted if wanted in world.s.pending.options else world.next_deal()
            world.take(card)
            drawn.setdefault(card if mine else wanted, []).append(at)
        found = [0.0] * len(worlds)
        for where in drawn.values():
            alike = self.values([worlds[at] for at in where], seat, left, postponed, mine)
            for at, value in zip(where, alike, strict=True):
                found[at] = value
        return found

    def values_agreed(self, worlds: list[World], seat: int, left: i64, postponed: i64) -> list[float]:
        """The searcher's own choice is the one that is best on the average."""
        s = worlds[0].s
        if len(s.pending.options) == 1:
            return self.values(after(worlds, s.pending.options[0]), seat, left, postponed, True)
        worths = self.look(s)
        if left == 0:
            return [max(worths)] * len(worlds)
        best: list[float] = []
        for option in self.promising(s, worths):
            found = self.values(after(worlds, option), seat, left - 1, postponed - 1, True)
            if not best or sum(found, 0.0) > sum(best, 0.0):
                best = found
        return best

    def values_replied(self, worlds: list[World], seat: int, left: i64, postponed: i64) -> list[float]:
        """In each world the reply that leaves the searcher least; it can tell replies apart, but not the hands behind one."""
        replies: dict[Choice, list[int]] = {}
        for at, world in enumerate(worlds):
            for reply in self.promising(world.s, self.look(world.s)):
                replies.setdefault(reply, []).append(at)
        least = [1.0] * len(worlds)
        for reply, where in replies.items():
            found = self.values(after([worlds[at] for at in where], reply), seat, left, postponed, False)
            for at, value in zip(where, found, strict=True):
                least[at] = min(least[at], value)
        return least


def after(worlds: list[World], option: Choice) -> list[World]:
    return [world.after(option) for world in worlds]
