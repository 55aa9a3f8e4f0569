"""What the page asks for over HTTP: the games, the visitor, new tables, replays, and the answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from rubizh.table.messages import PRINTABLE, Code, Ended, Scene, Seat
from rubizh.telling.shown import GameShown

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30, pattern=PRINTABLE)]


class TableShown(Struct, frozen=True):
    """One of the visitor's tables."""

    id: str
    game: str
    title: str
    seats: list[Seat]
    mine: int
    asked: int  # the seat that is to choose, -1 where nobody is or not everybody has come
    over: bool
    result: str
    when: float  # seconds since 1970 of the last event


class Home(Struct, frozen=True):
    name: str
    games: list[GameShown]
    tables: list[TableShown]


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    """What the visitor wants to be remembered."""

    name: Name | None = None
    language: Code | None = None


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: the visitor, somebody beside them at the same screen, a friend by link, or a level."""

    kind: Literal["me", "beside", "friend", "bot"]
    level: Annotated[str, Meta(max_length=20)] = ""
    name: Annotated[str, Meta(max_length=30, pattern=PRINTABLE)] = ""


class NewClock(Struct, frozen=True, forbid_unknown_fields=True):
    seconds: Annotated[int, Meta(ge=10, le=86400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=20)]
    options: dict[str, str]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=4)]
    match: bool = False
    clock: NewClock | None = None
    friendly: bool = True  # whether all may agree to take anything back, where all play on one side


class Opened(Struct, frozen=True):
    """The table that was opened, and where the visitor sits."""

    table: str
    seat: int


class Invitation(Struct, frozen=True):
    """What somebody is invited to: the game, who sits there already, and which seat is meant."""

    table: str
    game: str
    title: str
    options: dict[str, str]
    seats: list[Seat]
    seat: int
    match: bool
    clock: NewClock | None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=64)]


class Step(Struct, frozen=True):
    """One choice of a finished game."""

    seat: int
    choice: str
    said: list[str]
    options: list[str]  # of Nature's choices, in order, so that the shuffle can be checked
    forced: bool  # whether nobody had a choice: it belongs to the move that it follows
    staged: bool  # whether what it brought about is staged
    round: int  # in which it was made, 0 in a game that counts none


class Sealed(Struct, frozen=True):
    """What a seat had secretly settled on before the game, and the hash that was told of it."""

    seat: str  # as in the record
    hash: str
    secret: str


class Replay(Struct, frozen=True):
    """A finished game, open to everybody."""

    game: str
    seats: list[Seat]
    steps: list[Step]
    ending: str
    result: Ended | None
    commitment: str  # the hash of the seed
    seed: str
    sealed: list[Sealed]


class Shown(Struct, frozen=True):
    """A position of a replay after so many choices: what each seat saw, and what was staged for it of the last of them."""

    at: int
    views: list[dict[str, Any]]
    aids: list[dict[str, Any]]
    question: str
    scenes: list[list[Scene]]


class Wrong(Struct, frozen=True):
    """Why a request was refused."""

    said: str
