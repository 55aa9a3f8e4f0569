"""The objective of the round: two players bid for it; a single player bids against a card of the invader deck."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.engine.flow import Choice, Decision, Step, then
from rubizh.games.afu.rules.bonus import bonus_of
from rubizh.games.afu.rules.cards import NO_CARD, Objective
from rubizh.games.afu.rules.choices import DONE, MOST_OFFERED, PASS, Bid, Offer
from rubizh.games.afu.rules.piles import RevealInvader, take_panic
from rubizh.games.afu.rules.state import THREE_OBJECTIVES_LOST, Afu, card, in_order, points_of

ENEMY_WINS_AT: Final = 3


def objective(s: Afu) -> Objective:
    """The one on top of the pile."""
    top = card(s, s.objectives[-1]).objective
    assert top is not None
    return top


def worth(s: Afu, seat: i64) -> i64:
    """afu-93: attack or defence of the cards offered, each with its own bonus where it is met; support does not count."""
    total: i64 = 0
    for c in s.offered[seat]:
        total += value(s, seat, c, held=False)
    return total


def value(s: Afu, seat: i64, c: i64, held: bool) -> i64:
    """What a card is worth for the objective, offered already or still held."""
    reward = bonus_of(s, seat, c, held)
    if objective(s).by_attack:
        return points_of(card(s, c).attack) + (0 if reward is None else reward.attack())
    return points_of(card(s, c).defence) + (0 if reward is None else reward.defence())


def most(s: Afu, seat: i64) -> i64:
    """afu-93: the most that a seat can offer: as many cards as it may, for one card never makes another worth less."""
    hand, offered = s.hand[seat], s.offered[seat]
    troops = [c for c in hand if c != s.rules.set.panic]
    highest: i64 = 0
    for more in combinations(troops, min(len(troops), MOST_OFFERED - len(offered))):
        for c in more:
            offer(s, seat, c)
        highest = max(highest, worth(s, seat))
        s.hand[seat], s.offered[seat] = hand, offered  # only tried: a clone would cost more than all the rest
    return highest


class TakeObjective(Step[Afu]):
    """afu-91, afu-100: as long as the objective pile has a card, its top may be taken, one a round."""

    def do(self, s: Afu, choice: Choice) -> None:
        s.bid = 0
        s.bidder = -1
        if not s.objectives:
            return
        if s.rules.players == 1:
            then(s, SOLO_OFFER)
            then(s, ENEMY_BID)
        else:
            then(s, AUCTION[s.first][False])


class Auction(Step[Afu]):
    """afu-92, afu-94, afu-96: bid higher or pass; a pass is final, and leaves the other one chance if nobody has bid yet."""

    def __init__(self, seat: i64, alone: bool) -> None:
        self.seat: Final = seat
        self.alone: Final = alone

    def ask(self, s: Afu) -> Decision | None:
        options = s.rules.choices.bids[s.bid + 1 : most(s, self.seat) + 1]
        options.append(PASS)
        return Decision(self.seat, options)

    def do(self, s: Afu, choice: Choice) -> None:
        other = 1 - self.seat
        if isinstance(choice, Bid):
            s.bid = choice.points
            s.bidder = self.seat
            then(s, PAY[self.seat] if self.alone else AUCTION[other][False])
        elif s.bidder == other:
            then(s, PAY[other])
        elif not self.alone:
            then(s, AUCTION[other][True])
        else:
            for seat in in_order(s):
                take_panic(s, seat)

    def __repr__(self) -> str:
        return f"Auction({self.seat}, {self.alone})"


def offers(s: Afu, seat: i64) -> list[Choice]:
    """afu-95, afu-119: any card of the hand but Panic, five at most."""
    if len(s.offered[seat]) >= MOST_OFFERED:
        return []
    return [s.rules.choices.offer[c] for c in sorted(set(s.hand[seat])) if c != s.rules.set.panic]


class Pay(Step[Afu]):
    """afu-95, afu-97, afu-98: the winner uses cards worth the bid, and has the objective if the bid is enough."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Afu) -> Decision | None:
        options = [option for option in offers(s, self.seat) if self.leaves_it_payable(s, option)]
        if worth(s, self.seat) >= s.bid or not options:
            options.append(DONE)
        return Decision(self.seat, options)

    def leaves_it_payable(self, s: Afu, option: Choice) -> bool:
        """With more cards than may be used, not every one of them can be part of the payment."""
        if len(s.hand[self.seat]) + len(s.offered[self.seat]) <= MOST_OFFERED or not isinstance(option, Offer):
            return True
        after = s.clone()
        offer(after, self.seat, option.card)
        return most(after, self.seat) >= s.bid

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Offer):
            then(s, PAY[self.seat])
            offer(s, self.seat, choice.card)
        elif s.bid >= objective(s).need:
            win_objective(s, self.seat)

    def __repr__(self) -> str:
        return f"Pay({self.seat})"


def offer(s: Afu, seat: i64, c: i64) -> None:
    s.hand[seat] = without(s.hand[seat], c)
    s.offered[seat] += (c,)


def win_objective(s: Afu, seat: i64) -> None:
    s.taken[seat] += (s.objectives[-1],)
    s.objectives = s.objectives[:-1]


class EnemyBid(RevealInvader):
    """afu-119: solo: the top card of the invader deck bids first."""

    def come(self, s: Afu, c: i64) -> None:
        s.enemy_bid = c

    def __repr__(self) -> str:
        return "EnemyBid"


class SoloOffer(Step[Afu]):
    """afu-119: solo: offer any cards, and compare them with the invader and with what the objective needs."""

    def ask(self, s: Afu) -> Decision | None:
        return Decision(0, offers(s, 0) + [DONE])

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Offer):
            then(s, SOLO_OFFER)
            offer(s, 0, choice.card)
        else:
            compare_offers(s)


def enemy_value(s: Afu) -> i64:
    """afu-120: an invader that only supports bids nothing, and so does an empty deck."""
    if s.enemy_bid == NO_CARD:
        return 0
    enemy = card(s, s.enemy_bid)
    return points_of(enemy.attack if objective(s).by_attack else enemy.defence)


def compare_offers(s: Afu) -> None:
    """afu-121 to afu-125; afu-129: the third objective of the invader loses the war."""
    need = objective(s).need
    ours, theirs = worth(s, 0), enemy_value(s)
    if not s.offered[0]:
        take_panic(s, 0)
    if ours >= need and ours > theirs:
        win_objective(s, 0)
    elif theirs >= need and theirs > ours:
        s.enemy_objectives += (s.objectives[-1],)
        s.objectives = s.objectives[:-1]
        if len(s.enemy_objectives) >= ENEMY_WINS_AT:
            s.ending = THREE_OBJECTIVES_LOST
            s.over = True


TAKE_OBJECTIVE: Final = TakeObjective()
AUCTION: Final[list[list[Auction]]] = [[Auction(0, False), Auction(0, True)], [Auction(1, False), Auction(1, True)]]
PAY: Final[list[Pay]] = [Pay(0), Pay(1)]
ENEMY_BID: Final = EnemyBid(0)
SOLO_OFFER: Final = SoloOffer()
