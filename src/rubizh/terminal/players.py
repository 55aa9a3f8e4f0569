"""Who sits where: you, another person at the same keyboard, or a computer opponent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rubizh.engine.game import Game
from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.opponents import OPPONENTS
from rubizh.terminal.complaint import Complaint, unknown
from rubizh.terminal.look import Look

YOU: Final = "you"
PERSON: Final = "person"
FAVOURITE: Final = "greedy"
LONGEST_NAME: Final = 30


class Player:
    """A person, with a name if one was given, or an opponent by its name."""

    def __init__(self, text: str, kind: str, name: str) -> None:
        self.text: Final = text  # as on the command line and in a record
        self.kind: Final = kind
        self.name: Final = name

    @property
    def person(self) -> bool:
        return self.kind in (YOU, PERSON)

    def called(self, language: Language, seat: Sentence) -> str:
        if self.name:
            return self.name
        return language.text("you") if self.kind == YOU else language.say(seat)


def read_player(game: str, text: str) -> Player:
    """A player from the text for a seat: `you`, `person:Oksana`, `greedy`."""
    kind, _, name = text.partition(":")
    if kind in (YOU, PERSON):
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise Complaint(Sentence("a player's name has at most {most} letters, all of them printable", {"most": LONGEST_NAME}))
        return Player(text, kind, name.strip())
    if text not in OPPONENTS[game]:
        known = [YOU, PERSON, *OPPONENTS[game]]
        raise Complaint(unknown(Sentence("unknown player “{text}”", {"text": text}), text, known))
    return Player(text, text, text)


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


def names(players: list[Player], look: Look, language: Language) -> list[str]:
    return [player.called(language, look.seats[seat]) for seat, player in enumerate(players)]
