"""How strong: intervals, Elo, and the sequential test, all on the scores of pairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import ceil, inf, log, log10, sqrt
from typing import Final

from msgspec import Struct

CONFIDENT: Final = 1.959964  # standard deviations that hold 95 % of a normal distribution
ERROR: Final = 0.05  # how often the sequential test may be wrong, either way
BOUND: Final = log((1 - ERROR) / ERROR)  # 2.94
OUTCOMES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)  # of a pair
UNSEEN: Final = 0.001  # what an outcome counts for that has not been seen, so that nothing is impossible
HALVINGS: Final = 40
SCALE: Final = 400  # Elo for odds of ten to one


class Interval(Struct, frozen=True):
    """A figure and the bounds between which it lies with 95 % confidence."""

    value: float
    low: float
    high: float


class Sums:
    """The count, mean and variance of scores that come one by one, and how often each came."""

    def __init__(self, scores: Iterable[float] = ()) -> None:
        self.counts: Final[Counter[float]] = Counter()
        self.n = 0
        self.total = 0.0
        self.squares = 0.0
        for score in scores:
            self.add(score)

    def add(self, score: float) -> None:
        self.counts[score] += 1
        self.n += 1
        self.total += score
        self.squares += score * score

    @property
    def mean(self) -> float:
        return self.total / self.n

    @property
    def variance(self) -> float:
        """With one pair of the greatest variance added, so that a few equal pairs are no certainty."""
        return max(self.squares - self.total**2 / self.n, 0.0) / self.n + 0.25 / self.n


def wilson(rate: float, n: float) -> Interval:
    """Wilson's interval for a rate among n trials."""
    z2 = CONFIDENT**2
    middle = (rate + z2 / (2 * n)) / (1 + z2 / n)
    half = CONFIDENT * sqrt(rate * (1 - rate) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    low, high = max(middle - half, 0.0), min(middle + half, 1.0)  # rounding must leave neither the bounds
    return Interval(rate, min(low, rate), max(high, rate))  # nor the rate outside


def score_interval(sums: Sums) -> Interval:
    """Wilson's interval for the mean of pair scores: as many trials as would give the variance that the pairs have."""
    trial = sums.mean * (1 - sums.mean)
    trials = sums.n * max(trial / sums.variance, 1.0)
    return wilson(sums.mean, trials)


def mean_interval(sums: Sums) -> Interval:
    """The normal interval, for scores that may leave the range from 0 to 1."""
    half = CONFIDENT * sqrt(sums.variance / sums.n)
    return Interval(sums.mean, sums.mean - half, sums.mean + half)


def bounded(interval: Interval) -> Interval:
    """What of an interval a score can be: from 0 to 1."""
    value, low, high = (min(max(share, 0.0), 1.0) for share in (interval.value, interval.low, interval.high))
    return Interval(value, low, high)


def elo_of(score: float) -> float:
    """The difference in Elo at which that score is expected."""
    if score <= 0:
        return -inf
    return inf if score >= 1 else SCALE * log10(score / (1 - score))


def score_of(elo: float) -> float:
    """The score that is expected at that difference in Elo."""
    return 1 / (1 + 10 ** (-elo / SCALE))


def elo_interval(score: Interval) -> Interval:
    return Interval(elo_of(score.value), elo_of(score.low), elo_of(score.high))


class Sprt(Struct, frozen=True):
    """Wald's test of two strengths in Elo against each other, generalised to the five outcomes of a pair."""

    low: float
    high: float

    def llr(self, sums: Sums) -> float:
        """The logarithm of how much likelier the scores are with the higher strength than with the lower, each at its best."""
        counts = [sums.counts[outcome] + UNSEEN for outcome in OUTCOMES]
        return log_likelihood(counts, score_of(self.high)) - log_likelihood(counts, score_of(self.low))

    def verdict(self, sums: Sums) -> float | None:
        """The strength that is accepted, once one is."""
        llr = self.llr(sums)
        if abs(llr) < BOUND:
            return None
        return self.high if llr > 0 else self.low


def log_likelihood(counts: list[float], mean: float) -> float:
    """How likely the counts are at most if outcomes have that mean, against how likely they are at most at all.

    The best probabilities are count / n / (1 + x (outcome - mean)), with the x for which they have the mean (Lagrange).
    """
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        x = (low + high) / 2
        if sum(n * (outcome - mean) / (1 + x * (outcome - mean)) for n, outcome in zip(counts, OUTCOMES, strict=True)) > 0:
            low = x
        else:
            high = x
    return -sum(n * log(1 + x * (outcome - mean)) for n, outcome in zip(counts, OUTCOMES, strict=True))


def percentile(ordered: list[int], share: float) -> int:
    """The least of the numbers that is not exceeded by that share of them; 0 where there are none."""
    return ordered[max(ceil(share * len(ordered)) - 1, 0)] if ordered else 0
