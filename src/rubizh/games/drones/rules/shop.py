"""Buying a drone: first another one comes to the shop, then the player decides."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.engine.flow import Choice, Decision, then
from rubizh.games.drones.rules.cards import NO_CARD
from rubizh.games.drones.rules.choices import PASS, Buy, DroneLoss
from rubizh.games.drones.rules.decks import OPEN_DRONE
from rubizh.games.drones.rules.free import MY_TURN, do_free, free_effects
from rubizh.games.drones.rules.have import dearer, price
from rubizh.games.drones.rules.state import DEPOT_SIZE, SEATS, Drones, OfSeat, gain, kinds_of, put


class Shopping(OfSeat):
    """drones-41, drones-42, drones-47: buy one of the drones in the shop, or none; free effects may come before."""

    def ask(self, s: Drones) -> Decision | None:
        buy, cards = s.rules.choices.buy, s.rules.set
        can_pay = s.logistics[self.seat] - dearer(s)
        options = [buy[c] for c in kinds_of(s.shop) if cards.drone[c].cost <= can_pay]
        options.extend(free_effects(s, self.seat, MY_TURN))
        options.append(PASS)
        return Decision(self.seat, options)

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Buy):
            take(s, self.seat, choice.card)
        elif choice is not PASS:
            then(s, self)
            do_free(s, self.seat, choice)


def take(s: Drones, seat: i64, c: i64) -> None:
    """drones-42: pay, make room if the Depot is full, take the drone, and refill the shop."""
    then(s, OPEN_DRONE)
    gain(s, seat, -price(s, c))
    s.target = c
    if len(s.depot[seat]) + len(s.broken[seat]) >= DEPOT_SIZE:
        then(s, MAKE_ROOM[seat])
    else:
        stow(s, seat)


def stow(s: Drones, seat: i64) -> None:
    """The drone that was paid goes from the shop to the Depot."""
    s.shop = without(s.shop, s.target)
    s.depot = put(s.depot, seat, s.depot[seat] + (int(s.target),))
    s.target = NO_CARD


class MakeRoom(OfSeat):
    """One of the three drones in the Depot is discarded, not the new one; if it flew in this turn, no other flies.

    drones-43, drones-45
    """

    def ask(self, s: Drones) -> Decision | None:
        seat, choices = self.seat, s.rules.choices
        return Decision(seat, drones_of(s, seat, choices.scrap, choices.scrap_broken))

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, DroneLoss):
            drop_drone(s, self.seat, choice.card, choice.broken)
            if choice.card == s.flown and choice.card not in s.depot[self.seat]:
                s.grounded = True
            stow(s, self.seat)


def drones_of(s: Drones, seat: i64, unbroken: list[Choice], broken: list[Choice]) -> list[Choice]:
    """A choice for each drone of a player, unbroken ones first."""
    return [*[unbroken[c] for c in kinds_of(s.depot[seat])], *[broken[c] for c in kinds_of(s.broken[seat])]]


def drop_drone(s: Drones, seat: i64, c: i64, broken: bool) -> None:
    """A drone goes to the discard."""
    if broken:
        s.broken = put(s.broken, seat, without(s.broken[seat], c))
    else:
        s.depot = put(s.depot, seat, without(s.depot[seat], c))
    s.drone_discard += (int(c),)


SHOPPING: Final[list[Shopping]] = [Shopping(seat) for seat in SEATS]
MAKE_ROOM: Final[list[MakeRoom]] = [MakeRoom(seat) for seat in SEATS]
