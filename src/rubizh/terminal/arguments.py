"""The command line: what may be written on it is generated from the games, and what may not gets one clear line."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any, Final

from rubizh.engine.game import Game, Option, listed
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import AT, COMMAND, MASTER, opponents
from rubizh.language import LANGUAGES, Language
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.players import PERSON, YOU

OPTION: Final = "option "
SEAT: Final = "seat "


class Parser(argparse.ArgumentParser):
    """Reads a command's arguments, and complains in the user's language."""

    def __init__(self, language: Language, command: str, about: str) -> None:
        super().__init__(
            prog=f"rubizh {command}".strip(), description=about, add_help=False, allow_abbrev=False, exit_on_error=False
        )
        self.language: Final = language
        self.absent: Final[dict[str, Sentence]] = {}  # flags that another choice of options would bring, and what to say of them
        self.what: Final = self.add_argument_group(language.text("What"))
        self.also: Final = self.add_argument_group(language.text("Also"))
        self.also.add_argument("-h", "--help", action="store_true", help=language.text("show this help"))
        self.also.add_argument("--lang", metavar="|".join(LANGUAGES), help=language.text("interface language"))

    def format_help(self) -> str:
        return super().format_help().replace("usage: ", self.language.text("Usage:") + " ", 1)

    def read(self, argv: list[str]) -> dict[str, Any]:
        """The arguments by name; a word that no argument takes is an error."""
        found, rest = self.read_known(argv)
        for word in rest:
            self.refuse(word)
        return found

    def read_known(self, argv: list[str]) -> tuple[dict[str, Any], list[str]]:
        try:
            found, rest = self.parse_known_args(argv)
        except argparse.ArgumentError as wrong:
            raise InputError(misuse(wrong)) from None
        return vars(found), rest

    def refuse(self, word: str) -> None:
        if not word.startswith("-"):
            raise InputError(Sentence("“{word}” is one word too many", {"word": word}))
        flag = word.partition("=")[0]
        if flag in self.absent:
            raise InputError(self.absent[flag])
        flags = [name for action in self._actions for name in action.option_strings if name.startswith("--")]
        raise InputError(unknown(Sentence("unknown option “{flag}”", {"flag": flag}), flag, flags))


def misuse(wrong: argparse.ArgumentError) -> Sentence:
    flag = str(wrong.argument_name)
    if "ignored explicit argument" in wrong.message:
        return Sentence("“{flag}” takes no value", {"flag": flag})
    return Sentence("“{flag}” needs a value after it", {"flag": flag})


def flag_of(option: str) -> str:
    return "--" + option.replace("_", "-")


def every_game() -> list[Game[Any, Any]]:
    return [package.rules for package in GAMES.values()]


def play_parser(language: Language, games: list[Game[Any, Any]], chosen: Mapping[str, str] | None = None) -> Parser:
    """The arguments of `play`: every option of the games, and every seat, or only those with the options chosen."""
    parser = Parser(language, "play", language.text("Play a game, or continue a saved one. Without a game: what there is."))
    parser.what.add_argument("what", nargs="?", metavar=language.text("GAME|FILE"), help=", ".join(GAMES))
    add_options(parser, games)
    add_seats(parser, games, chosen)
    if any(GAMES[game.name].telling.two_games for game in games):
        parser.what.add_argument("--match", action="store_true", help=language.text("two games with the roles swapped"))
    if any(GAMES[game.name].cards for game in games):
        parser.what.add_argument("--cards", metavar=language.text("FOLDER"), help=language.text("a card set of your own"))
    parser.epilog = who_can_play(language, games)
    parser.also.add_argument("--seed", metavar="N", help=language.text("deal the same cards whenever N is the same"))
    parser.also.add_argument("--save", metavar=language.text("FILE"), help=language.text("where to save the game"))
    return parser


def add_options(parser: Parser, games: list[Game[Any, Any]]) -> None:
    """Each option once, with all that it may be and mean in one game or another."""
    by_name: dict[str, list[Option]] = {}
    for option in [option for game in games for option in game.options]:
        by_name.setdefault(option.name, []).append(option)
    for name, options in by_name.items():
        said = "; ".join(dict.fromkeys(parser.language.say(option.about) for option in options))
        values = listed(dict.fromkeys(value for option in options for value in option.values))
        flag, dest, metavar = flag_of(name), OPTION + name, "|".join(values)
        if "yes" in values:
            parser.what.add_argument(flag, dest=dest, nargs="?", const="yes", metavar=metavar, help=said)
        else:
            parser.what.add_argument(flag, dest=dest, metavar=metavar, help=said)


def add_seats(parser: Parser, games: list[Game[Any, Any]], chosen: Mapping[str, str] | None) -> None:
    every = dict.fromkeys(seat for game in games for seat in every_seat(game))
    there = every if chosen is None else dict.fromkeys(seat for game in games for seat in game.seats(game.with_defaults(chosen)))
    for seat in there:
        said = parser.language.text("who sits there")
        parser.what.add_argument(flag_of(seat), dest=SEAT + seat, metavar=parser.language.text("WHO"), help=said)
    for seat in [seat for seat in every if seat not in there]:
        facts: dict[str, int | str | Sentence] = {"seat": seat, "seats": ", ".join(there)}
        parser.absent[flag_of(seat)] = Sentence("there is no seat “{seat}” in this game, only {seats}", facts)


def every_seat(game: Game[Any, Any]) -> list[str]:
    """The seats that a game may have, with one option or another."""
    agreed = [{}, *[{option.name: value} for option in game.options for value in option.values]]
    return list(dict.fromkeys(seat for options in agreed for seat in game.seats(game.with_defaults(options))))


def who_can_play(language: Language, games: list[Game[Any, Any]]) -> str:
    """What may be written for a seat."""
    names = dict.fromkeys(name for game in games for name in opponents(GAMES[game.name]))
    players = ", ".join([YOU, f"{PERSON}:{language.text('NAME')}", *names])
    return language.text(
        "{who}: {players}; “{master}{at}0.5” thinks half a second about a choice, “{command}./mybot” is your own program.",
        who=language.text("WHO"),
        players=players,
        master=MASTER,
        at=AT,
        command=COMMAND,
    )


def named(arguments: Mapping[str, Any], kind: str) -> dict[str, str]:
    """The arguments of one kind that were given, by their names."""
    return {name.removeprefix(kind): value for name, value in arguments.items() if name.startswith(kind) and value is not None}
