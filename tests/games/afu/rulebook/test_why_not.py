"""Why a choice is not offered: the rule that forbids it, and the facts that make it so."""

from __future__ import annotations

import pytest

from rubizh.games.afu.rules.state import Afu
from tests.games.afu.position import afu, begun, options, play, troop, until, why

FIELD_HAND = "tank-company reserve-platoon fighter-flight medical-company panic signals-centre"


def fielding() -> Afu:
    return afu(hand=FIELD_HAND, attack="bmp-2 - mi-24", deck="rifle-company")


def objective_step(hand: str = "tank-company panic") -> Afu:
    return afu("TakeObjective", war=True, objectives="mariupol", hand=hand, other={"hand": "tank-company"})


@pytest.mark.rule("afu-20", "afu-21", "afu-22", "afu-23", "afu-42", "afu-44", "afu-45", "afu-55", "afu-62", "afu-88")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("rifle-company@1", "afu-20"),
        ("tank-company@2", "afu-20"),
        ("reserve-platoon@1", "afu-22"),
        ("fighter-flight+1", "afu-22"),
        ("reserve-platoon+1", "afu-21"),
        ("take back 1", "afu-23"),
        ("bonus signals-centre", "afu-42"),
        ("treat medical-company", "afu-55"),
        ("treat tank-company", "afu-55"),
        ("recover tank-company", "afu-55"),
        ("dismiss mi-24", "afu-62"),
        ("next mi-24", "afu-62"),
        ("discard panic", "afu-88"),
        ("calm hand", "afu-56"),
        ("keep our-sky", "afu-11"),
        ("bid 1", "afu-92"),
        ("offer tank-company", "afu-95"),
        ("spend tank-company", "afu-64"),
        ("buy international-aid", "afu-67"),
        ("deal mi-24", "afu-9"),
    ],
)
def test_in_combat(text: str, rule: str) -> None:
    assert why(fielding(), text).rule == rule


@pytest.mark.rule("afu-14")
def test_it_is_the_others_move() -> None:
    assert why(fielding(), "done", seat=1).rule == "afu-14"


@pytest.mark.rule("afu-20", "afu-21")
def test_places_that_are_taken() -> None:
    s = play(fielding(), "tank-company@1", "reserve-platoon+1")
    assert why(s, "fighter-flight@1").rule == "afu-20"
    assert why(s, "signals-centre+1").rule == "afu-21"


@pytest.mark.rule("afu-23")
def test_taking_back_too_often_or_too_late() -> None:
    s = fielding()
    for _ in range(5):
        play(s, "tank-company@1", "take back 1")
    reason = why(play(s, "tank-company@1"), "take back 1")
    assert (reason.rule, "5" in repr(reason)) == ("afu-23", True)
    drawn = play(fielding(), "signals-centre@1", "bonus signals-centre", "deal rifle-company")
    assert why(drawn, "take back 1").rule == "afu-23"


@pytest.mark.rule("afu-43", "afu-44", "afu-47", "afu-56")
def test_bonuses() -> None:
    asker = troop("asker", attack=1, bonus={"when": {"badge": "x"}, "reward": {"draw": 1}})
    calmer = troop("calmer", attack=1, bonus={"reward": {"calm": True}})
    cards = [asker, calmer, troop("x", badge="x")]
    s = afu(cards=cards, hand="asker calmer signals-centre", deck="rifle-company", attack="bmp-2 bmp-2 bmp-2")
    play(s, "asker@1", "calmer@2", "signals-centre@3", "bonus signals-centre", "deal rifle-company")
    reasons = {text: why(s, f"bonus {text}").rule for text in ("asker", "calmer", "signals-centre")}
    assert reasons == {"asker": "afu-43", "calmer": "afu-56", "signals-centre": "afu-47"}
    plain = play(fielding(), "tank-company@1")
    assert why(plain, "bonus tank-company").rule == "afu-44"


@pytest.mark.rule("afu-45")
def test_bonuses_outside_combat() -> None:
    s = until(play(fielding(), "signals-centre@1", "done"), "Compensate")
    assert why(s, "bonus signals-centre").rule == "afu-45"


@pytest.mark.rule("afu-92", "afu-93", "afu-95")
def test_bids_and_payment() -> None:
    s = objective_step()
    highest = len(options(s)) - 1
    reason = why(s, f"bid {highest + 1}")
    assert (reason.rule, str(highest) in repr(reason)) == ("afu-93", True)
    play(s, "bid 2")
    assert why(s, "bid 2").rule == "afu-92"
    play(s, "pass")
    assert why(s, "done").rule == "afu-95"
    assert why(s, "offer rifle-company").rule == "afu-95"


@pytest.mark.rule("afu-63", "afu-65", "afu-66", "afu-70")
def test_recruitment() -> None:
    s = afu("Compensate", hand="captured-tank 2315th-battalion", display="tank-brigade", top="98th-battalion", points=2)
    assert why(s, "spend captured-tank").rule == "afu-63"
    assert why(s, "spend tank-company").rule == "afu-63"
    assert why(s, "spend 2315th-battalion").rule == "afu-70"
    play(s, "done", "done")
    reason = why(s, "buy tank-brigade")
    assert (reason.rule, "2" in repr(reason)) == ("afu-65", True)
    assert why(s, "buy 98th-battalion").rule == "afu-66"
    assert why(s, "done").rule == "afu-14"


@pytest.mark.rule("afu-11", "afu-55", "afu-62", "afu-70", "afu-88")
def test_other_questions() -> None:
    s = begun()
    kept = {text.removeprefix("keep ") for text in options(s)}
    assert why(s, "keep " + next(name for name in ("our-sky", "god-of-war", "unbreakable") if name not in kept)).rule == "afu-11"
    calm = play(afu("Compensate", hand="2315th-battalion panic"), "spend 2315th-battalion")
    assert why(calm, "calm deck").rule == "afu-70"
    treating = play(afu(hand="medical-company", hospital="tank-company", attack="bmp-2"), "treat medical-company")
    assert why(treating, "recover medical-company").rule == "afu-55"
    looking = play(afu(hand="scouts", invaders="mi-24", attack="bmp-2"), "scouts@1", "bonus scouts", "deal mi-24")
    assert why(looking, "dismiss bmp-2").rule == "afu-62"
    dropping = afu("Events", war=True, events="attack-from-the-sea", deck="tank-company", invaders="bmp-3")
    until(play(dropping, "deal attack-from-the-sea", "reveal cruiser"), "DiscardCard")
    assert why(dropping, "discard panic").rule == "afu-88"


@pytest.mark.rule("afu-105")
def test_the_game_is_over() -> None:
    s = afu("EndOfRound", last_round=True)
    assert why(s, "done", seat=0).rule == "afu-105"
