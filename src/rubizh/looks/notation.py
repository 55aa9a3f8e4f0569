"""What somebody typed, understood as a choice: any case, any spaces, either keyboard layout, as few letters as are enough."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final

from rubizh.engine.flow import Choice
from rubizh.engine.game import Game

MOST_DIGITS: Final = 21
PARTS: Final = re.compile(r"[@+]|\w+")
OTHERS: Final = re.compile(r"[^\w@+\s'’«»“”.-]")
SIGNS: Final = ("@", "+")
CYRILLIC: Final = re.compile("[а-яґєії]", re.IGNORECASE)
SAME_KEYS: Final = str.maketrans('йцукенгшщзхїфівапролджєячсмитьбю"', "qwertyuiop[]asdfghjkl;'zxcvbnm,.@")


def latin(typed: str) -> str:
    """What the same keys give when the keyboard is not set to Ukrainian."""
    return typed.lower().translate(SAME_KEYS) if CYRILLIC.search(typed) else typed


def number(typed: str) -> int | None:
    """A whole number of a size that somebody might mean."""
    digits = typed.strip()
    return int(digits) if digits.isdecimal() and len(digits) < MOST_DIGITS else None


def nearest(word: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known words most like the one that was typed."""
    by_case = {name.casefold(): name for name in known}
    return [by_case[found] for found in get_close_matches(word.casefold(), by_case, most, 0.5)]


def squeezed(text: str) -> str:
    return "".join(text.split()).casefold()


def similar(typed: str, texts: Iterable[str]) -> list[str]:
    """The texts most like what was typed."""
    known = {squeezed(text): text for text in texts}
    return [known[found] for found in nearest(squeezed(latin(typed)), known)]


def meant(game: Game[Any, Any], typed: str) -> Choice | None:
    """The choice of the game's alphabet that was typed, offered now or not."""
    wanted = (squeezed(typed), squeezed(latin(typed)))
    return next((choice for text, choice in game.alphabet.items() if squeezed(text) in wanted), None)


def typed_as(texts: Mapping[str, Choice], typed: str) -> Choice | None:
    """The choice whose text was typed in full."""
    wanted = (squeezed(typed), squeezed(latin(typed)))
    return next((choice for text, choice in texts.items() if squeezed(text) in wanted), None)


def abbreviated(texts: Mapping[str, Choice], typed: str) -> list[Choice]:
    """The choices that may be meant: each word typed begins a word of their texts; the fewer words left out, the better."""
    found: dict[Choice, int] = {}
    for words in ways_to_read(typed):
        parts = PARTS.findall(words)
        for text, choice in texts.items():
            left_out = skipped(parts, PARTS.findall(text.casefold()))
            if left_out is not None:
                found[choice] = min(left_out, found.get(choice, left_out))
    return [choice for choice, left_out in found.items() if left_out == min(found.values())]


def ways_to_read(typed: str) -> list[str]:
    """What was typed in either keyboard layout, as far as it can be a name."""
    return [words for words in dict.fromkeys([typed.casefold(), latin(typed).casefold()]) if not OTHERS.search(words)]


def skipped(typed: list[str], text: list[str]) -> int | None:
    """How many words of a text stand before those that were typed, or None where it does not fit them."""
    left_out, at = 0, 0
    for part in typed:
        here = next((n for n in range(at, len(text)) if begins(part, text[n])), None)
        if here is None or (part not in SIGNS and any(sign in text[at:here] for sign in SIGNS)):
            return None
        left_out += 0 if part in SIGNS else here - at
        at = here + 1
    return left_out if typed else None


def begins(typed: str, word: str) -> bool:
    """A number has to be typed in full, a word as far as one likes."""
    return typed == word if word.isdecimal() else word.startswith(typed)
