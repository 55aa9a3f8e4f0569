"""Structured logs: one JSON object a line, with neither hands nor secrets in it."""

from __future__ import annotations

import logging
import time
import traceback
from typing import Any

import msgspec


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
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines())
    for name in ("rubizh.table", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [lines]
        logger.setLevel(level.upper())
        logger.propagate = False
    logging.getLogger("uvicorn.access").disabled = True  # addresses hold invitations
