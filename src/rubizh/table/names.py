"""What people are called: letters that can be seen, in the order in which they are written."""

from __future__ import annotations

from typing import Final
from unicodedata import category

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks to Unicode, nothing to the eye
FORMAT: Final = "Cf"  # the category of what has no width: it turns the direction of what follows, joins or parts it


def visible(name: str) -> str:
    """A name without what nobody sees, such as marks that turn the direction of what follows."""
    letters = [letter for letter in name if category(letter) != FORMAT]
    seen = "".join(letter if letter.isprintable() and letter not in BLANK else " " for letter in letters)
    return " ".join(seen.split())
