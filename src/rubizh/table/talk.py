"""What is said at a table beside the choices, as far as it still stands."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from rubizh.engine.flow import Choice
from rubizh.engine.words import Sentence
from rubizh.table.kinds import Kind
from rubizh.table.messages import Asking
from rubizh.table.storage import EventRow

GOES_ON: Final[tuple[Kind, ...]] = ("choice", "undo", "takeback")  # events after which somebody looks at another position
SEATED: Final[tuple[Kind, ...]] = ("joined", "replaced")  # events after which another plays


class Proposed(Struct, frozen=True):
    """A choice that a seat proposes to the partner who is asked."""

    seat: int
    to: int
    choice: Choice
    public: bool  # whether everybody may know which options there are
    offered: bool


class Talk:
    """Requests and what is asked to be taken back come of events; proposals and intents are not kept."""

    def __init__(self, seats: int) -> None:
        self.asking: Asking | None = None
        self.proposals: list[Proposed] = []
        self.requests: Final[list[list[str]]] = [[] for _ in range(seats)]
        self.intents: Final[list[Sentence | None]] = [None] * seats

    def happened(self, event: EventRow) -> None:
        if event.kind in GOES_ON:
            self.asking, self.proposals = None, []
        elif event.kind in SEATED:
            self.asking, self.proposals = None, []
            self.requests[event.seat].clear()
            self.intents[event.seat] = None
        elif event.kind in ("asked", "agreed", "declined"):
            self.asking = self.answered(event)
        elif event.kind in ("request", "withdrawn"):
            seat, key = requested(event.text)
            self.requests[seat] = [one for one in self.requests[seat] if one != key]
            self.requests[seat] += [key] if event.kind == "request" else []

    def answered(self, event: EventRow) -> Asking | None:
        """What is asked to be taken back after somebody asked, agreed or declined."""
        if event.kind == "asked":
            return Asking(event.seat, int(event.text), [event.seat])
        if event.kind == "declined" or self.asking is None:
            return None
        return Asking(self.asking.seat, self.asking.at, [*self.asking.agreed, event.seat])

    def propose(self, proposed: Proposed) -> None:
        """A seat's new proposal takes the place of its last one."""
        self.proposals = [*[one for one in self.proposals if one.seat != proposed.seat], proposed]


def request(seat: int, key: str) -> str:
    """A request as the text of an event."""
    return f"{seat} {key}"


def requested(text: str) -> tuple[int, str]:
    """The seat and the key of a request."""
    seat, _, key = text.partition(" ")
    return int(seat), key
