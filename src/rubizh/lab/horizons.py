"""What looking farther, or at more worlds, gains at one decision: `python -m rubizh.lab.horizons GAME 60 200` prints a table.

In games the gain of a little more time drowns in luck. Here the same decision is made by each horizon with each number of
worlds, and what it chose is judged in other worlds, by the widest horizon, against what looked best at first sight.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from multiprocessing import get_context
from os import cpu_count
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from msgspec import Struct

from rubizh.bots.search import Search
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, asked, choose
from rubizh.engine.game import View
from rubizh.games import GAMES
from rubizh.games.levels import Levels

HORIZONS: Final = (1, 2, 4, 8, 16, 32)
WORLDS: Final = (10, 20, 40, 80, 160)
CLOSE: Final = 0.05  # how much better the best option looks than the next at a decision that is not easy
DECIDED: Final = 0.05  # win chances nearer to 0 or 1 than this are no use
NOISE: Final = 0.02  # so that no two games are alike
SPLITS: Final = 20
OTHERWISE: Final = 1_000_000  # between the seed of a game and that of the worlds imagined in it


class Trial(Struct):
    """One decision: for each option, the best first, what every world was worth by every horizon."""

    values: list[list[list[float]]]

    @property
    def worlds(self) -> int:
        return len(self.values[0])

    def mean(self, option: int, worlds: list[int], at: int) -> float:
        """What an option was worth on the average, by the horizon at that place in HORIZONS."""
        return fmean(self.values[option][world][at] for world in worlds)

    def gain(self, at: int, many: int, rng: Random) -> float:
        """What is gained over first sight by choosing in some worlds, judged in the other half by the widest horizon."""
        order = rng.sample(range(self.worlds), self.worlds)
        some, others = order[:many], order[self.worlds // 2 :]
        chosen = max(range(len(self.values)), key=lambda option: self.mean(option, some, at))
        last = len(HORIZONS) - 1
        return self.mean(chosen, others, last) - self.mean(0, others, last)


def levels_of(game: str) -> Levels:
    levels = GAMES[game].levels
    assert levels is not None, f"{game} has no judge"
    return levels


def close_calls(game: str, seed: int) -> list[View]:
    """The decisions of a game, played by the judgement, at which two options look nearly alike."""
    judge, dealer, rules = levels_of(game).judge, Dealer(seed), GAMES[game].rules
    s: Any = rules.new(rules.with_defaults({}))
    found: list[View] = []
    while not s.over:
        seat, options = asked(s).seat, asked(s).options
        if seat == NATURE or len(options) == 1:
            choose(s, dealer.pick(options))
            continue
        worths = judge.worths(s, seat, options)
        best, second = sorted(worths, reverse=True)[:2]
        if best - second < CLOSE and DECIDED < best < 1.0 - DECIDED:
            found.append(rules.view(s, seat))
        liked = [worth + NOISE * dealer.fraction() for worth in worths]
        choose(s, options[liked.index(max(liked))])
    return found


def tried(task: tuple[str, int, int]) -> Trial | None:
    """Every promising option of one close decision of a game, in so many worlds, by all horizons."""
    game, seed, worlds = task
    calls = close_calls(game, seed)
    if not calls:
        return None
    v, rules = Random(seed).choice(calls), GAMES[game].rules
    search = Search(rules, levels_of(game).judge, levels_of(game).effort, Dealer(seed + OTHERWISE))
    options = [runner.option for runner in search.line_up(v) if runner.running]
    values: list[list[list[float]]] = [[] for _ in options]
    for _ in range(worlds):
        world = rules.sample(v, search.dealer)
        search.luck.turn(search.dealer)
        for at, option in enumerate(options):
            by_horizon: list[float] = []
            for horizon in HORIZONS:
                search.luck.again()
                by_horizon.append(search.play_on(rules.clone(world), option, v.seat, horizon))
            values[at].append(by_horizon)
    return Trial(values)


def trials(game: str, positions: int, worlds: int) -> Iterator[Trial]:
    """On all cores, one decision from each game."""
    with get_context("spawn").Pool(cpu_count()) as pool:
        for trial in pool.imap_unordered(tried, [(game, seed, worlds) for seed in range(positions)]):
            if trial is not None and len(trial.values) > 1:
                yield trial


def row(found: list[Trial], at: int, many: int) -> tuple[float, float]:
    """The mean gain over all decisions, and how far it may be off."""
    rng = Random(1)
    gains = [fmean(trial.gain(at, many, rng) for _ in range(SPLITS)) for trial in found]
    return fmean(gains), stdev(gains) / len(gains) ** 0.5


def report(game: str, found: list[Trial]) -> list[str]:
    """A table in Markdown, in hundredths of a win chance."""
    most = found[0].worlds // 2
    columns = [many for many in WORLDS if many <= most]
    lines = [f"{game}: {len(found)} close decisions, gain over first sight in % of win chance (± its standard error)", ""]
    lines.append("| horizon | " + " | ".join(f"{many} worlds" for many in columns) + " |")
    lines.append("|---" * (len(columns) + 1) + "|")
    for at, horizon in enumerate(HORIZONS):
        cells = [f"{100 * gain:+.2f} ± {100 * error:.2f}" for gain, error in (row(found, at, many) for many in columns)]
        lines.append(f"| {horizon} | " + " | ".join(cells) + " |")
    return lines


def main(game: str, positions: int, worlds: int) -> None:
    found: list[Trial] = []
    for trial in trials(game, positions, worlds):
        found.append(trial)
        print(f"\r{len(found)} of {positions}", end="", file=sys.stderr)
    print(file=sys.stderr)
    if len(found) < 2:
        sys.exit("too few close decisions: ask for more positions")
    print("\n".join(report(game, found)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
