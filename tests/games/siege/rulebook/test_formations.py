"""The types of formations, what each tile counts, and how formations compare (siege-36 to siege-50)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rubizh.games.siege.rules.game import SIEGE
from tests.games.siege.position import equal, new, stronger, takes

# By the number of cards, from the strongest type to the weakest, each with a lower total than the next.
RANKING = {
    2: ["R0 R1", "Y1 G1", "B0 B4", "Y2 S3", "G2 S10"],
    3: ["R2 R1 R3", "Y2 G2 B2", "G0 G1 G8", "S3 B4 Y5", "R10 Y9 S6"],
    4: ["R2 R1 R3 R0", "Y2 G2 B2 S2", "G0 G1 G3 G7", "S3 B4 Y5 R6", "R10 Y9 S6 B1"],
}
ALL_TYPES = [(2, 4), (3, 3), (4, 2), (5, 3), (6, 4)]
SAME_TILES = [2, 6]
COLOUR_TILES = [3, 5]
RUN_TILES = [1, 7]


@pytest.mark.rule("siege-36", "siege-38", "siege-46")
@pytest.mark.parametrize(("wall", "spaces"), ALL_TYPES)
def test_where_all_types_count_they_rank_as_on_the_player_aid(wall: int, spaces: int) -> None:
    for one, other in pairwise(RANKING[spaces]):
        assert stronger(wall, one, other), f"{one} should beat {other}"


@pytest.mark.rule("siege-38")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("R3 R4 R5", "B2 B3 B4"),
        ("R3 Y3 G3", "R2 Y2 G2"),
        ("R3 R5 R9", "B2 B4 B9"),
        ("R3 Y4 G5", "B2 S3 B4"),
        ("R3 Y5 G9", "B3 S4 Y9"),
    ],
)
def test_between_equal_types_the_higher_total_wins(higher: str, lower: str) -> None:
    assert stronger(3, higher, lower)


@pytest.mark.rule("siege-41", "siege-44")
@pytest.mark.parametrize("laid", ["R2 R1 R3", "R3 R2 R1", "R1 R2 R3"])
def test_a_run_may_be_laid_in_any_order(laid: str) -> None:
    assert stronger(3, laid, "Y11 G11 B11")
    assert stronger(3, laid.replace("R2", "S2"), "Y11 G10 B8")


@pytest.mark.rule("siege-41")
@pytest.mark.parametrize("laid", ["R1 R2 R4", "R11 R0 R1", "R1 S2 R3"])
def test_a_colour_run_is_of_one_colour_and_consecutive(laid: str) -> None:
    assert stronger(3, "Y0 G0 B0", laid)


@pytest.mark.rule("siege-42")
def test_same_strength_is_the_same_on_every_card() -> None:
    assert stronger(3, "R0 Y0 G0", "B11 B10 B8")
    assert stronger(3, "B0 B1 B3", "R9 Y9 G8")


@pytest.mark.rule("siege-43")
def test_a_colour_has_all_cards_of_it() -> None:
    assert stronger(3, "R0 R1 R3", "Y9 G10 B11")
    assert stronger(3, "Y0 G1 B2", "R11 R10 S8")


@pytest.mark.rule("siege-44")
@pytest.mark.parametrize("broken", ["R10 Y10 G11", "R11 Y10 G8", "R11 Y0 G10"])
def test_a_run_has_neither_gap_nor_repetition_nor_does_it_wrap(broken: str) -> None:
    assert stronger(3, "B0 S1 Y2", broken)


@pytest.mark.rule("siege-45")
def test_any_cards_make_a_sum() -> None:
    assert stronger(3, "R5 Y5 G1", "B0 S2 B8")
    assert equal(3, "R5 Y5 G1", "B1 S2 B8")


@pytest.mark.rule("siege-47", "siege-4")
def test_wall_1_counts_the_highest_sum_alone() -> None:
    assert stronger(1, "R11 Y10 G3", "B7 S7 R7")
    assert stronger(1, "R0 Y4 G3", "B1 B2 B3")
    assert stronger(1, "R0 Y4 G3", "B0 B1 B5")
    assert equal(1, "R1 R2 R3", "Y0 G1 B5")


@pytest.mark.rule("siege-40", "siege-4")
@pytest.mark.parametrize(("wall", "more"), [(7, ["", ""]), (4, ["S2", "R2"])])
def test_the_lowest_sum_wins_at_wall_7_and_at_the_damaged_gate(wall: int, more: list[str]) -> None:
    flipped = wall == 4
    assert stronger(wall, f"R0 Y4 G1 {more[0]}", f"B1 B2 B3 {more[1]}", damaged=flipped)
    assert stronger(wall, f"R0 Y4 G4 {more[0]}", f"B3 S3 Y3 {more[1]}", damaged=flipped)
    assert equal(wall, f"R0 Y4 G2 {more[0]}", f"B1 Y2 B3 {more[1]}", damaged=flipped)


@pytest.mark.rule("siege-48", "siege-37", "siege-4")
@pytest.mark.parametrize("wall", SAME_TILES)
def test_a_tile_marked_equals_counts_same_strength_then_the_sum(wall: int) -> None:
    assert stronger(wall, "R0 Y0", "B10 B11", damaged=True)
    assert stronger(wall, "R5 Y5", "B4 S4", damaged=True)
    assert stronger(wall, "R11 Y8", "B9 B8", damaged=True)
    assert stronger(wall, "R1 Y9", "B3 B6", damaged=True)
    assert equal(wall, "R10 R9", "Y8 G11", damaged=True)


@pytest.mark.rule("siege-49", "siege-37", "siege-4")
@pytest.mark.parametrize("wall", COLOUR_TILES)
def test_a_tile_marked_c_counts_colour_then_the_sum(wall: int) -> None:
    assert stronger(wall, "R0 R1 R3", "B11 S11 Y11", damaged=True)
    assert stronger(wall, "R0 R1 R3", "B9 S10 Y11", damaged=True)
    assert stronger(wall, "R0 R1 R4", "B0 B1 B3", damaged=True)
    assert stronger(wall, "R11 Y7 G6", "B7 S8 Y8", damaged=True)
    assert equal(wall, "R7 Y7 G7", "B10 S9 Y2", damaged=True)


@pytest.mark.rule("siege-49")
@pytest.mark.parametrize("wall", COLOUR_TILES)
def test_there_a_colour_run_is_worth_its_sum(wall: int) -> None:
    assert stronger(wall, "R0 R1 R3", "B9 B10 B11", damaged=True)
    assert stronger(wall, "B9 B10 B11", "R10 Y10 G9", damaged=True)
    assert stronger(wall, "R11 Y10 G10", "B9 B10 B11", damaged=True)


@pytest.mark.rule("siege-49")
@pytest.mark.parametrize("wall", COLOUR_TILES)
def test_with_the_option_it_is_an_ordinary_colour_there(wall: int) -> None:
    assert stronger(wall, "B9 B10 B11", "R0 R1 R3", damaged=True, colour_run="type")
    assert stronger(wall, "R11 R10 R1", "B6 B7 B8", damaged=True, colour_run="type")
    assert equal(wall, "R11 R9 R1", "B6 B7 B8", damaged=True, colour_run="type")
    assert stronger(wall, "B0 B1 B2", "R11 Y11 G11", damaged=True, colour_run="type")


@pytest.mark.rule("siege-50", "siege-37", "siege-4")
@pytest.mark.parametrize("wall", RUN_TILES)
def test_a_tile_marked_with_a_run_counts_run_then_the_sum(wall: int) -> None:
    assert stronger(wall, "R0 Y1 G2", "B11 S11 Y11", damaged=True)
    assert stronger(wall, "R0 Y1 G2", "B11 B10 B8", damaged=True)
    assert stronger(wall, "R1 Y2 G3", "B0 S1 S2", damaged=True)
    assert stronger(wall, "R11 Y7 G6", "B7 B8 B0", damaged=True)
    assert equal(wall, "R7 Y7 G7", "B10 B9 B2", damaged=True)


@pytest.mark.rule("siege-50")
@pytest.mark.parametrize("wall", RUN_TILES)
def test_there_too_a_colour_run_is_worth_its_sum(wall: int) -> None:
    assert stronger(wall, "R0 Y1 G2", "B9 B10 B11", damaged=True)
    assert stronger(wall, "B9 B10 B11", "R10 Y10 G9", damaged=True)


@pytest.mark.rule("siege-50")
@pytest.mark.parametrize("wall", RUN_TILES)
def test_with_the_option_it_is_an_ordinary_run_there(wall: int) -> None:
    assert stronger(wall, "B9 B10 B11", "R0 Y1 G2", damaged=True, colour_run="type")
    assert stronger(wall, "R2 Y3 G4", "B1 B2 B3", damaged=True, colour_run="type")
    assert equal(wall, "R1 Y2 G3", "B1 B2 B3", damaged=True, colour_run="type")
    assert stronger(wall, "B0 B1 B2", "R11 Y11 G11", damaged=True, colour_run="type")


@pytest.mark.rule("siege-49", "siege-50", "siege-46")
@pytest.mark.parametrize("colour_run", ["sum", "type"])
def test_the_option_changes_nothing_where_all_types_count(colour_run: str) -> None:
    assert stronger(3, "R0 R1 R2", "Y11 G11 B11", colour_run=colour_run)


@pytest.mark.rule("siege-37")
def test_a_type_that_does_not_count_never_beats_one_that_does() -> None:
    assert stronger(3, "R0 R1 R3", "Y11 G11 B11", damaged=True)
    assert stronger(1, "R0 Y1 G2", "B11 S11 Y11", damaged=True)


@pytest.mark.rule("siege-29", "siege-49", "siege-50")
def test_the_option_decides_what_may_still_come_too() -> None:
    for wall in (1, 3):
        assert not takes(wall, "R0 Y11 G11", "B9 B10", damaged=True, unseen="B11 S1")
        assert takes(wall, "R9 Y11 G11", "B9 B10", damaged=True, unseen="B11 S1")
        assert not takes(wall, "R9 Y11 G11", "B9 B10", damaged=True, unseen="B11 S1", colour_run="type")


@pytest.mark.rule("siege-49", "siege-50")
def test_the_rulebooks_reading_is_the_default_of_the_option() -> None:
    assert SIEGE.with_defaults({})["colour_run_on_partial_tiles"] == "sum"
    assert not new(colour_run="sum").rules.colour_run_is_type
    assert new(colour_run="type").rules.colour_run_is_type
