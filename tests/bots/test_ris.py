"""The re-determinized trees: the other seat thinks in worlds of its own, and never learns what the searcher holds."""

from __future__ import annotations

from typing import Any

import pytest

from rubizh.bots.ris import RisBot, RisTree
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import asked
from rubizh.engine.game import View
from rubizh.games.siege.rules.game import SIEGE, SiegeGame
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege
from rubizh.games.siege.rules.view import SiegeView
from tests.bots.judging import levels_of
from tests.bots.matches import moments
from tests.bots.test_ismcts import nodes
from tests.bots.test_search import WIN, middle, view_of
from tests.games.siege.position import siege

TIMES = 150


def grown(v: View, seed: int, times: int = TIMES) -> RisTree:
    tree = RisTree(SIEGE, levels_of("siege").judge, v, Dealer(seed))
    for _ in range(times):
        tree.grow()
    return tree


def told(tree: RisTree) -> list[Any]:
    return [(node.option, node.seat, node.visits, node.total) for root in (tree.root, tree.theirs) for node in nodes(root)]


class Watched(SiegeGame):
    """Siege, and every hand of the searcher that was imagined, by whose view it was imagined from."""

    def __init__(self, searcher: int) -> None:
        super().__init__(SIEGE.name, SIEGE.rules_version, SIEGE.cards, SIEGE.options, SIEGE.alphabet, SIEGE.longest)
        self.searcher = searcher
        self.hands: list[set[tuple[int, ...]]] = [set(), set()]

    def sample(self, v: SiegeView, dealer: Dealer) -> Siege:
        s = super().sample(v, dealer)
        self.hands[v.seat].add(s.hands[self.searcher])
        return s


def test_a_win_at_once_is_found() -> None:
    best = max(grown(view_of(WIN), 1).root.children.values(), key=lambda child: child.visits)
    assert best.option.text == "control 4"
    assert best.total == best.visits


def test_visits_add_up() -> None:
    tree = grown(middle(), 1)
    assert tree.root.visits == TIMES == sum(child.visits for child in tree.root.children.values())
    for node in nodes(tree.root)[1:]:
        assert node.visits == 1 + sum(child.visits for child in node.children.values())
        assert 0.0 <= node.total <= float(node.visits)


def test_only_what_is_offered_is_at_the_root() -> None:
    v = middle()
    assert set(grown(v, 1).root.children) <= set(v.options)


def test_the_other_seat_chooses_in_worlds_imagined_from_its_own_view() -> None:
    s = siege(attack={4: "R10"}, attacker="R11")
    game = Watched(ATTACKER)
    tree = RisTree(game, levels_of("siege").judge, SIEGE.view(s, ATTACKER), Dealer(1))
    for _ in range(40):
        tree.grow()
    assert game.hands[ATTACKER] == {s.hands[ATTACKER]}
    assert len(game.hands[DEFENDER]) > 5
    replies = [node for node in nodes(tree.root) if node.seat == DEFENDER]
    assert {node.option for node in replies} <= {node.option for node in nodes(tree.theirs) if node.seat == DEFENDER}


def test_the_same_seed_grows_the_same_trees() -> None:
    one, same, other = (told(grown(middle(), seed, 60)) for seed in (1, 1, 2))
    assert one == same != other


def test_it_does_not_know_what_is_hidden() -> None:
    s: Siege = moments(SIEGE, {"tactics": "yes"}, 3)[20]
    seat = asked(s).seat
    other = SIEGE.sample(SIEGE.view(s, seat), Dealer(5))
    assert other.hands[1 - seat] != s.hands[1 - seat]
    one, same = (told(grown(SIEGE.view(state, seat), 4, 60)) for state in (s, other))
    assert one == same


@pytest.mark.parametrize("seconds", [0.0, 0.02])
def test_a_bot_answers_however_little_time_it_has(seconds: float) -> None:
    v = middle()
    assert RisBot("ris", 1, SIEGE, levels_of("siege").judge, seconds).choose(v) in v.options
