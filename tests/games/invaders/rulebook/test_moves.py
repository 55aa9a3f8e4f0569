"""Moving several cards at once: each move reckons with those chosen before it."""

from __future__ import annotations

import pytest

from rubizh.games.invaders.rules.state import Invaders
from tests.games.invaders.position import discard, lying, main, options, play

CORRIDOR = (
    '[[mankind]]\nid = "corridor"\ntypes = ["aid"]\none_shot = [{ move = 2, of = { types = ["defender"] } }, { ops_token = 1 }]'
)


def corridor(pacific_rim: str, eurasia: str) -> Invaders:
    """A card that moves two Defenders is being played."""
    table = {"pacific-rim": pacific_rim, "eurasia": eurasia, "africa": "alexus"}
    return play(main("mankind", hand="corridor", mankind=table, more=CORRIDOR), "play corridor")


@pytest.mark.rule("invaders-31")
def test_a_move_into_a_zone_that_another_is_leaving_needs_no_sacrifice() -> None:
    s = corridor("shanty shanty shanty leopard", "ramses")
    play(s, "mankind pacific-rim 4", "in eurasia", "mankind eurasia 1", "in pacific-rim")
    assert (lying(s, "mankind", "pacific-rim"), lying(s, "mankind", "eurasia")) == ("shanty shanty shanty ramses", "leopard")
    assert discard(s, "mankind") == "corridor"


@pytest.mark.rule("invaders-39")
def test_of_two_moves_into_the_last_slot_the_second_makes_room() -> None:
    s = corridor("shanty shanty shanty", "ramses leopard")
    play(s, "mankind eurasia 1", "in pacific-rim", "mankind eurasia 2", "in pacific-rim")
    assert options(s) == [*(f"mankind pacific-rim {n}" for n in (1, 2, 3)), "mankind eurasia 1", "back"]
    play(s, "mankind pacific-rim 2")
    assert (lying(s, "mankind", "pacific-rim"), discard(s, "mankind")) == ("shanty shanty ramses leopard", "shanty corridor")


@pytest.mark.rule("invaders-31")
def test_a_card_makes_room_once_and_is_then_not_moved() -> None:
    s = corridor("shanty mako saladin norad", "ramses leopard")
    play(s, "mankind eurasia 1", "in pacific-rim", "mankind pacific-rim 1")
    assert "mankind pacific-rim 1" not in options(s)
    play(s, "mankind eurasia 2", "in pacific-rim")
    assert "mankind pacific-rim 1" not in options(s)
    play(s, "mankind pacific-rim 2")
    assert (lying(s, "mankind", "pacific-rim"), discard(s, "mankind")) == ("saladin norad ramses leopard", "shanty mako corridor")


@pytest.mark.rule("invaders-39")
def test_the_second_move_is_chosen_from_the_board_after_the_first() -> None:
    """Where no room is made a card is moved only where it fits then: here the other way, out of a full zone."""
    more = CORRIDOR + (
        '\n[[invader]]\nid = "crowd"\ntypes = ["alien"]\npower = 1\nwhile_in_play = [{ forbid = "make_room", who = "opponent" }]'
    )
    table = {"pacific-rim": "shanty shanty shanty", "eurasia": "ramses norad norad norad", "africa": "alexus norad norad norad"}
    s = main("mankind", hand="corridor", mankind=table, invader={"africa": "crowd"}, more=more)
    play(s, "play corridor", "mankind eurasia 1")
    assert options(s)[:-1] == [f"mankind pacific-rim {n}" for n in (1, 2, 3)] + ["mankind africa 1"]
    play(s, "mankind africa 1")
    assert lying(s, "mankind", "eurasia") == "norad norad norad alexus"
