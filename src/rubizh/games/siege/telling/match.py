"""A match of Siege in words (siege-55 to siege-58)."""

from __future__ import annotations

from rubizh.engine.flow import State
from rubizh.engine.words import Sentence
from rubizh.games.siege.rules.match import BOTH_GAMES, MORE_CARDS, MORE_WALLS, Outcome, outcome, verdict
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, SEAT_NAMES, Siege
from rubizh.telling.match import NOBODY, TwoGames, Verdict


class SiegeMatch(TwoGames):
    """Who won both games, or the more brilliant of two victories in the same role."""

    def outcome(self, s: State, lost_by: int = NOBODY) -> str:
        assert isinstance(s, Siege)
        end = outcome(s, lost_by)
        winner = SEAT_NAMES[ATTACKER if end.attacker_won else DEFENDER]
        return f"{winner} {end.cards_left} {end.walls_and_cauldrons}"

    def verdict(self, first: str, second: str) -> Verdict:
        ends = [read_outcome(first), read_outcome(second)]
        judged = verdict(ends[0], ends[1])
        fewer, more = sorted(end.glory() for end in ends)
        return Verdict(judged.player, why(judged.by, more, fewer))


def read_outcome(line: str) -> Outcome:
    winner, cards_left, walls_and_cauldrons = line.split()
    return Outcome(SEAT_NAMES.index(winner) == ATTACKER, int(cards_left), int(walls_and_cauldrons))


def why(by: int, more: int, fewer: int) -> Sentence:
    facts: dict[str, int | str | Sentence] = {"more": more, "fewer": fewer}
    if by == BOTH_GAMES:
        return Sentence("won as attacker and as defender")
    if by == MORE_CARDS:
        return Sentence("both won as attackers, and the winner left more cards in the siege deck: {more} against {fewer}", facts)
    if by == MORE_WALLS:
        return Sentence("both won as defenders, and the winner kept more walls and cauldrons: {more} against {fewer}", facts)
    return Sentence("both won in the same role, and both with {more} to their credit", facts)
