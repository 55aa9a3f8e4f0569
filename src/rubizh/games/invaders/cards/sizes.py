"""How many cards the pools need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rubizh.cards.deck import Deck
from rubizh.cards.problem import Problem
from rubizh.engine.words import Sentence

POOL: Final = 20


def check_pool(deck: Deck[Any]) -> Iterator[Problem]:
    """A deck of 90 takes 20 cards from its pool."""
    if deck.read and "copies" not in deck.wrong and deck.size() < POOL:
        facts = {"least": POOL, "n": deck.size()}
        yield Problem(deck.file, "", "", Sentence("expected {least} cards or more, there are {n}", facts))
