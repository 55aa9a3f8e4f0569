"""A face-down deck: the cards Nature may deal, kept in the order of their numbers because theirs is nobody's to know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice


class Deal(Choice):
    """Nature's answer to a draw: `deal R7`."""

    def __init__(self, text: str, card: i64) -> None:
        super().__init__(text)
        self.card: Final = card


def less(deck: list[Deal], card: i64) -> list[Deal]:
    """The deck after a card was dealt from it."""
    rest = deck[:]
    rest.pop(position(deck, card))
    return rest


def plus(deck: list[Deal], deal: Deal) -> list[Deal]:
    """The deck with a card shuffled into it."""
    at = position(deck, deal.card)
    return [*deck[:at], deal, *deck[at:]]


def position(deck: list[Deal], card: i64) -> i64:
    """Where a card is or would be."""
    low: i64 = 0
    high: i64 = len(deck)
    while low < high:
        middle = (low + high) // 2
        if deck[middle].card < card:
            low = middle + 1
        else:
            high = middle
    return low
