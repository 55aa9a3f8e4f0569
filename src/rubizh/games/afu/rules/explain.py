"""Why can't I? For each choice that is not offered, the rule that forbids it and the facts that make it so."""

from __future__ import annotations

from mypy_extensions import i64

from rubizh.engine.dealer import Dealer
from rubizh.engine.deck import CardChoice, Deal
from rubizh.engine.flow import Choice, Step
from rubizh.engine.words import Reason, Sentence
from rubizh.games.afu.rules.bonus import Calm, bonus_of
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.choices import (
    CALM_DECK,
    CALM_DISCARD,
    CALM_HAND,
    DONE,
    MOST_OFFERED,
    PASS,
    Bid,
    Buy,
    Defend,
    Dismiss,
    Drop,
    Keep,
    Offer,
    PutOnTop,
    Recover,
    Reveal,
    Spend,
    Support,
    TakeBack,
    Treat,
    UseBonus,
)
from rubizh.games.afu.rules.chosen import CalmDown, DismissOne, PlaceNext, RecoverOne, recoverable
from rubizh.games.afu.rules.events import DiscardCard
from rubizh.games.afu.rules.field import AfterCombat, Field
from rubizh.games.afu.rules.imagine import sample
from rubizh.games.afu.rules.objective import Auction, Pay, SoloOffer, most
from rubizh.games.afu.rules.recruit import Compensate, Purchase
from rubizh.games.afu.rules.state import TAKEBACKS, Afu, card, in_play, unsent
from rubizh.games.afu.rules.story import title
from rubizh.games.afu.rules.view import AfuView


def why_not(v: AfuView, choice: Choice) -> Reason | None:
    """None exactly where the choice is offered to the seat of the view."""
    if choice in v.options:
        return None
    if v.over:
        return Reason("afu-105", "The game is over.")
    if isinstance(choice, Deal | Reveal):
        return Reason("afu-9", "The decks are shuffled: nobody chooses what comes up.")
    if v.asked != v.seat:
        return Reason("afu-14", "It is not your move.")
    s = sample(v, Dealer(0))  # what this seat can see is right in it, and nothing else is looked at
    step = s.todo[-1]
    if isinstance(choice, Defend | Support | TakeBack | Treat | UseBonus):
        return why_not_fielded(s, v.seat, step, choice)
    if isinstance(choice, Bid | Offer):
        return why_not_objective(s, v.seat, step, choice)
    if isinstance(choice, Spend | Buy):
        return why_not_recruit(s, v.seat, step, choice)
    if isinstance(choice, CardChoice):
        return why_not_card(s, v.seat, step, choice)
    return why_not_word(step, choice)


def named(s: Afu, c: i64) -> dict[str, int | str | Sentence]:
    return {"card": title(s, c)}


def not_in_hand(rule: str, s: Afu, c: i64) -> Reason:
    return Reason(rule, "You do not hold this card: {card}.", named(s, c))


def why_not_fielded(s: Afu, seat: i64, step: Step[Afu], choice: Choice) -> Reason:
    if isinstance(choice, UseBonus):
        return why_not_bonus(s, seat, step, choice.card)
    if not isinstance(step, Field):
        return Reason("afu-20", "Cards are fielded in combat.")
    if isinstance(choice, TakeBack):
        return why_not_taken_back(s, seat, choice.place)
    if isinstance(choice, Treat):
        return why_not_treated(s, seat, choice.card)
    assert isinstance(choice, Defend | Support)
    if choice.card not in s.hand[seat]:
        return not_in_hand("afu-20", s, choice.card)
    if isinstance(choice, Defend):
        return why_not_defend(s, seat, choice.card, choice.place)
    return why_not_support(s, seat, choice.card, choice.place)


def why_not_defend(s: Afu, seat: i64, c: i64, place: i64) -> Reason:
    if not card(s, c).fights:
        return Reason("afu-22", "This card has neither attack nor defence to stand in the defence row: {card}.", named(s, c))
    if s.attack[seat][place] == NO_CARD:
        return Reason("afu-20", "No invader attacks at place {place}.", {"place": place + 1})
    return Reason("afu-20", "A card of yours stands at place {place} already.", {"place": place + 1})


def why_not_support(s: Afu, seat: i64, c: i64, place: i64) -> Reason:
    if not card(s, c).supports:
        return Reason("afu-22", "This card has no support points: {card}.", named(s, c))
    if s.defence[seat][place] == NO_CARD:
        return Reason("afu-21", "There is no card to support at place {place}.", {"place": place + 1})
    return Reason("afu-21", "The card at place {place} is supported already.", {"place": place + 1})


def why_not_taken_back(s: Afu, seat: i64, place: i64) -> Reason:
    if s.defence[seat][place] == NO_CARD:
        return Reason("afu-23", "There is no card of yours at place {place}.", {"place": place + 1})
    if s.takebacks >= TAKEBACKS:
        return Reason("afu-23", "Cards are taken back at most {most} times a turn.", {"most": TAKEBACKS})
    return Reason("afu-23", "A bonus has been taken: nothing is taken back any more.")


