"""Why a choice is not offered: the rule that forbids it, and the facts that make it so."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.dealer import Dealer
from rubizh.engine.deck import Deal
from rubizh.engine.flow import Choice, Step
from rubizh.engine.words import Reason
from rubizh.games.invaders.rules.board import area_of, room
from rubizh.games.invaders.rules.cards import MANKIND
from rubizh.games.invaders.rules.chain import May, Prevent, Window
from rubizh.games.invaders.rules.choices import (
    BACK,
    DO_IT,
    DONE,
    PASS,
    SAVE_HERO,
    Discard,
    InZone,
    Limit,
    Play,
    PutIn,
    Slot,
    Spend,
    TakeOut,
)
from rubizh.games.invaders.rules.effects import Chainmail, Select
from rubizh.games.invaders.rules.explain_main import why_not_answer, why_not_begun
from rubizh.games.invaders.rules.heroes import PlaceHero
from rubizh.games.invaders.rules.imagine import sample
from rubizh.games.invaders.rules.payment import PayByTokens, PayDiscard
from rubizh.games.invaders.rules.plan import lying
from rubizh.games.invaders.rules.setup import FillDeck, NameLimit, TakeCards, kept, short
from rubizh.games.invaders.rules.state import NO_DOING, NOTHING, TAKEBACKS, Invaders
from rubizh.games.invaders.rules.turn import Main
from rubizh.games.invaders.rules.view import InvadersView

# What has to be done first, by the step that asks.
FIRST: Final[dict[type[Step[Any]], Reason]] = {
    PlaceHero: Reason("invaders-83", "First choose the zone of the new hero."),
    Window: Reason("invaders-46", "First answer what was played, or pass."),
    Prevent: Reason("invaders-53", "First prevent what is to be taken from your deck, or pass."),
    PayDiscard: Reason("invaders-27", "First pay the price: discard cards."),
    PayByTokens: Reason("invaders-54", "First pay the price: spend tokens, or pass."),
    Select: Reason("invaders-40", "First choose what the effect is done to."),
    May: Reason("invaders-39", "First decide whether it is done."),
    Chainmail: Reason("invaders-63", "First decide whether Project Chainmail saves the hero, or pass."),
    NameLimit: Reason("invaders-95", "First name how many cards are exchanged."),
    TakeCards: Reason("invaders-95", "First take cards out of your deck."),
    FillDeck: Reason("invaders-95", "First put cards of your pool into your deck."),
}
# What only some steps ask for, by the choice.
ONLY_WHEN: Final[dict[type[Choice], Reason]] = {
    Discard: Reason("invaders-27", "Cards are discarded only as a price: play or use a card first."),
    InZone: Reason("invaders-28", "A zone is chosen for a card: play or use one first."),
    Slot: Reason("invaders-28", "Cards in play are chosen for an effect: play or use a card first."),
    Spend: Reason("invaders-54", "Tokens protect only when cards are to be drawn or drained."),
    Limit: Reason("invaders-95", "The number is named before a game of a match, by the loser of the last one."),
    TakeOut: Reason("invaders-95", "Decks are changed only before a game of a match."),
    PutIn: Reason("invaders-95", "Decks are changed only before a game."),
}
ONLY_THEN: Final[dict[Choice, Reason]] = {
    PASS: Reason("invaders-23", "There is nothing to pass on: end the turn if you like."),
    BACK: Reason("invaders-28", "There is nothing to take back."),
    DONE: Reason("invaders-39", "There is nothing to finish."),
    DO_IT: Reason("invaders-39", "Nothing is left to your wish now."),
    SAVE_HERO: Reason("invaders-63", "Nothing is about to destroy the hero."),
}
OVER: Final = Reason("invaders-1", "The game is over.")
DEALT: Final = Reason("invaders-20", "Decks are shuffled: nobody chooses the card that comes.")
NOT_ASKED: Final = Reason("invaders-23", "The other player has to choose now.")
KEPT: Final = Reason("invaders-95", "You wanted to take out no more.")
FULL: Final = Reason("invaders-96", "Your deck is full.")
NO_CARD_THERE: Final = Reason("invaders-40", "There is no card at this place.")
NO_TARGET: Final = Reason("invaders-40", "This card cannot be chosen for that.")


def why_not(v: InvadersView, choice: Choice) -> Reason | None:
    """The reason why a choice is not offered to the seat of the view; None where it is."""
    if choice in v.options:
        return None
    if v.over:
        return OVER
    if isinstance(choice, Deal):
        return DEALT
    if v.asked != v.seat:
        return NOT_ASKED
    s = sample(v, Dealer(1))
    step = s.todo[-1]
    if isinstance(step, Main):
        return why_not_in_main(s, v.seat, choice)
    return why_not_there(s, v.seat, step, choice)


def why_not_in_main(s: Invaders, seat: int, choice: Choice) -> Reason:
    if s.plan.doing.kind != NO_DOING:
        return why_not_planned(s, seat, choice)
    if type(choice) in ONLY_WHEN:
        return ONLY_WHEN[type(choice)]
    return ONLY_THEN[choice] if choice in ONLY_THEN else why_not_begun(s, seat, choice)


def why_not_planned(s: Invaders, seat: int, choice: Choice) -> Reason:
    """invaders-28: what does not belong to the play that is being put together."""
    if choice is BACK:
        return Reason("invaders-28", "You have taken back {most} plays this turn: go on with this one.", {"most": TAKEBACKS})
    d = s.plan.doing
    if isinstance(choice, InZone) and lying(s, d) and d.zone == NOTHING:
        return Reason("invaders-30", "Your four slots in this zone are full.")
    if isinstance(choice, Discard) and asks_for(s, Discard):
        return Reason("invaders-29", "You do not hold this card beside the one that you play.")
    if isinstance(choice, Slot) and asks_for(s, Slot):
        return why_not_slot(s, choice)
    return Reason("invaders-28", "First finish what you are putting together, or take it back.")


def asks_for(s: Invaders, kind: type[Choice]) -> bool:
    """Whether such a choice is asked for now."""
    return s.pending is not None and any(isinstance(option, kind) for option in s.pending.options)


def why_not_slot(s: Invaders, choice: Slot) -> Reason:
    there = s.areas[area_of(choice.side, choice.zone)]
    return NO_CARD_THERE if choice.place >= len(there) else NO_TARGET


def why_not_there(s: Invaders, seat: int, step: Step[Any], choice: Choice) -> Reason:
    """Why not, outside of a main phase."""
    if isinstance(step, Window | Prevent) and isinstance(choice, Play):
        return why_not_answer(s, seat, step, choice.card)
    if isinstance(step, Select) and isinstance(choice, Slot) and asks_for(s, Slot):
        return why_not_slot(s, choice)
    if isinstance(step, PlaceHero) and isinstance(choice, InZone):
        full = not room(s, area_of(MANKIND, choice.zone))
        text = "Your four slots in this zone are full." if full else "The slot in this zone is for the card that is played."
        return Reason("invaders-32", text)
    if isinstance(step, PayDiscard) and isinstance(choice, Discard):
        return Reason("invaders-27", "You do not hold this card.")
    if isinstance(step, TakeCards) and isinstance(choice, TakeOut):
        return KEPT if kept(s, seat) else Reason("invaders-95", "This card is not in your deck.")
    if isinstance(step, FillDeck) and isinstance(choice, PutIn):
        return FULL if short(s, seat) <= 0 else Reason("invaders-96", "This card is not in your pool.")
    return FIRST[type(step)]
