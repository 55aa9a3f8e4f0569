"""Cards in play: where they lie, their power, and what they forbid, allow and change while they are there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.packed import one
from rubizh.games.invaders.rules.cards import (
    AFRICA,
    ANY_SIDE,
    ANY_ZONE,
    BOTH,
    EURASIA,
    FREE_TO_MAKE_ROOM,
    FREE_TO_MOVE,
    MAKING_ROOM,
    MANKIND,
    OWN_ZONE,
    PACIFIC_RIM,
    PLAYING,
    POWER_CHANGES,
    YOU,
    Card,
    Effect,
    Filter,
    fits,
)
from rubizh.games.invaders.rules.choices import SLOTS
from rubizh.games.invaders.rules.state import (
    BOTH_LOST,
    CRATE,
    EURASIA_LOST,
    NOTHING,
    SPRAYER,
    Invaders,
    Piece,
    counted,
    end,
)

SIDE: Final = 3  # areas of a side: its zones
AREAS: Final = 6


def area_of(side: i64, zone: i64) -> i64:
    return side * SIDE + zone


def zone_of(area: i64) -> i64:
    return area % SIDE


def side_of(area: i64) -> i64:
    return area // SIDE


def locate(s: Invaders, number: i64) -> i64:
    """Where a piece lies, as its area and place in one number; NOTHING if it is not in play."""
    for area, pieces in enumerate(s.areas):
        for place, piece in enumerate(pieces):
            if piece.number == number:
                return area * SLOTS + place
    return NOTHING


def piece_at(s: Invaders, where: i64) -> Piece:
    return s.areas[where // SLOTS][where % SLOTS]


def its_card(s: Invaders, piece: Piece) -> Card:
    return s.rules.cards[piece.card]


def replace(s: Invaders, where: i64, piece: Piece) -> None:
    """Another piece, with the same number, in its place."""
    area, place = where // SLOTS, where % SLOTS
    pieces = s.areas[area]
    s.areas[area] = pieces[:place] + (piece,) + pieces[place + 1 :]


def room(s: Invaders, area: i64) -> bool:
    """invaders-30: whether a zone has a free slot on one side."""
    return len(s.areas[area]) < SLOTS


def enter(s: Invaders, area: i64, c: i64, turned: bool = False) -> i64:
    """invaders-42: a card comes into play, with its tokens; the number of the piece."""
    number = s.entries
    s.entries += 1
    card = s.rules.cards[c]
    s.areas[area] += (Piece(c, number, card.tokens, 0, 0, 0, turned),)
    s.laws |= card.laws
    return number


def lift(s: Invaders, where: i64) -> Piece:
    """Take a piece off the board."""
    area, place = where // SLOTS, where % SLOTS
    pieces = s.areas[area]
    piece = pieces[place]
    s.areas[area] = pieces[:place] + pieces[place + 1 :]
    if its_card(s, piece).laws:
        s.laws = laws_in_play(s)
    return piece


def laws_in_play(s: Invaders) -> i64:
    bits: i64 = 0
    for pieces in s.areas:
        for piece in pieces:
            bits |= its_card(s, piece).laws
    return bits


def to_discard(s: Invaders, side: i64, c: i64) -> None:
    """invaders-41: a card on top of its owner's discard."""
    s.discards[side] += one(c)


