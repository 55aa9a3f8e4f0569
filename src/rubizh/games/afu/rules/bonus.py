"""Bonuses: six conditions and nine rewards, each a small class (afu conditions and rewards)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.games.afu.rules.cards import ABSENT, Card
from rubizh.games.afu.rules.state import Afu, card, in_play, unsent


class Condition:
    """afu-43: the upper part of a bonus, asked of a card in play or, `held`, of one still in the hand."""

    def met(self, s: Afu, seat: i64, own: i64, held: bool) -> bool:
        raise NotImplementedError


class Always(Condition):
    """afu-42: no condition: the reward comes as soon as the card is played."""

    def met(self, s: Afu, seat: i64, own: i64, held: bool) -> bool:
        return True


class Destroyed(Condition):
    """afu-48: so many enemies were destroyed this turn."""

    def __init__(self, enemies: i64) -> None:
        self.enemies: Final = enemies

    def met(self, s: Afu, seat: i64, own: i64, held: bool) -> bool:
        return s.destroyed[seat] >= self.enemies


class HasBadge(Condition):
    """afu-49: another card with the badge is among all the cards of this turn: fielded, offered, spent or still in hand."""

    def __init__(self, badge: i64) -> None:
        self.badge: Final = badge

    def met(self, s: Afu, seat: i64, own: i64, held: bool) -> bool:
        carriers: i64 = 0
        for pile in (unsent(s, seat), in_play(s, seat), s.spent[seat], s.treated[seat]):
            for c in pile:
                if card(s, c).badge == self.badge:
                    carriers += 1
        return carriers > (1 if card(s, own).badge == self.badge else 0)


class Panicked(Condition):
    """afu-50: a Panic card was received this round."""

    def met(self, s: Afu, seat: i64, own: i64, held: bool) -> bool:
        return s.panicked[seat]


class PlayedDefence(Condition):
    """afu-51, afu-52: another card with normal, or with enhanced, defence was played this turn."""

    def __init__(self, enhanced: bool) -> None:
        self.enhanced: Final = enhanced

    def fits(self, other: Card) -> bool:
        return other.defence != ABSENT and other.enhanced_defence == self.enhanced

    def met(self, s: Afu, seat: i64, own: i64, held: bool) -> bool:
        fitting: i64 = 0
        for c in in_play(s, seat):
            if self.fits(card(s, c)):
                fitting += 1
        return fitting > (1 if not held and self.fits(card(s, own)) else 0)


class ObjectiveOpen(Condition):
    """afu-53: an objective lies in the objective pile this round."""

    def met(self, s: Afu, seat: i64, own: i64, held: bool) -> bool:
        return s.objective_this_round


class Reward:
    """afu-44: the lower part of a bonus; most rewards count by themselves, some are taken by choice."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def attack(self) -> i64:
        return 0

    def defence(self) -> i64:
        return 0

    def support(self) -> i64:
        return 0

    def recruits(self) -> i64:
        return 0

    def spares(self) -> bool:
        return False

    def chosen(self) -> bool:
        """Whether it is taken by choice once its card is in play."""
        return False

    def treats(self) -> bool:
        """Whether its card goes to the hospital for another one."""
        return False


class AddAttack(Reward):
    """afu-60: so many points to this card's attack."""

    def attack(self) -> i64:
        return self.amount


class AddDefence(Reward):
    """afu-61: so many points to this card's defence."""

    def defence(self) -> i64:
        return self.amount


class AddSupport(Reward):
    """afu-59: so many points to this card's support."""

    def support(self) -> i64:
        return self.amount


class Recruits(Reward):
    """afu-57: so many recruitment points."""

    def recruits(self) -> i64:
        return self.amount


class NoPanic(Reward):
    """afu-54: once a round: a Panic card that is due is not taken."""

    def spares(self) -> bool:
        return True


class Chosen(Reward):
    """A reward that is taken by choice."""

    def chosen(self) -> bool:
        return True


class DrawCards(Chosen):
    """afu-58: draw a card."""


class Calm(Chosen):
    """afu-56: return a Panic card from the deck, the hand or the discard to the stack."""


class Recon(Chosen):
    """afu-62: look at the top three invaders, dismiss one if you like, and put the others back in any order."""


class Hospital(Reward):
    """afu-55: a card of the hospital comes to the hand; the card with this bonus takes its bed instead of fighting."""

    def treats(self) -> bool:
        return True


class Bonus:
    """A condition and its reward."""

    def __init__(self, condition: Condition, reward: Reward) -> None:
        self.condition: Final = condition
        self.reward: Final = reward


def bonus_of(s: Afu, seat: i64, c: i64, held: bool = False) -> Reward | None:
    """The reward of a card, in play or still held, whose condition holds."""
    bonus = card(s, c).bonus
    return bonus.reward if bonus is not None and bonus.condition.met(s, seat, c, held) else None
