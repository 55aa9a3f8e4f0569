"""Finished games, open to everybody: step by step, as a record, and records opened again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from rubizh.engine.flow import NATURE, Choice, asked, foregone
from rubizh.engine.record import Played, Record, RecordError, read, replay, write
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.language import Language
from rubizh.table import showing
from rubizh.table.api import Replay, Sealed, Shown, Step
from rubizh.table.matches import seals
from rubizh.table.messages import Scene
from rubizh.table.room import ENDED_BY, NotAllowed, Room, edition
from rubizh.table.shuffle import commitment
from rubizh.table.storage import EventRow, SeatRow, TableRow
from rubizh.table.tokens import token
from rubizh.telling.log import LogEntry, choose_and_tell

SEED = "seed"
COMMITMENT = "commitment"
SEALED = "sealed"
TAKEBACKS = "takebacks"
LONGEST_NAME = 30


def open_to_all(room: Room) -> Room:
    """A room whose game is over, for only then everything may be seen."""
    if not room.over:
        raise NotAllowed(Sentence("The game is not over yet: then everybody may replay it."))
    return room


def shown_again(room: Room, steps: list[Step], language: Language) -> Replay:
    """A whole game of these steps."""
    ending = room.ending()
    return Replay(
        game=room.row.game,
        seats=showing.seats(room, "", set(), language),
        steps=steps,
        ending=language.say(ending) if ending is not None else "",
        result=showing.ended(room),
        commitment=commitment(room.row.seed) if room.row.seed else "",
        seed=room.row.seed,
        sealed=unsealed(room),
    )


def unsealed(room: Room) -> list[Sealed]:
    """What was kept secret from the beginning of the game."""
    told = zip(room.played.seats, seals(room), room.game.sealed(room.played.s), strict=False)
    return [Sealed(seat, seal, secret) for seat, seal, secret in told]


def steps(room: Room, language: Language) -> Iterator[Step]:
    """Every choice as whoever knows most of it is told."""
    open_to_all(room)
    again = Played(room.game, room.row.options, {}, {})
    for choice in room.played.choices:
        decision = asked(again.s)
        options = [option.text for option in decision.options] if decision.seat == NATURE else []
        forced = decision.seat == NATURE or foregone(again.s) is not None
        number = int(getattr(again.s, "round", 0))
        said = {viewer: room.game.tell(again.s, viewer, choice) for viewer in room.viewers()}
        told = choose_and_tell(again, choice, said, room.telling.chronicle)
        staged = any(entry.scenes for entry in told)
        yield Step(decision.seat, choice.text, plainest(room, told, language), options, forced, staged, number)


def plainest(room: Room, told: list[LogEntry], language: Language) -> list[str]:
    """The sentences with the most facts in them: nothing has to be kept back any more."""
    shortened = [room.telling.chronicle.shortened(one).said for one in told]
    return [language.say(one) for one in max(shortened, key=lambda said: sum(len(one.facts) for one in said))]


def shown_at(room: Room, at: int, language: Language) -> Shown:
    """The position after so many choices, as each seat saw it."""
    open_to_all(room)
    if not 0 <= at <= len(room.played.choices):
        raise NotAllowed(
            Sentence("The game has {n} choices, there is no position {at}.", {"n": len(room.played.choices), "at": at})
        )
    language, again = showing.naming(room, language), Played(room.game, room.row.options, {}, {})
    scenes: list[list[Scene]] = [[] for _ in room.seats]
    for choice in room.played.choices[:at]:
        if len(again.choices) == at - 1:
            scenes = staged_for_seats(room, again, choice, language)
        else:
            again.choose(choice)
    views = [room.game.view(again.s, seat) for seat in range(len(room.seats))]
    watching = next((view for view in views if view.asked == view.seat), views[0])
    return Shown(
        at=at,
        views=[view.facts() for view in views],
        aids=[room.telling.aids(view, language) for view in views],
        question=showing.question(room, watching, language),
        scenes=scenes,
    )


def staged_for_seats(room: Room, again: Played, choice: Choice, language: Language) -> list[list[Scene]]:
    """Make a choice, and stage for each seat what it brought about."""
    said = {seat: room.game.tell(again.s, seat, choice) for seat in range(len(room.seats))}
    return [showing.staged(entry, language) for entry in choose_and_tell(again, choice, said, room.telling.chronicle)]


def record(room: Room) -> str:
    """The game as a text file."""
    open_to_all(room)
    played = room.played
    notes = {SEED: room.row.seed, COMMITMENT: commitment(room.row.seed)} if room.row.seed else {}
    notes |= {f"{SEALED} {one.seat}": one.hash for one in unsealed(room)}
    takebacks = [event for event in room.events if event.kind == "takeback"]
    notes |= {TAKEBACKS: str(len(takebacks))} if takebacks else {}
    notes |= {event.kind: played.seats[event.seat] for event in room.events if event.kind in ENDED_BY}
    players = {name: player_of(room.seats[seat]) or name for seat, name in enumerate(played.seats)}
    kept = Played(room.game, room.row.options, players, notes)
    for choice in played.choices:
        kept.choose(choice)
    return write(kept)


def player_of(seat: SeatRow) -> str:
    return seat.level if seat.kind == "bot" else printable(seat.player)


def opened_again(text: str, visitor: str) -> tuple[TableRow, list[SeatRow], list[EventRow]]:
    """A record as a finished table of its own."""
    try:
        written = read(text)
        played = replay(game_of(written), written)
    except RecordError as wrong:
        raise NotAllowed(Sentence("line {line}: {said}", {"line": wrong.line, "said": wrong.said})) from None
    table, now = token(), time.time()
    seed = played.notes.get(SEED, "")
    row = TableRow(
        table, played.game.name, edition(played.game), played.options, seed if seed.isdecimal() else "", now, over=True
    )
    seats = [
        SeatRow(table, seat, "person", visitor if seat == 0 else "", named(played, name), invite=token())
        for seat, name in enumerate(played.seats)
    ]
    made = zip(played.who, played.choices, strict=True)
    events = [EventRow(table, number, "choice", who, choice.text, time=now) for number, (who, choice) in enumerate(made, start=1)]
    return row, seats, events + given_up(played, table, now)


def given_up(played: Played, table: str, now: float) -> list[EventRow]:
    """How a game ended before its rules ended it, if the record tells."""
    found = [(kind, played.notes[kind]) for kind in ENDED_BY if played.notes.get(kind) in played.seats and not played.s.over]
    return [EventRow(table, len(played.choices) + 1, kind, played.seats.index(name), "", time=now) for kind, name in found[:1]]


def named(played: Played, seat: str) -> str:
    """The player of a seat; nobody's name is the seat's own."""
    return "" if played.players[seat] == seat else printable(played.players[seat])


def printable(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME]


def game_of(written: Record) -> Any:
    name = written.value("game")
    if name not in GAMES:
        raise RecordError(written.headers["game"].line, Sentence("unknown game “{name}”", {"name": name}))
    return GAMES[name].rules
