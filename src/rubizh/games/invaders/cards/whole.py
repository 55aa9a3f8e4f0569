"""What a card set needs as a whole: every word that the rulebook speaks of, and nothing that can never be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rubizh.cards.problem import Problem
from rubizh.engine.words import Sentence
from rubizh.games.invaders.cards.check import BOARD
from rubizh.games.invaders.cards.must import HEROES, INVADER, INVADER_POOL, MANKIND, MANKIND_POOL, SET, missing_words, written
from rubizh.games.invaders.cards.records import CardSet, HeroCard, Playable, Side
from rubizh.games.invaders.cards.vain import in_vain

KINDS: Final = 60
STRATEGIES: Final[dict[Side, int]] = {"mankind": 4, "invader": 5}
CHEAP: Final = 2  # discards; some answer costs less
TURNS: Final = 5  # a card that wins by its tokens has them in its owner's fifth turn


def check_whole(cards: CardSet) -> Iterator[Problem]:
    yield from missing_words(cards)
    yield from check_strategies(cards)
    yield from too_many_kinds(cards)
    yield from unused_keywords(cards)
    yield from check_answers(cards)
    yield from check_heroes(cards)
    yield from slow_winners(cards)
    yield from in_vain(cards)


def check_strategies(cards: CardSet) -> Iterator[Problem]:
    for side, size in STRATEGIES.items():
        n = sum(strategy.side == side for strategy in cards.board.strategy)
        if n != size:
            facts = {"size": size, "side": side, "n": n}
            yield Problem(BOARD, "", "strategy", Sentence("expected {size} of side “{side}”, there are {n}", facts))


def too_many_kinds(cards: CardSet) -> Iterator[Problem]:
    for file, n in (
        (MANKIND, len(cards.mankind) + len(cards.mankind_pool)),
        (INVADER, len(cards.invader) + len(cards.invader_pool)),
    ):
        if n > KINDS:
            said = Sentence("expected at most {most} kinds of cards with the pool, there are {n}", {"most": KINDS, "n": n})
            yield Problem(file, "", "", said)


def unused_keywords(cards: CardSet) -> Iterator[Problem]:
    every: list[Playable | HeroCard] = [*cards.playable(), *cards.heroes]
    there = {keyword for card in every for keyword in card.keywords}
    for keyword in cards.about.keywords:
        if keyword not in there:
            yield Problem(SET, "", f"keywords.{keyword}", Sentence("no card has this keyword"))


def check_answers(cards: CardSet) -> Iterator[Problem]:
    """Answering must not always cost half a hand."""
    if not any(card.answer and card.power is None and card.discard < CHEAP for card in cards.playable()):
        said = Sentence("expected an answer for fewer than {most} discards, there is none", {"most": CHEAP})
        yield Problem(SET, "", "", said)


def check_heroes(cards: CardSet) -> Iterator[Problem]:
    """Some heroes move, not all."""
    if all(written([hero]) & {"move.of.this", "allow.of.this"} for hero in cards.heroes):
        yield Problem(HEROES, "", "", Sentence("expected a hero that does not move, there is none"))


def slow_winners(cards: CardSet) -> Iterator[Problem]:
    """invaders-4, invaders-9: five tokens within five turns of its owner."""
    decks: list[tuple[str, Sequence[Playable]]] = [
        (MANKIND, cards.mankind),
        (MANKIND_POOL, cards.mankind_pool),
        (INVADER, cards.invader),
        (INVADER_POOL, cards.invader_pool),
    ]
    for file, deck in decks:
        for card in deck:
            if card.wins_with is not None and tokens(card) < card.wins_with:
                facts = {"most": card.wins_with, "turns": TURNS, "n": tokens(card)}
                said = Sentence("in {turns} turns it gets {n} tokens, expected {most} or more", facts)
                yield Problem(file, card.id, "every_turn", said)


def tokens(card: Playable) -> int:
    gained = sum(part.token or 0 for part in card.every_turn if part.of is None and part.only_if is None)
    return (card.tokens or 0) + TURNS * gained
