"""Decks that are made or changed before a game, as one text for each side (invaders-95, invaders-98)."""

from __future__ import annotations

from typing import Any

from rubizh.engine.flow import Choice, asked
from rubizh.engine.words import Sentence
from rubizh.games.invaders.cards.deck_file import DeckFile, written_deck
from rubizh.games.invaders.rules.choices import DONE
from rubizh.games.invaders.rules.sets import CardSet
from rubizh.games.invaders.rules.setup import FillDeck, TakeCards, making, may_keep, most_taken, taken
from rubizh.games.invaders.rules.state import Counts, Invaders
from rubizh.language import Language
from rubizh.telling.settling import Settling

Facts = dict[str, int | str | Sentence]


class Decks(Settling):
    """invaders-95, invaders-98: both make or change their decks at the same time."""

    def seats(self, s: Any) -> list[int]:
        assert isinstance(s, Invaders)
        found: list[int] = []
        for step in reversed(s.todo):
            if not isinstance(step, TakeCards | FillDeck):
                break
            found += [] if step.seat in found else [int(step.seat)]
        return found

    def occasion(self, s: Any) -> str:
        """The limits named until now: none while decks are made."""
        assert isinstance(s, Invaders)
        return " ".join(map(str, s.limits))

    def question(self, s: Any) -> Sentence:
        assert isinstance(s, Invaders)
        size = s.rules.sizes[0]
        if making(s):
            return Sentence("Make your deck: {size} cards. The other player makes theirs meanwhile, unseen.", {"size": size})
        facts: Facts = {"size": size, "n": s.limits[-1]}
        return Sentence("Exchange cards of your deck: {n}. The other player does so meanwhile, unseen.", facts)

    def shown(self, s: Any, seat: int, text: str, language: Language) -> dict[str, Any]:
        assert isinstance(s, Invaders)
        cards, before = s.rules.set, held(s, seat)
        kinds = [c for c, card in enumerate(cards.cards) if card.side == seat and not card.hero]
        return {
            "side": seat,
            "size": s.rules.sizes[seat],
            "exchanged": -1 if making(s) else int(most_taken(s, seat)),
            "cards": [{"card": cards.cards[c].name, "most": cards.copies[c], "before": before.get(c, 0)} for c in kinds],
            "text": text or written_deck(cards, seat, before),
        }

    def problems(self, s: Any, seat: int, text: str) -> list[Sentence]:
        """invaders-17, invaders-95, invaders-96, invaders-98: each in a sentence, the cards by their titles."""
        assert isinstance(s, Invaders)
        cards, size = s.rules.set, s.rules.sizes[seat]
        deck = DeckFile(cards, text, side=seat)
        said = [problem.said() for problem in deck.problems if not problem.card]
        said += [card_said(cards, problem.card, problem.expected) for problem in deck.problems if problem.card]
        said += [problem.said() for problem in deck.wrong_size(size, size)]
        return said + ([] if said else wrong_exchange(s, seat, deck.counts))

    def answer(self, s: Any, text: str) -> Choice:
        assert isinstance(s, Invaders)
        seat = asked(s).seat
        wanted, now = DeckFile(s.rules.set, text, side=seat).counts, in_deck(s, seat)
        choices = s.rules.choices
        if isinstance(s.todo[-1], TakeCards):
            out = [c for c in now if now[c] > wanted.get(c, 0)]
            return choices.take_out[out[0]] if out else DONE
        put = [c for c in sorted(wanted) if wanted[c] > now.get(c, 0)]
        return choices.put_in[put[0]] if put else DONE


def card_said(cards: CardSet, name: str, expected: Sentence) -> Sentence:
    """What is wrong with a card, by its title where it is known."""
    title = next((card.title for card in cards.cards if card.name == name), None)
    return Sentence("{card}: {expected}", {"card": f"“{name}”" if title is None else title, "expected": expected})


def in_deck(s: Invaders, seat: int) -> Counts:
    cards = list(s.decks[seat])
    return {c: cards.count(c) for c in sorted(set(cards))}


def held(s: Invaders, seat: int) -> Counts:
    """A side's deck as it was before anything was taken out."""
    cards = sorted(list(s.decks[seat]) + list(taken(s, seat)))
    return {c: cards.count(c) for c in cards}


def wrong_exchange(s: Invaders, seat: int, wanted: Counts) -> list[Sentence]:
    """Whether as many cards are taken out as may be."""
    out = sum(max(n - wanted.get(c, 0), 0) for c, n in held(s, seat).items())
    most = int(most_taken(s, seat))
    facts: Facts = {"most": most, "n": out}
    if out > most and may_keep(s):
        return [Sentence("expected at most {most} cards taken out of the deck, there are {n}", facts)]
    if out != most and not may_keep(s):
        return [Sentence("expected {most} cards taken out of the deck, there are {n}", facts)]
    return []
