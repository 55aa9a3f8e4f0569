"""What a visitor is shown of a room: only what the seat may know, in the visitor's language."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec

from rubizh.engine.flow import NATURE, asked
from rubizh.engine.game import View
from rubizh.engine.words import Sentence
from rubizh.language import LANGUAGES, Language
from rubizh.table.matches import seals
from rubizh.table.matches import verdict as decided
from rubizh.table.messages import PROTOCOL, Asking, Clock, Ended, Entered, Event, News, Position, Proposal, Scene, Seat
from rubizh.table.room import Room
from rubizh.table.seating import handed_over
from rubizh.table.shuffle import commitment
from rubizh.table.storage import EventRow
from rubizh.table.takebacks import agreeing, last_choice
from rubizh.table.talk import Proposed, requested
from rubizh.telling.levels import OPPONENTS
from rubizh.telling.log import LogEntry
from rubizh.telling.scene import fact_told

TAKEN_BACK: Final = ("undo", "takeback")
SAID: Final[dict[str, Language]] = {code: Language(code) for code in LANGUAGES}


def naming(room: Room, language: Language) -> Language:
    """The language in which the game's sentences call people by their names, where it lets them."""
    called = [row.player for row in room.seats if row.kind == "person"]
    people = {row.seat: row.player for row in room.seats if row.kind == "person" and row.player and called.count(row.player) == 1}
    names = {said: people[seat] for said, seat in room.telling.called.items() if seat in people}
    return Language(language.code, names) if names else language


def position(room: Room, viewer: int, language: Language) -> Position:
    language = naming(room, language)
    view = room.game.view(room.known_to(viewer), viewer)
    mine = room.asked == viewer
    ending = room.ending()
    return Position(
        at=room.at(viewer),
        view=view.facts(),
        question=question(room, view, language),
        then=room.after_passing(viewer) if mine else [],
        aids=room.telling.aids(view, language),
        undo=room.may_undo(viewer),
        takeback=last_choice(room, viewer),
        over=room.over,
        requests=[list(keys) for keys in room.talk.requests],
        intents=["" if intent is None else language.say(intent) for intent in room.talk.intents],
        offers=offers(room, viewer, language),
        proposals=[proposal(room, one, viewer, language) for one in room.talk.proposals],
        window=room.window is not None,
        passing=sorted(room.answering.passing),
        settling=room.settling,
        settle=to_settle(room, viewer, language),
        settled=viewer in room.settling and room.preparing.ready(room.played.s, viewer) != "",
        seals=seals(room),
        asking=asking(room),
        ending=language.say(ending) if ending is not None else "",
        result=ended(room),
        clock=clock(room),
    )


def to_settle(room: Room, viewer: int, language: Language) -> dict[str, Any] | None:
    """What a seat needs that is to settle something."""
    settling = room.telling.settling
    if settling is None or viewer not in room.settling:
        return None
    return settling.shown(room.played.s, viewer, room.preparing.ready(room.played.s, viewer), language)


def offers(room: Room, viewer: int, language: Language) -> dict[str, str]:
    """What could be proposed to the partner who is asked, and what it would mean; nothing that only they may know."""
    s, seat = room.played.s, room.asked
    if seat is None or min(seat, viewer) < 0 or seat == viewer or room.sides[seat] != room.sides[viewer]:
        return {}
    if room.seats[seat].kind != "person" or not s.todo[-1].forced_is_public(s):
        return {}
    return {option.text: language.say(room.game.tell(s, viewer, option)) for option in asked(s).options}


def proposal(room: Room, proposed: Proposed, viewer: int, language: Language) -> Proposal:
    """A proposal; its words might tell what the partner could choose, so that not everybody may read them."""
    known = proposed.public or viewer == proposed.to
    said = language.say(room.game.tell(room.played.s, viewer, proposed.choice)) if known and proposed.offered else ""
    return Proposal(proposed.seat, proposed.to, proposed.choice.text, said)


def asking(room: Room) -> Asking | None:
    """What is asked to be taken back, and who need not answer."""
    found = room.talk.asking
    return None if found is None else Asking(found.seat, found.at, agreeing(room, found.agreed))


def ended(room: Room) -> Ended | None:
    """What became of everybody, once it is known."""
    result = room.result()
    if result is None:
        return None
    return Ended(result.outcome, result.winners(), [list(place) for place in result.ranking], list(result.scores))


def question(room: Room, view: View, language: Language) -> str:
    """What is asked now; nothing while cards are dealt, or before everybody has come."""
    if view.asked == NATURE and not view.over:
        return ""
    settling = room.telling.settling
    return language.say(settling.question(room.played.s) if settling is not None and room.settling else room.game.question(view))


def clock(room: Room) -> Clock | None:
    running = room.clock.running
    if room.clock.left is None:
        return None
    now, until = room.hours.now(), room.answering.until
    left = [round(room.clock.left_of(seat.seat, now), 1) for seat in room.seats]
    answer = None if until is None or room.over else round(until - now, 1)
    return Clock(left, -1 if running is None or room.over else running, answer)


def player(room: Room, seat: int, language: Language) -> str:
    """What whoever sits somewhere is called; nothing where nobody does."""
    called = room.called(seat)
    return "" if room.seats[seat].kind == "open" else called if isinstance(called, str) else language.say(called)


def seats(room: Room, visitor: str, online: set[int], language: Language, absent: Collection[int] = frozenset()) -> list[Seat]:
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
            absent=row.seat in absent,
            invite=f"/join/{row.invite}" if row.kind == "open" and mine else "",
        )
        for row in room.seats
    ]


