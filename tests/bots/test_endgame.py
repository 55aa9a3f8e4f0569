"""The last turns are played as if everything had been tried, because it has."""

from __future__ import annotations

from typing import Any

import pytest

from rubizh.bots.endgame import Endgame
from rubizh.engine.flow import NATURE, Choice, asked, choose
from rubizh.games.siege.lab.small import SMALL
from rubizh.games.siege.rules.game import SIEGE, SiegeGame
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege
from tests.bots.matches import moments
from tests.games.siege.position import option, play, siege

ENOUGH = 3000  # positions: what has more to try is left out here


class TooLarge(Exception):
    """A tree that takes too long to try."""


def best(game: SiegeGame, s: Siege, seat: int, left: list[int]) -> int:
    """What the seat is sure to reach whatever the other does, 1 or 0, by trying every option to the end."""
    left[0] -= 1
    if left[0] < 0:
        raise TooLarge
    if s.over:
        return int(seat in game.result(s).winners())
    if asked(s).seat == NATURE:
        return 0
    values = [best(game, after(s, choice), seat, left) for choice in asked(s).options]
    return max(values) if asked(s).seat == seat else min(values)


def after(s: Siege, choice: Choice) -> Siege:
    then = s.clone()
    choose(then, choice)
    return then


def last_positions(game: SiegeGame, options: dict[str, str]) -> list[Siege]:
    found: list[Any] = [s for seed in range(90) for s in moments(game, options, seed)]
    return [s for s in found if not s.deck and not s.tactics_deck and len(asked(s).options) > 1]


@pytest.mark.parametrize(
    ("game", "options"),
    [(SIEGE, {}), (SIEGE, {"tactics": "yes"}), *((game, {}) for game in SMALL.values())],
    ids=["siege", "tactics", *SMALL],
)
def test_it_finds_what_brute_force_finds(game: SiegeGame, options: dict[str, str]) -> None:
    tried = 0
    for s in last_positions(game, options):
        seat = asked(s).seat
        try:
            values = {choice: best(game, after(s, choice), seat, [ENOUGH]) for choice in asked(s).options}
        except TooLarge:
            continue
        found = Endgame(game, seat).winning(s, asked(s).options)
        assert (found is None) == (max(values.values()) == 0)
        assert found is None or values[found] == 1
        tried += 1
    assert tried >= 5


def test_some_last_positions_are_won_and_some_are_lost() -> None:
    """The test above would say little otherwise."""
    found = set()
    for s in last_positions(SMALL["siege-small"], {}):
        found.add(Endgame(SMALL["siege-small"], asked(s).seat).winning(s, asked(s).options) is not None)
    assert found == {True, False}


def winning(s: Siege) -> str | None:
    found = Endgame(SIEGE, asked(s).seat).winning(s, asked(s).options)
    return None if found is None else found.text


def test_a_win_in_the_last_turn_is_found_choice_by_choice() -> None:
    s = siege(attack={4: "R10"}, damaged=[1, 2, 3], attacker="B1 R11", deck="")
    for text in ("pass", "R11@4", "control 4"):
        assert winning(s) == text
        play(s, text)
    assert SIEGE.result(s).winners() == [ATTACKER]


def test_no_win_is_found_where_there_is_none() -> None:
    s = siege(attack={4: "R10"}, defence={4: "B10 B11"}, damaged=[1, 2, 3], attacker="B1 R11", deck="")
    assert winning(s) is None


def test_the_defender_wins_when_the_deck_fails() -> None:
    assert winning(siege(defender="R5", deck="", turn=DEFENDER)) == "R5@1"


def test_what_is_left_to_nature_is_not_certain() -> None:
    s = play(siege(damaged=[1, 2, 3], attacker="B1", defender="R5", deck="R11"), "B1@1")
    assert asked(s).seat == NATURE
    assert not Endgame(SIEGE, DEFENDER).won(s)
    choose(s, asked(s).options[0])
    assert Endgame(SIEGE, DEFENDER).won(s)


def test_a_tree_too_large_is_given_up() -> None:
    s = siege(attack={4: "R10"}, damaged=[1, 2, 3], attacker="B1 R11", deck="")
    game = Endgame(SIEGE, ATTACKER)
    game.left = 1
    assert game.winning(s, asked(s).options) is None
    assert Endgame(SIEGE, ATTACKER).winning(s, [option(s, "pass")]) is option(s, "pass")
