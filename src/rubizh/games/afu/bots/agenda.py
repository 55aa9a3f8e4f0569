"""What a round of AFU still holds for a seat."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.engine.flow import Step
from rubizh.games.afu.rules.combat import COMBAT, FIGHTS
from rubizh.games.afu.rules.field import FIELD
from rubizh.games.afu.rules.objective import AUCTION, PAY, SOLO_OFFER, TAKE_OBJECTIVE
from rubizh.games.afu.rules.recruit import COMPENSATE, PURCHASE, RECRUIT
from rubizh.games.afu.rules.round import PREPARE
from rubizh.games.afu.rules.state import Afu

# What is still to come in the round under way, as bits.
FIGHTS_TO_COME: Final = 1
THEIR_FIGHTS_TO_COME: Final = 2
OBJECTIVE_TO_COME: Final = 4
COMPENSATION_TO_COME: Final = 8
PURCHASES_TO_COME: Final = 16
CARDS_TO_COME: Final = 32
MOMENTS: Final = 64
BIDDING: Final = 64


def agenda(seat: int) -> dict[Step[Any], i64]:
    """What each step means for a seat."""
    other = 1 - seat
    steps: list[tuple[i64, list[Step[Any]]]] = [
        (FIGHTS_TO_COME, [COMBAT[seat], FIELD[seat], FIGHTS[seat]]),
        (THEIR_FIGHTS_TO_COME, [COMBAT[other], FIELD[other], FIGHTS[other]]),
        (OBJECTIVE_TO_COME, [TAKE_OBJECTIVE, SOLO_OFFER]),
        (OBJECTIVE_TO_COME | BIDDING, [*AUCTION[0], *AUCTION[1], *PAY]),
        (COMPENSATION_TO_COME, [COMPENSATE[seat]]),
        (PURCHASES_TO_COME, [RECRUIT, *PURCHASE[seat], PURCHASE[other][False]]),
        (CARDS_TO_COME, [PREPARE[seat]]),
    ]
    return {step: meaning for meaning, meant in steps for step in meant}


AGENDA: Final[list[dict[Step[Any], i64]]] = [agenda(0), agenda(1)]


def to_come(s: Afu, seat: i64) -> i64:
    """What is still to come for a seat in this round."""
    meant = AGENDA[seat]
    found: i64 = 0
    for step in s.todo:
        found |= meant.get(step, 0)
    return found
