"""Who sits where: you, another person at the same keyboard, or a computer opponent."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from typing import Any, Final

from rubizh.engine.game import Game
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import AT, COMMAND, UnknownOpponent, levels, opponent, opponents, program
from rubizh.games.package import Package
from rubizh.language import Language
from rubizh.telling.levels import OPPONENTS
from rubizh.terminal.input_error import InputError, unknown

YOU: Final = "you"
PERSON: Final = "person"
FAVOURITE: Final = "amateur"  # the opponent for whoever asks for none, if the game has it
LONGEST_NAME: Final = 30


class Player:
    """A person or a computer opponent, as written on the command line and in a record."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.kind: Final = text.partition(":")[0]

    @property
    def person(self) -> bool:
        return self.kind in (YOU, PERSON)


def read_player(game: str, text: str) -> Player:
    """A player from the text for a seat: `you`, `person:Oksana`, `master@0.5`, `cmd:./mybot`."""
    kind, _, name = text.partition(":")
    if kind in (YOU, PERSON):
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise InputError(
                Sentence("a player's name has at most {most} characters, all of them printable", {"most": LONGEST_NAME})
            )
        return Player(text)
    if not text.startswith(COMMAND) and text.partition(AT)[0] not in opponents(GAMES[game]):
        known = [YOU, PERSON, *opponents(GAMES[game])]
        raise InputError(unknown(Sentence("unknown player “{text}”", {"text": text}), text, known))
    if not text.isprintable() or text != text.strip():
        raise InputError(Sentence("“{text}” cannot be written into a record: use printable characters only", {"text": text}))
    check_opponent(game, text)
    return Player(text)


def check_opponent(game: str, text: str) -> None:
    """Refuse what names no opponent, and a program that nobody could start."""
    try:
        opponent(GAMES[game], text, 0)
    except UnknownOpponent as wrong:
        raise InputError(wrong.wrong) from None
    if text.startswith(COMMAND):
        check_program(text, program(GAMES[game], text, 0).command[0])


def check_program(text: str, name: str) -> None:
    if shutil.which(name) is not None:
        return
    facts: dict[str, int | str | Sentence] = {"text": text, "name": name}
    if os.path.isfile(name):
        raise InputError(Sentence("“{text}” cannot be started: “{name}” is not executable, `chmod +x` makes it so", facts))
    raise InputError(Sentence("“{text}” is no command: there is no program “{name}”", facts))


def in_english(text: str, language: Language) -> str:
    """A player's text as records have it, where the name of an opponent was typed in the user's language."""
    name, at, seconds = text.partition(AT)
    names = {language.say(words.title): english for english, words in OPPONENTS.items()}
    return names.get(name.casefold(), name) + at + seconds


def seated(game: Game[Any, Any], seats: list[str], given: Mapping[str, str]) -> dict[str, str]:
    """Everybody's seat: you take the first one left unless you have one, and opponents the others."""
    players = dict(given)
    for seat in seats:
        taken = any(text.partition(":")[0] == YOU for text in players.values())
        players.setdefault(seat, favourite(GAMES[game.name]) if taken else YOU)
    return {seat: players[seat] for seat in seats}


def favourite(package: Package) -> str:
    known = levels(package)
    return FAVOURITE if FAVOURITE in known else known[0]


def called(text: str, language: Language) -> str:
    """What to call a player: by name where one was given."""
    kind, _, name = text.partition(":")
    if text.startswith(COMMAND):
        return name if len(name) <= LONGEST_NAME else "…" + name[1 - LONGEST_NAME :]
    if kind not in (YOU, PERSON):
        return called_opponent(text, language)
    if name.strip():
        return name.strip()
    return language.text("you") if kind == YOU else language.text("person")


def called_opponent(text: str, language: Language) -> str:
    """The name of one of our opponents, and how long it thinks if somebody said so."""
    name, at, seconds = text.partition(AT)
    if name not in OPPONENTS:
        return text
    said = language.say(OPPONENTS[name].title)
    return language.text("{name}, {seconds} s", name=said, seconds=seconds) if at else said
