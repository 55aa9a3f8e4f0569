"""`rubizh train`: its arguments and its progress; the lab teaches."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.lab import Course
from rubizh.games.package import Package
from rubizh.looks.notation import number
from rubizh.terminal.arena import read_game, unwritable
from rubizh.terminal.arguments import Parser
from rubizh.terminal.input_error import InputError
from rubizh.terminal.screen import Screen
from rubizh.terminal.start import read_seed

MOST: Final = 100_000_000


def train_command(screen: Screen, argv: list[str]) -> None:
    parser = train_parser(screen)
    given = parser.read(argv)
    if given["help"]:
        screen.print_help(parser.format_help())
        return
    package = GAMES[read_game(given["game"]).name]
    course = course_of(package)
    seed = int(read_seed(given["seed"] or str(course.seed)))
    games = course.games if given["games"] is None else read_games(given["games"])
    path = Path(os.path.expanduser(given["out"] or f"{package.name}.json"))
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
                package,
                course,
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
        help=language.text("how many games of self-play ({games})", games=", ".join(str(course.games) for course in courses())),
    )
    parser.what.add_argument(
        "--out", metavar=language.text("FILE"), help=language.text("the file to write, GAME.json unless named")
    )
    parser.also.add_argument("--seed", metavar="N", help=language.text("learn the same whenever N is the same"))
    return parser


def courses() -> list[Course]:
    return [package.lab.course for package in GAMES.values() if package.lab is not None and package.lab.course is not None]


def course_of(package: Package) -> Course:
    if package.levels is None or package.lab is None or package.lab.course is None:
        raise InputError(Sentence("{game} has no judge that could learn", {"game": package.name}))
    return package.lab.course


def read_games(text: str) -> int:
    games = number(text)
    if games is None or not 0 < games <= MOST:
        raise InputError(
            Sentence("“--games” cannot be “{text}”, expected a whole number from 1 to {most}", {"text": text, "most": MOST})
        )
    return games
