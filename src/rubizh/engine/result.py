"""What became of everybody: the team's fate where there is one, the order of the seats, their scores, and what each gets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WON: Final = "won"  # a team, or somebody alone
LOST: Final = "lost"
DECIDED: Final = "decided"  # between the seats


class Result:
    """The end of a game; who is equal stands together in the ranking."""

    def __init__(
        self, outcome: str, ranking: tuple[tuple[int, ...], ...], scores: tuple[int, ...], returns: tuple[float, ...]
    ) -> None:
        self.outcome: Final = outcome
        self.ranking: Final = ranking  # the seats from first to last
        self.scores: Final = scores  # of each seat as the rulebook counts, or none
        self.returns: Final = returns  # what each seat gets, from -1 to 1: for search, ratings and environments

    def winners(self) -> list[int]:
        """The seats in front; nobody where all are equal, and nobody of a team that has lost."""
        if self.outcome == LOST or (self.outcome == DECIDED and len(self.ranking) == 1):
            return []
        return list(self.ranking[0])


def decided(standing: Sequence[tuple[int, ...]], scores: tuple[int, ...] = ()) -> Result:
    """Every seat for itself: the higher its standing, the earlier its place; what the seats get adds up to nothing."""
    seats = range(len(standing))
    ranking = [tuple([seat for seat in seats if standing[seat] == place]) for place in sorted(set(standing), reverse=True)]
    others = max(len(standing) - 1, 1)
    ahead = [sum([1 for other in standing if other > mine]) for mine in standing]
    behind = [sum([1 for other in standing if other < mine]) for mine in standing]
    returns = tuple([(behind[seat] - ahead[seat]) / others for seat in seats])
    return Result(DECIDED, tuple(ranking), scores, returns)


def shared(won: bool, standing: Sequence[tuple[int, ...]], scores: tuple[int, ...] = ()) -> Result:
    """A common fate: all have won or all have lost, whoever of them did most."""
    ranking = decided(standing).ranking
    return Result(WON if won else LOST, ranking, scores, tuple([1.0 if won else -1.0] * len(standing)))


def given_up(sides: list[int], seat: int) -> Result:
    """A seat has given the game up for its side, to all the others; where there are no others, everybody has lost."""
    standing = [(0,) if side == sides[seat] else (1,) for side in sides]
    return decided(standing) if (1,) in standing else shared(False, standing)
