"""AFU told in sentences: what is asked, what was chosen, how it ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal
from rubizh.engine.flow import NATURE, Choice, asked
from rubizh.engine.words import Sentence
from rubizh.games.afu.rules.choices import (
    CALM_DECK,
    CALM_DISCARD,
    CALM_HAND,
    DONE,
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
from rubizh.games.afu.rules.chosen import CalmDown, DismissOne, Look, PlaceNext, RecoverOne
from rubizh.games.afu.rules.events import DiscardCard, Events
from rubizh.games.afu.rules.field import AfterCombat, Field
from rubizh.games.afu.rules.objective import Auction, EnemyBid, Pay, SoloOffer
from rubizh.games.afu.rules.piles import Attack, Draw
from rubizh.games.afu.rules.recruit import Compensate, Purchase, TurnUp
from rubizh.games.afu.rules.scoring import lost, rank, result, score
from rubizh.games.afu.rules.setup import DealGoal, KeepGoal, OpenGoal
from rubizh.games.afu.rules.state import MOSKVA, NO_PANIC_LEFT, OVERWHELMED, THREE_OBJECTIVES_LOST, Afu
from rubizh.games.afu.rules.view import AfuView

Facts = dict[str, int | str | Sentence]

SEATS: Final[list[Sentence]] = [Sentence("The first commander"), Sentence("The second commander")]
SOLO_SEAT: Final = Sentence("The commander")
RANK_NAMES: Final[list[Sentence]] = [
    Sentence("Enemy Saboteur"),
    Sentence("Recruit"),
    Sentence("Sergeant"),
    Sentence("Lieutenant"),
    Sentence("Captain"),
    Sentence("Major"),
    Sentence("Colonel"),
    Sentence("General"),
    Sentence("Iron General"),
]
ENDINGS: Final[dict[int, Sentence]] = {
    MOSKVA: Sentence("The cruiser Moskva has come: the war is decided."),
    NO_PANIC_LEFT: Sentence("The Panic stack is empty."),
    OVERWHELMED: Sentence("Three or more Panic cards in the hand: the war is lost."),
    THREE_OBJECTIVES_LOST: Sentence("The invader holds three objectives: the war is lost."),
}


SOLO_DEFEAT: Final = Sentence("The Panic stack is empty: the war is lost.")


def how_it_ended(ending: int, players: int) -> Sentence:
    """afu-128: alone, an empty Panic stack is a defeat."""
    return SOLO_DEFEAT if ending == NO_PANIC_LEFT and players == 1 else ENDINGS[ending]


def seat_name(s: Afu, seat: i64) -> Sentence:
    return SOLO_SEAT if s.rules.players == 1 else SEATS[seat]


def title(s: Afu, c: i64) -> Sentence:
    return s.rules.set.cards[c].title


def tell(s: Afu, viewer: int, choice: Choice) -> Sentence:
    """What a choice about to be made means, as far as the viewer may know it."""
    if asked(s).seat == NATURE:
        return tell_nature(s, viewer, choice)
    facts: Facts = {"who": seat_name(s, asked(s).seat)}
    if isinstance(choice, Defend | Support | TakeBack):
        return tell_fielding(s, choice, facts)
    if isinstance(choice, Keep | Dismiss | PutOnTop):
        return tell_secret(s, viewer, choice, facts)
    if isinstance(choice, Bid):
        facts["points"] = choice.points
        return Sentence("{who} bids {points}.", facts)
    if isinstance(choice, UseBonus | Treat | Recover | Spend | Buy | Offer | Drop):
        return tell_card(s, choice, facts)
    return tell_word(s, choice, facts)


def tell_nature(s: Afu, viewer: int, choice: Choice) -> Sentence:
    step = s.todo[-1]
    if isinstance(choice, Reveal):
        return Sentence("An objective comes up.")
    assert isinstance(choice, Deal)
    facts: Facts = {"card": title(s, choice.card)}
    if isinstance(step, OpenGoal):
        return Sentence("An open achievement: {card}.", facts)
    if isinstance(step, TurnUp):
        return Sentence("Next in the AFU deck: {card}.", facts)
    if isinstance(step, EnemyBid):
        return Sentence("The invader bids with {card}.", facts)
    if isinstance(step, Draw | Attack | Look | DealGoal):
        return tell_seat(s, viewer, step, facts)
    if isinstance(step, Events):
        return Sentence("Event: {card}.", facts)
    return Sentence("Objective: {card}.", facts)


def tell_seat(s: Afu, viewer: int, step: Draw | Attack | Look | DealGoal, facts: Facts) -> Sentence:
    """A card comes to one seat, which alone may see it but for invaders in the attack row."""
    facts["who"] = seat_name(s, step.seat)
    if isinstance(step, Attack):
        return Sentence("{card} attacks: {who}.", facts)
    mine = viewer == step.seat
    hidden: Facts = {"who": facts["who"]}
    if isinstance(step, Draw):
        return Sentence("{who}: drawn {card}.", facts) if mine else Sentence("{who} draws a card.", hidden)
    if isinstance(step, Look):
        return Sentence("{who}: reconnaissance finds {card}.", facts) if mine else Sentence("{who} looks at an invader.", hidden)
    return Sentence("{who}: achievement {card}.", facts) if mine else Sentence("{who} looks at a secret achievement.", hidden)


def tell_fielding(s: Afu, choice: Choice, facts: Facts) -> Sentence:
    if isinstance(choice, TakeBack):
        facts["place"] = choice.place + 1
        return Sentence("{who} takes the cards at place {place} back.", facts)
    assert isinstance(choice, Defend | Support)
    facts["card"] = title(s, choice.card)
    facts["place"] = choice.place + 1
    if isinstance(choice, Defend):
        return Sentence("{who}: {card} defends place {place}.", facts)
    return Sentence("{who}: {card} supports place {place}.", facts)


def tell_secret(s: Afu, viewer: int, choice: Choice, facts: Facts) -> Sentence:
    """What only the chooser may know in full."""
    mine = viewer == asked(s).seat
    if isinstance(choice, Dismiss):
        facts["card"] = title(s, choice.card)
        return Sentence("{who} sends {card} to the invader discard.", facts)
    assert isinstance(choice, Keep | PutOnTop)
    if mine:
        facts["card"] = title(s, choice.card)
    if isinstance(choice, Keep):
        return Sentence("{who} keeps {card}.", facts) if mine else Sentence("{who} keeps a secret achievement.", facts)
    return Sentence("{who} puts {card} next.", facts) if mine else Sentence("{who} arranges the top of the invader deck.", facts)


def tell_card(s: Afu, choice: Choice, facts: Facts) -> Sentence:
    assert isinstance(choice, UseBonus | Treat | Recover | Spend | Buy | Offer | Drop)
    facts["card"] = title(s, choice.card)
    if isinstance(choice, UseBonus):
        return Sentence("{who} takes the bonus of {card}.", facts)
    if isinstance(choice, Treat):
        return Sentence("{who} sends {card} to the hospital for another card.", facts)
    if isinstance(choice, Recover):
        return Sentence("{who}: {card} comes back from the hospital.", facts)
    if isinstance(choice, Spend):
        return Sentence("{who} lays {card} for its compensation.", facts)
    if isinstance(choice, Buy):
        return Sentence("{who} recruits {card}.", facts)
    if isinstance(choice, Offer):
        return Sentence("{who} uses {card} for the objective.", facts)
    return Sentence("{who} discards {card}.", facts)


def tell_word(s: Afu, choice: Choice, facts: Facts) -> Sentence:
    if choice in (CALM_HAND, CALM_DISCARD, CALM_DECK):
        return Sentence("{who} returns a Panic card.", facts)
    return Sentence("{who} is ready.", facts) if choice is DONE else Sentence("{who} passes.", facts)


def ending(s: Afu) -> Sentence:
    """How it was decided, and with how many points."""
    facts: Facts = {"how": how_it_ended(s.ending, s.rules.players), "points": score(s, 0)}
    if s.rules.players > 1:
        facts["others"] = score(s, 1)
        if not result(s).winners():
            return Sentence("{how} Points: {points} and {others}, nobody wins: play again.", facts)
        return Sentence("{how} Points: {points} and {others}.", facts)
    if lost(s):
        return how_it_ended(s.ending, s.rules.players)
    facts["rank"] = RANK_NAMES[rank(s)]
    return Sentence("{how} Points: {points}. Rank: {rank}.", facts)


def question(v: AfuView) -> Sentence:
    """What is asked now, in the rulebook's words."""
    if v.over:
        return how_it_ended(v.ending, v.rules.players)
    step = v.todo[-1]
    if isinstance(step, KeepGoal):
        return Sentence("Keep one achievement secretly.")
    if isinstance(step, Field):
        return Sentence("Field your cards: defence, support, bonuses; then done.")
    if isinstance(step, AfterCombat):
        return Sentence("Use the bonuses you have earned, or done.")
    if isinstance(step, Compensate):
        return Sentence("Lay cards for their compensation; then done.")
    if isinstance(step, Purchase):
        return Sentence("Recruit a card, or pass. Your recruitment points: {points}.", {"points": v.points[step.seat]})
    if isinstance(step, Auction | Pay | SoloOffer):
        return objective_question(v)
    if isinstance(step, RecoverOne):
        return Sentence("Choose a card from the hospital.")
    if isinstance(step, DiscardCard):
        return Sentence("Choose a card from your hand to discard.")
    if isinstance(step, CalmDown):
        return Sentence("Where shall the Panic card come from?")
    if isinstance(step, DismissOne):
        return Sentence("Reconnaissance: send one invader to the discard, or done.")
    assert isinstance(step, PlaceNext)
    return Sentence("Reconnaissance: which invader comes next?")


def objective_question(v: AfuView) -> Sentence:
    goal = v.rules.set.cards[v.objectives[-1]]
    assert goal.objective is not None
    facts: Facts = {"card": goal.title, "need": goal.objective.need, "bid": v.bid}
    facts["what"] = Sentence("attack") if goal.objective.by_attack else Sentence("defence")
    step = v.todo[-1]
    if isinstance(step, Pay):
        return Sentence("Choose cards worth {bid} {what} for {card}.", facts)
    if isinstance(step, SoloOffer):
        return Sentence("{card} needs {need} {what}: use cards for it; then done.", facts)
    if v.bid == 0:
        return Sentence("{card} needs {need} {what}: make a bid, or pass.", facts)
    return Sentence("{card} needs {need} {what}: bid more than {bid}, or pass.", facts)
