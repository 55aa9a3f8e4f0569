"""The round, read from top to bottom, in both phases, and the transition between them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice, Step, then
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.combat import COMBAT
from rubizh.games.afu.rules.events import DEFERRED, EVENTS
from rubizh.games.afu.rules.objective import TAKE_OBJECTIVE
from rubizh.games.afu.rules.piles import ATTACK, DRAW, free_places, merged, more_to_come, to_discard
from rubizh.games.afu.rules.recruit import COMPENSATE, RECRUIT
from rubizh.games.afu.rules.state import (
    EASY,
    HAND,
    MOSKVA,
    NO_PANIC_LEFT,
    OVERWHELMED,
    Afu,
    in_order,
)

PANIC_TO_LOSE: Final = 3


class Round(Step[Afu]):
    """afu-13, afu-14, afu-78: events and the objective belong to the war; every step runs first player, then second."""

    def do(self, s: Afu, choice: Choice) -> None:
        s.round += 1
        s.objective_this_round = len(s.objectives) > 0
        seats = in_order(s)
        then(s, END_OF_ROUND)  # a stack: written last to first
        then(s, RECRUIT)
        for seat in reversed(seats):
            then(s, COMPENSATE[seat])
        for seat in reversed(seats):
            then(s, COMBAT[seat])
        if s.war:
            then(s, TAKE_OBJECTIVE)
            then(s, DEFERRED)
        for seat in reversed(seats):
            then(s, PREPARE[seat])
        if s.war:
            then(s, EVENTS)


class Prepare(Step[Afu]):
    """afu-17: draw until there are five cards in the hand; then lay the invaders."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def do(self, s: Afu, choice: Choice) -> None:
        then(s, LAY_INVADERS[self.seat])
        if s.rules.players == 1:
            then(s, CHECK_NERVES)
        for _ in range(HAND - len(s.hand[self.seat])):
            then(s, DRAW[self.seat])

    def __repr__(self) -> str:
        return f"Prepare({self.seat})"


class LayInvaders(Step[Afu]):
    """afu-19, afu-101: invaders come until three stand in the attack row, or fewer where an event says so."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def do(self, s: Afu, choice: Choice) -> None:
        if free_places(s.attack[self.seat]) > s.fewer and more_to_come(s, self.seat):
            then(s, LAY_INVADERS[self.seat])
            then(s, ATTACK[self.seat])

    def __repr__(self) -> str:
        return f"LayInvaders({self.seat})"


class CheckNerves(Step[Afu]):
    """afu-127: solo: three Panic cards in the hand at the start of a turn, and the war is lost."""

    def do(self, s: Afu, choice: Choice) -> None:
        if s.hand[0].count(s.rules.set.panic) >= PANIC_TO_LOSE:
            s.ending = OVERWHELMED
            s.over = True


class EndOfRound(Step[Afu]):
    """Hands and offers are discarded; the game or the Invasion may be over; the first-player card is flipped.

    afu-16, afu-72, afu-105, afu-106, afu-114, afu-128, afu-130
    """

    def do(self, s: Afu, choice: Choice) -> None:
        for seat in in_order(s):
            clean_up(s, seat)
        forget_the_round(s)
        if s.last_round or s.panic == 0:
            s.ending = MOSKVA if s.last_round and s.panic > 0 else NO_PANIC_LEFT
            s.over = True
            return
        if s.rules.players > 1:
            s.first = 1 - s.first
        if not s.war and not any(s.foreseen[seat] or s.invaders[seat] for seat in in_order(s)):
            begin_war(s)
        then(s, ROUND)


def clean_up(s: Afu, seat: i64) -> None:
    """afu-15, afu-99: whatever is left in the hand, and the cards offered, go to the discard."""
    to_discard(s, seat, s.offered[seat] + s.hand[seat])
    s.hand[seat] = ()
    s.offered[seat] = ()
    s.fought[seat] = ()
    s.survived[seat] = ()
    s.used[seat] = ()
    s.treated[seat] = ()
    s.destroyed[seat] = 0


def forget_the_round(s: Afu) -> None:
    s.panicked = (False,) * int(s.rules.players)
    s.spared = (0,) * int(s.rules.players)
    s.fewer = 0
    s.air_lost = False
    s.objective_this_round = False
    if s.enemy_bid != NO_CARD:  # afu-126
        s.escaped[0] += (int(s.enemy_bid),)
        s.enemy_bid = NO_CARD


def begin_war(s: Afu) -> None:
    """afu-73 to afu-76: new invaders, I and II, with those that escaped the opponent; decks shuffled anew."""
    s.war = True
    for seat in in_order(s):
        s.deck[seat] = merged(s.deck[seat], s.discard[seat])
        s.discard[seat] = ()
    if s.rules.players == 1:
        begin_solo_war(s)
        return
    first, second = in_order(s)
    one, other = s.escaped[first], s.escaped[second]
    s.invaders[first] = merged(s.rules.set.later[0], other)
    s.invaders[second] = merged(s.rules.set.later[1], one)
    s.escaped[first] = ()
    s.escaped[second] = ()


def begin_solo_war(s: Afu) -> None:
    """afu-115, afu-116: easy: the escaped invaders come again; otherwise they leave the game."""
    if s.rules.level == EASY:
        s.invaders[0] = merged(s.rules.set.later[0], s.escaped[0])
    else:
        s.invaders[0] = s.rules.set.later[0]
        s.box += s.escaped[0]
    s.escaped[0] = ()


ROUND: Final = Round()
PREPARE: Final[list[Prepare]] = [Prepare(0), Prepare(1)]
LAY_INVADERS: Final[list[LayInvaders]] = [LayInvaders(0), LayInvaders(1)]
CHECK_NERVES: Final = CheckNerves()
END_OF_ROUND: Final = EndOfRound()
