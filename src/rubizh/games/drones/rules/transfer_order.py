"""The Transfer Order: whom it has called from the Trench reports to the player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.engine.flow import Choice, Decision, then
from rubizh.games.drones.rules.choices import TRENCH, Put
from rubizh.games.drones.rules.free import MY_TURN, do_free, free_effects
from rubizh.games.drones.rules.personnel import CALL_FROM_TRENCH, join, places_on_board
from rubizh.games.drones.rules.state import SEATS, Drones, OfSeat, kinds_of


def call(s: Drones, seat: i64, many: i64) -> None:
    """drones-60: an order calls so many from the Trench, and only then are they placed."""
    then(s, REPORT[seat])
    for _ in range(many):
        then(s, CALL_FROM_TRENCH[seat])


class Report(OfSeat):
    """All whom the order has called are put into Crew or HQ; then, in no order, who finds no place there goes back.

    drones-47, drones-60: free effects may come before each, and may make room.
    """

    def ask(self, s: Drones) -> Decision | None:
        options = called(s, self.seat)
        options.extend(free_effects(s, self.seat, MY_TURN))
        return Decision(self.seat, options)

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Put):
            s.looked = without(s.looked, choice.card)
            join(s, self.seat, choice.card, choice.place)
            if s.looked:
                then(s, self)
        else:
            then(s, self)
            do_free(s, self.seat, choice)


def called(s: Drones, seat: i64) -> list[Choice]:
    """drones-60: each of those called, wherever they may go; the first goes back if there is a place for none of them."""
    kinds, places = kinds_of(s.looked), s.rules.choices.put
    options = [places[place][c] for c in kinds for place in places_on_board(s, seat, c)]
    return options or [places[TRENCH][kinds[0]]]


REPORT: Final[list[Report]] = [Report(seat) for seat in SEATS]
