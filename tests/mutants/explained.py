"""Survivors that somebody has looked at, and why no test can notice them: `tests/games/<game>/mutants.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

Key = tuple[str, str, str, str]


def explained(game: str) -> dict[Key, str]:
    """The reasons by what was changed: file, function, line before and line after."""
    path = Path(__file__).parent.parent / "games" / game / "mutants.toml"
    survivors = tomllib.loads(path.read_text(encoding="utf-8"))["survivor"] if path.is_file() else []
    return {(one["file"], one["function"], one["was"], one["became"]): one["why"] for one in survivors}
