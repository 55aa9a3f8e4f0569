"""Cards in piles, and face-down decks: what Nature may deal, in the order of the numbers because no other is to be known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rubizh.engine.flow import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class CardChoice(Choice):
    """A choice about one card."""

    def __init__(self, text: str, card: i64) -> None:
        super().__init__(text)
        self.card: Final = card


class Deal(CardChoice):
    """Nature's answer to a draw: `deal R7`."""


def without(cards: tuple[int, ...], gone: i64) -> tuple[int, ...]:
    """The cards, in their order, less one of a kind."""
    for at, c in enumerate(cards):
        if c == gone:
            return cards[:at] + cards[at + 1 :]
    return cards


def less(deck: list[Deal], card: i64) -> list[Deal]:
    """The deck after a card was dealt from it."""
    rest = deck[:]
    rest.pop(position(deck, card))
    return rest


def plus(deck: list[Deal], deal: Deal) -> list[Deal]:
    """The deck with a card shuffled into it."""
    more = deck[:]
    more.insert(position(deck, deal.card), deal)
    return more


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
