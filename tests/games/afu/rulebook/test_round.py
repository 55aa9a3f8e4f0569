"""The round and its preparation (afu-13 to afu-19, afu-78)."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import NATURE, NONE
from rubizh.games.afu.rules.state import Afu
from tests.games.afu.position import afu, asks, deck, discard, escaped, hand, last, names, options, play, quiet, round_end, until


def steps(s: Afu) -> list[str]:
    """Who is asked what in the rest of the round, as “Field 0”; repetitions are told once."""
    told: list[str] = []
    while not s.over and type(s.todo[-1]).__name__ != "Round":
        s.pending = s.todo[-1].ask(s)
        step = s.todo.pop()
        if s.pending is not None and (text := f"{type(step).__name__} {getattr(step, 'seat', '')}".strip()) not in told:
            told.append(text)
        step.do(s, NONE if s.pending is None else quiet(s.pending.options))
    return told


def whole_round(war: bool, first: int) -> list[str]:
    start = "Events" if war else "Prepare"
    s = afu(
        start,
        war=war,
        first=first,
        deck="assault-brigade " * 5,
        invaders="bmp-2 " * 5,
        other={"deck": "assault-brigade " * 5, "invaders": "bmp-2 " * 5},
        events="attack-from-the-sea bridge",
    )
    if war:
        play(s, "deal attack-from-the-sea", "reveal bridge", "deal bridge-over-the-irpin")
    return steps(s)


@pytest.mark.rule("afu-13", "afu-14")
@pytest.mark.parametrize("first", [0, 1])
def test_both_prepare_then_both_fight_then_both_recruit_the_first_player_first(first: int) -> None:
    a, b = first, 1 - first
    prepared = [f"Draw {a}", f"Attack {a}", f"Draw {b}", f"Attack {b}"]
    assert whole_round(False, first) == [*prepared, f"Field {a}", f"Field {b}", f"Compensate {a}", f"Compensate {b}"]


@pytest.mark.rule("afu-78", "afu-82", "afu-91")
def test_a_round_of_the_war_has_deferred_effects_and_the_objective_before_combat() -> None:
    told = whole_round(True, 0)
    order = ["Draw 0", "Attack 0", "Draw 1", "Attack 1", "DiscardCard 0", "DiscardCard 1", "Auction 0", "Auction 1"]
    assert told == [*order, "Field 0", "Field 1", "Compensate 0", "Compensate 1"]


@pytest.mark.rule("afu-78", "afu-79")
def test_the_events_come_before_the_preparation() -> None:
    s = afu("Events", war=True, deck="rifle-company", events="low-clouds", invaders="bmp-3")
    assert (asks(s), options(s), hand(s)) == (NATURE, ["deal low-clouds"], "")


@pytest.mark.rule("afu-15", "afu-69")
def test_cards_left_in_the_hand_go_to_the_discard_after_the_last_purchase() -> None:
    s = afu("Compensate", war=True, hand="assault-brigade panic rifle-company", display="98th-battalion")
    play(s, "spend rifle-company", "done", "done")
    assert hand(s) == "assault-brigade panic"
    last(s, "buy 98th-battalion")
    assert (hand(s), discard(s)) == ("", "98th-battalion assault-brigade panic rifle-company")


@pytest.mark.rule("afu-16")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("war", [False, True])
def test_the_first_player_changes_at_the_end_of_every_round(first: int, war: bool) -> None:
    s = afu("Combat", war=war, first=first, invaders="bmp-2")
    assert round_end(s).first == 1 - first


@pytest.mark.rule("afu-17")
@pytest.mark.parametrize(("held", "after"), [(0, 5), (3, 5), (5, 5), (6, 6)])
def test_you_draw_until_you_hold_five_cards(held: int, after: int) -> None:
    s = afu("Prepare", hand="tank-company " * held, deck="rifle-company " * 9, invaders="bmp-2")
    until(s, "Combat")
    assert len(s.hand[0]) == after
    assert len(s.deck[0]) == 9 - (after - held)


@pytest.mark.rule("afu-18")
def test_an_empty_deck_is_renewed_from_the_discard_only_when_a_card_is_to_be_drawn() -> None:
    s = afu("Prepare", deck="tank-company tank-company", discard="rifle-company " * 6, invaders="bmp-2")
    until(s, "Combat")
    assert hand(s) == "rifle-company rifle-company rifle-company tank-company tank-company"
    assert (deck(s), discard(s)) == ("rifle-company rifle-company rifle-company", "")
    exact = afu("Prepare", deck="tank-company " * 5, discard="rifle-company", invaders="bmp-2")
    assert discard(until(exact, "Combat")) == "rifle-company"


@pytest.mark.rule("afu-18")
def test_with_nothing_left_you_draw_no_more() -> None:
    s = afu("Prepare", deck="tank-company", discard="rifle-company", invaders="bmp-2")
    assert hand(until(s, "Combat")) == "rifle-company tank-company"


@pytest.mark.rule("afu-19")
def test_three_invaders_from_left_to_right() -> None:
    s = afu("Prepare", invaders="bmp-2 mi-24 t-72b conscripts")
    play(s, "deal mi-24", "deal conscripts", "deal bmp-2")
    assert names(s, s.attack[0]) == "mi-24 conscripts bmp-2"
    assert names(s, s.invaders[0]) == "t-72b"


@pytest.mark.rule("afu-19", "afu-72")
@pytest.mark.parametrize(("left", "row"), [("bmp-2 bmp-2", "bmp-2 bmp-2 -"), ("", "- - -")])
def test_in_the_invasion_the_invader_discard_is_never_shuffled_back(left: str, row: str) -> None:
    s = until(afu("Prepare", invaders=left, escaped="t-72b mi-24", deck="rifle-company"), "Combat")
    assert (names(s, s.attack[0]), escaped(s)) == (row, "mi-24 t-72b")
