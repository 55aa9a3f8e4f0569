"""Nature for games to be compared: the same deck order whatever is played, and every outcome as likely as by the rules."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from math import log
from typing import Final

from rubizh.engine.flow import Choice


class Nature:
    """Each card has an alarm clock; of the cards that may be dealt, the one whose clock rings first is.

    The clocks are exponential: however long a card has waited already, what it still waits is distributed alike. So the cards
    of a deck come in one order, decks do not disturb each other, and a card put back among others is as likely as they are.
    """

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self.waits: Final[dict[str, list[float]]] = {}  # for each text, how long its copies still wait
        self.wound: Final[Counter[str]] = Counter()  # how many clocks each text has had

    def pick(self, options: list[Choice]) -> Choice:
        """The option to deal; one listed twice has two clocks."""
        copies = Counter(choice.text for choice in options)
        waiting = [(wait, text, copy) for text, n in copies.items() for copy, wait in enumerate(self.clocks(text, n)[:n])]
        first, dealt, copy = min(waiting)
        del self.waits[dealt][copy]
        copies[dealt] -= 1
        for text, n in copies.items():
            clocks = self.waits[text]
            clocks[:n] = [wait - first for wait in clocks[:n]]
        return next(choice for choice in options if choice.text == dealt)

    def clocks(self, text: str, n: int) -> list[float]:
        """The clocks of a text, at least as many as asked for."""
        clocks = self.waits.setdefault(text, [])
        while len(clocks) < n:
            clocks.append(-log(fraction(f"{self.seed} {text} {self.wound[text]}")))
            self.wound[text] += 1
        return clocks


def mixed(text: str) -> int:
    """64 well-mixed bits of a text, the same everywhere."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())


def fraction(text: str) -> float:
    """A number between 0 and 1, neither of them included, as random as the text is fresh."""
    return ((mixed(text) >> 12) + 0.5) / (1 << 52)
