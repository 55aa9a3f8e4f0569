"""Re-determinizing ISMCTS (RIS-MCTS): whenever the other seat chooses, the cards that it cannot see are dealt anew.

What it is about to choose grows in a tree of its own, out of worlds imagined from its own view, so that it neither acts on the
searcher's hand nor learns from it. The searcher's tree goes on in the searcher's world.
"""

from __future__ import annotations

from typing import Any, Final

from rubizh.bots.ismcts import IsmctsBot, Node, Tree, unfinished
from rubizh.bots.judge import Judge
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, Choice, apply
from rubizh.engine.game import Game, View


class RisTree(Tree):
    """The searcher's tree, and beside it the one in which the other seat thinks."""

    def __init__(self, game: Game[Any, Any], judge: Judge | None, v: View, dealer: Dealer) -> None:
        super().__init__(game, judge, v, dealer)
        self.theirs: Final = Node(v.options[0], v.seat)

    def grow(self) -> None:
        s = self.game.sample(self.v, self.dealer)
        path = [self.root]
        theirs = self.theirs
        while unfinished(s, path):
            seat: int = s.pending.seat
            self.decisions += 1
            if seat == NATURE:
                apply(s, self.dealer.pick(s.pending.options))
                continue
            if seat == self.v.seat:
                path.append(self.selected(path[-1], seat, s.pending.options))
                theirs = followed(theirs, seat, path[-1].option)
            else:
                theirs = self.replied(s, seat, theirs)
                path.append(followed(path[-1], seat, theirs.option))
            apply(s, path[-1].option)
        self.settle(s, path)

    def replied(self, s: Any, seat: int, theirs: Node) -> Node:
        """What the other seat chooses, after an iteration in a world that fits its own view."""
        return self.explore(self.game.sample(self.game.view(s, seat), self.dealer), [theirs])[1]


def followed(node: Node, seat: int, option: Choice) -> Node:
    """The node of a choice that was made elsewhere."""
    child = node.children.get(option)
    if child is None:
        child = Node(option, seat)
        node.children[option] = child
    child.offered += 1
    return child


class RisBot(IsmctsBot):
    """Grows both trees as long as it may."""

    def new_tree(self, v: View) -> Tree:
        return RisTree(self.game, self.judge, v, self.dealer)
