"""The computer opponents there are, by name, for each game: two yardsticks, and four levels to play against.

A game without levels of its own is played by the generic ones, at random and by tree search.
"""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from rubizh.bots.bot import Bot, RandomBot
from rubizh.bots.epimc import PostponedSearch
from rubizh.bots.ismcts import IsmctsBot
from rubizh.bots.overlooking import Overlooking
from rubizh.bots.pimc import OpenBot, OpenSearch
from rubizh.bots.ply import OnePly
from rubizh.bots.ris import RisBot
from rubizh.bots.search import Effort, Runner, Search, Searcher
from rubizh.build import build
from rubizh.engine.dealer import Dealer
from rubizh.engine.game import View
from rubizh.engine.words import Sentence
from rubizh.games.levels import Levels, Maker, TimedMaker
from rubizh.games.package import Package

if TYPE_CHECKING:
    from rubizh.protocol.process import ProcessBot
    from rubizh.protocol.watched import Watched

AT: Final = "@"  # between an opponent and the seconds it may think
COMMAND: Final = "cmd:"  # before the command that starts somebody's own program
MOST_SECONDS: Final = 3600.0
RANDOM: Final = "random"
GREEDY: Final = "greedy"
BEGINNER: Final = "beginner"
MASTER: Final = "master"
ISMCTS: Final = "ismcts"
SECONDS: Final = 1.0  # to think about a decision, unless the name says otherwise
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


def levels(package: Package) -> list[str]:
    """Those to play against, weakest first."""
    return [RANDOM, ISMCTS] if package.levels is None else [BEGINNER, *package.levels.misjudges, MASTER]


def quick(package: Package) -> dict[str, Maker]:
    """The opponents that answer at once."""
    own = package.levels
    if own is None:
        return {RANDOM: RandomBot}
    between = {name: partial(misjudging, package, own, noises) for name, noises in own.misjudges.items()}
    return {RANDOM: RandomBot, GREEDY: own.greedy, BEGINNER: partial(beginner, own), **between}


def thinkers(package: Package) -> dict[str, TimedMaker]:
    """The opponents that think, those to compare with included."""
    found: dict[str, TimedMaker] = {ISMCTS: partial(ismcts, package)}
    own = package.levels
    if own is not None:
        found |= {MASTER: partial(master, package, own), **own.peers}
        found |= {name: partial(METHODS[name], package, own) for name in own.methods}
    return found


def opponents(package: Package) -> list[str]:
    """Whom people may choose, weakest first."""
    return list(dict.fromkeys([*quick(package), *levels(package)]))


def beginner(own: Levels, text: str, seed: int) -> Bot:
    """The level that goes by rules of thumb, and overlooks things."""
    return Overlooking(text, seed, own.greedy(text, seed), own.overlooks)


def misjudging(package: Package, own: Levels, noises: tuple[float, ...], text: str, seed: int) -> Bot:
    """A level that looks one play ahead."""
    return OnePly(text, seed, package.rules, own.judge, noises)


def master(package: Package, own: Levels, text: str, seconds: float, seed: int) -> Bot:
    """The level that searches."""
    return Searcher(text, seed, package.rules, own.judge, own.effort, seconds)


def ismcts(package: Package, text: str, seconds: float, seed: int) -> Bot:
    """Information-set tree search with random playouts."""
    return IsmctsBot(text, seed, package.rules, None, seconds)


def pimc(package: Package, own: Levels, text: str, seconds: float, seed: int) -> Bot:
    return OpenBot(text, seed, OpenSearch(package.rules, own.judge, PIMC_EFFORT, OPEN_WIDTH, Dealer(seed)), seconds)


def epimc(package: Package, own: Levels, text: str, seconds: float, seed: int) -> Bot:
    search = PostponedSearch(package.rules, own.judge, EPIMC_EFFORT, OPEN_WIDTH, BUNDLE, POSTPONED, Dealer(seed))
    return OpenBot(text, seed, search, seconds)


def ris(package: Package, own: Levels, text: str, seconds: float, seed: int) -> Bot:
    return RisBot(text, seed, package.rules, own.judge, seconds)


# Other published methods with the judge that the levels have.
METHODS: Final[dict[str, Callable[[Package, Levels, str, float, int], Bot]]] = {"pimc": pimc, "epimc": epimc, "ris": ris}


def opponent(package: Package, text: str, seed: int) -> Bot:
    """An opponent by its name, for example `greedy`, `master`, `master@0.25` or `cmd:./mybot`."""
    if text.startswith(COMMAND):
        return program(package, text, seed)
    name, at, _ = text.partition(AT)
    at_once, thinking = quick(package), thinkers(package)
    if name in thinking:
        return thinking[name](text, thinks(package, text), seed)
    if name not in at_once:
        known = ", ".join(dict.fromkeys([*opponents(package), *thinking]))
        raise UnknownOpponent(Sentence("unknown opponent “{text}”, expected one of {known}", {"text": text, "known": known}))
    if at:
        raise UnknownOpponent(Sentence("“{name}” takes no time to think: write it without “{at}”", {"name": name, "at": at}))
    return at_once[name](text, seed)


def thinks(package: Package, text: str) -> float:
    """The seconds that an opponent may think about a decision, 0 for one that answers at once."""
    name, at, seconds = text.partition(AT)
    if name not in thinkers(package):
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


def advise(package: Package, v: View, seconds: float, seed: int) -> list[Runner]:
    """Every option of a view with its estimated win chance and in how many imagined worlds it was tried, best first."""
    if package.levels is None:
        return IsmctsBot(ISMCTS, seed, package.rules, None, seconds).compared(v)
    return Search(package.rules, package.levels.judge, package.levels.effort, Dealer(seed)).race(v, seconds)


def program(package: Package, text: str, seed: int) -> ProcessBot:
    """Somebody's own program, in a process that is started when it is first asked: `cmd:./mybot --flag`."""
    try:
        command = shlex.split(text.removeprefix(COMMAND))
    except ValueError as wrong:
        raise UnknownOpponent(Sentence("“{text}” is no command: {reason}", {"text": text, "reason": str(wrong)})) from None
    if not command:
        raise UnknownOpponent(Sentence("“{text}” needs a command after it", {"text": text}))
    from rubizh.protocol.process import ProcessBot

    return ProcessBot(text, seed, package.rules, command)


def watched(
    package: Package,
    text: str,
    seed: int,
    report: Callable[[Sentence], object],
    cards: str | None = None,
    before: Sequence[str] = (),
) -> Watched:
    """An opponent in a process of its own that always answers in time. `before` goes before its command."""
    from rubizh.protocol.process import ProcessBot
    from rubizh.protocol.watched import Watched, limit

    seconds = thinks(package, text)
    if text.startswith(COMMAND):
        process = program(package, text, seed)
    else:
        command = [*before, *serving(package, text, cards)]
        process = ProcessBot(text, seed, package.rules, command, limit(seconds, build()))
    return Watched(process, opponent(package, substitute(package), seed), seconds, report)


def substitute(package: Package) -> str:
    """Who answers for an opponent that fails."""
    return RANDOM if package.levels is None else GREEDY


def serving(package: Package, text: str, cards: str | None) -> list[str]:
    """The command that serves one of our opponents, with the cards of a folder if there is one."""
    command = [sys.executable, "-P", "-m", "rubizh.terminal.main", "bot", package.name, text]
    return command if cards is None else [*command, "--cards", cards]
