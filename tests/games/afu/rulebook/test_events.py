"""Events of the Full-Scale War (afu-79 to afu-90), with the worked example of both rulebooks."""

from __future__ import annotations

import pytest

from rubizh.games.afu.rules.state import Afu
from tests.games.afu.position import (
    afu,
    asks,
    deck,
    discard,
    escaped,
    event,
    hand,
    hospital,
    names,
    options,
    play,
    round_end,
    taken,
    trophies,
    until,
)

HAND = "2nd-battalion tank-battalion artillery-group volunteer-sotnia medical-company"
OTHERS = "scouts armoured-battalion cossack-sotnia mortar-battalion 5th-battalion"


def revealed(events: str, *deals: str, **fields: str) -> Afu:
    """A round of the war in which these events come up."""
    s = afu(
        "Events",
        war=True,
        events=events,
        deck=fields.get("deck", HAND),
        hospital=fields.get("hospital", ""),
        invaders=fields.get("invaders", "bmp-3 t-90m buk-m2 su-25"),
        display="98th-battalion rifle-company - - -",
        other={"deck": OTHERS, "invaders": "bmd-4m t-80bvm tor-m1 su-25sm", "hospital": fields.get("others_hospital", "")},
        cards=[
            event("second-explosion", fewer_invaders=1),
            event("triple-explosion", fewer_invaders=3),
            event("second-exchange", redraw=True),
        ],
    )
    return play(s, *[f"deal {card}" for card in deals])


@pytest.mark.rule("afu-79", "afu-80", "afu-81", "afu-82", "afu-84", "afu-85", "afu-88", "afu-92", "afu-94", "afu-97", "afu-99")
def test_example_of_events_and_an_objective() -> None:
    anna, volodymyr = 1, 0
    s = afu(
        "Events",
        war=True,
        first=anna,
        events="now-is-the-time explosion attack-from-the-sea worth-4",
        deck=HAND,
        invaders="bmp-3 t-90m buk-m2",
        display="98th-battalion rifle-company tank-company - -",
        other={"deck": OTHERS, "invaders": "bmd-4m t-80bvm tor-m1"},
    )
    play(s, "deal now-is-the-time")
    for_sale = ["buy 98th-battalion", "buy rifle-company", "buy tank-company", "buy international-aid"]
    assert (asks(s), options(s)) == (anna, [*for_sale, "pass"])
    play(s, "buy 98th-battalion")
    assert asks(s) == volodymyr
    play(s, "buy tank-company")
    assert asks(s) == anna
    play(s, "buy rifle-company")
    play(s, "deal explosion", "deal attack-from-the-sea", "reveal objective worth 4", "deal mariupol")
    until(s, "DiscardCard")
    assert [len(s.hand[seat]) for seat in (0, 1)] == [5, 5]
    assert [names(s, row).split().count("-") for row in s.attack] == [1, 1]
    assert asks(s) == anna
    play(s, "discard scouts", "discard medical-company")
    assert [len(s.hand[seat]) for seat in (0, 1)] == [4, 4]
    assert asks(s) == anna
    play(s, "pass")
    assert "bid 4" in options(s)
    play(s, "bid 4", "offer 2nd-battalion")
    assert "done" in options(s)
    play(s, "done")
    assert (taken(s, volodymyr), s.objectives, s.panic) == ("mariupol", (), 16)
    assert "2nd-battalion" not in hand(s, volodymyr)
    assert asks(s) == anna
    assert "2nd-battalion" in discard(round_end(s), volodymyr)


@pytest.mark.rule("afu-79")
def test_an_objective_comes_on_top_of_the_pile_and_ends_the_events() -> None:
    s = afu("Events", war=True, events="bridge blackout", objectives="kherson", deck="rifle-company", invaders="bmp-3")
    play(s, "reveal bridge", "deal bridge-over-the-desna")
    assert names(s, s.objectives) == "kherson bridge-over-the-desna"
    until(s, "Auction")
    assert names(s, s.objectives[-1:]) == "bridge-over-the-desna"
    assert s.panic == 16


