"""How a game came out, in a sentence."""

from __future__ import annotations

from rubizh.engine.result import LOST, WON, Result
from rubizh.engine.words import Sentence


def outcome_said(result: Result, names: list[str]) -> Sentence:
    """The fate of a team or of somebody alone, or the winners; the names are those of the seats."""
    winners = ", ".join(names[seat] for seat in result.winners())
    if result.outcome == LOST:
        return Sentence("Lost.")
    if result.outcome == WON and len(result.ranking) == 1:
        return Sentence("Won.")
    if result.outcome == WON:
        return Sentence("Won; in front: {names}.", {"names": winners})
    return Sentence("Winner: {names}.", {"names": winners}) if winners else Sentence("Nobody has won.")
