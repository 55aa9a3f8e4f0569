"""A page at a table: its messages are read, checked and carried out, one after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rubizh.engine.flow import SPECTATOR
from rubizh.engine.words import Reason, Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import levels
from rubizh.protocol.messages import Judged
from rubizh.table import takebacks, talking
from rubizh.table.limits import Limits
from rubizh.table.live import ENCODER
from rubizh.table.measures import CONNECTIONS, MOVES, REFUSED, SECONDS
from rubizh.table.messages import (
    Advice,
    Advised,
    Answer,
    Asked,
    Chat,
    Checked,
    Done,
    Enter,
    Explained,
    Hint,
    Move,
    Passing,
    Phrase,
    Ping,
    Point,
    Pong,
    Propose,
    Refused,
    Rematch,
    Replace,
    Request,
    Resign,
    Return,
    Settle,
    Takeback,
    Undo,
    Why,
)
from rubizh.table.pages import TOO_SLOW, Page, received, shut
from rubizh.table.room import GONE_ON, NotAllowed
from rubizh.table.rooms import Rooms
from rubizh.table.seating import come_back, handed_by_others, returned
from rubizh.table.showing import SAID
from rubizh.table.storage import EventRow, SeatRow
from rubizh.telling.telling import PASS

LOG: Final = logging.getLogger("rubizh.table")
ENTERING: Final = 10.0  # seconds until the first message
SILENT: Final = 150.0  # seconds without any message; a page pings
STRIKES: Final = 20  # messages of nonsense, or too many, before a page is shown the door
ADVISED: Final = 3
RETELLING: Final = 10  # messages that it counts for to be told everything anew
MOST_WATCHING: Final = 50  # pages at a table of those who sit nowhere
NO_SUCH_TABLE: Final = 4404
TOO_MUCH: Final = 1008


class Desk:
    """Carries out what pages ask for."""

    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self.rooms: Final = rooms
        self.limits: Final = limits
        self.hinted: Final[set[str]] = set()  # visitors for whom somebody thinks now
        self.carries: Final[dict[type[Asked], Callable[[Page, Any], Awaitable[None]]]] = {
            Enter: self.enter,
            Move: self.move,
            Settle: self.settle,
            Undo: self.undo,
            Takeback: self.takeback,
            Answer: self.answer,
            Passing: self.passing,
            Resign: self.resign,
            Rematch: self.rematch,
            Chat: self.chat,
            Phrase: self.phrase,
            Point: self.point,
            Propose: self.propose,
            Request: self.request,
            Replace: self.replace,
            Return: self.come_back,
            Hint: self.hint,
            Why: self.why,
            Ping: self.ping,
        }

    async def serve(self, socket: WebSocket, table: str, visitor: str) -> None:
        """A page from its first message to its last."""
        await socket.accept()
        CONNECTIONS.inc()
        try:
            first = await received(socket, ENTERING)
            live = await self.rooms.find(table) if isinstance(first, Enter) else None
            if isinstance(first, Enter) and live is not None:
                await self.host(Page(socket, visitor, live, first), first)
            else:
                await self.turn_away(socket, table, first)
        except TimeoutError:
            await shut(socket, TOO_SLOW)
        except WebSocketDisconnect:
            pass
        except Exception:  # of the storage, for example
            LOG.exception("a page was let go", extra={"facts": {"table": table}})
            await shut(socket, TOO_SLOW)
        finally:
            CONNECTIONS.dec()

    async def turn_away(self, socket: WebSocket, table: str, first: Asked | None) -> None:
        """Nobody comes in here; whoever asked properly may know why."""
        if isinstance(first, Enter) and table in self.rooms.closed:
            said = SAID[first.language].say(self.rooms.closed[table])
            await socket.send_text(ENCODER.encode(Refused("", said)).decode())
        await shut(socket, NO_SUCH_TABLE if isinstance(first, Enter) else TOO_MUCH)

    async def host(self, page: Page, first: Enter) -> None:
        writer = asyncio.ensure_future(page.write())
        live = page.live
        try:
            await self.carry_out(page, first)
            if page not in live.listeners:
                page.part()
            await self.listen(page)
        finally:
            writer.cancel()
            page.leave()

    async def listen(self, page: Page) -> None:
        while page.strikes < STRIKES:
            asked = await received(page.socket, SILENT)
            if not (page.pace.take(RETELLING if isinstance(asked, Enter) else 1) and self.limits.messages.take(page.address)):
                self.refuse(page, asked, Sentence("Too many messages at once: wait a moment."))
            elif asked is None:
                self.refuse(page, asked, Sentence("This is no message that the table knows."))
            elif takes_a_while(page, asked):  # and the page may go on meanwhile
                page.live.begin(self.carry_out(page, asked))
            else:
                await self.carry_out(page, asked)
        await shut(page.socket, TOO_MUCH)

    async def carry_out(self, page: Page, asked: Asked) -> None:
        name: str = getattr(asked, "id", "")
        if name and marked(page, name) in page.live.room.moves:
            page.answer(Done(name))
            return
        try:
            await self.carries[type(asked)](page, asked)
        except NotAllowed as wrong:
            REFUSED.labels(type(asked).__name__.lower()).inc()
            rule, text = self.rule(page, wrong.said)
            page.answer(Refused(name, page.says.say(wrong.said), rule, text))

    def refuse(self, page: Page, asked: Asked | None, said: Sentence) -> None:
        page.strikes += 1
        REFUSED.labels("nonsense").inc()
        page.answer(Refused(getattr(asked, "id", ""), page.says.say(said)))

    def rule(self, page: Page, said: Sentence) -> tuple[str, str]:
        if not isinstance(said, Reason):
            return "", ""
        return said.rule, page.live.room.telling.rulebook.rule(page.says, said.rule)

    async def enter(self, page: Page, asked: Enter) -> None:
        """Come in, or look from another seat or in another language; who asks for a seat that is not there looks all the same."""
        if not self.limits.entrances.take(page.address):
            raise NotAllowed(Sentence("Too many messages at once: wait a moment."))
        page.live.listeners.discard(page)
        if page.seat_for(asked) == SPECTATOR and page.live.watching() >= MOST_WATCHING:
            raise NotAllowed(Sentence("Many are watching this table already: come again later."))
        await self.take_over(page)
        await page.enter(asked)
        page.live.presence.changed()
        if asked.seat is not None:
            talking.check_seat(page.live.room, asked.seat)

    async def take_over(self, page: Page) -> None:
        """Who comes back plays on, where others had handed the seat over."""
        live = page.live
        for row in [] if live.room.over else handed_by_others(live.room, page.visitor):
            with suppress(NotAllowed):  # somebody else may be quicker: another page of the same visitor
                back = returned(live.room, row.seat, page.visitor)
                await live.sit(back, lambda back=back: come_back(live.room, back, ""))  # type: ignore[misc]

    def seat_of(self, page: Page) -> int:
        if page.viewer == SPECTATOR:
            raise NotAllowed(Sentence("Only those who sit at the table can do that."))
        return page.viewer

    async def once(self, page: Page, id: str, propose: Callable[[str], list[EventRow]], seat: SeatRow | None = None) -> None:
        """Let something happen, and say that it is done; what two pages ask for under one id happens once."""
        name, live = marked(page, id), page.live

        def new() -> list[EventRow]:
            return [] if name in live.room.moves else propose(name)

        await (live.happen(new) if seat is None else live.sit(seat, new))
        page.answer(Done(id))

    async def move(self, page: Page, asked: Move) -> None:
        seat, room = self.seat_of(page), page.live.room
        await page.live.keep_back(seat, asked.at, asked.choices)
        with SECONDS.time():
            name = marked(page, asked.id)
            if await page.live.sketch(seat, lambda: room.sketch(seat, asked.at, asked.choices, name)):
                page.answer(Done(asked.id))
                return
            await self.once(page, asked.id, lambda name: room.move(seat, asked.at, asked.choices, name))
        MOVES.labels("person").inc()

    async def settle(self, page: Page, asked: Settle) -> None:
        """Everything that is wrong is told at once."""
        seat, room = self.seat_of(page), page.live.room
        room.settle(seat, asked.text)
        said = [page.says.say(problem) for problem in room.preparing.problems(room.played.s, seat, asked.text)]
        if asked.only_check:
            page.answer(Checked(asked.id, said))
        elif said:
            page.answer(Refused(asked.id, "\n".join(said)))
        else:
            await page.live.settle(seat, asked.text)
            page.answer(Done(asked.id))

    async def undo(self, page: Page, asked: Undo) -> None:
        seat, room = self.seat_of(page), page.live.room
        if await page.live.sketch(seat, lambda: seat == room.asked and room.draft.shortened()):
            room.moves.add(marked(page, asked.id))
            page.answer(Done(asked.id))
        else:
            await self.once(page, asked.id, lambda name: room.undo(seat, name))

    async def resign(self, page: Page, asked: Resign) -> None:
        seat = self.seat_of(page)
        await self.once(page, asked.id, lambda name: page.live.room.resign(seat, name))

    async def rematch(self, page: Page, asked: Rematch) -> None:
        await self.rooms.play_on(page.live, self.seat_of(page), marked(page, asked.id))
        page.answer(Done(asked.id))

    def talking(self, page: Page) -> int:
        """The seat of somebody who may say something now."""
        seat = self.seat_of(page)
        if not self.limits.talk.take(page.visitor):
            raise NotAllowed(Sentence("Too many messages at once: wait a moment."))
        return seat

    async def chat(self, page: Page, asked: Chat) -> None:
        seat, text = self.talking(page), " ".join(asked.text.split())
        await self.once(page, asked.id, lambda name: page.live.room.chat(seat, text, name) if text else [])

    async def phrase(self, page: Page, asked: Phrase) -> None:
        seat = self.talking(page)
        await self.once(page, asked.id, lambda name: talking.phrase(page.live.room, seat, asked.key, name))

    async def request(self, page: Page, asked: Request) -> None:
        seat = self.talking(page)
        await self.once(page, asked.id, lambda name: talking.ask_for(page.live.room, seat, asked, name))

    async def propose(self, page: Page, asked: Propose) -> None:
        seat, room = self.talking(page), page.live.room
        await page.live.say(lambda: room.talk.propose(talking.proposed(room, seat, asked)))
        page.answer(Done(asked.id))

    async def point(self, page: Page, asked: Point) -> None:
        page.live.point(self.talking(page), asked.thing)
        page.answer(Done(asked.id))

    async def takeback(self, page: Page, asked: Takeback) -> None:
        seat = self.talking(page)
        await self.once(page, asked.id, lambda name: takebacks.takeback(page.live.room, seat, asked.at, name))

    async def answer(self, page: Page, asked: Answer) -> None:
        seat = self.talking(page)
        await self.once(page, asked.id, lambda name: takebacks.answer(page.live.room, seat, asked.yes, name))

    async def passing(self, page: Page, asked: Passing) -> None:
        seat = self.talking(page)
        await self.once(page, asked.id, lambda name: talking.switch(page.live.room, seat, asked.on, name))

    async def replace(self, page: Page, asked: Replace) -> None:
        """Only a seat whose player is away, or has not come, can be handed over; and one's own, if nobody plays against it."""
        self.seat_of(page)
        room = page.live.room
        talking.check_seat(room, asked.seat)
        if asked.level not in levels(GAMES[room.row.game]):
            raise NotAllowed(Sentence("There is no such opponent in this game."))
        row = room.seats[asked.seat]
        own = room.one_sided and row.visitor == page.visitor

        def propose(name: str) -> list[EventRow]:
            here = (asked.seat in page.live.online() and not own) or room.seats[asked.seat] is not row  # or has just come
            if row.kind == "bot" or here or room.over:
                raise NotAllowed(Sentence("This seat cannot be handed over now: its player is there."))
            if row.kind == "person" and asked.seat not in page.live.absent() and not own:
                raise NotAllowed(Sentence("Its player has only just left: this seat can be handed over in a minute."))
            return room.replace(asked.seat, asked.level, name)

        await self.once(page, asked.id, propose, msgspec.structs.replace(row, kind="bot", level=asked.level))

    async def come_back(self, page: Page, asked: Return) -> None:
        room = page.live.room
        talking.check_seat(room, asked.seat)
        back = returned(room, asked.seat, page.visitor)
        await self.once(page, asked.id, lambda name: come_back(room, back, name), back)

    async def hint(self, page: Page, asked: Hint) -> None:
        seat, room = self.seat_of(page), page.live.room
        if room.asked != seat:
            raise NotAllowed(Sentence("It is not your move."))
        if page.visitor in self.hinted or not page.hints.take():
            raise NotAllowed(Sentence("Too many messages at once: wait a moment."))
        self.hinted.add(page.visitor)
        try:
            await self.advise(page, asked, seat)
        finally:
            self.hinted.discard(page.visitor)

    async def advise(self, page: Page, asked: Hint, seat: int) -> None:
        room = page.live.room
        s, moment = room.game.clone(room.known_to(seat)), room.moment
        thinkers, who = self.rooms.thinkers, page.address or page.visitor
        judged = await thinkers.advise(who, room.row.game, room.game.view(s, seat))
        ahead = room.telling.passed(room.game, s) if judged and judged[0].choice == PASS else None
        if ahead is not None:  # what to do after passing is the better advice
            s, judged = ahead, await thinkers.advise(who, room.row.game, room.game.view(ahead, seat))
        if room.moment != moment:
            raise NotAllowed(GONE_ON)
        page.answer(Advice(asked.id, self.worded(page, s, seat, judged)))

    def worded(self, page: Page, s: Any, seat: int, judged: list[Judged]) -> list[Advised]:
        """The best, and the next of those that were tried; first sight says little of the others."""
        game, found = page.live.room.game, []
        for one in judged[:1] + [one for one in judged[1:ADVISED] if one.worlds > 0]:
            said = page.says.say(game.tell(s, seat, game.alphabet[one.choice]))
            found.append(Advised(one.choice, said, one.chance, one.worlds))
        return found

    async def why(self, page: Page, asked: Why) -> None:
        reason = page.live.room.why_not(self.seat_of(page), asked.choice)
        if reason is None:
            page.answer(Explained(asked.id, ""))
        else:
            page.answer(Explained(asked.id, page.says.say(reason), *self.rule(page, reason)))

    async def ping(self, page: Page, asked: Ping) -> None:
        page.answer(Pong())


def takes_a_while(page: Page, asked: Asked) -> bool:
    """Thinking does, and a pass that is kept back."""
    return isinstance(asked, Hint) or (isinstance(asked, Move) and page.live.room.passes(page.viewer, asked.at, asked.choices))


def marked(page: Page, id: str) -> str:
    """The page's id of a move, told apart from those of other visitors."""
    return f"{page.visitor} {id}"
