"""Siege as the rest of the product sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import Choice
from rubizh.engine.game import Game, Option
from rubizh.engine.result import Result, decided
from rubizh.engine.words import Reason, Sentence
from rubizh.games.siege.rules import explain, story
from rubizh.games.siege.rules.cards import NOTATION
from rubizh.games.siege.rules.choices import ALPHABET
from rubizh.games.siege.rules.setup import new_game
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, SEAT_NAMES, Siege, rules_of, winner
from rubizh.games.siege.rules.view import SiegeView, sample

# At most 59 draws (46 siege, 11 tactics, 2 put back) and as many skipped turns, each turn with five decisions (prepare,
# play, draw, deal, declare); besides, every card played can be retreated with once, actions ask 16 times, and 14 are dealt.
LONGEST: Final = 800


@mypyc_attr(allow_interpreted_subclasses=True)
class SiegeGame(Game[Siege, SiegeView]):
    """siege-1: an attacker and a defender."""

    def seats(self, options: Mapping[str, str]) -> list[str]:
        return SEAT_NAMES

    def new(self, options: Mapping[str, str]) -> Siege:
        return new_game(rules_of(options))

    def clone(self, s: Siege) -> Siege:
        return s.clone()

    def view(self, s: Siege, seat: int) -> SiegeView:
        return SiegeView(s, seat)

    def sample(self, v: SiegeView, dealer: Dealer) -> Siege:
        return sample(v, dealer)

    def whereabouts(self, s: Siege) -> list[str]:
        piles = [*s.hands, *s.attack, *s.defence, s.discard, *s.used, *s.aside]
        decks = [choice.card for choice in s.deck + s.tactics_deck]
        return sorted(NOTATION[c] for pile in [*piles, decks] for c in pile)

    def facts(self, s: Siege) -> dict[str, object]:
        return {
            "over": s.over,
            "pending": None if s.pending is None else [s.pending.seat, [choice.text for choice in s.pending.options]],
            "attacker": SiegeView(s, ATTACKER).facts(),
            "defender": SiegeView(s, DEFENDER).facts(),
            "deck": [choice.text for choice in s.deck],
            "tactics_deck": [choice.text for choice in s.tactics_deck],
            "room": [s.attack_room, s.defence_room],
        }

    def result(self, s: Siege) -> Result:
        return decided([(1,) if seat == winner(s) else (0,) for seat in (ATTACKER, DEFENDER)])

    def ending(self, s: Siege) -> Sentence:
        return story.ending(s)

    def tell(self, s: Siege, viewer: int, choice: Choice) -> Sentence:
        return story.tell(s, viewer, choice)

    def question(self, v: SiegeView) -> Sentence:
        return story.question(v)

    def why_not(self, v: SiegeView, choice: Choice) -> Reason | None:
        return explain.why_not(v, choice)


SIEGE: Final = SiegeGame(
    name="siege",
    rules_version=1,
    cards="printed",
    options=[
        Option("tactics", ["no", "yes"], Sentence("the tactics variant with its eleven cards")),
        Option(
            "colour_run_on_partial_tiles",
            ["sum", "type"],
            Sentence("what a colour run is worth on a wall that counts only colour or only run"),
        ),
    ],
    alphabet=ALPHABET,
    longest=LONGEST,
)