@pytest.mark.rule("afu-80")
def test_an_event_takes_effect_at_once_and_is_out_of_the_game() -> None:
    s = revealed("air-raid-alert low-clouds", "air-raid-alert")
    assert (s.panic, "air-raid-alert" in names(s, s.shown_events)) == (14, True)
    assert "air-raid-alert" not in names(s, [e for e in s.events if e >= 0])


@pytest.mark.rule("afu-80", "afu-31")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_first(first: int) -> None:
    s = afu("Events", war=True, first=first, events="air-raid-alert", panic=1, deck=HAND, other={"deck": OTHERS})
    play(s, "deal air-raid-alert")
    assert (discard(s, first), discard(s, 1 - first)) == ("panic", "")


@pytest.mark.rule("afu-81")
def test_only_a_chaining_event_is_followed_by_the_next_card() -> None:
    s = revealed("blackout air-raid-alert low-clouds", "blackout")
    assert options(s) == ["deal air-raid-alert", "deal low-clouds"]
    play(s, "deal air-raid-alert")
    assert not any("low-clouds" in text for text in options(s))


@pytest.mark.rule("afu-82", "afu-83", "afu-88")
def test_effects_on_the_hand_wait_until_both_have_prepared_and_follow_the_order_of_the_events() -> None:
    s = until(revealed("attack-from-the-sea second-exchange", "attack-from-the-sea", "second-exchange"), "DiscardCard")
    assert [len(s.hand[seat]) for seat in (0, 1)] == [5, 5]
    assert "-" not in names(s, s.attack[1]).split()
    asked = []
    while type(s.todo[-1]).__name__ == "DiscardCard":
        asked.append((asks(s), len(s.hand[0]), len(s.hand[1])))
        play(s, options(s)[0])
        until(s, "DiscardCard", "Field")
    assert asked == [(0, 5, 5), (1, 4, 5), (0, 4, 4), (1, 4, 4)]


@pytest.mark.rule("afu-83")
def test_exchange_a_card_of_your_choice_is_discarded_and_one_drawn() -> None:
    s = until(revealed("second-exchange", "second-exchange", deck=HAND + " rifle-company"), "DiscardCard")
    drawn = deck(s)
    assert set(options(s)) == {f"discard {card}" for card in hand(s).split()}
    dropped = hand(s).split()[0]
    play(s, f"discard {dropped}")
    until(s, "Field")
    assert len(s.hand[0]) == 5
    assert drawn in hand(s).split()
    assert (dropped in hand(s).split(), dropped in discard(s).split()) == (False, True)


@pytest.mark.rule("afu-84")
def test_purchases_at_once_in_turns_and_the_rest_is_lost() -> None:
    s = revealed("volunteer-convoy low-clouds", "volunteer-convoy")
    assert s.points == [2, 2]
    assert (asks(s), options(s)) == (0, ["buy 98th-battalion", "buy rifle-company", "buy international-aid", "pass"])
    play(s, "buy 98th-battalion", "buy rifle-company", "pass")
    assert (s.points, options(s)) == ([0, 0], ["deal low-clouds"])
    assert (discard(s, 0), discard(s, 1)) == ("98th-battalion", "rifle-company")


@pytest.mark.rule("afu-85")
@pytest.mark.parametrize(
    ("events", "standing"),
    [(["explosion", "low-clouds"], 2), (["explosion", "second-explosion"], 1), (["low-clouds"], 3), (["triple-explosion"], 0)],
)
def test_one_invader_fewer_for_each_such_event(events: list[str], standing: int) -> None:
    s = until(revealed(" ".join(events), *events), "Combat")
    assert [3 - names(s, row).split().count("-") for row in s.attack] == [standing, standing]
    until(round_end(s), "Prepare")
    assert s.fewer == 0


@pytest.mark.rule("afu-86")
def test_each_player_takes_a_panic_card() -> None:
    s = revealed("air-raid-alert", "air-raid-alert")
    assert (discard(s, 0), discard(s, 1), s.panic) == ("panic", "panic", 14)


