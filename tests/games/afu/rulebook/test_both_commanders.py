"""What is counted for one commander is not counted for the other, and what for a commander alone."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.games.afu.rules.imagine import known, sample
from rubizh.games.afu.rules.piles import take_panic
from rubizh.games.afu.rules.view import AfuView
from tests.games.afu.position import Side, afu, discard, hand, play, round_end, some, until


@pytest.mark.rule("afu-50", "afu-30")
def test_who_has_taken_panic_is_remembered_for_each() -> None:
    s = afu(hand="tank-company", attack="bmp-2")
    take_panic(s, 1)
    assert s.panicked == (False, True)
    take_panic(s, 0)
    assert s.panicked == (True, True)
    other = afu(hand="tank-company", attack="bmp-2")
    take_panic(other, 0)
    assert other.panicked == (True, False)


@pytest.mark.rule("afu-54")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_bonus_against_panic_spares_its_own_commander_alone(seat: int) -> None:
    s = afu(hand="military-band", attack="bmp-2", other=Side(hand="military-band", attack="bmp-2"))
    play(s, "military-band@1")
    s.defence[1], s.hand[1] = s.defence[0], ()  # both have it in play
    take_panic(s, seat)
    assert s.spared == ((1, 0) if seat == 0 else (0, 1))
    take_panic(s, 1 - seat)
    assert (s.spared, discard(s, 0), discard(s, 1)) == ((1, 1), "", "")
    take_panic(s, seat)
    assert discard(s, seat) == "panic"


@pytest.mark.rule("afu-56", "afu-70")
def test_either_commander_calms_down_by_themselves() -> None:
    mine, theirs = Side(hand="counselling-group panic", attack="bmp-2"), Side(hand="panic")
    for seat in (0, 1):
        s = afu(first=seat, **(mine if seat == 0 else theirs), other=theirs if seat == 0 else mine)
        play(s, "counselling-group@1", "bonus counselling-group", "calm hand")
        assert ("panic" in hand(s, seat), "panic" in hand(s, 1 - seat)) == (False, True)
        s = afu("Compensate", first=seat, **spending(seat == 0), other=spending(seat == 1))
        play(s, "spend 2315th-battalion", "calm hand")
        assert ("panic" in hand(s, seat), "panic" in hand(s, 1 - seat)) == (False, True)


def spending(mine: bool) -> Side:
    return Side(hand="2315th-battalion panic" if mine else "panic")


@pytest.mark.rule("afu-109", "afu-135")
@pytest.mark.parametrize("viewer", [0, 1])
def test_once_it_is_over_both_secret_achievements_are_known(viewer: int) -> None:
    s = afu("EndOfRound", last_round=True, secret="our-sky", other={"secret": "god-of-war"})
    assert sample(AfuView(s, viewer), Dealer(1)).secret == known(AfuView(s, viewer)).secret == s.secret


@pytest.mark.rule("afu-54", "afu-50")
def test_what_was_spared_and_taken_is_forgotten_at_the_end_of_the_round() -> None:
    s = afu(hand="military-band", attack="bmp-2 bmp-2 bmp-2")
    play(s, "military-band@1", "done")
    assert (s.spared, s.panicked) == ((1, 0), (True, False))
    round_end(s)
    assert (s.spared, s.panicked) == ((0, 0), (False, False))


@pytest.mark.rule("afu-53", "afu-82")
@pytest.mark.parametrize("objectives", ["", "kherson"])
def test_an_objective_is_open_in_a_round_of_war_only_if_one_lies_there(objectives: str) -> None:
    s = until(afu("DeferredEffects", war=True, objectives=objectives), "Combat")
    assert s.objective_this_round == (objectives != "")


@pytest.mark.rule("afu-118")
def test_the_invaders_ii_join_the_war_of_a_commander_alone_once() -> None:
    s = afu("Prepare", players=1, war=True, hand="panic " * 2 + "conscripts " * 3, escaped="mi-24")
    second_wave = some(s, s.rules.set.later[1])
    assert some(s, s.invaders[0]) == " ".join(sorted([*second_wave.split(), "mi-24"]))
    assert s.second_wave
