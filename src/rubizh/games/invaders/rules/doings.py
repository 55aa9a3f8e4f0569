"""What is being done: its parts, whether each happens, and whether it would change anything."""

from __future__ import annotations

from typing import Final

from rubizh.games.invaders.rules.board import AREAS, denied, its_card, lies, locate, piece_at, zone_power
from rubizh.games.invaders.rules.cards import (
    ALWAYS,
    DEFENDER,
    DISCARD_TO_DECK,
    DRAW,
    DRAWING,
    IN_PLAY,
    MANKIND,
    MARKER,
    MOVE,
    REDRAW,
    SKIP_ATTACK,
    TOKENS,
    TURN_OVER_TOP,
    TURNED_OVER,
    YOU,
    Effect,
    Filter,
    fits,
)
from rubizh.games.invaders.rules.state import (
    ABILITY,
    ARRIVAL,
    CARD,
    EVERY_TURN,
    NOTHING,
    OPS,
    STRATEGY,
    WALKING,
    Doing,
    Invaders,
    Rules,
)
from rubizh.games.invaders.rules.targets import home, reaches, seen_from, zones

Effects = tuple[Effect, ...]

OPS_MOVE: Final[Effects] = (Effect(MOVE, of=Filter(types=DEFENDER, side=MANKIND)),)
WALK_MOVE: Final[Effects] = (Effect(MOVE, of=Filter(this=True)),)
PLOT_ACTION: Final[Effects] = (Effect(DRAW), Effect(MARKER, -1))


def effects_of(rules: Rules, d: Doing) -> Effects:
    """The parts of something being done, in the order of its text."""
    kind = d.kind
    if kind == CARD:
        return rules.cards[d.card].one_shot
    if kind == ARRIVAL:
        return rules.cards[d.card].enters
    if kind == EVERY_TURN:
        return rules.cards[d.card].every_turn
    if kind == ABILITY:
        return rules.cards[d.card].uses[d.ability].effects
    if kind == STRATEGY:
        return rules.set.board.strategies[d.card].effects
    if kind == OPS:
        return OPS_MOVE
    return WALK_MOVE if kind == WALKING else PLOT_ACTION


def met(s: Invaders, d: Doing, effect: Effect) -> bool:
    """Whether the condition of a part is met."""
    condition = effect.condition
    if condition.kind == ALWAYS:
        return True
    if condition.kind == TURNED_OVER:
        return s.turned_over != NOTHING and fits(condition.of, s.rules.cards[s.turned_over])
    if condition.kind == IN_PLAY:
        return count(s, d, condition.of) >= condition.n
    where = locate(s, d.piece)
    if where == NOTHING:
        return False
    return piece_at(s, where).tokens >= condition.n if condition.kind == TOKENS else zone_power(s, home(s, d)) <= condition.n


def count(s: Invaders, d: Doing, f: Filter) -> int:
    """invaders-91, invaders-92: how many cards in play a condition is about."""
    zone = seen_from(s, d, f)
    found = 0
    for area in range(AREAS):
        if lies(f, d.seat, zone, area):
            for piece in s.areas[area]:
                card = its_card(s, piece)
                own = piece.number == d.piece
                if fits(f, card) and (own or not (f.this or card.invulnerable)):
                    found += 1
    return found


def useful(s: Invaders, d: Doing, effects: Effects) -> bool:
    """invaders-38: whether at least one part can be done, and the price paid, which is no such part but of a strategy."""
    if effects and effects[0].price and not reaches(s, d, effects[0]):
        return False
    if s.rules.empty_plays:
        return True
    for effect in effects:
        if effect.price and d.kind != STRATEGY:
            continue
        if effect.sure or (met(s, d, effect) and possible(s, d, effect)):
            return True
    return False


def possible(s: Invaders, d: Doing, effect: Effect) -> bool:
    """Whether a part can be done and would change anything; a card that is only planned is still in the hand."""
    verb = effect.verb
    if effect.targets:
        return reaches(s, d, effect)
    if effect.of_zone:
        return len(zones(s, d, effect)) > 0
    if verb == DRAW:
        return effect.who != YOU or not denied(s, DRAWING, d.seat)
    if verb == DISCARD_TO_DECK:
        return len(s.discards[d.seat]) > 0
    if verb == REDRAW:
        return len(s.hands[d.seat]) > (1 if d.kind == CARD and not s.doings else 0)
    if verb == TURN_OVER_TOP:
        return s.rules.retribution_drains or len(s.decks[1 - d.seat]) > 0
    if verb == SKIP_ATTACK:
        return not s.skip
    return verb != MARKER or effect.n < 0 or s.marker < s.rules.set.board.most
