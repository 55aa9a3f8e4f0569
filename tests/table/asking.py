"""HTTP requests of every kind that should not be made, and a few that may."""

from __future__ import annotations

import gzip
import json
from typing import Any, Final

from rubizh.table.endpoints import LONGEST_BODY
from tests.table.nonsense import Nonsense

METHODS: Final = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get", "FOO", "G\x00T"]
PATHS: Final = [
    "/",
    "/api/home",
    "/api/me",
    "/api/tables",
    "/api/join",
    "/api/records",
    "/api/invitations/{strange}",
    "/api/games/siege/cards",
    "/api/games/afu/rules",
    "/api/games/{strange}/cards",
    "/api/games/{strange}/rules",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/replay/7",
    "/api/tables/{table}/record",
    "/api/tables/{strange}/replay",
    "/api/tables/{strange}/record",
    "/api/tables/{table}/replay/{strange}",
    "/table/{strange}",
    "/join/{strange}",
    "/socket/{table}",
    "/assets/{strange}",
    "/{strange}",
    "/{strange}/{strange}",
    "{strange}",
]
PARTS: Final = [
    "..%2f..%2fsecret",
    "../../server.py",
    "..",
    ".",
    "%2e%2e/%2e%2e/table.db",
    "..%5c..%5cserver.py",
    "%00",
    "a%00b",
    "%ff%fe",
    "%ed%a0%80",
    "%",
    "%zz",
    "9" * 5000,
    "-1",
    "1e9",
    "x" * 3000,
    "x" * 20000,
    "a" * 255 + "/" + "b" * 256,
    "%f0%9f%98%80",
    "//etc/passwd",
    "http://elsewhere.example/api/home",
    "*",
    "?",
    ";",
    "index.html",
    "favicon.ico",
]
QUERIES: Final = ["", "", "?lang=uk", "?lang=xx", "?lang=%00", "?" + "a=b&" * 2000, "?lang=uk&lang=en", "?%ff", "?=&&;"]
HOSTS: Final = [
    "elsewhere.example",
    "[",
    "[::1",
    "::1",
    "a b",
    "",
    "x" * 300,
    "127.0.0.1:99999",
    "127.0.0.1:x",
    "\xff",
    "a/b",
    "@",
    "#",
]
MORE: Final = [
    "Origin: null",
    "Origin: https://elsewhere.example",
    "Origin: http://[",
    "Origin: \xff",
    "Accept-Language: uk;q=x,,,\xff",
    "Accept-Language: " + "x," * 4000,
    "Accept-Encoding: gzip;q=9,br",
    "Content-Encoding: gzip",
    "Content-Type: multipart/form-data; boundary=",
    "Expect: 100-continue",
    "Upgrade: h2c",
    "X-Forwarded-For: 1.2.3.4",
    "X-Forwarded-Proto: https",
    "Range: bytes=0-,5-1,-1",
    "If-None-Match: *",
    "If-Modified-Since: \xff",
    "Cookie: rubizh=" + "x" * 9000,
    "X-Long: " + "x" * 20000,
    "\r\n".join(["X-Many: 1"] * 600),
    ": nothing",
    "No colon",
    " folded: yes",
    "X-Nul: a\x00b",
]
UPGRADE: Final = [
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
]
RIGHT: Final[dict[str, dict[str, Any]]] = {
    "/api/me": {"name": "Eve", "language": "uk"},
    "/api/join": {"invite": "AAAAAAAAAAAAAAAAAAAAAA"},
    "/api/tables": {
        "game": "siege",
        "options": {"tactics": "yes"},
        "seats": [{"kind": "me"}, {"kind": "friend", "level": "", "name": "Eve"}],
        "match": False,
        "clock": {"seconds": 600, "increment": 5},
    },
}
RECORD: Final = """rubizh record 1
game: siege
rules: 1
cards: printed
option tactics: no
seat attacker: Olena
seat defender: Taras
note seed: 5

nature  deal R7

result: unfinished
"""


class Requests:
    """One visitor's requests, as the bytes that go over the wire."""

    def __init__(self, nonsense: Nonsense, host: str, cookie: str, tables: list[str]) -> None:
        self.nonsense: Final = nonsense
        self.dice: Final = nonsense.dice
        self.host: Final = host
        self.cookie: Final = cookie
        self.tables: Final = tables

    def next(self) -> tuple[bool, bytes]:
        """A request, and whether it is all there."""
        path = self.dice.choice(PATHS)
        posts = path in RIGHT or path == "/api/records"
        method = ("POST" if posts else "GET") if self.dice.random() < 0.7 else self.dice.choice(METHODS)
        body = self.body(path) if posts or self.dice.random() < 0.2 else b""
        whole, ending = self.ending(body)
        upgrades = self.dice.random() < 0.1
        head = [
            f"{method} {self.filled(path)}{self.dice.choice(QUERIES)} HTTP/1.1",
            *self.headers(),
            *(UPGRADE if upgrades else []),
        ]
        return whole and not upgrades, "\r\n".join(head).encode("latin-1") + b"\r\n" + ending

    def filled(self, path: str) -> str:
        while "{strange}" in path:
            path = path.replace("{strange}", self.dice.choice(PARTS), 1)
        return path.replace("{table}", self.dice.choice(self.tables))

    def headers(self) -> list[str]:
        found = ["Connection: close"]
        if self.dice.random() < 0.95:
            found.append(f"Host: {self.host if self.dice.random() < 0.8 else self.dice.choice(HOSTS)}")
        if self.dice.random() < 0.9:
            found.append(f"Cookie: {self.cookie}")
        return found + self.dice.sample(MORE, self.dice.choice([0, 0, 0, 1, 2]))

    def body(self, path: str) -> bytes:
        kind = self.dice.randrange(6)
        if kind == 0:
            return self.dice.randbytes(self.dice.choice([1, 100, 5000]))
        if kind == 1:
            return self.dice.choice([b" " * (LONGEST_BODY + 1), b" " * 250_000, gzip.compress(bytes(10**6)), b"[" * 5000])
        if path == "/api/records":
            return self.record()
        right = RIGHT.get(path, {})
        return json.dumps(right if kind == 2 else self.nonsense.mutated(right)).encode()

    def record(self) -> bytes:
        """A record with lines that are missing, doubled, swapped or strange."""
        lines = RECORD.split("\n")
        for _ in range(self.dice.randrange(3)):
            at = self.dice.randrange(len(lines))
            strange = str(self.nonsense.value(0))
            lines[at : at + 1] = self.dice.choice(
                [[], [lines[at]] * 2, [strange], [f"{lines[at]} {strange}"], [f"note {strange}: 1"]]
            )
        return "\n".join(lines).encode("utf-8", "surrogatepass")

    def ending(self, body: bytes) -> tuple[bool, bytes]:
        """The rest of a request after its headers, whose length may be a lie."""
        right = f"Content-Length: {len(body)}\r\n\r\n".encode() + body
        kind = self.dice.randrange(30)
        lies = [f"Content-Length: {length}\r\n\r\n".encode() + body for length in (len(body) + 100, "-1", "x", 10**30, "1, 2")]
        lies += [b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n" + body]
        lies += [
            b"Transfer-Encoding: chunked\r\n\r\n" + chunk for chunk in (b"zz\r\n", b"5\r\nabc", b"ffffffffffffffff\r\na", b"")
        ]
        lies += [b"Transfer-Encoding: gzip\r\n\r\n" + body, b"Transfer-Encoding: chunked\r\n" + right]
        return (True, right) if kind >= len(lies) else (False, lies[kind])
