"""What a table and an opponent's process say to each other: one JSON object to a line."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from rubizh.engine.result import DECIDED

PROTOCOL: Final = 1


class Message(msgspec.Struct, tag_field="type", tag=str.lower):
    """One line, told apart by its field `type`."""


class Hello(Message):
    """Table: what is played from now on, and where the opponent sits."""

    protocol: int
    game: str
    rules: int
    cards: str
    options: dict[str, str]
    seat: int
    name: str
    seed: int


class Ready(Message):
    """Opponent: who it is, once it is ready to be asked."""

    name: str
    author: str = ""


class Choose(Message, omit_defaults=True):
    """Table: what the seat sees, its options included, how soon the answer must be there, and what partners ask for."""

    view: dict[str, Any]
    seconds: float
    requests: list[str] = []


class Said(msgspec.Struct, omit_defaults=True):
    """A sentence: an English template with its facts, or a name in each language."""

    text: str = ""
    facts: dict[str, int | str | Said] = {}
    names: dict[str, str] = {}


class Chosen(Message, tag="choice", omit_defaults=True):
    """Opponent: the option it chooses, in its notation, and what it intends, for everybody to read."""

    choice: str
    intent: Said | None = None


class Advise(Message):
    """Table: what the seat sees, and how long to think of what every option of it is worth."""

    view: dict[str, Any]
    seconds: float


class Judged(msgspec.Struct):
    """An option, its win chance from 0 to 1, and in how many imagined worlds it was tried."""

    choice: str
    chance: float
    worlds: int


class Advice(Message):
    """Opponent: every option, the best first."""

    options: list[Judged]


class End(Message):
    """Table: the game is over: the team's fate or "decided", the seats that won, their scores, and what each seat gets."""

    winners: list[int]
    outcome: str = DECIDED
    scores: list[int] = []
    returns: list[float] = []


class Quit(Message):
    """Table: nothing more will be asked."""


class Kind(msgspec.Struct):
    """As much of a line as tells what it is."""

    type: str


KNOWN: Final = frozenset(["hello", "ready", "choose", "choice", "advise", "advice", "end", "quit"])
KINDS: Final = msgspec.json.Decoder(Kind)
MESSAGES: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(
    Hello | Ready | Choose | Chosen | Advise | Advice | End | Quit
)


class Nonsense(Exception):
    """A line that is no message."""


def written(message: Message) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def read(line: bytes) -> Message | None:
    """The message of a line; None for a kind of message that this side does not know, and passes over."""
    try:
        if KINDS.decode(line).type not in KNOWN:
            return None
        return MESSAGES.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Nonsense(str(wrong)) from None
