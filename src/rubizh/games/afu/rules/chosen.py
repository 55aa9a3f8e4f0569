"""The rewards and effects that ask: recon, calm, and the way out of the hospital."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal, without
from rubizh.engine.flow import NATURE, Choice, Decision, Step, then
from rubizh.games.afu.rules.bonus import Calm, Chosen, DrawCards, Recon
from rubizh.games.afu.rules.choices import CALM_DECK, CALM_DISCARD, CALM_HAND, DONE, Dismiss, PutOnTop, Recover
from rubizh.games.afu.rules.piles import DRAW
from rubizh.games.afu.rules.state import Afu

LOOKED_AT: Final = 3


def take_reward(s: Afu, seat: i64, reward: Chosen) -> None:
    """Begin a reward that was chosen."""
    if isinstance(reward, DrawCards):
        then(s, DRAW[seat])
    elif isinstance(reward, Calm):
        then(s, CALM_DOWN[seat])
    elif isinstance(reward, Recon):
        then(s, LOOK[seat])


class Look(Step[Afu]):
    """afu-62: the top three invaders are looked at, by their player alone."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Afu) -> Decision | None:
        if len(s.foreseen[self.seat]) >= LOOKED_AT or not s.invaders[self.seat]:
            return None
        return Decision(NATURE, s.rules.choices.deals(s.invaders[self.seat]))

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.invaders[self.seat] = without(s.invaders[self.seat], choice.card)
            s.foreseen[self.seat] += (choice.card,)
            then(s, LOOK[self.seat])
        elif s.foreseen[self.seat]:
            then(s, ORDER[self.seat])
            then(s, DISMISS[self.seat])

    def __repr__(self) -> str:
        return f"Look({self.seat})"


class DismissOne(Step[Afu]):
    """One of them may be sent to the invader discard."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Afu) -> Decision | None:
        dismiss = s.rules.choices.dismiss
        return Decision(self.seat, [dismiss[c] for c in sorted(set(s.foreseen[self.seat]))] + [DONE])

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Dismiss):
            s.foreseen[self.seat] = without(s.foreseen[self.seat], choice.card)
            s.escaped[self.seat] += (choice.card,)

    def __repr__(self) -> str:
        return f"DismissOne({self.seat})"


class Order(Step[Afu]):
    """The others go back on top in any order: first what comes next."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def do(self, s: Afu, choice: Choice) -> None:
        for place in range(len(s.foreseen[self.seat]) - 2, -1, -1):
            then(s, PLACE_NEXT[self.seat][place])

    def __repr__(self) -> str:
        return f"Order({self.seat})"


class PlaceNext(Step[Afu]):
    """Choose which of the cards not yet ordered comes next."""

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def ask(self, s: Afu) -> Decision | None:
        choices = s.rules.choices.next
        return Decision(self.seat, [choices[c] for c in sorted(set(s.foreseen[self.seat][self.place :]))])

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, PutOnTop):
            ordered = s.foreseen[self.seat][: self.place]
            rest = without(s.foreseen[self.seat][self.place :], choice.card)
            s.foreseen[self.seat] = ordered + (choice.card,) + rest

    def __repr__(self) -> str:
        return f"PlaceNext({self.seat}, {self.place})"


def panic_hidden(s: Afu, seat: i64) -> bool:
    """afu-71: whether a Panic card lies in the deck or the discard; which of them, nobody may look up beforehand."""
    return s.rules.set.panic in s.deck[seat] or s.rules.set.panic in s.discard[seat]


def can_calm(s: Afu, seat: i64) -> bool:
    return s.rules.set.panic in s.hand[seat] or panic_hidden(s, seat)


class CalmDown(Step[Afu]):
    """afu-56, afu-70: a Panic card goes back: say where to look; a pile searched in vain is followed by the other."""

    def __init__(self, seat: i64, also_deck: bool) -> None:
        self.seat: Final = seat
        self.also_deck: Final = also_deck  # a reward may begin with the deck; a compensation comes to it last

    def ask(self, s: Afu) -> Decision | None:
        options: list[Choice] = [CALM_HAND] if s.rules.set.panic in s.hand[self.seat] else []
        if panic_hidden(s, self.seat):
            options.append(CALM_DISCARD)
            if self.also_deck:
                options.append(CALM_DECK)
        return Decision(self.seat, options) if options else None

    def do(self, s: Afu, choice: Choice) -> None:
        panic = s.rules.set.panic
        in_vain = choice is CALM_DISCARD and panic not in s.discard[self.seat]
        if choice is CALM_HAND or (in_vain and not self.also_deck and panic in s.hand[self.seat]):
            s.hand[self.seat] = without(s.hand[self.seat], panic)
        elif panic in s.discard[self.seat] and (choice is CALM_DISCARD or panic not in s.deck[self.seat]):
            s.discard[self.seat] = without(s.discard[self.seat], panic)
        elif panic in s.deck[self.seat]:
            s.deck[self.seat] = without(s.deck[self.seat], panic)
        else:
            return
        s.panic += 1

    def forced_is_public(self, s: Afu) -> bool:
        return not s.hand[self.seat]

    def __repr__(self) -> str:
        return f"CalmDown({self.seat}, {self.also_deck})"


def recoverable(s: Afu, seat: i64) -> list[int]:
    beds = s.hospital[seat]
    return [c for c in sorted(set(beds)) if beds.count(c) > s.treated[seat].count(c)]


class RecoverOne(Step[Afu]):
    """afu-55: a card of the hospital comes to the hand, but none that went there for its bonus this turn."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Afu) -> Decision | None:
        there = recoverable(s, self.seat)
        recover = s.rules.choices.recover
        return Decision(self.seat, [recover[c] for c in there]) if there else None

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Recover):
            s.hospital[self.seat] = without(s.hospital[self.seat], choice.card)
            s.hand[self.seat] += (choice.card,)

    def forced_is_public(self, s: Afu) -> bool:
        return True

    def __repr__(self) -> str:
        return f"RecoverOne({self.seat})"


def treat(s: Afu, seat: i64, c: i64) -> None:
    """afu-55: the card with the hospital bonus goes there instead of fighting, and another one comes to the hand."""
    s.hand[seat] = without(s.hand[seat], c)
    s.hospital[seat] += (c,)
    s.treated[seat] += (c,)
    then(s, RECOVER[seat])


LOOK: Final[list[Look]] = [Look(0), Look(1)]
DISMISS: Final[list[DismissOne]] = [DismissOne(0), DismissOne(1)]
ORDER: Final[list[Order]] = [Order(0), Order(1)]
PLACE_NEXT: Final[list[list[PlaceNext]]] = [[PlaceNext(seat, place) for place in range(LOOKED_AT)] for seat in (0, 1)]
CALM_DOWN: Final[list[CalmDown]] = [CalmDown(0, True), CalmDown(1, True)]
CALM_BY_COMPENSATION: Final[list[CalmDown]] = [CalmDown(0, False), CalmDown(1, False)]
RECOVER: Final[list[RecoverOne]] = [RecoverOne(0), RecoverOne(1)]
