"""From the Invasion to the Full-Scale War, and its invaders (afu-72 to afu-77, afu-101 to afu-104)."""

from __future__ import annotations

import pytest

from rubizh.games.afu.rules.state import Afu
from tests.games.afu.position import (
    afu,
    deck,
    discard,
    display,
    escaped,
    game,
    hospital,
    names,
    new,
    options,
    play,
    round_end,
    some,
    trophies,
    until,
)

SET = game().set
KINDS = ["reveal bridge", "reveal objective worth 3", "reveal objective worth 4"]


def last_round_of_the_invasion(first: int = 0) -> Afu:
    return afu(
        first=first,
        deck="rifle-company",
        discard="tank-company",
        hospital="sniper-team",
        trophies="mi-24",
        escaped="bmp-2 conscripts",
        display="98th-battalion press-centre",
        top="captured-tank",
        reserve="tank-platoon",
        aid=5,
        panic=9,
        goals="our-sky",
        secret="liberators",
        other={"deck": "border-guard-company", "discard": "panic", "escaped": "t-62m"},
    )


@pytest.mark.rule("afu-72")
@pytest.mark.parametrize(("ours", "theirs", "war"), [("", "", True), ("bmp-2", "", False), ("", "bmp-2", False)])
def test_the_invasion_ends_after_the_round_in_which_both_invader_decks_became_empty(ours: str, theirs: str, war: bool) -> None:
    s = afu(attack="conscripts", invaders=ours, other={"invaders": theirs})
    assert not s.war
    assert round_end(s).war == war


@pytest.mark.rule("afu-72", "afu-62")
def test_invaders_looked_at_are_still_in_the_deck() -> None:
    assert not round_end(afu(foreseen="bmp-2")).war


@pytest.mark.rule("afu-72")
def test_that_round_is_played_to_its_end() -> None:
    s = afu("Prepare", deck="rifle-company", invaders="conscripts", other={"deck": "border-guard-company"})
    assert not until(s, "Field").war
    assert not until(s, "Compensate").war
    assert round_end(s).war


@pytest.mark.rule("afu-73", "afu-74")
@pytest.mark.parametrize("first", [0, 1])
def test_faq_the_first_player_after_the_card_was_turned_receives_the_invaders_with_i(first: int) -> None:
    s = round_end(last_round_of_the_invasion(first))
    firsts = 1 - first
    received = {0: "t-62m", 1: "bmp-2 conscripts"}
    assert s.first == firsts
    for numeral, seat in enumerate((firsts, first)):
        expected = [*(SET.cards[c].name for c in SET.later[numeral]), *received[seat].split()]
        assert some(s, s.invaders[seat]) == " ".join(sorted(expected))
        assert escaped(s, seat) == ""


@pytest.mark.rule("afu-75")
def test_discard_and_deck_are_shuffled_into_a_new_deck() -> None:
    s = round_end(last_round_of_the_invasion())
    assert (deck(s, 0), discard(s, 0)) == ("rifle-company tank-company", "")
    assert (deck(s, 1), discard(s, 1)) == ("border-guard-company panic", "")


@pytest.mark.rule("afu-76")
def test_all_else_stays_as_it_is() -> None:
    s = round_end(last_round_of_the_invasion())
    assert (trophies(s), hospital(s)) == ("mi-24", "sniper-team")
    assert (display(s), names(s, [s.top])) == ("98th-battalion press-centre - - -", "captured-tank")
    assert (s.aid, s.panic, names(s, s.goals), names(s, s.secret[0])) == (5, 9, "our-sky", "liberators")


@pytest.mark.rule("afu-77")
def test_the_event_stack_has_23_cards_with_the_moskva_under_them() -> None:
    s = new(chervona_kalyna="yes")
    until(s, "Events")
    assert len(options(s)) == 22
    assert sorted(set(options(s))) == sorted([*KINDS, *(f"deal {SET.cards[c].name}" for c in SET.events + SET.promos)])
    assert [options(s).count(text) for text in KINDS] == [3, 3, 1]


@pytest.mark.rule("afu-77", "afu-105")
def test_the_moskva_comes_last() -> None:
    s = afu("Events", war=True, events="low-clouds")
    assert options(s) == ["deal low-clouds"]
    until(round_end(play(s, "deal low-clouds")), "Events")
    assert options(s) == ["reveal cruiser"]
    assert options(play(s, "reveal cruiser")) == ["deal cruiser-moskva"]


@pytest.mark.rule("afu-77")
def test_which_objectives_are_used_is_drawn_at_random() -> None:
    s = play(afu("Events", war=True, events="worth-3 worth-4 bridge"), "reveal objective worth 4")
    assert set(options(s)) == {"deal mariupol", "deal kyiv"}
    s = play(afu("Events", war=True, events="worth-3 worth-4 bridge", objectives="izium"), "reveal objective worth 3")
    assert set(options(s)) == {"deal kharkiv", "deal chernihiv", "deal mykolaiv", "deal kherson"}


