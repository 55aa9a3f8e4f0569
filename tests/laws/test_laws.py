"""The laws of the engine on random games of every game and option set, and that each law would notice a breach."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from math import prod
from random import Random
from typing import Any

import pytest

from rubizh.build import build
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import Choice, Decision, asked, choose
from rubizh.engine.game import Game
from rubizh.engine.laws import Broken, Lawbook
from rubizh.engine.words import Reason
from rubizh.games import GAMES
from rubizh.games.siege.rules.choices import PASS
from rubizh.games.siege.rules.game import SIEGE, SiegeGame
from rubizh.games.siege.rules.state import DEFENDER, Siege
from rubizh.games.siege.rules.view import SiegeView
from tests.games.siege.position import play, siege

GAMES_EACH_GAME = 400 if build() == "compiled" else 60
SEEDS = 4
FEW = 64  # option sets of a game, of which each is tried


def option_sets(game: Game[Any, Any]) -> list[dict[str, str]]:
    """All option sets of a game where they are few; otherwise some in which every two values meet somewhere."""
    names = [option.name for option in game.options]
    values = [spread(option.values) for option in game.options]
    if prod(map(len, values)) <= FEW:
        return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
    return [dict(zip(names, chosen, strict=True)) for chosen in meeting(values)]


def spread(values: list[str]) -> list[str]:
    """The values of an option; of many numbers, some from the first to the last."""
    many = all(value.isdecimal() for value in values)
    return values[:: max(1, len(values) // 4)] if many else values


def meeting(values: list[list[str]]) -> list[tuple[str, ...]]:
    """Greedily: of some random sets, the one in which most pairs meet that have not met yet."""
    random = Random(1)
    apart = {pair for one, other in combinations(range(len(values)), 2) for pair in pairs(values, one, other)}
    found: list[tuple[str, ...]] = []
    while apart:
        tried = [tuple(random.choice(its) for its in values) for _ in range(50)]
        best = max(tried, key=lambda chosen: len(apart & met(chosen)))
        apart -= met(best)
        found.append(best)
    return found


def pairs(values: list[list[str]], one: int, other: int) -> list[tuple[int, str, int, str]]:
    return [(one, value, other, another) for value, another in product(values[one], values[other])]


def met(chosen: tuple[str, ...]) -> set[tuple[int, str, int, str]]:
    return {(one, chosen[one], other, chosen[other]) for one, other in combinations(range(len(chosen)), 2)}


EVERY_OPTION_SET = [(name, options) for name, package in GAMES.items() for options in option_sets(package.rules)]


@pytest.mark.parametrize(("name", "options"), EVERY_OPTION_SET, ids=str)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_laws_hold(name: str, options: dict[str, str], seed: int) -> None:
    sets = len([1 for other, _ in EVERY_OPTION_SET if other == name])
    for number in range(max(1, GAMES_EACH_GAME // SEEDS // sets)):
        Lawbook(GAMES[name].rules, options, seed * 1000 + number).play(thorough=20)


def in_the_middle() -> Siege:
    s = SIEGE.new(SIEGE.with_defaults({}))
    dealer = Dealer(1)
    for _ in range(60):
        choose(s, dealer.pick(asked(s).options))
    return s


def lawbook(game: Game[Any, Any] = SIEGE) -> Lawbook:
    return Lawbook(game, {}, 1)


def lose_a_card(s: Siege) -> None:
    s.hands[0] = s.hands[0][1:]
    lawbook().conserved(s)


def double_a_card(s: Siege) -> None:
    s.hands[0] = s.hands[0][:1] + s.hands[0][:-1]
    lawbook().conserved(s)


def ask_something_else(s: Siege) -> None:
    s.pending = Decision(asked(s).seat, asked(s).options[1:])
    lawbook().asked_again(s)


def offer_nothing(s: Siege) -> None:
    s.pending = Decision(0, [])
    lawbook().options_are_in_order(s)


def offer_twice(s: Siege) -> None:
    s.pending = Decision(0, [PASS, PASS])
    lawbook().options_are_in_order(s)


def offer_a_stranger(s: Siege) -> None:
    s.pending = Decision(0, [Choice("pass")])
    lawbook().options_are_in_order(s)


BREACHES: list[Callable[[Siege], None]] = [
    lose_a_card,
    double_a_card,
    ask_something_else,
    offer_nothing,
    offer_twice,
    offer_a_stranger,
]


@pytest.mark.parametrize("breach", BREACHES)
def test_a_breach_in_a_state_is_noticed(breach: Callable[[Siege], None]) -> None:
    with pytest.raises(Broken):
        breach(in_the_middle())


class Leaking(SiegeGame):
    """Shows a seat whether the other holds the red 7."""

    def view(self, s: Siege, seat: int) -> SiegeView:
        v = SIEGE.view(s, seat)
        v.cauldrons = 7 if seat >= 0 and 7 in s.hands[1 - seat] else v.cauldrons
        return v


class Sharing(SiegeGame):
    """Clones that share their lists."""

    def clone(self, s: Siege) -> Siege:
        return s


class Silent(SiegeGame):
    """Knows no reasons."""

    def why_not(self, v: SiegeView, choice: Choice) -> Reason | None:
        return None


def broken_game(kind: type[SiegeGame], longest: int = 800) -> SiegeGame:
    return kind("broken", 1, "printed", SIEGE.options, SIEGE.alphabet, longest)


@pytest.mark.parametrize("kind", [Leaking, Sharing, Silent])
def test_a_breach_in_a_game_is_noticed(kind: type[SiegeGame]) -> None:
    with pytest.raises(Broken):
        lawbook(broken_game(kind)).play(thorough=2)


class Hiding(SiegeGame):
    """Hides a field of the views, and imagines a state that has something else there."""

    def __init__(self, field: str, imagined: Siege) -> None:
        super().__init__("hiding", 1, "printed", SIEGE.options, SIEGE.alphabet, 800)
        self.field = field
        self.imagined = imagined

    def view(self, s: Siege, seat: int) -> SiegeView:
        v = SIEGE.view(s, seat)
        setattr(v, self.field, getattr(SIEGE.view(self.imagined, seat), self.field))
        return v

    def sample(self, v: SiegeView, dealer: Dealer) -> Siege:
        return self.imagined.clone()


def recruiting() -> Siege:
    return siege(attacker="recruitment", discard="B1 B2")


def drawing() -> Siege:
    return play(siege(tactics=True), "R0@1")


TELLING: dict[str, tuple[Siege, str, object]] = {
    "whether anybody is asked": (siege(defender="R0"), "cauldrons", 0),
    "who is asked": (siege(attack={1: "R1"}), "turn", DEFENDER),
    "what is answered by itself": (recruiting(), "discard", recruiting().discard[:1]),
    "what comes next": (drawing(), "deck", []),
}


@pytest.mark.parametrize("law", TELLING)
def test_a_question_that_tells_something_hidden_is_noticed(law: str) -> None:
    s, field, otherwise = TELLING[law]
    imagined = s.clone()
    setattr(imagined, field, otherwise)
    with pytest.raises(Broken, match=f"^{law} tells nothing hidden"):
        lawbook(Hiding(field, imagined)).asked_alike(s)


def test_a_game_longer_than_declared_is_noticed() -> None:
    with pytest.raises(Broken, match="maximum"):
        lawbook(broken_game(SiegeGame, longest=30)).play(thorough=100)
