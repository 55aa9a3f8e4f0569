"""Requests are advice: they make an option likelier, never one that loses; and what is intended is said in one line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rubizh.bots.bot import Bot
from rubizh.bots.ply import OnePly
from rubizh.bots.search import Searcher
from rubizh.engine.flow import advance, asked
from rubizh.games import GAMES
from rubizh.games.drones.bots.comrade import KEEP_RECON, RECRUIT_TO_TRENCH, SAVE_LOGISTICS, asked_for
from rubizh.games.drones.bots.greedy import GreedyDrones
from rubizh.games.drones.rules.state import Drones
from tests.bots.judging import levels_of
from tests.games.drones.bots.test_judge import positions
from tests.games.drones.position import Side, drones, game

DRONES = GAMES["drones"].rules


def expert(seed: int) -> Bot:
    return OnePly("expert", seed, DRONES, levels_of("drones").judge, (0.0,))


def searcher(seed: int) -> Bot:
    """A master without time."""
    return Searcher("master", seed, DRONES, levels_of("drones").judge, levels_of("drones").effort, 60.0, 0)


def greedy(seed: int) -> Bot:
    return GreedyDrones("greedy", seed)


def done(bot: Bot, s: Drones, requests: list[str]) -> float:
    """How far a bot's choice is what the requests ask for, or against it."""
    bot.heed(requests)
    chosen = bot.choose(DRONES.view(s, asked(s).seat))
    return asked_for(s, asked(s).seat, chosen, requests)


@pytest.mark.parametrize("request_", [RECRUIT_TO_TRENCH, KEEP_RECON, SAVE_LOGISTICS])
@pytest.mark.parametrize("make", [greedy, expert, searcher])
def test_what_is_asked_for_is_done_more_often(make: Callable[[int], Bot], request_: str) -> None:
    asks = [s for seed in range(6) for s in positions({"players": "1"}, seed)]
    heeded = [done(make(n), s, [request_]) for n, s in enumerate(asks)]
    by_itself = []
    for n, s in enumerate(asks):
        chosen = make(n).choose(DRONES.view(s, asked(s).seat))
        by_itself.append(asked_for(s, asked(s).seat, chosen, [request_]))
    assert sum(heeded) > sum(by_itself)


def test_nobody_loses_the_game_for_a_request() -> None:
    """Technology wins now; the recruit that was asked for can wait."""
    s = drones(opened="simulator", hq="cook", projects="delta stabpoint", characters="driver gunner")
    bot = greedy(1)
    bot.heed([RECRUIT_TO_TRENCH])
    assert bot.choose(game(()).view(s, 0)).text == "activate simulator"


def test_what_goes_against_a_request() -> None:
    words = game(()).alphabet
    s = drones(crew="universal-pilot", depot="mavic fpv-kit", field="infantry", hand="himars delta donation", logistics=9)
    cases = [
        ("recruit", RECRUIT_TO_TRENCH, 1.0),
        ("cook to trench", RECRUIT_TO_TRENCH, 1.0),
        ("cook to hq", RECRUIT_TO_TRENCH, 0.0),
        ("sortie mavic", KEEP_RECON, -1.0),
        ("sortie fpv-kit", KEEP_RECON, 0.0),
        ("shop", SAVE_LOGISTICS, -1.0),
        ("play himars", SAVE_LOGISTICS, -1.0),
        ("play donation", SAVE_LOGISTICS, 0.0),
        ("play delta", SAVE_LOGISTICS, 1.0),
    ]
    assert [asked_for(s, 0, words[text], [request]) for text, request, _ in cases] == [wished for _, _, wished in cases]


@pytest.mark.parametrize("make", [greedy, expert, searcher])
def test_it_says_what_it_intends(make: Callable[[int], Bot]) -> None:
    bot, said = make(1), set()
    for s in positions({}, 5)[:60]:
        v = DRONES.view(s, asked(s).seat)
        bot.choose(v)
        intent = bot.intent(v)
        said.add("" if intent is None else intent.text)
    assert len(said) > 2


@pytest.mark.parametrize(
    ("deck", "board", "said"),
    [
        ("", Side(crew="universal-pilot", depot="mavic", hand="donation donation"), "Next I take: assault"),
        ("driver gunner", Side(hand="mortar mortar"), "I recruit next, for the Trench if need be."),
        ("driver gunner", Side(crew="medic", turned="medic", wounded="cook cook cook"), "Next I evacuate a wounded."),
        (
            "",
            Side(crew="wing-pilot", depot="furia", hand="himars himars", logistics=9),
            "I keep Recon for the artillery: himars",
        ),
    ],
)
def test_the_greedy_one_says_what_it_would_do_next(deck: str, board: Side, said: str) -> None:
    s = drones(trench="cook cook", field="assault raid", characters=deck, **(Side(hand="donation donation") | board))
    s.actions = 0
    advance(s)
    bot, v = greedy(1), game(()).view(s, 0)
    bot.choose(v)
    assert repr(bot.intent(v)) == said
