"""How a match of two games is judged: what each game that has matches fills in."""

from __future__ import annotations

from typing import Final

from rubizh.engine.flow import State
from rubizh.engine.words import Sentence

NOBODY: Final = -1


class Verdict:
    """The player, by the seat held in the first game, who won a match, or nobody; and why."""

    def __init__(self, player: int, why: Sentence) -> None:
        self.player: Final = player
        self.why: Final = why


class MatchRules:
    """How two games with the roles swapped are judged."""

    def outcome(self, s: State, lost_by: int = NOBODY) -> str:
        """What a match needs to know of a game that is over, or was given up, as one line of a record."""
        raise NotImplementedError

    def verdict(self, first: str, second: str) -> Verdict:
        """Of two outcomes; ValueError where one cannot be read."""
        raise NotImplementedError
