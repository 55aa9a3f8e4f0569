"""How a network learns: each position it saw moves its weights a little towards what came of it."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rubizh.bots.net import Features, Net, zeros
from rubizh.engine.dealer import Dealer

START: Final = 0.1  # how far from zero the weights are before any learning
CAUTION: Final = 0.01  # what every weight's past counts for at the start, so that the first steps are not too large


def scatter(net: Net, dealer: Dealer) -> None:
    """Small random weights to begin with."""
    for layer in (net.bias, net.links, net.second_bias, net.out):
        for at in range(len(layer)):
            layer[at] = START * (2.0 * dealer.fraction() - 1.0)
    for at in range(len(net.rows)):
        net.rows[at] = START * (dealer.fraction() - 0.5)


class Trainer:
    """Adagrad: a weight that was moved often and far is moved less."""

    def __init__(self, net: Net) -> None:
        self.net: Final = net
        self.past: Final[list[vec[float]]] = [vec[float]([CAUTION] * len(layer)) for layer in net.layers()]
        self.back: Final = zeros(net.first)
        self.second_back: Final = zeros(net.second)

    def train(self, f: Features, target: float, rate: float) -> float:
        """One position and what came of it; how wrong the network was."""
        said = self.net.value(f)
        error = said - target
        self.blame_second(f, error, rate)
        self.blame_first(f, rate)
        return error

    def blame_second(self, f: Features, error: float, rate: float) -> None:
        """From the output back to the pooled groups."""
        net = self.net
        first, second = net.first, net.second
        second_back = self.second_back
        for k in range(second):
            second_back[k] = error * net.out[k] if net.seconds[k] > 0.0 else 0.0
            if net.seconds[k] > 0.0:
                move(net.out, self.past[5], k, error * net.seconds[k], rate)
        move(net.out, self.past[5], second, error, rate)
        for j in range(first):
            blame = 0.0
            for k in range(second):
                if second_back[k] != 0.0:
                    blame += second_back[k] * net.links[j * second + k]
                    if net.pooled[j] > 0.0:
                        move(net.links, self.past[3], j * second + k, second_back[k] * net.pooled[j], rate)
            self.back[j] = blame
        for k in range(second):
            if second_back[k] != 0.0:
                move(net.second_bias, self.past[4], k, second_back[k], rate)
                for at in range(f.whole_size):
                    move(net.whole_rows, self.past[1], f.whole[at] * second + k, second_back[k], rate)

    def blame_first(self, f: Features, rate: float) -> None:
        """From the pooled groups back to the features."""
        net = self.net
        first = net.first
        back, sums, codes = self.back, net.sums, f.codes
        rows, past = net.rows, self.past[0]
        at: i64 = 0
        for group in range(f.groups):
            base = group * first
            for j in range(first):
                if sums[base + j] > 0.0:
                    move(net.bias, self.past[2], j, back[j], rate)
            while at < f.ends[group]:
                row = codes[at] * first
                for j in range(first):
                    if sums[base + j] > 0.0:
                        move(rows, past, row + j, back[j], rate)
                at += 1


def move(weights: vec[float], past: vec[float], at: i64, blame: float, rate: float) -> None:
    past[at] += blame * blame
    weights[at] -= rate * blame / sqrt(past[at])
