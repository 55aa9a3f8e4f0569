"""Set-up: decks, first hero, first hands; before games of a match, what the players exchange."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.engine.flow import NONE, Choice, Decision, Step, advance, then
from rubizh.engine.packed import less, one
from rubizh.games.invaders.rules.board import AREAS
from rubizh.games.invaders.rules.cards import INVADER, MANKIND, NO_CARD, ZONES
from rubizh.games.invaders.rules.choices import DONE, LIMITS, Limit, PutIn, TakeOut
from rubizh.games.invaders.rules.heroes import NEXT_HERO, PLACE_HERO
from rubizh.games.invaders.rules.piles import TAKE, into_deck, owe
from rubizh.games.invaders.rules.state import (
    HAND,
    NO_PLAN,
    NOBODY,
    NOTHING,
    SEATS,
    UNDECIDED,
    Area,
    Invaders,
    OfSide,
    Openly,
    Rules,
    counted,
    put,
)
from rubizh.games.invaders.rules.turn import TURN


class FirstHand(OfSide):
    """invaders-15: a side draws its first hand."""

    def do(self, s: Invaders, choice: Choice) -> None:
        owe(s, self.seat, HAND, True, NOBODY)
        then(s, TAKE)


class NameLimit(Openly):
    """invaders-95: the loser of the last game names how many cards are exchanged."""

    def ask(self, s: Invaders) -> Decision | None:
        return Decision(self.seat, LIMITS)

    def do(self, s: Invaders, choice: Choice) -> None:
        if isinstance(choice, Limit):
            s.limits += (int(choice.n),)


class TakeCards(OfSide):
    """invaders-95, invaders-98: a player secretly takes cards out of their deck, or keeps them where they may.

    Everybody is asked as often, whatever they keep: the number of answers tells nothing.
    """

    def ask(self, s: Invaders) -> Decision | None:
        if len(s.swapping[self.seat]) >= most_taken(s, self.seat):
            return None
        if kept(s, self.seat):
            return Decision(self.seat, [DONE])
        found = [s.rules.choices.take_out[c] for c in once(list(s.decks[self.seat]))]
        return Decision(self.seat, [*found, DONE] if may_keep(s) else found)

    def do(self, s: Invaders, choice: Choice) -> None:
        if choice is NONE:
            return
        out = NO_CARD
        if isinstance(choice, TakeOut):
            out = choice.card
            s.decks[self.seat] = less(s.decks[self.seat], out)
        s.swapping = put(s.swapping, self.seat, tuple(sorted([*s.swapping[self.seat], int(out)])))
        then(s, self)


class FillDeck(OfSide):
    """invaders-17, invaders-95, invaders-96: a player secretly puts cards of their pool into the deck until it is full."""

    def ask(self, s: Invaders) -> Decision | None:
        if s.filled[self.seat] >= len(s.swapping[self.seat]) + to_add(s):
            return None
        if short(s, self.seat) <= 0:
            return Decision(self.seat, [DONE])
        return Decision(self.seat, [s.rules.choices.put_in[c] for c in once(list(s.aside[self.seat]))])

    def do(self, s: Invaders, choice: Choice) -> None:
        if choice is NONE:
            s.aside = put(s.aside, self.seat, tuple(sorted(s.aside[self.seat] + taken(s, self.seat))))
            s.swapping = put(s.swapping, self.seat, ())
            s.filled = counted(s.filled, self.seat, 0)
            return
        if isinstance(choice, PutIn):
            s.aside = put(s.aside, self.seat, without(s.aside[self.seat], choice.card))
            into_deck(s, self.seat, one(choice.card))
        s.filled = counted(s.filled, self.seat, s.filled[self.seat] + 1)
        then(s, self)


def making(s: Invaders) -> bool:
    """invaders-98: whether decks are made, before the first game; later they are only changed."""
    return len(s.limits) == 0


def may_keep(s: Invaders) -> bool:
    """invaders-95, invaders-98: whether fewer cards may be taken out than there are questions."""
    return s.rules.own_decks if making(s) else s.rules.swap_up_to


def most_taken(s: Invaders, seat: i64) -> int:
    """invaders-95, invaders-98: how many cards can be taken out, for as many there are to be put in instead."""
    instead = len(s.aside[seat]) + len(taken(s, seat)) - (s.rules.sizes[seat] - len(s.decks[seat]))
    if making(s):
        return instead if s.rules.own_decks else 0
    return min(s.limits[-1], instead)


def to_add(s: Invaders) -> int:
    """invaders-17: how many cards a larger deck gets beside those that are exchanged."""
    return int(s.rules.added) if making(s) else 0


def short(s: Invaders, seat: i64) -> int:
    """How many cards a deck still lacks."""
    return s.rules.sizes[seat] - len(s.decks[seat])


def taken(s: Invaders, seat: i64) -> tuple[int, ...]:
    """The cards that a side has really taken out."""
    return tuple([c for c in s.swapping[seat] if c != NO_CARD])


def kept(s: Invaders, seat: i64) -> bool:
    """Whether a side wants to take out no more."""
    return NO_CARD in s.swapping[seat]


def once(cards: list[int]) -> list[int]:
    """Each kind once, of cards in the order of their numbers."""
    return [c for at, c in enumerate(cards) if at == 0 or cards[at - 1] != c]


def before_the_game(rules: Rules) -> list[Step[Any]]:
    """invaders-94: the steps of deck building, the last one first; in a match, an exchange for each game before."""
    todo: list[Step[Any]] = []
    exchange: list[Step[Any]] = [FILL_DECK[INVADER], TAKE_CARDS[INVADER], FILL_DECK[MANKIND], TAKE_CARDS[MANKIND]]
    for loser in reversed(rules.losers):
        todo += [*exchange, NAME_LIMIT[loser]]
    return todo + (exchange if rules.built else [])


def building(s: Invaders) -> bool:
    """Whether somebody still has to name, take out or put in cards."""
    for step in s.todo:
        if isinstance(step, (NameLimit, TakeCards, FillDeck)):
            return True
    return False


def deck_list(s: Invaders, seat: i64) -> str:
    """invaders-97: what a side's deck was made of, by names and copies: all its cards but those in the pool."""
    cards = s.rules.set
    there = sorted([*cards.decks[seat], *cards.pools[seat]])
    for c in s.aside[seat]:
        there.remove(c)
    return ", ".join([f"{there.count(c)} {cards.cards[c].name}" for c in once(there)])


