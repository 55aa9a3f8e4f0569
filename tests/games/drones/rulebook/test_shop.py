"""Buying a drone (drones-9, drones-41 to drones-43, drones-119)."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import NATURE
from tests.games.drones.position import asks, drones, names, offered, options, play, some


@pytest.mark.rule("drones-41", "drones-34")
def test_first_one_more_drone_comes_to_the_shop() -> None:
    s = play(drones(shop="valkyrie", drone_deck="furia lanius", logistics=9), "shop")
    assert asks(s) == NATURE
    play(s, "deal lanius")
    assert names(s, s.shop) == "valkyrie lanius"
    assert offered(s, "buy ") == ["buy valkyrie", "buy lanius"]


@pytest.mark.rule("drones-41")
def test_the_action_is_spent_whether_one_buys_or_not() -> None:
    s = play(drones(shop="valkyrie", drone_deck="furia", characters="cook", logistics=9), "shop", "pass")
    assert names(s, s.shop) == "valkyrie furia"
    assert not {"shop", "recruit"} & set(options(s))


@pytest.mark.rule("drones-41")
def test_with_no_drone_to_turn_up_one_may_still_buy() -> None:
    s = play(drones(shop="valkyrie", logistics=3), "shop", "buy valkyrie")
    assert (names(s, s.depot[0]), s.shop) == ("valkyrie", ())


@pytest.mark.rule("drones-42", "drones-11")
def test_the_drone_is_paid_taken_and_its_place_filled() -> None:
    s = drones(shop="valkyrie", drone_deck="furia lanius", logistics=4)
    play(s, "shop", "deal lanius", "buy valkyrie", "deal furia")
    assert (s.logistics[0], names(s, s.depot[0]), some(s, s.shop)) == (1, "valkyrie", "furia lanius")


@pytest.mark.rule("drones-42")
def test_only_what_can_be_paid_is_offered() -> None:
    s = play(drones(shop="valkyrie furia", drone_deck="lanius", logistics=4), "shop")
    assert offered(play(s, "deal lanius"), "buy ") == ["buy valkyrie", "buy lanius"]


@pytest.mark.rule("drones-43", "drones-9")
def test_with_three_drones_one_of_them_is_discarded_a_broken_one_too() -> None:
    s = drones(shop="lanius", drone_deck="vampire vampire", depot="mavic valkyrie", broken="furia", logistics=9)
    play(s, "shop", "deal vampire", "buy lanius")
    assert options(s) == ["scrap mavic", "scrap valkyrie", "scrap broken furia"]
    play(s, "scrap broken furia")
    assert (some(s, s.depot[0]), s.broken[0], names(s, s.drone_discard)) == ("lanius mavic valkyrie", (), "furia")


@pytest.mark.rule("drones-43")
def test_of_two_equal_drones_the_broken_one_can_go() -> None:
    s = drones(shop="lanius", depot="mavic valkyrie", broken="mavic", logistics=9)
    play(s, "shop", "buy lanius", "scrap broken mavic")
    assert (some(s, s.depot[0]), s.broken[0]) == ("lanius mavic valkyrie", ())


@pytest.mark.rule("drones-43")
def test_with_two_nothing_is_discarded() -> None:
    s = play(drones(shop="lanius", depot="mavic", broken="furia", logistics=9), "shop", "buy lanius")
    assert (some(s, s.depot[0]), s.drone_discard) == ("lanius mavic", ())


@pytest.mark.rule("drones-119", "drones-42")
@pytest.mark.parametrize(("field", "logistics", "left"), [("", 3, 0), ("convoy", 4, 0), ("convoy convoy", 6, 1)])
def test_a_standing_effect_makes_drones_dearer(field: str, logistics: int, left: int) -> None:
    s = drones(shop="valkyrie", field=field, logistics=logistics)
    assert play(s, "shop", "buy valkyrie").logistics[0] == left
    assert "buy valkyrie" not in options(play(drones(shop="valkyrie", field=field, logistics=logistics - left - 1), "shop"))
