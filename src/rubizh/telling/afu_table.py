"""What a seat knows of AFU as a position of the rules, so that they can count."""

from __future__ import annotations

from rubizh.engine.afu.cards import NO_CARD
from rubizh.engine.afu.imagine import known
from rubizh.engine.afu.state import Afu
from rubizh.engine.afu.view import AfuView


def counting(v: AfuView) -> Afu:
    """For achievements and points: cards that stand in the rows are still their player's."""
    s = known(v)
    for seat in range(v.rules.players):
        fielded = (*v.defence[seat], *v.defence_support[seat])
        s.deck[seat] += tuple(c for c in fielded if c != NO_CARD)
    return s
