"""What the page and the table say to each other over the socket: one JSON object a message, told apart by `type`."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from rubizh.table.kinds import Kind

PROTOCOL: Final = 5
LONGEST_MESSAGE: Final = 4096  # bytes that a page may send at once

PRINTABLE: Final = r"^(?![\s\S]*[\x00-\x1f\x7f])"
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w-]+(?![\s\S])")]
ChoiceText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
SeatNumber: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": 3})]  # any other gets a sentence
Code: TypeAlias = Literal["en", "uk"]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Thing: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60, pattern=PRINTABLE)]


class FromPage(Struct, tag_field="type", tag=str.lower, frozen=True, forbid_unknown_fields=True):
    """Something that the page asks for."""


class Enter(FromPage, frozen=True):
    """First of all: where the visitor sits, nowhere to watch, and the last number that the page has seen."""

    language: Code
    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class Move(FromPage, frozen=True):
    """Make choices one after the other, all of them or none; `at` is the number of choices made when the page decided."""

    id: Id
    at: Annotated[int, Meta(ge=0)]
    choices: Annotated[list[ChoiceText], Meta(min_length=1, max_length=4)]


class Settle(FromPage, frozen=True):
    """Settle on something as a whole before a game, such as a deck, unseen by the others; or only ask what is wrong with it."""

    id: Id
    text: Annotated[str, Meta(max_length=3500)]
    only_check: bool = False


class Undo(FromPage, frozen=True):
    """Take one's last choice back."""

    id: Id


class Takeback(FromPage, frozen=True):
    """Ask everybody at a friendly table to go back to before one's own choice at the place `at`, past chance and others too."""

    id: Id
    at: Annotated[int, Meta(ge=0)]


class Answer(FromPage, frozen=True):
    """Agree to what somebody asks to take back, or not; who asked takes the request back with a no."""

    id: Id
    yes: bool


class Passing(FromPage, frozen=True):
    """Let one's seat pass by itself whenever it could answer what another does, or no more; everybody is told."""

    id: Id
    on: bool


class Resign(FromPage, frozen=True):
    """Give the game up."""

    id: Id


class Rematch(FromPage, frozen=True):
    """Another game, the seats passed round: the second of a match, or a new one."""

    id: Id


class Chat(FromPage, frozen=True):
    """Say something to everybody at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=PRINTABLE)]


class Phrase(FromPage, frozen=True):
    """Say one of the game's own phrases, which everybody reads in their language."""

    id: Id
    key: Key


class Point(FromPage, frozen=True):
    """Show everybody a card or a place, by the page's name for it; nothing of it is kept."""

    id: Id
    thing: Thing


class Propose(FromPage, frozen=True):
    """Propose a choice to a partner who is asked; they accept it by making that move."""

    id: Id
    at: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    choice: ChoiceText


class Request(FromPage, frozen=True):
    """Ask a partner that is a computer opponent for something, or for it no more."""

    id: Id
    seat: SeatNumber
    key: Key
    withdraw: bool = False


class Replace(FromPage, frozen=True):
    """Hand a seat whose player is away to a computer opponent; where all play on one side, also one's own."""

    id: Id
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=20)]


class Return(FromPage, frozen=True):
    """Take one's seat back from the computer opponent that played on."""

    id: Id
    seat: SeatNumber


class Hint(FromPage, frozen=True):
    """What would the strongest opponent choose?"""

    id: Id


class Why(FromPage, frozen=True):
    """Why can't I choose this?"""

    id: Id
    choice: ChoiceText


class Ping(FromPage, frozen=True):
    """Is anybody there?"""


class FromTable(Struct, tag_field="type", tag=str.lower, frozen=True):
    """Something that the table tells."""


class Seat(Struct, frozen=True):
    """Who sits where: a person, a computer opponent of a level, or nobody yet."""

    title: str  # the seat's own, such as “attacker”
    kind: Literal["person", "bot", "open"]
    player: str  # whoever sits there
    mine: bool = False
    handed: bool = False  # the visitor's own, but a computer opponent plays on
    online: bool = False
    absent: bool = False  # for so long that the seat may be handed over
    invite: str = ""  # the path that lets somebody sit down, told to those at the table only


class Scene(Struct, frozen=True):
    """One result of what the rules resolve, to be looked at before the next."""

    title: str
    lines: list[str]
    cards: list[str]  # in notation, the cause first
    facts: dict[str, Any]  # what the game's own page draws it from


class Event(Struct, frozen=True):
    """Something that happened, as far as this visitor may know it."""

    number: int
    kind: Kind
    seat: int  # -1 for Nature
    said: list[str] = []  # sentences of the log
    at: int = -1  # of a choice: its place among all choices; of an undo or a takeback: how many choices are left
    passing: bool = False  # its sentences may be left out once the same seat's `settles` came
    settles: bool = False
    table: str = ""  # of a rematch: the new table
    scenes: list[Scene] = []  # of a choice that has just been made: what it brought about by itself


