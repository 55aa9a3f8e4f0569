"""Matches at the table: what leads from one game to the next, and what stays secret on the way."""

from __future__ import annotations

import time

import msgspec

from rubizh.table.room import Room
from rubizh.table.shuffle import new_seed, sealed
from rubizh.table.storage import EventRow, SeatRow, TableRow
from rubizh.table.tokens import token
from rubizh.telling.match import Verdict


def outcomes_of(room: Room) -> list[str]:
    """Those of a match's games so far, this one included, if it is over."""
    rules = room.telling.match
    now = [] if rules is None or not room.over else [rules.outcome(room.played.s, room.loser)]
    return room.row.first.splitlines() + now


def verdict(room: Room) -> Verdict | None:
    """How a match was decided, once it is."""
    rules = room.telling.match
    return None if rules is None or not room.row.match or not room.over else rules.judged(outcomes_of(room))


def seals(room: Room) -> list[str]:
    """The hash of what each seat has secretly settled on."""
    secrets = room.game.sealed(room.played.s) if room.row.seed else []
    return [sealed(room.row.seed, room.played.seats[seat], secret) for seat, secret in enumerate(secrets)]


def rotated(seats: list[SeatRow], table: str) -> list[SeatRow]:
    """At another table, everybody in the seat before their own, the first one in the last."""
    return moved(seats[1:] + seats[:1], table)


def moved(seats: list[SeatRow], table: str) -> list[SeatRow]:
    """At another table, everybody in this order."""
    return [
        msgspec.structs.replace(seat, table=table, seat=number, invite=token(), settled="") for number, seat in enumerate(seats)
    ]


def following(room: Room) -> tuple[TableRow, list[SeatRow], list[EventRow]]:
    """The table of the next game, the next of a match, the first of a new one, or just another; and what it begins with."""
    rules, row, goes_on = room.telling.match, room.row, goes_on_after(room)
    outcomes = outcomes_of(room) if goes_on else []
    table = msgspec.structs.replace(
        row,
        id=token(),
        seed=new_seed(),
        created=time.time(),
        options=rules.options(row.options, outcomes) if rules is not None and row.match else row.options,
        match=row.match + 1 if goes_on else min(row.match, 1),
        first="\n".join(outcomes),
        rematch="",
        over=False,
    )
    seats = moved(room.seats, table.id) if rules is not None and goes_on and rules.keeps_seats else rotated(room.seats, table.id)
    return table, seats, carried_on(room, table.id) if goes_on else []


def goes_on_after(room: Room) -> bool:
    """Whether a game belongs to a match that it did not decide."""
    return room.row.match > 0 and room.telling.match is not None and verdict(room) is None


def carried_on(room: Room, table: str) -> list[EventRow]:
    """What the next game of a match begins with."""
    rules, played = room.telling.match, room.played
    kept = [] if rules is None else rules.carried_on(played.choices)
    made = zip(played.who, kept, strict=False)
    return [EventRow(table, at, "choice", who, choice.text, time=time.time()) for at, (who, choice) in enumerate(made, start=1)]
