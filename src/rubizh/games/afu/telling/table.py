"""What a seat knows of AFU as a position of the rules, so that they can count."""

from __future__ import annotations

from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.imagine import known
from rubizh.games.afu.rules.setup import KEEP_GOAL
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.rules.view import AfuView


def counting(v: AfuView) -> Afu:
    """For achievements and points: cards in the rows are still their player's, achievements are so once they are kept."""
    s = known(v)
    for seat in range(v.rules.players):
        if KEEP_GOAL[seat] in v.todo:
            s.secret[seat] = ()
        fielded = (*v.defence[seat], *v.defence_support[seat])
        s.deck[seat] += tuple(c for c in fielded if c != NO_CARD)
    return s