def facing(*deals: str, escaped: str = "", invaders: str = "") -> Afu:
    s = afu("Prepare", war=True, deck="rifle-company", invaders=invaders or " ".join(deals), escaped=escaped)
    return play(until(s, "Attack"), *[f"deal {card}" for card in deals])


@pytest.mark.rule("afu-101")
def test_an_invader_without_attack_and_defence_supports_and_does_not_count_towards_the_three() -> None:
    s = facing("t-90m", "fuel-column", "bmp-3", "jamming-station", "buk-m2")
    assert names(s, s.attack[0]) == "t-90m bmp-3 buk-m2"
    assert names(s, s.attack_support[0]) == "fuel-column jamming-station -"


@pytest.mark.rule("afu-101")
@pytest.mark.parametrize("escaped", ["", "jamming-station"])
def test_if_only_such_cards_are_left_no_more_are_revealed(escaped: str) -> None:
    s = facing("t-90m", invaders="t-90m fuel-column", escaped=escaped)
    assert (names(s, s.attack[0]), names(s, s.attack_support[0])) == ("t-90m - -", "- - -")
    assert some(s, s.invaders[0]) == "fuel-column"
    none = until(afu("Prepare", war=True, deck="rifle-company", invaders="fuel-column", escaped=escaped), "Combat")
    assert (names(none, none.attack[0]), names(none, none.attack_support[0])) == ("- - -", "- - -")


@pytest.mark.rule("afu-102")
def test_the_first_support_place_is_taken_whether_or_not_an_invader_stands_there_yet() -> None:
    s = facing("fuel-column", "jamming-station", "t-90m", "bmp-3", "buk-m2")
    assert (names(s, s.attack[0]), names(s, s.attack_support[0])) == ("t-90m bmp-3 buk-m2", "fuel-column jamming-station -")


@pytest.mark.rule("afu-102")
def test_without_a_free_place_it_goes_to_the_invader_discard() -> None:
    s = facing("fuel-column", "jamming-station", "radar-station", "penal-company", "t-90m", "bmp-3", "buk-m2")
    assert names(s, s.attack_support[0]) == "fuel-column jamming-station radar-station"
    assert escaped(s) == "penal-company"


@pytest.mark.rule("afu-103")
@pytest.mark.parametrize(
    ("ours", "behind", "destroyed", "lost"),
    [
        ("infantry-battalion", "-", True, False),
        ("infantry-battalion", "fuel-column", False, True),
        ("howitzer-battalion", "-", True, True),
        ("tank-company", "jamming-station", True, True),
        ("infantry-battalion", "jamming-station", False, True),
        ("mountain-rifles", "fuel-column", False, False),
        ("mountain-rifles", "mobilised-reserve", True, True),
    ],
)
def test_support_holds_for_the_invader_in_front(ours: str, behind: str, destroyed: bool, lost: bool) -> None:
    s = afu(war=True, hand=ours, attack="45th-brigade", attack_support=behind)
    play(s, f"{ours}@1", "done")
    there = " ".join(sorted(["45th-brigade", *([behind] if behind != "-" else [])]))
    assert (trophies(s), escaped(s)) == ((there, "") if destroyed else ("", there))
    assert hospital(s) == (ours if lost else "")


@pytest.mark.rule("afu-103", "afu-30")
def test_support_of_an_invader_that_nobody_meets_goes_with_it_and_brings_no_panic_of_its_own() -> None:
    s = play(afu(war=True, attack="45th-brigade", attack_support="fuel-column"), "done")
    assert (escaped(s), s.panic) == ("45th-brigade fuel-column", 15)


@pytest.mark.rule("afu-103")
def test_support_with_no_invader_in_front_goes_to_the_invader_discard() -> None:
    s = afu(war=True, hand="tank-brigade", attack="45th-brigade", attack_support="- fuel-column")
    play(s, "tank-brigade@1", "done")
    assert (trophies(s), escaped(s), s.panic) == ("45th-brigade", "fuel-column", 16)


@pytest.mark.rule("afu-104")
def test_an_empty_invader_deck_is_renewed_from_the_invader_discard() -> None:
    s = facing("t-90m", "bmp-3", invaders="t-90m bmp-3", escaped="mi-24 su-25")
    assert (set(options(s)), escaped(s)) == ({"deal mi-24", "deal su-25"}, "")
    assert names(play(s, "deal su-25"), s.attack[0]) == "t-90m bmp-3 su-25"


@pytest.mark.rule("afu-104")
def test_with_both_empty_you_face_fewer() -> None:
    s = facing("t-90m", escaped="bmp-3")
    assert names(until(s, "Combat"), s.attack[0]) == "t-90m bmp-3 -"
