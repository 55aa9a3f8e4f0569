"""The greedy comrade holds the line better than chance, and does what anybody would."""

from __future__ import annotations

import pytest

from rubizh.bots.bot import Bot, RandomBot
from rubizh.engine.dealer import Dealer, deal
from rubizh.engine.flow import asked
from rubizh.engine.result import WON
from rubizh.games import GAMES
from rubizh.games.drones.bots.greedy import GreedyDrones
from rubizh.games.drones.rules.state import Drones
from tests.bots.matches import every_table, played
from tests.games.drones.position import drones, game, play

DRONES = GAMES["drones"].rules
GAMES_PLAYED = 12


def greedy(seed: int) -> Bot:
    return GreedyDrones("greedy", seed)


def chosen(s: Drones) -> str:
    """What the greedy comrade does in a position of the test cards."""
    return greedy(1).choose(game(()).view(s, asked(s).seat)).text


def survived(options: dict[str, str], make: type[Bot], seeds: range) -> int:
    """How many games of a team of equals are won."""
    seats = len(DRONES.seats(DRONES.with_defaults(options)))
    ends = [played(DRONES, options, [make("bot", 9 * seed + seat) for seat in range(seats)], seed) for seed in seeds]
    return sum(DRONES.result(s).outcome == WON for s in ends)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_team_survives_more_often_than_by_chance(players: str) -> None:
    seeds = range(GAMES_PLAYED)
    ours, theirs = (survived({"players": players}, make, seeds) for make in (GreedyDrones, RandomBot))
    assert ours > theirs


def test_alone_it_scores_more_than_chance() -> None:
    bots: list[list[Bot]] = [[greedy(1)], [RandomBot("random", 1)]]
    points = [sum(DRONES.result(played(DRONES, {"players": "1"}, one, n)).scores[0] for n in range(GAMES_PLAYED)) for one in bots]
    assert points[0] > points[1] + 4 * GAMES_PLAYED


@pytest.mark.parametrize("options", every_table(DRONES), ids=str)
def test_it_plays_with_every_option(options: dict[str, str]) -> None:
    seats = len(DRONES.seats(DRONES.with_defaults(options)))
    assert played(DRONES, options, [greedy(seat) for seat in range(seats)], 3).over


def test_it_evacuates_before_the_fourth_is_wounded() -> None:
    s = drones(crew="medic universal-pilot", depot="mavic", wounded="cook driver gunner", field="infantry assault")
    assert chosen(s) == "use medic"


def test_it_takes_cover_where_the_next_defence_may_be_the_last() -> None:
    s = drones(logistics=5, hand="dugout mortar", trench="cook", field="infantry infantry assault grad")
    assert chosen(s) == "play dugout"


def test_it_attacks_what_does_most_harm() -> None:
    s = drones(crew="universal-pilot", depot="mavic", field="raid assault infantry")
    assert chosen(play(s, "sortie mavic")) == "attack assault"


def test_the_last_project_of_technology_is_activated_at_once() -> None:
    s = drones(opened="simulator", hq="cook", projects="delta stabpoint")
    assert chosen(s) == "activate simulator"


def test_it_plays_the_same_with_the_same_seed() -> None:
    one, other = (played(DRONES, {}, [greedy(7), greedy(8)], 9) for _ in range(2))
    assert DRONES.facts(one) == DRONES.facts(other)


def test_it_is_not_told_what_is_hidden() -> None:
    s = DRONES.new(DRONES.with_defaults({}))
    deal(s, Dealer(10))
    other = DRONES.sample(DRONES.view(s, 0), Dealer(11))
    assert greedy(12).choose(DRONES.view(s, 0)) is greedy(12).choose(DRONES.view(other, 0))
