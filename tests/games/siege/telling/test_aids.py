"""What the rules of Siege count for a player."""

from __future__ import annotations

from typing import Any

import pytest

from rubizh.engine.flow import SPECTATOR
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege
from rubizh.games.siege.rules.view import SiegeView
from rubizh.games.siege.telling.aids import aids
from rubizh.language import Language
from tests.games.siege.position import siege


def wall(s: Siege, number: int, seat: int = ATTACKER) -> dict[str, Any]:
    found: dict[str, Any] = aids(SiegeView(s, seat), Language("en"))["walls"][number - 1]
    assert found["wall"] == number
    return found


def formation(kind: str, strength: int) -> dict[str, Any]:
    return {"formation": kind, "said": kind, "strength": strength}


@pytest.mark.parametrize(
    ("number", "cards", "expected"),
    [
        (2, "R7 R10 R9 R8", formation("colour run", 34)),
        (3, "R7 Y7 G7", formation("same strength", 21)),
        (5, "B1 B5 B9", formation("colour", 15)),
        (6, "R2 G3 B4 Y5", formation("run", 14)),
        (4, "R2 G9", formation("sum", 11)),
        (1, "R7 R8 R9", formation("sum", 24)),
        (7, "R7 R8 R9", formation("sum", 24)),
        (3, "R7 J1 R9", formation("colour run", 24)),
        (7, "R0 SH J1", formation("sum", 1)),
    ],
)
def test_a_complete_formation_has_a_type_and_a_strength(number: int, cards: str, expected: dict[str, Any]) -> None:
    assert wall(siege(attack={number: cards}), number)["attack"] == expected
    assert wall(siege(defence={number: cards}), number)["defence"] == expected


def test_a_formation_that_is_not_complete_has_none() -> None:
    assert wall(siege(attack={2: "R7 R8 R9"}), 2) == {"wall": 2, "attack": None, "defence": None}


def test_a_colour_run_on_a_partial_tile_is_worth_what_was_agreed() -> None:
    as_sum, as_type = (siege(attack={3: "R1 R2 R3"}, damaged=[3], colour_run=option) for option in ("sum", "type"))
    assert wall(as_sum, 3)["attack"] == formation("sum", 6)
    assert wall(as_type, 3)["attack"] == formation("colour", 6)


@pytest.mark.parametrize("seat", [DEFENDER, SPECTATOR])
def test_formations_are_counted_for_everybody(seat: int) -> None:
    assert wall(siege(attack={4: "R2 G9"}), 4, seat)["attack"] == formation("sum", 11)


def test_formations_are_said_in_the_language() -> None:
    s = siege(attack={2: "R7 R10 R9 R8"})
    assert aids(SiegeView(s, ATTACKER), Language("uk"))["walls"][1]["attack"]["said"] == "одноколірний ряд"
