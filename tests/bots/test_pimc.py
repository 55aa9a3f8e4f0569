"""Search with open cards, at once or postponed: a deck has one order in a world, and the searcher sees its view only."""

from __future__ import annotations

from typing import Any

import pytest

from rubizh.bots.epimc import PostponedSearch
from rubizh.bots.judge import Judge
from rubizh.bots.pimc import OpenBot, OpenSearch, World
from rubizh.bots.search import Effort
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, Choice, asked, choose
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege
from tests.bots.judging import levels_of
from tests.bots.matches import moments
from tests.bots.test_search import FOREVER, WIN, middle, told, view_of
from tests.games.siege.position import play, siege

SHORT = Effort(horizon=1, lap=2, runners=3, margin=0.5, drop=5.0)
METHODS = ["pimc", "epimc"]


def search(method: str, seed: int, judge: Judge | None = None, effort: Effort = SHORT) -> OpenSearch:
    judge = judge or levels_of("siege").judge
    if method == "pimc":
        return OpenSearch(SIEGE, judge, effort, 2, Dealer(seed))
    return PostponedSearch(SIEGE, judge, effort, 2, 3, 1, Dealer(seed))


def unhurried(method: str) -> OpenSearch:
    found = search(method, 1)
    found.until = float("inf")
    return found


def minimax(world: World, seat: int, left: int, width: OpenSearch) -> float:
    """The same as alpha-beta, without leaving anything out."""
    if not world.go_on():
        return width.judge.value(world.s, seat)
    worths = width.look(world.s)
    mine = asked(world.s).seat == seat
    if mine and left == 0:
        return max(worths)
    values = [minimax(world.after(choice), seat, left - mine, width) for choice in width.promising(world.s, worths)]
    return max(values) if mine else min(values)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_win_at_once_is_found(method: str, seed: int) -> None:
    runners = search(method, seed).race(view_of(WIN), FOREVER, 2)
    assert runners[0].option.text == "control 4"
    assert runners[0].value() == 1.0


@pytest.mark.parametrize("method", METHODS)
def test_the_placement_that_wins_the_last_turn_is_found(method: str) -> None:
    s = play(siege(attack={4: "R10"}, damaged=[1, 2, 3], attacker="B1 R11", deck=""), "pass")
    assert OpenBot(method, 1, search(method, 1), 0.0).choose(view_of(s)).text == "R11@4"


@pytest.mark.parametrize("left", [0, 1])
def test_alpha_beta_finds_what_minimax_finds(left: int) -> None:
    open_search = unhurried("pimc")
    for s in moments(SIEGE, {}, 2)[10:40:15]:
        for seat in (ATTACKER, DEFENDER):
            value = open_search.open_value(World(SIEGE.clone(s), 7, 0), seat, left, 0.0, 1.0)
            assert value == minimax(World(SIEGE.clone(s), 7, 0), seat, left, open_search)


def test_alpha_beta_leaves_out_what_cannot_matter() -> None:
    s = moments(SIEGE, {}, 2)[20]
    pruned, full = unhurried("pimc"), unhurried("pimc")
    pruned.open_value(World(SIEGE.clone(s), 7, 0), ATTACKER, 1, 0.0, 1.0)
    minimax(World(SIEGE.clone(s), 7, 0), ATTACKER, 1, full)
    assert 0 < pruned.decisions < full.decisions


def test_whatever_is_played_the_deck_keeps_its_order() -> None:
    s = siege(attacker="R1 R2 B5")
    deals = set()
    for choice in asked(s).options[:6]:
        world = World(s, 5, 0).after(choice)
        while asked(world.s).seat != NATURE:
            choose(world.s, asked(world.s).options[-1])
        deals.add(world.next_deal())
    assert len(deals) == 1
    others = {World(world.s, seed, 0).next_deal() for seed in range(10)}
    assert len(others) > 1


@pytest.mark.parametrize("method", METHODS)
def test_the_same_seed_finds_the_same(method: str) -> None:
    one, same, other = (told(search(method, seed).race(middle(), FOREVER, 3)) for seed in (1, 1, 2))
    assert one == same != other