class Happening:
    """An event that has just happened, and what each viewer was told of it if it was a choice.

    One that is `staged` is told before the chance that follows it, so that the page shows the position to which its scenes lead.
    """

    def __init__(self, room: Room, row: EventRow, viewers: list[int]) -> None:
        self.row: Final = row
        self.at: Final = len(room.played.choices) if row.kind == "choice" else int(row.text) if row.kind in TAKEN_BACK else -1
        self.told: Final[dict[int, LogEntry]] = dict(zip(viewers, room.apply(row, viewers), strict=False))
        self.staged: Final = any(told.scenes for told in self.told.values())


def event(room: Room, happening: Happening, viewer: int, language: Language) -> Event:
    """A happening as a viewer is told of it."""
    language, row, told = naming(room, language), happening.row, happening.told.get(viewer)
    if told is None:
        table = row.text if row.kind == "rematch" else ""
        return Event(row.number, row.kind, row.seat, beside(room, row, language), happening.at, table=table)
    chronicle = room.telling.chronicle
    said = [language.say(one) for one in chronicle.shortened(told).said]
    marks = (chronicle.passing(told), chronicle.settles(told))
    return Event(row.number, "choice", row.seat, said, happening.at, *marks, scenes=staged(told, language))


def staged(entry: LogEntry, language: Language) -> list[Scene]:
    """What a choice brought about by itself, one result after the other."""
    return [
        Scene(language.say(one.title), [language.say(line) for line in one.lines], one.cards, fact_told(one.facts, language))
        for one in entry.scenes
    ]


def beside(room: Room, row: EventRow, language: Language) -> list[str]:
    """What happened beside the choices."""
    if row.kind in ("chat", "phrase"):
        said = row.text if row.kind == "chat" else worded(room.telling.phrases, language).get(row.text, "…")
        return [f"{player(room, row.seat, language)}: {said}"]
    if row.kind in ("request", "withdrawn"):
        return [language.say(requesting(room, row))]
    level = OPPONENTS.get(row.text)
    name = level.title if row.kind == "replaced" and level is not None else row.text or player(room, row.seat, language)
    seat, somebody = room.seat_title(row.seat), room.called(row.seat)
    who: dict[str, int | str | Sentence] = {"who": seat if row.kind in ("joined", "replaced") else somebody, "name": name}
    texts = {
        "undo": Sentence("{who} takes a choice back.", who),
        "asked": Sentence("{who} asks to take a choice back.", who),
        "agreed": Sentence("{who} agrees.", who),
        "declined": Sentence("{who} would rather play on.", who),
        "takeback": Sentence("Taken back, as all agree: {who} chooses again.", who),
        "resign": Sentence("{who} has resigned.", who),
        "time": Sentence("{who} has run out of time.", who),
        "late": Sentence("{who} has run out of time.", who),
        "passing": Sentence("From now on {who} passes without being asked.", who),
        "answering": Sentence("{who} is asked for answers again.", who),
        "joined": Sentence("{name} sits down: {who}.", who),
        "replaced": Sentence("{who}: the computer ({name}) plays on.", who),
        "rematch": Sentence("{who} begins another game.", who),
    }
    return [language.say(texts[row.kind])]


def requesting(room: Room, row: EventRow) -> Sentence:
    seat, key = requested(row.text)
    facts: dict[str, int | str | Sentence] = {
        "who": room.called(row.seat),
        "other": room.seat_title(seat),
        "what": room.telling.requests.get(key, "…"),
    }
    if row.kind == "withdrawn":
        return Sentence("{who} no longer asks {other}: {what}", facts)
    return Sentence("{who} asks {other}: {what}", facts)


def entered(room: Room, viewer: int, seats: list[Seat], language: Language, events: list[Event], whole: bool) -> Entered:
    return Entered(
        protocol=PROTOCOL,
        table=room.row.id,
        game=room.row.game,
        seats=seats,
        seat=viewer,
        number=len(room.events),
        whole=whole,
        events=events,
        position=position(room, viewer, language),
        commitment=commitment(room.row.seed) if room.row.seed else "",
        sides=room.sides,
        friendly=room.row.friendly,
        phrases=worded(room.telling.phrases, language),
        requests=worded(room.telling.requests, language),
        windows=room.game.has_windows(),
        match=room.row.match,
        games=room.telling.match.games if room.telling.match is not None else 0,
        verdict=verdict(room, language),
        rematch=room.row.rematch,
    )


def worded(words: Mapping[str, Sentence], language: Language) -> dict[str, str]:
    return {key: language.say(sentence) for key, sentence in words.items()}


def news(room: Room, events: list[Event], viewer: int, language: Language, more: bool) -> News:
    """What happened; while more is to be told at once, the question after it is answered already."""
    found = position(room, viewer, language)
    return News(
        number=len(room.events),
        events=events,
        position=unasked(found) if more else found,
        verdict=verdict(room, language),
    )


def unasked(found: Position) -> Position:
    """A position in which nobody is to choose anything."""
    return msgspec.structs.replace(
        found,
        view={**found.view, "asked": NATURE, "options": []},
        settle=None,
        question="",
        then=[],
        undo=False,
        takeback=-1,
        offers={},
        window=False,
    )


def verdict(room: Room, language: Language) -> str:
    """Who won a match that is decided, and why."""
    rules, judged = room.telling.match, decided(room)
    if rules is None or judged is None:
        return ""
    if judged.player < 0:
        return language.text("The match is drawn: {why}.", why=judged.why)
    # where seats are passed round, the player of a seat in the first game sits in the one before it now
    winner = player(room, (judged.player + (0 if rules.keeps_seats else -1)) % len(room.seats), language)
    return language.text("{winner} wins the match: {why}.", winner=winner, why=judged.why)
