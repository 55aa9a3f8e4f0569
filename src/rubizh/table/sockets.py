"""A page at a table: its messages are read, checked and carried out, one after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rubizh.engine.flow import SPECTATOR
from rubizh.engine.words import Reason, Sentence
from rubizh.language import Language
from rubizh.opponents import OPPONENTS
from rubizh.protocol.messages import Judged
from rubizh.table.limits import Bucket
from rubizh.table.live import ENCODER, Live
from rubizh.table.measures import CONNECTIONS, MOVES, REFUSED, SECONDS
from rubizh.table.messages import (
    ASKED,
    LONGEST_MESSAGE,
    Advice,
    Advised,
    Asked,
    Chat,
    Done,
    Enter,
    Explained,
    FromTable,
    Hint,
    Move,
    Ping,
    Pong,
    Refused,
    Rematch,
    Replace,
    Resign,
    Undo,
    Why,
)
from rubizh.table.room import NotAllowed
from rubizh.table.rooms import Rooms
from rubizh.table.showing import SAID
from rubizh.telling.rulebook import rule_text
from rubizh.telling.tellings import PASS

ENTERING: Final = 10.0  # seconds until the first message
SILENT: Final = 150.0  # seconds without any message; a page pings
WAITING: Final = 256  # messages that may wait for a slow page
STRIKES: Final = 20  # messages of nonsense, or too many, before a page is shown the door
ADVISED: Final = 3
NO_SUCH_TABLE: Final = 4404
TOO_MUCH: Final = 1008
TOO_SLOW: Final = 1013


class Page:
    """One open page: what it reads is queued, so that a slow one holds up nobody."""

    def __init__(self, socket: WebSocket, visitor: str, live: Live, enter: Enter) -> None:
        self.socket: Final = socket
        self.visitor: Final = visitor
        self.live: Final = live
        self.viewer = SPECTATOR
        self.language: str = enter.language
        self.queue: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(WAITING)
        self.pace: Final = Bucket(60, 30)
        self.chatter: Final = Bucket(5, 0.5)
        self.hints: Final = Bucket(2, 0.5)
        self.strikes = 0

    @property
    def says(self) -> Language:
        return SAID[self.language]

    def send(self, message: bytes) -> None:
        """Queue a message; a page that does not read is let go, and comes back for what it missed."""
        if self.queue.full():
            self.part()
        else:
            self.queue.put_nowait(message)

    def part(self) -> None:
        """Let the page go once it has read what is queued, or at once where the queue is full."""
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def answer(self, message: FromTable) -> None:
        self.send(ENCODER.encode(message))

    async def write(self) -> None:
        """What is queued, until the page is gone."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self.queue.get()) is not None:
                await self.socket.send_text(message.decode())
            await shut(self.socket, TOO_SLOW)

    def sit(self, enter: Enter) -> None:
        """Where the page looks from: the seat asked for if it is the visitor's, else any of his, else from beside."""
        self.language = enter.language
        mine = [row.seat for row in self.live.room.seats if row.kind == "person" and row.visitor == self.visitor != ""]
        asked = self.live.room.asked
        if enter.seat in mine:
            self.viewer = enter.seat
        elif mine:
            self.viewer = asked if asked in mine else mine[0]
        else:
            self.viewer = SPECTATOR


