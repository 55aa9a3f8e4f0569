"""Search: imagine what cannot be seen, try the promising options in the same imagined worlds, play on a little, and judge.

From an option on, every seat plays what the judge likes best by what that seat may know, so that nobody acts on a card that only
the searcher sees; Nature deals. What counts is what the searcher thinks of its own next decisions, on the average: the later
ones know more of what came of the option, the earlier ones owe less to luck. A world is tried with every option still in the
race, so that luck is the same for all of them, and an option that has fallen behind for good drops out. The more time there is,
the wider is the horizon, up to the game's own; whoever is left after a lap goes on with twice as wide a one.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from rubizh.bots.bot import Bot
from rubizh.bots.endgame import Endgame
from rubizh.bots.judge import Judge
from rubizh.bots.partner import Partner
from rubizh.bots.shared_luck import SharedLuck
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, Choice, apply
from rubizh.engine.game import Game, View
from rubizh.engine.words import Sentence

NO_END: Final = 1 << 30  # worlds, or decisions
INDIFFERENT: Final = 0.001  # a difference in win chance that is not worth the time to find out
TRUST: Final = 4.0
LAP_TRUST: Final = 16.0
REACH: Final = 32.0  # how wide a horizon, in the first lap, a second is enough for


class Runner:
    """One option in the race."""

    def __init__(self, option: Choice, prior: float) -> None:
        self.option: Final = option
        self.prior = prior  # what the judge says at first sight
        self.trust = TRUST  # as many worlds does that count for
        self.laps: i64 = 0
        self.worlds: i64 = 0  # in all laps
        self.visits: i64 = 0
        self.total = 0.0
        self.lead = 0.0  # sum of its differences from the average of all runners in the same worlds
        self.squares = 0.0
        self.running = True
        self.behind = 0.0  # how far behind the leader: at first sight if it took no part, or when it stopped

    def value(self) -> float:
        """The win chance: first sight counts as much as some worlds."""
        return (self.prior * self.trust + self.total) / (self.trust + float(self.visits))

    def begin_lap(self) -> None:
        self.prior = self.value()
        self.trust = LAP_TRUST
        self.laps += 1
        self.visits = 0
        self.total = 0.0
        self.lead = 0.0
        self.squares = 0.0

    def run(self, value: float, average: float) -> None:
        """What came of it in a world, and in the same world on the average."""
        self.worlds += 1
        self.visits += 1
        self.total += value
        self.lead += value - average
        self.squares += (value - average) * (value - average)

    def ahead(self) -> float:
        return self.lead / float(self.visits)

    def give_up(self, best: float) -> None:
        """Stay as far behind the best as when it dropped out: the worlds since then were perhaps less kind to everybody."""
        aim = max(best - self.behind, 0.0)
        self.total = aim * (self.trust + float(self.visits)) - self.prior * self.trust

    def doubt(self) -> float:
        """The squared standard error of its lead."""
        n = float(self.visits)
        return max(self.squares / n - (self.lead / n) * (self.lead / n), 0.0) / n


class Effort:
    """How hard a search tries."""

    def __init__(self, horizon: i64, lap: i64, runners: i64, margin: float, drop: float) -> None:
        self.horizon: Final = horizon  # of the searcher's own decisions, in the first lap, if there is time for it
        self.lap: Final = lap  # worlds until the better half goes on with twice the horizon
        self.runners: Final = runners
        self.margin: Final = margin  # an option that looks worse than the best by more than this is not tried
        self.drop: Final = drop  # standard errors behind the leader at which an option drops out

    def horizon_in(self, seconds: float) -> i64:
        """Four times the time for twice the horizon, up to the game's own: half of what is gained goes into more worlds."""
        return max(min(i64(REACH * sqrt(max(min(seconds, 1.0), 0.0)) + 0.5), self.horizon), 1)


