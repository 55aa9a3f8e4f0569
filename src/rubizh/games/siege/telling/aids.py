"""What the rules of Siege count for a player: what each wall counts, and what the complete formations there are worth."""

from __future__ import annotations

from typing import Any, Final

from rubizh.games.siege.rules.compare import worth
from rubizh.games.siege.rules.story import TYPES
from rubizh.games.siege.rules.view import SiegeView
from rubizh.games.siege.rules.walls import (
    ALL_TYPES,
    COLOUR_THEN_SUM,
    DAMAGED,
    HIGHEST_SUM,
    INTACT,
    LOWEST_SUM,
    RUN_THEN_SUM,
    SAME_THEN_SUM,
    TYPE_NAMES,
    WALLS,
    Tile,
)
from rubizh.language import Language

COUNTS: Final[dict[int, str]] = {
    ALL_TYPES: "all",
    RUN_THEN_SUM: "run",
    COLOUR_THEN_SUM: "colour",
    SAME_THEN_SUM: "same",
    HIGHEST_SUM: "highest",
    LOWEST_SUM: "lowest",
}


def damaged(v: SiegeView, w: int) -> bool:
    return v.damaged >> w & 1 == 1


def breached(v: SiegeView) -> int:
    """How many walls are damaged."""
    return sum(damaged(v, w) for w in range(WALLS))


def tile(v: SiegeView, w: int) -> Tile:
    return DAMAGED[w] if damaged(v, w) else INTACT[w]


def aids(v: SiegeView, language: Language) -> dict[str, Any]:
    return {
        "walls": [wall(v, w, language) for w in range(WALLS)],
        "left": v.deck,
        "cauldrons": v.cauldrons,
        "breached": breached(v),
    }


def wall(v: SiegeView, w: int, language: Language) -> dict[str, Any]:
    here = tile(v, w)
    return {
        "wall": w + 1,
        "spaces": here.spaces,
        "counts": COUNTS[here.counts],
        "damaged": damaged(v, w),
        "attack": formation(v, v.attack[w], here, language),
        "defence": formation(v, v.defence[w], here, language),
    }


def formation(v: SiegeView, cards: tuple[int, ...], here: Tile, language: Language) -> dict[str, Any] | None:
    """What a complete formation counts for, elite cards at their best (siege-70)."""
    if len(cards) < here.spaces:
        return None
    found = worth(cards, here, v.rules.colour_run_is_type)
    return {"formation": TYPE_NAMES[found.kind], "said": language.say(TYPES[found.kind]), "strength": found.total}
