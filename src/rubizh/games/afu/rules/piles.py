"""Drawing, discarding, panic, and the invader decks: the verbs that every part of a round uses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal, without
from rubizh.engine.flow import NATURE, Choice, Decision, Step, then
from rubizh.games.afu.rules.bonus import bonus_of
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.state import EMPTY_ROW, PLACES, Afu, card, in_play, put


def to_discard(s: Afu, seat: i64, cards: tuple[int, ...]) -> None:
    s.discard[seat] += cards


def merged(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """Two face-down piles shuffled together."""
    return tuple(sorted(one + other))


class Draw(Step[Afu]):
    """afu-18: draw a card; whoever has to and finds the deck empty shuffles the discard into a new one."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Afu) -> Decision | None:
        deck = s.deck[self.seat]
        if not deck:
            return None
        return Decision(NATURE, s.rules.choices.deals(deck))

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.deck[self.seat] = without(s.deck[self.seat], choice.card)
            s.hand[self.seat] += (choice.card,)
        elif s.discard[self.seat]:
            s.deck[self.seat] = merged(s.discard[self.seat], ())
            s.discard[self.seat] = ()
            then(s, DRAW[self.seat])

    def __repr__(self) -> str:
        return f"Draw({self.seat})"


DRAW: Final[list[Draw]] = [Draw(0), Draw(1)]


def flagged(flags: tuple[bool, ...], seat: i64) -> tuple[bool, ...]:
    """The flags with a seat's raised."""
    if len(flags) == 1:
        return (True,)
    return (True, flags[1]) if seat == 0 else (flags[0], True)


def take_panic(s: Afu, seat: i64) -> None:
    """afu-30, afu-31: a Panic card to the discard, unless a bonus spares it or the stack is empty."""
    if s.panic == 0:
        return
    if s.spared[seat] < shields(s, seat):
        s.spared = tuple([s.spared[p] + (1 if p == seat else 0) for p in range(s.rules.players)])
        return
    s.panic -= 1
    to_discard(s, seat, (s.rules.set.panic,))
    s.panicked = flagged(s.panicked, seat)


def shields(s: Afu, seat: i64) -> i64:
    """afu-54: how many cards in play spare a Panic card, each one a round."""
    count: i64 = 0
    for c in in_play(s, seat):
        reward = bonus_of(s, seat, c)
        if reward is not None and reward.spares():
            count += 1
    return count


class RevealInvader(Step[Afu]):
    """The next card of a seat's invader deck comes up."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Afu) -> Decision | None:
        if s.foreseen[self.seat] or not s.invaders[self.seat]:
            return None
        return Decision(NATURE, s.rules.choices.deals(s.invaders[self.seat]))

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.invaders[self.seat] = without(s.invaders[self.seat], choice.card)
            self.come(s, choice.card)
        elif s.foreseen[self.seat]:
            c = s.foreseen[self.seat][0]
            s.foreseen[self.seat] = s.foreseen[self.seat][1:]
            self.come(s, c)
        elif renew_invaders(s, self.seat):
            then(s, self)

    def come(self, s: Afu, c: i64) -> None:
        raise NotImplementedError


def renew_invaders(s: Afu, seat: i64) -> bool:
    """afu-104, afu-118: in the war the invader discard makes a new deck, for one player first with the invaders II."""
    if not s.war:
        return False
    fresh = s.escaped[seat]
    if s.rules.players == 1 and not s.second_wave:
        s.second_wave = True
        fresh += s.rules.set.later[1]
    s.invaders[seat] = merged(fresh, ())
    s.escaped[seat] = ()
    return len(fresh) > 0


class Attack(RevealInvader):
    """afu-101, afu-102: an invader takes the next place of the attack row; one without attack and defence supports another."""

    def come(self, s: Afu, c: i64) -> None:
        if card(s, c).fights:
            row = s.attack[self.seat]
            s.attack[self.seat] = put(row, free_place(row), c)
            return
        row = s.attack_support[self.seat]
        if NO_CARD in row:
            s.attack_support[self.seat] = put(row, free_place(row), c)
        else:
            s.escaped[self.seat] += (c,)

    def __repr__(self) -> str:
        return f"Attack({self.seat})"


def free_places(row: tuple[int, ...]) -> i64:
    count: i64 = 0
    for c in row:
        if c == NO_CARD:
            count += 1
    return count


def free_place(row: tuple[int, ...]) -> i64:
    for place in range(PLACES):
        if row[place] == NO_CARD:
            return place
    raise ValueError("the row has no free place")


ATTACK: Final[list[Attack]] = [Attack(0), Attack(1)]


def more_to_come(s: Afu, seat: i64) -> bool:
    """Whether the invader deck can still bring somebody for the attack row."""
    if not s.war:
        return len(s.foreseen[seat]) + len(s.invaders[seat]) > 0
    if s.rules.players == 1 and not s.second_wave:
        return True
    for pile in (s.foreseen[seat], s.invaders[seat], s.escaped[seat]):
        for c in pile:
            if card(s, c).fights:
                return True
    return False


def clear_rows(s: Afu, seat: i64) -> None:
    s.attack[seat] = EMPTY_ROW
    s.attack_support[seat] = EMPTY_ROW
    s.defence[seat] = EMPTY_ROW
    s.defence_support[seat] = EMPTY_ROW
