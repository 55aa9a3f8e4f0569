"""The round, read from top to bottom: Command, Threats, Recovery."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.engine.flow import Choice, Decision, Step, then
from rubizh.games.drones.rules.choices import Discard, Keep
from rubizh.games.drones.rules.decks import DRAW_SUPPORT
from rubizh.games.drones.rules.free import FREE
from rubizh.games.drones.rules.state import (
    HAND,
    ROTATION,
    SEATS,
    Drones,
    OfSeat,
    counted,
    gain,
    in_order,
    kinds_of,
    left_of,
    put,
    threat,
)
from rubizh.games.drones.rules.support_cards import discard
from rubizh.games.drones.rules.threats import THREATS
from rubizh.games.drones.rules.turn import NEXT_TURN


class Round(Step[Drones]):
    """Command from the Duty Officer on, then Threats; what was deactivated in the last round is silent in this one.

    drones-27, drones-121
    """

    def do(self, s: Drones, choice: Choice) -> None:
        s.round += 1
        s.exchanged = 0
        if not s.rules.silent_at_once:
            s.silenced = s.silenced_next
            s.silenced_next = 0
        then(s, END_OF_ROUND)  # a stack: written last to first
        then(s, THREATS)
        then(s, NEXT_TURN[s.officer])


class EndOfRound(Step[Drones]):
    """Recovery prepares another round; after the last one everybody may use free effects once more, then comes the count.

    drones-30, drones-47, drones-142
    """

    def do(self, s: Drones, choice: Choice) -> None:
        if s.round < s.rules.rounds:
            then(s, ROUND)
            then(s, RECOVERY)
            return
        then(s, HELD_OUT)
        for seat in reversed(in_order(s)):
            then(s, FREE[seat])
        if s.rules.to_recovery:
            then(s, RECOVERY)


class HeldOut(Step[Drones]):
    """drones-136: the rotation has come: the team has won."""

    def do(self, s: Drones, choice: Choice) -> None:
        s.ending = ROTATION
        s.over = True


class Recovery(Step[Drones]):
    """drones-127, drones-128, drones-132: protection off; five cards, one of them discarded; Logistics; cards turned back."""

    def do(self, s: Drones, choice: Choice) -> None:
        for seat in in_order(s):
            s.support_discard += s.protection[seat]
            s.protection = put(s.protection, seat, ())
        then(s, INCOME)
        for seat in reversed(in_order(s)):
            then(s, LOSE_CARDS[seat])
        deal_hands(s)


def deal_hands(s: Drones) -> None:
    """Five cards for everybody, one by one from the Duty Officer on; then each discards one, or hands are passed round.

    drones-129, drones-146
    """
    order = in_order(s)
    if s.rules.istar:
        then(s, END_OF_DRAFT)
        for _ in range(HAND - 1):
            then(s, PASS_ON)
            for seat in reversed(order):
                then(s, DRAFT[seat])
    else:
        for seat in reversed(order):
            then(s, DISCARD_ONE[seat])
    for _ in range(HAND):
        for seat in reversed(order):
            then(s, DRAW_SUPPORT[seat])


class DiscardOne(OfSeat):
    """drones-22, drones-128, drones-129: who was dealt five cards discards one of them."""

    def ask(self, s: Drones) -> Decision | None:
        hand = s.hand[self.seat]
        return Decision(self.seat, discards(s, self.seat)) if len(hand) >= HAND else None

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Discard):
            discard(s, self.seat, choice.card)


def discards(s: Drones, seat: i64) -> list[Choice]:
    options = s.rules.choices.discard
    return [options[c] for c in kinds_of(s.hand[seat])]


class LoseCards(OfSeat):
    """drones-125: mishaps take further cards."""

    def ask(self, s: Drones) -> Decision | None:
        if s.fewer_cards[self.seat] == 0 or not s.hand[self.seat]:
            return None
        return Decision(self.seat, discards(s, self.seat))

    def do(self, s: Drones, choice: Choice) -> None:
        seat = self.seat
        if isinstance(choice, Discard):
            discard(s, seat, choice.card)
            s.fewer_cards = counted(s.fewer_cards, seat, s.fewer_cards[seat] - 1)
            then(s, self)
        elif s.fewer_cards[seat] or s.mishaps[seat]:
            s.fewer_cards = counted(s.fewer_cards, seat, 0)
            done = tuple([c for c in s.mishaps[seat] if threat(s, c).harm.support])
            s.mishaps = put(s.mishaps, seat, tuple([c for c in s.mishaps[seat] if c not in done]))
            s.threat_discard += done


class Draft(OfSeat):
    """drones-146, drones-147: one card of those in the hand is kept."""

    def ask(self, s: Drones) -> Decision | None:
        keep, hand = s.rules.choices.keep, s.hand[self.seat]
        return Decision(self.seat, [keep[c] for c in kinds_of(hand)]) if hand else None

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Keep):
            seat = self.seat
            s.hand = put(s.hand, seat, without(s.hand[seat], choice.card))
            s.kept = put(s.kept, seat, s.kept[seat] + (int(choice.card),))


class PassOn(Step[Drones]):
    """drones-146: the hands go to the left."""

    def do(self, s: Drones, choice: Choice) -> None:
        passed = s.hand
        for seat in range(s.rules.players):
            s.hand = put(s.hand, left_of(s, seat), passed[seat])


class EndOfDraft(Step[Drones]):
    """drones-146: the last card of each hand is discarded; what was kept is the new hand."""

    def do(self, s: Drones, choice: Choice) -> None:
        for left in s.hand:
            s.support_discard += left
        s.hand = s.kept
        s.kept = ((),) * len(s.kept)


class Income(Step[Drones]):
    """drones-130, drones-131: one Logistics for each character in HQ; cards that were used are turned back."""

    def do(self, s: Drones, choice: Choice) -> None:
        for seat in in_order(s):
            gain(s, seat, len(s.hq[seat]))
        nobody = ((),) * len(s.turned)
        s.turned = nobody
        s.spent = nobody


ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
HELD_OUT: Final = HeldOut()
RECOVERY: Final = Recovery()
INCOME: Final = Income()
PASS_ON: Final = PassOn()
END_OF_DRAFT: Final = EndOfDraft()
DRAFT: Final[list[Draft]] = [Draft(seat) for seat in SEATS]
DISCARD_ONE: Final[list[DiscardOne]] = [DiscardOne(seat) for seat in SEATS]
LOSE_CARDS: Final[list[LoseCards]] = [LoseCards(seat) for seat in SEATS]
