"""Two games with the roles swapped, and who of the two players was better (siege-55 to siege-58)."""

from __future__ import annotations

from typing import Final

from rubizh.games.siege.rules.moves import intact_walls
from rubizh.games.siege.rules.state import ATTACKER, Siege, winner

DRAWN: Final = -1
NOBODY: Final = -1

# What decided a match.
BOTH_GAMES: Final = 0
MORE_CARDS: Final = 1
MORE_WALLS: Final = 2
NOTHING: Final = 3


class Outcome:
    """What a match needs to know of one of its games."""

    def __init__(self, attacker_won: bool, cards_left: int, walls_and_cauldrons: int) -> None:
        self.attacker_won: Final = attacker_won
        self.cards_left: Final = cards_left
        self.walls_and_cauldrons: Final = walls_and_cauldrons

    def glory(self) -> int:
        """How brilliantly it was won: cards left for an attacker (siege-56), walls and cauldrons for a defender (siege-57)."""
        return self.cards_left if self.attacker_won else self.walls_and_cauldrons


class Verdict:
    """The player, by the seat held in the first game, who won the match, and why."""

    def __init__(self, player: int, by: int) -> None:
        self.player: Final = player
        self.by: Final = by


def outcome(s: Siege, lost_by: int = NOBODY) -> Outcome:
    """Of a game that is over by the rules, or that somebody has given up."""
    return Outcome(
        attacker_won=winner(s) == ATTACKER if lost_by == NOBODY else lost_by != ATTACKER,
        cards_left=len(s.deck),
        walls_and_cauldrons=intact_walls(s) + s.cauldrons,
    )


def verdict(first: Outcome, second: Outcome) -> Verdict:
    """siege-55: whoever won both games; else the more brilliant of two victories in the same role; else nobody (siege-58)."""
    if first.attacker_won != second.attacker_won:
        return Verdict(0 if first.attacker_won else 1, BOTH_GAMES)
    by = MORE_CARDS if first.attacker_won else MORE_WALLS
    first_player, second_player = (0, 1) if first.attacker_won else (1, 0)
    if first.glory() == second.glory():
        return Verdict(DRAWN, NOTHING)
    return Verdict(first_player if first.glory() > second.glory() else second_player, by)
