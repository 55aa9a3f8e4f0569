"""What somebody typed, understood as a choice: any case, any spaces, either keyboard layout."""

from __future__ import annotations

import re
from typing import Any, Final

from rubizh.engine.flow import Choice
from rubizh.engine.game import Game

MOST_DIGITS: Final = 21
CYRILLIC: Final = re.compile("[а-яґєії]", re.IGNORECASE)
SAME_KEYS: Final = str.maketrans('йцукенгшщзхїфівапролджєячсмитьбю"', "qwertyuiop[]asdfghjkl;'zxcvbnm,.@")


def latin(typed: str) -> str:
    """What the same keys give when the keyboard is not set to Ukrainian."""
    return typed.lower().translate(SAME_KEYS) if CYRILLIC.search(typed) else typed


def number(typed: str) -> int | None:
    """A whole number of a size that somebody might mean."""
    digits = typed.strip()
    return int(digits) if digits.isdecimal() and len(digits) < MOST_DIGITS else None


def squeezed(text: str) -> str:
    return "".join(text.split()).casefold()


def meant(game: Game[Any, Any], typed: str) -> Choice | None:
    """The choice of the game's alphabet that was typed, offered now or not."""
    wanted = (squeezed(typed), squeezed(latin(typed)))
    return next((choice for text, choice in game.alphabet.items() if squeezed(text) in wanted), None)