def new_game(rules: Rules) -> Invaders:
    """invaders-13, invaders-14, invaders-15, invaders-21: everything on the table, waiting for the first answer."""
    cards = rules.set
    todo: list[Step[Any]] = [TURN[INVADER], FIRST_HAND[INVADER], FIRST_HAND[MANKIND], PLACE_HERO, NEXT_HERO]
    s = Invaders(
        todo=todo + before_the_game(rules),
        pending=None,
        over=False,
        rules=rules,
        ending=UNDECIDED,
        turn=INVADER,
        turns=0,
        marker=rules.start,
        hands=[b"", b""],
        decks=rules.choices.decks[:],
        discards=[b"", b""],
        aside=rules.choices.pools,
        back=((), ()),
        since=(0, 0),
        areas=NO_CARDS[:],
        entries=0,
        laws=0,
        lowered=(0,) * len(ZONES),
        ops=cards.board.ops_centre,
        carried_out=0,
        grown=(0,) * len(cards.board.strategies),
        heroes=rules.choices.heroes,
        gone=(),
        arriving=NO_CARD,
        reserved=NOTHING,
        plotted=False,
        cut_saved=False,
        drained=False,
        skip=False,
        attacks=(),
        ticked=NOTHING,
        takebacks=0,
        plan=NO_PLAN,
        doings=(),
        chosen=(),
        to_discard=0,
        to_drain=0,
        due=0,
        due_seat=INVADER,
        due_by=NOBODY,
        drawing=False,
        turned_over=NO_CARD,
        emptied=0,
        limits=(),
        swapping=((), ()),
        filled=(0, 0),
    )
    advance(s)
    return s


FIRST_HAND: Final[list[FirstHand]] = [FirstHand(seat) for seat in SEATS]
NAME_LIMIT: Final[list[NameLimit]] = [NameLimit(seat) for seat in SEATS]
NO_CARDS: Final[list[Area]] = [()] * AREAS
TAKE_CARDS: Final[list[TakeCards]] = [TakeCards(seat) for seat in SEATS]
FILL_DECK: Final[list[FillDeck]] = [FillDeck(seat) for seat in SEATS]
