"""A small network that learns win chances from what is noticed about a position.

What is noticed are numbers of features, in groups (a wall, a place, a card) and about the whole. Each group sums the rows of
its features and keeps what is positive; the groups are added up, a second layer looks at them together with the whole, and one
number comes out.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_FEATURES: Final = 1024
MOST_GROUPS: Final = 64


def zeros(size: i64) -> vec[float]:
    return vec[float]([0.0] * size)


class Features:
    """What is noticed about one position; filled anew for each, so that nothing is made in the inner loop."""

    def __init__(self) -> None:
        self.codes: Final = vec[i64]([0] * MOST_FEATURES)  # of all groups, one after another
        self.ends: Final = vec[i64]([0] * MOST_GROUPS)
        self.whole: Final = vec[i64]([0] * MOST_FEATURES)
        self.size: i64 = 0
        self.groups: i64 = 0
        self.whole_size: i64 = 0

    def clear(self) -> None:
        self.size = 0
        self.groups = 0
        self.whole_size = 0

    def add(self, code: i64) -> None:
        """A feature of the group at hand."""
        self.codes[self.size] = code
        self.size += 1

    def end_group(self) -> None:
        self.ends[self.groups] = self.size
        self.groups += 1

    def add_whole(self, code: i64) -> None:
        """A feature of the position as a whole."""
        self.whole[self.whole_size] = code
        self.whole_size += 1

    def copy(self) -> Features:
        other = Features()
        other.take(self)
        return other

    def take(self, other: Features) -> None:
        """The same as another has noticed."""
        self.size = other.size
        self.groups = other.groups
        self.whole_size = other.whole_size
        for at in range(self.size):
            self.codes[at] = other.codes[at]
        for at in range(self.groups):
            self.ends[at] = other.ends[at]
        for at in range(self.whole_size):
            self.whole[at] = other.whole[at]


class Net:
    """Weights, and the sums of the last position looked at."""

    def __init__(self, codes: i64, whole: i64, first: i64, second: i64) -> None:
        self.first: Final = first
        self.second: Final = second
        self.rows: Final = zeros(codes * first)
        self.whole_rows: Final = zeros(whole * second)
        self.bias: Final = zeros(first)
        self.links: Final = zeros(first * second)
        self.second_bias: Final = zeros(second)
        self.out: Final = zeros(second + 1)
        self.sums: Final = zeros(MOST_GROUPS * first)
        self.pooled: Final = zeros(first)
        self.trial: Final = zeros(first)
        self.swapped: Final = zeros(first)
        self.seconds: Final = zeros(second)

    def layers(self) -> list[vec[float]]:
        """Everything that is learned, in the order in which it is written to a file."""
        return [self.rows, self.whole_rows, self.bias, self.links, self.second_bias, self.out]

    def value(self, f: Features) -> float:
        """The win chance."""
        self.add_groups(f)
        return self.look_together(f)

    def add_groups(self, f: Features) -> None:
        first = self.first
        rows, sums, pooled, bias, codes, ends = self.rows, self.sums, self.pooled, self.bias, f.codes, f.ends
        for j in range(first):
            pooled[j] = 0.0
        at: i64 = 0
        base: i64 = 0
        for group in range(f.groups):
            for j in range(first):
                sums[base + j] = bias[j]
            end = ends[group]
            while at < end:
                row = codes[at] * first
                for j in range(first):
                    sums[base + j] += rows[row + j]
                at += 1
            for j in range(first):
                if sums[base + j] > 0.0:
                    pooled[j] += sums[base + j]
            base += first

    def value_instead(self, group: i64, other: Features, f: Features) -> float:
        """The win chance of the position last looked at with one group replaced by the only one of another."""
        first = self.first
        rows, sums, pooled, swapped, trial = self.rows, self.sums, self.pooled, self.swapped, self.trial
        base = group * first
        for j in range(first):
            trial[j] = self.bias[j]
        for at in range(other.size):
            row = other.codes[at] * first
            for j in range(first):
                trial[j] += rows[row + j]
        for j in range(first):
            swapped[j] = pooled[j]
            pooled[j] += max(trial[j], 0.0) - max(sums[base + j], 0.0)
        value = self.look_together(f)
        for j in range(first):
            pooled[j] = swapped[j]
        return value

    def look_together(self, f: Features) -> float:
        first, second = self.first, self.second
        seconds, links, pooled, whole_rows, out = self.seconds, self.links, self.pooled, self.whole_rows, self.out
        for k in range(second):
            seconds[k] = self.second_bias[k]
        for at in range(f.whole_size):
            row = f.whole[at] * second
            for k in range(second):
                seconds[k] += whole_rows[row + k]
        for j in range(first):
            strength = pooled[j]
            if strength > 0.0:
                for k in range(second):
                    seconds[k] += strength * links[j * second + k]
        total = out[second]
        for k in range(second):
            if seconds[k] > 0.0:
                total += seconds[k] * out[k]
        return 1.0 / (1.0 + exp(-total))