class Desk:
    """Carries out what pages ask for."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms: Final = rooms
        self.carries: Final[dict[type[Asked], Callable[[Page, Any], Awaitable[None]]]] = {
            Enter: self.enter,
            Move: self.move,
            Undo: self.undo,
            Resign: self.resign,
            Rematch: self.rematch,
            Chat: self.chat,
            Replace: self.replace,
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
                await shut(socket, NO_SUCH_TABLE if isinstance(first, Enter) else TOO_MUCH)
        except TimeoutError:
            await shut(socket, TOO_SLOW)
        except WebSocketDisconnect:
            pass
        finally:
            CONNECTIONS.dec()

    async def host(self, page: Page, first: Enter) -> None:
        writer = asyncio.ensure_future(page.write())
        live = page.live
        try:
            await self.enter(page, first)
            await self.listen(page)
        finally:
            writer.cancel()
            live.listeners.discard(page)
            live.used = time.monotonic()
            live.tell_presence()

    async def listen(self, page: Page) -> None:
        while page.strikes < STRIKES:
            asked = await received(page.socket, SILENT)
            if not page.pace.take():
                self.refuse(page, asked, Sentence("Too many messages at once: wait a moment.", {}))
            elif asked is None:
                self.refuse(page, asked, Sentence("This is no message that the table knows.", {}))
            elif isinstance(asked, Hint):  # thinking takes a while, and the page may go on meanwhile
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
        return said.rule, rule_text(page.live.room.row.game, page.says, said.rule)

    async def enter(self, page: Page, asked: Enter) -> None:
        """Come in, or look from another seat or in another language."""
        page.live.listeners.discard(page)
        page.sit(asked)
        page.send(page.live.entered(page, asked.since))
        page.live.listeners.add(page)
        page.live.tell_presence()

    def seat_of(self, page: Page) -> int:
        if page.viewer == SPECTATOR:
            raise NotAllowed(Sentence("Only those who sit at the table can do that.", {}))
        return page.viewer

    async def move(self, page: Page, asked: Move) -> None:
        seat, room = self.seat_of(page), page.live.room
        with SECONDS.time():
            await page.live.happen(lambda: room.move(seat, asked.at, asked.choices, marked(page, asked.id)))
        MOVES.labels("person").inc()
        page.answer(Done(asked.id))

    async def undo(self, page: Page, asked: Undo) -> None:
        seat = self.seat_of(page)
        await page.live.happen(lambda: page.live.room.undo(seat, marked(page, asked.id)))
        page.answer(Done(asked.id))

    async def resign(self, page: Page, asked: Resign) -> None:
        seat = self.seat_of(page)
        await page.live.happen(lambda: page.live.room.resign(seat, marked(page, asked.id)))
        page.answer(Done(asked.id))

    async def rematch(self, page: Page, asked: Rematch) -> None:
        await self.rooms.play_on(page.live, self.seat_of(page), marked(page, asked.id))
        page.answer(Done(asked.id))

    async def chat(self, page: Page, asked: Chat) -> None:
        seat, text = self.seat_of(page), " ".join(asked.text.split())
        if not page.chatter.take() or not text:
            raise NotAllowed(Sentence("Too many messages at once: wait a moment.", {}))
        await page.live.happen(lambda: page.live.room.chat(seat, text, marked(page, asked.id)))
        page.answer(Done(asked.id))

    async def replace(self, page: Page, asked: Replace) -> None:
        """Only a seat whose player is away, or has not come, can be handed over."""
        self.seat_of(page)
        room = page.live.room
        if asked.seat >= len(room.seats) or asked.level not in OPPONENTS[room.row.game]:
            raise NotAllowed(Sentence("There is no such seat, or no such opponent.", {}))
        row = room.seats[asked.seat]
        if row.kind == "bot" or asked.seat in page.live.online() or room.over:
            raise NotAllowed(Sentence("This seat cannot be handed over now: its player is there.", {}))
        seat = msgspec.structs.replace(row, kind="bot", level=asked.level)
        await page.live.happen(lambda: room.replace(asked.seat, asked.level, marked(page, asked.id)), seat)
        page.answer(Done(asked.id))

    async def hint(self, page: Page, asked: Hint) -> None:
        seat, room = self.seat_of(page), page.live.room
        if room.asked != seat:
            raise NotAllowed(Sentence("It is not your move.", {}))
        if not page.hints.take():
            raise NotAllowed(Sentence("Too many messages at once: wait a moment.", {}))
        s, at = room.game.clone(room.played.s), len(room.played.choices)
        judged = await self.rooms.thinkers.advise(room.row.game, room.game.view(s, seat))
        ahead = room.telling.passed(room.game, s) if judged and judged[0].choice == PASS else None
        if ahead is not None:  # what to do after passing is the better advice
            s, judged = ahead, await self.rooms.thinkers.advise(room.row.game, room.game.view(ahead, seat))
        if at != len(room.played.choices):
            raise NotAllowed(Sentence("The game has gone on since: look again before you choose.", {}))
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


async def shut(socket: WebSocket, code: int) -> None:
    """End a connection that may have ended by itself."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)


def marked(page: Page, id: str) -> str:
    """The page's id of a move, told apart from those of other visitors."""
    return f"{page.visitor} {id}"


async def received(socket: WebSocket, seconds: float) -> Asked | None:
    """The next message, None for nonsense."""
    message = await asyncio.wait_for(socket.receive(), seconds)
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None or len(text) > LONGEST_MESSAGE:
        return None
    try:
        return ASKED.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
