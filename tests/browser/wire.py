"""A cable between browsers and a table, which a test can hold up in one direction, cut and mend."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable
from typing import Final, Literal

HOST: Final = "127.0.0.1"
BYTES: Final = 65536
SECONDS: Final = 15

Direction = Literal["to the table", "to the browser"]


class Way:
    """One direction of all connections; what is on its way may be held up."""

    def __init__(self) -> None:
        self.free: Final = threading.Event()
        self.held: Final = threading.Event()  # something has come and cannot go on
        self.free.set()

    def hold(self) -> None:
        self.held.clear()
        self.free.clear()

    def pass_through(self) -> None:
        if not self.free.is_set():
            self.held.set()
            self.free.wait()


class Wire:
    """Carries everything to the port of a table, as long as it is not cut."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.ways: Final[dict[Direction, Way]] = {"to the table": Way(), "to the browser": Way()}
        self.whole = True
        self.ends: list[socket.socket] = []
        self.plug: Final = socket.create_server((HOST, 0))
        self.address: Final = f"http://{HOST}:{self.plug.getsockname()[1]}"
        self.begin(self.accept)

    def begin(self, work: Callable[..., None], *ends: socket.socket | Way) -> None:
        threading.Thread(target=work, args=ends, daemon=True).start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):  # the plug was pulled
            while True:
                browser, _ = self.plug.accept()
                if self.whole:
                    self.connect(browser)
                else:
                    browser.close()

    def connect(self, browser: socket.socket) -> None:
        table = socket.create_connection((HOST, self.port))
        self.ends += [browser, table]
        self.begin(self.carry, browser, table, self.ways["to the table"])
        self.begin(self.carry, table, browser, self.ways["to the browser"])

    def carry(self, source: socket.socket, target: socket.socket, way: Way) -> None:
        with contextlib.suppress(OSError):  # one of the ends was cut
            while data := source.recv(BYTES):
                way.pass_through()
                target.sendall(data)
        shut(source)
        shut(target)

    def hold(self, direction: Direction) -> None:
        self.ways[direction].hold()

    def await_held(self, direction: Direction) -> None:
        assert self.ways[direction].held.wait(SECONDS), f"nothing came {direction}"

    def cut(self) -> None:
        """End all connections and let no new one through; what was held up is lost."""
        self.whole = False
        for end in self.ends:
            shut(end)
        self.ends = []
        for way in self.ways.values():
            way.free.set()

    def mend(self) -> None:
        self.whole = True

    def pull(self) -> None:
        """The end of it."""
        shut(self.plug)
        self.cut()


def shut(end: socket.socket) -> None:
    with contextlib.suppress(OSError):  # it had not been connected, or is not any more
        end.shutdown(socket.SHUT_RDWR)
    end.close()