@pytest.mark.parametrize("method", METHODS)
def test_it_does_not_know_what_is_hidden(method: str) -> None:
    s: Siege = moments(SIEGE, {"tactics": "yes"}, 3)[20]
    seat = asked(s).seat
    other = SIEGE.sample(SIEGE.view(s, seat), Dealer(5))
    assert other.hands[1 - seat] != s.hands[1 - seat]
    one, same = (told(search(method, 4).race(SIEGE.view(state, seat), FOREVER, 2)) for state in (s, other))
    assert one == same


@pytest.mark.parametrize("method", METHODS)
def test_it_stops_after_so_many_worlds(method: str) -> None:
    runners = search(method, 1).race(middle(), FOREVER, 2)
    assert [runner.worlds for runner in runners if runner.running] == [2] * SHORT.runners


class Impatient(Judge):
    """The learned judge, with a clock that runs out while it looks."""

    def __init__(self, looks: int) -> None:
        self.looks = looks
        self.search: OpenSearch | None = None

    def value(self, s: Any, seat: int) -> float:
        return levels_of("siege").judge.value(s, seat)

    def worths(self, s: Any, seat: int, options: list[Choice]) -> list[float]:
        self.looks -= 1
        if self.search is not None and self.looks == 0:
            self.search.until = 0.0
        return levels_of("siege").judge.worths(s, seat, options)


@pytest.mark.parametrize("method", METHODS)
def test_a_world_that_the_clock_interrupts_counts_for_nobody(method: str) -> None:
    for looks, finished in ((10**6, True), (3, False)):
        judge = Impatient(looks)
        judge.search = hurried = search(method, 1, judge)
        runners = [runner for runner in hurried.line_up(middle()) if runner.running]
        assert hurried.try_world(middle(), runners, 2, FOREVER * 10) is finished
        assert {runner.worlds for runner in runners} == {int(finished)}


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seconds", [0.0, 0.02])
def test_a_bot_answers_however_little_time_it_has(method: str, seconds: float) -> None:
    v = middle()
    assert OpenBot(method, 1, search(method, 1), seconds).choose(v) in v.options


def bundle(s: Siege, seat: int, size: int) -> list[World]:
    """Worlds that a seat cannot tell apart."""
    return [World(SIEGE.sample(SIEGE.view(s, seat), Dealer(seed)), seed, 0) for seed in range(size)]


def test_the_searcher_plays_the_same_in_worlds_that_it_cannot_tell_apart() -> None:
    postponing = unhurried("epimc")
    assert isinstance(postponing, PostponedSearch)
    lost = 0.0
    for s in moments(SIEGE, {}, 1)[20:60:8]:
        seat, worlds = asked(s).seat, bundle(s, asked(s).seat, 4)
        if len(asked(s).options) == 1:
            continue
        fused = sum(postponing.values(bundle(s, seat, 4), seat, 1, 0, True))
        options = postponing.promising(s, postponing.look(s))
        each = [sum(postponing.open_value(world.after(one), seat, 0, 0.0, 1.0) for world in worlds) for one in options]
        agreed = sum(postponing.values(worlds, seat, 1, 1, True))
        assert agreed == pytest.approx(max(each))
        lost += fused - agreed
        assert fused >= agreed - 1e-9
    assert lost > 0.001  # PIMC believes that it could play differently in each


def test_the_worlds_of_a_bundle_are_dealt_the_same_card_where_they_can() -> None:
    s = siege(attacker="R1 R2", deck="G1 G2 G3 G4 Y1 Y2")
    seat = asked(s).seat
    worlds = bundle(s, seat, 12)
    while asked(worlds[0].s).seat != NATURE:
        worlds = [world.after(asked(world.s).options[-1]) for world in worlds]
    before = [set(world.s.hands[seat]) for world in worlds]
    decks = [set(asked(world.s).options) for world in worlds]
    postponing = unhurried("epimc")
    assert isinstance(postponing, PostponedSearch)
    assert len(postponing.values(worlds, seat, 0, 1, True)) == 12
    drawn = [set(world.s.hands[seat]) - held for world, held in zip(worlds, before, strict=True)]
    first = next(choice for choice in decks[0] if {getattr(choice, "card", -1)} == drawn[0])
    for deck, cards in zip(decks, drawn, strict=True):
        assert (cards == drawn[0]) == (first in deck)
    assert any(first not in deck for deck in decks)
