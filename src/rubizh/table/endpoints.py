"""What the page asks for over HTTP, and the answers."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import levels
from rubizh.games.package import Package
from rubizh.language import LANGUAGES, Language
from rubizh.table import replays, showing
from rubizh.table.api import Home, Invitation, Join, Me, NewClock, NewTable, Opened, TableShown, Wrong
from rubizh.table.door import TOO_MANY, spoken
from rubizh.table.limits import address
from rubizh.table.live import Live
from rubizh.table.names import visible
from rubizh.table.room import NotAllowed, Room
from rubizh.table.rooms import Rooms
from rubizh.table.seating import come_back, handed_over, returned
from rubizh.table.showing import SAID
from rubizh.table.storage import EventRow, SeatRow, Storage, TableRow
from rubizh.table.tokens import is_token
from rubizh.table.visitors import Visitors, same_origin

LONGEST_BODY: Final = 16_384
LONGEST_RECORD: Final = 200_000
PLACE: Final = re.compile("[0-9]{1,6}")
SHOWN: Final = 20  # of a visitor's tables
REPLAYS_KEPT: Final = 20

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


class Refusal(Exception):
    """A request that is not carried out: the status, and why."""

    def __init__(self, status: int, said: Sentence) -> None:
        super().__init__(repr(said))
        self.status: Final = status
        self.said: Final = said


def json(answer: Any) -> Response:
    return Response(msgspec.json.encode(answer), media_type="application/json")


class Endpoints:
    """One method for each address."""

    def __init__(self, rooms: Rooms, visitors: Visitors) -> None:
        self.rooms: Final = rooms
        self.visitors: Final = visitors
        self.limits: Final = rooms.limits
        self.replayed: Final[OrderedDict[tuple[str, str, int], bytes]] = OrderedDict()

    def guarded(self, endpoint: Endpoint) -> Endpoint:
        """An endpoint behind which every refusal gets a sentence."""

        async def guard(request: Request) -> Response:
            try:
                if request.method == "POST" and not same_origin(request):
                    raise Refusal(403, Sentence("Only the table's own page may ask for that."))
                return await endpoint(request)
            except Refusal as wrong:
                said = SAID[spoken(request)].say(wrong.said)
                return Response(msgspec.json.encode(Wrong(said)), wrong.status, media_type="application/json")

        return guard

    def check_openings(self, request: Request, visitor: str) -> None:
        openings = self.limits.openings
        if not (openings.take(visitor) and openings.take(address(request))):
            raise Refusal(429, Sentence("Too many tables at once: wait a moment."))

    async def home(self, request: Request) -> Response:
        visitor = self.visitors.welcome(request)
        row = await self.visitors.about(visitor, request)
        code = request.query_params.get("lang", row.language)
        language = SAID[code if code in LANGUAGES else row.language]
        found = await self.rooms.journal.read(lambda storage: storage.tables_of(visitor, SHOWN))
        tables = []
        for table, _, last in found:
            live = await self.rooms.find(table.id)
            if live is not None:  # a table of other cards cannot be read any more
                tables.append(table_shown(live, last, visitor, language))
        games = [one.telling.shown(one.rules, levels(one), language) for one in GAMES.values()]
        response = json(Home(row.name, games, tables))
        self.visitors.remember(request, response, visitor)
        return response

    async def me(self, request: Request) -> Response:
        visitor = self.visitors.welcome(request)
        asked = await body(request, Me)
        name = visible(asked.name) if asked.name else None
        if name == "":
            raise Refusal(422, Sentence("A name needs letters that can be seen."))
        await self.visitors.change(await self.visitors.about(visitor, request), name, asked.language)
        response = Response(status_code=204)
        self.visitors.remember(request, response, visitor)
        return response

    async def open(self, request: Request) -> Response:
        visitor = self.visitors.welcome(request)
        asked = await body(request, NewTable)
        self.check_openings(request, visitor)
        row = await self.visitors.about(visitor, request)
        try:
            live = await self.rooms.open(asked, visitor, row.name)
        except NotAllowed as wrong:
            raise Refusal(422, wrong.said) from None
        mine = next(seat.seat for seat in live.room.seats if seat.visitor == visitor)
        response = json(Opened(live.room.row.id, mine))
        self.visitors.remember(request, response, visitor)
        return response

    async def invitation(self, request: Request) -> Response:
        """What an invitation is to, before anybody sits down."""
        live, seat = await self.invited(request.path_params["invite"])
        return json(invitation_shown(live, seat, self.visitors.known(request), SAID[spoken(request)]))

    async def invited(self, invite: str) -> tuple[Live, int]:
        """The table and the seat that an invitation leads to."""
        seat = await self.rooms.journal.read(lambda storage: storage.seat_of_invite(invite if is_token(invite) else ""))
        live = None if seat is None else await self.find(seat.table)
        if seat is None or live is None:
            raise Refusal(404, Sentence("This invitation leads to no seat."))
        return live, seat.seat

    async def find(self, table: str) -> Live | None:
        """A table; one that cannot be played on any more says why."""
        live = await self.rooms.find(table)
        if live is None and table in self.rooms.closed:
            raise Refusal(410, self.rooms.closed[table])
        return live

    async def join(self, request: Request) -> Response:
        """Sit down at the seat of an invitation; the same visitor finds the seat again by it."""
        visitor = self.visitors.welcome(request)
        asked = await body(request, Join)
        live, seat = await self.invited(asked.invite)
        row = await self.visitors.about(visitor, request)
        await self.seat(live, seat, visitor, row.name)
        response = json(Opened(live.room.row.id, seat))
        self.visitors.remember(request, response, visitor)
        return response

    async def seat(self, live: Live, number: int, visitor: str, player: str) -> None:
        room = live.room
        seat = room.seats[number]
        if seat.kind == "person" and seat.visitor == visitor:
            return
        taken = Sentence("Somebody else sits there already; you can watch.")

        def propose() -> list[EventRow]:
            if room.seats[number].kind != "open":
                raise NotAllowed(taken)
            return room.join(number, player)

        try:
            if handed_over(seat, visitor):
                back = returned(room, number, visitor)
                await live.sit(back, lambda: come_back(room, back, ""))
            else:
                await live.sit(msgspec.structs.replace(seat, kind="person", visitor=visitor, player=player), propose)
        except NotAllowed as wrong:
            raise Refusal(409, wrong.said) from None

    async def cards(self, request: Request) -> Response:
        return json(game_named(request).telling.cards_shown(SAID[spoken(request)]))

    async def rules(self, request: Request) -> Response:
        return json(game_named(request).telling.rulebook.chapters(SAID[spoken(request)]))

    async def found(self, request: Request) -> Room:
        live = await self.find(request.path_params["table"])
        if live is None:
            raise Refusal(404, Sentence("There is no such table."))
        try:
            room = replays.open_to_all(live.room)
        except NotAllowed as wrong:
            raise Refusal(403, wrong.said) from None
        if await self.rooms.secret(room):
            raise Refusal(403, Sentence("The match is not over yet: then everybody may see its decks, and replay this game."))
        return room

    async def replay(self, request: Request) -> Response:
        """A whole game; told once, it is kept for those who ask for it next."""
        self.check_replays(request)
        room, code = await self.found(request), spoken(request)
        which = room.row.id, code, len(room.events)
        if which not in self.replayed:
            language = showing.naming(room, SAID[code])
            steps = await self.rooms.breath.all(replays.steps(room, language))
            self.replayed[which] = msgspec.json.encode(replays.shown_again(room, steps, language))
        self.replayed.move_to_end(which)
        while len(self.replayed) > REPLAYS_KEPT:
            self.replayed.popitem(last=False)
        return Response(self.replayed[which], media_type="application/json")

    def check_replays(self, request: Request) -> None:
        if not self.limits.replays.take(address(request)):
            raise Refusal(429, TOO_MANY)

    async def replay_at(self, request: Request) -> Response:
        room = await self.found(request)
        try:
            return json(replays.shown_at(room, place_named(request), SAID[spoken(request)]))
        except NotAllowed as wrong:
            raise Refusal(404, wrong.said) from None

    async def record(self, request: Request) -> Response:
        self.check_replays(request)
        room = await self.found(request)
        name = f"{room.row.game}-{time.strftime('%Y-%m-%d', time.gmtime(room.row.created))}-{room.row.id[:6]}.txt"
        return PlainTextResponse(replays.record(room), headers={"content-disposition": f'attachment; filename="{name}"'})

    async def records(self, request: Request) -> Response:
        """Open a record again."""
        visitor = self.visitors.welcome(request)
        text = (await taken(request, LONGEST_RECORD)).decode("utf-8", "replace")
        self.check_openings(request, visitor)
        try:
            row, seats, events = replays.opened_again(text, visitor)
        except NotAllowed as wrong:
            raise Refusal(422, wrong.said) from None
        await self.rooms.journal.write(partial(kept, row=row, seats=seats, events=events))
        response = json(Opened(row.id, 0))
        self.visitors.remember(request, response, visitor)
        return response


def table_shown(live: Live, last: EventRow | None, visitor: str, language: Language) -> TableShown:
    """One of a visitor's tables, for the list of them."""
    room = live.room
    mine = [seat.seat for seat in room.seats if seat.visitor == visitor]
    ending = room.ending()
    return TableShown(
        id=room.row.id,
        game=room.row.game,
        title=language.say(room.telling.title),
        seats=showing.seats(room, visitor, live.online(), language),
        mine=mine[0] if mine else -1,
        asked=room.asked if room.full and room.asked is not None else -1,
        over=room.over,
        result=language.say(ending) if ending is not None else "",
        when=last.time if last is not None else room.row.created,
    )


