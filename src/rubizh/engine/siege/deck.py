"""A face-down deck: the cards Nature may deal, kept in the order of their numbers because theirs is nobody's to know."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from rubizh.engine.siege.choices import DEAL, Deal


def deck_of(cards: Iterable[int]) -> list[Deal]:
    return [DEAL[c] for c in sorted(cards)]


def less(deck: list[Deal], card: i64) -> list[Deal]:
    """The deck after a card was dealt from it."""
    rest = deck[:]
    rest.pop(position(deck, card))
    return rest


def plus(deck: list[Deal], card: i64) -> list[Deal]:
    """The deck with a card shuffled into it."""
    at = position(deck, card)
    return [*deck[:at], DEAL[card], *deck[at:]]


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
