"""The judge of Dronovody looks at nothing hidden, reckons a die exactly, and puts survival before points."""

from __future__ import annotations

from typing import cast

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import apply, asked
from rubizh.games import GAMES
from rubizh.games.drones.bots.greedy import GreedyDrones
from rubizh.games.drones.bots.judge import WON, DronesJudge, new_nets, result
from rubizh.games.drones.rules.choices import ROLLS
from rubizh.games.drones.rules.game import DronesGame
from rubizh.games.drones.rules.sortie import AttackRoll
from rubizh.games.drones.rules.state import FOUR_WOUNDED, ROTATION, Drones
from tests.bots.judging import levels_of, noticing, questions
from tests.bots.matches import every_table, moments
from tests.games.drones.position import drones, option, play

DRONES = cast(DronesGame, GAMES["drones"].rules)
TABLES = [{"players": "1"}, {}, {"players": "4", "horde": "yes"}, {"players": "3", "istar": "yes", "fog_of_war": "yes"}]


def judge() -> DronesJudge:
    """One that has learned nothing, but notices everything."""
    return DronesJudge(noticing(new_nets()))


def positions(options: dict[str, str], seed: int) -> list[Drones]:
    """What greedy comrades are asked in one game."""
    bots = [GreedyDrones("greedy", 4 * seed + seat) for seat in range(len(DRONES.seats(DRONES.with_defaults(options))))]
    return questions(DRONES, options, bots, seed)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_it_cannot_tell_apart_what_its_seat_cannot(options: dict[str, str]) -> None:
    judged = judge()
    values = set()
    for number, s in enumerate(positions(options, 1)[::5]):
        seat = asked(s).seat
        one, other = (DRONES.sample(DRONES.view(s, seat), Dealer(number + more)) for more in (0, 1000))
        worths = [judged.worths(state, seat, asked(state).options) for state in (one, other)]
        assert worths[0] == pytest.approx(worths[1], abs=1e-9)
        values.add(round(judged.value(s, seat), 9))
    assert len(values) > 8  # it does tell apart what it can


@pytest.mark.parametrize("options", every_table(DRONES), ids=str)
def test_every_question_of_a_game_is_judged(options: dict[str, str]) -> None:
    judged = judge()
    for s in moments(DRONES, options, 2)[::7]:
        worths = judged.worths(s, asked(s).seat, asked(s).options)
        assert all(0.0 <= worth <= 1.0 for worth in worths)


@pytest.mark.parametrize("target", ["infantry", "tank", "orlan"])
def test_an_attack_is_worth_the_mean_of_all_faces(target: str) -> None:
    judged = judge()
    s = drones(crew="multirotor-pilot engineer", hq="cook", depot="vampire furia mavic", field=f"{target} assault jammer")
    attack = option(play(s, "sortie vampire"), f"attack {target}")
    thrown = s.clone()
    apply(thrown, attack)
    assert isinstance(thrown.todo[-1], AttackRoll)
    faces = [judged.worth(thrown, 0, roll) for roll in ROLLS]
    assert len(set(faces)) > 1
    assert judged.worth(s, 0, attack) == pytest.approx(sum(faces) / 6)


def test_an_artillery_card_is_worth_its_best_target_with_the_second_roll_that_a_spotter_allows() -> None:
    judged = judge()
    s = drones(hand="mortar", crew="wing-pilot", depot="furia", field="assault infantry", logistics=3)
    fired = option(s, "play mortar")
    aimed = play(s.clone(), "play mortar")
    worths = judged.worths(aimed, 0, asked(aimed).options)
    assert judged.worth(s, 0, fired) == pytest.approx(max(worths), abs=0.001)  # rules of thumb break ties
    thrown = aimed.clone()
    apply(thrown, asked(aimed).options[worths.index(max(worths))])
    assert max(worths) == pytest.approx(sum(judged.worth(thrown, 0, roll) for roll in ROLLS) / 6)


def test_it_looks_on_until_everybody_called_is_placed_but_through_no_free_effects() -> None:
    judged = judge()
    s = drones(
        crew="trader commander",
        hq="engineer",
        broken="mavic",
        projects="stabpoint",
        wounded="cook",
        opened="simulator tank-hunters",
        trophies="tank tos grad truck",
        hand="transfer-order",
        logistics=1,
        trench="cook gunner driver",
    )
    play(s, "play transfer-order", "deal cook", "deal gunner")
    worth = judged.worth(s, 0, option(s, "cook to crew"))
    play(s, "cook to crew")
    assert worth == max(judged.worth(s, 0, option(s, f"gunner to {place}")) for place in ("crew", "hq"))
    assert worth < max(judged.worth(s, 0, choice) for choice in asked(s).options)  # some of them are worth more, and can wait


def test_a_lost_game_is_worth_nothing_and_the_fewest_points_of_a_win_more_than_any_risk() -> None:
    s = drones("HeldOut", trophies="tank grad tos")
    s.over = True
    s.ending = FOUR_WOUNDED
    assert result(s, 0) == 0.0
    s.ending = ROTATION
    rich = result(s, 0)
    s.trophies = ((),)
    s.wounded = (s.trench[:3],)
    assert WON < result(s, 0) < rich < 1.0


def test_luck_is_counted_by_the_round() -> None:
    assert [judge().period(drones(round=n)) for n in (1, 3)] == [1, 3]


def test_it_judges_cards_of_another_set_too() -> None:
    judged = levels_of("drones").judge
    for s in (drones(field="infantry"), *positions({}, 2)[:2]):
        assert 0.0 < judged.value(s, 0) < 1.0
