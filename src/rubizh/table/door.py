"""The door of the house: whoever asks for too much waits outside, whatever they ask for."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from rubizh.engine.words import Sentence
from rubizh.language import LANGUAGES
from rubizh.table.api import Wrong
from rubizh.table.limits import Limits, address
from rubizh.table.showing import SAID

TOO_MANY: Final = Sentence("Too many requests: wait a moment.")


class Door:
    """Every request and every socket passes here, also those that lead nowhere."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app: Final = app
        self.limits: Final = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection, is_socket = HTTPConnection(scope), scope["type"] == "websocket"
        who = address(connection)
        with self.limits.socket(who) if is_socket else nullcontext(True) as allowed:
            if allowed and self.limits.requests.take(who):
                await self.app(scope, receive, send)
            elif is_socket:
                await WebSocketClose()(scope, receive, send)
            else:
                await refusal(connection)(scope, receive, send)


def refusal(connection: HTTPConnection) -> Response:
    said = SAID[spoken(connection)].say(TOO_MANY)
    return Response(msgspec.json.encode(Wrong(said)), 429, media_type="application/json")


def spoken(connection: HTTPConnection) -> str:
    """The language that a request asks for."""
    code = connection.query_params.get("lang", "")
    return code if code in LANGUAGES else LANGUAGES[0]
