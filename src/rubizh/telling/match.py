"""How the games of a match are judged: what each game that has matches fills in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rubizh.engine.flow import Choice, State
from rubizh.engine.words import Sentence

NOBODY: Final = -1


class Verdict:
    """The player, by the seat held in the first game, who won a match, or nobody; and why."""

    def __init__(self, player: int, why: Sentence) -> None:
        self.player: Final = player
        self.why: Final = why


class MatchRules:
    """How games of the same players are judged together, and what leads from one to the next."""

    def __init__(self, games: int, keeps_seats: bool, about: Sentence) -> None:
        self.games: Final = games  # at most
        self.keeps_seats: Final = keeps_seats  # otherwise they are passed round
        self.about: Final = about

    def outcome(self, s: State, lost_by: int = NOBODY) -> str:
        """What a match needs to know of a game that is over, or was given up, as one line of a record."""
        raise NotImplementedError

    def judged(self, outcomes: Sequence[str]) -> Verdict | None:
        """The verdict on the games so far, none while the match goes on; ValueError where an outcome cannot be read."""
        raise NotImplementedError

    def options(self, options: Mapping[str, str], outcomes: Sequence[str]) -> dict[str, str]:
        """Those of the game that follows such outcomes."""
        return dict(options)

    def carried_on(self, choices: list[Choice]) -> list[Choice]:
        """What the next game begins with, because this one did; it stays secret as long as the match."""
        return []


class TwoGames(MatchRules):
    """A match of two games with the roles swapped."""

    def __init__(self) -> None:
        super().__init__(2, False, Sentence("You swap roles for the second game; both count together."))

    def verdict(self, first: str, second: str) -> Verdict:
        """Of two outcomes; ValueError where one cannot be read."""
        raise NotImplementedError

    def judged(self, outcomes: Sequence[str]) -> Verdict | None:
        return self.verdict(outcomes[0], outcomes[1]) if len(outcomes) == self.games else None
