"""Drawing and draining, card by card; the plot marker."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal, without
from rubizh.engine.flow import Choice, Decision, Step, then
from rubizh.engine.packed import TopCard, less, plus
from rubizh.games.invaders.rules.board import to_discard
from rubizh.games.invaders.rules.cards import INVADER, MANKIND
from rubizh.games.invaders.rules.state import (
    BOTH_EMPTY,
    INVADER_SHORT,
    MANKIND_SHORT,
    NOBODY,
    PLOT_FAILED,
    SEATS,
    Invaders,
    OfSide,
    counted,
    end,
    put,
)


def top_card(s: Invaders, deck: bytes) -> Decision:
    """Nature tells which card of a deck is on top."""
    return TopCard(deck, s.rules.choices.deal)


def to_hand(s: Invaders, seat: i64, c: i64) -> None:
    """invaders-26: a card comes to a hand, which has no limit and is kept in the order of the numbers."""
    s.hands[seat] = plus(s.hands[seat], c)


def off_hand(s: Invaders, seat: i64, c: i64) -> None:
    """A card leaves a hand and is seen; one that was shuffled back it is only if any was drawn since."""
    s.hands[seat] = less(s.hands[seat], c)
    if s.since[seat] > 0:
        shown(s, seat, c)


def shown(s: Invaders, seat: i64, c: i64) -> None:
    """A card comes to light: it may be one that was shuffled back, and the others of its kind may be in the hand."""
    if s.back[seat]:
        s.back = put(s.back, seat, without(s.back[seat], c))


def turn_up(s: Invaders, seat: i64, c: i64) -> None:
    """A card goes from a deck to its discard."""
    off_deck(s, seat, c)
    shown(s, seat, c)
    to_discard(s, seat, c)


def off_deck(s: Invaders, seat: i64, c: i64) -> None:
    """invaders-10: a card leaves its deck; the last one by a doing of the Invader is remembered."""
    deck = less(s.decks[seat], c)
    s.decks[seat] = deck
    if not deck:
        s.emptied |= 1 << seat


def into_deck(s: Invaders, seat: i64, cards: bytes) -> None:
    """Cards are shuffled into their deck."""
    deck = s.decks[seat]
    for c in cards:
        deck = plus(deck, c)
    s.decks[seat] = deck


def short(s: Invaders, seat: i64) -> None:
    """invaders-2, invaders-5, invaders-10, invaders-11, invaders-12: a card is missing that has to be drawn or drained."""
    if seat == INVADER:
        end(s, INVADER_SHORT)
    elif emptied(s, INVADER):
        end(s, BOTH_EMPTY)
    else:
        end(s, MANKIND_SHORT)


def emptied(s: Invaders, seat: i64) -> bool:
    """Whether what the Invader is doing has left a side without cards in its deck, and that counts."""
    if not s.rules.both_empty or s.emptied >> seat & 1 == 0 or s.decks[seat]:
        return False
    return len(s.doings) > 0 and s.doings[0].seat == INVADER


def owe(s: Invaders, seat: i64, n: i64, drawing: bool, by: i64) -> None:
    """So many cards are to be drained or drawn."""
    s.due = n
    s.due_seat = seat
    s.due_by = by
    s.drawing = drawing


class Take(Step[Invaders]):
    """Cards that are due are drawn or drained, one after the other.

    invaders-12, invaders-75
    """

    def ask(self, s: Invaders) -> Decision | None:
        return top_card(s, s.decks[s.due_seat]) if s.due > 0 and s.decks[s.due_seat] else None

    def do(self, s: Invaders, choice: Choice) -> None:
        seat = s.due_seat
        if isinstance(choice, Deal):
            before = s.emptied
            s.due -= 1
            if s.drawing:
                off_deck(s, seat, choice.card)
                to_hand(s, seat, choice.card)
                s.since = (s.since[0] + 1, s.since[1]) if seat == MANKIND else (s.since[0], s.since[1] + 1)
            else:
                turn_up(s, seat, choice.card)
                s.turned_over = choice.card
                if seat == MANKIND and s.due_by == INVADER and s.turn == INVADER:
                    s.drained = True
            if s.due_by == NOBODY:
                s.emptied = before
            if s.due > 0:
                then(s, TAKE)
        elif s.due > 0:
            short(s, seat)


class TurnOver(OfSide):
    """invaders-64: the top card of a deck goes to its discard, face up."""

    def ask(self, s: Invaders) -> Decision | None:
        return top_card(s, s.decks[self.seat]) if s.decks[self.seat] else None

    def do(self, s: Invaders, choice: Choice) -> None:
        if isinstance(choice, Deal):
            turn_up(s, self.seat, choice.card)
            s.turned_over = choice.card


def move_marker(s: Invaders, n: i64) -> None:
    """invaders-3, invaders-59: the plot marker goes up or down its track; at 0 Mankind wins."""
    s.marker = max(min(s.marker + n, s.rules.set.board.most), 0)
    if s.marker == 0:
        end(s, PLOT_FAILED)


def discard_to_deck(s: Invaders, seat: i64, n: i64) -> None:
    """invaders-62, invaders-68: the top cards of a discard, as many as there are, are shuffled into the deck."""
    pile = s.discards[seat]
    rest = max(len(pile) - n, 0)
    s.discards[seat] = pile[:rest]
    into_deck(s, seat, pile[rest:])
    before = s.back[seat] if s.since[seat] == 0 else ()
    s.back = put(s.back, seat, tuple(sorted([*before, *pile[rest:]])))
    s.since = counted(s.since, seat, 0)


def redraw(s: Invaders, seat: i64) -> None:
    """invaders-65: the hand is shuffled into the deck, and as many cards are drawn."""
    hand = s.hands[seat]
    s.hands[seat] = b""
    into_deck(s, seat, hand)
    s.back = put(s.back, seat, ())
    owe(s, seat, len(hand), True, NOBODY)
    then(s, TAKE)


TAKE: Final = Take()
TURN_OVER: Final[list[TurnOver]] = [TurnOver(seat) for seat in SEATS]
