"""What a game asks of people: few options at a time, and no more clicks than laying the cards by hand would take."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import pytest

from rubizh.bots.bot import Bot
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, Choice, asked, choose
from rubizh.games import GAMES
from rubizh.games.drones.bots.greedy import GreedyDrones
from rubizh.games.drones.rules.choices import Roll
from rubizh.games.drones.rules.game import DronesGame
from rubizh.games.drones.rules.state import Drones

MOST_OPTIONS: Final = 100
OF_SEATS: Final = ["crew", "hq", "depot", "broken", "hand", "kept", "opened", "projects", "protection", "trophies", "wounded"]
OF_TABLE: Final = ["under", "trench", "drone_discard", "shop", "support_discard", "threat_discard", "field", "looked", "aside"]


def game() -> DronesGame:
    its = GAMES["drones"].rules
    assert isinstance(its, DronesGame)
    return its


def lying(s: Drones) -> Counter[str]:
    """How many cards of each kind lie in each pile."""
    piles = {f"{name} {seat}": pile for name in [*OF_SEATS, "mishaps", "played"] for seat, pile in enumerate(getattr(s, name))}
    piles |= {name: getattr(s, name) for name in OF_TABLE}
    return Counter(f"{name} {c}" for name, pile in piles.items() for c in pile)


class Counted:
    """A game played to its end: the most options of one question, and what people click and would lay by hand."""

    def __init__(self, options: dict[str, str], seed: int, greedy: bool) -> None:
        self.s: Final = game().new(game().with_defaults(options))
        self.dealer: Final = Dealer(seed)
        self.bots: Final[list[Bot]] = (
            [GreedyDrones("greedy", seed + seat) for seat in range(self.s.rules.players)] if greedy else []
        )
        self.most = self.clicks = self.by_hand = 0
        while not self.s.over:
            self.go_on()

    def go_on(self) -> None:
        s, before = self.s, lying(self.s)
        question = asked(s)
        choice = self.answer(question.seat, question.options)
        if question.seat != NATURE:
            self.most = max(self.most, len(question.options))
            self.clicks += len(question.options) > 1
        choose(s, choice)
        self.by_hand += (lying(s) - before).total() + isinstance(choice, Roll)

    def answer(self, seat: int, options: list[Choice]) -> Choice:
        if seat == NATURE or not self.bots:
            return self.dealer.pick(options)
        return self.bots[seat].choose(game().view(self.s, seat))


@pytest.mark.parametrize("greedy", [False, True])
def test_never_a_hundred_options(greedy: bool) -> None:
    random = Random(4)
    for seed in range(12):
        options = {option.name: random.choice(option.values) for option in game().options}
        assert Counted(options, seed, greedy).most < MOST_OPTIONS


def test_four_people_click_no_more_often_than_they_would_lay_a_card_or_roll_the_die() -> None:
    for seed in range(6):
        played = Counted({"players": "4"}, seed, greedy=True)
        assert 0 < played.clicks <= played.by_hand
