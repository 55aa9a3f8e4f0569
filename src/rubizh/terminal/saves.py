"""Files of saved games: read with one clear complaint, written so that a crash leaves the old or the new one whole."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any, Final

from rubizh.engine.game import Game
from rubizh.engine.record import Played, Record, RecordError, read, replay, write
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.terminal.input_error import InputError, unknown

LARGEST: Final = 1_000_000


def folder() -> Path:
    """Where games are saved of which nobody said where."""
    return Path(os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state"), "rubizh")


def new_path(game: str) -> Path:
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    return free(folder() / f"{stem}.txt")


def free(path: Path) -> Path:
    """The path, or one beside it where there is no file yet."""
    beside = (path.with_name(f"{path.stem}-{n}{path.suffix}") for n in count(2))
    return path if not os.path.lexists(path) else next(other for other in beside if not os.path.lexists(other))


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


def load(path: str) -> Played:
    """The game in a file, every choice verified, or an error that names the file, the line and the reason."""
    try:
        record = read(contents(path))
        return replay(game_of(record), record)
    except RecordError as wrong:
        raise InputError(
            Sentence("{file}, line {line}: {said}", {"file": path, "line": wrong.line, "said": wrong.said})
        ) from None


def contents(path: str) -> str:
    try:
        with open(path, "rb") as file:
            found = file.read(LARGEST + 1)
    except (OSError, ValueError) as wrong:
        raise InputError(Sentence("“{file}” cannot be read: {reason}", {"file": path, "reason": reason(wrong)})) from None
    if len(found) > LARGEST:
        raise InputError(Sentence("“{file}” is too large to be the record of a game", {"file": path}))
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise RecordError(len(found[: wrong.start].split(b"\n")), Sentence("this is not text in UTF-8", {})) from None


def game_of(record: Record) -> Game[Any, Any]:
    name = record.value("game")
    if name not in GAMES:
        raise record.wrong("game", unknown(Sentence("unknown game “{name}”", {"name": name}), name, GAMES))
    return GAMES[name]
