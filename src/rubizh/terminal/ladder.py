"""`rubizh ladder`: every level against the next, and the page about them written anew; the lab plays and counts."""

from __future__ import annotations

import os
import shlex
import sys
from datetime import date
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.lab.ladder import PAGE, Broken, climbed, ledger_of, matches, rewritten, takes_time
from rubizh.lab.ledger import Ledger, LedgerError
from rubizh.lab.pairs import Match
from rubizh.language import Language
from rubizh.terminal.arena import (
    MOST_PAIRS,
    add_workers,
    read_count,
    read_game,
    read_pairs,
    read_workers,
    unreadable,
    unwritable,
    watched,
)
from rubizh.terminal.arguments import Parser
from rubizh.terminal.input_error import InputError
from rubizh.terminal.screen import Screen
from rubizh.terminal.start import read_seed
from rubizh.terminal.state import state_folder

PAIRS: Final = 400
THINKING_PAIRS: Final = 40  # of a match in which somebody takes time
SEED: Final = "1"
FILE: Final = "docs/opponents.md"


class Climb(Struct):
    """How the ladder of each game is to be played."""

    pairs: int
    thinking_pairs: int
    workers: int
    seed: str
    fresh: bool

    def told(self, game: str, language: Language) -> str:
        """Play the matches of a game, as far as they are not played already, and tell about them."""
        ledgers = {heading: self.ledgers(heading, played) for heading, played in matches(game, int(self.seed)).items()}
        try:
            for ledger in [ledger for several in ledgers.values() for ledger in several]:
                watched(ledger, self.workers)
        except KeyboardInterrupt:
            print(language.text("What was played is kept: the same command continues it."), file=sys.stderr)
            raise
        return climbed(game, ledgers, self.command(game), date.today())

    def command(self, game: str) -> str:
        pairs = ["--pairs", str(self.pairs), "--thinking-pairs", str(self.thinking_pairs)]
        return shlex.join(["rubizh", "ladder", game, *pairs, "--seed", self.seed])

    def ledgers(self, heading: str, played: list[Match]) -> list[Ledger]:
        try:
            return [ledger_of(match, heading, self.pairs_of(match), state_folder() / "ladder", self.fresh) for match in played]
        except LedgerError as wrong:
            raise InputError(wrong.said) from None

    def pairs_of(self, match: Match) -> int:
        return self.thinking_pairs if takes_time(match) else self.pairs


def ladder_command(screen: Screen, argv: list[str]) -> None:
    parser = ladder_parser(screen.language)
    given = parser.read(argv)
    if given["help"]:
        screen.print_help(parser.format_help())
        return
    games = [name for name, package in GAMES.items() if package.lab is not None]
    if given["game"] is not None:
        games = [measured(read_game(given["game"]).name, games)]
    climb, path = read_climb(given), Path(os.path.expanduser(given["out"]))
    for game in games:
        page_with(path, game, "")  # whatever is wrong with the page is found before hours of play
    for game in games:
        write(path, game, climb.told(game, screen.language))
    screen.line(Sentence("“{file}” is written.", {"file": str(path)}))


def measured(game: str, games: list[str]) -> str:
    if game not in games:
        raise InputError(Sentence("{game} has no ladder: nobody has said what to measure", {"game": game}))
    return game


def read_climb(given: dict[str, Any]) -> Climb:
    return Climb(
        pairs=read_pairs(given["pairs"], PAIRS),
        thinking_pairs=read_count("--thinking-pairs", given["thinking_pairs"], MOST_PAIRS),
        workers=read_workers(given["workers"]),
        seed=read_seed(given["seed"]),
        fresh=given["fresh"],
    )


def ladder_parser(language: Language) -> Parser:
    about = language.text("Every level against the one below it and the greedy one; the page about them is written anew.")
    parser = Parser(language, "ladder", about)
    parser.what.add_argument("game", nargs="?", metavar=language.text("GAME"), help=", ".join(GAMES))
    pairs = language.text("how many deals for each match ({pairs})", pairs=PAIRS)
    parser.what.add_argument("--pairs", metavar="N", help=pairs)
    slow = language.text("how many where a level takes its time to think ({pairs})", pairs=THINKING_PAIRS)
    parser.what.add_argument("--thinking-pairs", metavar="N", default=str(THINKING_PAIRS), help=slow)
    written = language.text("the page to write ({file})", file=FILE)
    parser.what.add_argument("--out", metavar=language.text("FILE"), default=FILE, help=written)
    parser.what.add_argument("--fresh", action="store_true", help=language.text("play also what was played already"))
    parser.also.add_argument(
        "--seed", metavar="N", default=SEED, help=language.text("deal the same cards whenever N is the same")
    )
    add_workers(parser)
    return parser


def write(path: Path, game: str, told: str) -> None:
    try:
        path.write_text(page_with(path, game, told), encoding="utf-8")
    except OSError as wrong:
        raise unwritable(path, wrong) from None


def page_with(path: Path, game: str, told: str) -> str:
    """The page, or a new one, with what is told about a game."""
    if not path.parent.is_dir():
        raise InputError(Sentence("there is no folder “{folder}”", {"folder": str(path.parent)}))
    try:
        return rewritten(path.read_text(encoding="utf-8") if path.exists() else PAGE, game, told)
    except Broken:
        facts: dict[str, int | str | Sentence] = {"file": str(path), "game": game}
        said = Sentence("“{file}” has only one of the two marks of {game}: restore the other, or take away both", facts)
        raise InputError(said) from None
    except (OSError, ValueError) as wrong:
        raise unreadable(path, wrong) from None
