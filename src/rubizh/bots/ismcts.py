"""Information-set Monte-Carlo tree search: one tree over what can be observed, every iteration in another imagined world.

Nature's answers are not part of the tree; an option competes only in the worlds in which it is offered. At the end of the tree
either the judge speaks, for each seat by what that seat may know, or a random playout decides.
"""

from __future__ import annotations

from math import inf, log, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from rubizh.bots.bot import Bot
from rubizh.bots.judge import Judge
from rubizh.bots.search import Runner
from rubizh.engine.dealer import Dealer, playout
from rubizh.engine.flow import NATURE, Choice, State, apply, asked
from rubizh.engine.game import Game, View

EXPLORATION: Final = 0.7
BATCH: Final = 16  # iterations between two looks at the clock


class Node:
    """An option taken at some point of the tree, by some seat."""

    def __init__(self, option: Choice, seat: int) -> None:
        self.option: Final = option
        self.seat: Final = seat
        self.children: Final[dict[Choice, Node]] = {}
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total = 0.0  # of the win chances of the seat that took it

    def bound(self) -> float:
        """The highest win chance that is still plausible."""
        if self.visits == 0:
            return inf
        visits = float(self.visits)
        return self.total / visits + EXPLORATION * sqrt(log(float(self.offered)) / visits)


class Tree:
    """The tree of one decision."""

    def __init__(self, game: Game[Any, Any], judge: Judge | None, v: View, dealer: Dealer) -> None:
        self.game: Final = game
        self.judge: Final = judge  # without one, playouts decide
        self.v: Final = v
        self.dealer: Final = dealer
        self.root: Final = Node(v.options[0], v.seat)
        self.worth: Final = [0.0] * len(game.seats(game.agreed(v.facts())))
        self.decisions: i64 = 0  # simulated, Nature's included

    def grow(self) -> None:
        """One iteration in a new world."""
        self.explore(self.game.sample(self.v, self.dealer), [self.root])

    def explore(self, s: State, path: list[Node]) -> list[Node]:
        """Down the tree from the node on the path, one node more, its value back up; the path that was taken."""
        while unfinished(s, path):
            question = asked(s)
            if question.seat == NATURE:
                apply(s, self.dealer.answer(question))
            else:
                path.append(self.selected(path[-1], question.seat, question.options))
                apply(s, path[-1].option)
            self.decisions += 1
        self.settle(s, path)
        return path

    def selected(self, node: Node, seat: int, options: list[Choice]) -> Node:
        """Any option not tried yet, or else the one with the highest bound among those offered now."""
        fresh: list[Choice] = []
        best = node
        highest = -1.0
        for option in options:
            child = node.children.get(option)
            if child is None:
                fresh.append(option)
                continue
            child.offered += 1
            if not fresh:
                bound = child.bound()
                if bound > highest:
                    best, highest = child, bound
        return self.tried(node, seat, fresh) if fresh else best

    def tried(self, node: Node, seat: int, fresh: list[Choice]) -> Node:
        """One of the options not tried yet, as a new node."""
        child = Node(self.dealer.pick(fresh), seat)
        child.offered = 1
        node.children[child.option] = child
        return child

    def settle(self, s: State, path: list[Node]) -> None:
        """What the end of the tree is worth goes to every node of the path, as its seat sees it."""
        self.estimate(s)
        for node in path:
            node.visits += 1
            node.total += self.worth[node.seat]

    def estimate(self, s: State) -> None:
        """What the end of the tree is worth to each seat."""
        if self.judge is not None:
            for seat in range(len(self.worth)):
                self.worth[seat] = self.judge.value(s, seat)
            return
        self.decisions += playout(s, self.dealer)
        for seat, gets in enumerate(self.game.result(s).returns):
            self.worth[seat] = (1.0 + gets) / 2.0


def unfinished(s: State, path: list[Node]) -> bool:
    """Whether an iteration goes on: it ends with the game, or with a node that nobody has visited."""
    return not s.over and (len(path) == 1 or path[-1].visits > 0)


class IsmctsBot(Bot):
    """Grows a tree as long as it may, and takes the option tried most."""

    def __init__(self, name: str, seed: int, game: Game[Any, Any], judge: Judge | None, seconds: float) -> None:
        super().__init__(name, seed)
        self.game: Final = game
        self.judge: Final = judge
        self.seconds: Final = seconds

    def choose(self, v: View) -> Choice:
        if len(v.options) == 1:
            return v.options[0]
        return max(self.grown(v).root.children.values(), key=lambda child: child.visits).option

    def compared(self, v: View) -> list[Runner]:
        """Every option with what its visits were worth, the one tried most first."""
        children = self.grown(v).root.children
        found: list[Runner] = []
        for option in v.options:
            runner = Runner(option, 0.0)
            child = children.get(option)
            if child is not None:
                runner.prior = child.total / float(child.visits)
                runner.worlds = child.visits
            found.append(runner)
        return sorted(found, key=lambda runner: -runner.worlds)

    def grown(self, v: View) -> Tree:
        """A tree as large as the time allows."""
        until = perf_counter() + self.seconds
        tree = self.new_tree(v)
        tree.grow()
        while perf_counter() < until:
            for _ in range(BATCH):
                tree.grow()
        return tree

    def new_tree(self, v: View) -> Tree:
        return Tree(self.game, self.judge, v, self.dealer)
