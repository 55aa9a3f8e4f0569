"""The log of a table as each of its readers was told it: kept, so that nobody who comes in has the game played again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from rubizh.table import showing
from rubizh.table.breath import Breath
from rubizh.table.messages import Event
from rubizh.table.room import Room
from rubizh.table.showing import SAID, TAKEN_BACK, Happening
from rubizh.table.storage import EventRow
from rubizh.table.talk import SEATED

Reader: TypeAlias = tuple[int, str]  # where somebody looks from, and their language


class Logbook:
    """Each list holds every event so far; who sits down anew is called by another name in all of them."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.kept: Final[dict[Reader, list[Event]]] = {}
        self.edition = 0  # changes with what was told before

    def happened(self, told: dict[Reader, list[Event]]) -> None:
        """Note what has just been told, to all readers whose lists are kept."""
        for reader, events in self.kept.items():
            events += [without_scenes(event) for event in told[reader]]
        kinds = {event.kind for events in told.values() for event in events}
        if kinds.intersection(SEATED):
            self.kept.clear()
            self.edition += 1
        elif kinds.intersection(TAKEN_BACK):
            self.leave_out()
            self.edition += 1

    def leave_out(self) -> None:
        """Nobody is told again of what was taken back."""
        for number, at in choices_taken_back(self.room.events).items():
            for events in self.kept.values():
                row = self.room.events[number - 1]
                events[number - 1] = Event(row.number, row.kind, row.seat, [], at)

    async def prepare(self, reader: Reader, breath: Breath) -> None:
        """Let a reader's list be there until something else happens."""
        while reader not in self.kept:
            edition = self.edition
            told = await breath.all(self.retold(*reader))
            if edition == self.edition:
                self.kept[reader] = told

    def since(self, reader: Reader, number: int) -> list[Event]:
        """What happened after a number, for a reader whose list is there."""
        return self.kept[reader][number:]

    def retold(self, viewer: int, code: str) -> Iterator[Event]:
        """Every event, also those that happen meanwhile, told anew from the beginning."""
        room, language, edition = self.room, SAID[code], self.edition
        again, taken_back = Room(room.row, room.seats, []), choices_taken_back(room.events)
        for row in room.events:
            if edition != self.edition:
                return
            if row.number in taken_back:
                yield Event(row.number, row.kind, row.seat, [], taken_back[row.number])
            elif row.kind in TAKEN_BACK:
                yield Event(row.number, row.kind, row.seat, showing.beside(room, row, language), int(row.text))
            else:
                yield without_scenes(showing.event(again, Happening(again, row, [viewer]), viewer, language))


def without_scenes(event: Event) -> Event:
    """It is over: nobody has to watch it again."""
    return msgspec.structs.replace(event, scenes=[]) if event.scenes else event


def choices_taken_back(events: list[EventRow]) -> dict[int, int]:
    """The numbers of choices that were taken back later, each with its place among the choices; nobody is told of them again."""
    made: list[int] = []
    found: dict[int, int] = {}
    for row in events:
        if row.kind == "choice":
            made.append(row.number)
        elif row.kind in TAKEN_BACK:
            found |= {number: at for at, number in enumerate(made) if at >= int(row.text)}
            del made[int(row.text) :]
    return found
