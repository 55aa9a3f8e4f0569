"""Where nothing is hidden and nothing left to chance: the outcome, by trying everything."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.engine.flow import NATURE, Choice, apply
from rubizh.engine.game import Game

MOST: Final = 50_000  # positions; the last turn of a game may have some thousands


class Endgame:
    """A perfect player of a position whose whole tree is small."""

    def __init__(self, game: Game[Any, Any], seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.left: i64 = MOST

    def winning(self, s: Any, options: list[Choice]) -> Choice | None:
        """An option that wins whatever the others do, or None if there is none or the tree is too large."""
        for option in options:
            then = self.game.clone(s)
            apply(then, option)
            if self.won(then):
                return option
        return None

    def won(self, s: Any) -> bool:
        """Whether the seat wins from here; a question left to Nature counts as not won, for it is not exact any more."""
        self.left -= 1
        if s.over:
            return self.game.result(s).returns[self.seat] > 0.0
        if s.pending.seat == NATURE or self.left < 0:
            return False
        mine: bool = s.pending.seat == self.seat
        for option in s.pending.options:
            then = self.game.clone(s)
            apply(then, option)
            if self.won(then) == mine:
                return mine
        return not mine
