"""The computer opponents there are, by name, for each game: two yardsticks, and four levels to play against."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rubizh.bots.bot import Bot, RandomBot
from rubizh.bots.epimc import PostponedSearch
from rubizh.bots.ismcts import IsmctsBot
from rubizh.bots.judge import Judge
from rubizh.bots.overlooking import Overlooking
from rubizh.bots.pimc import OpenBot, OpenSearch
from rubizh.bots.ply import OnePly
from rubizh.bots.ris import RisBot
from rubizh.bots.search import Effort, Runner, Search, Searcher
from rubizh.bots.weights import load_weights
from rubizh.engine.dealer import Dealer
from rubizh.engine.game import View
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.afu.bots import judge as afu_judge
from rubizh.games.afu.bots.greedy import GreedyAfu
from rubizh.games.siege.bots import judge as siege_judge
from rubizh.games.siege.bots.greedy import GreedySiege

if TYPE_CHECKING:
    from rubizh.protocol.process import ProcessBot

AT: Final = "@"  # between an opponent and the seconds it may think
COMMAND: Final = "cmd:"  # before the command that starts somebody's own program
MOST_SECONDS: Final = 3600.0

OVERLOOKS: Final[dict[str, float]] = {"siege": 0.4, "afu": 0.25}  # the share of its options that a beginner does not see
# How far off a level's judgement of an option may be, by each network: attacking and defending, of two commanders and of one
# alone. It errs only where the better option is not much better.
MISJUDGES: Final[dict[str, dict[str, tuple[float, ...]]]] = {
    "siege": {"amateur": (0.12, 0.12), "expert": (0.0, 0.0)},
    "afu": {"amateur": (0.06, 0.025), "expert": (0.01, 0.008)},
}
GREEDY: Final[dict[str, Callable[[str, int], Bot]]] = {"siege": GreedySiege, "afu": GreedyAfu}
MASTER: Final = "master"
ISMCTS: Final = "ismcts"
OPENSPIEL: Final = "openspiel"
PIMC: Final = "pimc"
EPIMC: Final = "epimc"
RIS: Final = "ris"
THINKING: Final = (MASTER, ISMCTS, OPENSPIEL, PIMC, EPIMC, RIS)
SECONDS: Final = 1.0  # to think about a decision, unless the name says otherwise
EFFORT: Final[dict[str, Effort]] = {
    "siege": Effort(horizon=16, lap=256, runners=8, margin=0.15, drop=2.5),
    "afu": Effort(horizon=32, lap=256, runners=8, margin=0.1, drop=2.5),
}
PIMC_EFFORT: Final = Effort(horizon=1, lap=8, runners=8, margin=0.15, drop=5.0)
EPIMC_EFFORT: Final = Effort(horizon=1, lap=2, runners=8, margin=0.15, drop=5.0)  # as many worlds, in bundles
OPEN_WIDTH: Final = 3
BUNDLE: Final = 4
POSTPONED: Final = 1


class UnknownOpponent(Exception):
    """A text that names no opponent of a game, and what is wrong with it."""

    def __init__(self, wrong: Sentence) -> None:
        super().__init__(wrong.text)
        self.wrong: Final = wrong


@cache
def judge_of(game: str) -> Judge:
    """Whoever judges positions of a game, with what was learned."""
    nets = siege_judge.new_nets() if game == "siege" else afu_judge.new_nets()
    load_weights(Path(__file__).parent / "games" / game / "bots" / "learned.json", nets)
    return siege_judge.SiegeJudge(nets) if game == "siege" else afu_judge.AfuJudge(nets)


def beginner(game: str, text: str, seed: int) -> Bot:
    """The level that goes by rules of thumb, and overlooks things."""
    return Overlooking(text, seed, GREEDY[game](text, seed), OVERLOOKS[game])


def misjudging(game: str, noises: tuple[float, ...], text: str, seed: int) -> Bot:
    """A level that looks one play ahead."""
    return OnePly(text, seed, GAMES[game], judge_of(game), noises)


def master(game: str, text: str, seed: int) -> Bot:
    """The level that searches."""
    return Searcher(text, seed, GAMES[game], judge_of(game), EFFORT[game], thinks(text))


def ismcts(game: str, text: str, seed: int) -> Bot:
    return IsmctsBot(text, seed, GAMES[game], None, thinks(text))


def pimc(game: str, text: str, seed: int) -> Bot:
    search = OpenSearch(GAMES[game], judge_of(game), PIMC_EFFORT, OPEN_WIDTH, Dealer(seed))
    return OpenBot(text, seed, search, thinks(text))


def epimc(game: str, text: str, seed: int) -> Bot:
    search = PostponedSearch(GAMES[game], judge_of(game), EPIMC_EFFORT, OPEN_WIDTH, BUNDLE, POSTPONED, Dealer(seed))
    return OpenBot(text, seed, search, thinks(text))


def ris(game: str, text: str, seed: int) -> Bot:
    return RisBot(text, seed, GAMES[game], judge_of(game), thinks(text))


def openspiel(text: str, seed: int) -> Bot:
    try:
        from rubizh.games.siege.lab.openspiel import OpenSpielBot
    except ImportError:
        raise UnknownOpponent(Sentence("OpenSpiel is not installed: `pip install open_spiel`")) from None
    return OpenSpielBot(text, thinks(text), seed)


def levels(game: str) -> dict[str, Callable[[str, int], Bot]]:
    """Weakest first."""
    quick = {name: partial(misjudging, game, noises) for name, noises in MISJUDGES[game].items()}
    return {"beginner": partial(beginner, game), **quick, MASTER: partial(master, game)}


OPPONENTS: Final[dict[str, dict[str, Callable[[str, int], Bot]]]] = {
    game: {"random": RandomBot, "greedy": greedy, **levels(game)} for game, greedy in GREEDY.items()
}
# Not to play against, but to compare with: information-set tree search with random playouts, ours and OpenSpiel's, and other
# published methods with the judge that the levels have.
YARDSTICKS: Final[dict[str, dict[str, Callable[[str, int], Bot]]]] = {
    "siege": {
        ISMCTS: partial(ismcts, "siege"),
        OPENSPIEL: openspiel,
        PIMC: partial(pimc, "siege"),
        EPIMC: partial(epimc, "siege"),
        RIS: partial(ris, "siege"),
    },
    "afu": {},
}


def opponent(game: str, text: str, seed: int) -> Bot:
    """An opponent by its name, for example `greedy`, `master`, `master@0.25` or `cmd:./mybot`."""
    if text.startswith(COMMAND):
        return program(game, text, seed)
    name, at, _ = text.partition(AT)
    makers = {**OPPONENTS[game], **YARDSTICKS[game]}
    if name not in makers:
        known = ", ".join(makers)
        raise UnknownOpponent(Sentence("unknown opponent “{text}”, expected one of {known}", {"text": text, "known": known}))
    if at and name not in THINKING:
        raise UnknownOpponent(Sentence("“{name}” takes no time to think: write it without “{at}”", {"name": name, "at": at}))
    return makers[name](text, seed)


def thinks(text: str) -> float:
    """The seconds that an opponent may think about a decision, 0 for one that answers at once."""
    name, at, seconds = text.partition(AT)
    if name not in THINKING:
        return 0.0
    return read_seconds(text, seconds) if at else SECONDS


def read_seconds(text: str, seconds: str) -> float:
    try:
        found = float(seconds)
    except ValueError:
        found = -1.0
    if not 0.0 <= found <= MOST_SECONDS:
        raise UnknownOpponent(
            Sentence("“{text}”: after “{at}” the seconds to think are expected, for example 0.5", {"text": text, "at": AT})
        )
    return found


def advise(game: str, v: View, seconds: float, seed: int) -> list[Runner]:
    """Every option of a view with its estimated win chance and in how many imagined worlds it was tried, best first."""
    return Search(GAMES[game], judge_of(game), EFFORT[game], Dealer(seed)).race(v, seconds)


def program(game: str, text: str, seed: int) -> ProcessBot:
    """Somebody's own program, in a process that is started when it is first asked: `cmd:./mybot --flag`."""
    from rubizh.protocol.process import ProcessBot

    try:
        command = shlex.split(text.removeprefix(COMMAND))
    except ValueError as wrong:
        raise UnknownOpponent(Sentence("“{text}” is no command: {reason}", {"text": text, "reason": str(wrong)})) from None
    if not command:
        raise UnknownOpponent(Sentence("“{text}” needs a command after it", {"text": text}))
    return ProcessBot(text, seed, GAMES[game], command)
