"""AFU as the rest of the product sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import Choice, apply
from rubizh.engine.game import Game, Option
from rubizh.engine.result import Result
from rubizh.engine.words import Reason, Sentence
from rubizh.games.afu.rules import explain, imagine, scoring, story
from rubizh.games.afu.rules.cards import CardSet
from rubizh.games.afu.rules.choices import CALM_DECK, CALM_DISCARD, Choices
from rubizh.games.afu.rules.setup import new_game
from rubizh.games.afu.rules.state import COLOURS, LEVELS, Afu, Rules
from rubizh.games.afu.rules.text import AfuWords
from rubizh.games.afu.rules.view import AfuView

# At most 12 rounds of Invasion (a single invader each) and 23 of war; a round has at most about 60 decisions of each seat, mostly
# fielding and taking back, and as many of Nature.
LONGEST: Final = 8000

GROUND_HITS_AIR: Final = Sentence("whether ground invaders without anti-aircraft destroy your air units")
OPTIONS: Final[list[Option]] = [
    Option("players", ["2", "1"], Sentence("how many commanders: two, or one alone against the invader")),
    Option("level", LEVELS, Sentence("how hard the game of one is")),
    Option("chervona_kalyna", ["no", "yes"], Sentence("skip the Invasion: a tenser, faster, more random game")),
    Option("ground_invaders_hit_air", ["no", "yes"], GROUND_HITS_AIR),
    # afu-8: who commands first is agreed at the table
    Option("colour", COLOURS, Sentence("the colour of the first commander")),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class AfuGame(Game[Afu, AfuView]):
    """afu-1: AFU with a card set: one or two commanders against the invader, and against each other for points."""

    def __init__(self, cards: CardSet) -> None:
        self.choices: Final = Choices(cards)
        super().__init__("afu", 2, cards.name, OPTIONS, self.choices.alphabet, LONGEST)
        self.set: Final = cards
        self.words: Final = AfuWords(cards, self.choices)

    def seats(self, options: Mapping[str, str]) -> list[str]:
        return ["first", "second"] if options["players"] == "2" else ["commander"]

    def new(self, options: Mapping[str, str]) -> Afu:
        return new_game(self.rules(options))

    def rules(self, options: Mapping[str, str]) -> Rules:
        """The rules of a table with these options and the cards of this game."""
        return Rules(
            players=int(options["players"]),
            level=LEVELS.index(options["level"]),
            kalyna=options["chervona_kalyna"] == "yes",
            ground_hits_air=options["ground_invaders_hit_air"] == "yes",
            first_colour=COLOURS.index(options["colour"]),
            set=self.set,
            choices=self.choices,
            words=self.words,
        )

    def clone(self, s: Afu) -> Afu:
        return s.clone()

    def view(self, s: Afu, seat: int) -> AfuView:
        return AfuView(s, seat)

    def sample(self, v: AfuView, dealer: Dealer) -> Afu:
        return imagine.sample(v, dealer)

    def reveals(self, s: Afu, choice: Choice) -> bool:
        """A search for Panic turns up where it lay; the end of a round turns up what was left in the hands."""
        if choice in (CALM_DISCARD, CALM_DECK):
            return True
        after = s.clone()
        apply(after, choice)
        return after.over or after.round != s.round

    def whereabouts(self, s: Afu) -> list[str]:
        piles = [pile for piles in self.piles_of_seats(s) for pile in piles]
        piles += [s.display, (s.top,), tuple([deal.card for deal in s.reserve]), s.under, s.goals, s.goals_left]
        piles += [s.objectives, s.shown_events, s.enemy_objectives]
        piles += [*s.pools, s.box, (s.enemy_bid,), tuple([e for e in s.events if e >= 0]), self.still_to_come(s)]
        names = [self.set.cards[c].name for pile in piles for c in pile if c >= 0]
        names += [self.set.cards[self.set.aid].name] * s.aid + [self.set.cards[self.set.panic].name] * s.panic
        return sorted(names)

    def piles_of_seats(self, s: Afu) -> list[list[tuple[int, ...]]]:
        own = [s.deck, s.hand, s.discard, s.hospital, s.trophies, s.taken, s.secret, s.rejected, s.offered, s.spent]
        return own + [s.invaders, s.foreseen, s.escaped, s.attack, s.attack_support, s.defence, s.defence_support]

    def still_to_come(self, s: Afu) -> tuple[int, ...]:
        """The invaders I and II that wait beside the table."""
        if s.rules.kalyna or s.war:
            return self.set.later[1] if s.rules.players == 1 and not s.second_wave else ()
        return self.set.later[0] + self.set.later[1]

    def facts(self, s: Afu) -> dict[str, object]:
        seats = {f"seat {seat}": AfuView(s, seat).facts() for seat in range(s.rules.players)}
        return {
            **seats,
            "pending": None if s.pending is None else [s.pending.seat, [choice.text for choice in s.pending.options]],
            "decks": s.deck[:],
            "discards": s.discard[:],
            "invaders": s.invaders[:],
            "escaped": s.escaped[:],
            "goals_left": s.goals_left,
        }

    def result(self, s: Afu) -> Result:
        return scoring.result(s)

    def ending(self, s: Afu) -> Sentence:
        return story.ending(s)

    def tell(self, s: Afu, viewer: int, choice: Choice) -> Sentence:
        return story.tell(s, viewer, choice)

    def question(self, v: AfuView) -> Sentence:
        return story.question(v)

    def why_not(self, v: AfuView, choice: Choice) -> Reason | None:
        return explain.why_not(v, choice)
