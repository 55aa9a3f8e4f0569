"""The process that serves the table, and beside it what operators ask, on loopback only."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn
from starlette.applications import Starlette

from rubizh.table.connections import AT_ONCE, Hurried, ceiling
from rubizh.table.messages import LONGEST_MESSAGE
from rubizh.table.server import House

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
WAITING: Final = 2048  # connections that wait to be let in: more than are let in at once
ENDING: Final = 3  # seconds for those who are still connected


class Quiet(uvicorn.Server):
    """A server that leaves signals to the other one."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there; OSError where that is not possible."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(kind, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def settings(app: Starlette, lifespan: bool) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Hurried,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE * 4,  # what is a little too long gets an answer, more ends the connection
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        h11_max_incomplete_event_size=16_384,
        limit_concurrency=ceiling(),
        backlog=AT_ONCE,
        timeout_graceful_shutdown=ENDING,
        lifespan="on" if lifespan else "off",
        log_config=None,
        access_log=False,
        server_header=False,
    )


def at_once() -> int:
    """How many opponents may think at a time: one core is the table's own."""
    return max(1, (os.cpu_count() or 2) - 1)


async def serve(
    url: str,
    secret: str,
    hosts: list[str],
    listening: socket.socket,
    operators: socket.socket | None,
    ready: Callable[[], object],
) -> None:
    """Until a signal ends it."""
    house = House(url, secret, at_once())
    server = uvicorn.Server(settings(house.app(hosts), lifespan=True))
    beside = Quiet(settings(house.operators(), lifespan=False))
    aside = asyncio.ensure_future(beside.serve([operators])) if operators is not None else None
    telling = asyncio.ensure_future(tell_when_started(server, listening, ready))
    try:
        await server.serve([listening])
    finally:
        telling.cancel()
        beside.should_exit = True
        if aside is not None:
            await aside


async def tell_when_started(server: uvicorn.Server, listening: socket.socket, ready: Callable[[], object]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    listening.listen(WAITING)
    ready()
