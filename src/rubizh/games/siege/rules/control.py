"""Which walls the attacker can prove to be theirs (siege-26 to siege-33)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice
from rubizh.games.siege.rules.choices import CONTROL
from rubizh.games.siege.rules.formations import best
from rubizh.games.siege.rules.state import ALL_WALLS, ATTACKER, Siege, tile
from rubizh.games.siege.rules.walls import WALLS

NO_CLAIMS: Final[list[Choice]] = []


def controlled(s: Siege, w: i64) -> bool:
    """siege-29: the attack is complete, and no completion of the defence with unseen cards is stronger."""
    if s.attack_room >> w & 1 == 1:
        return False
    here = tile(s, w)
    attack = best(s.attack[w], here, 0, s.rules.colour_run_is_type)
    defence = best(s.defence[w], here, s.unseen, s.rules.colour_run_is_type)
    if attack == defence:
        return s.defended_first >> w & 1 == 0  # siege-39
    return attack > defence


def claims(s: Siege) -> list[Choice]:
    """siege-26, siege-33: in their own turn the attacker may claim each wall for which the proof holds."""
    if s.turn != ATTACKER or s.attack_room == ALL_WALLS:
        return NO_CLAIMS
    return [CONTROL[w] for w in range(WALLS) if controlled(s, w)]
