"""The dealer is fair, and the same everywhere."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import Choice


def test_a_seed_gives_the_same_numbers_in_every_build() -> None:
    dealer = Dealer(2026)
    assert [dealer.below(1000) for _ in range(8)] == [459, 802, 4, 898, 321, 194, 735, 88]


def test_seeds_of_any_size_differ() -> None:
    seeds = [0, 1, 2, 1 << 32, 1 << 64, (1 << 64) + 1, 1 << 200]
    assert len({tuple(Dealer(seed).below(1 << 30) for _ in range(3)) for seed in seeds}) == len(seeds)


def test_every_number_is_equally_likely() -> None:
    dealer = Dealer(7)
    counts = Counter(dealer.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_every_order_is_equally_likely() -> None:
    dealer = Dealer(8)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        dealer.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert all(850 < count < 1_150 for count in counts.values())


def test_an_option_listed_twice_is_twice_as_likely() -> None:
    dealer = Dealer(9)
    once, twice = Choice("once"), Choice("twice")
    counts = Counter(dealer.pick([once, twice, twice]).text for _ in range(30_000))
    assert 9_600 < counts["once"] < 10_400


@given(st.integers(min_value=0), st.integers(min_value=1, max_value=1 << 30))
def test_numbers_stay_below(seed: int, n: int) -> None:
    dealer = Dealer(seed)
    assert all(0 <= dealer.below(n) < n for _ in range(20))
    assert 0 <= dealer.fraction() < 1
