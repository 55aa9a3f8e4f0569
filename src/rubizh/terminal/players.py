"""Who sits where: you, another person at the same keyboard, or a computer opponent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rubizh.engine.game import Game
from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.opponents import OPPONENTS
from rubizh.terminal.input_error import InputError, unknown

YOU: Final = "you"
PERSON: Final = "person"
FAVOURITE: Final = "greedy"
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
    """A player from the text for a seat: `you`, `person:Oksana`, `greedy`."""
    kind, _, name = text.partition(":")
    if kind in (YOU, PERSON):
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise InputError(
                Sentence("a player's name has at most {most} letters, all of them printable", {"most": LONGEST_NAME})
            )
        return Player(text)
    if text not in OPPONENTS[game]:
        known = [YOU, PERSON, *OPPONENTS[game]]
        raise InputError(unknown(Sentence("unknown player “{text}”", {"text": text}), text, known))
    return Player(text)


def favourite(game: str) -> str:
    """The opponent for whoever asks for none, and the one that gives hints."""
    return FAVOURITE if FAVOURITE in OPPONENTS[game] else next(iter(OPPONENTS[game]))


def seated(game: Game[Any, Any], seats: list[str], given: Mapping[str, str]) -> dict[str, str]:
    """Everybody's seat: you take the first one left unless you have one, and opponents the others."""
    players = dict(given)
    for seat in seats:
        taken = any(text.partition(":")[0] == YOU for text in players.values())
        players.setdefault(seat, favourite(game.name) if taken else YOU)
    return {seat: players[seat] for seat in seats}


def called(text: str, language: Language) -> str:
    """What to call a player: by name where one was given."""
    kind, _, name = text.partition(":")
    if kind not in (YOU, PERSON):
        return text
    if name.strip():
        return name.strip()
    return language.text("you") if kind == YOU else language.text("person")
