"""How a game ends, and the count (drones-3, drones-133 to drones-140)."""

from __future__ import annotations

import pytest

from rubizh.engine.result import LOST, WON
from rubizh.games.drones.rules.cards import Harm
from rubizh.games.drones.rules.scoring import score, won
from rubizh.games.drones.rules.state import FOUR_WOUNDED, ROTATION, TECHNOLOGY, TRENCH_EMPTY, Drones
from tests.games.drones.deck import bits, enemy
from tests.games.drones.position import Side, drones, game, names, play, until

SHELLING = enemy("shelling", "mlrs", 1, bits(1), harm=Harm(trench=3, crew=1))


def counted(*sides: Side) -> Drones:
    """The table at the end of the last round."""
    return until(drones("HeldOut", *sides[1:], round=4, **sides[0]), "never")


@pytest.mark.rule("drones-133", "drones-135")
@pytest.mark.parametrize(("wounded", "lost"), [("cook cook", False), ("cook cook cook", True)])
def test_four_wounded_of_one_player_lose_the_game_at_once(wounded: str, lost: bool) -> None:
    s = drones("Defence", {"wounded": "cook cook cook"}, crew="driver", wounded=wounded, field="tank")
    play(s, "roll 4", "wound driver")
    assert s.over == lost
    assert not lost or (s.ending, game().result(s).outcome) == (FOUR_WOUNDED, LOST)


@pytest.mark.rule("drones-133")
def test_the_wounded_of_several_players_do_not_add_up() -> None:
    assert not drones("NextTurn", {"wounded": "cook cook cook"}, wounded="cook cook cook").over


@pytest.mark.rule("drones-134", "drones-23")
@pytest.mark.parametrize(("trench", "lost"), [("cook cook", False), ("cook", True)])
def test_an_empty_trench_loses_the_game_at_once(trench: str, lost: bool) -> None:
    s = drones("Defence", trench=trench, field="infantry")
    play(s, "roll 1", "deal cook")
    assert s.over == lost
    assert not lost or (s.ending, game().result(s).outcome) == (TRENCH_EMPTY, LOST)


@pytest.mark.rule("drones-135")
def test_losing_is_checked_in_the_middle_of_a_card() -> None:
    s = drones("Defence", trench="cook cook", crew="driver", field="shelling", cards=[SHELLING])
    play(s, "roll 1", "deal cook", "deal cook")
    assert s.over
    assert names(s, s.crew[0]) == "driver"


@pytest.mark.rule("drones-135", "drones-134")
def test_losing_is_checked_before_the_next_enemy_of_the_roll() -> None:
    s = drones("Defence", trench="cook", crew="driver", field="infantry shelling", cards=[SHELLING])
    play(s, "roll 1", "deal cook")
    assert (s.over, s.ending) == (True, TRENCH_EMPTY)


@pytest.mark.rule("drones-136", "drones-30", "drones-27")
@pytest.mark.parametrize("rounds", ["4", "5", "8"])
def test_the_rotation_comes_after_the_last_round(rounds: str) -> None:
    s = drones(
        "NewThreats",
        hand="",
        round=int(rounds) - 1,
        options={"rounds": rounds},
        threat_deck="truck " * 9,
        support_deck="donation " * 9,
    )
    until(s, "Turn")
    assert (s.round, s.over, won(s)) == (int(rounds), False, False)
    until(s, "never")
    assert (s.round, s.ending, game().result(s).outcome) == (int(rounds), ROTATION, WON)
    assert len(s.field) == 6


@pytest.mark.rule("drones-30")
@pytest.mark.parametrize(("value", "logistics"), [("to_threats", 0), ("to_recovery", 2)])
def test_the_last_round_has_no_recovery_but_by_an_option(value: str, logistics: int) -> None:
    s = drones("NewThreats", hand="", hq="cook driver", round=4, support_deck="donation " * 9, options={"last_round": value})
    assert until(s, "never").logistics[0] == logistics


@pytest.mark.rule("drones-30", "drones-47")
def test_after_a_last_recovery_a_medic_can_be_used_once_more() -> None:
    s = drones(
        "NewThreats",
        hand="",
        crew="medic",
        turned="medic",
        wounded="cook",
        round=4,
        support_deck="donation " * 9,
        options={"last_round": "to_recovery"},
    )
    until(s, "Free")
    play(s, "use medic", "evacuate 1")
    assert s.over
    assert s.wounded[0] == ()


