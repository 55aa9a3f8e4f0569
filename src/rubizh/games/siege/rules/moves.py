"""The verbs of Siege: what happens to the cards, and nothing about whose move it is."""

from __future__ import annotations

from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.games.siege.rules.cards import HIGHEST, SIEGE_CARDS, STRENGTHS, bit
from rubizh.games.siege.rules.state import ATTACKER, FOUR_WALLS, WALL_TWICE, Siege, note_change, side
from rubizh.games.siege.rules.walls import WALLS, WALLS_TO_WIN


def changed(pair: tuple[tuple[int, ...], ...], seat: i64, mine: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """A pair of holdings with one seat's replaced."""
    return (mine, pair[1]) if seat == ATTACKER else (pair[0], mine)


def take_from_hand(s: Siege, seat: i64, card: i64) -> None:
    s.hands[seat] = without(s.hands[seat], card)
    if s.known[seat]:
        s.known = changed(s.known, seat, without(s.known[seat], card))
    if s.returned and card in s.returned:  # it was drawn since it had been put back, and is shown now (siege-81)
        s.returned = without(s.returned, card)
        count_draw(s, seat, -1)


def count_draw(s: Siege, seat: i64, cards: i64) -> None:
    """How many siege cards a seat has drawn since cards were put back, but for those of them it has shown."""
    attacker, defender = s.drawn_since
    s.drawn_since = (attacker + cards, defender) if seat == ATTACKER else (attacker, defender + cards)


def throw_away(s: Siege, cards: tuple[int, ...]) -> None:
    """siege-51: discards lie face up for all to see."""
    s.discard = s.discard + cards


def remove(s: Siege, seat: i64, w: i64, card: i64) -> None:
    """Take a card away from a wall; the others keep their order (siege-19)."""
    row = side(s, seat)
    row[w] = without(row[w], card)
    note_change(s, w)


def opposite_number(card: i64) -> i64:
    """siege-20: the 11 of a 0's colour, the 0 of an 11's; otherwise none (elite cards never take part, siege-70)."""
    if card >= SIEGE_CARDS:
        return -1
    strength = card % STRENGTHS
    if strength == 0:
        return card + HIGHEST
    return card - HIGHEST if strength == HIGHEST else -1


def cancelled(s: Siege, seat: i64, card: i64, w: i64) -> i64:
    """The opposing card that would go to the discard together with this one, or -1."""
    other = opposite_number(card)
    return other if other >= 0 and other in side(s, 1 - seat)[w] else -1


def place(s: Siege, seat: i64, card: i64, w: i64) -> None:
    """Lay a card at a wall, outside those already there (siege-19); a 0 and an 11 of one colour go together (siege-20)."""
    if card < SIEGE_CARDS:
        s.unseen &= ~bit(card)
    other = cancelled(s, seat, card, w)
    if other >= 0:
        remove(s, 1 - seat, w, other)
        throw_away(s, (card, other))
        return
    row = side(s, seat)
    row[w] = row[w] + (card,)
    note_change(s, w)


def retreat(s: Siege, w: i64) -> None:
    """siege-12: the attacker discards all their cards at a wall."""
    throw_away(s, s.attack[w])
    s.attack[w] = ()
    note_change(s, w)


def throw_oil(s: Siege, w: i64) -> None:
    """siege-15: the attacker's card nearest the wall is discarded, and a cauldron is used up."""
    nearest = s.attack[w][0]
    remove(s, ATTACKER, w, nearest)
    throw_away(s, (nearest,))
    s.cauldrons -= 1


def clear(s: Siege, w: i64) -> None:
    """Discard all cards on both sides of a wall."""
    throw_away(s, s.attack[w] + s.defence[w])
    s.attack[w] = ()
    s.defence[w] = ()
    note_change(s, w)


def take_control(s: Siege, w: i64) -> None:
    """siege-34: the tile is damaged and cleared; siege-35: a fourth tile, or one already damaged, wins at once."""
    if s.damaged >> w & 1 == 1:
        end(s, WALL_TWICE)
        return
    s.damaged |= 1 << w
    if damaged_walls(s) == WALLS_TO_WIN:
        end(s, FOUR_WALLS)
    else:
        clear(s, w)


def damaged_walls(s: Siege) -> i64:
    count: i64 = 0
    for w in range(WALLS):
        count += s.damaged >> w & 1
    return count


def intact_walls(s: Siege) -> i64:
    return WALLS - damaged_walls(s)


def end(s: Siege, ending: i64) -> None:
    s.ending = ending
    s.over = True