def remove(s: Invaders, where: i64) -> bool:
    """A piece leaves play for its owner's discard, a hero the game; whether it was the hero.

    invaders-83, invaders-87, invaders-88
    """
    piece = lift(s, where)
    if its_card(s, piece).hero:
        s.gone += (int(piece.card),)
        return True
    to_discard(s, side_of(where // SLOTS), piece.card)
    return False


def shift(s: Invaders, where: i64, area: i64) -> None:
    """invaders-81: a piece goes to another area, as the same piece."""
    pieces = s.areas[where // SLOTS]
    place = where % SLOTS
    piece = pieces[place]
    s.areas[where // SLOTS] = pieces[:place] + pieces[place + 1 :]
    s.areas[area] += (piece,)


def add_tokens(s: Invaders, where: i64, n: i64) -> None:
    """invaders-4, invaders-9: tokens on a piece, or off it; with enough of them its owner may have won."""
    p = piece_at(s, where)
    tokens = max(p.tokens + n, 0)
    replace(s, where, Piece(p.card, p.number, tokens, p.power, p.used, p.spent, p.turned))
    wins_with = its_card(s, p).wins_with
    if wins_with > 0 and tokens >= wins_with:
        end(s, CRATE if side_of(where // SLOTS) == MANKIND else SPRAYER)


def add_power(s: Invaders, where: i64, n: i64) -> None:
    """invaders-79: a power token on a piece."""
    p = piece_at(s, where)
    replace(s, where, Piece(p.card, p.number, p.tokens, p.power + n, p.used, p.spent, p.turned))


def mark_used(s: Invaders, where: i64, ability: i64, tokens: i64) -> None:
    """An ability was used, and tokens were spent on it."""
    p = piece_at(s, where)
    used = p.used | 1 << ability
    replace(s, where, Piece(p.card, p.number, p.tokens - tokens, p.power, used, p.spent + tokens, p.turned))


def spend_token(s: Invaders, where: i64) -> None:
    p = piece_at(s, where)
    replace(s, where, Piece(p.card, p.number, p.tokens - 1, p.power, p.used, p.spent + 1, p.turned))


def refresh(s: Invaders) -> None:
    """invaders-43: a new turn: nothing has been used in it yet."""
    for area in range(AREAS):
        pieces = s.areas[area]
        for place, p in enumerate(pieces):
            if p.used or p.spent:
                replace(s, area * SLOTS + place, Piece(p.card, p.number, p.tokens, p.power, 0, 0, p.turned))


def zone_power(s: Invaders, zone: i64) -> i64:
    """invaders-16, invaders-78: what a zone itself has."""
    return s.rules.set.board.zones[zone] - s.lowered[zone]


def lower(s: Invaders, zone: i64, n: i64) -> None:
    """invaders-6, invaders-7, invaders-78: a zone loses power, never below 0."""
    s.lowered = counted(s.lowered, zone, s.lowered[zone] + min(n, zone_power(s, zone)))
    if zone_power(s, EURASIA) == 0:
        end(s, EURASIA_LOST)
    elif zone_power(s, PACIFIC_RIM) == 0 and zone_power(s, AFRICA) == 0:
        end(s, BOTH_LOST)


def restore(s: Invaders, zone: i64, n: i64) -> None:
    """invaders-78: Mankind takes tokens off a zone."""
    s.lowered = counted(s.lowered, zone, max(s.lowered[zone] - n, 0))


def strength(s: Invaders, area: i64) -> i64:
    """invaders-72, invaders-74: the power of a side's cards in a zone; a turned hero adds nothing."""
    total: i64 = 0
    for piece in s.areas[area]:
        if not piece.turned:
            total += power_of(s, area, piece)
    return total


def power_of(s: Invaders, area: i64, piece: Piece) -> i64:
    """A piece's own power, its tokens, and what other cards in play make of it."""
    power = its_card(s, piece).power + piece.power
    if s.laws & POWER_CHANGES:
        for there, pieces in enumerate(s.areas):
            for other in pieces:
                card = its_card(s, other)
                if card.laws & POWER_CHANGES:
                    for effect in card.standing:
                        if effect.law == POWER_CHANGES and concerns(s, effect.of, there, other, area, piece):
                            power += effect.n
    return power


def lies(f: Filter, seat: i64, zone: i64, area: i64) -> bool:
    """invaders-90: whether an area is where a filter looks, seen from a card of a side in a zone."""
    if f.opposing and area != area_of(1 - seat, zone):
        return False
    if f.side != ANY_SIDE and f.side != side_of(area):
        return False
    if f.zone == ANY_ZONE:
        return True
    return zone_of(area) == (zone if f.zone == OWN_ZONE else f.zone)


def concerns(s: Invaders, f: Filter, there: i64, source: Piece, area: i64, piece: Piece) -> bool:
    """invaders-91: whether a card in play is about a piece: never about another one that is invulnerable."""
    card = its_card(s, piece)
    if piece.number != source.number and (f.this or card.invulnerable):
        return False
    return fits(f, card) and lies(f, side_of(there), zone_of(there), area)


def ruled(s: Invaders, law: i64, area: i64, piece: Piece) -> bool:
    """Whether by some card in play a law holds for a piece."""
    if s.laws & law == 0:
        return False
    for there, pieces in enumerate(s.areas):
        for source in pieces:
            card = its_card(s, source)
            if card.laws & law:
                for effect in card.standing:
                    if effect.law == law and concerns(s, effect.of, there, source, area, piece):
                        return True
    return False


def forbidden(s: Invaders, deed: i64, area: i64, piece: Piece) -> bool:
    """invaders-93: whether something cannot be done with a piece."""
    return ruled(s, 1 << deed, area, piece)


def free_to_move(s: Invaders, area: i64, piece: Piece) -> bool:
    """invaders-86: whether a piece may move by itself."""
    if s.rules.all_heroes_move and its_card(s, piece).hero:
        return True
    return ruled(s, FREE_TO_MOVE, area, piece)


def unplayable(s: Invaders, card: Card) -> bool:
    """Whether some card in play forbids to play a card."""
    if s.laws & 1 << PLAYING == 0:
        return False
    for pieces in s.areas:
        for source in pieces:
            for effect in its_card(s, source).standing:
                if effect.law == 1 << PLAYING and of_side(effect.of, card) and fits(effect.of, card):
                    return True
    return False


def of_side(f: Filter, card: Card) -> bool:
    return f.side == ANY_SIDE or f.side == card.side


def denied(s: Invaders, deed: i64, seat: i64) -> bool:
    """invaders-93: whether some card in play forbids a deed to a player."""
    return told(s, 1 << deed, seat)


def told(s: Invaders, law: i64, seat: i64) -> bool:
    """Whether by some card in play a law holds for a player."""
    if s.laws & law == 0:
        return False
    for area, pieces in enumerate(s.areas):
        for source in pieces:
            for effect in its_card(s, source).standing:
                if effect.law == law and about(effect, side_of(area), seat):
                    return True
    return False


def about(effect: Effect, owner: i64, seat: i64) -> bool:
    """Whether an effect is about a player, seen from its owner."""
    return effect.who == BOTH or (effect.who == YOU) == (owner == seat)


def makes_room(s: Invaders, seat: i64) -> bool:
    """invaders-31, invaders-33: whether a player may sacrifice a card to make room: Mankind, in their own turn."""
    if s.turn != seat or denied(s, MAKING_ROOM, seat):
        return False
    return seat == MANKIND or told(s, FREE_TO_MAKE_ROOM, seat)
