"""The state of a game of Sentries, and its steps: the turn chapter of its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rubizh.engine.deck import CardChoice, Deal, less, without
from rubizh.engine.flow import NATURE, Choice, Decision, State, Step, advance, then

CARDS: Final = 9
HAND: Final = 2
NOTATION: Final[list[str]] = [str(card + 1) for card in range(CARDS)]


class Show(CardChoice):
    """Show a card of the hand: `show 7`."""


DEAL: Final[list[Deal]] = [Deal(f"deal {name}", card) for card, name in enumerate(NOTATION)]
SHOW: Final[list[Choice]] = [Show(f"show {name}", card) for card, name in enumerate(NOTATION)]
ALPHABET: Final[dict[str, Choice]] = {choice.text: choice for choice in [*DEAL, *SHOW]}


class Sentries(State):
    """sentries-1: a deck, hands, and the cards shown so far by each seat."""

    def __init__(
        self,
        todo: list[Step[Any]],
        pending: Decision | None,
        over: bool,
        options: Mapping[str, str],
        deck: list[Deal],
        hands: list[tuple[int, ...]],
        shown: list[tuple[int, ...]],
    ) -> None:
        super().__init__(todo, pending, over)
        self.options = options
        self.deck = deck
        self.hands = hands
        self.shown = shown

    def clone(self) -> Sentries:
        return Sentries(self.todo[:], self.pending, self.over, self.options, self.deck, self.hands[:], self.shown[:])

    @property
    def seats(self) -> int:
        return len(self.hands)


class DealTo(Step[Sentries]):
    """sentries-1: Nature deals a card to a seat."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Sentries) -> Decision | None:
        return Decision(NATURE, [*s.deck])

    def do(self, s: Sentries, choice: Choice) -> None:
        assert isinstance(choice, Deal)
        s.deck = less(s.deck, choice.card)
        s.hands[self.seat] += (choice.card,)

    def __repr__(self) -> str:
        return f"DealTo({self.seat})"


class ShowACard(Step[Sentries]):
    """sentries-2: a seat shows one of its cards."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Sentries) -> Decision | None:
        return Decision(self.seat, [SHOW[card] for card in sorted(s.hands[self.seat])])

    def do(self, s: Sentries, choice: Choice) -> None:
        assert isinstance(choice, Show)
        s.hands[self.seat] = without(s.hands[self.seat], choice.card)
        s.shown[self.seat] += (choice.card,)

    def __repr__(self) -> str:
        return f"ShowACard({self.seat})"


class End(Step[Sentries]):
    """sentries-4: the second round was the last."""

    def do(self, s: Sentries, choice: Choice) -> None:
        s.over = True


MOST_SEATS: Final = 3
DEAL_TO: Final = [DealTo(seat) for seat in range(MOST_SEATS)]
SHOW_A_CARD: Final = [ShowACard(seat) for seat in range(MOST_SEATS)]
END: Final = End()
STEPS: Final[dict[str, Step[Any]]] = {repr(step): step for step in [*DEAL_TO, *SHOW_A_CARD, END]}


def new_game(options: Mapping[str, str]) -> Sentries:
    """sentries-1, sentries-2: what is to come, last to first."""
    seats = int(options["players"])
    s = Sentries([], None, False, options, [*DEAL], [()] * seats, [()] * seats)
    then(s, END)
    for _ in range(HAND):
        for seat in reversed(range(seats)):
            then(s, SHOW_A_CARD[seat])
    for seat in range(seats):
        for _ in range(HAND):
            then(s, DEAL_TO[seat])
    advance(s)
    return s


def points(s: Sentries, seat: int) -> int:
    """sentries-3: the rounds in which the seat has shown the highest card."""
    rounds = min([len(cards) for cards in s.shown])
    return len([turn for turn in range(rounds) if s.shown[seat][turn] == max([cards[turn] for cards in s.shown])])


def enough(s: Sentries) -> bool:
    """sentries-5: at least five for each card shown; the card 1 has the number 0."""
    cards = [card for cards in s.shown for card in cards]
    return sum([card + 1 for card in cards]) >= 5 * len(cards)
