"""What there is to know of each card of a set at first sight, in cards: what it does in play, what holding it is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rubizh.bots.net import zeros
from rubizh.games.invaders.rules.cards import (
    ALLOW,
    BOTH,
    CANCEL,
    DESTROY,
    DISCARD_TO_DECK,
    DRAIN,
    DRAW,
    FORBID,
    LOWER_ZONE,
    MANKIND,
    MANKIND_ATTACKS,
    MARKER,
    MOVE,
    NO_ANSWER,
    OPPONENT,
    OPS_TOKEN,
    POWER_OF,
    POWER_TOKEN,
    PREVENT_DRAIN,
    PROTECT,
    REDRAW,
    RESTORE_ZONE,
    SACRIFICE,
    SKIP_ATTACK,
    TOKEN,
    TURN_OVER_TOP,
    TURNED_OVER,
    Ability,
    Card,
    Effect,
    fits,
)
from rubizh.games.invaders.rules.sets import CardSet

DRAINED: Final = 0.7  # what a card of the deck is worth, beside one of the hand
POWER: Final = 1.5
STEP: Final = 3.0  # of the plot marker
OFTEN: Final = 4.0  # so often is an ability used
ALWAYS: Final = 5.0  # so often happens what happens every turn
WINS: Final = 8.0
ANSWERS: Final = 7.0
KEEPS: Final = 0.3  # how much of what a card would bring makes up its worth in the hand
LEAST: Final = 0.5
MOST: Final = 3.0
MANY: Final = 3  # more cards than this are hardly ever there to be destroyed

# What one of a thing is worth to whoever brings it about.
BRINGS: Final[dict[int, float]] = {
    DESTROY: 3.0,
    SACRIFICE: 2.5,
    DRAIN: 1.0,
    DRAW: 0.9,
    LOWER_ZONE: 2.5,
    RESTORE_ZONE: 1.5,
    POWER_TOKEN: 1.2,
    TOKEN: 1.0,
    OPS_TOKEN: 0.7,
    MOVE: 0.7,
    DISCARD_TO_DECK: 0.8,
    REDRAW: 1.0,
    TURN_OVER_TOP: 1.0,
    SKIP_ATTACK: 3.0,
    MANKIND_ATTACKS: 2.0,
}


class Lore:
    """Tables by the number of a card."""

    def __init__(self, cards: CardSet) -> None:
        self.set: Final = cards
        size = len(cards.cards)
        self.trait: Final = zeros(size)  # in play, beside its power and its tokens
        self.token: Final = zeros(size)  # each of its tokens
        self.held: Final = zeros(size)
        self.answers: Final = vec[i64]([0] * size)
        self.awaited: Final = vec[i64]([0] * size)  # whether something hangs on its being turned over
        for c, card in enumerate(cards.cards):
            self.trait[c] = trait(card)
            self.token[c] = token(card)
            self.held[c] = held(card)
            self.answers[c] = card.answer.kind if not card.stays else NO_ANSWER
            self.awaited[c] = 1 if awaited(card, cards) else 0


def awaited(card: Card, cards: CardSet) -> bool:
    """Whether a strategy does something more if this card is turned over."""
    for strategy in cards.board.strategies:
        for effect in strategy.effects:
            if effect.condition.kind == TURNED_OVER and fits(effect.condition.of, card):
                return True
    return False


def brings(effect: Effect, side: i64) -> float:
    """What a part of an effect brings its owner."""
    if effect.verb == MARKER:
        return STEP * float(-effect.n if side == MANKIND else effect.n)
    times = float(min(max(effect.cards, 1), MANY)) if effect.targets else 1.0
    if effect.verb not in (DESTROY, SACRIFICE, MOVE, REDRAW):
        times *= float(abs(int(effect.n)))
    worth = BRINGS.get(int(effect.verb), 0.0) * times
    if effect.verb == DRAIN:
        return 0.0 if effect.who == BOTH else worth if effect.who == OPPONENT else -worth
    return -worth if effect.verb == SACRIFICE and effect.who != OPPONENT else worth


def all_of(effects: tuple[Effect, ...], side: i64) -> float:
    total = 0.0
    for effect in effects:
        total += brings(effect, side)
    return total


def once(ability: Ability, side: i64) -> float:
    """What one use of an ability is worth; nobody has to use one that costs more than it brings."""
    gain = all_of(ability.effects, side)
    return max(gain - float(ability.discard) - DRAINED * float(ability.drain), 0.2 * gain, 0.0)


def trait(card: Card) -> float:
    total = WINS if card.wins_with > 0 else 0.0
    for ability in card.uses:
        if ability.spend == 0:
            total += once(ability, card.side) * (1.0 if ability.leaves else OFTEN)
    for effect in card.standing:
        total += standing(effect)
    return total + ALWAYS * all_of(card.every_turn, card.side)


def standing(effect: Effect) -> float:
    if effect.verb == POWER_OF:
        return 2.0 * float(abs(int(effect.n)))
    if effect.verb == FORBID:
        return 2.5
    return 1.0 if effect.verb == ALLOW else 2.0


def token(card: Card) -> float:
    """What a token of a card is worth: some protect, some are spent on an ability; those that win are counted elsewhere."""
    if card.answer.kind == PROTECT:
        return DRAINED
    for ability in card.uses:
        if ability.spend > 0:
            return 0.7 * once(ability, card.side) / float(ability.spend)
    return 0.0


def held(card: Card) -> float:
    """What a card is worth in the hand: some of what it would bring above its price."""
    gain = trait(card) + all_of(card.enters, card.side) + all_of(card.one_shot, card.side)
    gain += token(card) * float(card.tokens)
    if card.stays:
        gain += POWER * float(card.power)
    if card.answer.kind in (CANCEL, PREVENT_DRAIN):
        gain += ANSWERS
    price = float(card.discard) + DRAINED * float(card.drain)
    return max(min(0.7 + KEEPS * (gain - price), MOST), LEAST)
