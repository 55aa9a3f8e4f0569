"""By what two card sets of the same name are told apart."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

import msgspec

from rubizh.cards.records import CardSet

WORDS: Final = {"about", "name", "note", "source"}  # what no rule looks at


def digest(cards: CardSet) -> str:
    """Eight digits that change with any value that the rules look at, and with no name or note."""
    return sha256(json.dumps(values(msgspec.to_builtins(cards))).encode()).hexdigest()[:8]


def values(written: Any) -> Any:
    if isinstance(written, dict):
        return {key: values(value) for key, value in written.items() if key not in WORDS}
    return [values(value) for value in written] if isinstance(written, (list, tuple)) else written
