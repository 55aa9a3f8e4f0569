"""An open page, as the table sees it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rubizh.engine.flow import SPECTATOR
from rubizh.language import Language
from rubizh.table.limits import Bucket, address
from rubizh.table.live import ENCODER, Live
from rubizh.table.messages import ASKED, LONGEST_MESSAGE, Asked, Code, Enter, FromTable
from rubizh.table.showing import SAID

WAITING: Final = 256  # messages that may wait for a slow page
TOO_SLOW: Final = 1013


class Page:
    """One open page: what it reads is queued, so that a slow one holds up nobody."""

    def __init__(self, socket: WebSocket, visitor: str, live: Live, enter: Enter) -> None:
        self.socket: Final = socket
        self.address: Final = address(socket)
        self.visitor: Final = visitor
        self.live: Final = live
        self.viewer = SPECTATOR
        self.language: Code = enter.language
        self.queue: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(WAITING)
        self.pace: Final = Bucket(60, 30)
        self.hints: Final = Bucket(2, 0.5)
        self.strikes = 0
        self.gone = False

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
        """Let the page go at once: what it has not read it asks for again when it comes back."""
        while not self.queue.empty():
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

    async def enter(self, enter: Enter) -> None:
        """Tell everything about the table, and from then on what happens there."""
        viewer = None
        while viewer != self.seat_for(enter):  # somebody else may sit there by the time the log is ready
            viewer = self.seat_for(enter)
            told = await self.live.entered((viewer, enter.language), self.visitor, enter.since)
        if not self.gone:
            self.viewer, self.language = viewer, enter.language
            self.send(told)
            self.live.listeners.add(self)

    def leave(self) -> None:
        self.gone = True
        self.live.leave(self)

    def seat_for(self, enter: Enter) -> int:
        """Where the page looks from: the seat asked for if it is the visitor's, else any of theirs, else from beside."""
        mine = [row.seat for row in self.live.room.seats if row.kind == "person" and row.visitor == self.visitor != ""]
        asked = self.live.room.asked
        if enter.seat in mine:
            return enter.seat
        if mine:
            return asked if asked in mine else mine[0]
        return SPECTATOR

    async def seated(self, seat: int) -> None:
        """Somebody who has only watched sits there from now on, and is told everything anew."""
        await self.enter(Enter(self.language, seat))


async def shut(socket: WebSocket, code: int) -> None:
    """End a connection that may have ended by itself."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)


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
