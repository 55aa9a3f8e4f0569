"""The laws of the engine in long games: on a longer plot track most of them end otherwise than by the marker."""

from __future__ import annotations

import pytest

from rubizh.build import build
from rubizh.engine.laws import Lawbook
from rubizh.games.invaders.rules.game import InvadersGame
from tests.games.invaders.deck import card_set
from tests.laws.test_laws import option_sets

GAME = InvadersGame(card_set(track=20))
SETS = [{}, *option_sets(GAME)]
GAMES = 60 if build() == "compiled" else 8


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_laws_hold_in_long_games(seed: int) -> None:
    played = Lawbook(GAME, SETS[seed % len(SETS)], seed).play(thorough=25)
    assert played.s.over
