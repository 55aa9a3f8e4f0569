"""One measurement of random play in a process of its own: `python -m rubizh.lab.measure NAME SECONDS` prints a row of JSON."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterable
from time import process_time
from typing import Any, Final

from rubizh.build import build
from rubizh.engine.dealer import Dealer, playout
from rubizh.engine.flow import asked, choose
from rubizh.games import GAMES
from rubizh.games.lab import Options
from rubizh.games.package import Package

CLONES: Final = 50_000
PEER: Final = "openspiel:"
Row = dict[str, Any]


def option_sets(games: Iterable[str]) -> dict[str, tuple[Package, Options]]:
    """What is measured of some games: their option sets by the names under which they stand."""
    labs = [(GAMES[name], GAMES[name].lab) for name in games]
    return {row: (package, options) for package, lab in labs if lab is not None for row, options in lab.bench.items()}


def row(name: str, build: str, play: Callable[[], int], clone: Callable[[], object], seconds: float) -> Row:
    """Play random games for some seconds of processor time, then clone a state from the middle of one."""
    decisions = games = 0
    began = process_time()
    while process_time() - began < seconds:
        decisions += play()
        games += 1
    spent = process_time() - began
    return {
        "name": name,
        "build": build,
        "decisions_per_second": round(decisions / spent),
        "games_per_second": round(games / spent, 1),
        "clone_us": round(timed(clone, CLONES) * 1e6, 3),
    }


def timed(call: Callable[[], object], times: int) -> float:
    """Seconds of processor time for one call."""
    began = process_time()
    for _ in range(times):
        call()
    return (process_time() - began) / times


def ours(name: str, seconds: float) -> Row:
    package, chosen = option_sets(GAMES)[name]
    game = package.rules
    options = game.with_defaults(chosen)
    dealer = Dealer(1)
    middle, again = game.new(options), Dealer(2)
    for _ in range(playout(game.new(options), Dealer(2)) // 2):  # the first half of the same game
        choose(middle, again.pick(asked(middle).options))
    found = row(name, build(), lambda: playout(game.new(options), dealer), lambda: game.clone(middle), seconds)
    if package.lab is not None and package.lab.share is not None:
        share = package.lab.share
        found["share"] = round(share.measure(lambda: game.new(options), found["games_per_second"]), 3)
        found["heading"] = share.heading.text
    return found


def openspiel(name: str, seconds: float) -> Row:
    """A game of OpenSpiel, through the interface that its users have."""
    import pyspiel

    game = pyspiel.load_game(name.removeprefix(PEER))
    rng = random.Random(1)
    middle = game.new_initial_state()
    for _ in range(60):
        middle.apply_action(any_action(middle, rng))

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            state.apply_action(any_action(state, rng))
            decisions += 1
        return decisions

    return row(name, "peer", play, middle.clone, seconds)


def any_action(state: Any, rng: random.Random) -> int:
    """At random; the chance outcomes of the games compared are all equally likely."""
    if state.is_chance_node():
        outcomes: list[tuple[int, float]] = state.chance_outcomes()
        return outcomes[int(rng.random() * len(outcomes))][0]
    actions: list[int] = state.legal_actions()
    return actions[int(rng.random() * len(actions))]


def measure(name: str, seconds: float) -> Row:
    return openspiel(name, seconds) if name.startswith(PEER) else ours(name, seconds)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
