"""Who is there, without accounts: a signed cookie keeps a visitor's seats."""

from __future__ import annotations

import secrets
import time
from typing import Final

import msgspec
from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from rubizh.language import LANGUAGES
from rubizh.table.journal import Journal
from rubizh.table.storage import VisitorRow

COOKIE: Final = "rubizh"
A_YEAR: Final = 365 * 24 * 3600
ID_BYTES: Final = 16


class Visitors:
    """Tells visitors apart by what only this server can sign."""

    def __init__(self, secret: str, journal: Journal) -> None:
        self.signer: Final = Signer(secret, salt="rubizh visitor")
        self.journal: Final = journal

    def known(self, connection: HTTPConnection) -> str:
        """The id of whoever asks, empty for somebody new."""
        try:
            return self.signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except BadSignature:
            return ""

    def welcome(self, connection: HTTPConnection) -> str:
        """The id of whoever asks, a new one for somebody new."""
        return self.known(connection) or secrets.token_urlsafe(ID_BYTES)

    def remember(self, connection: HTTPConnection, response: Response, visitor: str) -> None:
        response.set_cookie(
            COOKIE,
            self.signer.sign(visitor).decode(),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )

    async def about(self, visitor: str, connection: HTTPConnection) -> VisitorRow:
        """What a visitor wanted to be remembered; for somebody new, the browser's language."""
        row = await self.journal.read(lambda storage: storage.visitor(visitor))
        return row or VisitorRow(visitor, "", preferred(connection), time.time())

    async def change(self, row: VisitorRow, name: str | None, language: str | None) -> None:
        changed = msgspec.structs.replace(row, name=name or row.name, language=language or row.language, seen=time.time())
        await self.journal.write(lambda storage: storage.save_visitor(changed))


def preferred(connection: HTTPConnection) -> str:
    """The first of our languages that the browser asks for."""
    for wanted in connection.headers.get("accept-language", "").split(","):
        code = wanted.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a page of ours asks, and not some other site with the visitor's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        return str(connection.scope["type"]) == "http"  # scripts of one's own; browsers tell the origin of every socket
    return origin.partition("://")[2] == str(connection.headers.get("host"))
