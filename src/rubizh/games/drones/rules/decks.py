"""Drawing from the face-down decks; an empty one is renewed from its discard."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rubizh.engine.deck import Deal, less
from rubizh.engine.flow import NATURE, Choice, Decision, Step, then
from rubizh.games.drones.rules.state import KNOWN, SEATS, Drones, OfSeat, put, threat
from rubizh.games.drones.rules.trench import came_to_light


def nature(deck: list[Deal]) -> Decision:
    return Decision(NATURE, cast("list[Choice]", deck))


def renewed(s: Drones, discard: tuple[int, ...]) -> list[Deal]:
    """drones-17: a new deck of the cards of a discard."""
    deal = s.rules.choices.deal
    return [deal[c] for c in sorted(discard)]


class DrawSupport(OfSeat):
    """drones-128: a support card for a player."""

    def ask(self, s: Drones) -> Decision | None:
        return nature(s.support_deck) if s.support_deck else None

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.support_deck = less(s.support_deck, choice.card)
            s.hand = put(s.hand, self.seat, s.hand[self.seat] + (int(choice.card),))
        elif s.support_discard:
            s.support_deck = renewed(s, s.support_discard)
            s.support_discard = ()
            then(s, self)


class OpenDrone(Step[Drones]):
    """drones-24, drones-41: another drone comes to the shop."""

    def ask(self, s: Drones) -> Decision | None:
        return nature(s.drone_deck) if s.drone_deck else None

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.drone_deck = less(s.drone_deck, choice.card)
            s.shop += (int(choice.card),)
        elif s.drone_discard:
            s.drone_deck = renewed(s, s.drone_discard)
            s.drone_discard = ()
            then(s, self)


class DrawThreat(Step[Drones]):
    """drones-122: a threat comes: an enemy to the field, a mishap aside until it is dealt."""

    def ask(self, s: Drones) -> Decision | None:
        return nature(s.threat_deck) if s.threat_deck else None

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.threat_deck = less(s.threat_deck, choice.card)
            if threat(s, choice.card).mishap:
                s.aside += (int(choice.card),)
            else:
                s.field += (int(choice.card),)
        elif s.threat_discard:
            s.threat_deck = renewed(s, s.threat_discard)
            s.threat_discard = ()
            then(s, self)


class FirstEnemy(Step[Drones]):
    """drones-25: at the start only enemies of the first line come: what else is met is shuffled back."""

    def ask(self, s: Drones) -> Decision | None:
        cards = s.rules.set
        return nature([deal for deal in s.threat_deck if cards.threat[deal.card].opens])

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.threat_deck = less(s.threat_deck, choice.card)
            s.field += (int(choice.card),)


def characters_left(s: Drones) -> i64:
    return len(s.characters) + len(s.under)


def next_character(s: Drones) -> Decision | None:
    """drones-18, drones-36: the shuffled part of the deck first; then what was put under it, in that order."""
    if s.characters:
        return nature(s.characters)
    return nature([s.rules.choices.deal[s.under[0]]]) if s.under else None


def take_character(s: Drones, c: i64) -> None:
    """The character dealt leaves the deck."""
    if s.characters:
        s.characters = less(s.characters, c)
        return
    if s.under_at[0] != KNOWN:
        came_to_light(s, c, s.under_at[0])
    s.under = s.under[1:]
    s.under_at = s.under_at[1:]


class LookAtCharacter(Step[Drones]):
    """drones-35: the next character of the deck is looked at, openly."""

    def ask(self, s: Drones) -> Decision | None:
        return next_character(s)

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Deal):
            take_character(s, choice.card)
            s.looked += (int(choice.card),)


class FillTrench(Step[Drones]):
    """drones-23: a character of the deck goes into the Trench, face down."""

    def ask(self, s: Drones) -> Decision | None:
        return next_character(s)

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Deal):
            take_character(s, choice.card)
            s.trench = tuple(sorted(s.trench + (int(choice.card),)))


DRAW_SUPPORT: Final[list[DrawSupport]] = [DrawSupport(seat) for seat in SEATS]
OPEN_DRONE: Final = OpenDrone()
DRAW_THREAT: Final = DrawThreat()
FIRST_ENEMY: Final = FirstEnemy()
LOOK_AT_CHARACTER: Final = LookAtCharacter()
FILL_TRENCH: Final = FillTrench()
