"""The tree: its visits add up, it holds nothing that was not offered, and it sees a win at hand."""

from __future__ import annotations

import pytest

from rubizh.bots.ismcts import IsmctsBot, Node, Tree
from rubizh.bots.judge import Judge
from rubizh.engine.dealer import Dealer
from rubizh.engine.game import View
from rubizh.games import GAMES
from tests.bots.judging import levels_of
from tests.bots.test_search import WIN, middle, view_of

TIMES = 120


def grown(v: View, judge: Judge | None, seed: int, game: str = "siege", times: int = TIMES) -> Tree:
    tree = Tree(GAMES[game].rules, judge, v, Dealer(seed))
    for _ in range(times):
        tree.grow()
    return tree


def nodes(node: Node) -> list[Node]:
    return [node, *(below for child in node.children.values() for below in nodes(child))]


@pytest.mark.parametrize("game", GAMES)
def test_visits_add_up(game: str) -> None:
    tree = grown(middle(game), None, 1, game, 40)
    assert tree.root.visits == 40 == sum(child.visits for child in tree.root.children.values())
    assert len(nodes(tree.root)) == 40 + 1  # a node more with each iteration, none of which came to the end
    for node in nodes(tree.root)[1:]:
        assert node.visits == 1 + sum(child.visits for child in node.children.values())
        assert node.offered >= node.visits
        assert 0.0 <= node.total <= float(node.visits)


def test_only_what_is_offered_is_in_the_tree() -> None:
    v = view_of(WIN)
    tree = grown(v, levels_of("siege").judge, 1, times=30)
    assert set(tree.root.children) == set(v.options)
    assert all(option is child.option for node in nodes(tree.root) for option, child in node.children.items())


@pytest.mark.parametrize("judge", [None, "siege"])
def test_a_win_at_once_is_found(judge: str | None) -> None:
    tree = grown(view_of(WIN), levels_of(judge).judge if judge else None, 1)
    best = max(tree.root.children.values(), key=lambda child: child.visits)
    assert best.option.text == "control 4"
    assert best.total == best.visits


def test_the_same_seed_grows_the_same_tree() -> None:
    trees = [nodes(grown(middle(), None, seed, times=60).root) for seed in (1, 1, 2)]
    one, same, other = ([(node.option, node.visits, node.total) for node in tree] for tree in trees)
    assert one == same != other


def test_it_counts_the_decisions_of_its_playouts() -> None:
    tree = grown(middle(), None, 1, times=10)
    assert tree.decisions > 10 * 20
    assert grown(middle(), levels_of("siege").judge, 1, times=10).decisions < 10 * 20  # a judge needs none


@pytest.mark.parametrize("seconds", [0.0, 0.02])
def test_a_bot_answers_however_little_time_it_has(seconds: float) -> None:
    v = middle()
    assert IsmctsBot("tree", 1, GAMES["siege"].rules, None, seconds).choose(v) in v.options


def test_a_question_with_one_answer_needs_no_thought() -> None:
    v = middle()
    v.options = v.options[:1]
    assert IsmctsBot("tree", 1, GAMES["siege"].rules, None, 1000.0).choose(v) is v.options[0]
