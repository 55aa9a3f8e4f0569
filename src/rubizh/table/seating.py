"""Seats whose players went away, and come back: each answer is the events that it would bring."""

from __future__ import annotations

import msgspec

from rubizh.engine.words import Sentence
from rubizh.table.room import NotAllowed, Room
from rubizh.table.storage import EventRow, SeatRow


def handed_over(seat: SeatRow, visitor: str) -> bool:
    """Whether a computer opponent plays on for this visitor."""
    return seat.kind == "bot" and seat.visitor == visitor != ""


def returned(room: Room, seat: int, visitor: str) -> SeatRow:
    """The seat of somebody who was away, once it is theirs again and no computer opponent's."""
    if room.over or not handed_over(room.seats[seat], visitor):
        raise NotAllowed(Sentence("You cannot take this seat back: nobody is playing it for you."))
    return msgspec.structs.replace(room.seats[seat], kind="person", level="")


def come_back(room: Room, row: SeatRow, move: str) -> list[EventRow]:
    returned(room, row.seat, row.visitor)  # still
    return room.numbered([("joined", row.seat, row.player)], move)


def handed_by_others(room: Room, visitor: str) -> list[SeatRow]:
    """A visitor's seats that a computer opponent plays on, but those that they have handed over themselves."""
    own = {event.seat: event.move.startswith(f"{visitor} ") for event in room.events if event.kind == "replaced"}
    return [row for row in room.seats if handed_over(row, visitor) and not own.get(row.seat, False)]
