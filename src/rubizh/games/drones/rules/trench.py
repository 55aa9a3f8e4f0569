"""The Trench, the wounded, and what is known of characters that lie face down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal, without
from rubizh.engine.flow import NATURE, Choice, Decision
from rubizh.games.drones.rules.choices import EVACUATE, Evacuate, Wound
from rubizh.games.drones.rules.state import (
    FATAL_WOUNDED,
    FOUR_WOUNDED,
    KNOWN,
    SEATS,
    TRENCH_EMPTY,
    Drones,
    OfSeat,
    put,
)


def face_down(s: Drones, c: i64) -> i64:
    """How many copies of a character nobody can see."""
    deals = sum([1 for deal in s.characters if deal.card == c])
    under = sum([1 for at, below in enumerate(s.under) if below == c and s.under_at[at] != KNOWN])
    wounded = 0
    for seat in range(s.rules.players):
        for at, lying in enumerate(s.wounded[seat]):
            if lying == c and s.wounded_at[seat][at] != KNOWN:
                wounded += 1
    return deals + under + wounded + s.trench.count(int(c))


def into_trench(s: Drones, c: i64) -> None:
    """drones-150: a character goes into the Trench, and everybody has seen who."""
    s.trench = tuple(sorted(s.trench + (int(c),)))
    s.entered += (int(c),)
    s.entered_at += (int(s.losses),)


def came_to_light(s: Drones, c: i64, loss: i64) -> None:
    """drones-149: a character that lay face down is seen; the number is that of the loss that took it, or of the next one.

    It may be one that went into the Trench openly, or another of the same name: where nobody can tell, both are remembered.
    Called while the character still lies face down.
    """
    might_be = [at for at, known in enumerate(s.entered) if known == c and s.entered_at[at] <= loss]
    if not might_be:
        return
    others = face_down(s, c) + s.seen.count(int(c)) - s.entered.count(int(c))
    if others == 0 and len({s.entered_at[at] for at in might_be}) == 1:
        at = might_be[0]
        s.entered = s.entered[:at] + s.entered[at + 1 :]
        s.entered_at = s.entered_at[:at] + s.entered_at[at + 1 :]
    else:
        s.seen += (int(c),)
        s.seen_at += (int(loss),)


def leave_trench(s: Drones, c: i64) -> None:
    """drones-60: a character is called from the Trench, and seen."""
    came_to_light(s, c, s.losses)
    s.trench = without(s.trench, c)
    s.losses += 1


def wound(s: Drones, seat: i64, c: i64, loss: i64) -> None:
    """drones-111, drones-133: a wounded character lies at a player's board; the fourth loses the game at once."""
    s.wounded = put(s.wounded, seat, s.wounded[seat] + (int(c),))
    s.wounded_at = put(s.wounded_at, seat, s.wounded_at[seat] + (int(loss),))
    if len(s.wounded[seat]) >= FATAL_WOUNDED:
        lose(s, FOUR_WOUNDED)


def lose(s: Drones, ending: i64) -> None:
    """drones-135: the game is lost at once."""
    s.ending = ending
    s.over = True


class TrenchLoss(OfSeat):
    """A character of the Trench is wounded, at random and unseen; it lies at the board of whom it was done to.

    drones-112, drones-134, drones-151
    """

    def ask(self, s: Drones) -> Decision | None:
        return Decision(NATURE, s.rules.choices.deals(s.trench))

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.trench = without(s.trench, choice.card)
            wound(s, self.seat, choice.card, s.losses)
            s.losses += 1
            if not s.trench:
                lose(s, TRENCH_EMPTY)


class CrewLoss(OfSeat):
    """drones-112, drones-113: a character of the Crew is wounded; the owner chooses who."""

    def ask(self, s: Drones) -> Decision | None:
        crew = s.crew[self.seat]
        if not crew:
            return None
        wound = s.rules.choices.wound
        return Decision(self.seat, [wound[c] for c in crew])

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Wound):
            dismiss(s, self.seat, choice.card)
            wound(s, self.seat, choice.card, KNOWN)


class EvacuateOne(OfSeat):
    """One of the wounded goes under the character deck, unseen if they lay unseen; the owner chooses who.

    drones-40, drones-80
    """

    def ask(self, s: Drones) -> Decision | None:
        there = len(s.wounded[self.seat])
        return Decision(self.seat, EVACUATE[:there]) if there else None

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Evacuate):
            at, lying, since = choice.number, s.wounded[self.seat], s.wounded_at[self.seat]
            under(s, lying[at], since[at])
            s.wounded = put(s.wounded, self.seat, lying[:at] + lying[at + 1 :])
            s.wounded_at = put(s.wounded_at, self.seat, since[:at] + since[at + 1 :])


def under(s: Drones, c: i64, loss: i64) -> None:
    """drones-18, drones-149: a character goes under the deck."""
    s.under += (int(c),)
    s.under_at += (int(loss),)


def dismiss(s: Drones, seat: i64, c: i64) -> None:
    """drones-6: a character leaves Crew or HQ."""
    if c in s.crew[seat]:
        s.crew = put(s.crew, seat, without(s.crew[seat], c))
    else:
        s.hq = put(s.hq, seat, without(s.hq[seat], c))
    if c in s.turned[seat]:
        s.turned = put(s.turned, seat, without(s.turned[seat], c))


TRENCH_LOSS: Final[list[TrenchLoss]] = [TrenchLoss(seat) for seat in SEATS]
CREW_LOSS: Final[list[CrewLoss]] = [CrewLoss(seat) for seat in SEATS]
EVACUATE_ONE: Final[list[EvacuateOne]] = [EvacuateOne(seat) for seat in SEATS]
