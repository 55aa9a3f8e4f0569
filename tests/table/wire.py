"""A connection as bytes: whatever one likes can be sent over it, and everything that comes back is kept."""

from __future__ import annotations

import json
import socket
import struct
from contextlib import suppress
from typing import Any, Final, Self

PATIENCE: Final = 10.0  # seconds of silence until the other side counts as hanging
TEXT: Final = 1
CLOSES: Final = b"\x88\x02"  # the frame of a farewell, before its code
CONNECTION_LOST: Final = (ConnectionResetError, BrokenPipeError)


class Wire:
    """One TCP connection; that the other side ends it is nothing wrong."""

    def __init__(self, port: int) -> None:
        self.socket: Final = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.heard = bytearray()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        with suppress(*CONNECTION_LOST):
            self.socket.sendall(data)

    def hear(self, until: bytes = b"") -> bytes:
        """Everything until some bytes, or until the other side takes its leave; TimeoutError where it does neither."""
        with suppress(*CONNECTION_LOST):
            while not (until and until in self.heard) and self.heard[-4:-2] != CLOSES and (data := self.socket.recv(65536)):
                self.heard += data
        return bytes(self.heard)

    def say_no_more(self) -> None:
        """Half of the connection is closed."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_WR)

    def cut(self) -> None:
        """End it as a machine does that has lost its power."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()


def handshake(host: str, path: str, *headers: str) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def frame(data: bytes, first: int = 0x80 | TEXT) -> bytes:
    """A client's frame, its mask all zeros; `first` holds the end mark and the kind."""
    if len(data) < 126:
        return struct.pack("!BBI", first, 0x80 | len(data), 0) + data
    if len(data) < 1 << 16:
        return struct.pack("!BBHI", first, 0x80 | 126, len(data), 0) + data
    return struct.pack("!BBQI", first, 0x80 | 127, len(data), 0) + data


def told(heard: bytes) -> list[dict[str, Any]]:
    """The messages among everything that a table said after the handshake."""
    _, _, rest = heard.partition(b"\r\n\r\n")
    found = []
    while len(rest) >= 2:
        kind, length, start = rest[0] & 15, rest[1] & 127, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(rest[2:start])
        if kind == TEXT and len(rest) >= start + length:
            found.append(json.loads(rest[start : start + length]))
        rest = rest[start + length :]
    return found