@pytest.mark.rule("drones-137", "drones-3")
@pytest.mark.parametrize(("projects", "won"), [("delta", False), ("delta ai-module", True)])
def test_alone_three_activated_projects_win(projects: str, won: bool) -> None:
    s = play(drones(projects=projects, opened="simulator", crew="cook"), "activate simulator", "give cook")
    assert s.over == won
    assert not won or (s.ending, game().result(s).outcome) == (TECHNOLOGY, WON)


@pytest.mark.rule("drones-137")
@pytest.mark.parametrize(("theirs", "won"), [("delta delta delta", False), ("delta delta delta delta delta", True)])
def test_the_projects_of_all_players_count_together(theirs: str, won: bool) -> None:
    s = drones("NextTurn", {"projects": theirs, "opened": "workshop"}, opened="simulator", crew="cook")
    play(s, "activate simulator", "give cook")
    assert s.over == won


@pytest.mark.rule("drones-137", "drones-47")
def test_technology_wins_in_the_defence_too() -> None:
    s = drones("Defence", {}, projects="delta delta delta delta delta", opened="simulator", crew="cook", hand="")
    assert play(s, "activate simulator", "give cook").ending == TECHNOLOGY


@pytest.mark.rule("drones-137", "drones-69")
def test_open_projects_do_not_count() -> None:
    s = drones(projects="delta", opened="simulator workshop stabpoint ai-module", crew="cook")
    assert not play(s, "activate simulator", "give cook").over


@pytest.mark.rule("drones-137", "drones-135")
def test_a_technology_win_in_the_middle_of_a_sortie_ends_the_game() -> None:
    s = drones(crew="fpv-pilot sapper cook", depot="fpv-kit", field="infantry", projects="delta delta", opened="simulator")
    play(s, "sortie fpv-kit", "activate simulator", "give cook")
    assert s.over
    assert names(s, s.depot[0]) == "fpv-kit"
    assert score(s, 0) == 4 + 4 + 2


@pytest.mark.rule("drones-138")
def test_the_count_of_trophies_projects_and_wounded() -> None:
    s = counted(Side(trophies="tank grad infantry", projects="delta simulator", opened="ai-module", wounded="cook cook"))
    assert score(s, 0) == 3 + 4 + 1 + 4 + 2 - 3 * 2


@pytest.mark.rule("drones-138", "drones-52")
def test_an_exchanged_trophy_has_no_points() -> None:
    s = play(drones("HeldOut", round=4, trophies="tank"))
    assert score(s, 0) == 3
    s = play(drones(trophies="tank infantry"), "exchange tank")
    assert score(s, 0) == 1


@pytest.mark.rule("drones-139", "drones-140")
def test_most_points_then_most_characters_on_the_board_else_shared() -> None:
    poor = Side(trophies="infantry", crew="cook driver", hq="medic sapper")
    rich = Side(trophies="tank", crew="cook")
    staffed = Side(trophies="tank", crew="cook", hq="driver")
    assert game().result(counted(poor, rich)).ranking == ((1,), (0,))
    assert game().result(counted(rich, staffed, poor)).ranking == ((1,), (0,), (2,))
    assert game().result(counted(staffed, rich, staffed)).ranking == ((0, 2), (1,))
    assert game().result(counted(staffed, rich, staffed)).winners() == [0, 2]
    assert game().result(counted(poor, rich)).scores == (1, 3)


@pytest.mark.rule("drones-139")
def test_wounded_do_not_count_as_characters_on_the_board() -> None:
    hurt = Side(trophies="grad grad", crew="cook", wounded="driver")
    well = Side(trophies="grad infantry", crew="cook driver")
    assert game().result(counted(hurt, well)).ranking == ((1,), (0,))


@pytest.mark.rule("drones-140")
def test_a_team_that_has_lost_has_no_winner() -> None:
    s = drones("Defence", {"trophies": "tank"}, trench="cook", field="infantry")
    result = game().result(play(s, "roll 1", "deal cook"))
    assert (result.outcome, result.winners()) == (LOST, [])


@pytest.mark.rule("drones-3", "drones-140")
def test_alone_the_result_is_the_fate_and_the_points() -> None:
    result = game().result(counted(Side(trophies="tank")))
    assert (result.outcome, result.scores, result.ranking) == (WON, (3,), ((0,),))