class Clock(Struct, frozen=True):
    """Seconds left for each seat, and whose time runs, -1 for nobody's."""

    left: list[float]
    running: int
    answer: float | None = None  # seconds that the seat which is asked has left to answer, while nobody's time runs


class Ended(Struct, frozen=True):
    """What became of everybody: a team's fate or "decided", the seats that won, all in their order, and their scores."""

    outcome: str
    winners: list[int]
    ranking: list[list[int]]  # equals together
    scores: list[int]  # of each seat, where the game counts any


class Asking(Struct, frozen=True):
    """What somebody asks all others to take back: everything from their choice at the place `at` on; who need not answer."""

    seat: int
    at: int
    agreed: list[int]


class Proposal(Struct, frozen=True):
    """A choice that a seat proposes to the partner who is asked; `said` is nothing where the reader may not know its meaning."""

    seat: int
    to: int
    choice: str
    said: str


class Position(Struct, frozen=True):
    """What the visitor sees now."""

    at: int  # how many choices have been made
    view: dict[str, Any]  # the facts of the seat's view, field by field
    question: str  # what is asked now, in the rulebook's words
    then: list[str]  # what could be chosen after passing
    aids: dict[str, Any]  # what the rules count for the player: fights, points, formations
    undo: bool  # whether the last choice can be taken back
    takeback: int  # the place of one's last choice, to ask everybody to go back there; -1 where nobody may ask now
    over: bool
    requests: list[list[str]]  # what each computer opponent is asked for, by key
    intents: list[str]  # what each computer opponent intends, as it said with its last move
    offers: dict[str, str]  # what the partner who is asked could choose, and what it means, where everybody may know that
    proposals: list[Proposal]
    window: bool  # whether whoever is asked may answer what another does, or pass
    passing: list[int]  # the seats that pass such questions by themselves
    settling: list[int]  # the seats that settle something before the game now, all at the same time
    settle: dict[str, Any] | None  # what this seat needs for that, and the text it begins with or has settled on
    settled: bool  # whether it has
    seals: list[str]  # the hash of what each seat has secretly settled on before the game, such as a deck
    asking: Asking | None = None
    ending: str = ""
    result: Ended | None = None
    clock: Clock | None = None


class Entered(FromTable, frozen=True):
    """Everything about the table, from the beginning or from the number that the page has seen."""

    protocol: int  # a page that was built for another one is to be loaded anew
    table: str
    game: str
    seats: list[Seat]
    seat: int  # where the visitor sits, -2 for a spectator
    number: int  # of the last event
    whole: bool  # whether the events are all there are, or those since the page's number
    events: list[Event]
    position: Position
    commitment: str  # the hash of the seed
    sides: list[int]  # the side of each seat
    friendly: bool  # whether everything can be taken back if all agree
    phrases: dict[str, str]  # what can be said at once, by key
    requests: dict[str, str]  # what a partner that is a computer opponent can be asked for, by key
    windows: bool  # whether players answer what another does
    match: int = 0  # the number of a match's game, from 1
    games: int = 0  # that a match has at most
    verdict: str = ""  # how a match was decided
    rematch: str = ""  # the table at which they play on


class News(FromTable, frozen=True):
    """What happened, and what the visitor sees now."""

    number: int
    events: list[Event]
    position: Position
    verdict: str = ""


class Presence(FromTable, frozen=True):
    """Who is there now."""

    seats: list[Seat]


class Pointed(FromTable, frozen=True):
    """Somebody points at something: until the next choice, or for some seconds."""

    seat: int
    thing: str


class Done(FromTable, frozen=True):
    """What the page asked for under this id is done; sent again for what was done before."""

    id: str


class Refused(FromTable, frozen=True):
    """What the page asked for under this id is not done, and why; `rule` with its text where a rule forbids it."""

    id: str
    said: str
    rule: str = ""
    text: str = ""


class Checked(FromTable, frozen=True):
    """Everything that is wrong with what the page would settle on, each in a sentence; nothing where it can be."""

    id: str
    said: list[str]


class Explained(FromTable, frozen=True):
    """Why a choice is not offered; nothing said where it is."""

    id: str
    said: str
    rule: str = ""
    text: str = ""


class Advised(Struct, frozen=True):
    """An option and what it promises."""

    choice: str
    said: str
    chance: float  # from 0 to 1
    worlds: int


class Advice(FromTable, frozen=True):
    """The best options, the best first."""

    id: str
    options: list[Advised]


class Pong(FromTable, frozen=True):
    """The answer to a ping."""


Play: TypeAlias = (
    Enter | Move | Settle | Undo | Takeback | Answer | Passing | Resign | Rematch | Replace | Return | Hint | Why | Ping
)
Talk: TypeAlias = Chat | Phrase | Point | Propose | Request
Asked: TypeAlias = Play | Talk
Told: TypeAlias = Entered | News | Presence | Pointed | Done | Refused | Checked | Explained | Advice | Pong

ASKED: Final[msgspec.json.Decoder[Asked]] = msgspec.json.Decoder(Asked)
