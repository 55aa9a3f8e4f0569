"""What players may say to each other beside the choices, and what not: each answer is the events that it would bring."""

from __future__ import annotations

from rubizh.engine.flow import asked
from rubizh.engine.words import Sentence
from rubizh.table.answering import ANSWERING, PASSING
from rubizh.table.messages import Propose, Request
from rubizh.table.room import GONE_ON, NotAllowed, Room
from rubizh.table.storage import EventRow
from rubizh.table.talk import Proposed, request


def check_seat(room: Room, seat: int) -> None:
    """Whether a table has such a seat: what a page sends may be any number."""
    if not 0 <= seat < len(room.seats):
        raise NotAllowed(Sentence("There is no such seat at this table."))


def phrase(room: Room, seat: int, key: str, move: str) -> list[EventRow]:
    if key not in room.telling.phrases:
        raise NotAllowed(Sentence("There is no phrase “{key}” in this game.", {"key": key}))
    return room.numbered([("phrase", seat, key)], move)


def switch(room: Room, seat: int, on: bool, move: str) -> list[EventRow]:
    """Let a seat pass every window by itself from now on, or no more; nothing where it does so already, or does not."""
    room.check_going_on()
    if not room.game.has_windows():
        raise NotAllowed(Sentence("In this game nobody answers what another does."))
    if (seat in room.answering.passing) == on:
        return []
    return room.numbered([(PASSING if on else ANSWERING, seat, "")], move)


def ask_for(room: Room, seat: int, wish: Request, move: str) -> list[EventRow]:
    """Ask a partner that is a computer opponent for something; nothing where it is asked for that already, or is not."""
    check_partner(room, seat, wish.seat)
    if room.seats[wish.seat].kind != "bot":
        raise NotAllowed(Sentence("Only the computer takes requests: write to the others."))
    if wish.key not in room.telling.requests:
        raise NotAllowed(Sentence("There is no request “{key}” in this game.", {"key": wish.key}))
    if (wish.key in room.talk.requests[wish.seat]) != wish.withdraw:
        return []
    return room.numbered([("withdrawn" if wish.withdraw else "request", seat, request(wish.seat, wish.key))], move)


def proposed(room: Room, seat: int, wish: Propose) -> Proposed:
    """A proposal to the partner who is asked; whether they could choose that is only checked where everybody may know it."""
    check_partner(room, seat, wish.seat)
    if wish.at != len(room.played.choices):
        raise NotAllowed(GONE_ON)
    if room.seats[wish.seat].kind != "person":
        raise NotAllowed(Sentence("The computer takes requests, but no proposals."))
    if room.asked != wish.seat:
        raise NotAllowed(Sentence("{who} has nothing to choose now.", {"who": room.called(wish.seat)}))
    s = room.played.s
    public = s.todo[-1].forced_is_public(s)
    choice = room.legal(s, wish.seat, wish.choice) if public else room.known(wish.choice)
    return Proposed(seat, wish.seat, choice, public, choice in asked(s).options)


def check_partner(room: Room, seat: int, other: int) -> None:
    """Whether somebody can be spoken to as a partner."""
    room.check_going_on()
    check_seat(room, other)
    if other == seat or room.sides[other] != room.sides[seat]:
        raise NotAllowed(Sentence("That is only for partners on one's own side."))
