"""The rules of a game as a document: all of it, one rule by its id, or those that contain some words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import rubizh
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.language import Language
from rubizh.terminal.arguments import Parser
from rubizh.terminal.input_error import InputError, nearest, unknown
from rubizh.terminal.screen import Screen

FOLDER: Final = Path(rubizh.__file__).parent / "rules"
RULE: Final = re.compile(r"- \*\*(\w+-\d+)\*\* (.*)")
ID: Final = re.compile(r"(\w+-)?\d+")
WIDEST: Final = 110


class Rulebook:
    """A game's rules in one language."""

    def __init__(self, game: str, language: Language) -> None:
        self.game: Final = game
        self.text: Final = document(game, language.code).read_text(encoding="utf-8")
        self.rules: Final = read_rules(self.text)

    def rule(self, name: str) -> str:
        """A rule by its id, or by its number alone."""
        wanted = name.casefold() if "-" in name else f"{self.game}-{name}"
        if wanted not in self.rules:
            said = Sentence("there is no rule “{name}” of {game}", {"name": name, "game": self.game})
            ids = list(self.rules)
            raise InputError(unknown(said, wanted, nearest(wanted, ids) or [f"{ids[0]} … {ids[-1]}"]))
        return f"**{wanted}** {self.rules[wanted]}"

    def containing(self, words: list[str]) -> list[str]:
        """Every rule in which all the words occur."""
        found = [name for name, text in self.rules.items() if all(word.casefold() in text.casefold() for word in words)]
        if not found:
            facts: dict[str, int | str | Sentence] = {"game": self.game, "words": " ".join(words)}
            raise InputError(Sentence("no rule of {game} contains “{words}”", facts))
        return [self.rule(name) for name in found]

    def chosen(self, words: list[str]) -> str:
        """What was asked for, as Markdown."""
        if not words:
            return self.text
        if len(words) == 1 and ID.fullmatch(words[0]):
            return self.rule(words[0])
        return "\n\n".join(self.containing(words))


def document(game: str, code: str) -> Path:
    """English where the language has no document of its own."""
    translated = FOLDER / f"{game}.{code}.md"
    return translated if translated.is_file() else FOLDER / f"{game}.md"


def read_rules(text: str) -> dict[str, str]:
    """The rules by their ids; a table after a rule belongs to it."""
    rules: dict[str, str] = {}
    last = ""
    for line in text.splitlines():
        found = RULE.match(line)
        if found:
            last = found[1]
            rules[last] = found[2]
        elif line.startswith("|") and last:
            rules[last] += ("\n" if "\n|" in rules[last] else "\n\n") + line
        elif line.startswith("#"):
            last = ""
    return rules


def show_rules(screen: Screen, game: str, words: list[str]) -> None:
    from rich.markdown import Markdown  # slow to import, and most games are played without it

    shown = Rulebook(game, screen.language).chosen(words)
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
