"""The folder for the table's data, and the secret that signs cookies."""

from __future__ import annotations

import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from rubizh.engine.words import Sentence

DATA: Final = "RUBIZH_DATA"  # the variable that names the data folder
SHORTEST: Final = 16  # characters that nobody can guess by trying
NEW: Final = 32  # bytes


class SecretError(Exception):
    """Why there is no secret to sign with."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(repr(said))
        self.said: Final = said


def data_folder() -> Path:
    """Where the table keeps its data: RUBIZH_DATA or the user's folder for such things; nobody else may look in."""
    shared = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    folder = Path(os.environ.get(DATA) or Path(shared, "rubizh"))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def signing_secret() -> str:
    """The secret of the environment, or the one in the data folder, made there if there is none yet."""
    if given := os.environ.get("RUBIZH_SECRET"):
        return checked(given, "RUBIZH_SECRET")
    path = data_folder() / "secret"
    if not path.exists():
        make_secret(path)
    return checked(path.read_text(encoding="ascii", errors="replace").strip(), str(path))


def checked(secret: str, place: str) -> str:
    if len(secret) < SHORTEST:
        said = Sentence(
            "the secret in {place} is too short: it needs at least {count} characters", {"place": place, "count": SHORTEST}
        )
        raise SecretError(said)
    return secret


def make_secret(path: Path) -> None:
    """Write a new secret whole and then give it its name; where another process was quicker, its secret stays."""
    with tempfile.NamedTemporaryFile("w", dir=path.parent, prefix=".secret-", encoding="ascii") as draft:  # mode 0600
        draft.write(secrets.token_hex(NEW))
        draft.flush()
        os.fsync(draft.fileno())
        with suppress(FileExistsError):
            os.link(draft.name, path)
    sync(path.parent)


def sync(folder: Path) -> None:
    """Let the names in a folder survive a power loss: without the secret nobody would find their seats again."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
