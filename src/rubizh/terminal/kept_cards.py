"""Card sets as they were when a game began: a correction of a set does not touch the games that go on."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from rubizh.terminal.state import state_folder

CARD_SET: Final = re.compile(r"([a-z0-9-]+) ([0-9a-f]+)")  # its name and the digest of its values, as records have it


def kept_folder() -> Path:
    return state_folder() / "cards"


def kept(cards: str) -> Path | None:
    """The copy of a card set by its name and digest, where there is one."""
    found = CARD_SET.fullmatch(cards)
    path = kept_folder() / "-".join(found.groups()) if found else None
    return path if path is not None and path.is_dir() else None


def keep(cards: str, folder: Path) -> Path:
    """A copy of the card set in a folder; where none can be made, the folder itself."""
    path = kept(cards)
    if path is not None:
        return path
    with suppress(OSError):
        copy(folder, kept_folder() / cards.replace(" ", "-"))
    return kept(cards) or folder


def copy(folder: Path, target: Path) -> None:
    """Whole or not at all."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".rubizh-") as draft:
        whole = Path(draft, "cards")
        whole.mkdir()
        for file in folder.glob("*.toml"):
            shutil.copyfile(file, whole / file.name)
        os.rename(whole, target)
