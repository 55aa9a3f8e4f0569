"""`rubizh bench`: its arguments; the lab does the measuring."""

from __future__ import annotations

from typing import Final

from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.terminal.arguments import Parser
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.screen import Screen

LONGEST: Final = 3600
FAILED: Final = 1


def bench_command(screen: Screen, argv: list[str]) -> None:
    language = screen.language
    about = language.text("How fast the engine plays at random here, and how fast the searches simulate.")
    parser = Parser(language, "bench", about)
    parser.what.add_argument("--json", action="store_true", help=language.text("print the rows as JSON"))
    parser.what.add_argument("--seconds", metavar="S", default="2", help=language.text("how long each row is measured"))
    parser.what.add_argument("--games", metavar=",".join(GAMES), default=",".join(GAMES), help=language.text("which games"))
    given = parser.read(argv)
    if given["help"]:
        screen.print_help(parser.format_help())
        return
    names, seconds = read_games(given["games"]), read_seconds(given["seconds"])
    from rubizh.lab.bench import Unmeasured, show

    try:
        show(names, seconds, given["json"], language)
    except Unmeasured as wrong:
        raise InputError(
            Sentence("“{name}” cannot be measured: {last}", {"name": wrong.name, "last": wrong.last}), FAILED
        ) from None


def read_games(text: str) -> list[str]:
    for name in text.split(","):
        if name not in GAMES:
            raise InputError(unknown(Sentence("unknown game “{name}”", {"name": name}), name, GAMES))
    return text.split(",")


def read_seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST:
        facts: dict[str, int | str | Sentence] = {"text": text, "most": LONGEST}
        raise InputError(Sentence("“--seconds” cannot be “{text}”, expected a number above 0, at most {most}", facts))
    return seconds
