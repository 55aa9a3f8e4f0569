"""How fast a search simulates: `python -m rubizh.lab.search_speed openspiel:hearts SECONDS` prints a row of JSON."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterable
from time import process_time
from typing import Any, Final

from rubizh.bots.ismcts import BATCH, Tree
from rubizh.bots.search import Search
from rubizh.build import build
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, asked, choose
from rubizh.engine.game import Game
from rubizh.games import GAMES
from rubizh.games.opponents import SECONDS
from rubizh.games.package import Package
from rubizh.lab.measure import PEER, Row, any_action

PARTS: Final = (0.0, 0.25, 0.5, 0.75)  # how far the game is at the positions searched
SIMULATIONS: Final = 2000  # of one search
ROLLOUTS: Final = 50
UCT_C: Final = 2.0  # as in OpenSpiel's own examples
FIGURES: Final[list[str]] = ["decisions_per_second", "with_chance_per_second", "simulations_per_second", "judged_per_second"]


def mean(name: str, build: str, found: list[Row]) -> Row:
    """The row of a search from what was found at several positions, which took equal time."""
    means = {figure: round(sum(row[figure] for row in found) / len(found)) for figure in FIGURES if figure in found[0]}
    return {"name": name, "build": build, **means, "positions": found}


def our_positions(game: Game[Any, Any]) -> list[Any]:
    """The states of a random game at which there is something to search, at each part of it."""
    dealer = Dealer(2)
    s = game.new(game.with_defaults({}))
    moments = []
    while not s.over:
        if asked(s).seat != NATURE and len(asked(s).options) > 1:
            moments.append(game.clone(s))
        choose(s, dealer.pick(asked(s).options))
    return [moments[int(part * len(moments))] for part in PARTS]


def our_trees(package: Package, s: Any, seconds: float) -> Row:
    """Trees over one position, each simulation played at random to the end."""
    game = package.rules
    v, dealer = game.view(s, asked(s).seat), Dealer(1)
    simulations = decisions = 0
    began = process_time()
    while process_time() - began < seconds:
        tree = Tree(game, None, v, dealer)
        while tree.root.visits < SIMULATIONS and process_time() - began < seconds:
            for _ in range(BATCH):
                tree.grow()
        simulations += tree.root.visits
        decisions += tree.decisions
    spent = process_time() - began
    seats, nature = our_remaining(game, s)
    return {
        "simulations_per_second": round(simulations / spent),
        "decisions_per_second": round(decisions * seats / (seats + nature) / spent),
        "with_chance_per_second": round(decisions / spent),
    }


def our_remaining(game: Game[Any, Any], s: Any) -> tuple[float, float]:
    """The seats' decisions and Nature's from a position to the end, in the mean of some random games."""
    dealer = Dealer(1)
    counts = [0, 0]
    for _ in range(ROLLOUTS):
        play = game.clone(s)
        while not play.over:
            counts[asked(play).seat == NATURE] += 1
            choose(play, dealer.pick(asked(play).options))
    return counts[0] / ROLLOUTS, counts[1] / ROLLOUTS


def our_races(package: Package, s: Any, seconds: float) -> Row:
    """The strongest level's search of one position, again and again; a simulation is one option in one world."""
    assert package.levels is not None, "only a judge can race"
    search = Search(package.rules, package.levels.judge, package.levels.effort, Dealer(1))
    v = package.rules.view(s, asked(s).seat)
    simulations = 0
    began = process_time()
    while process_time() - began < seconds:
        runners = search.race(v, SECONDS)
        simulations += sum(runner.worlds for runner in runners)
    spent = process_time() - began
    return {
        "simulations_per_second": round(simulations / spent),
        "decisions_per_second": round(int(search.decisions) / spent),
        "with_chance_per_second": round(int(search.decisions + search.deals) / spent),
        "judged_per_second": round(int(search.judged) / spent),
    }


def peer_positions(name: str) -> list[Any]:
    """The states of a random game at which there is something to search, as near after each part of it as can be."""
    import pyspiel

    rng = random.Random(2)  # a deal with passing, the longer game
    state = pyspiel.load_game(name).new_initial_state()
    passed = [state.clone()]
    while not state.is_terminal():
        state.apply_action(any_action(state, rng))
        passed.append(state.clone())
    moments = [s for s in passed if not s.is_terminal() and not s.is_chance_node()]
    return [next(s for s in moments[int(part * len(moments)) :] if len(s.legal_actions()) > 1) for part in PARTS]


def peer_trees(state: Any, seconds: float) -> Row:
    """OpenSpiel's ISMCTS at one position: the decisions inside its simulations, by tree and by rollout to the end."""
    import pyspiel

    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), UCT_C, SIMULATIONS)
    decisions, chances = peer_remaining(state)
    simulations = 0
    began = process_time()
    while process_time() - began < seconds:
        bot.step(state)
        simulations += SIMULATIONS
    rate = simulations / (process_time() - began)
    return {
        "decisions_left": round(decisions, 1),
        "simulations_per_second": round(rate),
        "decisions_per_second": round(rate * decisions),
        "with_chance_per_second": round(rate * (decisions + chances)),
    }


def peer_remaining(state: Any) -> tuple[float, float]:
    """The players' decisions and the chance outcomes from a position to the end, in the mean of some random games."""
    rng = random.Random(1)
    counts = [0, 0]
    for _ in range(ROLLOUTS):
        play = state.clone()
        while not play.is_terminal():
            counts[play.is_chance_node()] += 1
            play.apply_action(any_action(play, rng))
    return counts[0] / ROLLOUTS, counts[1] / ROLLOUTS


Way = Callable[[Package, Any, float], Row]  # how a position is searched


def searches(games: Iterable[str]) -> dict[str, tuple[Package, Way]]:
    """Tree search in every game, and the race where there is a judge."""
    found: dict[str, tuple[Package, Way]] = {}
    for package in [GAMES[name] for name in games]:
        found[f"{package.name} ISMCTS"] = (package, our_trees)
        if package.levels is not None:
            found[f"{package.name} race"] = (package, our_races)
    return found


def measure(name: str, seconds: float) -> Row:
    """A search at several points of one random game."""
    if name.startswith(PEER):
        return mean(name, "peer", [peer_trees(s, seconds / len(PARTS)) for s in peer_positions(name.removeprefix(PEER))])
    package, way = searches(GAMES)[name]
    return mean(name, build(), [way(package, s, seconds / len(PARTS)) for s in our_positions(package.rules)])


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
