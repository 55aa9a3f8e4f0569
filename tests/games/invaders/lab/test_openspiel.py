"""Invaders through OpenSpiel is our Invaders, and its search plays it."""

from __future__ import annotations

from typing import Any

import pytest

from rubizh.bots.bot import RandomBot
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import asked
from rubizh.games.invaders.package import INVADERS
from tests.bots.matches import played

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install rubizh[peers]")
adapter = pytest.importorskip("rubizh.games.invaders.lab.openspiel")


@pytest.fixture(scope="module")
def states() -> list[Any]:
    """A random game, state by state."""
    state = pyspiel.load_game("rubizh_invaders").new_initial_state()
    dealer = Dealer(1)
    passed = []
    while not state.is_terminal():
        passed.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[dealer.below(len(actions))])
    return [*passed, state]


def test_it_offers_what_our_rules_offer(states: list[Any]) -> None:
    for state in states[:-1]:
        decision = asked(state.position.s)
        assert {state.get_game().choices[action] for action in state.legal_actions()} == set(decision.options)
        assert state.is_chance_node() == (decision.seat < 0)


def test_copies_of_a_card_are_so_much_likelier(states: list[Any]) -> None:
    decks = [state.chance_outcomes() for state in states if state.is_chance_node()]
    assert all(sum(share for _, share in deck) == pytest.approx(1) for deck in decks)
    assert any(len({share for _, share in deck}) > 1 for deck in decks)


def test_the_end_is_worth_the_same_to_both(states: list[Any]) -> None:
    end = states[-1]
    assert sum(end.returns()) == 0
    assert end.returns()[INVADERS.rules.result(end.position.s).winners()[0]] == 1


def test_an_information_state_tells_the_same_as_the_view(states: list[Any]) -> None:
    """Two states have the same text exactly where their views have the same facts, however the hand is ordered."""
    told: dict[str, str] = {}
    for state in states[:-1]:
        for seat in (0, 1):
            v = INVADERS.rules.view(state.position.s, seat)
            facts = str({**v.facts(), "hand": sorted(v.hand), "options": []})
            assert told.setdefault(state.information_state_string(seat), facts) == facts
    assert len(set(told.values())) == len(told)


def test_a_resampled_state_cannot_be_told_from_the_real_one(states: list[Any]) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in states[12:120]:
        if not (state.is_chance_node() or state.is_terminal()):
            seat = state.current_player()
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.legal_actions() == state.legal_actions()


def test_it_plays_a_whole_game() -> None:
    s = played(INVADERS.rules, {}, [adapter.bot(INVADERS.rules, "openspiel", 0.0, 1), RandomBot("random", 2)], 3)
    assert s.over