def flying(*texts: str) -> Afu:
    deck = "fighter-squadron helicopter-flight tank-brigade attack-squadron reserve-platoon"
    s = revealed("low-clouds", "low-clouds", deck=deck, invaders="conscripts conscripts conscripts")
    return play(s, *texts)


@pytest.mark.rule("afu-87")
def test_fielded_air_units_go_to_the_hospital_after_combat_in_either_row() -> None:
    s = flying("fighter-squadron@1", "tank-brigade@2", "helicopter-flight+2", "done")
    assert trophies(s) == "conscripts conscripts"
    assert hospital(s) == "fighter-squadron helicopter-flight"
    assert "tank-brigade" in discard(s).split()
    assert hospital(round_end(s)) == "fighter-squadron helicopter-flight"


@pytest.mark.rule("afu-87", "afu-29")
def test_the_support_of_such_an_air_unit_goes_with_it_but_not_the_card_in_front_of_one() -> None:
    s = flying("fighter-squadron@1", "reserve-platoon+1", "tank-brigade@2", "helicopter-flight+2", "done")
    assert hospital(s) == "fighter-squadron helicopter-flight reserve-platoon"
    assert "tank-brigade" in discard(s).split()


@pytest.mark.rule("afu-87")
def test_air_units_that_were_not_fielded_or_in_another_round_are_safe() -> None:
    s = flying("done")
    assert hospital(round_end(s)) == ""
    until(s, "Field")
    assert hospital(play(s, "done", "fighter-squadron@1", "done")) == ""


@pytest.mark.rule("afu-87", "afu-99")
def test_nor_those_spent_on_an_objective() -> None:
    s = afu("Events", war=True, events="fog-over-the-front worth-3", deck="attack-squadron", invaders="bmp-3")
    play(s, "deal fog-over-the-front", "reveal objective worth 3", "deal kherson")
    play(s, "bid 1", "pass", "offer attack-squadron", "done")
    assert (hospital(s), discard(round_end(s))) == ("", "attack-squadron panic")


@pytest.mark.rule("afu-88")
def test_a_discarded_card_is_not_replaced() -> None:
    s = afu("Events", war=True, events="attack-from-the-sea", deck="rifle-company " * 9, invaders="bmp-3")
    play(s, "deal attack-from-the-sea", "reveal cruiser", "discard rifle-company")
    assert (len(s.hand[0]), discard(s)) == (4, "rifle-company")


@pytest.mark.rule("afu-89")
def test_each_player_looks_at_their_own_invaders_the_first_player_first() -> None:
    s = until(revealed("satellite-images", "satellite-images"), "DismissOne")
    assert asks(s) == 0
    assert set(options(s)) <= {f"dismiss {card}" for card in ("bmp-3", "t-90m", "buk-m2", "su-25")} | {"done"}
    play(s, "dismiss bmp-3")
    until(s, "DismissOne")
    assert asks(s) == 1
    assert (escaped(s), len(options(s))) == ("bmp-3", 4)


@pytest.mark.rule("afu-90")
def test_a_card_of_the_hospital_comes_to_the_hand_and_counts_towards_the_five() -> None:
    s = revealed("back-in-the-ranks", "back-in-the-ranks", hospital="sniper-team tank-company", others_hospital="scouts")
    assert (asks(s), options(s)) == (0, ["recover sniper-team", "recover tank-company"])
    play(s, "recover tank-company")
    assert (asks(s), options(s)) == (1, ["recover scouts"])
    until(play(s, "recover scouts"), "Combat")
    assert [len(s.hand[seat]) for seat in (0, 1)] == [5, 5]
    assert ("tank-company" in hand(s), hospital(s), len(s.deck[0])) == (True, "sniper-team", 1)


@pytest.mark.rule("afu-90")
def test_an_empty_hospital_gives_nothing() -> None:
    assert len(until(revealed("back-in-the-ranks", "back-in-the-ranks"), "Combat").hand[0]) == 5
