"""Cards in piles of bytes, for games of at most 256 kinds of cards: each by its number, and a pile is copied as a whole."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rubizh.engine.deck import Deal
from rubizh.engine.flow import NATURE, NOT_LISTED, Choice, Decision

NUMBERS: Final = bytes(range(256))


@mypyc_attr(acyclic=True, free_list_len=1)
class TopCard(Decision):
    """Nature's question: which card lies on top of a face-down deck."""

    def __init__(self, deck: bytes, deal: list[Deal]) -> None:
        super().__init__(NATURE, NOT_LISTED)
        self.deck: Final = deck
        self.deal: Final = deal

    @property
    def options(self) -> list[Choice]:
        if self.listed is NOT_LISTED:
            self.listed = [self.deal[c] for c in self.deck]
        return self.listed

    def many(self) -> i64:
        return len(self.deck)

    def option(self, number: i64) -> Choice:
        return self.deal[self.deck[number]]


def place_in(cards: bytes, c: i64) -> i64:
    """Where a card is among sorted ones, or would be."""
    before: i64 = 0
    after: i64 = len(cards)
    while before < after:
        middle = (before + after) >> 1
        if cards[middle] < c:
            before = middle + 1
        else:
            after = middle
    return before


def has(cards: bytes, c: i64) -> bool:
    """Whether a card is among sorted ones."""
    at = place_in(cards, c)
    return at < len(cards) and cards[at] == c


def one(c: i64) -> bytes:
    """A single card."""
    return NUMBERS[c : c + 1]


def less(cards: bytes, c: i64) -> bytes:
    """Sorted cards without one that is among them."""
    at = place_in(cards, c)
    return cards[:at] + cards[at + 1 :]


def plus(cards: bytes, c: i64) -> bytes:
    """Sorted cards with one more."""
    at = place_in(cards, c)
    return cards[:at] + NUMBERS[c : c + 1] + cards[at:]
