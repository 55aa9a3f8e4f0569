"""What a table plays with: the cards of a set, the board, and the strategies on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.words import Name
from rubizh.games.invaders.rules.cards import (
    CANCEL,
    INVADER,
    MANKIND,
    PREVENT_DRAIN,
    PROTECT,
    SURCHARGE,
    Card,
    Effect,
    fits,
    surely_useful,
)


class Strategy:
    """invaders-60, invaders-69: a strategy of the board: whose it is and what it does, once a game."""

    def __init__(self, name: str, title: Name, side: i64, effects: tuple[Effect, ...], saves_hero: bool = False) -> None:
        self.name: Final = name
        self.title: Final = title
        self.side: Final = side
        self.effects: Final = effects
        self.saves_hero: Final = saves_hero
        self.sure: Final = surely_useful(effects)


class Board:
    """The zones' power, the plot track, the tokens of the Ops Centre, and the strategies of both sides."""

    def __init__(self, zones: tuple[int, ...], start: i64, most: i64, ops_centre: i64, strategies: list[Strategy]) -> None:
        self.zones: Final = zones
        self.start: Final = start
        self.most: Final = most
        self.ops_centre: Final = ops_centre
        self.strategies: Final = strategies


class CardSet:
    """All kinds of cards by number, which of them make up each deck, with copies, and the board."""

    def __init__(
        self,
        name: str,
        cards: list[Card],
        decks: tuple[tuple[int, ...], ...],
        pools: tuple[tuple[int, ...], ...],
        heroes: tuple[int, ...],
        board: Board,
        keywords: list[Name],
    ) -> None:
        self.name: Final = name
        self.cards: Final = cards
        self.decks: Final = decks  # of Mankind and of the Invader
        self.pools: Final = pools  # from which decks are changed
        self.heroes: Final = heroes
        self.board: Final = board
        self.keywords: Final = keywords
        every = [c for piles in (decks, pools) for pile in piles for c in pile]
        self.copies: Final[list[int]] = [every.count(c) for c in range(len(cards))]
        self.cancels: Final = answering(cards, CANCEL)
        self.prevents: Final = answering(cards, PREVENT_DRAIN)
        self.protects: Final = answering(cards, PROTECT)
        self.strategies: Final = [dormant(board, MANKIND), dormant(board, INVADER)]
        for card in cards:
            card.dearer_by = dearer_by(card, board)


def answering(cards: list[Card], answer: i64) -> tuple[tuple[int, ...], ...]:
    """The kinds of cards of each side that answer so."""
    found = [c for c, card in enumerate(cards) if card.answer.kind == answer]
    return tuple([tuple([c for c in found if cards[c].side == side]) for side in (MANKIND, INVADER)])


def dormant(board: Board, side: i64) -> tuple[int, ...]:
    """The strategies that a side can carry out in its main phase."""
    return tuple([n for n, strategy in enumerate(board.strategies) if strategy.side == side and not strategy.saves_hero])


def dearer_by(card: Card, board: Board) -> i64:
    bits: i64 = 0
    for number, strategy in enumerate(board.strategies):
        for effect in strategy.effects:
            if effect.verb == SURCHARGE and strategy.side == card.side and fits(effect.of, card):
                bits |= 1 << number
    return bits
