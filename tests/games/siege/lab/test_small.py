"""The cut-down Siege keeps to its walls and cards, and nobody can tell a state imagined from a view from the real one."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer, deal
from rubizh.engine.flow import NATURE, asked, choose
from rubizh.games.siege.lab.small import SMALL, SmallSiege
from rubizh.games.siege.rules.choices import Place, WallChoice
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER

GAMES = 15


@pytest.mark.parametrize("game", SMALL.values(), ids=list(SMALL))
def test_only_its_walls_and_cards_are_played(game: SmallSiege) -> None:
    for seed in range(GAMES):
        s = game.new({})
        dealer = Dealer(seed)
        while not s.over:
            for choice in asked(s).options:
                assert not isinstance(choice, Place | WallChoice) or game.walls >> choice.wall & 1
                assert not isinstance(choice, Place) or choice.card in game.deck
            choose(s, dealer.pick(asked(s).options))


@pytest.mark.parametrize("game", SMALL.values(), ids=list(SMALL))
def test_an_imagined_state_looks_like_the_real_one(game: SmallSiege) -> None:
    for seed in range(GAMES):
        s = game.new({})
        dealer = Dealer(seed)
        while not s.over:
            for seat in (ATTACKER, DEFENDER):
                if asked(s).seat != NATURE:
                    other = game.sample(game.view(s, seat), dealer)
                    assert game.view(other, seat).facts() == game.view(s, seat).facts()
                    assert game.whereabouts(other) == game.whereabouts(s)
            choose(s, dealer.pick(asked(s).options))


def test_hands_are_as_small_as_asked_for() -> None:
    game = SMALL["siege-small"]
    s = game.new({})
    deal(s, Dealer(1))
    assert [len(hand) for hand in s.hands] == [2, 2]
    assert len(s.deck) == 4


def test_both_sides_can_win() -> None:
    game = SMALL["siege-walls"]
    winners = set()
    for seed in range(60):
        s = game.new({})
        dealer = Dealer(seed)
        while not s.over:
            choose(s, dealer.pick(asked(s).options))
        winners.update(game.result(s).winners())
    assert winners == {ATTACKER, DEFENDER}
