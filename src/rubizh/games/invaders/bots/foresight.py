"""How a play goes on if nobody answers: the seat ends its turn after it, and the position is looked at when the other is to move.

Nothing hidden is looked at: the other passes whatever they hold, and what is drained are cards that nobody would miss.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal
from rubizh.engine.flow import NATURE, Choice, apply
from rubizh.games.invaders.bots.lore import Lore
from rubizh.games.invaders.bots.offhand import offhand
from rubizh.games.invaders.rules.choices import END_TURN
from rubizh.games.invaders.rules.state import NO_DOING, Invaders
from rubizh.games.invaders.rules.turn import Main

SPREAD: Final = [1, 7, 3, 9, 5]  # tenths of the deck from which cards are drawn, one after another
TENTHS: Final = 10


def in_main(s: Invaders) -> bool:
    """Whether somebody is to begin something, or to end their turn."""
    return s.plan.doing.kind == NO_DOING and isinstance(s.todo[-1], Main)


def begun(s: Invaders, seat: i64) -> bool:
    """Whether a seat is asked about something that it has begun itself and can look through."""
    pending = s.pending
    if pending is None or pending.seat != seat or s.turn != seat:
        return False
    return not in_main(s)


def foreseen(s: Invaders, seat: i64, lore: Lore) -> Invaders:
    """The position when the other is to move next, or a new turn of the seat begins; it may be over."""
    then = s.clone()
    own = s.turn == seat
    while not then.over:
        pending = then.pending
        assert pending is not None
        if pending.seat == NATURE:
            apply(then, typical(then, pending.options, lore))
        elif not in_main(then):
            apply(then, offhand(then, pending.seat, pending.options, lore))
        elif own and pending.seat == seat:
            own = False
            apply(then, END_TURN)
        else:
            return then
    return then


def typical(s: Invaders, options: list[Choice], lore: Lore) -> Choice:
    """A card drawn from somewhere in the deck; one drained or turned over on which nothing hangs, and which answers nothing."""
    size = len(options)
    at = size * SPREAD[size % len(SPREAD)] // TENTHS
    if s.drawing and s.due > 0:
        return options[at]
    for step in range(size):
        option = options[(at + step) % size]
        if isinstance(option, Deal) and lore.answers[option.card] == 0 and lore.awaited[option.card] == 0:
            return option
    return options[at]
