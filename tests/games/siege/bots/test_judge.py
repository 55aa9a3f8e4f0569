"""The judge of Siege looks only at what its seat may know, and judges an option as the position after it."""

from __future__ import annotations

from functools import cache

import pytest

from rubizh.bots.bot import RandomBot
from rubizh.bots.judge import Judge
from rubizh.bots.ply import OnePly
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import asked
from rubizh.games.siege.bots.judge import SiegeJudge, new_nets
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege, winner
from tests.bots.judging import levels_of
from tests.bots.matches import moments, played
from tests.bots.nets import unsettle
from tests.games.siege.position import play, siege

SEATS = (ATTACKER, DEFENDER)
TABLES = [{"tactics": tactics, "colour_run_on_partial_tiles": run} for tactics in ("no", "yes") for run in ("sum", "type")]


@cache
def judge() -> SiegeJudge:
    """One that has learned nothing, but to whom everything matters."""
    return SiegeJudge([unsettle(net, seat + 1, 0.3) for seat, net in enumerate(new_nets())])


def positions(options: dict[str, str], seed: int, every: int) -> list[Siege]:
    return moments(SIEGE, options, seed)[seed % every :: every]


@pytest.mark.parametrize("options", TABLES)
def test_options_together_are_worth_what_each_is_worth_alone(options: dict[str, str]) -> None:
    worths: set[float] = set()
    for s in positions(options, 1, 9) + positions(options, 2, 9):
        question = asked(s)
        alone = [judge().worth(s, question.seat, option) for option in question.options]
        assert judge().worths(s, question.seat, question.options) == pytest.approx(alone, abs=1e-9)
        worths.update(round(worth, 6) for worth in alone)
    assert len(worths) > 100


@pytest.mark.parametrize("options", TABLES)
def test_it_cannot_tell_apart_what_its_seat_cannot(options: dict[str, str]) -> None:
    values = set()
    for number, s in enumerate(positions(options, 3, 5)):
        for seat in SEATS:
            one, other = (SIEGE.sample(SIEGE.view(s, seat), Dealer(number + more)) for more in (0, 1000))
            values.add(round(judge().value(s, seat), 6))
            assert judge().value(one, seat) == pytest.approx(judge().value(other, seat), abs=1e-9)
            assert judge().value(one, seat) == pytest.approx(judge().value(s, seat), abs=1e-9)
    assert len(values) > 20  # it does tell apart what it can


@pytest.mark.parametrize("options", TABLES)
def test_nor_are_options_worth_more_for_what_is_hidden(options: dict[str, str]) -> None:
    for number, s in enumerate(positions(options, 4, 9)):
        question = asked(s)
        worths = []
        for more in (0, 1000):
            imagined = SIEGE.sample(SIEGE.view(s, question.seat), Dealer(number + more))
            settled = [option for option in question.options if not SIEGE.reveals(s, option)]
            worths.append(judge().worths(imagined, question.seat, settled))
        assert worths[0] == pytest.approx(worths[1], abs=1e-9)


def test_a_finished_game_is_worth_its_result() -> None:
    s = play(siege(attack={4: "R10 R11"}, damaged=[2, 5, 7]), "control 4")
    assert winner(s) == ATTACKER
    assert [judge().value(s, seat) for seat in SEATS] == [1.0, 0.0]
    s = play(siege(attack={4: "R10"}, damaged=[1, 2, 3], attacker="R11", deck=""), "pass", "R11@4", "draw")
    assert [judge().value(s, seat) for seat in SEATS] == [0.0, 1.0]


def test_an_option_that_wins_is_worth_everything() -> None:
    s = siege(attack={4: "R10 R11"}, damaged=[2, 5, 7])
    worths = dict(zip((option.text for option in asked(s).options), judge().worths(s, ATTACKER, asked(s).options), strict=True))
    assert worths["control 4"] == 1.0 > max(worth for text, worth in worths.items() if text != "control 4")


@pytest.mark.parametrize("deck", ["", "R5"])
@pytest.mark.parametrize("tactics_deck", ["", "J1"])
def test_the_rest_can_be_solved_once_both_decks_are_empty(deck: str, tactics_deck: str) -> None:
    s = siege(attack={4: "R10"}, deck=deck, tactics_deck=tactics_deck, tactics=True)
    assert judge().exact(SIEGE.view(s, ATTACKER)) == (deck == tactics_deck == "")


@pytest.mark.parametrize("seat", SEATS)
def test_what_is_shipped_beats_chance(seat: int) -> None:
    learned: Judge = levels_of("siege").judge
    won = 0
    for seed in range(5):
        bots = [OnePly("learned", seed, SIEGE, learned, (0.0, 0.0)), RandomBot("random", seed)]
        won += winner(played(SIEGE, {}, bots if seat == ATTACKER else bots[::-1], seed)) == seat
    assert won == 5
