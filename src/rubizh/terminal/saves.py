"""Files of saved games: read with one clear complaint, written so that a crash leaves the old or the new one whole."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from rubizh.engine.record import Played, Record, RecordError, read, write
from rubizh.engine.words import Sentence
from rubizh.terminal.complaint import Complaint

LARGEST: Final = 1_000_000


def folder() -> Path:
    """Where games are saved of which nobody said where."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "rubizh"


def new_path(game: str) -> Path:
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    return free(folder() / f"{stem}.txt")


def free(path: Path) -> Path:
    """The path, or one beside it where there is no file yet."""
    names = (path.with_name(f"{path.stem}-{n}{path.suffix}") for n in count(2))
    while path.exists():
        path = next(names)
    return path


def save(played: Played, path: Path) -> Sentence | None:
    """Write the record; what went wrong, if anything did, and then an older file is untouched."""
    try:
        target = Path(os.path.realpath(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=target.parent, prefix=".rubizh-", encoding="utf-8", delete=False) as draft:
            try:
                draft.write(write(played))
                draft.flush()
                os.fsync(draft.fileno())
                os.replace(draft.name, target)
            except BaseException:
                os.unlink(draft.name)
                raise
    except (OSError, ValueError) as wrong:
        return Sentence("“{file}” cannot be written: {reason}", {"file": str(path), "reason": reason(wrong)})
    return None


def reason(wrong: OSError | ValueError) -> str | Sentence:
    if isinstance(wrong, FileNotFoundError):
        return Sentence("there is no such file", {})
    if isinstance(wrong, IsADirectoryError):
        return Sentence("it is a folder", {})
    if isinstance(wrong, PermissionError):
        return Sentence("permission denied", {})
    if isinstance(wrong, OSError) and wrong.strerror:
        return wrong.strerror
    return str(wrong)


def load(path: str) -> Record:
    """The record in a file, or a complaint that names the file, the line and the reason."""
    try:
        with open(path, "rb") as file:
            found = file.read(LARGEST + 1)
    except (OSError, ValueError) as wrong:
        raise Complaint(Sentence("“{file}” cannot be read: {reason}", {"file": path, "reason": reason(wrong)})) from None
    if len(found) > LARGEST:
        raise Complaint(Sentence("“{file}” is too large to be the record of a game", {"file": path}))
    try:
        return read(found.decode("utf-8-sig"))
    except UnicodeDecodeError as wrong:
        line = found[: wrong.start].count(b"\n") + 1
        raise wrong_record(path, RecordError(line, Sentence("this is not text in UTF-8", {}))) from None
    except RecordError as wrong:
        raise wrong_record(path, wrong) from None


def wrong_record(path: str, wrong: RecordError) -> Complaint:
    return Complaint(Sentence("{file}, line {line}: {said}", {"file": path, "line": wrong.line, "said": wrong.said}))
