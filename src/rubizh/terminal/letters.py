"""What a terminal shows instead of the letters and signs that it does not have: others that can be read, of the same width."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import Final

INSTEAD: Final = "rubizh-instead"  # the name under which streams know it
UNKNOWN: Final = "?"
QUOTES: Final = {"“": '"', "”": '"', "«": '"', "»": '"', "‘": "'", "’": "'"}
STROKES: Final = {"–": "-", "—": "-", "−": "-", "·": ".", "…": ".", "×": "x"}
SIGNS: Final = {
    "✓": "v",
    "✗": "x",
    "○": "o",
    "●": "@",
    "◐": "%",
    "★": "*",
    "₴": "$",
    "▣": "&",
    "›": ">",
    "→": ">",
    "←": "<",
    "↷": "~",
    "↓": "v",
    "◊": "*",
}
OF_CARDS: Final = {"↑": "^", "✈": "~", "⌖": "#", "⇈": "=", "✹": "%", "☄": "!", "◆": "*", "▲": "^", "✚": "+", "■": "#", "✦": "*"}
OF_WALLS: Final = {"∩": "n", "⚑": "!", "≡": "/", "≤": "<", "▒": "%", "▓": "#", "╌": "-", "╻": ",", "┇": ":", "▗": ".", "▖": "."}
OF_NUMBERS: Final = {"∞": "inf", "±": "+/-", "µ": "u"}
FRAMES: Final = dict.fromkeys("┏┓┗┛╔╗╚╝┌┐└┘├┤┬┴┼╭╮╰╯╇┳┻┡┩", "+") | dict.fromkeys("━═", "=") | dict.fromkeys("┃║│▌", "|")
LINES: Final = dict.fromkeys("▂▁▃", "_") | {"─": "-", "•": "*"}
LETTERS: Final = {
    **dict(zip("абвгґдезиійклмнопрстуфь", "abvhgdezyiiklmnoprstuf'", strict=True)),
    "є": "ie",
    "ж": "zh",
    "ї": "i",
    "х": "kh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "shch",
    "ю": "iu",
    "я": "ia",
}
READABLE: Final = QUOTES | STROKES | SIGNS | OF_CARDS | OF_WALLS | OF_NUMBERS | FRAMES | LINES | LETTERS
SPINNER: Final = range(0x2800, 0x2900)  # the dots that turn while somebody thinks


def readable(letter: str) -> str:
    """A letter or sign in ASCII; Ukrainian ones by how they sound."""
    if letter in READABLE:
        return READABLE[letter]
    if letter.lower() in LETTERS:
        return LETTERS[letter.lower()].capitalize()
    if ord(letter) in SPINNER:
        return "*"
    plain = unicodedata.normalize("NFKD", letter)[0]
    return plain if plain.isascii() else UNKNOWN


def instead(wrong: UnicodeError) -> tuple[str, int]:
    """For an encoder: how to go on with what it cannot encode."""
    assert isinstance(wrong, UnicodeEncodeError)
    return "".join(map(readable, wrong.object[wrong.start : wrong.end])), wrong.end


codecs.register_error(INSTEAD, instead)


def shown_here(text: str) -> bool:
    """Whether the standard output has all letters of a text."""
    encoding = sys.stdout.encoding if sys.stdout is not None else None
    try:
        text.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True
