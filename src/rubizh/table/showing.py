"""What a visitor is shown of a room: only what the seat may know, in the visitor's language."""

from __future__ import annotations

import time
from typing import Final

from rubizh.engine.flow import NATURE
from rubizh.engine.game import View
from rubizh.engine.words import Sentence
from rubizh.language import LANGUAGES, Language
from rubizh.table.messages import PROTOCOL, Clock, Ended, Entered, Event, News, Position, Seat
from rubizh.table.room import Room, handed_over
from rubizh.table.shuffle import commitment
from rubizh.table.storage import EventRow
from rubizh.telling.levels import OPPONENTS
from rubizh.telling.log import LogEntry

SAID: Final[dict[str, Language]] = {code: Language(code) for code in LANGUAGES}


def position(room: Room, viewer: int, language: Language) -> Position:
    view = room.game.view(room.played.s, viewer)
    mine = room.asked == viewer
    ending = room.ending()
    return Position(
        at=len(room.played.choices),
        view=view.facts(),
        question=question(room, view, language),
        then=room.after_passing(viewer) if mine else [],
        aids=room.telling.aids(view, language),
        undo=room.may_undo(viewer),
        over=room.over,
        ending=language.say(ending) if ending is not None else "",
        result=ended(room),
        clock=clock(room),
    )


def ended(room: Room) -> Ended | None:
    """What became of everybody, once it is known."""
    result = room.result()
    if result is None:
        return None
    return Ended(result.outcome, result.winners(), [list(place) for place in result.ranking], list(result.scores))


def question(room: Room, view: View, language: Language) -> str:
    """What is asked now; nothing while cards are dealt, or before everybody has come."""
    return "" if view.asked == NATURE and not view.over else language.say(room.game.question(view))


def clock(room: Room) -> Clock | None:
    running = room.clock.running
    if room.clock.left is None:
        return None
    now = time.time()
    left = [round(room.clock.left_of(seat.seat, now), 1) for seat in room.seats]
    return Clock(left, -1 if running is None or room.over else running)


def player(room: Room, seat: int, language: Language) -> str:
    """What whoever sits somewhere is called; nothing where nobody does."""
    called = room.called(seat)
    return "" if room.seats[seat].kind == "open" else called if isinstance(called, str) else language.say(called)


def seats(room: Room, visitor: str, online: set[int], language: Language) -> list[Seat]:
    """Who sits where; the links to open seats are for those who sit at the table."""
    mine = [row.seat for row in room.seats if row.kind == "person" and row.visitor == visitor != ""]
    return [
        Seat(
            title=language.say(room.seat_title(row.seat)),
            kind=row.kind,
            player=player(room, row.seat, language),
            mine=row.seat in mine,
            handed=handed_over(row, visitor),
            online=row.seat in online or row.kind == "bot",
            invite=f"/join/{row.invite}" if row.kind == "open" and mine else "",
        )
        for row in room.seats
    ]


class Happening:
    """An event that has just happened, and what each viewer was told of it if it was a choice."""

    def __init__(self, room: Room, row: EventRow, viewers: list[int]) -> None:
        self.row: Final = row
        self.at: Final = len(room.played.choices) if row.kind == "choice" else int(row.text) if row.kind == "undo" else -1
        self.told: Final[dict[int, LogEntry]] = dict(zip(viewers, room.apply(row, viewers), strict=False))


def event(room: Room, happening: Happening, viewer: int, language: Language) -> Event:
    """A happening as a viewer is told of it."""
    row, told = happening.row, happening.told.get(viewer)
    if told is None:
        table = row.text if row.kind == "rematch" else ""
        return Event(row.number, row.kind, row.seat, beside(room, row, language), happening.at, table=table)
    chronicle = room.telling.chronicle
    said = [language.say(one) for one in chronicle.shortened(told).said]
    return Event(row.number, "choice", row.seat, said, happening.at, chronicle.passing(told), chronicle.settles(told))


def beside(room: Room, row: EventRow, language: Language) -> list[str]:
    """What happened beside the choices."""
    if row.kind == "chat":
        return [f"{player(room, row.seat, language)}: {row.text}"]
    level = OPPONENTS.get(row.text)
    name = level.title if row.kind == "replaced" and level is not None else row.text or player(room, row.seat, language)
    seat, somebody = room.seat_title(row.seat), room.called(row.seat)
    who: dict[str, int | str | Sentence] = {"who": seat if row.kind in ("joined", "replaced") else somebody, "name": name}
    texts = {
        "undo": Sentence("{who} takes a choice back.", who),
        "resign": Sentence("{who} has resigned.", who),
        "time": Sentence("{who} has run out of time.", who),
        "joined": Sentence("{name} sits down: {who}.", who),
        "replaced": Sentence("{who}: the computer ({name}) plays on.", who),
        "rematch": Sentence("{who} begins another game.", who),
    }
    return [language.say(texts[row.kind])]


def retold(room: Room, viewer: int, language: Language, since: int) -> list[Event]:
    """The events after a number, told anew from the beginning."""
    again, taken_back = Room(room.row, room.seats, []), choices_taken_back(room.events)
    shown: list[Event] = []
    for row in room.events:
        if row.number in taken_back:
            shown.append(Event(row.number, row.kind, row.seat, [], taken_back[row.number]))
        elif row.kind == "undo":
            shown.append(Event(row.number, row.kind, row.seat, beside(room, row, language), int(row.text)))
        else:
            shown.append(event(again, Happening(again, row, [viewer]), viewer, language))
    return [one for one in shown if one.number > since]


def choices_taken_back(events: list[EventRow]) -> dict[int, int]:
    """The numbers of choices that were taken back later, each with its place among the choices; nobody is told of them again."""
    made: list[int] = []
    found: dict[int, int] = {}
    for row in events:
        if row.kind == "choice":
            made.append(row.number)
        elif row.kind == "undo":
            found |= {number: at for at, number in enumerate(made) if at >= int(row.text)}
            del made[int(row.text) :]
    return found


def entered(room: Room, viewer: int, visitor: str, online: set[int], language: Language, since: int | None) -> Entered:
    whole = since is None or since > len(room.events)
    return Entered(
        protocol=PROTOCOL,
        table=room.row.id,
        game=room.row.game,
        seats=seats(room, visitor, online, language),
        seat=viewer,
        number=len(room.events),
        whole=whole,
        events=retold(room, viewer, language, 0 if whole or since is None else since),
        position=position(room, viewer, language),
        commitment=commitment(room.row.seed) if room.row.seed else "",
        match=room.row.match,
        verdict=verdict(room, language),
        rematch=room.row.rematch,
    )


def news(room: Room, events: list[Event], viewer: int, language: Language) -> News:
    return News(
        number=len(room.events),
        events=events,
        position=position(room, viewer, language),
        verdict=verdict(room, language),
    )


def verdict(room: Room, language: Language) -> str:
    """Who won a match whose second game is over, and why."""
    rules = room.telling.match
    if rules is None or room.row.match != 2 or not room.over:
        return ""
    judged = rules.verdict(room.row.first, rules.outcome(room.played.s, room.loser))
    if judged.player < 0:
        return language.text("The match is drawn: {why}.", why=judged.why)
    # the player of a seat in the first game sits in the next one now
    winner = player(room, (judged.player - 1) % len(room.seats), language)
    return language.text("{winner} wins the match: {why}.", winner=winner, why=judged.why)
