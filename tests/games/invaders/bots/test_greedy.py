"""The greedy sides of Invaders beat chance, waste nothing, and look at nothing hidden."""

from __future__ import annotations

import pytest

from rubizh.bots.bot import Bot, RandomBot
from rubizh.engine.dealer import Dealer, deal
from rubizh.engine.flow import NATURE, asked, choose
from rubizh.games.invaders.bots.greedy import GreedyInvaders
from rubizh.games.invaders.cards.sets import SHIPPED, read, rules
from rubizh.games.invaders.rules.cards import INVADER, MANKIND
from rubizh.games.invaders.rules.state import Invaders
from tests.bots.matches import every_table, played

INVADERS = rules(read(SHIPPED))
GAMES_PLAYED = 8


def greedy(seed: int) -> Bot:
    return GreedyInvaders("greedy", seed)


@pytest.mark.parametrize("seat", [MANKIND, INVADER])
def test_it_beats_chance_from_either_side(seat: int) -> None:
    bots: list[Bot] = [RandomBot("random", 1), RandomBot("random", 2)]
    bots[seat] = greedy(3)
    wins = [INVADERS.result(played(INVADERS, {}, bots, seed)).winners() == [seat] for seed in range(GAMES_PLAYED)]
    assert sum(wins) >= GAMES_PLAYED - 1


@pytest.mark.parametrize("options", every_table(INVADERS), ids=str)
def test_it_plays_every_table_to_its_end(options: dict[str, str]) -> None:
    assert played(INVADERS, options, [greedy(1), greedy(2)], 3).over


def test_it_plays_the_same_with_the_same_seed() -> None:
    one, other = (played(INVADERS, {}, [greedy(7), greedy(8)], 9) for _ in range(2))
    assert INVADERS.facts(one) == INVADERS.facts(other)


def test_it_is_not_told_what_is_hidden() -> None:
    """The same view imagined anew, with another hand of the other side, gets the same answer."""
    s = INVADERS.new(INVADERS.with_defaults({}))
    nature, bots = Dealer(10), [greedy(11), greedy(12)]
    compared = 0
    while not s.over:
        seat = asked(s).seat
        if seat == NATURE:
            deal(s, nature)
            continue
        if len(asked(s).options) > 1:
            other = INVADERS.sample(INVADERS.view(s, seat), nature)
            assert greedy(13).choose(INVADERS.view(s, seat)) is greedy(13).choose(INVADERS.view(other, seat))
            compared += 1
        choose(s, bots[seat].choose(INVADERS.view(s, seat)))
    assert compared > 50


def answers(seed: int) -> list[tuple[Invaders, str]]:
    """Every question in a game of greedy sides that a card could answer, and what was answered."""
    s = INVADERS.new(INVADERS.with_defaults({}))
    nature, bots = Dealer(seed), [greedy(2 * seed), greedy(2 * seed + 1)]
    found: list[tuple[Invaders, str]] = []
    while not s.over:
        deal(s, nature)
        if s.over:
            break
        options = asked(s).options
        chosen = bots[asked(s).seat].choose(INVADERS.view(s, asked(s).seat))
        if len(options) > 1 and options[-1].text == "pass" and options[0].text.startswith("play "):
            found.append((s.clone(), chosen.text))
        choose(s, chosen)
    return found


def test_it_holds_an_answer_back_for_something_better() -> None:
    said = [text == "pass" for seed in range(4) for _, text in answers(seed)]
    assert any(said)
    assert not all(said)
