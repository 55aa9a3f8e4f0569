"""What a server under attack complains of in its logs."""

from __future__ import annotations

import logging
from typing import Final

LOGGERS: Final = ("rubizh.table", "uvicorn.error", "starlette", "asyncio")
TOLERATED: Final = (  # of uvicorn itself, which then ends the connection
    "Invalid UTF-8 sequence received from client.",
    "h11._util.LocalProtocolError:",  # it has already answered a request that turned out wrong in its middle
)


class Complaints(logging.Handler):
    """Notes every failure that the server logs."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: Final[list[str]] = []
        for name in LOGGERS:
            logging.getLogger(name).addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        written = logging.Formatter().format(record)
        serious = record.levelno >= logging.ERROR or record.exc_info
        if serious and not any(text in written for text in TOLERATED):
            self.found.append(written)

    def close(self) -> None:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(self)
        super().close()
