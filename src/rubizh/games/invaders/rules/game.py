"""Invaders as the rest of the product sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import Choice
from rubizh.engine.game import Game, Option
from rubizh.engine.result import Result, decided
from rubizh.engine.words import Reason, Sentence
from rubizh.games.invaders.rules import explain, imagine, questions, story
from rubizh.games.invaders.rules.cards import NO_CARD, SIDES
from rubizh.games.invaders.rules.choices import Choices
from rubizh.games.invaders.rules.sets import CardSet
from rubizh.games.invaders.rules.setup import building, deck_list, new_game, taken
from rubizh.games.invaders.rules.state import CARD, LARGEST_DECK, LOSERS, PLAIN_DECK, SEATS, WINNER, Invaders, Rules
from rubizh.games.invaders.rules.text import InvadersWords
from rubizh.games.invaders.rules.view import InvadersView

# Some 60 turns until both decks are drawn, and half as many again if discards are shuffled in; a turn has at most some 200
# decisions: every card of a large hand played, paid for, answered and paid for again, and twenty plays taken back.
LONGEST: Final = 30_000

SIZES: Final = [str(size) for size in range(PLAIN_DECK, LARGEST_DECK + 1)]
NO_YES: Final = ["no", "yes"]
OPTIONS: Final[list[Option]] = [
    Option("deck", SIZES, Sentence("how many cards each deck has; the marker starts higher with more")),
    Option("own_decks", NO_YES, Sentence("whether each player makes a deck of all cards of their side before the first game")),
    Option(
        "handicap",
        ["none", "for_mankind", "for_the_invader"],
        Sentence("whether the plot marker starts a step lower or higher, with decks of 70 cards"),
    ),
    Option("lost_before", [*LOSERS], Sentence("who has lost the games before this one: then decks are changed first")),
    Option("swap", ["exactly", "up_to"], Sentence("whether exactly as many cards are exchanged as were named, or fewer")),
    Option("empty_plays", NO_YES, Sentence("whether a card may be played, or used, that changes nothing")),
    Option(
        "room_when_cancelled",
        ["lost", "kept"],
        Sentence("whether the card sacrificed to make room is lost if the play is cancelled"),
    ),
    Option("cancel_abilities", NO_YES, Sentence("whether every cancelling card cancels abilities too")),
    Option("tokens_pay_costs", NO_YES, Sentence("whether tokens that protect pay for drain prices")),
    Option(
        "price_cut",
        ["with_the_play", "this_turn"],
        Sentence("whether the price cut of the plot action belongs to one play, or is kept for this turn"),
    ),
    Option("surcharge", ["flat", "growing"], Sentence("whether a strategy's surcharge stays the same or grows with each card")),
    Option("retribution_is_a_drain", NO_YES, Sentence("whether the card that is turned over is drained")),
    Option("mankind_attack", ["cards_only", "with_zone"], Sentence("whether the zone's power counts when Mankind attacks")),
    Option("heroes_move", ["by_card", "all"], Sentence("whether only heroes move whose card says so, or all of them")),
    Option(
        "both_empty",
        ["mankind_wins", "only_if_both_fall_short"],
        Sentence("whether Mankind wins if the Invader empties both decks, or only if both lack a card"),
    ),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class InvadersGame(Game[Invaders, InvadersView]):
    """invaders-1: Invaders with a card set: Mankind against the Invader."""

    def __init__(self, cards: CardSet) -> None:
        self.choices: Final = Choices(cards)
        super().__init__("invaders", 1, cards.name, OPTIONS, self.choices.alphabet, LONGEST)
        self.set: Final = cards
        self.words: Final = InvadersWords(cards, self.choices)
        self.agreed_last: Rules = self.rules_of({})  # most games are played as the one before

    def seats(self, options: Mapping[str, str]) -> list[str]:
        return SIDES

    def has_windows(self) -> bool:
        return True

    def new(self, options: Mapping[str, str]) -> Invaders:
        agreed = self.with_defaults(options)
        if agreed != self.agreed_last.agreed:
            self.agreed_last = self.rules_of(agreed)
        return new_game(self.agreed_last)

    def rules_of(self, options: Mapping[str, str]) -> Rules:
        return Rules(self.with_defaults(options), self.set, self.choices, self.words)

    def clone(self, s: Invaders) -> Invaders:
        return s.clone()

    def view(self, s: Invaders, seat: int) -> InvadersView:
        return InvadersView(s, seat)

    def sample(self, v: InvadersView, dealer: Dealer) -> Invaders:
        return imagine.sample(v, dealer)

    def sealed(self, s: Invaders) -> list[str]:
        """invaders-97: both decks as they were before the first card was drawn, once nobody changes them any more."""
        if not s.rules.secret or building(s):
            return []
        return [deck_list(s, side) for side in SEATS]

    def whereabouts(self, s: Invaders) -> list[str]:
        piles = [*s.hands, *s.discards, *s.aside, *[taken(s, side) for side in SEATS], s.gone]
        there = [c for pile in piles for c in pile]
        there += [c for deck in [*s.decks, s.heroes] for c in deck]
        there += [int(piece.card) for area in s.areas for piece in area]
        there += [int(d.card) for d in s.doings if d.kind == CARD]
        there += [int(s.arriving)] if s.arriving != NO_CARD else []
        return sorted([self.set.cards[c].name for c in there])

    def facts(self, s: Invaders) -> dict[str, object]:
        seen = InvadersView(s, int(s.turn)).facts()
        decks = [[self.choices.deal[c].text for c in deck] for deck in s.decks]
        hidden = [(tuple(s.hands[side]), s.aside[side], s.swapping[side], decks[side]) for side in SEATS]
        pending = None if s.pending is None else [s.pending.seat, [choice.text for choice in s.pending.options]]
        return {**seen, "pending": pending, "hidden": hidden, "laws": int(s.laws)}

    def result(self, s: Invaders) -> Result:
        winner = WINNER[s.ending]
        return decided([(1,) if seat == winner else (0,) for seat in SEATS])

    def ending(self, s: Invaders) -> Sentence:
        return story.ending(s)

    def tell(self, s: Invaders, viewer: int, choice: Choice) -> Sentence:
        return story.tell(s, viewer, choice)

    def question(self, v: InvadersView) -> Sentence:
        return questions.question(v)

    def why_not(self, v: InvadersView, choice: Choice) -> Reason | None:
        return explain.why_not(v, choice)
