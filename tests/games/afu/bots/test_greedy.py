"""The greedy commander fields sensibly, recruits, and beats chance."""

from __future__ import annotations

from rubizh.bots.bot import Bot, RandomBot
from rubizh.engine.dealer import Dealer, deal
from rubizh.engine.flow import asked, choose
from rubizh.games import GAMES
from rubizh.games.afu.bots.greedy import GreedyAfu
from rubizh.games.afu.rules.scoring import score
from tests.bots.matches import played

AFU = GAMES["afu"].rules
GAMES_PLAYED = 10


def greedy(seed: int) -> Bot:
    return GreedyAfu("greedy", seed)


def test_it_beats_chance_from_either_seat() -> None:
    for seat in (0, 1):
        bots: list[Bot] = [RandomBot("random", 1), RandomBot("random", 2)]
        bots[seat] = greedy(3)
        wins = [AFU.result(played(AFU, {}, bots, seed)).winners() == [seat] for seed in range(GAMES_PLAYED)]
        assert sum(wins) >= GAMES_PLAYED * 0.9


def test_alone_it_holds_longer_and_scores_more_than_chance() -> None:
    options = {"players": "1"}
    ours = [played(AFU, options, [greedy(1)], seed) for seed in range(GAMES_PLAYED)]
    theirs = [played(AFU, options, [RandomBot("random", 1)], seed) for seed in range(GAMES_PLAYED)]
    assert sum(s.round for s in ours) > 1.5 * sum(s.round for s in theirs)
    assert sum(score(s, 0) for s in ours) > sum(score(s, 0) for s in theirs)


def test_it_leaves_no_invader_unopposed_while_it_can_stand() -> None:
    """In the first rounds, with a fresh deck, nobody panics."""
    s = AFU.new(AFU.with_defaults({}))
    nature = Dealer(4)
    bots = [greedy(5), greedy(6)]
    while s.round < 3:
        deal(s, nature)
        choose(s, bots[asked(s).seat].choose(AFU.view(s, asked(s).seat)))
    assert s.panic == 16


def test_it_plays_the_same_with_the_same_seed() -> None:
    one, other = (played(AFU, {"chervona_kalyna": "yes"}, [greedy(7), greedy(8)], 9) for _ in range(2))
    assert AFU.facts(one) == AFU.facts(other)


def test_it_is_not_told_what_is_hidden() -> None:
    """The same view imagined anew, with other hidden cards, gets the same answer."""
    s = AFU.new(AFU.with_defaults({}))
    deal(s, Dealer(10))
    other = AFU.sample(AFU.view(s, 0), Dealer(11))
    assert greedy(12).choose(AFU.view(s, 0)) is greedy(12).choose(AFU.view(other, 0))
