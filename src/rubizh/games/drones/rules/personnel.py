"""Characters on the move: recruiting, transfers, and who is called from the Trench."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal, without
from rubizh.engine.flow import NATURE, Choice, Decision, then
from rubizh.games.drones.rules.cards import RECRUIT_FROM
from rubizh.games.drones.rules.choices import CREW, DONE, HQ, TRENCH, Put
from rubizh.games.drones.rules.decks import LOOK_AT_CHARACTER, characters_left
from rubizh.games.drones.rules.have import has, most
from rubizh.games.drones.rules.state import CREW_SIZE, HQ_SIZE, KNOWN, SEATS, Drones, OfSeat, kinds_of, put
from rubizh.games.drones.rules.trench import dismiss, into_trench, leave_trench, under

RECRUITS: Final = 2


def look_for_recruits(s: Drones, seat: i64) -> None:
    """drones-35, drones-36, drones-79: two characters are looked at, or as many as an effect or the deck allows."""
    for _ in range(min(max(RECRUITS, most(s, seat, RECRUIT_FROM)), characters_left(s))):
        then(s, LOOK_AT_CHARACTER)


def places_on_board(s: Drones, seat: i64, c: i64) -> list[int]:
    """drones-9, drones-10, drones-37: where a player may put a newcomer: full is full, and nobody has two of the same name."""
    if has(s, seat, c):
        return []
    places = [CREW] if len(s.crew[seat]) < CREW_SIZE else []
    return [*places, HQ] if len(s.hq[seat]) < HQ_SIZE else places


def join(s: Drones, seat: i64, c: i64, place: i64) -> None:
    """A character takes their place."""
    if place == CREW:
        s.crew = put(s.crew, seat, s.crew[seat] + (int(c),))
    elif place == HQ:
        s.hq = put(s.hq, seat, s.hq[seat] + (int(c),))
    else:
        into_trench(s, c)


def recruits(s: Drones, seat: i64) -> list[Choice]:
    """drones-37: each of the characters looked at, wherever they may go; the Trench takes anybody."""
    places = s.rules.choices.put
    return [places[place][c] for c in kinds_of(s.looked) for place in [*places_on_board(s, seat, c), TRENCH]]


def recruit(s: Drones, seat: i64, choice: Put) -> None:
    """drones-36: one is placed; the others go under the deck in the order in which they came."""
    join(s, seat, choice.card, choice.place)
    for c in without(s.looked, choice.card):
        under(s, c, KNOWN)
    s.looked = ()


class CallFromTrench(OfSeat):
    """drones-60, drones-61: an order calls a character from the Trench, at random; the last one stays."""

    def ask(self, s: Drones) -> Decision | None:
        return Decision(NATURE, s.rules.choices.deals(s.trench)) if len(s.trench) > 1 else None

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Deal):
            leave_trench(s, choice.card)
            s.looked += (int(choice.card),)


class Transfer(OfSeat):
    """Any number of characters change places, each once: between Crew and HQ, or into the Trench; only the result must fit.

    drones-38, drones-39
    """

    def ask(self, s: Drones) -> Decision | None:
        seat = self.seat
        options = moves(s, seat, s.crew[seat], HQ, HQ_SIZE)
        options.extend(moves(s, seat, s.hq[seat], CREW, CREW_SIZE))
        if s.moved and len(s.crew[seat]) <= CREW_SIZE and len(s.hq[seat]) <= HQ_SIZE:
            options.append(DONE)
        return Decision(seat, options)

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Put):
            move(s, self.seat, choice.card, choice.place)
            then(s, self)
        else:
            s.moved = ()


def moves(s: Drones, seat: i64, staff: tuple[int, ...], over_to: i64, size: i64) -> list[Choice]:
    """drones-39: who has not moved yet goes over, unless as many as fit there have come already, or into the Trench."""
    come = [c for c in (s.hq[seat] if over_to == HQ else s.crew[seat]) if c in s.moved]
    places = s.rules.choices.put
    options: list[Choice] = []
    for c in staff:
        if c not in s.moved:
            if len(come) < size:
                options.append(places[over_to][c])
            options.append(places[TRENCH][c])
    return options


def move(s: Drones, seat: i64, c: i64, place: i64) -> None:
    """drones-51: a character changes places; what they have used this round stays used, unless the Trench swallows them."""
    used = c in s.turned[seat]
    dismiss(s, seat, c)
    join(s, seat, c, place)
    if place != TRENCH:
        s.moved += (int(c),)
        if used:
            s.turned = put(s.turned, seat, s.turned[seat] + (int(c),))
    elif not s.moved:
        s.moved = (int(c),)


CALL_FROM_TRENCH: Final[list[CallFromTrench]] = [CallFromTrench(seat) for seat in SEATS]
TRANSFER_STEP: Final[list[Transfer]] = [Transfer(seat) for seat in SEATS]
