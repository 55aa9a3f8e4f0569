"""A turn of the Command phase: one support card and one action, in either order, and free effects between them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice, Decision, then
from rubizh.games.drones.rules.cards import NO_CARD
from rubizh.games.drones.rules.choices import (
    END_TURN,
    EVACUATION,
    RECRUIT,
    SHOP,
    TRANSFER,
    Discard,
    Play,
    Put,
    Sortie,
)
from rubizh.games.drones.rules.decks import OPEN_DRONE, characters_left
from rubizh.games.drones.rules.free import FREE, MY_TURN, do_free, free_effects
from rubizh.games.drones.rules.have import evacuates
from rubizh.games.drones.rules.personnel import TRANSFER_STEP, look_for_recruits, recruit, recruits
from rubizh.games.drones.rules.shop import SHOPPING
from rubizh.games.drones.rules.sortie import sorties, take_off
from rubizh.games.drones.rules.state import SEATS, Drones, OfSeat, counted, left_of, put, threat
from rubizh.games.drones.rules.support_cards import discard, play, plays
from rubizh.games.drones.rules.trench import EVACUATE_ONE


class NextTurn(OfSeat):
    """drones-32, drones-33: the turn goes round to the left until nobody holds a support card; who has none is passed over."""

    def do(self, s: Drones, choice: Choice) -> None:
        if not any(s.hand):
            return
        then(s, NEXT_TURN[left_of(s, self.seat)])
        if s.hand[self.seat] or not s.rules.no_card_no_action:
            then(s, BEGIN_TURN[self.seat])


class BeginTurn(OfSeat):
    """drones-126: a turn has one action, less what mishaps have taken."""

    def do(self, s: Drones, choice: Choice) -> None:
        fewer = s.fewer_actions[self.seat]
        s.actions = max(0, 1 - fewer)
        if fewer:
            s.fewer_actions = counted(s.fewer_actions, self.seat, 0)
        s.carded = not s.hand[self.seat]
        s.flown = NO_CARD
        s.grounded = False
        then(s, TURN[self.seat])


class Turn(OfSeat):
    """drones-31: play or discard a support card, take an action, use free effects, until the turn ends: not before the card."""

    def ask(self, s: Drones) -> Decision | None:
        seat = self.seat
        options = [] if s.carded else plays(s, seat)
        if s.actions > 0:
            options.extend(actions(s, seat))
        options.extend(free_effects(s, seat, MY_TURN))
        if s.carded:
            options.append(END_TURN)
        return Decision(seat, options)

    def do(self, s: Drones, choice: Choice) -> None:
        if choice is END_TURN:
            end_turn(s, self.seat)
            return
        then(s, self)
        if isinstance(choice, Play):
            s.carded = True
            play(s, self.seat, choice.card)
        elif isinstance(choice, Discard):
            s.carded = True
            discard(s, self.seat, choice.card)
        elif not act(s, self.seat, choice):
            do_free(s, self.seat, choice)


def actions(s: Drones, seat: i64) -> list[Choice]:
    """drones-34: the five actions, as far as they are possible."""
    options: list[Choice] = []
    if characters_left(s) > 0:
        options.append(RECRUIT)
    if s.crew[seat] or s.hq[seat]:
        options.append(TRANSFER)
    if s.wounded[seat] and evacuates(s, seat):
        options.append(EVACUATION)
    options.append(SHOP)
    options.extend(sorties(s, seat))
    return options


def act(s: Drones, seat: i64, choice: Choice) -> bool:
    """Take an action; False where the choice is none."""
    if choice is RECRUIT:
        then(s, PLACE_RECRUIT[seat])
        look_for_recruits(s, seat)
    elif choice is TRANSFER:
        then(s, TRANSFER_STEP[seat])
    elif choice is EVACUATION:
        then(s, EVACUATE_ONE[seat])
    elif choice is SHOP:
        then(s, SHOPPING[seat])
        then(s, OPEN_DRONE)
    elif isinstance(choice, Sortie):
        take_off(s, seat, choice.card)
    else:
        return False
    s.actions -= 1
    return True


class PlaceRecruit(OfSeat):
    """drones-35, drones-47: one of the characters looked at is placed; free effects may come before."""

    def ask(self, s: Drones) -> Decision | None:
        options = recruits(s, self.seat)
        options.extend(free_effects(s, self.seat, MY_TURN))
        return Decision(self.seat, options)

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Put):
            recruit(s, self.seat, choice)
        else:
            then(s, self)
            do_free(s, self.seat, choice)


def end_turn(s: Drones, seat: i64) -> None:
    """drones-57: bonuses are discarded, and mishaps that took an action."""
    if s.played[seat]:
        s.support_discard += s.played[seat]
        s.played = put(s.played, seat, ())
    s.actions = 0
    s.target = NO_CARD
    if s.mishaps[seat]:
        done = tuple([c for c in s.mishaps[seat] if threat(s, c).harm.actions])
        s.mishaps = put(s.mishaps, seat, tuple([c for c in s.mishaps[seat] if c not in done]))
        s.threat_discard += done
    others_free(s, seat)


def others_free(s: Drones, seat: i64) -> None:
    """drones-49: by an option every other player may use free effects now."""
    if s.rules.others_turns:
        for n in range(s.rules.players - 1, 0, -1):
            then(s, FREE[(seat + n) % s.rules.players])


NEXT_TURN: Final[list[NextTurn]] = [NextTurn(seat) for seat in SEATS]
BEGIN_TURN: Final[list[BeginTurn]] = [BeginTurn(seat) for seat in SEATS]
TURN: Final[list[Turn]] = [Turn(seat) for seat in SEATS]
PLACE_RECRUIT: Final[list[PlaceRecruit]] = [PlaceRecruit(seat) for seat in SEATS]
