"""The rules of a game on the screen: all of them, one rule by its id, or those that contain some words."""

from __future__ import annotations

import re
from typing import Final

from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.looks.notation import nearest
from rubizh.telling.rulebook import Rulebook
from rubizh.terminal.arguments import Parser
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.screen import Screen

ID: Final = re.compile(r"(\w+-)?\d+")
WIDEST: Final = 110


def rule(book: Rulebook, name: str) -> str:
    """A rule by its id, or by its number alone."""
    wanted = name.casefold() if "-" in name else f"{book.game}-{name}"
    if wanted not in book.rules:
        said = Sentence("there is no rule “{name}” of {game}", {"name": name, "game": book.game})
        ids = list(book.rules)
        raise InputError(unknown(said, wanted, nearest(wanted, ids) or [f"{ids[0]} … {ids[-1]}"]))
    return f"**{wanted}** {book.rules[wanted]}"


def chosen(book: Rulebook, words: list[str]) -> str:
    """What was asked for, as Markdown."""
    if not words:
        return book.text
    if len(words) == 1 and ID.fullmatch(words[0]):
        return rule(book, words[0])
    found = book.containing(words)
    if not found:
        facts: dict[str, int | str | Sentence] = {"game": book.game, "words": " ".join(words)}
        raise InputError(Sentence("no rule of {game} contains “{words}”", facts))
    return "\n\n".join(rule(book, name) for name in found)


def show_rules(screen: Screen, game: str, words: list[str]) -> None:
    from rich.markdown import Markdown  # slow to import, and most games are played without it

    shown = chosen(GAMES[game].telling.rulebook.speaking(screen.language.code), words)
    screen.console.print(Markdown(shown), width=min(WIDEST, screen.width))


def rules_command(screen: Screen, argv: list[str]) -> None:
    language = screen.language
    parser = Parser(language, "rules", language.text("The rules of a game, or those of them that are asked for."))
    parser.what.add_argument("game", nargs="?", metavar=language.text("GAME"), help=", ".join(GAMES))
    parser.what.add_argument("words", nargs="*", metavar=language.text("ID|WORD"), help=language.text("a rule's id, or words"))
    given = parser.read(argv)
    if given["help"] or given["game"] is None:
        screen.print_help(parser.format_help())
        return
    if given["game"] not in GAMES:
        raise InputError(unknown(Sentence("unknown game “{name}”", {"name": given["game"]}), given["game"], GAMES))
    show_rules(screen, given["game"], given["words"])
