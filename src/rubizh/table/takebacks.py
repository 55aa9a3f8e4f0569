"""Takebacks that everybody has to agree to: each answer is the events that it would bring."""

from __future__ import annotations

from rubizh.engine.words import Sentence
from rubizh.table.kinds import Kind
from rubizh.table.room import NotAllowed, Room
from rubizh.table.storage import EventRow


def takeback(room: Room, seat: int, at: int, move: str) -> list[EventRow]:
    """Ask everybody to go back to before one's own choice, past chance and others too."""
    room.check_takebacks()
    if not room.row.friendly:
        raise NotAllowed(Sentence("At this table nothing is taken back by agreement."))
    if room.talk.asking is not None:
        raise NotAllowed(Sentence("Another takeback is being asked for: answer that first."))
    if at not in room.free or room.played.who[at] != seat:
        raise NotAllowed(Sentence("You can only take back a choice of your own."))
    return room.numbered([("asked", seat, str(at)), *if_all_agree(room, [seat], seat, at)], move)


def answer(room: Room, seat: int, yes: bool, move: str) -> list[EventRow]:
    """Agree to what is asked to be taken back, or not."""
    asking = room.talk.asking
    if asking is None:
        raise NotAllowed(Sentence("Nobody asks for a takeback now."))
    if not yes:
        return room.numbered([("declined", seat, "")], move)
    if seat in agreeing(room, asking.agreed):
        return []
    return room.numbered([("agreed", seat, ""), *if_all_agree(room, [*asking.agreed, seat], asking.seat, asking.at)], move)


def if_all_agree(room: Room, agreed: list[int], seat: int, at: int) -> list[tuple[Kind, int, str]]:
    """The takeback, once nobody is left to ask."""
    return [("takeback", seat, str(at))] if len(agreeing(room, agreed)) == len(room.seats) else []


def agreeing(room: Room, agreed: list[int]) -> list[int]:
    """The seats that need not be asked: those of people who have agreed, and the computer opponents."""
    people = {room.seats[seat].visitor for seat in agreed}
    return [row.seat for row in room.seats if row.kind != "person" or row.visitor in people]


def last_choice(room: Room, seat: int) -> int:
    """The place of a seat's last choice, to ask for it back; -1 where there is none, or nobody may ask."""
    if room.over or not room.row.friendly or room.talk.asking is not None:
        return -1
    return max([at for at in room.free if room.played.who[at] == seat], default=-1)
