"""What is learned by self-play: repeatable, of every seat's own positions, and of how the game ended."""

from __future__ import annotations

from math import isfinite

import pytest

from rubizh.bots.bot import Bot, RandomBot
from rubizh.bots.learning import scatter
from rubizh.bots.net import Net
from rubizh.bots.self_play import SelfPlay
from rubizh.engine.dealer import Dealer
from rubizh.games.siege.bots.judge import SiegeJudge, new_nets
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER
from tests.bots.test_net import noticed

OPTIONS = SIEGE.with_defaults({})


def self_play(seed: int) -> SelfPlay:
    nets = new_nets()
    for net in nets:
        scatter(net, Dealer(1))
    return SelfPlay(SIEGE, SiegeJudge(nets), nets, seed)


def at_random() -> list[Bot | None]:
    return [RandomBot("attacker", 1), RandomBot("defender", 2)]


def weights(nets: list[Net]) -> list[list[float]]:
    return [list(layer) for net in nets for layer in net.layers()]


def test_lessons_are_the_same_with_the_same_seed() -> None:
    classes = [self_play(seed) for seed in (3, 3, 4)]
    errors = [taught.play(OPTIONS, 0.05, 0.05, [None, RandomBot("defender", 2)]) for taught in classes]
    assert errors[0] == errors[1] != errors[2]
    assert weights(classes[0].nets) == weights(classes[1].nets) != weights(classes[2].nets)


def test_both_seats_learn() -> None:
    taught, before = self_play(5), self_play(5)
    assert 0.0 < taught.play(OPTIONS, 0.05, 0.0, at_random()) < 2.0
    for seat in (ATTACKER, DEFENDER):
        assert list(taught.nets[seat].rows) != list(before.nets[seat].rows)


@pytest.mark.parametrize("options", [{}, {"tactics": "yes"}])
def test_a_game_seen_often_is_judged_better(options: dict[str, str]) -> None:
    nets = self_play(6).nets
    errors = []
    for _ in range(12):
        again = SelfPlay(SIEGE, SiegeJudge(nets), nets, 7)  # which deals the same game again
        errors.append(again.play(SIEGE.with_defaults(options), 0.1, 0.0, at_random()))
    assert all(isfinite(error) for error in errors)
    assert errors[-1] < 0.5 * errors[0]


def test_without_a_rate_nothing_is_learned() -> None:
    taught, before = self_play(8), self_play(8)
    taught.play(OPTIONS, 0.0, 0.0, at_random())
    assert weights(taught.nets) == weights(before.nets)


@pytest.mark.parametrize("result", [0.0, 1.0])
def test_every_position_learns_from_how_it_ended(result: float) -> None:
    taught = self_play(9)
    seen = [noticed([[code], [code + 1]], [code]) for code in range(5)]
    before = [taught.nets[0].value(f) for f in seen]
    assert 0.0 < taught.learn(0, seen, result, 0.01) < 1.0
    after = [taught.nets[0].value(f) for f in seen]
    assert all((now > then) == (result == 1.0) for then, now in zip(before, after, strict=True))
    assert taught.learn(0, [], result, 0.01) == 0.0
