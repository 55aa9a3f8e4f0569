"""What the rules of Siege count for a player: what the complete formations at each wall are worth."""

from __future__ import annotations

from typing import Any

from rubizh.games.siege.rules.compare import worth
from rubizh.games.siege.rules.story import TYPES
from rubizh.games.siege.rules.view import SiegeView
from rubizh.games.siege.rules.walls import DAMAGED, INTACT, TYPE_NAMES, WALLS, Tile
from rubizh.language import Language


def damaged(v: SiegeView, w: int) -> bool:
    return v.damaged >> w & 1 == 1


def breached(v: SiegeView) -> int:
    """How many walls are damaged."""
    return sum(damaged(v, w) for w in range(WALLS))


def tile(v: SiegeView, w: int) -> Tile:
    return DAMAGED[w] if damaged(v, w) else INTACT[w]


def aids(v: SiegeView, language: Language) -> dict[str, Any]:
    return {"walls": [wall(v, w, language) for w in range(WALLS)]}


def wall(v: SiegeView, w: int, language: Language) -> dict[str, Any]:
    here = tile(v, w)
    return {
        "wall": w + 1,
        "attack": formation(v, v.attack[w], here, language),
        "defence": formation(v, v.defence[w], here, language),
    }


def formation(v: SiegeView, cards: tuple[int, ...], here: Tile, language: Language) -> dict[str, Any] | None:
    """What a complete formation counts for, elite cards at their best (siege-70)."""
    if len(cards) < here.spaces:
        return None
    found = worth(cards, here, v.rules.colour_run_is_type)
    return {"formation": TYPE_NAMES[found.kind], "said": language.say(TYPES[found.kind]), "strength": found.total}
