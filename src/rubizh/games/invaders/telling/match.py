"""A match of Invaders in words (invaders-94 to invaders-97)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from rubizh.engine.flow import Choice, State
from rubizh.engine.words import Sentence
from rubizh.games.invaders.rules.cards import SIDES
from rubizh.games.invaders.rules.match import exchanges, next_game, winner
from rubizh.games.invaders.rules.state import WINNER
from rubizh.telling.match import NOBODY, MatchRules, Verdict

ABOUT: Final = Sentence(
    "Two wins of three games decide. You keep your sides; before the next game both secretly exchange cards of their decks."
)


class InvadersMatch(MatchRules):
    """invaders-94: who has won two games."""

    def __init__(self) -> None:
        super().__init__(3, True, ABOUT)

    def outcome(self, s: State, lost_by: int = NOBODY) -> str:
        """Who lost."""
        return SIDES[1 - WINNER[cast("Any", s).ending] if lost_by == NOBODY else lost_by]

    def judged(self, outcomes: Sequence[str]) -> Verdict | None:
        losers = tuple([SIDES.index(lost) for lost in outcomes])
        player = winner(losers)
        if player == NOBODY:
            return None
        facts: dict[str, int | str | Sentence] = {"won": losers.count(1 - player), "lost": losers.count(player)}
        return Verdict(player, Sentence("games won {won}, lost {lost}", facts))

    def options(self, options: Mapping[str, str], outcomes: Sequence[str]) -> dict[str, str]:
        return {**options, "lost_before": next_game(tuple([SIDES.index(lost) for lost in outcomes]))}

    def carried_on(self, choices: list[Choice]) -> list[Choice]:
        """invaders-95: the changes of the decks."""
        return exchanges(choices)
