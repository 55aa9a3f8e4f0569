"""`rubizh train`: its arguments and its progress; the lab teaches."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.terminal.arena import read_game, unwritable
from rubizh.terminal.arguments import Parser
from rubizh.terminal.input_error import InputError
from rubizh.terminal.notation import number
from rubizh.terminal.screen import Screen
from rubizh.terminal.start import read_seed

GAMES_OF_A_COURSE: Final = {"siege": 90_000, "afu": 16_000}
MOST: Final = 100_000_000
SEEDS: Final = {"siege": "21", "afu": "7"}  # those of the files that are shipped


def train_command(screen: Screen, argv: list[str]) -> None:
    parser = train_parser(screen)
    given = parser.read(argv)
    if given["help"]:
        screen.print_help(parser.format_help())
        return
    game = read_game(given["game"]).name
    seed = int(read_seed(given["seed"] or SEEDS[game]))
    games = GAMES_OF_A_COURSE[game] if given["games"] is None else read_games(given["games"])
    path = Path(os.path.expanduser(given["out"] or f"{game}.json"))
    if os.path.lexists(path):
        raise InputError(Sentence("“{file}” is there already: remove it, or name another file with “--out”", {"file": str(path)}))
    from rubizh.lab.train import train

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:.0f}/{task.total:.0f}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(screen.language.text("Learning"), total=games)
        error = screen.language.text("Learning, squared error {error}", error="{error:.4f}")
        try:
            train(
                game,
                games,
                seed,
                path,
                lambda done, wrong: progress.update(task, completed=done, description=error.format(error=wrong)),
            )
        except OSError as wrong:
            raise unwritable(path, wrong) from None
    screen.line(Sentence("“{file}” is written.", {"file": str(path)}))


def train_parser(screen: Screen) -> Parser:
    language = screen.language
    parser = Parser(
        language, "train", language.text("Learn to judge a game by self-play, and write what was learned into a file.")
    )
    parser.what.add_argument("game", nargs="?", metavar=language.text("GAME"), help=", ".join(GAMES))
    parser.what.add_argument(
        "--games",
        metavar="N",
        help=language.text("how many games of self-play ({games})", games=", ".join(map(str, GAMES_OF_A_COURSE.values()))),
    )
    parser.what.add_argument(
        "--out", metavar=language.text("FILE"), help=language.text("the file to write, GAME.json unless named")
    )
    parser.also.add_argument("--seed", metavar="N", help=language.text("learn the same whenever N is the same"))
    return parser


def read_games(text: str) -> int:
    games = number(text)
    if games is None or not 0 < games <= MOST:
        raise InputError(
            Sentence("“--games” cannot be “{text}”, expected a whole number from 1 to {most}", {"text": text, "most": MOST})
        )
    return games
