"""How much of random play the claim proofs of Siege take."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, asked, choose
from rubizh.engine.words import Sentence
from rubizh.games.lab import Share
from rubizh.games.siege.rules.control import claims
from rubizh.games.siege.rules.state import ATTACKER, Siege

TIMES: Final = 20


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
    """Seconds of processor time for one proof, less those of the call itself."""
    return max(timed(lambda: claims(s)) - timed(lambda: asked(s)), 0.0)


def timed(call: Callable[[], object]) -> float:
    began = process_time()
    for _ in range(TIMES):
        call()
    return (process_time() - began) / TIMES


PROOFS: Final = Share(Sentence("claim proof"), proof_share)
