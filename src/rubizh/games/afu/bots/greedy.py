"""A greedy commander of AFU: it tries every placement of its hand, and otherwise takes what looks best now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.bots.bot import Bot
from rubizh.engine.deck import without
from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.games.afu.bots.value import fielded_value, menace, payment, wanted, worth
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.choices import (
    CALM_DECK,
    CALM_DISCARD,
    DONE,
    PASS,
    Bid,
    Buy,
    Defend,
    Dismiss,
    Drop,
    Keep,
    Offer,
    PutOnTop,
    Recover,
    Spend,
    Support,
    UseBonus,
)
from rubizh.games.afu.rules.field import Field
from rubizh.games.afu.rules.imagine import sample
from rubizh.games.afu.rules.objective import Auction, Pay, SoloOffer, enemy_value, most, objective, value
from rubizh.games.afu.rules.objective import worth as offered_worth
from rubizh.games.afu.rules.recruit import Purchase
from rubizh.games.afu.rules.scoring import goal_of
from rubizh.games.afu.rules.state import PLACES, Afu, card, put, repeated
from rubizh.games.afu.rules.view import AfuView

WORTH_BUYING: Final = 5.5  # a weaker card mostly makes the deck thicker
OBJECTIVE_PRICE: Final = 2.5  # what a point of an objective may cost in cards
CALM_PRICE: Final = 4.0  # what it may cost that nobody panics
NOISE: Final = 0.05
TASTE: Final = 2.5  # cards for sale are not judged twice alike


class GreedyAfu(Bot):
    """Plays what looks best now."""

    def choose(self, v: View) -> Choice:
        assert isinstance(v, AfuView)
        s = sample(v, self.dealer)
        step = s.todo[-1]
        if isinstance(step, Field):
            return field(s, v.seat, v.options)
        if isinstance(step, Auction):
            return bid(s, v.seat, v.options)
        if isinstance(step, Pay):
            return pay(s, v.seat, v.options, s.bid)
        if isinstance(step, SoloOffer):
            return solo_offer(s, v.options)
        if isinstance(step, Purchase):
            return self.recruit(s, v.seat, v.options)
        return self.best(s, v.seat, v.options)

    def best(self, s: Afu, seat: int, options: list[Choice]) -> Choice:
        found = options[0]
        highest = -1e9
        for option in options:
            value = liking(s, seat, option) + NOISE * self.dealer.fraction()
            if value > highest:
                found, highest = option, value
        return found

    def recruit(self, s: Afu, seat: int, options: list[Choice]) -> Choice:
        """The card that is worth most, if it is worth buying at all."""
        found = PASS
        highest = WORTH_BUYING
        for option in options:
            if isinstance(option, Buy):
                value = wanted(s, seat, card(s, option.card)) + TASTE * self.dealer.fraction()
                if value > highest:
                    found, highest = option, value
        return found


def liking(s: Afu, seat: int, option: Choice) -> float:
    """How much an option is liked, where no plan is needed."""
    if isinstance(option, Keep):
        return float(goal_of(s, option.card).points)
    if isinstance(option, UseBonus | Spend):
        return 5.0
    if isinstance(option, Recover):
        return worth(card(s, option.card))
    if isinstance(option, Drop):
        return 100.0 if option.card == s.rules.set.panic else -worth(card(s, option.card))
    if isinstance(option, Dismiss):
        return menace(card(s, option.card)) - 6.0
    if isinstance(option, PutOnTop):
        return -menace(card(s, option.card))
    if option is CALM_DISCARD:
        return 2.0
    return 1.0 if option is CALM_DECK else 0.0


class Plan:
    """The best way found so far to field the rest of a hand, and the first card of it."""

    def __init__(self, start: float) -> None:
        self.value = start
        self.first: Choice = DONE


def field(s: Afu, seat: i64, options: list[Choice]) -> Choice:
    """Bonuses first, for they may bring cards; then the best of all placements of the hand."""
    for option in options:
        if isinstance(option, UseBonus):
            return option
    trial = s.clone()
    plan = Plan(fielded_value(trial, seat))
    for option in options:
        if isinstance(option, Defend | Support):
            lay(trial, seat, option.card, option.place, isinstance(option, Support))
            reached = best_value(trial, seat, option.place)
            if reached > plan.value + 1e-6:
                plan.value, plan.first = reached, option
            take(trial, seat, option.card, option.place, isinstance(option, Support))
    return plan.first


def best_value(s: Afu, seat: i64, start: i64) -> float:
    """The best that the rest of the hand can add; places are filled one after another, each front before its support."""
    most_found = fielded_value(s, seat)
    hand = s.hand[seat]
    for place in range(start, PLACES):
        front_open = s.defence[seat][place] == NO_CARD and s.attack[seat][place] != NO_CARD
        back_open = s.defence[seat][place] != NO_CARD and s.defence_support[seat][place] == NO_CARD
        if not front_open and not back_open:
            continue
        for at, c in enumerate(hand):
            its = card(s, c)
            if repeated(hand, at) or not (its.fights if front_open else its.supports):
                continue
            lay(s, seat, c, place, back_open)
            most_found = max(most_found, best_value(s, seat, place))
            take(s, seat, c, place, back_open)
    return most_found


def lay(s: Afu, seat: i64, c: i64, place: i64, behind: bool) -> None:
    s.hand[seat] = without(s.hand[seat], c)
    if behind:
        s.defence_support[seat] = put(s.defence_support[seat], place, c)
    else:
        s.defence[seat] = put(s.defence[seat], place, c)


def take(s: Afu, seat: i64, c: i64, place: i64, behind: bool) -> None:
    s.hand[seat] += (int(c),)
    if behind:
        s.defence_support[seat] = put(s.defence_support[seat], place, NO_CARD)
    else:
        s.defence[seat] = put(s.defence[seat], place, NO_CARD)


def price(s: Afu, seat: i64, target: i64) -> float:
    """What it costs to reach so many points for the objective, dearest points first; too much where the hand cannot."""
    trial = s.clone()
    spent = 0.0
    while offered_worth(trial, seat) < target:
        c = next_payment(trial, seat, target)
        if c == NO_CARD:
            return 1e9
        spent += payment(trial, card(trial, c))
        trial.hand[seat] = without(trial.hand[seat], c)
        trial.offered[seat] += (int(c),)
    return spent


def next_payment(s: Afu, seat: i64, target: i64) -> i64:
    """The cheapest card that closes the gap at once, or else the one that closes most of it."""
    gap = target - offered_worth(s, seat)
    enough: i64 = NO_CARD
    largest: i64 = NO_CARD
    for c in s.hand[seat]:
        points = value(s, seat, c, held=True)
        if points >= gap and (enough == NO_CARD or payment(s, card(s, c)) < payment(s, card(s, enough))):
            enough = c
        if points > 0 and (largest == NO_CARD or points > value(s, seat, largest, held=True)):
            largest = c
    return largest if enough == NO_CARD else enough


def bid(s: Afu, seat: i64, options: list[Choice]) -> Choice:
    """As much as the objective needs if it is worth its cards; a token bid rather than panic for everybody."""
    goal = objective(s)
    target = max(goal.need, s.bid + 1)
    if target <= most(s, seat) and price(s, seat, target) <= OBJECTIVE_PRICE * float(goal.points):
        return bid_of(options, target)
    if s.bid == 0 and len(options) > 1 and price(s, seat, 1) < CALM_PRICE:
        return bid_of(options, 1)
    return PASS


def bid_of(options: list[Choice], points: i64) -> Choice:
    for option in options:
        if isinstance(option, Bid) and option.points == points:
            return option
    return PASS


def pay(s: Afu, seat: i64, options: list[Choice], target: i64) -> Choice:
    if DONE in options:
        return DONE
    return offer_of(options, next_payment(s, seat, target))


def offer_of(options: list[Choice], c: i64) -> Choice:
    for option in options:
        if isinstance(option, Offer) and option.card == c:
            return option
    return options[0]


def solo_offer(s: Afu, options: list[Choice]) -> Choice:
    """Enough to beat the invader's card, or to tie with it, or at least a card so that nobody panics."""
    goal = objective(s)
    theirs = enemy_value(s)
    have = offered_worth(s, 0)
    for target in [max(goal.need, theirs + 1)] + ([theirs] if theirs >= goal.need else []):
        if have >= target:
            return DONE
        if most(s, 0) >= target and price(s, 0, target) <= OBJECTIVE_PRICE * float(goal.points):
            return offer_of(options, next_payment(s, 0, target))
    return DONE if s.offered[0] else token_offer(s, options)


def token_offer(s: Afu, options: list[Choice]) -> Choice:
    """The cheapest card, unless all are dearer than Panic."""
    found = DONE
    lowest = CALM_PRICE
    for option in options:
        if isinstance(option, Offer) and payment(s, card(s, option.card)) < lowest:
            found, lowest = option, payment(s, card(s, option.card))
    return found
