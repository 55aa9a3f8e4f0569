"""The greedy opponent knows the game, and beats chance in either role."""

from __future__ import annotations

import pytest

from rubizh.bots.bot import Bot, RandomBot
from rubizh.engine.dealer import Dealer, deal
from rubizh.games.siege.bots.greedy import GreedySiege
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, winner
from tests.bots.matches import played
from tests.games.siege.position import siege

GAMES = 20


def wins(tactics: str, attacker: Bot, defender: Bot, seat: int) -> int:
    return sum(winner(played(SIEGE, {"tactics": tactics}, [attacker, defender], seed)) == seat for seed in range(GAMES))


@pytest.mark.parametrize("tactics", ["no", "yes"])
def test_it_beats_chance_when_attacking(tactics: str) -> None:
    assert wins(tactics, GreedySiege("greedy", 1), RandomBot("random", 2), ATTACKER) >= GAMES * 0.6


@pytest.mark.parametrize("tactics", ["no", "yes"])
def test_it_beats_chance_when_defending(tactics: str) -> None:
    assert wins(tactics, RandomBot("random", 1), GreedySiege("greedy", 2), DEFENDER) >= GAMES * 0.9


def test_it_takes_a_wall_that_it_can_prove() -> None:
    s = siege(attack={4: "R10 R11"}, attacker="B1 B2 B3 B4 B5 B6")
    assert GreedySiege("greedy", 1).choose(SIEGE.view(s, ATTACKER)).text == "control 4"


def test_it_plays_the_same_with_the_same_seed() -> None:
    one, other = (played(SIEGE, {"tactics": "yes"}, [GreedySiege("a", 3), GreedySiege("b", 4)], 5) for _ in range(2))
    assert SIEGE.facts(one) == SIEGE.facts(other)


def test_it_is_not_told_the_other_hand() -> None:
    """The same view imagined twice, with other hidden cards, gets the same answer."""
    s = SIEGE.new(SIEGE.with_defaults({}))
    deal(s, Dealer(6))
    other = SIEGE.sample(SIEGE.view(s, ATTACKER), Dealer(7))
    assert other.hands[DEFENDER] != s.hands[DEFENDER]
    answers = [GreedySiege("greedy", 8).choose(SIEGE.view(state, ATTACKER)) for state in (s, other)]
    assert answers[0] is answers[1]
