"""Why something cannot be begun in a main phase, and why a card is no answer."""

from __future__ import annotations

from mypy_extensions import i64

from rubizh.engine.flow import Choice
from rubizh.engine.words import Reason, Sentence
from rubizh.games.invaders.rules.board import SIDE, area_of, forbidden, free_to_move, its_card, unplayable
from rubizh.games.invaders.rules.cards import CANCEL, INVADER, MANKIND, MOVING, NO_ANSWER, PREVENT_DRAIN, USING, Card
from rubizh.games.invaders.rules.chain import Prevent, Window, cancels
from rubizh.games.invaders.rules.choices import (
    ABILITIES,
    OPS_CENTRE,
    PLOT_CUT,
    PLOT_DRAW,
    CarryOut,
    OfPlace,
    Play,
    Use,
    Walk,
)
from rubizh.games.invaders.rules.plan import open_zones
from rubizh.games.invaders.rules.prices import affordable_somehow, discard_price, drain_price, payable
from rubizh.games.invaders.rules.state import Invaders, Piece


def why_not_begun(s: Invaders, seat: i64, choice: Choice) -> Reason:
    if isinstance(choice, Play):
        return why_not_played(s, seat, choice.card)
    if isinstance(choice, Use | Walk):
        return why_not_used(s, seat, choice)
    if isinstance(choice, CarryOut):
        return why_not_strategy(s, seat, choice.number)
    return why_not_board(s, seat, choice)


def named(s: Invaders, c: i64) -> dict[str, int | str | Sentence]:
    return {"card": s.rules.cards[c].title}


def why_not_played(s: Invaders, seat: i64, c: i64) -> Reason:
    card = s.rules.cards[c]
    if c not in s.hands[seat]:
        return Reason("invaders-27", "You do not hold this card: {card}.", named(s, c))
    if not card.stays and card.answer.kind != NO_ANSWER:
        return Reason("invaders-46", "This card is played only as an answer: {card}.", named(s, c))
    if unplayable(s, card):
        return Reason("invaders-93", "A card in play forbids to play it: {card}.", named(s, c))
    if not affordable_somehow(s, seat, card):
        return too_dear(s, seat, card)
    if card.stays and not open_zones(s, seat):
        return Reason("invaders-30", "All your slots are full.")
    return Reason("invaders-38", "It would change nothing now: {card}.", named(s, c))


def too_dear(s: Invaders, seat: i64, card: Card) -> Reason:
    facts: dict[str, int | str | Sentence] = {
        "discard": discard_price(s, card),
        "drain": drain_price(s, card),
        "hand": len(s.hands[seat]) - 1,
        "deck": len(s.decks[seat]),
    }
    text = "It costs {discard} discarded and {drain} drained; beside it you hold {hand}, and your deck has {deck}."
    return Reason("invaders-27", text, facts)


def why_not_used(s: Invaders, seat: i64, choice: OfPlace) -> Reason:
    area = area_of(seat, choice.zone)
    if choice.place >= len(s.areas[area]):
        return Reason("invaders-43", "You have no card at this place.")
    piece = s.areas[area][choice.place]
    if isinstance(choice, Walk):
        return why_not_moved(s, area, piece)
    assert isinstance(choice, Use)
    return why_not_ability(s, area, piece, choice.ability)


def why_not_moved(s: Invaders, area: i64, piece: Piece) -> Reason:
    if not free_to_move(s, area, piece):
        return Reason("invaders-86", "This card cannot move by itself: {card}.", named(s, piece.card))
    if forbidden(s, MOVING, area, piece):
        return Reason("invaders-93", "A card in play forbids to move it: {card}.", named(s, piece.card))
    if piece.used >> ABILITIES & 1:
        return Reason("invaders-43", "It has been used this turn: {card}.", named(s, piece.card))
    return Reason("invaders-81", "No other zone has room for it: {card}.", named(s, piece.card))


def why_not_ability(s: Invaders, area: i64, piece: Piece, ability: i64) -> Reason:
    uses = its_card(s, piece).uses
    if ability >= len(uses):
        return Reason("invaders-43", "This card has no such ability: {card}.", named(s, piece.card))
    its = uses[ability]
    if its.spend == 0 and piece.used >> ability & 1:
        return Reason("invaders-43", "It has been used this turn: {card}.", named(s, piece.card))
    if piece.tokens < its.spend:
        return Reason("invaders-44", "There are too few tokens on it: {card}.", named(s, piece.card))
    if its.most > 0 and piece.spent + its.spend > its.most:
        return Reason("invaders-42", "No more of its tokens can be spent this turn: {card}.", named(s, piece.card))
    if forbidden(s, USING, area, piece):
        return Reason("invaders-93", "A card in play forbids to use it: {card}.", named(s, piece.card))
    seat = area // SIDE
    if not payable(s, seat, len(s.hands[seat]), its.discard, its.drain):
        return Reason("invaders-27", "You cannot pay for it: {card}.", named(s, piece.card))
    return Reason("invaders-38", "It would change nothing now: {card}.", named(s, piece.card))


def why_not_strategy(s: Invaders, seat: i64, number: i64) -> Reason:
    strategy = s.rules.set.board.strategies[number]
    if strategy.side != seat:
        return Reason("invaders-60", "This is the other side's strategy.")
    if s.carried_out >> number & 1:
        return Reason("invaders-60", "This strategy has been carried out: each is there once a game.")
    return Reason("invaders-38", "This strategy would change nothing now.")


def why_not_board(s: Invaders, seat: i64, choice: Choice) -> Reason:
    if choice is OPS_CENTRE:
        if seat == INVADER:
            return Reason("invaders-61", "The Ops Centre is Mankind's.")
        if s.ops == 0:
            return Reason("invaders-61", "There is no token on the Ops Centre.")
        return Reason("invaders-61", "No Defender can be moved.")
    if choice is PLOT_DRAW or choice is PLOT_CUT:
        return why_not_plotted(s, seat, choice)
    return Reason("invaders-57", "A price is cut when a card is played: name the card first.")


def why_not_plotted(s: Invaders, seat: i64, choice: Choice) -> Reason:
    if seat == MANKIND:
        return Reason("invaders-56", "The plot action is the Invader's.")
    if s.plotted:
        return Reason("invaders-56", "The plot action has been taken this turn.")
    if choice is PLOT_CUT:
        return Reason("invaders-57", "A price is cut when a card is played: name the card first.")
    return Reason("invaders-93", "A card in play forbids you to draw.")


def why_not_answer(s: Invaders, seat: i64, step: Window | Prevent, c: i64) -> Reason:
    """invaders-46, invaders-50, invaders-53: why a card cannot be played into a window."""
    card = s.rules.cards[c]
    if c not in s.hands[seat]:
        return Reason("invaders-46", "You do not hold this card: {card}.", named(s, c))
    if isinstance(step, Prevent):
        if card.answer.kind != PREVENT_DRAIN or s.drawing:
            return Reason("invaders-53", "This card does not prevent what is to be taken: {card}.", named(s, c))
    elif card.answer.kind != CANCEL:
        return Reason("invaders-46", "This card cancels nothing: {card}.", named(s, c))
    elif not cancels(s, c, s.doings[-1]):
        return Reason("invaders-50", "It does not cancel what was played: {card}.", named(s, c))
    if unplayable(s, card):
        return Reason("invaders-93", "A card in play forbids to play it: {card}.", named(s, c))
    return too_dear(s, seat, card)
