"""What became of everybody: places, winners, and what each seat gets."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer, playout
from rubizh.engine.record import Played, read, replay, write
from rubizh.engine.record import RecordError as Wrong
from rubizh.engine.result import DECIDED, LOST, WON, decided, given_up, shared
from rubizh.games import GAMES


def test_the_higher_standing_wins_and_the_returns_add_up_to_nothing() -> None:
    end = decided([(3,), (5,)], (3, 5))
    assert (end.outcome, end.ranking, end.scores, end.returns) == (DECIDED, ((1,), (0,)), (3, 5), (-1.0, 1.0))
    assert end.winners() == [1]


def test_the_second_figure_breaks_a_tie() -> None:
    assert decided([(5, -2), (5, -1)]).winners() == [1]


def test_equals_stand_together_and_nobody_has_won() -> None:
    end = decided([(4,), (4,)])
    assert (end.ranking, end.returns, end.winners()) == (((0, 1),), (0.0, 0.0), [])


def test_four_seats_by_place() -> None:
    end = decided([(1,), (7,), (7,), (3,)])
    assert end.ranking == ((1, 2), (3,), (0,))
    assert end.winners() == [1, 2]
    assert end.returns == pytest.approx((-1.0, 2 / 3, 2 / 3, -1 / 3))
    assert sum(end.returns) == pytest.approx(0.0)


@pytest.mark.parametrize(("won", "outcome", "gets", "winners"), [(True, WON, 1.0, [1]), (False, LOST, -1.0, [])])
def test_a_common_fate_and_the_ranking_are_told_apart(won: bool, outcome: str, gets: float, winners: list[int]) -> None:
    end = shared(won, [(2,), (9,), (2,)])
    assert (end.outcome, end.ranking, end.returns) == (outcome, ((1,), (0, 2)), (gets,) * 3)
    assert end.winners() == winners


def test_whoever_gives_up_is_behind_all_others_and_alone_has_lost() -> None:
    end = given_up([0, 1, 2], 1)
    assert (end.ranking, end.returns) == (((0, 2), (1,)), (0.5, -1.0, 0.5))
    assert (given_up([0], 0).outcome, given_up([0], 0).winners()) == (LOST, [])


def test_whoever_gives_up_gives_up_for_the_team() -> None:
    end = given_up([0, 1, 0, 1], 2)
    assert (end.outcome, end.winners()) == (DECIDED, [1, 3])
    end = given_up([0, 0, 0], 2)
    assert (end.outcome, end.winners(), end.returns) == (LOST, [], (-1.0, -1.0, -1.0))


def finished_alone(seed: int) -> Played:
    game = GAMES["afu"].rules
    played = Played(game, game.with_defaults({"players": "1"}), {"commander": "random"}, {})
    dealer = Dealer(seed)
    while not played.s.over:
        assert played.s.pending is not None
        played.choose(dealer.pick(played.s.pending.options))
    return played


def test_a_record_from_before_there_were_teams_is_read() -> None:
    played = finished_alone(1)
    assert "\nresult: lost\n" in write(played)
    before = write(played).replace("result: lost", "result: nobody")
    assert replay(played.game, read(before)).s.over
    with pytest.raises(Wrong, match="the result is lost, the record says “commander”"):
        replay(played.game, read(write(played).replace("result: lost", "result: commander")))


def test_the_winner_of_a_duel_is_named_as_ever() -> None:
    game = GAMES["siege"].rules
    s = game.new(game.with_defaults({}))
    playout(s, Dealer(3))
    assert game.result(s).outcome == DECIDED
    assert sorted(game.result(s).returns) == [-1.0, 1.0]
