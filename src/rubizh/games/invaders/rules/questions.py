"""What is asked in Invaders, in the rulebook's words."""

from __future__ import annotations

from typing import Any

from rubizh.engine.flow import NATURE, Step
from rubizh.engine.words import Sentence
from rubizh.games.invaders.rules.cards import DESTROY, INVADER, MOVE, SACRIFICE, Effect
from rubizh.games.invaders.rules.chain import May, Prevent, Window
from rubizh.games.invaders.rules.choices import CUT_DISCARD, CUT_DRAIN, Discard, InZone
from rubizh.games.invaders.rules.doings import effects_of
from rubizh.games.invaders.rules.effects import Chainmail, Select
from rubizh.games.invaders.rules.heroes import PlaceHero
from rubizh.games.invaders.rules.payment import PayByTokens, PayDiscard
from rubizh.games.invaders.rules.setup import FillDeck, NameLimit, TakeCards
from rubizh.games.invaders.rules.state import NO_DOING, NOTHING
from rubizh.games.invaders.rules.story import ENDINGS, Facts, card_named, doing_named
from rubizh.games.invaders.rules.view import InvadersView


def question(v: InvadersView) -> Sentence:
    """What is asked now."""
    if v.over:
        return ENDINGS[v.ending]
    step = v.todo[-1]
    if v.asked == NATURE:
        return Sentence("A card comes from a deck.")
    if isinstance(step, Window | Prevent):
        return window_question(v, step)
    if isinstance(step, PayDiscard | PayByTokens):
        return payment_question(v, step)
    if isinstance(step, NameLimit | TakeCards | FillDeck):
        return deck_question(step)
    if isinstance(step, PlaceHero):
        return Sentence("In which zone does the new hero stand: {card}?", {"card": card_named(v.rules, v.arriving)})
    if isinstance(step, Select | May | Chainmail):
        return effect_question(v, step)
    return main_question(v)


def main_question(v: InvadersView) -> Sentence:
    if v.plan.doing.kind != NO_DOING and v.options:
        return plan_question(v)
    if v.turn == INVADER:
        return Sentence("Play and use cards, carry out strategies, take the plot action, or end the turn: the attack follows.")
    return Sentence("Play and use cards, carry out strategies, use the Ops Centre, or end the turn.")


def plan_question(v: InvadersView) -> Sentence:
    d = v.plan.doing
    facts: Facts = {"what": doing_named(v.rules, d)}
    if isinstance(v.options[0], Discard):
        return Sentence("{what}. Discard a card for it: then it is played.", facts)
    if CUT_DISCARD in v.options or CUT_DRAIN in v.options:
        return Sentence("{what}. Pay the full price, or take 1 off by the plot action?", facts)
    if d.zone != NOTHING:
        return Sentence("{what}. Which card is sacrificed to make room?", facts)
    if isinstance(v.options[0], InZone):
        return Sentence("{what}. In which zone?", facts)
    return chosen_question(facts, effects_of(v.rules, d)[len(d.picks)])


def chosen_question(facts: Facts, effect: Effect) -> Sentence:
    if effect.verb == DESTROY:
        return Sentence("{what}. Which card is destroyed?", facts)
    if effect.verb == SACRIFICE:
        return Sentence("{what}. Which card is sacrificed?", facts)
    if effect.verb == MOVE:
        return Sentence("{what}. Which card is moved, or makes room?", facts)
    return Sentence("{what}. Choose a card.", facts)


def window_question(v: InvadersView, step: Step[Any]) -> Sentence:
    if isinstance(step, Window):
        return Sentence("Cancel this, or pass: {what}.", {"what": doing_named(v.rules, v.doings[-1])})
    if v.drawing:
        return Sentence("Cards to be drawn: {n}. Spend tokens instead, or pass.", {"n": v.due})
    return Sentence("Cards to be drained: {n}. Prevent it, or pass.", {"n": v.due})


def payment_question(v: InvadersView, step: Step[Any]) -> Sentence:
    if isinstance(step, PayByTokens):
        return Sentence("Cards to be drained as a price: {n}. Spend tokens instead, or pass.", {"n": v.to_drain})
    return Sentence("Cards still to be discarded as a price: {n}.", {"n": v.to_discard})


def effect_question(v: InvadersView, step: Step[Any]) -> Sentence:
    d = v.doings[-1]
    facts: Facts = {"what": doing_named(v.rules, d)}
    if isinstance(step, Chainmail):
        return Sentence("{what}. The hero is about to be destroyed: save it by Project Chainmail, or pass?", facts)
    if isinstance(step, May):
        return Sentence("{what}. Do what it says you may do?", facts)
    if v.options and isinstance(v.options[0], InZone):
        return Sentence("{what}. In which zone?", facts)
    return chosen_question(facts, effects_of(v.rules, d)[d.part - 1])


def deck_question(step: Step[Any]) -> Sentence:
    if isinstance(step, NameLimit):
        return Sentence("How many cards does each player exchange?")
    if isinstance(step, TakeCards):
        return Sentence("Which card do you take out of your deck?")
    return Sentence("Which card of your pool do you put into your deck?")
