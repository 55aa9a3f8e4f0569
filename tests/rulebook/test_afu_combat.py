"""Combat: fielding, support, the fights and Panic (afu-20 to afu-32), with the worked example of the rulebooks."""

from __future__ import annotations

import pytest

from rubizh.engine.afu.state import Afu
from tests.afu_table import (
    afu,
    discard,
    display,
    escaped,
    fight,
    hand,
    hospital,
    invader,
    options,
    play,
    round_end,
    trophies,
    troop,
    until,
    why,
)

EXAMPLE = "tank-battalion 1st-artillery-division artillery-division artillery-group air-assault-brigade"
FIVE = "rifle-company infantry-battalion tank-company fighter-flight mountain-rifles"


def example() -> Afu:
    """The hand and the attack row of the rulebooks' example of a combat."""
    return afu(hand=EXAMPLE, attack="2s19-msta 45th-brigade su-35s", display=FIVE, top="press-centre", reserve="98th-battalion")


def fielded(s: Afu) -> Afu:
    play(s, "tank-battalion@1", "1st-artillery-division+1", "artillery-division@2", "artillery-group@3", "air-assault-brigade+3")
    return play(s, "done")


@pytest.mark.rule("afu-24", "afu-25", "afu-27", "afu-28", "afu-34", "afu-36")
def test_example_tank_battalion_and_1st_artillery_division_against_2s19_msta() -> None:
    s = fielded(example())
    assert "2s19-msta" in trophies(s)
    assert "tank-battalion" in discard(s)
    assert hospital(s) == "1st-artillery-division"


@pytest.mark.rule("afu-33", "afu-27", "afu-28", "afu-59")
def test_example_artillery_division_against_45th_brigade() -> None:
    s = fielded(example())
    assert escaped(s) == "45th-brigade"
    assert "artillery-division" in discard(s)


@pytest.mark.rule("afu-37", "afu-39", "afu-61", "afu-24", "afu-25")
def test_example_artillery_group_and_air_assault_brigade_against_su_35s() -> None:
    s = fielded(example())
    assert trophies(s) == "2s19-msta su-35s"
    assert discard(s) == "air-assault-brigade artillery-division artillery-group tank-battalion"
    assert display(s) == FIVE


@pytest.mark.rule("afu-59", "afu-49")
def test_example_the_bonus_of_the_artillery_division_would_have_helped_in_the_support_row() -> None:
    s = afu(hand="artillery-division artillery-group 2nd-battalion", attack="tank-column", cards=[])
    play(s, "2nd-battalion@1", "artillery-division+1", "done")
    assert (trophies(s), discard(s)) == ("tank-column", "2nd-battalion artillery-division".replace("2nd", "2nd"))


@pytest.mark.rule("afu-63")
def test_example_nothing_is_left_for_recruitment() -> None:
    assert options(play(until(fielded(example()), "Compensate"))) == ["done"]


@pytest.mark.rule("afu-20")
def test_one_card_opposite_each_invader_and_none_where_no_invader_stands() -> None:
    s = afu(hand="rifle-company tank-company", attack="bmp-2 - mi-24")
    assert options(s) == ["rifle-company@1", "rifle-company@3", "tank-company@1", "tank-company@3", "done"]
    play(s, "rifle-company@1")
    assert [text for text in options(s) if "@" in text] == ["tank-company@3"]


@pytest.mark.rule("afu-20")
def test_fielding_is_never_a_duty() -> None:
    s = play(afu(hand="tank-brigade", attack="conscripts"), "done")
    assert (hand(s), escaped(s)) == ("tank-brigade", "conscripts")


@pytest.mark.rule("afu-21")
def test_support_needs_a_card_in_front_and_is_a_single_card() -> None:
    s = afu(hand="tank-company reserve-platoon replacement-company", attack="bmp-2 mi-24")
    assert not any("+" in text for text in options(s))
    play(s, "tank-company@2")
    assert [text for text in options(s) if "+" in text] == ["reserve-platoon+2", "replacement-company+2"]
    play(s, "reserve-platoon+2")
    assert not any("+" in text for text in options(s))


@pytest.mark.rule("afu-22")
@pytest.mark.parametrize(
    ("card", "front", "back"),
    [
        (troop(attack=2), True, False),
        (troop(defence=2), True, False),
        (troop(attack=2, support=1), True, True),
        (troop(support=2), False, True),
        (troop(support=1, marks=["reinforcements"]), False, True),
        (troop(marks=["reinforcements"]), False, True),
        (troop(compensation={"points": 2}), False, False),
    ],
)
def test_what_may_stand_in_which_row(card: object, front: bool, back: bool) -> None:
    s = afu(cards=[card], hand="troop tank-company", attack="bmp-2 mi-24")  # type: ignore[list-item]
    assert ("troop@1" in options(s)) == front
    assert ("troop+2" in options(play(s, "tank-company@2"))) == back
