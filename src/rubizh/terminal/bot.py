"""`rubizh bot`: serves one of our opponents over standard input and output."""

from __future__ import annotations

import sys
from functools import partial

from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import COMMAND, advise, opponent
from rubizh.language import Language
from rubizh.telling.levels import OPPONENTS
from rubizh.terminal.arguments import Parser
from rubizh.terminal.card_sets import game_with
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.players import check_opponent
from rubizh.terminal.screen import Screen


def bot_command(screen: Screen, argv: list[str]) -> None:
    parser = bot_parser(screen.language)
    given = parser.read(argv)
    if given["help"]:
        screen.print_help(parser.format_help())
        return
    name, text = given["game"], given["opponent"]
    check(name, text)
    from rubizh.protocol.serve import Misunderstanding, Served, serve

    served = Served(text, partial(opponent, GAMES[name], text), partial(advise, GAMES[name]))

    try:
        serve(game_with(name, given["cards"]), served, sys.stdin.buffer, say)
    except Misunderstanding as wrong:
        raise InputError(wrong.said) from None


def bot_parser(language: Language) -> Parser:
    about = language.text("Let an opponent play in a process of its own: it reads what it sees and writes what it chooses.")
    parser = Parser(language, "bot", about)
    parser.what.add_argument("game", nargs="?", metavar=language.text("GAME"), help=", ".join(GAMES))
    parser.what.add_argument("opponent", nargs="?", metavar=language.text("OPPONENT"), help=", ".join(OPPONENTS))
    parser.what.add_argument("--cards", metavar=language.text("FOLDER"), help=language.text("a card set of your own"))
    return parser


def check(game: str | None, text: str | None) -> None:
    """A game and one of its opponents, before anybody waits for an answer."""
    if game is None or text is None:
        raise InputError(Sentence("name a game and an opponent: `rubizh bot GAME greedy`"))
    if game not in GAMES:
        raise InputError(unknown(Sentence("unknown game “{name}”", {"name": game}), game, GAMES))
    if text.startswith(COMMAND):
        raise InputError(Sentence("“{text}” is a program already: start it itself", {"text": text}))
    check_opponent(game, text)


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
