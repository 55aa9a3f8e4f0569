"""A small network that learns win chances from what is noticed about a position.

What is noticed are numbers of features, in groups (a wall, a place, a card) and about the whole. Each group sums the rows of
its features and keeps what is positive; the groups are added up, a second layer looks at them together with the whole, and one
number comes out. Units are reckoned in fours, so that sums stay in registers: most of a search's time is spent here.
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
        self.stake = 1.0  # by what the network's answer is multiplied, where a part of the value is certain

    def clear(self) -> None:
        self.stake = 1.0
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
        self.stake = other.stake
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
    """Weights, and the sums of the last position looked at; both layers have a multiple of four units."""

    def __init__(self, codes: i64, whole: i64, first: i64, second: i64) -> None:
        assert first % 4 == 0
        assert second % 4 == 0
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
        self.seconds: Final = zeros(second)
        self.trial: Final = zeros(first)
        self.moved: Final = vec[i64]([0] * first)  # the units of the first layer that a replaced group changes
        self.by: Final = zeros(first)

    def layers(self) -> list[vec[float]]:
        """Everything that is learned, in the order in which it is written to a file."""
        return [self.rows, self.whole_rows, self.bias, self.links, self.second_bias, self.out]

    def value(self, f: Features) -> float:
        """The win chance."""
        self.add_groups(f)
        self.look_together(f)
        return self.answer(0)

    def add_groups(self, f: Features) -> None:
        """The first layer."""
        for j in range(self.first):
            self.pooled[j] = 0.0
        begin: i64 = 0
        for group in range(f.groups):
            end = f.ends[group]
            self.add_rows(f.codes, begin, end, self.sums, group * self.first)
            begin = end
            for j in range(self.first):
                self.pooled[j] += max(self.sums[group * self.first + j], 0.0)

    def add_rows(self, codes: vec[i64], begin: i64, end: i64, sums: vec[float], base: i64) -> None:
        """The sums of one group."""
        first, rows, bias = self.first, self.rows, self.bias
        for j in range(0, first, 4):
            a, b, c, d = bias[j], bias[j + 1], bias[j + 2], bias[j + 3]
            for at in range(begin, end):
                row = codes[at] * first + j
                a += rows[row]
                b += rows[row + 1]
                c += rows[row + 2]
                d += rows[row + 3]
            sums[base + j] = a
            sums[base + j + 1] = b
            sums[base + j + 2] = c
            sums[base + j + 3] = d

    def look_together(self, f: Features) -> None:
        """The second layer before its threshold, from the pooled groups and the whole."""
        second, seconds, pooled, links = self.second, self.seconds, self.pooled, self.links
        bias, whole_rows, whole = self.second_bias, self.whole_rows, f.whole
        for k in range(0, second, 4):
            a, b, c, d = bias[k], bias[k + 1], bias[k + 2], bias[k + 3]
            for at in range(f.whole_size):
                row = whole[at] * second + k
                a += whole_rows[row]
                b += whole_rows[row + 1]
                c += whole_rows[row + 2]
                d += whole_rows[row + 3]
            for j in range(self.first):
                strength = pooled[j]
                row = j * second + k
                a += strength * links[row]
                b += strength * links[row + 1]
                c += strength * links[row + 2]
                d += strength * links[row + 3]
            seconds[k] = a
            seconds[k + 1] = b
            seconds[k + 2] = c
            seconds[k + 3] = d

    def value_instead(self, group: i64, other: Features) -> float:
        """The win chance of the position last looked at with one group replaced by the only one of another."""
        first, sums, trial, moved, by = self.first, self.sums, self.trial, self.moved, self.by
        self.add_rows(other.codes, 0, other.size, trial, 0)
        base = group * first
        many: i64 = 0
        for j in range(first):
            change = max(trial[j], 0.0) - max(sums[base + j], 0.0)
            if change != 0.0:
                moved[many] = j * self.second
                by[many] = change
                many += 1
        return self.answer(many)

    def answer(self, many: i64) -> float:
        """What comes out, after so many units of the first layer have moved."""
        seconds, links, moved, by, out = self.seconds, self.links, self.moved, self.by, self.out
        total = out[self.second]
        for k in range(0, self.second, 4):
            a, b, c, d = seconds[k], seconds[k + 1], seconds[k + 2], seconds[k + 3]
            for at in range(many):
                change, row = by[at], moved[at] + k
                a += change * links[row]
                b += change * links[row + 1]
                c += change * links[row + 2]
                d += change * links[row + 3]
            total += max(a, 0.0) * out[k] + max(b, 0.0) * out[k + 1] + max(c, 0.0) * out[k + 2] + max(d, 0.0) * out[k + 3]
        return 1.0 / (1.0 + exp(-total))