class Search:
    """A race between the options of one decision."""

    def __init__(self, game: Game[Any, Any], judge: Judge, effort: Effort, dealer: Dealer) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.effort: Final = effort
        self.dealer: Final = dealer
        self.luck: Final = SharedLuck()  # what all options of one world meet
        self.decisions: i64 = 0  # simulated, of the seats
        self.deals: i64 = 0  # simulated answers of Nature
        self.judged: i64 = 0  # options
        self.longest = 0.0  # seconds that a playout of this race has taken

    def race(self, v: View, seconds: float, worlds: i64 = NO_END) -> list[Runner]:
        """Every option with what was found out about it, best first."""
        until = perf_counter() + seconds
        self.longest = 0.0
        runners = self.line_up(v)
        winner = self.solved(v)
        if winner is not None:
            return certain(runners, winner)
        running = [runner for runner in runners if runner.running]
        horizon = self.effort.horizon_in(seconds)
        tried: i64 = 0
        while len(running) > 1 and tried < worlds and self.try_world(v, running, horizon, until):
            tried += 1
            if tried % 4 == 0 and tried % self.effort.lap >= 8:
                running = self.drop_out(running)
            if tried % self.effort.lap == 0:
                horizon = min(2 * horizon, NO_END)
                running = self.next_lap(running)
        return self.ranked(runners)

    def ranked(self, runners: list[Runner]) -> list[Runner]:
        """The best of those that ran farthest, then the others as far behind it as they were when they stopped."""
        runners.sort(key=lambda runner: (runner.laps, runner.visits, runner.value()), reverse=True)
        best = runners[0]
        for runner in runners:
            if runner.laps < best.laps or runner.visits < best.visits:
                runner.give_up(best.value())
        return [best, *sorted(runners[1:], key=lambda runner: runner.value(), reverse=True)]

    def next_lap(self, running: list[Runner]) -> list[Runner]:
        """The better half goes on with a wider horizon; what they have shown so far is the new first sight."""
        running.sort(key=lambda runner: runner.value(), reverse=True)
        rest = running[: max((len(running) + 1) // 2, 2)]
        for runner in running[len(rest) :]:
            runner.behind = rest[0].value() - runner.value()
        for runner in rest:
            runner.begin_lap()
        return rest

    def solved(self, v: View) -> Choice | None:
        """A choice that wins for certain, where that can be worked out."""
        if not self.judge.exact(v):
            return None
        return Endgame(self.game, v.seat).winning(self.game.sample(v, self.dealer), v.options)

    def line_up(self, v: View) -> list[Runner]:
        """Those that look good at first sight take part."""
        s = self.game.sample(v, self.dealer)
        worths = self.judge.worths(s, v.seat, v.options)
        runners = [Runner(option, worths[at]) for at, option in enumerate(v.options)]
        runners.sort(key=lambda runner: runner.prior, reverse=True)
        least = runners[0].prior - self.effort.margin
        for at, runner in enumerate(runners):
            runner.running = at < self.effort.runners and runner.prior >= least
            runner.behind = 0.0 if runner.running else runners[0].prior - runner.prior
        return runners

    def try_world(self, v: View, running: list[Runner], horizon: i64, until: float) -> bool:
        """One imagined world for all; False if the time would have run out before the last was through."""
        world = self.game.sample(v, self.dealer)
        self.luck.turn(self.dealer)
        values: list[float] = []
        together = 0.0
        for runner in running:
            began = perf_counter()
            if began + self.longest >= until:
                return False
            self.luck.again()
            value = self.play_on(self.game.clone(world), runner.option, v.seat, horizon)
            self.longest = max(self.longest, perf_counter() - began)
            values.append(value)
            together += value
        average = together / float(len(running))
        for at, runner in enumerate(running):
            runner.run(values[at], average)
        return True

    def play_on(self, s: Any, option: Choice, seat: int, horizon: i64) -> float:
        """Choose the option, go on, and ask what the searcher makes of its decisions after the next one, on the average."""
        self.decisions += 1
        apply(s, option)
        met: i64 = 0
        total = 0.0
        while not s.over:
            decision = s.pending
            options: list[Choice] = decision.options
            if decision.seat == NATURE:
                self.deals += 1
                apply(s, self.luck.deal(s.todo[-1], options, self.judge.period(s)))
                continue
            self.decisions += 1
            if len(options) == 1:
                apply(s, options[0])
                continue
            worths = self.judge.worths(s, decision.seat, options)
            self.judged += len(options)
            best = highest(worths)
            if decision.seat == seat:
                if met > 0:
                    total += worths[best]
                if met == horizon:
                    return total / float(horizon)
                met += 1
            apply(s, options[best])
        still = horizon - max(met - 1, 0)
        return (total + float(still) * self.judge.value(s, seat)) / float(horizon)

    def drop_out(self, running: list[Runner]) -> list[Runner]:
        """Whoever is behind the leader beyond doubt stops."""
        leader = running[0]
        for runner in running:
            if runner.ahead() > leader.ahead():
                leader = runner
        far = self.effort.drop
        rest: list[Runner] = []
        for runner in running:
            behind = leader.ahead() - runner.ahead()
            if runner is leader or behind <= far * sqrt(leader.doubt() + runner.doubt()) - INDIFFERENT:
                rest.append(runner)
            else:
                runner.behind = behind
        return rest


def highest(worths: list[float]) -> i64:
    """Where the highest of the numbers is, the first of them."""
    best: i64 = 0
    for at, worth in enumerate(worths):
        if worth > worths[best]:
            best = at
    return best


def certain(runners: list[Runner], winner: Choice) -> list[Runner]:
    """The race is over before it begins."""
    for runner in runners:
        if runner.option is winner:
            runner.prior = 1.0
    return sorted(runners, key=lambda runner: runner.option is not winner)


class Searcher(Bot):
    """Searches as long as it may, and plays what it found best."""

    def __init__(
        self, name: str, seed: int, game: Game[Any, Any], judge: Judge, effort: Effort, seconds: float, worlds: i64 = NO_END
    ) -> None:
        super().__init__(name, seed)
        self.search: Final = Search(game, judge, effort, self.dealer)
        self.seconds: Final = seconds
        self.worlds: Final = worlds
        self.partner: Final = Partner(game, judge, self.dealer)

    def choose(self, v: View) -> Choice:
        chosen = self.found(v) if len(v.options) > 1 else v.options[0]
        self.partner.chosen = chosen
        return chosen

    def found(self, v: View) -> Choice:
        runners = self.search.race(v, self.seconds, self.worlds)
        if not self.partner.requests:
            return runners[0].option
        favours = self.partner.favours(v)
        worths = [runner.value() + favours[v.options.index(runner.option)] for runner in runners]
        return runners[highest(worths)].option

    def heed(self, requests: list[str]) -> None:
        self.partner.requests = requests

    def intent(self, v: View) -> Sentence | None:
        return self.partner.intent(v)
