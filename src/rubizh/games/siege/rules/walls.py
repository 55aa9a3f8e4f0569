"""The seven wall tiles, both sides, and what each counts (siege-4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WALLS: Final = 7
GATE: Final = 3
WALLS_TO_WIN: Final = 4

# Types of formation, weakest first (siege-46).
SUM: Final = 0
RUN: Final = 1
COLOUR: Final = 2
SAME_STRENGTH: Final = 3
COLOUR_RUN: Final = 4
TYPE_NAMES: Final[list[str]] = ["sum", "run", "colour", "same strength", "colour run"]

# What a tile counts: all types, one type before the sum, or only the sum.
ALL_TYPES: Final = 0
RUN_THEN_SUM: Final = 1
COLOUR_THEN_SUM: Final = 2
SAME_THEN_SUM: Final = 3
HIGHEST_SUM: Final = 4
LOWEST_SUM: Final = 5


class Tile:
    """One side of a wall tile: how many cards a formation has there, and which types count."""

    def __init__(self, spaces: i64, counts: i64) -> None:
        self.spaces: Final = spaces
        self.counts: Final = counts


INTACT: Final[list[Tile]] = [
    Tile(3, HIGHEST_SUM),
    Tile(4, ALL_TYPES),
    Tile(3, ALL_TYPES),
    Tile(2, ALL_TYPES),
    Tile(3, ALL_TYPES),
    Tile(4, ALL_TYPES),
    Tile(3, LOWEST_SUM),
]
DAMAGED: Final[list[Tile]] = [
    Tile(3, RUN_THEN_SUM),
    Tile(2, SAME_THEN_SUM),
    Tile(3, COLOUR_THEN_SUM),
    Tile(4, LOWEST_SUM),
    Tile(3, COLOUR_THEN_SUM),
    Tile(2, SAME_THEN_SUM),
    Tile(3, RUN_THEN_SUM),
]
