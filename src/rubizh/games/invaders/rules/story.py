"""Invaders told in sentences: what was chosen, as far as the viewer may know it, and how it ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import CardChoice, Deal
from rubizh.engine.flow import Choice, asked, drop
from rubizh.engine.words import Sentence
from rubizh.games.invaders.rules.board import area_of, locate, piece_at
from rubizh.games.invaders.rules.cards import MOVE, Effect
from rubizh.games.invaders.rules.choices import (
    BACK,
    CUT_DISCARD,
    CUT_DRAIN,
    DO_IT,
    DONE,
    END_TURN,
    FULL_PRICE,
    PASS,
    PLOT_CUT,
    SAVE_HERO,
    Discard,
    InZone,
    Limit,
    Play,
    Slot,
    Spend,
    TakeOut,
)
from rubizh.games.invaders.rules.doings import effects_of
from rubizh.games.invaders.rules.heroes import NextHero, PlaceHero
from rubizh.games.invaders.rules.payment import PayDrain
from rubizh.games.invaders.rules.piles import TurnOver
from rubizh.games.invaders.rules.setup import FillDeck, TakeCards
from rubizh.games.invaders.rules.state import (
    BOTH_EMPTY,
    BOTH_LOST,
    CARD,
    CRATE,
    EURASIA_LOST,
    INVADER_SHORT,
    MANKIND_SHORT,
    NO_DOING,
    NO_HEROES,
    NOTHING,
    OPS,
    PLOT,
    PLOT_FAILED,
    SPRAYER,
    STRATEGY,
    WALKING,
    Doing,
    Invaders,
    Rules,
)
from rubizh.games.invaders.rules.targets import A_MOVE
from rubizh.games.invaders.rules.turn import Main

Facts = dict[str, int | str | Sentence]

SIDES: Final[list[Sentence]] = [Sentence("Mankind"), Sentence("The Invader")]
ZONES: Final[list[Sentence]] = [Sentence("Pacific Rim"), Sentence("Eurasia"), Sentence("Africa")]
ENDINGS: Final[dict[int, Sentence]] = {
    INVADER_SHORT: Sentence("The Invader's deck has run out: Mankind has won."),
    PLOT_FAILED: Sentence("The plot marker has reached 0: Mankind has won."),
    CRATE: Sentence("Mankind's last weapon is ready: Mankind has won."),
    MANKIND_SHORT: Sentence("Mankind's deck has run out: the Invader has won."),
    EURASIA_LOST: Sentence("Eurasia has fallen: the Invader has won."),
    BOTH_LOST: Sentence("Pacific Rim and Africa have fallen: the Invader has won."),
    NO_HEROES: Sentence("The last hero is gone: the Invader has won."),
    SPRAYER: Sentence("The Invader's last weapon is ready: the Invader has won."),
    BOTH_EMPTY: Sentence("Both decks have run out by the Invader's doing: Mankind has won."),
}


def ending(s: Invaders) -> Sentence:
    return ENDINGS[s.ending]


def card_named(rules: Rules, c: i64) -> Sentence:
    return rules.cards[c].title


def doing_named(rules: Rules, d: Doing) -> Sentence:
    """What is being done, by the name of its card or strategy."""
    if d.kind == STRATEGY:
        return rules.set.board.strategies[d.card].title
    if d.kind == OPS:
        return Sentence("Ops Centre")
    return Sentence("Plot action") if d.kind == PLOT else rules.cards[d.card].title


def tell(s: Invaders, viewer: int, choice: Choice) -> Sentence:
    """What a choice about to be made means."""
    if isinstance(choice, Deal):
        return tell_deal(s, viewer, choice.card)
    seat = asked(s).seat
    facts: Facts = {"who": SIDES[seat]}
    if isinstance(s.todo[-1], Main):
        return tell_main(s, seat == viewer, choice, facts)
    if isinstance(s.todo[-1], TakeCards | FillDeck):
        return tell_deck(s, seat == viewer, choice, facts)
    if isinstance(choice, CardChoice):
        return tell_card(s, choice, facts)
    return tell_place(s, choice, facts) if isinstance(choice, InZone | Slot | Spend) else tell_word(choice, facts)


def tell_deal(s: Invaders, viewer: int, c: i64) -> Sentence:
    step = s.todo[-1]
    facts: Facts = {"card": card_named(s.rules, c)}
    if isinstance(step, NextHero):
        return Sentence("A new hero: {card}.", facts)
    if isinstance(step, TurnOver):
        return Sentence("{who}: turned over from the deck: {card}.", {"who": SIDES[step.seat], **facts})
    if isinstance(step, PayDrain):
        return Sentence("{who} drains as a price: {card}.", {"who": SIDES[step.seat], **facts})
    facts["who"] = SIDES[s.due_seat]
    if not s.drawing:
        return Sentence("{who} drains: {card}.", facts)
    return Sentence("{who} draws: {card}.", facts) if viewer == s.due_seat else Sentence("{who} draws a card.", facts)


def tell_main(s: Invaders, own: bool, choice: Choice, facts: Facts) -> Sentence:
    """invaders-28: the other side hears of a play when it is shown."""
    if choice is END_TURN:
        return Sentence("{who} ends the turn.", facts)
    after = s.clone()
    step = after.todo[-1]
    drop(after)
    step.do(after, choice)
    if after.plan.doing.kind == NO_DOING and choice is not BACK:
        return tell_shown(s, after, choice, facts)
    if not own:
        return Sentence("{who} is thinking.", facts)
    return tell_planned(s, after, choice, facts)


def tell_shown(s: Invaders, after: Invaders, choice: Choice, facts: Facts) -> Sentence:
    """A play that is shown: what is played or used, where, on what, and the first card of its price."""
    if not after.doings:
        cut = choice is PLOT_CUT
        return Sentence("{who} cuts the price of a card by the plot action.", facts) if cut else Sentence("{who} plays.", facts)
    d = after.doings[-1]
    facts["what"] = doing_named(s.rules, d)
    said = tell_begun(d, facts)
    effects = effects_of(s.rules, d)
    targets = [named for part, picks in enumerate(d.picks) for named in picked_names(s, effects[part], picks)]
    if targets:
        said = Sentence("{said} Chosen: {targets}.", {"said": said, "targets": listed(targets)})
    if isinstance(choice, Discard):
        said = Sentence("{said} Discarded: {card}.", {"said": said, "card": card_named(s.rules, choice.card)})
    return said


def tell_begun(d: Doing, facts: Facts) -> Sentence:
    if d.kind == CARD and d.zone != NOTHING:
        return Sentence("{who} plays in {zone}: {what}.", {**facts, "zone": ZONES[d.zone]})
    if d.kind == CARD:
        return Sentence("{who} plays: {what}.", facts)
    if d.kind == STRATEGY:
        return Sentence("{who} carries out: {what}.", facts)
    if d.kind == WALKING:
        return Sentence("{who} moves: {what}.", facts)
    return Sentence("{who} uses: {what}.", facts)


def picked_names(s: Invaders, effect: Effect, picks: tuple[int, ...]) -> list[Sentence]:
    """What was chosen for a part: cards by name, zones by theirs."""
    if effect.somewhere:
        return [ZONES[zone] for zone in picks if zone != NOTHING]
    if effect.verb == MOVE:
        return piece_names(s, picks[::A_MOVE]) + [ZONES[zone] for zone in picks[1::A_MOVE]]
    return piece_names(s, picks)


def piece_names(s: Invaders, numbers: tuple[int, ...]) -> list[Sentence]:
    places = [locate(s, number) for number in numbers if number != NOTHING]
    return [card_named(s.rules, piece_at(s, where).card) for where in places if where != NOTHING]


def listed(names: list[Sentence]) -> Sentence:
    said = names[0]
    for name in names[1:]:
        said = Sentence("{some}, {more}", {"some": said, "more": name})
    return said


def tell_planned(s: Invaders, after: Invaders, choice: Choice, facts: Facts) -> Sentence:
    """What only the player hears who is putting something together."""
    if choice is BACK:
        return Sentence("{who} takes it back.", facts)
    facts["what"] = doing_named(s.rules, after.plan.doing)
    if isinstance(choice, InZone):
        return Sentence("{who} plans: {what}, in {zone}.", {**facts, "zone": ZONES[choice.zone]})
    if isinstance(choice, Slot):
        return Sentence("{who} plans: {what}. Chosen: {card}.", {**facts, "card": at_slot(s, choice)})
    if choice in (CUT_DISCARD, CUT_DRAIN):
        return Sentence("{who} plans: {what}, at a price cut by 1.", facts)
    if choice in (FULL_PRICE, DONE):
        return Sentence("{who} plans: {what}, as it stands.", facts)
    return Sentence("{who} plans: {what}.", facts)


def at_slot(s: Invaders, choice: Slot) -> Sentence:
    return card_named(s.rules, s.areas[area_of(choice.side, choice.zone)][choice.place].card)


def tell_deck(s: Invaders, own: bool, choice: Choice, facts: Facts) -> Sentence:
    """invaders-97: how a deck is changed only its owner hears, not even whether it is."""
    if not own:
        return Sentence("{who} is thinking.", facts)
    if not isinstance(choice, CardChoice):
        return Sentence("{who} keeps a card.", facts)
    facts["card"] = card_named(s.rules, choice.card)
    if isinstance(choice, TakeOut):
        return Sentence("{who} takes out: {card}.", facts)
    return Sentence("{who} puts in: {card}.", facts)


def tell_card(s: Invaders, choice: CardChoice, facts: Facts) -> Sentence:
    facts["card"] = card_named(s.rules, choice.card)
    return Sentence("{who} answers: {card}.", facts) if isinstance(choice, Play) else Sentence("{who} discards: {card}.", facts)


def tell_place(s: Invaders, choice: InZone | Slot | Spend, facts: Facts) -> Sentence:
    if isinstance(choice, Slot):
        return Sentence("{who} chooses: {card}.", {**facts, "card": at_slot(s, choice)})
    if isinstance(choice, Spend):
        piece = s.areas[area_of(asked(s).seat, choice.zone)][choice.place]
        return Sentence("{who} spends a token: {card}.", {**facts, "card": card_named(s.rules, piece.card)})
    facts["zone"] = ZONES[choice.zone]
    if isinstance(s.todo[-1], PlaceHero):
        return Sentence("{who} lays the hero in {zone}: {card}.", {**facts, "card": card_named(s.rules, s.arriving)})
    return Sentence("{who} chooses {zone}.", facts)


def tell_word(choice: Choice, facts: Facts) -> Sentence:
    if isinstance(choice, Limit):
        return Sentence("{who} names the number of cards to be exchanged: {n}.", {**facts, "n": choice.n})
    if choice is PASS:
        return Sentence("{who} passes.", facts)
    if choice is SAVE_HERO:
        return Sentence("{who} saves the hero by Project Chainmail.", facts)
    return Sentence("{who} does it.", facts) if choice is DO_IT else Sentence("{who} wants no more.", facts)
