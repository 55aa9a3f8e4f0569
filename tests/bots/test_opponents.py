"""Every opponent of every game answers with one of its options; a text that names none is told what is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import asked
from rubizh.games import GAMES
from rubizh.games.opponents import (
    MASTER,
    SECONDS,
    UnknownOpponent,
    advise,
    opponent,
    opponents,
    quick,
    thinkers,
    thinks,
)
from rubizh.language import Language
from tests.bots.judging import TAUGHT, levels_of
from tests.bots.matches import every_table, moments

POINTS = 3  # of each game
TABLES = [(game, options) for game in GAMES for options in every_table(GAMES[game].rules)]


def points(game: str, options: dict[str, str]) -> list[Any]:
    """Some questions that leave a choice, from the first to the last part of a random game."""
    found = [s for s in moments(GAMES[game].rules, options, len(options) + 1) if len(asked(s).options) > 1]
    return found[:: len(found) // POINTS]


def named(game: str) -> list[str]:
    """Every opponent, those that think with little time to do so; the peer has tests of its own."""
    return [*quick(GAMES[game]), *(f"{name}@0.01" for name in thinkers(GAMES[game]) if name != "openspiel")]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_opponent_chooses_an_option(game: str, options: dict[str, str]) -> None:
    for s in points(game, options):
        v = GAMES[game].rules.view(s, asked(s).seat)
        for name in named(game):
            assert opponent(GAMES[game], name, 1).choose(v) in v.options, name


@pytest.mark.parametrize("game", GAMES)
def test_those_that_do_not_search_choose_the_same_with_the_same_seed(game: str) -> None:
    for s in points(game, {}):
        v = GAMES[game].rules.view(s, asked(s).seat)
        for name in quick(GAMES[game]):
            one, same = (opponent(GAMES[game], name, 7).choose(v) for _ in range(2))
            assert one is same, name


@pytest.mark.parametrize("game", TAUGHT)
def test_a_higher_level_misjudges_less(game: str) -> None:
    misjudges = levels_of(game).misjudges
    for errors in zip(*misjudges.values(), strict=True):
        assert list(errors) == sorted(errors, reverse=True)
    assert opponents(GAMES[game]) == ["random", "greedy", "beginner", *misjudges, MASTER]


@pytest.mark.parametrize(("game", "options"), [("siege", {}), ("afu", {}), ("afu", {"players": "1"})])
def test_a_level_errs_only_where_the_better_option_is_not_much_better(game: str, options: dict[str, str]) -> None:
    judge = levels_of(game).judge
    for s in points(game, options):
        v = GAMES[game].rules.view(s, asked(s).seat)
        worths = judge.worths(GAMES[game].rules.sample(v, Dealer(1)), v.seat, v.options)
        for name, errors in levels_of(game).misjudges.items():
            error = errors[judge.net_for(s, v.seat)]
            for seed in range(5):
                assert worths[v.options.index(opponent(GAMES[game], name, seed).choose(v))] >= max(worths) - error - 1e-9


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("deep", "unknown opponent “deep”, expected one of random, greedy, beginner, amateur, expert, master"),
        ("", "unknown opponent “”, expected one of "),
        ("Master", "unknown opponent “Master”, expected one of "),
        ("greedy@1", "“greedy” takes no time to think: write it without “@”"),
        ("expert@", "“expert” takes no time to think: write it without “@”"),
        *((f"master@{seconds}", "after “@” the seconds to think are expected") for seconds in ("", "-1", "x", "nan", "3601")),
        ("cmd:", "“cmd:” needs a command after it"),
        ("cmd:./bot 'x", "“cmd:./bot 'x” is no command: "),
    ],
)
@pytest.mark.parametrize("game", TAUGHT)
def test_what_names_no_opponent_is_refused(game: str, text: str, said: str) -> None:
    with pytest.raises(UnknownOpponent) as refused:
        opponent(GAMES[game], text, 1)
    assert said in Language("en").say(refused.value.wrong)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("greedy", 0.0),
        ("expert", 0.0),
        ("cmd:./mybot", 0.0),
        ("master", SECONDS),
        ("master@0.25", 0.25),
        ("master@3600", 3600),
    ],
)
def test_how_long_it_may_think(text: str, seconds: float) -> None:
    assert thinks(GAMES["siege"], text) == seconds


@pytest.mark.parametrize("game", TAUGHT)
def test_advice_names_every_option_once_the_best_first(game: str) -> None:
    v = GAMES[game].rules.view(points(game, {})[1], asked(points(game, {})[1]).seat)
    runners = advise(GAMES[game], v, 0.05, 1)
    assert sorted(runner.option.text for runner in runners) == sorted(option.text for option in v.options)
    values = [runner.value() for runner in runners[1:]]
    assert values == sorted(values, reverse=True)
    assert runners[0].worlds == max(runner.worlds for runner in runners)
    assert sum(runner.running for runner in runners) <= levels_of(game).effort.runners
    assert all(runner.visits <= runner.worlds for runner in runners)
