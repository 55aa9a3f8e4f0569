"""Structured logs: one JSON object a line, with neither hands nor secrets in it."""

from __future__ import annotations

import logging
import time
import traceback
from typing import Any, Final

import msgspec

OURS: Final = "rubizh.table"


class JsonLines(logging.Formatter):
    """The time, how serious it is, what happened, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            said["error"] = type(record.exc_info[1]).__name__
            said["where"] = [
                f"{at.filename.rpartition('/')[2]}:{at.lineno}" for at in traceback.extract_tb(record.exc_info[2])[-4:]
            ]
        return msgspec.json.encode(said).decode()


def log_to_stderr(level: str) -> None:
    """Everybody's complaints, and as much more of our own as is asked for.

    What a library says below a warning may hold cookies, moves, and addresses with invitations in them.
    """
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines())
    logging.basicConfig(handlers=[lines], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    logging.getLogger(OURS).setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
