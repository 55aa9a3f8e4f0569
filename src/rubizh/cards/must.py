"""The words on a card, and those that no card of a set has though the rulebook speaks of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rubizh.cards.problem import Problem
from rubizh.engine.words import Sentence


def missing(file: str, word: str) -> Problem:
    return Problem(file, "", "", Sentence("no card has “{word}”, which the rulebook speaks of", {"word": word}))


def words(path: str, value: Any) -> Iterator[str]:
    """What stands on a card: `crew.ammo` and `ammo`, `reach` and `reach = 2`, `several numbers`."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from words(f"{path}.{name}" if path else name, inner)
    elif isinstance(value, (list, tuple)):
        yield from [f"several {path}"] if len(value) > 1 else []
        for item in value:
            yield from words(path, item)
    elif value is not None and value is not False:
        for name in (path, path.rpartition(".")[2]):
            yield f"{name} = {value}"
            yield from [name] if value != 0 else []
