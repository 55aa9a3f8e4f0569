"""Aids of every game: they rest on nothing that their seat may not know, and JSON can hold them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR, asked, choose
from rubizh.games import GAMES
from rubizh.language import Language

ENGLISH = Language("en")
TABLES: list[tuple[str, dict[str, str]]] = [
    ("siege", {}),
    ("siege", {"tactics": "yes", "colour_run_on_partial_tiles": "type"}),
    ("afu", {}),
    ("afu", {"chervona_kalyna": "yes", "ground_invaders_hit_air": "yes"}),
    ("afu", {"players": "1", "chervona_kalyna": "yes"}),
]


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_nothing_in_the_aids_depends_on_what_is_hidden(name: str, options: dict[str, str]) -> None:
    """States that a seat cannot tell apart give it the same aids, and a spectator too."""
    game: Any = GAMES[name].rules
    aids = GAMES[name].telling.aids
    agreed = game.with_defaults(options)
    s, dealer = game.new(agreed), Dealer(8)
    seats = range(len(game.seats(agreed)))
    while not s.over:
        for seat in seats:
            other = game.sample(game.view(s, seat), Dealer(3))
            assert aids(game.view(other, seat), ENGLISH) == aids(game.view(s, seat), ENGLISH)
            assert aids(game.view(other, SPECTATOR), ENGLISH) == aids(game.view(s, SPECTATOR), ENGLISH)
        choose(s, dealer.pick(asked(s).options))
    for seat in (*seats, SPECTATOR):
        told = aids(game.view(s, seat), ENGLISH)
        assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_a_view_that_was_sent_gives_the_same_aids(name: str, options: dict[str, str]) -> None:
    game: Any = GAMES[name].rules
    s, dealer = game.new(game.with_defaults(options)), Dealer(5)
    for _ in range(60):
        choose(s, dealer.pick(asked(s).options))
    view = game.view(s, 0)
    assert GAMES[name].telling.aids(game.view_of(view.facts()), ENGLISH) == GAMES[name].telling.aids(view, ENGLISH)
