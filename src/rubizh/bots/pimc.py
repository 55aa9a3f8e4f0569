"""Perfect-information Monte Carlo (PIMC): imagine a world, lay all of its cards open, and look ahead by alpha-beta; then average.

The race of `search.py` gives every option the same worlds, each with a deck of its own order, and a wider horizon from lap to
lap. In an open world both seats know both hands and the deck to come, and act on it: that is the method, and its flaw.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from rubizh.bots.bot import Bot
from rubizh.bots.judge import Judge
from rubizh.bots.search import NO_END, Effort, Runner, Search
from rubizh.engine.dealer import Dealer, dealt
from rubizh.engine.flow import NATURE, Choice, apply
from rubizh.engine.game import Game, View


class OutOfTime(Exception):
    """The clock ran out in the middle of a world."""


class World:
    """An imagined state whose cards lie open, the deck's order included."""

    def __init__(self, s: Any, seed: int, deals: int) -> None:
        self.s: Final = s
        self.seed: Final = seed
        self.deals = deals  # so far

    def after(self, option: Choice) -> World:
        """The same world with one choice made."""
        s = self.s.clone()
        apply(s, option)
        return World(s, self.seed, self.deals)

    def next_deal(self) -> Choice:
        """Nature's answer: whoever asks gets what lies on top."""
        return dealt(self.seed, self.deals, self.s.pending)

    def take(self, answer: Choice) -> None:
        self.deals += 1
        apply(self.s, answer)

    def go_on(self) -> bool:
        """Deal, and answer what has one answer only; whether a seat has something to decide then."""
        s = self.s
        while not s.over:
            if s.pending.seat == NATURE:
                self.take(self.next_deal())
            elif s.pending.many() == 1:
                apply(s, s.pending.option(0))
            else:
                return True
        return False


class OpenSearch(Search):
    """A race in worlds that are searched with open cards."""

    def __init__(self, game: Game[Any, Any], judge: Judge, effort: Effort, width: i64, dealer: Dealer) -> None:
        super().__init__(game, judge, effort, dealer)
        self.width: Final = width  # options tried at a decision: those that the judge likes best
        self.until = 0.0

    def try_world(self, v: View, running: list[Runner], horizon: i64, until: float) -> bool:
        self.until = until
        try:
            return super().try_world(v, running, horizon, until)
        except OutOfTime:
            return False

    def play_on(self, s: Any, option: Choice, seat: int, horizon: i64) -> float:
        world = World(s, self.luck.world, 0)
        return self.open_value(world.after(option), seat, horizon - 1, 0.0, 1.0)

    def open_value(self, world: World, seat: int, left: i64, low: float, high: float) -> float:
        """What the searcher reaches against the best replies, judged when it has had as many more decisions as are left."""
        if not world.go_on():
            return self.judge.value(world.s, seat)
        asked: int = world.s.pending.seat
        worths = self.look(world.s)
        if asked == seat:
            if left == 0:
                return max(worths)
            left -= 1
        for option in self.promising(world.s, worths):
            value = self.open_value(world.after(option), seat, left, low, high)
            if asked == seat:
                low = max(low, value)
            else:
                high = min(high, value)
            if low >= high:
                break
        return low if asked == seat else high

    def look(self, s: Any) -> list[float]:
        """What the options are worth to whoever is asked, by the judge, if there is time to ask it."""
        if perf_counter() >= self.until:
            raise OutOfTime
        options: list[Choice] = s.pending.options
        self.decisions += 1
        self.judged += len(options)
        return self.judge.worths(s, s.pending.seat, options)

    def promising(self, s: Any, worths: list[float]) -> list[Choice]:
        """The options that look best, best first."""
        options: list[Choice] = s.pending.options
        rest = worths[:]
        least = max(worths) - self.effort.margin
        found: list[Choice] = []
        while len(found) < self.width:
            best = max(rest)
            if best < least:
                break
            at = rest.index(best)
            rest[at] = -1.0
            found.append(options[at])
        return found


class OpenBot(Bot):
    """Plays what was best on the average of the open worlds that there was time for."""

    def __init__(self, name: str, seed: int, search: Search, seconds: float, worlds: i64 = NO_END) -> None:
        super().__init__(name, seed)
        self.search: Final = search
        self.seconds: Final = seconds
        self.worlds: Final = worlds

    def choose(self, v: View) -> Choice:
        if len(v.options) == 1:
            return v.options[0]
        return self.search.race(v, self.seconds, self.worlds)[0].option
