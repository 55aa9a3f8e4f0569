"""Siege through OpenSpiel is our Siege, and its search plays it."""

from __future__ import annotations

from typing import Any

import pytest

from rubizh.bots.bot import RandomBot
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import asked, choose
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER
from tests.bots.matches import played
from tests.games.siege.position import siege

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install rubizh[peers]")
adapter = pytest.importorskip("rubizh.games.siege.lab.openspiel")


def states(game: Any, seed: int) -> list[Any]:
    """A random game, state by state."""
    state = game.new_initial_state()
    dealer = Dealer(seed)
    passed = []
    while not state.is_terminal():
        passed.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[dealer.below(len(actions))])
    return [*passed, state]


@pytest.mark.parametrize("name", ["rubizh_siege", "rubizh_siege(tactics=True)"])
def test_it_offers_what_our_rules_offer(name: str) -> None:
    for state in states(pyspiel.load_game(name), 1)[:-1]:
        s = state.position.s
        assert {state.get_game().choices[action] for action in state.legal_actions()} == set(asked(s).options)
        assert state.is_chance_node() == (asked(s).seat < 0)


def test_a_clone_goes_its_own_way() -> None:
    state = states(pyspiel.load_game("rubizh_siege"), 2)[20]
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


def test_the_end_is_worth_the_same_to_both() -> None:
    end = states(pyspiel.load_game("rubizh_siege"), 3)[-1]
    assert sum(end.returns()) == 0
    assert end.returns()[SIEGE.result(end.position.s).winners()[0]] == 1


@pytest.mark.parametrize("name", ["rubizh_siege", "rubizh_siege(tactics=True)"])
def test_an_information_state_tells_the_same_as_the_view(name: str) -> None:
    """Two states have the same text exactly where their views have the same facts, however the hand is ordered."""
    told: dict[str, str] = {}
    for state in states(pyspiel.load_game(name), 4)[:-1]:
        for seat in (ATTACKER, DEFENDER):
            v = SIEGE.view(state.position.s, seat)
            facts = str({**v.facts(), "hand": sorted(v.hand), "options": []})
            assert told.setdefault(state.information_state_string(seat), facts) == facts
    assert len(set(told.values())) == len(told)


def test_a_resampled_state_cannot_be_told_from_the_real_one() -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in states(pyspiel.load_game("rubizh_siege"), 5)[12:60]:
        if not state.is_chance_node():
            seat = state.current_player()
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.legal_actions() == state.legal_actions()


def test_calm_games_are_won_by_either_side() -> None:
    winners = set()
    for seed in range(12):
        s = SIEGE.new(SIEGE.with_defaults({}))
        adapter.play_calmly(s, Dealer(seed))
        winners.update(SIEGE.result(s).winners())
    assert winners == {ATTACKER, DEFENDER}


def test_it_does_not_retreat_from_the_wall_that_wins() -> None:
    """There is no time left to win anywhere else."""
    s = siege(attack={4: "R10 R11"}, attacker="B1 B2 B3 B4 B5 B6", damaged=[1, 2, 3], deck="Y1")
    for seed in range(6):
        bot = adapter.bot("openspiel", 0.0, seed)
        bot.search.least = 40
        assert bot.choose(SIEGE.view(s, ATTACKER)).text in ("control 4", "pass")


def test_it_plays_a_whole_game() -> None:
    s = played(SIEGE, {}, [adapter.bot("openspiel", 0.0, 1), RandomBot("random", 2)], 3)
    assert s.over


def test_it_plays_the_same_with_the_same_seed() -> None:
    """As long as the time does not decide."""
    ends = []
    for _ in range(2):
        bot = adapter.bot("openspiel", 0.0, 2)
        bot.search.least = 12
        ends.append(played(SIEGE, {}, [RandomBot("random", 1), bot], 4))
    assert SIEGE.facts(ends[0]) == SIEGE.facts(ends[1])


def test_it_is_not_told_the_other_hand() -> None:
    s = SIEGE.new(SIEGE.with_defaults({}))
    dealer = Dealer(6)
    for _ in range(20):
        choose(s, dealer.pick(asked(s).options))
    seat = asked(s).seat
    other = SIEGE.sample(SIEGE.view(s, seat), Dealer(7))
    assert other.hands[1 - seat] != s.hands[1 - seat]
    bots = [adapter.bot("openspiel", 0.0, 8) for _ in range(2)]
    for bot in bots:
        bot.search.least = 60
    answers = [bot.choose(SIEGE.view(state, seat)) for bot, state in zip(bots, (s, other), strict=True)]
    assert answers[0] is answers[1]
