"""One measurement of random play in a process of its own: `python -m rubizh.lab.measure NAME SECONDS` prints a row of JSON."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, Final

from rubizh.build import build
from rubizh.engine.dealer import Dealer, playout
from rubizh.engine.flow import NATURE, asked, choose
from rubizh.games import GAMES
from rubizh.games.siege.rules.control import claims
from rubizh.games.siege.rules.state import ATTACKER, Siege

CLONES: Final = 50_000
PEER: Final = "openspiel:"
Row = dict[str, Any]

# The games and option sets that are measured.
OURS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "siege": ("siege", {}),
    "siege+tactics": ("siege", {"tactics": "yes"}),
    "afu": ("afu", {}),
    "afu+solo": ("afu", {"players": "1"}),
}


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
    game_name, chosen = OURS[name]
    game = GAMES[game_name]
    options = game.with_defaults(chosen)
    dealer = Dealer(1)
    middle = game.new(options)
    for _ in range(playout(game.new(options), Dealer(2)) // 2):
        choose(middle, dealer.pick(asked(middle).options))
    measured = row(name, build(), lambda: playout(game.new(options), dealer), lambda: game.clone(middle), seconds)
    if isinstance(middle, Siege):
        measured["proof_share"] = round(proof_share(lambda: game.new(options), measured["games_per_second"]), 3)
    return measured


def proof_share(new: Callable[[], Siege], games_per_second: float) -> float:
    """The part of random play spent on claim proofs: the same questions of the same games, asked once more."""
    spent = 0.0
    games = 20
    dealer = Dealer(3)
    for _ in range(games):
        s = new()
        while not s.over:
            spent += asked_of_proof(s) * proof_time(s)
            choose(s, dealer.pick(asked(s).options))
    return spent / games * games_per_second


def asked_of_proof(s: Siege) -> int:
    """How often the turn asks for proofs on this board: at each of the attacker's questions, before a draw and after it."""
    if s.turn != ATTACKER or not any(s.attack):
        return 0
    return 2 if asked(s).seat == NATURE else 1


def proof_time(s: Siege) -> float:
    return max(timed(lambda: claims(s), 20) - timed(lambda: asked(s), 20), 0.0)


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
