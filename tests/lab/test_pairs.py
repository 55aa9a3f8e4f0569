"""Pairs: the same cards for both, a result that belongs to the bots, and failures that cost one game."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rubizh.bots.bot import Bot, BotFailed
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, Choice, asked, choose
from rubizh.engine.game import View
from rubizh.games import GAMES
from rubizh.games.siege.rules.state import Siege
from rubizh.lab.luck import luck
from rubizh.lab.nature import Nature, fraction
from rubizh.lab.pairs import A, B, Match, Pair, PairGame, Sitting, play_pair
from rubizh.lab.strength import Sums, mean_interval
from tests.bots.matches import lend

MISBEHAVING = Path(__file__).parents[1] / "protocol" / "misbehaving.py"


def match(game: str, a: str, b: str, **options: str) -> Match:
    return Match(game, GAMES[game].rules.with_defaults(options), a, b, 7, "1")


def deals(sitting: Sitting) -> list[str]:
    """What Nature dealt in a game, in order."""
    order: list[str] = []
    pick = sitting.nature.pick

    def noted(options: list[Choice]) -> Choice:
        order.append(pick(options).text)
        return next(option for option in options if option.text == order[-1])

    sitting.nature.pick = noted  # type: ignore[method-assign]
    sitting.played()
    return order


@pytest.mark.parametrize("tactics", ["no", "yes"])
def test_both_games_of_a_pair_have_the_same_decks(tactics: str) -> None:
    """The games differ, the order of each deck does not."""
    ours = match("siege", "random", "random", tactics=tactics)
    one, other = (deals(Sitting(ours, 3, sides, None)) for sides in ([A, B], [B, A]))
    siege = {choice.text for choice in GAMES["siege"].rules.new(ours.options).deck}
    for deck in (siege, set(one) - siege):
        once = {text for text in deck if one.count(text) == other.count(text) == 1}  # the others were put back
        assert len(once) > 0.5 * len(deck) or not deck
        assert [text for text in one if text in once] == [text for text in other if text in once]


def test_other_pairs_have_other_decks() -> None:
    ours = match("siege", "random", "random")
    assert deals(Sitting(ours, 3, [A, B], None)) != deals(Sitting(ours, 4, [A, B], None))


def test_a_pair_can_be_repeated() -> None:
    ours = match("afu", "random", "random")
    one, other = (play_pair(ours, 5) for _ in range(2))
    assert [(game.winners, game.length) for game in one.games] == [(game.winners, game.length) for game in other.games]


def test_seats_are_swapped() -> None:
    pair = play_pair(match("siege", "random", "random"), 0)
    assert [game.seats for game in pair.games] == [[A, B], [B, A]]
    assert all(len(game.winners) == 1 and game.micros[A] and game.micros[B] for game in pair.games)


def test_alone_each_bot_plays_once() -> None:
    pair = play_pair(match("afu", "random", "random", players="1"), 0)
    assert [game.seats for game in pair.games] == [[A], [B]]
    assert pair.score() in (0, 0.5, 1)


def ended(seats: list[str], winners: list[str], points: int | None = None, gift: float | None = None) -> PairGame:
    return PairGame(seats, winners, 1, {side: [] for side in seats}, dict.fromkeys(seats, 0), {}, points, gift)


@pytest.mark.parametrize(
    ("games", "score"),
    [
        ([ended([A, B], [A]), ended([B, A], [A])], 1),
        ([ended([A, B], [A]), ended([B, A], [B])], 0.5),
        ([ended([A, B], []), ended([B, A], [A])], 0.75),
        ([ended([A, B], [A, B]), ended([B, A], [B])], 0.25),
        ([ended([A], [A], 20), ended([B], [B], 19)], 1),
        ([ended([A], [], None), ended([B], [], -5)], 0),
        ([ended([A], [], None), ended([B], [], None)], 0.5),
    ],
)
def test_the_score_of_a_pair(games: list[PairGame], score: float) -> None:
    assert Pair(0, games).score() == score


class Unreliable(Bot):
    """Fails in some way at its fifth decision, when it sits in the first seat."""

    closed = 0

    def __init__(self, name: str, seed: int, fail: Callable[[View], Choice]) -> None:
        super().__init__(name, seed)
        self.fail = fail
        self.asked = 0
        self.seconds = 1e-9

    def choose(self, v: View) -> Choice:
        self.asked += 1
        return self.fail(v) if self.asked == 5 and v.seat == 0 else self.dealer.pick(v.options)

    def close(self) -> None:
        Unreliable.closed += 1


def crash(v: View) -> Choice:
    raise BotFailed("it crashed")


def bug(v: View) -> Choice:
    raise ZeroDivisionError("division by zero")


def nonsense(v: View) -> Choice:
    return Choice("nonsense")


@pytest.mark.parametrize(
    ("fail", "said"),
    [(crash, "it crashed"), (bug, "ZeroDivisionError: division by zero"), (nonsense, "“nonsense” is not among its options")],
)
def test_a_bot_that_fails_loses_that_game_only(
    fail: Callable[[View], Choice], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lend(monkeypatch, "unreliable", lambda name, seed: Unreliable(name, seed, fail))
    monkeypatch.setattr(Unreliable, "closed", 0)
    first, second = play_pair(match("siege", "unreliable", "random"), 0).games
    assert (first.failures, first.winners) == ({A: said}, [B])
    assert second.failures == {}
    assert second.length > first.length
    assert Unreliable.closed == 2
    assert second.late == {A: len(second.micros[A]), B: 0}


def test_whoever_answers_at_once_is_never_late() -> None:
    for game in play_pair(match("siege", "master@0", "random"), 0).games:
        assert game.micros[A]
        assert game.late == {A: 0, B: 0}


def test_a_bot_that_cannot_be_made_loses(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str, seed: int) -> Bot:
        raise BotFailed("it did not start")

    lend(monkeypatch, "absent", absent)
    assert [game.failures for game in play_pair(match("afu", "absent", "random"), 0).games] == [{A: "it did not start"}] * 2
    alone = play_pair(match("afu", "random", "absent", players="1"), 0).games[1]
    assert (alone.winners, alone.points, alone.failures) == ([], None, {B: "it did not start"})


def test_a_program_is_told_who_has_won(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    program = f"cmd:{shlex.join([sys.executable, str(MISBEHAVING), 'first', str(notes)])}"
    won = Sitting(match("siege", "random", program), 0, [A, B], None).played().winners
    heard = [json.loads(line) for line in notes.read_text().splitlines()]
    winners = [[A, B].index(side) for side in won]
    end = {
        "type": "end",
        "outcome": "decided",
        "winners": winners,
        "scores": [],
        "returns": [1.0 if s in winners else -1.0 for s in (0, 1)],
    }
    assert heard == [end, {"type": "quit"}]


def outlook(s: Siege, seat: int) -> float:
    """Who has the higher cards, as if that were the game: not the true chance, but something like it."""
    ours, theirs = (sum(c - 29.5 for c in hand) for hand in s.hands)
    return min(max(0.5 + (ours - theirs) / 150, 0.0), 1.0)


def test_luck_is_nothing_on_the_average() -> None:
    siege = GAMES["siege"].rules
    s = siege.new(siege.with_defaults({}))
    gains = [luck(siege, s, deal, outlook) for deal in asked(s).options]
    assert sum(gains) == pytest.approx(0)
    assert max(gains) > 0.05
    assert s.hands == [(), ()]


def test_luck_counts_an_option_as_often_as_it_is_listed() -> None:
    afu = GAMES["afu"].rules
    s = afu.new(afu.with_defaults({}))
    dealer = Dealer(1)
    while asked(s).seat != NATURE or len(set(asked(s).options)) in (1, len(asked(s).options)):
        choose(s, dealer.pick(asked(s).options))
    gains = [
        luck(afu, s, deal, lambda s, seat: fraction(f"{s.hand} {s.deck} {s.events} {s.top} {s.display}"))
        for deal in asked(s).options
    ]
    assert sum(gains) == pytest.approx(0)
    assert max(gains) > 0


def test_a_result_without_luck_is_unbiased_and_steadier() -> None:
    """Of two hands of six either is as likely to be the higher."""
    raw, adjusted = Sums(), Sums()
    siege = GAMES["siege"].rules
    for seed in range(120):
        s, nature, gift = siege.new(siege.with_defaults({})), Nature(str(seed)), 0.0
        while asked(s).seat == NATURE:
            deal = nature.pick(asked(s).options)
            gift += luck(siege, s, deal, outlook)
            choose(s, deal)
        seats = [[A, B], [B, A]][seed % 2]
        ours, theirs = map(sum, s.hands)
        game = ended(seats, [seats[ours < theirs]] if ours != theirs else [], gift=gift)
        raw.add(game.result())
        adjusted.add(game.adjusted())
    interval = mean_interval(adjusted)
    assert interval.low < 0.5 < interval.high
    assert adjusted.variance < 0.6 * raw.variance


def test_luck_is_summed_while_a_game_is_played() -> None:
    sitting = Sitting(match("siege", "random", "random"), 0, [A, B], lambda s, seat: sum(s.hands[0]) / 1000)
    played = sitting.played()
    assert played.luck is not None
    assert played.luck != 0
    assert Sitting(match("siege", "random", "random"), 0, [A, B], None).played().luck is None
