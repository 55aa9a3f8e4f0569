"""Positions of real games, found by playing at random."""

from __future__ import annotations

from collections.abc import Callable

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import asked
from rubizh.engine.record import Played
from rubizh.games.siege.rules.game import SIEGE


def found(attacker: str, defender: str, wanted: Callable[[Played], bool], tactics: str = "no") -> Played:
    """The first position of a random game that is as wanted."""
    for seed in range(1000):
        dealer = Dealer(seed)
        options = SIEGE.with_defaults({"tactics": tactics})
        played = Played(SIEGE, options, {"attacker": attacker, "defender": defender}, {"seed": "1"})
        while not played.s.over:
            if wanted(played):
                return played
            played.choose(dealer.pick(asked(played.s).options))
    raise AssertionError("no random game has such a position")
