"""A greedy player of Siege: it looks one play ahead, action cards to their end, and takes what looks best."""

from __future__ import annotations

from typing import Final

from rubizh.bots.bot import Bot
from rubizh.engine.flow import Choice, apply
from rubizh.engine.game import View
from rubizh.games.siege.bots.value import value
from rubizh.games.siege.rules.choices import Oil, PlayAction, Retreat
from rubizh.games.siege.rules.state import Siege
from rubizh.games.siege.rules.turn import Declare, DrawACard, PlayACard, Prepare
from rubizh.games.siege.rules.view import SiegeView, sample

# What an option must gain to be worth a turn's cards, a cauldron, or a tactics card.
RETREAT_COST: Final = 0.25
CAULDRON_COST: Final = 0.2
ACTION_COST: Final = 0.1
NOISE: Final = 0.02  # equal options in any order, so that it does not play every game alike


class GreedySiege(Bot):
    """Plays what looks best now."""

    def choose(self, v: View) -> Choice:
        assert isinstance(v, SiegeView)
        s = sample(v, self.dealer)
        best = v.options[0]
        most = -1e9
        for option in v.options:
            worth = after(s, v.seat, option) - cost(option) + NOISE * self.dealer.fraction()
            if worth > most:
                best, most = option, worth
        return best


def after(s: Siege, seat: int, option: Choice) -> float:
    """The value once the option and what it asks of this seat at once are done."""
    then = s.clone()
    apply(then, option)
    pending = then.pending
    if pending is None or pending.seat != seat or isinstance(then.todo[-1], Prepare | PlayACard | DrawACard | Declare):
        return value(then, seat)
    return max([after(then, seat, next_option) for next_option in pending.options])


def cost(option: Choice) -> float:
    if isinstance(option, Retreat):
        return RETREAT_COST
    if isinstance(option, Oil):
        return CAULDRON_COST
    return ACTION_COST if isinstance(option, PlayAction) else 0.0
