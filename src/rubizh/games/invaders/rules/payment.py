"""Paying a price: cards of the hand, cards of the deck; by an option also tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import CardChoice
from rubizh.engine.flow import Choice, Decision, then
from rubizh.games.invaders.rules.board import SIDE, area_of, spend_token, to_discard
from rubizh.games.invaders.rules.cards import NO_CARD
from rubizh.games.invaders.rules.choices import PASS, SLOTS, SPEND, Discard, Spend
from rubizh.games.invaders.rules.piles import off_hand, top_card, turn_up
from rubizh.games.invaders.rules.prices import guarding
from rubizh.games.invaders.rules.state import SEATS, Invaders, OfSide


class PayDiscard(OfSide):
    """invaders-27: a price is paid with cards of the hand, in the order that the player likes."""

    def ask(self, s: Invaders) -> Decision | None:
        return Decision(self.seat, discards(s, self.seat)) if s.to_discard > 0 else None

    def do(self, s: Invaders, choice: Choice) -> None:
        if isinstance(choice, Discard):
            pay_discard(s, self.seat, choice.card)
            if s.to_discard > 0:
                then(s, self)


def discards(s: Invaders, seat: i64) -> list[Choice]:
    """Each kind of card of a hand once."""
    found: list[Choice] = []
    last = NO_CARD
    for c in s.hands[seat]:
        if c != last:
            found.append(s.rules.choices.discard[c])
        last = c
    return found


def pay_discard(s: Invaders, seat: i64, c: i64) -> None:
    off_hand(s, seat, c)
    to_discard(s, seat, c)
    s.to_discard -= 1


class PayByTokens(OfSide):
    """invaders-54: by an option, tokens that protect pay for cards of a drain price."""

    def ask(self, s: Invaders) -> Decision | None:
        found = tokens(s, self.seat) if s.to_drain > 0 else []
        if not found:
            return None
        return Decision(self.seat, [*found, PASS] if len(s.decks[self.seat]) >= s.to_drain else found)

    def do(self, s: Invaders, choice: Choice) -> None:
        if isinstance(choice, Spend):
            spend_token(s, area_of(self.seat, choice.zone) * SLOTS + choice.place)
            s.to_drain -= 1
            then(s, self)

    def forced_is_public(self, s: Invaders) -> bool:
        return True


class PayDrain(OfSide):
    """invaders-27: a price is paid with the top cards of the deck; an answer's price is no part of what it answers."""

    def ask(self, s: Invaders) -> Decision | None:
        return top_card(s, s.decks[self.seat]) if s.to_drain > 0 else None

    def do(self, s: Invaders, choice: Choice) -> None:
        if not isinstance(choice, CardChoice):
            return
        before = s.emptied
        turn_up(s, self.seat, choice.card)
        if len(s.doings) > 1:
            s.emptied = before
        s.to_drain -= 1
        if s.to_drain > 0:
            then(s, self)


def tokens(s: Invaders, seat: i64) -> list[Choice]:
    """The tokens of a side that can protect it now."""
    found: list[Choice] = []
    if s.rules.set.protects[seat]:
        for zone in range(SIDE):
            area = area_of(seat, zone)
            for place, piece in enumerate(s.areas[area]):
                if guarding(s, area, piece) > 0:
                    found.append(SPEND[zone * SLOTS + place])
    return found


PAY_DISCARD: Final[list[PayDiscard]] = [PayDiscard(seat) for seat in SEATS]
PAY_BY_TOKENS: Final[list[PayByTokens]] = [PayByTokens(seat) for seat in SEATS]
PAY_DRAIN: Final[list[PayDrain]] = [PayDrain(seat) for seat in SEATS]
