"""The game tree of a small Siege as the public sees it: hands apart, of which every one is followed at once.

What is played lies open, so the public history and a seat's own hand are all that its decisions can depend on: in which order the
hand was drawn tells nothing about the rest. And the chance of two hands together is the product of what each seat did to
come there, wherever they share no card. So a walk over public histories with a weight for each hand is exact.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from rubizh.engine.flow import NATURE, Choice, asked, choose
from rubizh.games.siege.rules.cards import SIEGE_CARDS
from rubizh.games.siege.rules.choices import DEAL, Place
from rubizh.games.siege.rules.game import SiegeGame
from rubizh.games.siege.rules.state import ATTACKER, Siege, winner
from rubizh.games.siege.rules.turn import DealTo
from rubizh.games.siege.rules.view import SiegeView

Hand = int  # a bit for each card
Weights = dict[Hand, float]  # of each hand of a seat; one that is missing weighs nothing
Link = tuple[Hand, int, Hand]  # a hand, the place of a choice among its options, and what is left of it


class Node:
    """A public position: the end, a card to be dealt to a seat, or a question to a seat."""

    def __init__(self, s: Siege) -> None:
        self.s: Final = s  # with some hands or other
        self.over: Final = s.over
        self.dealt: Final = not s.over and asked(s).seat == NATURE
        self.seat: Final = receiver(s) if self.dealt else ATTACKER if s.over else asked(s).seat
        self.payoff: Final = (1.0 if winner(s) == ATTACKER else -1.0) if s.over else 0.0  # the attacker's
        self.asked: dict[Hand, list[Choice]] = {}
        self.after: dict[Choice, Node] = {}
        self.links: dict[Node, list[Link]] = {}

    def hands(self, seat: int) -> list[Hand]:
        """Every hand that the seat may have here, as far as the public knows."""
        return hands(self.s.unseen, len(self.s.hands[seat]))

    def possible(self, weights: Weights) -> Weights:
        """The hands without any that holds a card which lies open here."""
        seen = ~self.s.unseen
        return {hand: weight for hand, weight in weights.items() if hand & seen == 0}

    def with_hand(self, hand: Hand) -> Siege:
        """This position, the asked seat with a certain hand."""
        s = self.s.clone()
        mine, rest = cards(hand), cards(s.unseen & ~hand)
        held = len(s.hands[1 - self.seat])
        s.hands[self.seat], s.hands[1 - self.seat] = mine, rest[:held]
        s.deck = [DEAL[card] for card in rest[held:]]
        s.pending = s.todo[-1].ask(s)
        return s

    def view(self, game: SiegeGame, hand: Hand) -> SiegeView:
        return game.view(self.with_hand(hand), self.seat)

    def options(self, hand: Hand) -> list[Choice]:
        if hand not in self.asked:
            self.asked[hand] = asked(self.with_hand(hand)).options
        return self.asked[hand]

    def chosen(self, hand: Hand, choice: Choice) -> Node:
        """The position after a choice that this hand allows."""
        if choice not in self.after:
            self.after[choice] = after(self.with_hand(hand), choice)
        return self.after[choice]

    def branches(self) -> list[tuple[Node, list[Link]]]:
        """Every position that may follow this question, with the hands that may choose it."""
        if not self.links:
            for hand in self.hands(self.seat):
                for at, choice in enumerate(self.options(hand)):
                    self.links.setdefault(self.chosen(hand, choice), []).append((hand, at, left(hand, choice)))
        return list(self.links.items())

    def drawn(self) -> Node:
        """The position after a card is dealt, whatever it was."""
        choice = asked(self.s).options[0]
        if not self.after:
            self.after[choice] = after(self.s.clone(), choice)
        return next(iter(self.after.values()))

    def deal(self, weights: Weights) -> Weights:
        """Each hand with one card more, any that is not in it; a card of the other hand will meet no such hand there."""
        chance = 1 / len(self.s.deck)
        dealt: Weights = {}
        for hand, weight in weights.items():
            for card in single_bits(self.s.unseen & ~hand):
                dealt[hand | card] = dealt.get(hand | card, 0.0) + weight * chance
        return dealt

    def before_deal(self, values: Weights) -> Weights:
        """What each hand is worth before a card is dealt, from what it is worth with each card."""
        chance = 1 / len(self.s.deck)
        return {
            hand: chance * sum(values.get(hand | card, 0.0) for card in single_bits(self.s.unseen & ~hand))
            for hand in self.hands(self.seat)
        }

    def settled(self, seat: int, others: Weights) -> Weights:
        """What each hand of a seat is worth at the end, against hands that share no card with it."""
        payoff = self.payoff if seat == ATTACKER else -self.payoff
        return {hand: payoff * sum(weight for other, weight in others.items() if other & hand == 0) for hand in self.hands(seat)}


def root(game: SiegeGame) -> Node:
    return Node(game.new({}))


def receiver(s: Siege) -> int:
    step = s.todo[-1]
    assert isinstance(step, DealTo), "only siege cards are dealt in a small game"
    return step.seat


def after(s: Siege, choice: Choice) -> Node:
    choose(s, choice)
    return Node(s)


def left(hand: Hand, choice: Choice) -> Hand:
    """What is left of a hand after a choice."""
    return hand & ~(1 << choice.card) if isinstance(choice, Place) else hand


def sum_of(parts: list[Weights]) -> Weights:
    total: Weights = {}
    for part in parts:
        for hand, value in part.items():
            total[hand] = total.get(hand, 0.0) + value
    return total


@cache
def cards(hand: Hand) -> tuple[int, ...]:
    return tuple(card for card in range(SIEGE_CARDS) if hand >> card & 1)


@cache
def single_bits(hand: Hand) -> list[Hand]:
    return [1 << card for card in cards(hand)]


@cache
def hands(unseen: Hand, size: int) -> list[Hand]:
    return [sum(bits) for bits in combinations(single_bits(unseen), size)]
