"""Why a choice is not offered: each reason names the rule that forbids it."""

from __future__ import annotations

import pytest

from rubizh.games.invaders.rules.state import Invaders
from tests.games.invaders.position import main, new, play, why

FULL = {"pacific-rim": "squid squid squid squid", "eurasia": "squid squid squid squid", "africa": "squid squid squid squid"}


def planning() -> Invaders:
    return play(main("mankind", hand="mako norad shanty"), "play mako")


def paying() -> Invaders:
    return play(main("mankind", hand="mako norad shanty"), "play mako", "in africa")


def choosing() -> Invaders:
    return play(main("invader", hand="nanobots", mankind={"eurasia": "mako norad"}), "play nanobots")


def answering() -> Invaders:
    return play(main("invader", hand="pyramid", other_hand="jamming flak mako guerrillas"), "play pyramid", "in africa")


def preventing() -> Invaders:
    return play(main("invader", invader={"africa": "anthraxus"}, other_hand="guerrillas jamming mako"), "use africa 1")


def saving() -> Invaders:
    return play(main("invader", hand="nanobots"), "play nanobots")


def over() -> Invaders:
    return play(main("invader", marker=1), "plot draw")


REASONS: list[tuple[str, Invaders, str, str, str]] = [
    ("over", over(), "end turn", "mankind", "invaders-1"),
    ("not asked", main("invader"), "end turn", "mankind", "invaders-23"),
    ("nobody deals", main("invader"), "deal squid", "", "invaders-20"),
    ("not in hand", main("mankind"), "play mako", "", "invaders-27"),
    ("an answer only", main("mankind", hand="jamming mako"), "play jamming", "", "invaders-46"),
    ("too dear", main("mankind", hand="mako"), "play mako", "", "invaders-27"),
    ("all slots full", main("invader", hand="squid", invader=FULL), "play squid", "", "invaders-30"),
    ("would change nothing", main("mankind", hand="engineers"), "play engineers", "", "invaders-38"),
    ("no card there", main("mankind"), "use eurasia 3", "", "invaders-43"),
    ("no such ability", main("mankind"), "use africa 1 second", "", "invaders-43"),
    ("does not move by itself", main("mankind"), "move africa 1", "", "invaders-86"),
    ("nothing to pass on", main("mankind"), "pass", "", "invaders-23"),
    ("nothing to take back", main("mankind"), "back", "", "invaders-28"),
    ("nothing to finish", main("mankind"), "done", "", "invaders-39"),
    ("nothing to do", main("mankind"), "do it", "", "invaders-39"),
    ("no hero to save", main("mankind"), "save hero", "", "invaders-63"),
    ("no card to cut", main("invader", hand="kraken squid"), "cut drain", "", "invaders-57"),
    ("no price", main("mankind", hand="mako"), "discard mako", "", "invaders-27"),
    ("no zone", main("mankind"), "in africa", "", "invaders-28"),
    ("no target", main("mankind"), "mankind africa 1", "", "invaders-28"),
    ("no token", main("mankind"), "spend africa 1", "", "invaders-54"),
    ("no match", main("mankind"), "limit 3", "", "invaders-95"),
    ("no exchange", main("mankind"), "take out mako", "", "invaders-95"),
    ("no building", main("mankind"), "put in reserve", "", "invaders-95"),
    ("first the plan", planning(), "end turn", "", "invaders-28"),
    ("first the zone", planning(), "discard norad", "", "invaders-28"),
    ("does not pay for itself", paying(), "discard mako", "", "invaders-29"),
    ("an empty slot", choosing(), "mankind pacific-rim 1", "", "invaders-40"),
    ("no Defender", choosing(), "mankind eurasia 2", "", "invaders-40"),
    ("cancels nothing", answering(), "play mako", "", "invaders-46"),
    ("cancels something else", answering(), "play flak", "", "invaders-50"),
    ("prevents nothing", preventing(), "play jamming", "", "invaders-53"),
    ("not held", preventing(), "play sandbags", "", "invaders-46"),
    ("first the window", preventing(), "end turn", "", "invaders-53"),
    ("first Chainmail", saving(), "end turn", "", "invaders-63"),
    ("first the number", new(lost_before="mankind"), "take out mako", "", "invaders-95"),
    ("not in the deck", play(new(lost_before="mankind"), "limit 3"), "take out reserve", "", "invaders-95"),
    ("not in the pool", new(deck="75"), "put in mako", "", "invaders-96"),
]


@pytest.mark.rule("invaders-23")
@pytest.mark.parametrize(("s", "choice", "seat", "rule"), [row[1:] for row in REASONS], ids=[row[0] for row in REASONS])
def test_the_reason(s: Invaders, choice: str, seat: str, rule: str) -> None:
    assert why(s, choice, seat).rule == rule


@pytest.mark.rule("invaders-27")
def test_a_price_is_told_with_what_there_is() -> None:
    told = repr(why(main("mankind", hand="norad mako"), "play norad"))
    assert told == "It costs 5 discarded and 0 drained; beside it you hold 1, and your deck has 6."