def why_not_treated(s: Afu, seat: i64, c: i64) -> Reason:
    if c not in s.hand[seat]:
        return not_in_hand("afu-55", s, c)
    if not card(s, c).treats:
        return Reason("afu-55", "This card has no such bonus: {card}.", named(s, c))
    if not recoverable(s, seat):
        return Reason("afu-55", "Nobody in your hospital can come back now.")
    return Reason("afu-43", "The condition of its bonus is not met: {card}.", named(s, c))


def why_not_bonus(s: Afu, seat: i64, step: Step[Afu], c: i64) -> Reason:
    if not isinstance(step, Field | AfterCombat):
        return Reason("afu-45", "Bonuses are taken in combat.")
    if c not in in_play(s, seat):
        return Reason("afu-42", "This card is not in play: {card}.", named(s, c))
    if not card(s, c).chooses:
        return Reason("afu-44", "This card has no bonus to be taken by choice: {card}.", named(s, c))
    reward = bonus_of(s, seat, c)
    if reward is None:
        return Reason("afu-43", "The condition of its bonus is not met: {card}.", named(s, c))
    if s.used[seat].count(c) >= in_play(s, seat).count(c):
        return Reason("afu-47", "Its bonus has been taken this turn: {card}.", named(s, c))
    assert isinstance(reward, Calm)
    return Reason("afu-56", "You have no Panic card to return.")


def why_not_objective(s: Afu, seat: i64, step: Step[Afu], choice: Choice) -> Reason:
    if isinstance(choice, Bid):
        return why_not_bid(s, seat, step, choice.points)
    assert isinstance(choice, Offer)
    if not isinstance(step, Pay | SoloOffer):
        return Reason("afu-95", "Cards are used for an objective when it is your turn to pay for it.")
    if choice.card not in s.hand[seat]:
        return not_in_hand("afu-95", s, choice.card)
    if len(s.offered[seat]) >= MOST_OFFERED:
        rule = "afu-95" if isinstance(step, Pay) else "afu-119"
        return Reason(rule, "At most {most} cards are used for an objective.", {"most": MOST_OFFERED})
    return Reason("afu-95", "With this card among them, your cards would not be worth your bid: {card}.", named(s, choice.card))


def why_not_bid(s: Afu, seat: i64, step: Step[Afu], points: i64) -> Reason:
    if not isinstance(step, Auction):
        return Reason("afu-92", "There is no auction now.")
    if points <= s.bid:
        return Reason("afu-92", "A bid must be higher than {bid}.", {"bid": s.bid})
    return Reason("afu-93", "Your hand is worth {most} at most.", {"most": most(s, seat)})


def why_not_recruit(s: Afu, seat: i64, step: Step[Afu], choice: Choice) -> Reason:
    if isinstance(choice, Spend):
        if not isinstance(step, Compensate):
            return Reason("afu-64", "Compensation comes after combat, before the purchases.")
        if choice.card not in s.hand[seat]:
            return not_in_hand("afu-63", s, choice.card)
        if choice.card not in unsent(s, seat):
            return Reason("afu-63", "This card has been fielded this turn: {card}.", named(s, choice.card))
        if card(s, choice.card).calms:
            return Reason("afu-70", "You have no Panic card to return.")
        return Reason("afu-63", "This card gives no compensation: {card}.", named(s, choice.card))
    assert isinstance(choice, Buy)
    if not isinstance(step, Purchase):
        return Reason("afu-67", "It is not the time to recruit.")
    if choice.card not in s.display and (choice.card != s.rules.set.aid or s.aid == 0):
        return Reason("afu-66", "This card is not for sale: {card}.", named(s, choice.card))
    return Reason(
        "afu-65",
        "It costs {cost}, and you have {points} points.",
        {"cost": card(s, choice.card).cost, "points": s.points[seat]},
    )


def why_not_card(s: Afu, seat: i64, step: Step[Afu], choice: CardChoice) -> Reason:
    if isinstance(choice, Keep):
        return Reason("afu-11", "You keep one of the two achievements dealt to you.")
    if isinstance(choice, Drop):
        if isinstance(step, DiscardCard):
            return not_in_hand("afu-88", s, choice.card)
        return Reason("afu-88", "Cards are discarded only where an event says so.")
    if isinstance(choice, Recover):
        if isinstance(step, RecoverOne):
            return Reason("afu-55", "This card cannot come back from your hospital now: {card}.", named(s, choice.card))
        return Reason("afu-55", "Cards come back from the hospital only by a bonus or an event.")
    assert isinstance(choice, Dismiss | PutOnTop)
    if isinstance(step, DismissOne | PlaceNext):
        return Reason("afu-62", "This invader is not among those to choose from: {card}.", named(s, choice.card))
    return Reason("afu-62", "Only recon looks at the invader deck.")


def why_not_word(step: Step[Afu], choice: Choice) -> Reason:
    if choice in (CALM_HAND, CALM_DISCARD, CALM_DECK):
        if isinstance(step, CalmDown):
            return Reason("afu-70", "No Panic card can come from there now.")
        return Reason("afu-56", "Panic cards are returned only by a bonus or a compensation.")
    if choice is DONE:
        if isinstance(step, Pay):
            return Reason("afu-95", "The cards are not worth your bid yet.")
        return Reason("afu-14", "You have to choose one of the options.")
    assert choice is PASS
    return Reason("afu-67", "There is nothing to pass on here: choose, or say done.")
