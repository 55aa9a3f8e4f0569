"""The race between the options of a decision: repeatable, fair to each of them, and over when it has to be."""

from __future__ import annotations

from itertools import pairwise
from time import perf_counter
from typing import Any

import pytest

from rubizh.bots.search import TRUST, Effort, Runner, Search, Searcher
from rubizh.bots.shared_luck import SharedLuck
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, asked, choose
from rubizh.engine.game import View
from rubizh.games import GAMES
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import ATTACKER, Siege
from tests.bots.judging import levels_of
from tests.bots.matches import moments
from tests.games.siege.position import siege

FOREVER = 1e9  # seconds
HOUR = 3600.0
SHORT = Effort(horizon=1, lap=16, runners=3, margin=0.5, drop=3.0)
WIN = siege(attack={4: "R10 R11"}, damaged=[2, 5, 7])


def search(seed: int, effort: Effort = SHORT, game: str = "siege") -> Search:
    return Search(GAMES[game].rules, levels_of(game).judge, effort, Dealer(seed))


def view_of(s: Any, game: str = "siege") -> View:
    found: View = GAMES[game].rules.view(s, asked(s).seat)
    return found


def middle(game: str = "siege") -> View:
    """A question with many options from the middle of a game."""
    found = [s for s in moments(GAMES[game].rules, {}, 1) if len(asked(s).options) > 8]
    return view_of(found[len(found) // 2], game)


def told(runners: list[Runner]) -> list[tuple[str, float, int, int]]:
    return [(runner.option.text, runner.value(), runner.worlds, runner.laps) for runner in runners]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_finds_the_same(game: str) -> None:
    one, same, other = (told(search(seed, game=game).race(middle(game), FOREVER, 3)) for seed in (1, 1, 2))
    assert one == same != other


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_listed_once(game: str) -> None:
    v = middle(game)
    runners = search(1, game=game).race(v, FOREVER, 1)
    assert sorted(runner.option.text for runner in runners) == sorted(option.text for option in v.options)


def test_it_stops_after_so_many_worlds() -> None:
    runners = search(1).race(middle(), FOREVER, 5)
    assert [runner.worlds for runner in runners if runner.running] == [5] * SHORT.runners
    assert {runner.worlds for runner in runners if not runner.running} == {0}


def test_it_counts_what_it_does() -> None:
    one, more = search(1), search(1)
    one.race(middle(), FOREVER, 1)
    more.race(middle(), FOREVER, 4)
    assert 0 < one.decisions < more.decisions
    assert 0 < one.deals < more.deals
    assert 0 < one.judged < more.judged


def test_without_time_it_says_what_it_thinks_at_first_sight() -> None:
    runners = search(1).race(middle(), 0.0)
    assert all(runner.worlds == 0 for runner in runners)
    values = [runner.prior for runner in runners]
    assert values == sorted(values, reverse=True)


def test_a_world_that_was_not_finished_counts_for_nobody() -> None:
    runners = [Runner(option, 0.5) for option in middle().options[:2]]
    assert not search(1).try_world(middle(), runners, 1, -1.0)
    assert [runner.worlds for runner in runners] == [0, 0]


def test_it_begins_nothing_that_it_would_not_finish_in_time() -> None:
    runners = [Runner(option, 0.5) for option in middle().options[:2]]
    racing = search(1)
    assert racing.try_world(middle(), runners, 1, perf_counter() + HOUR)
    assert 0.0 < racing.longest < HOUR
    racing.longest = 2 * HOUR
    assert not racing.try_world(middle(), runners, 1, perf_counter() + HOUR)
    assert [runner.worlds for runner in runners] == [1, 1]
    racing.race(middle(), HOUR, 1)  # every race finds out anew how long it takes
    assert racing.longest < HOUR


def test_every_option_meets_the_same_world_and_the_same_luck() -> None:
    v = middle()
    twins = [Runner(v.options[0], 0.5), Runner(v.options[0], 0.5)]
    racing = search(1)
    totals = [0.0]
    for _ in range(4):
        assert racing.try_world(v, twins, 2, FOREVER * 10)
        assert twins[0].total == twins[1].total
        totals.append(twins[0].total)
    assert twins[0].squares == 0.0
    assert len({round(after - before, 9) for before, after in pairwise(totals)}) == 4  # but no two worlds


@pytest.mark.parametrize("seed", [1, 2])
def test_a_win_at_once_is_found(seed: int) -> None:
    runners = search(seed).race(view_of(WIN), FOREVER, 2)
    assert runners[0].option.text == "control 4"
    assert runners[0].value() == 1.0
    assert Searcher("search", seed, SIEGE, levels_of("siege").judge, SHORT, 0.01).choose(view_of(WIN)).text == "control 4"


def test_the_end_is_not_left_to_judgement() -> None:
    s = siege(attack={4: "R10"}, damaged=[1, 2, 3], attacker="B1 R11", deck="")
    assert searcher().search.solved(view_of(s)) is asked(s).options[-1] is searcher().choose(view_of(s))
    assert searcher().search.solved(middle()) is None
    advice = searcher().search.race(view_of(s), 0.0)
    assert advice[0].value() == 1.0
    assert len(advice) == len(asked(s).options)


def searcher() -> Searcher:
    return Searcher("search", 1, SIEGE, levels_of("siege").judge, SHORT, 0.01)


def test_it_does_not_know_what_is_hidden() -> None:
    """The same view of two different states gets the same answer."""
    s: Siege = moments(SIEGE, {"tactics": "yes"}, 3)[20]
    seat = asked(s).seat
    other = SIEGE.sample(SIEGE.view(s, seat), Dealer(5))
    assert other.hands[1 - seat] != s.hands[1 - seat]
    one, same = (told(search(4).race(SIEGE.view(state, seat), FOREVER, 2)) for state in (s, other))
    assert one == same


def test_first_sight_counts_as_much_as_some_worlds() -> None:
    runner = Runner(asked(WIN).options[0], 0.25)
    assert runner.value() == 0.25
    for _ in range(int(TRUST)):
        runner.run(0.75, 0.5)
    assert runner.value() == 0.5
    assert runner.ahead() == 0.25


def race_of(values: list[list[float]]) -> list[Runner]:
    """Runners that came to these values in the same worlds."""
    runners = [Runner(asked(WIN).options[0], 0.5) for _ in values]
    for world in zip(*values, strict=True):
        for runner, value in zip(runners, world, strict=True):
            runner.run(value, sum(world) / len(world))
    return runners


def test_only_who_is_behind_beyond_doubt_drops_out() -> None:
    steady, doubtful, behind = race_of([[0.6, 0.7] * 4, [0.9, 0.3] * 4, [0.1, 0.2] * 4])
    assert search(1).drop_out([behind, steady, doubtful]) == [steady, doubtful]


def test_the_better_half_goes_on() -> None:
    runners = race_of([[0.1] * 8, [0.9] * 8, [0.5] * 8, [0.7] * 8])
    rest = search(1).next_lap(list(runners))
    assert rest == [runners[1], runners[3]]
    assert [(runner.laps, runner.visits, runner.worlds) for runner in rest] == [(1, 0, 8), (1, 0, 8)]
    assert rest[0].value() == pytest.approx((0.5 * TRUST + 0.9 * 8) / (TRUST + 8))  # what it has shown is not forgotten


def test_whoever_ran_further_is_ranked_first() -> None:
    quick = Effort(horizon=1, lap=2, runners=4, margin=1.0, drop=3.0)
    runners = search(1, quick).race(middle(), FOREVER, 4)
    assert runners[0].laps == max(runner.laps for runner in runners) == 2
    values = [runner.value() for runner in runners]
    assert values == sorted(values, reverse=True)  # nobody who stopped earlier stands above for the narrower horizon


def test_worlds_kind_to_everybody_before_it_dropped_out_lift_nobody() -> None:
    """The two went through the same eight worlds; the leader went on through harder ones."""
    leader, behind = race_of([[0.9, 0.8] * 4, [0.6, 0.5] * 4])
    assert search(1).drop_out([leader, behind]) == [leader]
    for _ in range(24):
        leader.run(0.3, 0.3)
    assert behind.value() > leader.value()
    assert search(1).ranked([behind, leader]) == [leader, behind]
    assert behind.value() == pytest.approx(leader.value() - 0.3)


def test_what_took_no_part_stays_behind_as_at_first_sight() -> None:
    runners = search(1).race(middle(), FOREVER, 5)
    rest = [runner for runner in runners if not runner.running]
    assert rest
    assert all(runner.value() <= runners[0].value() for runner in rest)


def test_a_play_is_worth_what_the_searcher_thinks_of_its_next_decisions_on_the_average() -> None:
    v = middle()
    s: Siege = GAMES["siege"].rules.sample(v, Dealer(3))

    def worth(horizon: int) -> float:
        return search(8).play_on(SIEGE.clone(s), v.options[0], v.seat, horizon)

    assert worth(2) == pytest.approx((worth(1) + second_decision(s, v)) / 2)


def second_decision(s: Siege, v: View) -> float:
    """What the searcher thinks of its second decision after the next one, played out step by step."""
    judge, luck, met = levels_of("siege").judge, SharedLuck(), 0
    s = SIEGE.clone(s)
    choose(s, v.options[0])
    while True:
        seat, options = asked(s).seat, asked(s).options
        if seat == NATURE or len(options) == 1:
            choose(s, luck.deal(s.todo[-1], options) if seat == NATURE else options[0])
            continue
        worths = judge.worths(s, seat, options)
        if seat == v.seat:
            if met == 2:
                return max(worths)
            met += 1
        choose(s, options[worths.index(max(worths))])


def test_four_times_the_time_look_twice_as_far_up_to_the_games_horizon() -> None:
    far, near = (Effort(horizon=horizon, lap=16, runners=3, margin=0.5, drop=3.0) for horizon in (40, 16))
    times = (-1.0, 0.0, 0.0625, 0.25, 1.0, FOREVER)
    assert [far.horizon_in(seconds) for seconds in times] == [1, 1, 8, 16, 32, 32]
    assert [near.horizon_in(seconds) for seconds in times] == [1, 1, 8, 16, 16, 16]


def test_a_question_with_one_answer_needs_no_thought() -> None:
    v = SIEGE.view(WIN, ATTACKER)
    v.options = v.options[:1]
    assert searcher().choose(v) is v.options[0]
