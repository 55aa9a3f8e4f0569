"""A table that runs in a thread of the test, and the people who come to it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from rubizh.table.server import House
from rubizh.table.serving import Quiet, bound, settings

SECRET: Final = "a secret of the tests alone"
PATIENCE: Final = 30.0  # seconds until a message that must come is given up
MOST: Final = 2000  # messages read while waiting for one


async def no_pause(seconds: float) -> None:
    """Nobody here minds how soon a computer opponent answers."""


class Running:
    """A server on a free port of this machine; it can be ended and another started on the same database."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.listening: Final = bound("127.0.0.1", 0)
        self.port: Final[int] = self.listening.getsockname()[1]
        self.house = House(url, SECRET, 1)
        self.house.thinkers.pause = no_pause
        self.house.rooms.grace = 0.0
        self.server: uvicorn.Server = Quiet(settings(self.house.app(["*"]), lifespan=True))
        self.thread: Final = threading.Thread(target=self.serve, daemon=True)
        self.thread.start()
        self.everybody: Final = ExitStack()

    def serve(self) -> None:
        asyncio.run(self.server.serve([self.listening]))

    def end(self) -> None:
        self.everybody.close()
        self.server.should_exit = True
        self.thread.join()

    def visitor(self, name: str = "") -> Visitor:
        return Visitor(self, name)


class Visitor:
    """Somebody with a browser's cookies."""

    def __init__(self, running: Running, name: str = "") -> None:
        self.running: Final = running
        self.address: Final = f"127.0.0.1:{running.port}"
        origin = {"origin": f"http://{self.address}"}
        self.http: Final = running.everybody.enter_context(httpx.Client(base_url=f"http://{self.address}", headers=origin))
        for _ in range(100):
            try:
                self.home()
                break
            except httpx.TransportError:
                threading.Event().wait(0.05)
        if name:
            self.post("/api/me", {"name": name})

    def be(self, visitor: str) -> None:
        """Be somebody whom the server already knows."""
        self.http.cookies.clear()
        self.http.cookies.set("rubizh", self.running.house.visitors.signer.sign(visitor).decode())

    def home(self) -> Any:
        return self.get("/api/home")

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        answer.raise_for_status()
        return answer.json()

    def post(self, path: str, body: Any) -> Any:
        answer = self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def open(self, game: str, *seats: dict[str, str], **more: Any) -> Any:
        """A new table; the answer tells its id and the visitor's seat."""
        return self.post("/api/tables", {"game": game, "options": more.pop("options", {}), "seats": list(seats), **more})

    def enter(self, table: str, **how: Any) -> Page:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies, "origin": f"http://{self.address}"}
        opening = connect(f"ws://{self.address}/socket/{table}", additional_headers=headers, open_timeout=PATIENCE)
        return Page(self.running.everybody.enter_context(opening), how)


class Page:
    """An open page: what it was told last, and a way to ask."""

    def __init__(self, socket: ClientConnection, how: dict[str, Any]) -> None:
        self.socket: Final = socket
        self.ids: Final = itertools.count(1)
        self.position: dict[str, Any] = {}
        self.number = 0
        self.seen: list[dict[str, Any]] = []
        self.heard: list[str] = []  # the same, letter by letter
        self.say({"type": "enter", "language": "en", **how})
        self.entered: Final = self.hear("entered")

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def next(self) -> dict[str, Any]:
        self.heard.append(str(self.socket.recv(PATIENCE)))
        told: dict[str, Any] = json.loads(self.heard[-1])
        self.seen.append(told)
        if "position" in told:
            self.position, self.number = told["position"], told["number"]
        return told

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; others are passed over."""
        for _ in range(MOST):
            told = self.next()
            if told["type"] == kind:
                return told
        raise AssertionError(f"nobody said {kind}")

    def hear_all(self) -> None:
        """Everything that was said until now."""
        self.say({"type": "ping"})
        self.hear("pong")

    def until(self, ready: Callable[[], bool]) -> None:
        """Listen until something has come true."""
        for _ in range(MOST):
            if ready():
                return
            self.next()
        raise AssertionError("it never came true")

    def ask(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Ask for something, and hear whether it was done."""
        name = facts.pop("id", None) or f"m{next(self.ids)}"
        self.say({"type": kind, "id": name, **facts})
        for _ in range(MOST):
            told = self.next()
            if told.get("id") == name:
                return told
        raise AssertionError("nobody answered")

    def move(self, *choices: str, **facts: Any) -> dict[str, Any]:
        return self.ask("move", at=self.position["at"], choices=list(choices), **facts)

    @property
    def options(self) -> list[str]:
        found: list[str] = self.position["view"]["options"]
        return found

    def leave(self) -> None:
        self.socket.close()
