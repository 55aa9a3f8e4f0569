"""What a seat knows of AFU as a position of the rules, so that they can count."""

from __future__ import annotations

from rubizh.engine.afu.cards import NO_CARD
from rubizh.engine.afu.imagine import known
from rubizh.engine.afu.setup import KEEP_GOAL
from rubizh.engine.afu.state import Afu
from rubizh.engine.afu.view import AfuView


def counting(v: AfuView) -> Afu:
    """For achievements and points: cards in the rows are still their player's, achievements are so once they are kept."""
    s = known(v)
    for seat in range(v.rules.players):
        if KEEP_GOAL[seat] in v.todo:
            s.secret[seat] = ()
        fielded = (*v.defence[seat], *v.defence_support[seat])
        s.deck[seat] += tuple(c for c in fielded if c != NO_CARD)
    return s
