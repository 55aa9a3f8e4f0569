"""The statistics, against figures computed by hand or published, and by simulation."""

from __future__ import annotations

from math import inf, log
from random import Random

import pytest

from rubizh.lab.strength import (
    BOUND,
    OUTCOMES,
    Sprt,
    Sums,
    elo_interval,
    elo_of,
    mean_interval,
    percentile,
    score_interval,
    score_of,
    wilson,
)


def test_wilson_as_published() -> None:
    """Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    published = {(81, 263): (0.2553, 0.3662), (15, 148): (0.0624, 0.1605), (0, 20): (0.0, 0.1611), (1, 29): (0.0061, 0.1718)}
    for (wins, n), bounds in published.items():
        interval = wilson(wins / n, n)
        assert (interval.low, interval.high) == pytest.approx(bounds, abs=5e-5)
    assert (wilson(1.0, 20).low, wilson(1.0, 20).high) == pytest.approx((1 - 0.1611, 1), abs=5e-5)


@pytest.mark.parametrize("n", range(1, 200))
def test_wilson_never_leaves_what_a_rate_can_be(n: int) -> None:
    assert wilson(0.0, n).low == 0.0
    assert wilson(1.0, n).high == 1.0
    assert "-" not in f"{wilson(0.0, n).low:.1%}"


@pytest.mark.parametrize(("score", "elo"), [(0.5, 0), (0.75, 190.85), (0.9, 381.70), (10 / 11, 400), (0.25, -190.85)])
def test_elo(score: float, elo: float) -> None:
    assert elo_of(score) == pytest.approx(elo, abs=0.005)
    assert score_of(elo) == pytest.approx(score, abs=1e-5)


def test_elo_without_end() -> None:
    assert (elo_of(1.0), elo_of(0.0)) == (inf, -inf)
    interval = elo_interval(score_interval(Sums([1.0] * 10)))
    assert 0 < interval.low < interval.value == inf


def test_pairs_of_independent_games_are_as_good_as_the_games() -> None:
    """With the variance that independent games have, the interval is Wilson's for all games."""
    pairs = [1.0] * 250 + [0.5] * 500 + [0.0] * 250
    ours, games = score_interval(Sums(pairs)), wilson(0.5, 2000)
    assert (ours.low, ours.high) == pytest.approx((games.low, games.high), abs=1e-4)


def test_pairs_that_share_their_luck_are_better() -> None:
    shared = score_interval(Sums([1.0] * 100 + [0.5] * 800 + [0.0] * 100))
    assert shared.high - shared.low < 0.7 * (wilson(0.5, 2000).high - wilson(0.5, 2000).low)


def test_a_few_equal_pairs_are_no_certainty() -> None:
    for score in (0.0, 0.5, 1.0):
        interval = score_interval(Sums([score] * 4))
        assert interval.high - interval.low > 0.2


@pytest.mark.parametrize(("probabilities", "n"), [((1, 4, 10, 20, 65), 30), ((25, 0, 50, 0, 25), 30), ((0, 1, 97, 1, 1), 50)])
def test_the_interval_holds_the_truth(probabilities: tuple[int, ...], n: int) -> None:
    rng = Random(1)
    truth = sum(p * score for p, score in zip(probabilities, OUTCOMES, strict=True)) / 100
    intervals = [score_interval(Sums(rng.choices(OUTCOMES, probabilities, k=n))) for _ in range(400)]
    assert sum(i.low <= truth <= i.high for i in intervals) / 400 > 0.93


def test_the_normal_interval_by_hand() -> None:
    """Of 99 scores of 0 and 1, a third 1: mean 1/3, variance 2/9 and the pair that is added."""
    interval = mean_interval(Sums([1.0] * 33 + [0.0] * 66))
    assert interval.value == pytest.approx(1 / 3)
    assert interval.high - interval.value == pytest.approx(1.96 * ((2 / 9 + 0.25 / 99) / 99) ** 0.5, abs=1e-5)


def test_the_bound_is_walds() -> None:
    assert pytest.approx(2.944, abs=0.001) == BOUND


def test_llr_of_two_outcomes_is_that_of_a_coin() -> None:
    """Where pairs are only won or lost, the ratio is known: wins log(p1/p0) + losses log((1-p1)/(1-p0))."""
    sprt = Sprt(0, 100)
    high = score_of(100)
    expected = 60 * log(high / 0.5) + 40 * log((1 - high) / 0.5)
    assert sprt.llr(Sums([1.0] * 60 + [0.0] * 40)) == pytest.approx(expected, abs=0.01)


def test_llr_of_small_differences_is_the_normal_approximation() -> None:
    """n (s1 - s0) (2 mean - s0 - s1) / (2 variance), for strengths close to each other."""
    scores = [0.0] * 300 + [0.25] * 100 + [0.5] * 1200 + [0.75] * 100 + [1.0] * 340
    sums, low, high = Sums(scores), score_of(0), score_of(5)
    variance = sum((score - sums.mean) ** 2 for score in scores) / sums.n
    expected = sums.n * (high - low) * (2 * sums.mean - low - high) / (2 * variance)
    assert Sprt(0, 5).llr(sums) == pytest.approx(expected, rel=0.02)


def test_a_test_is_symmetric() -> None:
    better, worse = Sums([1.0] * 20 + [0.5] * 10), Sums([0.0] * 20 + [0.5] * 10)
    assert Sprt(-50, 50).llr(better) == pytest.approx(-Sprt(-50, 50).llr(worse))
    assert (Sprt(-50, 50).verdict(better), Sprt(-50, 50).verdict(worse)) == (50, -50)
    assert Sprt(-50, 50).verdict(Sums()) is None


def decided(rng: Random, sprt: Sprt, probabilities: list[float]) -> float | None:
    sums = Sums()
    while sprt.verdict(sums) is None and sums.n < 1000:
        sums.add(rng.choices(OUTCOMES, probabilities)[0])
    return sprt.verdict(sums)


@pytest.mark.parametrize(("low", "high", "truth"), [(0, 120, 0), (0, 120, 120), (200, 350, 200), (200, 350, 350)])
def test_the_sequential_test_is_wrong_as_rarely_as_it_says(low: float, high: float, truth: float) -> None:
    """Two independent games in each pair; 5 % of 150 tests, and what chance adds."""
    p = score_of(truth)
    rng = Random(2)
    verdicts = [decided(rng, Sprt(low, high), [(1 - p) ** 2, 0, 2 * p * (1 - p), 0, p * p]) for _ in range(150)]
    assert sum(verdict != truth for verdict in verdicts) <= 12


def test_percentiles() -> None:
    ordered = list(range(1, 1001))
    assert [percentile(ordered, share) for share in (0.5, 0.99, 0.999, 1)] == [500, 990, 999, 1000]
    assert percentile([7], 0.5) == 7
    assert percentile([], 0.5) == 0
