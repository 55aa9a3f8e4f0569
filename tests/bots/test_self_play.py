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


def test_what_is_certain_is_not_left_to_the_network() -> None:
    """With twice as much at stake, half the answer is right already."""
    taught, other = self_play(10), self_play(10)
    certain, uncertain = (noticed([[1], [2]], [1]) for _ in range(2))
    certain.stake = 2.0
    assert taught.learn(0, [certain], 0.8, 0.01) == other.learn(0, [uncertain], 0.4, 0.01)
    assert weights(taught.nets) == weights(other.nets)


def test_who_looks_back_altogether_learns_from_the_end_alone() -> None:
    """Half the lesson of an earlier position comes otherwise from the judgement of the later one."""
    nets = [self_play(11).nets for _ in range(2)]
    classes = [SelfPlay(SIEGE, SiegeJudge(net), net, 11, back) for net, back in zip(nets, (1.0, 0.5), strict=True)]
    seen = [noticed([[1], [2]], [1]), noticed([[3], [4]], [3])]
    errors = [taught.learn(0, seen, 1.0, 0.0) for taught in classes]
    assert errors[0] > errors[1]
