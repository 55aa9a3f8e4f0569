"""The dealer answers for Nature: a seeded generator that is the same compiled, interpreted and in a browser."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from rubizh.engine.flow import NATURE, Choice, Decision, State, apply, asked, choose

WORD: Final[i64] = 0xFFFFFFFF
T = TypeVar("T")


class Dealer:
    """Marsaglia's xorshift128: four words of 32 bits, so that it needs no more than 64-bit integers anywhere."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = word(seed, 1)
        self.y: i64 = word(seed, 2)
        self.z: i64 = word(seed, 3)
        self.w: i64 = word(seed, 4) | 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        t = (self.x ^ (self.x << 11)) & WORD
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = (self.w ^ (self.w >> 19)) ^ (t ^ (t >> 8))
        return (self.w * n) >> 32

    def fraction(self) -> float:
        """A number from 0 up to 1."""
        return float(self.below(1 << 30)) / (1 << 30)

    def pick(self, options: list[Choice]) -> Choice:
        """One of the options; an option listed twice is twice as likely."""
        return options[self.below(len(options))]

    def answer(self, question: Decision) -> Choice:
        """One of the options, as `pick` would have it, but they need not be listed."""
        return question.option(self.below(question.many()))

    def shuffle(self, cards: list[T]) -> None:
        """Every order equally likely."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def word(seed: int, stream: int) -> int:
    """32 well-mixed bits of a seed of any size (SplitMix64, folded over the seed's 64-bit parts)."""
    mask = (1 << 64) - 1
    mixed = stream
    while True:
        mixed = (mixed + (seed & mask) + 0x9E3779B97F4A7C15) & mask
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
        mixed ^= mixed >> 31
        seed >>= 64
        if seed == 0:
            return mixed >> 32


def dealt(seed: int, number: int, question: Decision) -> Choice:
    """Nature's answer to her question of that number, counted from 0: by it a game's seed tells all of its cards."""
    return Dealer(seed << 32 | number).answer(question)


def deal(s: State, dealer: Dealer) -> list[Choice]:
    """Answer every question that is Nature's; the answers given, in order."""
    answers: list[Choice] = []
    while not s.over and asked(s).seat == NATURE:
        answers.append(dealer.pick(asked(s).options))
        choose(s, answers[-1])
    return answers


def playout(s: State, dealer: Dealer) -> int:
    """Play at random to the end, and count the decisions."""
    decisions = 0
    pending = s.pending
    while pending is not None:
        apply(s, dealer.answer(pending))
        pending = s.pending
        decisions += 1
    return decisions
