"""A card announced and paid for, the answers to it, and how each takes effect in its turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice, Decision, Step, then
from rubizh.engine.packed import has
from rubizh.games.invaders.rules.board import area_of, denied, enter, locate, spend_token, to_discard
from rubizh.games.invaders.rules.cards import (
    ANY_SIDE,
    BOTH,
    CANCEL,
    DESTROY,
    DRAIN,
    DRAW,
    DRAWING,
    INVADER,
    MANKIND,
    PREVENT_DRAIN,
    TURN_OVER_TOP,
    YOU,
    Effect,
    fits,
)
from rubizh.games.invaders.rules.choices import DO_IT, DONE, PASS, SLOTS, Play, Spend
from rubizh.games.invaders.rules.doings import effects_of, met, possible
from rubizh.games.invaders.rules.effects import CARRY_OUT, CHAINMAIL, SELECT, at_part, carry_out, current
from rubizh.games.invaders.rules.heroes import leave
from rubizh.games.invaders.rules.payment import PAY_BY_TOKENS, PAY_DISCARD, PAY_DRAIN, tokens
from rubizh.games.invaders.rules.piles import TAKE, emptied, off_hand, owe
from rubizh.games.invaders.rules.prices import answerable, discard_price, drain_price, grow
from rubizh.games.invaders.rules.state import (
    ABILITY,
    ARRIVAL,
    BOTH_EMPTY,
    CARD,
    NOTHING,
    SEATS,
    Doing,
    Invaders,
    OfSide,
    Openly,
    end,
)
from rubizh.games.invaders.rules.targets import chooser, settled


def begin(s: Invaders, d: Doing, discards: i64, drains: i64) -> None:
    """invaders-28, invaders-46: something is announced; it is paid for, the other may answer, and it takes effect."""
    if not s.doings:
        s.emptied = 0
    s.doings += (d,)
    s.to_discard = discards
    s.to_drain = drains
    then(s, TAKE_EFFECT)
    if d.kind in (CARD, ABILITY):
        then(s, WINDOW[1 - d.seat])
    if drains > 0:
        then(s, PAY_DRAIN[d.seat])
        if s.rules.tokens_pay_costs:
            then(s, PAY_BY_TOKENS[d.seat])
    if discards > 0:
        then(s, PAY_DISCARD[d.seat])


def play_from_hand(s: Invaders, d: Doing, discards: i64, drains: i64) -> None:
    """invaders-29: a card leaves the hand for the table."""
    card = s.rules.cards[d.card]
    off_hand(s, d.seat, d.card)
    begin(s, d, discards, drains)
    if s.rules.growing:
        grow(s, card)


def answer(s: Invaders, seat: i64, c: i64) -> None:
    """invaders-52: a card is played as an answer, at its full price."""
    card = s.rules.cards[c]
    play_from_hand(s, Doing(CARD, seat, c), discard_price(s, card), drain_price(s, card))


def unseen(s: Invaders, seat: i64, c: i64) -> bool:
    """invaders-51, invaders-97: whether a card may be in a side's hand or deck, as far as everybody knows.

    What is neither in hand nor in deck is open, so that in the plain game those two together tell no more than the rest.
    """
    if not s.rules.secret:
        return has(s.hands[seat], c) or has(s.decks[seat], c)
    there = s.rules.set.copies[c] - s.discards[seat].count(int(c))
    for d in s.doings:
        if d.kind == CARD and d.card == c:
            there -= 1
    return there > 0


def cancels(s: Invaders, c: i64, d: Doing) -> bool:
    """invaders-50: whether a card cancels what is being done."""
    its = s.rules.cards[c].answer
    if d.kind == ABILITY and not (its.abilities or s.rules.cancel_abilities):
        return False
    card = s.rules.cards[d.card]
    return fits(its.of, card) and its.of.side in (ANY_SIDE, card.side)


class Window(OfSide):
    """invaders-46, invaders-47, invaders-51: a side may cancel what was announced last."""

    def ask(self, s: Invaders) -> Decision | None:
        d = s.doings[-1]
        found: list[Choice] = []
        asked = False
        for c in s.rules.set.cancels[self.seat]:
            if cancels(s, c, d) and answerable(s, self.seat, s.rules.cards[c]) and unseen(s, self.seat, c):
                asked = True
                if has(s.hands[self.seat], c):
                    found.append(s.rules.choices.play[c])
        found.append(PASS)
        return Decision(self.seat, found) if asked else None

    def do(self, s: Invaders, choice: Choice) -> None:
        if isinstance(choice, Play):
            answer(s, self.seat, choice.card)

    def passed_by(self, s: Invaders) -> Choice | None:
        return PASS


class Prevent(OfSide):
    """A side may prevent cards that are to be drained, by cards of the hand and by tokens; draws by tokens alone.

    invaders-53, invaders-54
    """

    def ask(self, s: Invaders) -> Decision | None:
        if s.due == 0:
            return None
        found = tokens(s, self.seat)
        asked = len(found) > 0
        if not s.drawing:
            for c in s.rules.set.prevents[self.seat]:
                if answerable(s, self.seat, s.rules.cards[c]) and unseen(s, self.seat, c):
                    asked = True
                    if has(s.hands[self.seat], c):
                        found.append(s.rules.choices.play[c])
        found.append(PASS)
        return Decision(self.seat, found) if asked else None

    def do(self, s: Invaders, choice: Choice) -> None:
        if isinstance(choice, Spend):
            spend_token(s, area_of(self.seat, choice.zone) * SLOTS + choice.place)
            s.due -= 1
            then(s, self)
        elif isinstance(choice, Play):
            then(s, self)
            answer(s, self.seat, choice.card)

    def passed_by(self, s: Invaders) -> Choice | None:
        """In the own draw phase there are only tokens, which everybody sees."""
        return None if s.drawing and s.turn == self.seat else PASS


class TakeEffect(Step[Invaders]):
    """invaders-47, invaders-49: what was announced last takes effect, unless it was cancelled."""

    def do(self, s: Invaders, choice: Choice) -> None:
        d = s.doings[-1]
        if d.cancelled:
            finish(s)
        elif d.kind != CARD:
            then(s, NEXT)
        elif s.rules.cards[d.card].stays:
            come_into_play(s, d)
        elif s.rules.cards[d.card].answer.kind == CANCEL:
            cancel(s)
        elif s.rules.cards[d.card].answer.kind == PREVENT_DRAIN:
            s.due -= min(s.due, s.rules.cards[d.card].answer.n)
            finish(s)
        else:
            then(s, NEXT)


def cancel(s: Invaders) -> None:
    """invaders-48: the card before this one is cancelled."""
    d = s.doings[-2]
    gone = Doing(d.kind, d.seat, d.card, d.piece, d.ability, d.zone, d.room, d.picks, d.part, True)
    s.doings = s.doings[:-2] + (gone, s.doings[-1])
    finish(s)


def come_into_play(s: Invaders, d: Doing) -> None:
    """invaders-30, invaders-35: a card with power is laid in its zone, and does what it does when it enters."""
    then(s, NEXT)
    if s.rules.room_kept and d.room != NOTHING:
        leave(s, locate(s, d.room), d.zone)
    number = enter(s, area_of(d.seat, d.zone), d.card)
    s.doings = s.doings[:-1] + (Doing(ARRIVAL, d.seat, d.card, number),)


class Next(Step[Invaders]):
    """invaders-1: the parts of an effect, one after the other in the order of its text."""

    def do(self, s: Invaders, choice: Choice) -> None:
        d = s.doings[-1]
        effects = effects_of(s.rules, d)
        if d.part >= len(effects):
            finish(s)
            return
        effect = effects[d.part]
        s.doings = s.doings[:-1] + (at_part(d, d.part + 1),)
        then(s, NEXT)
        if met(s, d, effect):
            begin_part(s, d, effect)


def begin_part(s: Invaders, d: Doing, effect: Effect) -> None:
    """A part is done at once, or when it is chosen whether, and to what."""
    s.chosen = ()
    if not effect.asks:
        if effect.may:
            if possible(s, d, effect):
                then(s, MAY[d.seat])
        else:
            carry_out_or_take(s, d, effect)
        return
    planned = d.part < len(d.picks) and not effect.late
    s.chosen = d.picks[d.part] if planned else settled(s, d, effect, ())
    then(s, CARRY_OUT)
    if effect.verb == DESTROY and d.seat == INVADER:
        then(s, CHAINMAIL)
    if not planned:
        then(s, SELECT[chooser(d, effect)])


def carry_out_or_take(s: Invaders, d: Doing, effect: Effect) -> None:
    """invaders-55: draws and drains are those of the player first whose turn it is."""
    drains = effect.verb == TURN_OVER_TOP and s.rules.retribution_drains
    if effect.verb not in (DRAIN, DRAW) and not drains:
        carry_out(s, d, effect)
        return
    s.turned_over = NOTHING
    for seat in (1 - s.turn, s.turn):
        if effect.who == BOTH or (effect.who == YOU and not drains) == (seat == d.seat):
            then(s, DUE[seat])


class May(Openly):
    """invaders-39: what an effect says a player may do."""

    def ask(self, s: Invaders) -> Decision | None:
        return Decision(self.seat, [DO_IT, DONE])

    def do(self, s: Invaders, choice: Choice) -> None:
        if choice is DO_IT:
            carry_out_or_take(s, s.doings[-1], current(s))


class Due(OfSide):
    """invaders-53: cards are to be drained or drawn by an effect; first they may be prevented."""

    def do(self, s: Invaders, choice: Choice) -> None:
        effect = current(s)
        drawing = effect.verb == DRAW
        if not (drawing and denied(s, DRAWING, self.seat)):
            owe(s, self.seat, effect.n, drawing, s.doings[-1].seat)
            take(s, self.seat)


def take(s: Invaders, seat: i64) -> None:
    """What is due is taken from a deck, unless it is prevented."""
    then(s, TAKE)
    then(s, PREVENT[seat])


def finish(s: Invaders) -> None:
    """invaders-34, invaders-45, invaders-48: all is done: a card that does not stay goes to the discard."""
    d = s.doings[-1]
    if d.kind == CARD:
        to_discard(s, d.seat, d.card)
    elif d.kind == ABILITY and s.rules.cards[d.card].uses[d.ability].leaves:
        where = locate(s, d.piece)
        if where != NOTHING:
            leave(s, where)
    if len(s.doings) == 1 and emptied(s, MANKIND) and emptied(s, INVADER):
        end(s, BOTH_EMPTY)
    s.doings = s.doings[:-1]


TAKE_EFFECT: Final = TakeEffect()
NEXT: Final = Next()
WINDOW: Final[list[Window]] = [Window(seat) for seat in SEATS]
PREVENT: Final[list[Prevent]] = [Prevent(seat) for seat in SEATS]
MAY: Final[list[May]] = [May(seat) for seat in SEATS]
DUE: Final[list[Due]] = [Due(seat) for seat in SEATS]
