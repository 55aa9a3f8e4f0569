"""What a match has shown, as figures."""

from __future__ import annotations

from collections import Counter
from typing import Final

from msgspec import Struct

from rubizh.lab.ledger import Ledger, Plan
from rubizh.lab.pairs import A, B, Match, Pair, PairGame
from rubizh.lab.strength import Interval, Sums, bounded, elo_interval, mean_interval, percentile, score_interval, wilson

SHOWN_FAILURES: Final = 3


class Role(Struct):
    """How often one bot won in one seat."""

    seat: str
    games: int
    wins: int
    rate: Interval


class Thinking(Struct):
    """The time one bot took for each decision with more than one option, in seconds."""

    decisions: int
    median: float
    p99: float
    p999: float
    longest: float
    late: int


class Alone(Struct):
    """What one bot made of games alone: those it lost outright, and the points of the game in the middle, unless that is lost."""

    lost: int
    median: int | None


class Bot(Struct):
    """One side of a match."""

    name: str
    roles: list[Role]
    thinking: Thinking
    failures: int
    first_failures: list[str]
    alone: Alone | None


class Test(Struct):
    """How the sequential test stands."""

    low: float
    high: float
    llr: float
    accepted: float | None


class Report(Struct):
    """The figures of a match; scores and Elo are the first bot's."""

    match: Match
    pairs: int
    games: int
    score: Interval
    adjusted: Interval | None
    elo: Interval
    draws: int | None
    pair_scores: dict[str, int]
    test: Test | None
    moves: float
    length: float
    longest: int
    a: Bot
    b: Bot


def report(ledger: Ledger) -> Report:
    """The figures of the pairs played so far, at least one."""
    pairs, match = ledger.pairs, ledger.plan.match
    sums = Sums(pair.score() for pair in pairs)
    games = [game for pair in pairs for game in pair.games]
    seats = match.rules.seats(match.options)
    sides = len(set(match.rules.sides(match.options)))
    score = score_interval(sums)
    return Report(
        match=match,
        pairs=len(pairs),
        games=len(games),
        score=score,
        adjusted=adjusted(pairs),
        elo=elo_interval(score),
        draws=None if sides == 1 else sum(len(game.winners) != 1 for game in games),
        pair_scores=pair_scores(pairs, sides),
        test=tested(ledger.plan, sums),
        moves=sum(len(spent) for game in games for spent in game.micros.values()) / len(games),
        length=sum(game.length for game in games) / len(games),
        longest=max(game.length for game in games),
        a=bot(match, A, seats, games),
        b=bot(match, B, seats, games),
    )


def adjusted(pairs: list[Pair]) -> Interval | None:
    """The score without Nature's part in it, where that was measured in every game."""
    if any(game.luck is None for pair in pairs for game in pair.games):
        return None
    return bounded(mean_interval(Sums(sum(game.adjusted() for game in pair.games) / 2 for pair in pairs)))


def pair_scores(pairs: list[Pair], sides: int) -> dict[str, int]:
    """How many pairs had each score: five of them in a game of two, three alone."""
    counted = Counter(pair.score() for pair in pairs)
    steps = 2 * sides
    return {f"{step / steps:g}": counted[step / steps] for step in range(steps + 1)}


def tested(plan: Plan, sums: Sums) -> Test | None:
    sprt = plan.sprt
    return None if sprt is None else Test(sprt.low, sprt.high, sprt.llr(sums), sprt.verdict(sums))


def bot(match: Match, side: str, seats: list[str], games: list[PairGame]) -> Bot:
    own = [game for game in games if side in game.seats]
    failures = [game.failures[side] for game in own if side in game.failures]
    return Bot(
        name=match.bot(side),
        roles=[role(side, seat, number, own) for number, seat in enumerate(seats)],
        thinking=thinking([game.micros[side] for game in own], sum(game.late[side] for game in own)),
        failures=len(failures),
        first_failures=failures[:SHOWN_FAILURES],
        alone=None if len(set(own[0].seats)) > 1 else alone(own),
    )


def role(side: str, seat: str, number: int, games: list[PairGame]) -> Role:
    there = [game for game in games if game.seats[number] == side]
    wins = sum(game.winners == [side] for game in there)
    return Role(seat, len(there), wins, wilson(wins / len(there), len(there)))


def thinking(micros: list[list[int]], late: int) -> Thinking:
    ordered = sorted(spent for game in micros for spent in game)
    median, p99, p999, longest = (percentile(ordered, share) / 1e6 for share in (0.5, 0.99, 0.999, 1))
    return Thinking(len(ordered), median, p99, p999, longest, late)


def alone(games: list[PairGame]) -> Alone:
    scored = sorted(game.points for game in games if game.points is not None)
    lost = len(games) - len(scored)
    middle = (len(games) - 1) // 2 - lost
    return Alone(lost, scored[middle] if middle >= 0 else None)
