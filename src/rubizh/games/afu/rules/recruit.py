"""Recruitment: compensation for cards not used otherwise, and purchases by turns from the display."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rubizh.engine.deck import Deal, less, without
from rubizh.engine.flow import NATURE, Choice, Decision, Step, then
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.choices import DONE, PASS, Buy, Spend
from rubizh.games.afu.rules.chosen import CALM_BY_COMPENSATION, can_calm
from rubizh.games.afu.rules.piles import to_discard
from rubizh.games.afu.rules.state import DISPLAY, Afu, card, in_order, repeated, unsent


class Compensate(Step[Afu]):
    """afu-63, afu-64: lay cards for recruitment points or to return a Panic card, all of them before the purchases."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Afu) -> Decision | None:
        options: list[Choice] = []
        cards = unsent(s, self.seat)
        for at, c in enumerate(cards):
            its = card(s, c)
            if (its.points > 0 or (its.calms and can_calm(s, self.seat))) and not repeated(cards, at):
                options.append(s.rules.choices.spend[c])
        options.append(DONE)
        return Decision(self.seat, options)

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Spend):
            then(s, COMPENSATE[self.seat])
            s.hand[self.seat] = without(s.hand[self.seat], choice.card)
            s.spent[self.seat] += (choice.card,)
            s.points[self.seat] += card(s, choice.card).points
            if card(s, choice.card).calms:
                then(s, CALM_BY_COMPENSATION[self.seat])

    def __repr__(self) -> str:
        return f"Compensate({self.seat})"


class Recruit(Step[Afu]):
    """afu-67, afu-69: purchases begin with the first player; what is not spent is lost."""

    def do(self, s: Afu, choice: Choice) -> None:
        for seat in in_order(s):
            to_discard(s, seat, s.spent[seat])  # so that what is bought lies on top of it
            s.spent[seat] = ()
        then(s, FORFEIT)
        then(s, PURCHASE[s.first][s.rules.players == 1])

    def __repr__(self) -> str:
        return "Recruit"


class Purchase(Step[Afu]):
    """afu-67: buy one card and let the other buy; a pass is final, and whoever can afford nothing is passed over."""

    def __init__(self, seat: i64, alone: bool) -> None:
        self.seat: Final = seat
        self.alone: Final = alone

    def ask(self, s: Afu) -> Decision | None:
        options = affordable(s, self.seat)
        return Decision(self.seat, options + [PASS]) if options else None

    def do(self, s: Afu, choice: Choice) -> None:
        other = 1 - self.seat
        if isinstance(choice, Buy):
            then(s, self if self.alone else PURCHASE[other][False])
            buy(s, self.seat, choice.card)
        elif not self.alone and choice is PASS:
            then(s, PURCHASE[other][True])
        elif not self.alone and affordable(s, other):
            then(s, PURCHASE[other][False])

    def __repr__(self) -> str:
        return f"Purchase({self.seat}, {self.alone})"


def affordable(s: Afu, seat: i64) -> list[Choice]:
    """afu-65, afu-66: what a seat can pay of the display and the Aid stack."""
    options: list[Choice] = []
    points = s.points[seat]
    if points < s.rules.set.cheapest:
        return options
    for at, c in enumerate(s.display):
        if c != NO_CARD and card(s, c).cost <= points and not repeated(s.display, at):
            options.append(s.rules.choices.buy[c])
    if s.aid > 0 and card(s, s.rules.set.aid).cost <= points:
        options.append(s.rules.choices.buy[s.rules.set.aid])
    return options


def buy(s: Afu, seat: i64, c: i64) -> None:
    """afu-68, afu-69: the card goes on top of the discard, and its place in the display is filled."""
    s.points[seat] -= card(s, c).cost
    to_discard(s, seat, (c,))
    if c == s.rules.set.aid:
        s.aid -= 1
    else:
        at = s.display.index(c)
        s.display = s.display[:at] + (NO_CARD,) + s.display[at + 1 :]
        then(s, REFILL)


class Forfeit(Step[Afu]):
    """Points that were not spent are gone."""

    def do(self, s: Afu, choice: Choice) -> None:
        for seat in in_order(s):
            s.points[seat] = 0


class Refill(Step[Afu]):
    """afu-66, afu-68: the open top card of the AFU deck fills the first gap of the display, and the next one is turned up."""

    def do(self, s: Afu, choice: Choice) -> None:
        if s.top != NO_CARD and NO_CARD in s.display:
            at = s.display.index(NO_CARD)
            s.display = s.display[:at] + (int(s.top),) + s.display[at + 1 :]
            s.top = NO_CARD
            then(s, REFILL)
            then(s, TURN_UP)


class TurnUp(Step[Afu]):
    """Nature turns up the next card of the AFU deck; cards put under it come last, in their order."""

    def ask(self, s: Afu) -> Decision | None:
        return Decision(NATURE, cast("list[Choice]", s.reserve)) if s.reserve else None

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.reserve = less(s.reserve, choice.card)
            s.top = choice.card
        elif s.under:
            s.top = s.under[0]
            s.under = s.under[1:]


def strike(s: Afu) -> None:
    """A rocket strike: the display goes under the AFU deck, and five new cards come."""
    then(s, STRIKE)


class Strike(Step[Afu]):
    """afu-37: the display goes under the AFU deck, and five new cards come; the Aid stack is untouched."""

    def do(self, s: Afu, choice: Choice) -> None:
        s.under += tuple([c for c in s.display if c != NO_CARD])
        s.display = (NO_CARD,) * DISPLAY
        then(s, REFILL)
        if s.top == NO_CARD:
            then(s, TURN_UP)


COMPENSATE: Final[list[Compensate]] = [Compensate(0), Compensate(1)]
RECRUIT: Final = Recruit()
PURCHASE: Final[list[list[Purchase]]] = [[Purchase(0, False), Purchase(0, True)], [Purchase(1, False), Purchase(1, True)]]
FORFEIT: Final = Forfeit()
REFILL: Final = Refill()
TURN_UP: Final = TurnUp()
STRIKE: Final = Strike()