def invitation_shown(live: Live, seat: int, visitor: str, language: Language) -> Invitation:
    room = live.room
    clock = room.row.clock
    return Invitation(
        table=room.row.id,
        game=room.row.game,
        title=language.say(room.telling.title),
        options=room.row.options,
        seats=showing.seats(room, visitor, live.online(), language),
        seat=seat,
        match=room.row.match > 0,
        clock=None if clock is None else NewClock(*clock),
    )


def kept(storage: Storage, row: TableRow, seats: list[SeatRow], events: list[EventRow]) -> None:
    storage.add_table(row, seats)
    storage.append(events)


def game_named(request: Request) -> Package:
    name: str = request.path_params["game"]
    if name not in GAMES:
        raise Refusal(404, Sentence("unknown game “{name}”", {"name": name}))
    return GAMES[name]


def place_named(request: Request) -> int:
    """After how many choices; -1, where no game ever is, for what is no such number."""
    text: str = request.path_params["at"]
    return int(text) if PLACE.fullmatch(text) else -1


async def taken(request: Request, most: int) -> bytes:
    """The body of a request, if it is not too long."""
    found = bytearray()
    try:
        async for part in request.stream():
            found += part
            if len(found) > most:
                raise Refusal(413, Sentence("This is too long: at most {n} bytes.", {"n": most}))
    except ClientDisconnect:  # nobody will read the answer
        raise Refusal(400, Sentence("This cannot be read: {reason}", {"reason": "…"})) from None
    return bytes(found)


async def body(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await taken(request, LONGEST_BODY), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Refusal(422, Sentence("This cannot be read: {reason}", {"reason": str(wrong)})) from None
