"""The rest of a round of AFU as one seat can foresee it: what it will pay, how it will fight, what it can spend."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.games.afu.bots.agenda import BIDDING, CARDS_TO_COME, COMPENSATION_TO_COME, FIGHTS_TO_COME, to_come
from rubizh.games.afu.bots.battle import Battle
from rubizh.games.afu.bots.cards import AIR_TROPHIES, CALMS, PANICS, POINTS, TROPHIES, USES, WIDTH, Lore
from rubizh.games.afu.bots.force import Force
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.objective import value
from rubizh.games.afu.rules.state import Afu

PAYMENT: Final = 0.5  # what it costs to use a card for the objective, of its worth
POINT_LACKING: Final = 3.0  # what each point costs that a card leaves to others


class Foresight:
    """A seat's force as it will probably be once its fights are over and its compensation is laid."""

    def __init__(self) -> None:
        self.battle: Final = Battle()
        self.force: Final = Force()
        self.coming: i64 = 0
        self.purse: i64 = 0  # recruitment points
        self.ill: i64 = 0  # cards in the hospital
        self.paid: tuple[int, ...] = ()  # cards of the hand that will probably go for the objective

    def look(self, s: Afu, seat: i64, lore: Lore) -> None:
        self.coming = to_come(s, seat)
        self.force.take(s, seat, lore)
        self.purse = s.points[seat]
        self.ill = len(s.hospital[seat])
        self.paid = ()
        hand = s.hand[seat]
        if self.coming & BIDDING != 0 and s.bidder == seat:
            hand = self.after_payment(s, seat, lore)
        if self.fights():
            self.fight(s, seat, hand, lore)
        elif self.spends():
            for c in hand:
                self.compensate(c, lore)

    def fights(self) -> bool:
        """Whether there are fights to come, and the hand for them is drawn."""
        return self.coming & (FIGHTS_TO_COME | CARDS_TO_COME) == FIGHTS_TO_COME

    def spends(self) -> bool:
        """Whether the hand for the compensation to come is drawn."""
        return self.coming & (COMPENSATION_TO_COME | CARDS_TO_COME) == COMPENSATION_TO_COME

    def after_payment(self, s: Afu, seat: i64, lore: Lore) -> tuple[int, ...]:
        """The hand once the bid is paid."""
        hand = s.hand[seat]
        gap = s.bid
        for c in s.offered[seat]:
            gap -= value(s, seat, c, False)
        while gap > 0:
            c = payment(s, seat, hand, gap, lore)
            if c == NO_CARD:
                break
            gap -= value(s, seat, c, True)
            hand = without(hand, c)
            self.paid += (int(c),)
        return hand

    def fight(self, s: Afu, seat: i64, hand: tuple[int, ...], lore: Lore) -> None:
        """The fights as if they were over."""
        battle, force = self.battle, self.force
        battle.read(s, seat, hand, lore)
        battle.best(s, seat, lore)
        force.counts[TROPHIES] += battle.trophies
        force.counts[AIR_TROPHIES] += battle.air_trophies
        force.counts[PANICS] += battle.panic
        force.cards += battle.panic
        for at in range(battle.size):
            if battle.lost >> at & 1 == 1:
                force.add(battle.cards[at], -1, lore)
                self.ill += 1
            if at < battle.held and battle.used >> at & 1 == 0 and self.spends():
                self.compensate(battle.cards[at], lore)

    def compensate(self, c: i64, lore: Lore) -> None:
        """A card laid for its compensation."""
        force = self.force
        self.purse += lore.table[c * WIDTH + POINTS]
        if lore.table[c * WIDTH + USES] & CALMS != 0 and force.counts[PANICS] > 0:
            force.counts[PANICS] -= 1
            force.cards -= 1


def payment(s: Afu, seat: i64, hand: tuple[int, ...], gap: i64, lore: Lore) -> i64:
    """The card that pays for the objective most cheaply: for itself, and for what it leaves to others."""
    found: i64 = NO_CARD
    least = 1e9
    for c in hand:
        points = value(s, seat, c, True)
        if points > 0:
            price = PAYMENT * lore.worth(c) + POINT_LACKING * float(max(gap - points, 0))
            if price < least:
                found, least = c, price
    return found
