"""What a card costs now, and whether it can be paid."""

from __future__ import annotations

from mypy_extensions import i64

from rubizh.games.invaders.rules.board import forbidden, its_card, of_side, unplayable
from rubizh.games.invaders.rules.cards import (
    BY_DISCARD,
    BY_DRAIN,
    INVADER,
    PRICES_CHANGE,
    PROTECT,
    SURCHARGE,
    USING,
    Card,
    Effect,
    fits,
)
from rubizh.games.invaders.rules.state import Invaders, Piece, counted


def discard_price(s: Invaders, card: Card) -> i64:
    """invaders-27, invaders-36: how many cards of the hand a card costs."""
    dearer = card.dearer_by & s.carried_out
    if dearer == 0 and s.laws & PRICES_CHANGE == 0:
        return card.discard
    more = surcharges(s, card, dearer) if dearer else 0
    return max(card.discard + more + change(s, card, BY_DISCARD), 0)


def drain_price(s: Invaders, card: Card) -> i64:
    """How many cards of the deck a card costs."""
    return max(card.drain + change(s, card, BY_DRAIN), 0) if s.laws & PRICES_CHANGE else card.drain


def surcharges(s: Invaders, card: Card, strategies: i64) -> i64:
    """invaders-66, invaders-67: what strategies that were carried out add to the discard price from then on."""
    more: i64 = 0
    for number in range(len(s.grown)):
        if strategies >> number & 1:
            for effect in s.rules.set.board.strategies[number].effects:
                if effect.verb == SURCHARGE and fits(effect.of, card):
                    more += effect.n * (1 + s.grown[number]) if s.rules.growing else effect.n
    return more


def grow(s: Invaders, card: Card) -> None:
    """invaders-66: a card was played that strategies have made dearer."""
    for number in range(len(s.grown)):
        if card.dearer_by & s.carried_out & 1 << number:
            s.grown = counted(s.grown, number, s.grown[number] + 1)


def change(s: Invaders, card: Card, part: i64) -> i64:
    """What cards in play add to a part of a price, less what they take off it."""
    more: i64 = 0
    if s.laws & PRICES_CHANGE == 0:
        return more
    for pieces in s.areas:
        for piece in pieces:
            its = s.rules.cards[piece.card]
            if its.laws & PRICES_CHANGE:
                for effect in its.standing:
                    if prices(effect, card) and effect.price == (part == BY_DRAIN):
                        more += effect.n if effect.verb == SURCHARGE else -effect.n
    return more


def prices(effect: Effect, card: Card) -> bool:
    """Whether an effect that goes on changes the price of a card."""
    return effect.law == PRICES_CHANGE and of_side(effect.of, card) and fits(effect.of, card)


def cut_at_hand(s: Invaders, seat: i64) -> bool:
    """invaders-56, invaders-57: whether the plot action can take 1 off a price."""
    if s.rules.cut_this_turn:
        return s.cut_saved and s.turn == seat
    return seat == INVADER and s.turn == seat and not s.plotted


def payable(s: Invaders, seat: i64, held: i64, discards: i64, drains: i64) -> bool:
    """invaders-27: whether a price can be paid in full, with so many other cards in hand."""
    return held >= discards and drainable(s, seat) >= drains


def drainable(s: Invaders, seat: i64) -> i64:
    """How many cards of a drain price a side can pay."""
    cards: i64 = len(s.decks[seat])
    return cards + guards(s, seat) if s.rules.tokens_pay_costs else cards


def guards(s: Invaders, seat: i64) -> i64:
    """invaders-54: how many tokens of a side can protect it now."""
    tokens: i64 = 0
    for area in range(seat * 3, seat * 3 + 3):
        for piece in s.areas[area]:
            tokens += guarding(s, area, piece)
    return tokens


def guarding(s: Invaders, area: i64, piece: Piece) -> i64:
    """invaders-54, invaders-93: how many tokens of a piece can protect its owner now."""
    answer = its_card(s, piece).answer
    if answer.kind != PROTECT or forbidden(s, USING, area, piece):
        return 0
    return piece.tokens if answer.most == 0 else min(piece.tokens, answer.most - piece.spent)


def affordable(s: Invaders, seat: i64, card: Card, cut: i64) -> bool:
    """Whether a card of the hand can be paid for, with the price cut so."""
    discards, drains = discard_price(s, card), drain_price(s, card)
    if cut == BY_DISCARD:
        discards -= 1
    elif cut == BY_DRAIN:
        drains -= 1
    return discards >= 0 and drains >= 0 and payable(s, seat, len(s.hands[seat]) - 1, discards, drains)


def affordable_somehow(s: Invaders, seat: i64, card: Card) -> bool:
    """Whether a card of the hand can be paid for, in full or with a cut."""
    missing = max(discard_price(s, card) - len(s.hands[seat]) + 1, 0) + max(drain_price(s, card) - drainable(s, seat), 0)
    return missing == 0 or (missing == 1 and cut_at_hand(s, seat))


def answerable(s: Invaders, seat: i64, card: Card) -> bool:
    """invaders-51, invaders-52: whether a side's hand and deck are large enough for an answer and its price."""
    held = len(s.hands[seat]) - 1
    return held >= 0 and payable(s, seat, held, discard_price(s, card), drain_price(s, card)) and not unplayable(s, card)
