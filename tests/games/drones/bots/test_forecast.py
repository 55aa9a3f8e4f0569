"""The forecast of the defence is what the dice would do, reckoned exactly."""

from __future__ import annotations

from itertools import product

import pytest

from rubizh.engine.flow import NATURE, asked, choose
from rubizh.games.drones.bots.forecast import ROW, Forecast
from rubizh.games.drones.rules.choices import FACES, ROLLS, Roll
from rubizh.games.drones.rules.state import FOUR_WOUNDED, TRENCH_EMPTY, Drones
from tests.games.drones.position import Side, drones

FIELD = "infantry infantry assault howitzer grad tos lancet"
TWO = Side(crew="cook driver", wounded="gunner gunner", depot="mavic")


def looked(s: Drones) -> Forecast:
    found = Forecast()
    found.look(s)
    return found


def holds(s: Drones, faces: tuple[int, ...]) -> bool:
    """Whether the team is still there after everybody has rolled so."""
    s = s.clone()
    dice = list(faces)
    while not s.over and dice:
        options = asked(s).options
        rolls = asked(s).seat == NATURE and isinstance(options[0], Roll)
        choose(s, ROLLS[dice.pop(0) - 1] if rolls else options[-1])
    while not s.over and s.coming + tuple(step for step in s.todo if "Loss" in repr(step) or "Strike" in repr(step)):
        choose(s, asked(s).options[-1])
    return s.ending not in (FOUR_WOUNDED, TRENCH_EMPTY)


@pytest.mark.parametrize("trench", ["cook", "cook cook driver", "cook cook driver driver gunner sniper"])
def test_the_chance_to_hold_is_that_of_all_rolls(trench: str) -> None:
    s = drones("Threats", TWO, crew="medic", wounded="cook", protection="dugout", field=FIELD, trench=trench)
    held = [holds(s, faces) for faces in product(range(1, FACES + 1), repeat=2)]
    assert looked(s).survival == pytest.approx(sum(held) / len(held))
    assert sum(held) > 0


def test_protection_spares_only_its_owner() -> None:
    s = drones("Threats", TWO, protection="dugout", field=FIELD)
    found = looked(s)
    assert [found.trench[face] for face in range(1, ROW)] == [0] * FACES
    assert [found.trench[ROW + face] for face in range(1, ROW)] == [2, 3, 0, 0, 2, 0]
    assert [found.crew[ROW + face] for face in range(1, ROW)] == [0, 1, 2, 0, 1, 0]


def test_what_is_deactivated_does_nothing() -> None:
    s = drones("Threats", field="grad howitzer")
    loud = looked(s).loss
    s.silenced = 1 << s.rules.set.threat[s.field[0]].kind
    assert [loud, looked(s).loss] == pytest.approx([0.5, 1 / 3])


def test_after_the_defence_comes_that_of_the_next_round_without_protection() -> None:
    s = drones("NewThreats", protection="dugout", field="infantry", support_deck="donation " * 5)
    assert looked(s).loss == pytest.approx(1 / 6)


def test_nothing_is_to_come_after_the_last_defence() -> None:
    s = drones("NewThreats", round=4, field="infantry", opened="simulator", crew="cook")
    assert (looked(s).survival, looked(s).loss) == (1.0, 0.0)


def test_who_can_be_evacuated_without_an_action_is_not_counted() -> None:
    s = drones("Threats", crew="medic", wounded="cook cook cook", field="infantry")
    assert looked(s).survival == pytest.approx(1)
    s = drones("Threats", crew="sapper", wounded="cook cook cook", field="infantry")
    assert looked(s).survival == pytest.approx(5 / 6)
