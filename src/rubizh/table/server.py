"""The table as a server: addresses, headers, and the life of the process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from rubizh.table.door import Door
from rubizh.table.endpoints import Endpoints
from rubizh.table.hours import BEAT
from rubizh.table.journal import Journal
from rubizh.table.limits import Limits
from rubizh.table.rooms import Rooms
from rubizh.table.sockets import Desk
from rubizh.table.thinkers import Thinkers
from rubizh.table.visitors import Visitors, same_origin

PAGE: Final = Path(__file__).parent / "page"
PATHS: Final = ("/", "/new/{game}", "/table/{id}", "/join/{token}", "/replay/{id}", "/rules/{game}")  # all of them the one page
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # links hold invitations
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
FOREVER: Final = "public, max-age=31536000, immutable"  # for files whose names change with their content
LOG: Final = logging.getLogger("rubizh.table")
TIDYING: Final = 60.0
KEPT_DAYS: Final = 180


class Headers:
    """What every answer says to the browser."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith("/assets/") and message["status"] < 400:
                    headers["cache-control"] = FOREVER
                else:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, sent)


class House:
    """Everything that the server is made of."""

    def __init__(self, url: str, secret: str, at_once: int) -> None:
        self.journal: Final = Journal(url)
        self.thinkers: Final = Thinkers(at_once)
        self.limits: Final = Limits()
        self.rooms: Final = Rooms(self.journal, self.thinkers, self.limits)
        self.visitors: Final = Visitors(secret, self.journal)
        self.endpoints: Final = Endpoints(self.rooms, self.visitors)
        self.desk: Final = Desk(self.rooms, self.limits)

    async def socket(self, socket: WebSocket) -> None:
        if not same_origin(socket):
            await socket.close(1008)
            return
        await self.desk.serve(socket, socket.path_params["table"], self.visitors.known(socket))

    async def tidy(self) -> None:
        """Put idle tables away now and then, and forget those that nobody has touched for long."""
        while True:
            try:
                await self.journal.write(lambda storage: storage.forget(time.time() - KEPT_DAYS * 24 * 3600))
            except Exception:
                LOG.exception("old games could not be forgotten")
            await asyncio.sleep(TIDYING)
            self.rooms.put_away()

    async def beat(self, began: float) -> None:
        """Note now and then that the table is open: from the last note on, after a crash, nobody's time has run."""
        while True:
            await asyncio.sleep(BEAT)
            await self.note_open(began)

    async def note_open(self, began: float) -> None:
        try:
            await self.journal.write(lambda storage: storage.note_run(began, time.time()))
        except Exception:
            LOG.exception("it could not be noted that the table is open")

    @asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[None]:
        began = time.time()
        await self.rooms.open_house(began)
        going_on = [asyncio.ensure_future(work) for work in (self.rooms.wake(), self.tidy(), self.beat(began))]
        try:
            yield
        finally:
            for task in going_on:
                task.cancel()
            await self.note_open(began)
            self.thinkers.close()
            self.journal.close()

    def app(self, hosts: list[str]) -> Starlette:
        endpoints = self.endpoints
        routes = [
            Route("/api/home", endpoints.guarded(endpoints.home)),
            Route("/api/me", endpoints.guarded(endpoints.me), methods=["POST"]),
            Route("/api/tables", endpoints.guarded(endpoints.open), methods=["POST"]),
            Route("/api/join", endpoints.guarded(endpoints.join), methods=["POST"]),
            Route("/api/invitations/{invite}", endpoints.guarded(endpoints.invitation)),
            Route("/api/games/{game}/cards", endpoints.guarded(endpoints.cards)),
            Route("/api/games/{game}/rules", endpoints.guarded(endpoints.rules)),
            Route("/api/tables/{table}/replay", endpoints.guarded(endpoints.replay)),
            Route("/api/tables/{table}/replay/{at}", endpoints.guarded(endpoints.replay_at)),
            Route("/api/tables/{table}/record", endpoints.guarded(endpoints.record)),
            Route("/api/records", endpoints.guarded(endpoints.records), methods=["POST"]),
            WebSocketRoute("/socket/{table}", self.socket),
            *[Route(path, page) for path in PATHS],
            Mount("/", StaticFiles(directory=PAGE, check_dir=False)),
        ]
        middleware = [
            Middleware(TrustedHostMiddleware, allowed_hosts=hosts),
            Middleware(Headers),
            Middleware(Door, limits=self.limits),
            Middleware(GZipMiddleware, minimum_size=1000),
        ]
        return Starlette(routes=routes, middleware=middleware, exception_handlers={404: lost}, lifespan=self.life)

    def operators(self) -> Starlette:
        """What only the machine itself may ask: is it well, and how busy."""

        async def healthy(request: Request) -> Response:
            await self.journal.read(lambda storage: storage.visitor(""))
            return PlainTextResponse("ok\n")

        async def metrics(request: Request) -> Response:
            return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

        return Starlette(routes=[Route("/healthz", healthy), Route("/metrics", metrics)])


async def page(request: Request) -> Response:
    return FileResponse(PAGE / "index.html", media_type="text/html")


async def lost(request: Request, wrong: Exception) -> Response:
    """Nothing is at this address: people get the page, which says so in their language."""
    if "text/html" in request.headers.get("accept", ""):
        return FileResponse(PAGE / "index.html", 404, media_type="text/html")
    return PlainTextResponse("Not Found", 404)
