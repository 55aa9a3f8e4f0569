"""Fielding: which cards stand against which invaders, one card at a time, with the bonuses that are taken by choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.engine.flow import Choice, Decision, Step, then
from rubizh.games.afu.rules.bonus import Calm, Chosen, bonus_of
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.choices import DONE, TAKE_BACKS, Defend, Support, TakeBack, Treat, UseBonus
from rubizh.games.afu.rules.chosen import can_calm, recoverable, take_reward, treat
from rubizh.games.afu.rules.state import PLACES, TAKEBACKS, Afu, card, in_play, put, repeated


class Field(Step[Afu]):
    """afu-20 to afu-23: lay cards in the defence and support rows, take them back, take bonuses, until all is as you want it."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Afu) -> Decision | None:
        options = placements(s, self.seat)
        if choosers(s, self.seat):
            options.extend(bonuses(s, self.seat))
        if may_take_back(s, self.seat):
            options.extend(TAKE_BACKS[defended(s, self.seat)])
        options.append(DONE)
        return Decision(self.seat, options)

    def do(self, s: Afu, choice: Choice) -> None:
        seat = self.seat
        if choice is DONE:
            return
        then(s, FIELD[seat])
        if isinstance(choice, Defend):
            s.hand[seat] = without(s.hand[seat], choice.card)
            s.defence[seat] = put(s.defence[seat], choice.place, choice.card)
        elif isinstance(choice, Support):
            s.hand[seat] = without(s.hand[seat], choice.card)
            s.defence_support[seat] = put(s.defence_support[seat], choice.place, choice.card)
        elif isinstance(choice, TakeBack):
            take_back(s, seat, choice.place)
        elif isinstance(choice, Treat):
            treat(s, seat, choice.card)
        elif isinstance(choice, UseBonus):
            use_bonus(s, seat, choice.card)

    def forced_is_public(self, s: Afu) -> bool:
        return not s.hand[self.seat]

    def __repr__(self) -> str:
        return f"Field({self.seat})"


def placements(s: Afu, seat: i64) -> list[Choice]:
    """afu-22: each card of the hand, where it may stand."""
    fronts, backs = open_places(s, seat)
    options: list[Choice] = []
    hand = s.hand[seat]
    for at, c in enumerate(hand):
        if repeated(hand, at):
            continue
        its = card(s, c)
        if its.fights:
            options.extend(s.rules.choices.defend[c][fronts])
        if its.supports and backs != 0:
            options.extend(s.rules.choices.support[c][backs])
        if its.treats and may_treat(s, seat, c):
            options.append(s.rules.choices.treat[c])
    return options


def open_places(s: Afu, seat: i64) -> tuple[i64, i64]:
    """afu-20, afu-21: the places to defend, and those to support, as bits."""
    fronts: i64 = 0
    backs: i64 = 0
    attack, front, back = s.attack[seat], s.defence[seat], s.defence_support[seat]
    for place in range(PLACES):
        if front[place] != NO_CARD:
            if back[place] == NO_CARD:
                backs |= 1 << place
        elif attack[place] != NO_CARD:
            fronts |= 1 << place
    return fronts, backs


def may_treat(s: Afu, seat: i64, c: i64) -> bool:
    """Whether a card of the hand may go to the hospital for another one."""
    return len(recoverable(s, seat)) > 0 and bonus_of(s, seat, c, held=True) is not None


def may_take_back(s: Afu, seat: i64) -> bool:
    """afu-23: fielded cards may come back, unless a bonus has been taken by choice."""
    return not s.used[seat] and not s.treated[seat] and s.takebacks < TAKEBACKS


def defended(s: Afu, seat: i64) -> i64:
    """The places where a card of the seat stands, as bits."""
    places: i64 = 0
    row = s.defence[seat]
    for place in range(PLACES):
        if row[place] != NO_CARD:
            places |= 1 << place
    return places


def take_back(s: Afu, seat: i64, place: i64) -> None:
    s.takebacks += 1
    s.hand[seat] += (s.defence[seat][place],)
    s.defence[seat] = put(s.defence[seat], place, NO_CARD)
    if s.defence_support[seat][place] != NO_CARD:
        s.hand[seat] += (s.defence_support[seat][place],)
        s.defence_support[seat] = put(s.defence_support[seat], place, NO_CARD)


def bonuses(s: Afu, seat: i64) -> list[Choice]:
    """afu-45, afu-47: the bonuses to be chosen now: of cards in play, each card once a turn."""
    options: list[Choice] = []
    there = in_play(s, seat)
    for at, c in enumerate(there):
        if not card(s, c).chooses or repeated(there, at):
            continue
        if s.used[seat].count(c) < there.count(c) and offers_choice(s, seat, c):
            options.append(s.rules.choices.bonus[c])
    return options


def choosers(s: Afu, seat: i64) -> bool:
    """Whether any card in play has a bonus that is taken by choice."""
    return (
        chooser_in(s, s.defence[seat])
        or chooser_in(s, s.defence_support[seat])
        or chooser_in(s, s.offered[seat])
        or chooser_in(s, s.fought[seat])
    )


def chooser_in(s: Afu, cards: tuple[int, ...]) -> bool:
    for c in cards:
        if c != NO_CARD and card(s, c).chooses:
            return True
    return False


def offers_choice(s: Afu, seat: i64, c: i64) -> bool:
    reward = bonus_of(s, seat, c)
    return can_calm(s, seat) if isinstance(reward, Calm) else reward is not None


def use_bonus(s: Afu, seat: i64, c: i64) -> None:
    s.used[seat] += (c,)
    reward = bonus_of(s, seat, c)
    if isinstance(reward, Chosen):
        take_reward(s, seat, reward)


class AfterCombat(Step[Afu]):
    """afu-45: bonuses whose condition the fights have met may still be taken, before recruitment.

    Asked whenever a card with such a bonus is in play, whether or not its condition holds: that may depend on the hand.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Afu) -> Decision | None:
        if not choosers(s, self.seat):
            return None
        return Decision(self.seat, bonuses(s, self.seat) + [DONE])

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, UseBonus):
            then(s, AFTER_COMBAT[self.seat])
            use_bonus(s, self.seat, choice.card)

    def forced_is_public(self, s: Afu) -> bool:
        return not s.hand[self.seat]

    def __repr__(self) -> str:
        return f"AfterCombat({self.seat})"


FIELD: Final[list[Field]] = [Field(0), Field(1)]
AFTER_COMBAT: Final[list[AfterCombat]] = [AfterCombat(0), AfterCombat(1)]
