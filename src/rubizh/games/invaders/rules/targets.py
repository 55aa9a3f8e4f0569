"""What an effect can be done to, and how that is chosen: one card or zone after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice
from rubizh.games.invaders.rules.board import (
    AREAS,
    SIDE,
    area_of,
    denied,
    forbidden,
    its_card,
    lies,
    locate,
    makes_room,
    piece_at,
    room,
    side_of,
    zone_of,
    zone_power,
)
from rubizh.games.invaders.rules.cards import (
    ALL,
    ANY_SIDE,
    DESTROY,
    DESTROYED,
    INVADER,
    LOWER_ZONE,
    LOWERING,
    MOVE,
    MOVING,
    OPPONENT,
    OWN_ZONE,
    RESTORING,
    SACRIFICE,
    TARGETED,
    Effect,
    Filter,
    fits,
)
from rubizh.games.invaders.rules.choices import DONE, IN_ZONE, SLOTS, InZone, Slot, slot
from rubizh.games.invaders.rules.prices import drain_price, drainable, guarding
from rubizh.games.invaders.rules.state import NOTHING, OPS, Doing, Invaders, Piece

A_MOVE: Final = 3  # what is chosen for a move: the card, the zone, the card sacrificed for room


def chooser(d: Doing, effect: Effect) -> i64:
    """invaders-40: who chooses: whoever plays or uses the card, unless its text says otherwise."""
    return 1 - d.seat if effect.victim_chooses or (effect.verb == SACRIFICE and effect.who == OPPONENT) else d.seat


def seen_from(s: Invaders, d: Doing, f: Filter) -> i64:
    """The zone of the card whose effect it is, if a filter asks for it."""
    return home(s, d) if f.local else NOTHING


def home(s: Invaders, d: Doing) -> i64:
    """The zone of the card whose effect it is; NOTHING if it lies in none."""
    where = locate(s, d.piece) if d.piece != NOTHING else NOTHING
    return NOTHING if where == NOTHING else zone_of(where // SLOTS)


def candidates(s: Invaders, d: Doing, effect: Effect, chosen: tuple[int, ...] = ()) -> list[int]:
    """Every piece that an effect can be done to, by where it lies; with moves chosen, once they are made."""
    zone = seen_from(s, d, effect.of)
    found: list[int] = []
    for area in range(AREAS):
        pieces = s.areas[area]
        if pieces and lies(effect.of, d.seat, zone, area) and on_its_side(d, effect, area):
            for place, piece in enumerate(pieces):
                if touches(s, d, effect, area, piece, chosen):
                    found.append(int(area * SLOTS + place))
    return found


def reaches(s: Invaders, d: Doing, effect: Effect) -> bool:
    """Whether there is any piece that an effect can be done to."""
    zone = seen_from(s, d, effect.of)
    for area in range(AREAS):
        pieces = s.areas[area]
        if pieces and lies(effect.of, d.seat, zone, area) and on_its_side(d, effect, area):
            for piece in pieces:
                if touches(s, d, effect, area, piece, ()):
                    return True
    return False


def on_its_side(d: Doing, effect: Effect, area: i64) -> bool:
    """Players sacrifice their own cards; where no side is named, a move is of the own ones too."""
    if effect.verb == SACRIFICE:
        return side_of(area) == chooser(d, effect)
    return effect.verb != MOVE or effect.of.side != ANY_SIDE or side_of(area) == d.seat


def touches(s: Invaders, d: Doing, effect: Effect, area: i64, piece: Piece, chosen: tuple[int, ...]) -> bool:
    """invaders-82, invaders-85, invaders-89, invaders-91, invaders-93: whether an effect can be done to a piece of an area."""
    card = its_card(s, piece)
    if not fits(effect.of, card) or (effect.of.this and piece.number != d.piece):
        return False
    if effect.verb == SACRIFICE:
        return not (card.hero and s.turn == INVADER)
    if card.invulnerable and piece.number != d.piece and d.kind != OPS:
        return False
    if side_of(area) != d.seat and forbidden(s, TARGETED, area, piece):
        return False
    if effect.verb == DESTROY:
        return not forbidden(s, DESTROYED, area, piece)
    if effect.verb == MOVE:
        return not forbidden(s, MOVING, area, piece) and goes(s, d, effect, area, chosen)
    return True


def goes(s: Invaders, d: Doing, effect: Effect, area: i64, chosen: tuple[int, ...]) -> bool:
    """Whether a piece of an area can be moved anywhere."""
    for zone in range(SIDE):
        if goes_to(s, d, effect, area, zone, chosen):
            return True
    return False


def goes_to(s: Invaders, d: Doing, effect: Effect, area: i64, zone: i64, chosen: tuple[int, ...]) -> bool:
    """invaders-61, invaders-80, invaders-81: whether a piece of an area can be moved to a zone."""
    side, here = side_of(area), zone_of(area)
    if zone == here or (effect.adjacent and zone != here - 1 and zone != here + 1):
        return False
    return room_then(s, area_of(side, zone), chosen) or (side == d.seat and makes_room(s, d.seat))


def room_then(s: Invaders, area: i64, chosen: tuple[int, ...]) -> bool:
    """Whether an area has a free slot once the moves chosen so far are made."""
    return len(lying_then(s, area, chosen)) < SLOTS if len(chosen) >= A_MOVE else room(s, area)


def lying_then(s: Invaders, area: i64, chosen: tuple[int, ...]) -> list[int]:
    """invaders-31, invaders-39: the pieces of an area once the moves chosen so far are made, by where they lie now."""
    found: list[int] = []
    first = side_of(area) * SIDE
    for there in range(first, first + SIDE):
        for place, piece in enumerate(s.areas[there]):
            if area_then(there, piece.number, chosen) == area:
                found.append(int(there * SLOTS + place))
    return found


def area_then(area: i64, number: i64, chosen: tuple[int, ...]) -> i64:
    """Where a piece of an area will lie once the moves chosen so far are made; NOTHING if it is sacrificed for one."""
    for at in range(0, len(chosen) - 2, A_MOVE):
        if chosen[at + 2] == number:
            return NOTHING
        if chosen[at] == number:
            area = area_of(side_of(area), chosen[at + 1])
    return area


def for_room(s: Invaders, area: i64, leaving: i64, chosen: tuple[int, ...] = ()) -> list[Choice]:
    """The cards of a full area that can be sacrificed to make room there; another area may be about to lose a piece.

    invaders-31, invaders-32
    """
    found: list[Choice] = []
    for at in lying_then(s, area, chosen):
        piece = piece_at(s, at)
        if its_card(s, piece).hero and not room_elsewhere(s, area, leaving):
            continue
        if leaving != NOTHING or payable_without(s, area, piece):
            found.append(slot(at // SLOTS, at % SLOTS))
    return found


def payable_without(s: Invaders, area: i64, piece: Piece) -> bool:
    """invaders-27: whether the card that is planned can still be paid for when a piece has made room for it."""
    if not s.rules.tokens_pay_costs or s.rules.room_kept:
        return True
    seat = side_of(area)
    most = drainable(s, seat)
    return most - guarding(s, area, piece) >= min(drain_price(s, s.rules.cards[s.plan.doing.card]), most)


def room_elsewhere(s: Invaders, area: i64, leaving: i64) -> bool:
    first = side_of(area) * SIDE
    for other in range(first, first + SIDE):
        if other != area and (other == leaving or room(s, other)):
            return True
    return False


def zones(s: Invaders, d: Doing, effect: Effect) -> list[int]:
    """invaders-78: the zones whose power an effect can change."""
    if denied(s, LOWERING if effect.verb == LOWER_ZONE else RESTORING, d.seat):
        return []
    its = home(s, d) if effect.zone == OWN_ZONE else effect.zone
    there = [zone for zone in range(SIDE) if effect.somewhere or zone == its]
    if effect.verb == LOWER_ZONE:
        return [zone for zone in there if zone_power(s, zone) > 0]
    return [zone for zone in there if s.lowered[zone] > 0]


def stopped(effect: Effect, chosen: tuple[int, ...]) -> bool:
    """Whether a player wanted no more of what an effect says they may do."""
    if not chosen or chosen[-1] != NOTHING:
        return False
    return effect.verb != MOVE or len(chosen) % A_MOVE == 1


def options(s: Invaders, d: Doing, effect: Effect, chosen: tuple[int, ...]) -> list[Choice]:
    """What may be chosen next for an effect; nothing once all is chosen."""
    if stopped(effect, chosen):
        return []
    if effect.somewhere:
        found: list[Choice] = [] if chosen else [IN_ZONE[zone] for zone in zones(s, d, effect)]
    elif effect.verb == MOVE and len(chosen) % A_MOVE:
        return move_options(s, d, effect, chosen)
    else:
        found = card_options(s, d, effect, chosen)
    if effect.may and found:
        found.append(DONE)
    return found


def to_choose(s: Invaders, d: Doing, effect: Effect, chosen: tuple[int, ...]) -> bool:
    """Whether anything is left to be chosen for an effect."""
    return reaches(s, d, effect) if effect.targets and not chosen else len(options(s, d, effect, chosen)) > 0


def card_options(s: Invaders, d: Doing, effect: Effect, chosen: tuple[int, ...]) -> list[Choice]:
    if len(chosen) // (A_MOVE if effect.verb == MOVE else 1) >= effect.cards:
        return []
    if effect.verb != MOVE:
        found, numbers = candidates(s, d, effect), chosen
    else:
        found, numbers = candidates(s, d, effect, chosen), chosen[::A_MOVE] + chosen[2::A_MOVE]
    return [slot(at // SLOTS, at % SLOTS) for at in found if int(piece_at(s, at).number) not in numbers]


def move_options(s: Invaders, d: Doing, effect: Effect, chosen: tuple[int, ...]) -> list[Choice]:
    """The zone to which the card chosen last is moved, or the card that makes room there."""
    stage = len(chosen) % A_MOVE
    area = locate(s, chosen[-stage]) // SLOTS
    if stage == 1:
        return [IN_ZONE[zone] for zone in range(SIDE) if goes_to(s, d, effect, area, zone, chosen)]
    return for_room(s, area_of(side_of(area), chosen[-1]), area, chosen)


def picked(s: Invaders, choice: Choice) -> int:
    """A card or zone chosen, as a number."""
    if isinstance(choice, Slot):
        return int(s.areas[area_of(choice.side, choice.zone)][choice.place].number)
    return int(choice.zone) if isinstance(choice, InZone) else NOTHING


def settled(s: Invaders, d: Doing, effect: Effect, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """invaders-39: what is chosen, with what leaves no choice: all cards if no more are there than needed, the only zone."""
    if effect.verb == MOVE:
        return settled_move(s, d, effect, chosen)
    if chosen or effect.may:
        return chosen
    if effect.somewhere:
        there = zones(s, d, effect)
        return (there[0],) if len(there) == 1 else chosen
    found = candidates(s, d, effect)
    return tuple([int(piece_at(s, at).number) for at in found]) if effect.cards == ALL or len(found) <= effect.cards else chosen


def settled_move(s: Invaders, d: Doing, effect: Effect, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """The only card that can be moved, the only zone it can go to, and that it needs no room there."""
    stage = len(chosen) % A_MOVE
    if stage == 2:
        there = area_of(side_of(locate(s, chosen[-2]) // SLOTS), chosen[-1])
        return chosen + (NOTHING,) if room_then(s, there, chosen) else chosen
    if stage == 0 and (effect.may or stopped(effect, chosen)):
        return chosen
    left = card_options(s, d, effect, chosen) if stage == 0 else move_options(s, d, effect, chosen)
    return settled_move(s, d, effect, chosen + (picked(s, left[0]),)) if len(left) == 1 else chosen
