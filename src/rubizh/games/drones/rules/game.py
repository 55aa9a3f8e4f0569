"""Dronovody as the rest of the product sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import Choice
from rubizh.engine.game import Game, Option
from rubizh.engine.result import Result
from rubizh.engine.words import Reason, Sentence
from rubizh.games.drones.rules import explain, imagine, questions, scoring, story
from rubizh.games.drones.rules.cards import CardSet
from rubizh.games.drones.rules.choices import Choices
from rubizh.games.drones.rules.setup import new_game
from rubizh.games.drones.rules.state import Drones, Piles, Rules
from rubizh.games.drones.rules.text import DronesWords
from rubizh.games.drones.rules.view import DronesView

# Eight rounds of four turns for each of four players; a turn has at most some 60 decisions: a card, actions with their attacks
# and moves, every free effect once. As many again are Nature's.
LONGEST: Final = 20_000

NO_YES: Final = ["no", "yes"]
OPTIONS: Final[list[Option]] = [
    Option("players", ["2", "1", "3", "4"], Sentence("how many players hold the line together")),
    Option("first_game", NO_YES, Sentence("leave out the threats with a triangle, for your first game")),
    Option("rounds", ["4", "5", "6", "7", "8"], Sentence("how many rounds until the rotation; six if it is delayed")),
    Option("random_start", NO_YES, Sentence("start with a random character and a random drone")),
    Option("fog_of_war", NO_YES, Sentence("new threats come before the defence")),
    Option("horde", NO_YES, Sentence("four threats for each player come in a round, not three")),
    Option("istar", NO_YES, Sentence("support cards are drafted: keep one, pass the rest on")),
    Option(
        "last_round",
        ["to_threats", "to_recovery"],
        Sentence("whether the last round ends after its Threat phase or its Recovery"),
    ),
    Option("no_card_no_action", ["yes", "no"], Sentence("whether somebody without support cards has no action either")),
    Option("empty_plays", NO_YES, Sentence("whether a support card may be played that changes nothing")),
    Option(
        "universal_for_projects",
        ["any_pilot", "every_type"],
        Sentence("whether a universal pilot serves a project as any pilot, or as a pilot of each type"),
    ),
    Option(
        "ground_and_air", ["both", "one_of_them"], Sentence("whether one sortie may attack both ground enemies and enemy drones")
    ),
    Option("pilots_add_up", NO_YES, Sentence("whether the pluses of several pilots add up")),
    Option(
        "free_effects",
        ["own_turn_and_defence", "also_others_turns"],
        Sentence("whether free effects may also be used after another player's turn or defence"),
    ),
    Option(
        "deactivation",
        ["next_round", "next_threats_phase"],
        Sentence("whether deactivated enemies are silent in the whole next round, or in the next Threat phase"),
    ),
]
SEATS: Final = ["first", "second", "third", "fourth"]


@mypyc_attr(allow_interpreted_subclasses=True)
class DronesGame(Game[Drones, DronesView]):
    """drones-1: Dronovody with a card set: one to four players with one fate, and points of their own."""

    def __init__(self, cards: CardSet) -> None:
        self.choices: Final = Choices(cards)
        super().__init__("drones", 1, cards.name, OPTIONS, self.choices.alphabet, LONGEST)
        self.set: Final = cards
        self.words: Final = DronesWords(cards, self.choices)

    def seats(self, options: Mapping[str, str]) -> list[str]:
        players = int(options["players"])
        return ["solo"] if players == 1 else SEATS[:players]

    def sides(self, options: Mapping[str, str]) -> list[int]:
        return [0] * int(options["players"])

    def new(self, options: Mapping[str, str]) -> Drones:
        return new_game(Rules(self.with_defaults(options), self.set, self.choices, self.words))

    def clone(self, s: Drones) -> Drones:
        return s.clone()

    def view(self, s: Drones, seat: int) -> DronesView:
        return DronesView(s, seat)

    def sample(self, v: DronesView, dealer: Dealer) -> Drones:
        return imagine.sample(v, dealer)

    def whereabouts(self, s: Drones) -> list[str]:
        piles = [pile for piles in self.piles_of_seats(s) for pile in piles]
        piles += [s.under, s.trench, s.drone_discard, s.shop, s.support_discard, s.threat_discard, s.field, s.looked, s.aside]
        decks = [s.characters, s.drone_deck, s.support_deck, s.threat_deck]
        piles += [tuple([int(deal.card) for deal in deck]) for deck in decks]
        return sorted([self.set.cards[c].name for pile in piles for c in pile])

    def piles_of_seats(self, s: Drones) -> list[Piles]:
        staff = [s.crew, s.hq, s.wounded]
        return [*staff, s.depot, s.broken, s.hand, s.kept, s.opened, s.projects, s.protection, s.played, s.trophies, s.mishaps]

    def facts(self, s: Drones) -> dict[str, object]:
        return {
            **DronesView(s, 0).facts(),
            "pending": None if s.pending is None else [s.pending.seat, [choice.text for choice in s.pending.options]],
            "wounded": s.wounded,
            "under": s.under,
            "trench": s.trench,
            "characters": [deal.text for deal in s.characters],
        }

    def result(self, s: Drones) -> Result:
        return scoring.result(s)

    def ending(self, s: Drones) -> Sentence:
        return story.ending(s)

    def tell(self, s: Drones, viewer: int, choice: Choice) -> Sentence:
        return story.tell(s, viewer, choice)

    def question(self, v: DronesView) -> Sentence:
        return questions.question(v)

    def why_not(self, v: DronesView, choice: Choice) -> Reason | None:
        return explain.why_not(v, choice)
