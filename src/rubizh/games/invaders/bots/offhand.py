"""What anybody would do without much thought: for the small questions of a play, and for whoever is only imagined."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice
from rubizh.games.invaders.bots.lore import POWER, Lore
from rubizh.games.invaders.bots.outlook import expected, lead
from rubizh.games.invaders.rules.board import area_of, its_card, locate, power_of, side_of, zone_of, zone_power
from rubizh.games.invaders.rules.cards import (
    EURASIA,
    INVADER,
    LOWER_ZONE,
    MOVE,
    POWER_TOKEN,
    RESTORE_ZONE,
    SACRIFICE,
    TOKEN,
    Effect,
)
from rubizh.games.invaders.rules.choices import (
    BACK,
    CUT_DISCARD,
    CUT_DRAIN,
    DO_IT,
    FULL_PRICE,
    PASS,
    SAVE_HERO,
    SLOTS,
    Discard,
    InZone,
    Limit,
    PutIn,
    Slot,
    Spend,
    TakeOut,
)
from rubizh.games.invaders.rules.effects import Select, current
from rubizh.games.invaders.rules.plan import lying, parts
from rubizh.games.invaders.rules.state import NO_DOING, Invaders, Piece
from rubizh.games.invaders.rules.targets import A_MOVE

FEW: Final = 3  # options of a kind that are worth a closer look
HERO: Final = 3.0
SACRIFICED: Final = Effect(SACRIFICE)


def liking(s: Invaders, seat: i64, option: Choice, lore: Lore) -> float:
    """How much a seat likes an option at first sight, in cards."""
    if isinstance(option, Discard | TakeOut):
        return -lore.held[option.card]
    if isinstance(option, PutIn):
        return lore.held[option.card]
    if isinstance(option, Slot):
        return like_slot(s, seat, option, lore)
    if isinstance(option, InZone):
        return like_zone(s, seat, option.zone)
    if isinstance(option, Spend):
        return -1.0 if s.drawing else 1.0
    if isinstance(option, Limit):
        return -float(option.n)
    return like_word(option)


def like_word(option: Choice) -> float:
    if option is SAVE_HERO or option is DO_IT or option is FULL_PRICE:
        return 1.0
    if option is CUT_DISCARD:
        return -0.2
    if option is CUT_DRAIN:
        return -0.4
    if option is BACK:
        return -9.0
    return 0.0 if option is PASS else -0.1


def asked_for(s: Invaders) -> Effect:
    """The part of an effect for which something is being chosen."""
    if isinstance(s.todo[-1], Select):
        return current(s)
    d = s.plan.doing
    if d.kind == NO_DOING or lying(s, d):
        return SACRIFICED
    return parts(s, d)[len(d.picks)]


def like_slot(s: Invaders, seat: i64, option: Slot, lore: Lore) -> float:
    """A card in play as the target of what is being chosen."""
    area = area_of(option.side, option.zone)
    piece = s.areas[area][option.place]
    effect = asked_for(s)
    own = option.side == seat
    if effect.verb == POWER_TOKEN:
        gain = float(effect.n) * slope(s, option.zone)
    elif effect.verb == TOKEN:
        gain = max(float(effect.n), -float(piece.tokens)) * max(lore.token[piece.card], 0.2)
        gain *= 4.0 if its_card(s, piece).wins_with > 0 else 1.0
    elif effect.verb == MOVE:
        gain = -(1.0 if own else -1.0) * slope(s, option.zone)
        return gain if not making_room(s) else -piece_worth(s, area, piece, lore)
    else:
        gain = -piece_worth(s, area, piece, lore)
    return gain if own else -gain


def making_room(s: Invaders) -> bool:
    """Whether a move has its card and its zone already."""
    chosen = s.chosen if isinstance(s.todo[-1], Select) else s.plan.chosen
    return len(chosen) % A_MOVE == A_MOVE - 1


def piece_worth(s: Invaders, area: i64, piece: Piece, lore: Lore) -> float:
    """What a card in play is worth to its owner."""
    power = float(power_of(s, area, piece))
    worth = power * (0.5 * POWER + slope(s, zone_of(area)) * 3.0) + lore.trait[piece.card]
    worth += lore.token[piece.card] * float(piece.tokens)
    return worth + (HERO if its_card(s, piece).hero else 0.0)


def slope(s: Invaders, zone: i64) -> float:
    """How much a power more or less makes in a zone, in cards a turn."""
    ahead = lead(s, zone)
    return 0.5 * (expected(ahead + 1) - expected(ahead - 1))


def like_zone(s: Invaders, seat: i64, zone: i64) -> float:
    """A zone for a card, or for a change of its power."""
    effect = SACRIFICED
    if isinstance(s.todo[-1], Select) or (s.plan.doing.kind != NO_DOING and not lying(s, s.plan.doing)):
        effect = asked_for(s)
    if effect.verb == RESTORE_ZONE:
        return float(s.lowered[zone]) + slope(s, zone)
    if effect.verb == LOWER_ZONE:
        return 3.0 / float(zone_power(s, zone)) + slope(s, zone) + (0.5 if zone == EURASIA else 0.0)
    full = 0.0 if len(s.areas[area_of(seat, zone)]) < SLOTS else 2.0
    if effect.verb == MOVE and moved_side(s) != seat:
        return -slope(s, zone)
    return slope(s, zone) - full


def moved_side(s: Invaders) -> i64:
    """Whose card is being moved."""
    chosen = s.chosen if isinstance(s.todo[-1], Select) else s.plan.chosen
    return side_of(locate(s, chosen[-1]) // SLOTS) if chosen else INVADER


def offhand(s: Invaders, seat: i64, options: list[Choice], lore: Lore) -> Choice:
    """What a seat would do without much thought. Whoever is asked for an answer passes."""
    best = options[0]
    most = -1e9
    for option in options:
        liked = liking(s, seat, option, lore)
        if liked > most:
            best, most = option, liked
    return best


def promising(s: Invaders, seat: i64, options: list[Choice], lore: Lore) -> list[Choice]:
    """The few options that are worth a closer look: every answer and every zone, but not every card."""
    kept = [option for option in options if option is not BACK]
    if len(kept) <= FEW or PASS in kept:
        return kept or options
    liked = [(-liking(s, seat, option, lore), at) for at, option in enumerate(kept)]
    liked.sort()
    return [kept[at] for _, at in liked[:FEW]]
