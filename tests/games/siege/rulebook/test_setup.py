"""What there is, and how a game begins (siege-1 to siege-9)."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import NATURE, asked
from rubizh.games.siege.rules.cards import LETTERS, NOTATION, colour, strength
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER
from rubizh.games.siege.rules.view import SiegeView
from tests.games.siege.position import attack, bits, damaged, hand, new, offered, options, play, siege, why

SIEGE_CARD_NAMES = {f"{colour}{strength}" for colour in "RYGBS" for strength in range(12)}
TACTICS_CARD_NAMES = {
    *("J1", "J2", "SP", "SH"),
    *("redeployment", "recruitment", "desertion", "treachery", "explosion", "reinforcements", "exchange"),
}
SPACES = {"intact": [3, 4, 3, 2, 3, 4, 3], "damaged": [3, 2, 3, 4, 3, 2, 3]}


def dealt(first: str, second: str) -> list[str]:
    return [f"deal {name}" for name in f"{first} {second}".split()]


@pytest.mark.rule("siege-1")
def test_there_are_an_attacker_and_a_defender() -> None:
    assert SIEGE.seats({}) == ["attacker", "defender"]


@pytest.mark.rule("siege-2")
def test_there_is_one_siege_card_of_each_colour_and_strength() -> None:
    there = SIEGE.whereabouts(new())
    assert len(there) == 60
    assert set(there) == SIEGE_CARD_NAMES


@pytest.mark.rule("siege-2")
def test_a_siege_card_is_named_by_its_colour_and_strength() -> None:
    assert [f"{LETTERS[colour(c)]}{strength(c)}" for c in range(60)] == NOTATION[:60]


@pytest.mark.rule("siege-3")
def test_the_variant_adds_eleven_tactics_cards() -> None:
    there = SIEGE.whereabouts(new(tactics=True))
    assert len(there) == 71
    assert set(there) == SIEGE_CARD_NAMES | TACTICS_CARD_NAMES


@pytest.mark.rule("siege-4")
@pytest.mark.parametrize("side", ["intact", "damaged"])
@pytest.mark.parametrize("wall", range(1, 8))
def test_a_tile_shows_how_many_cards_a_formation_has(wall: int, side: str) -> None:
    held = ["R0", "Y2", "G4", "B6"][: SPACES[side][wall - 1]]
    flipped = [wall] if side == "damaged" else []
    almost = siege(attack={wall: " ".join(held[1:])}, attacker="S9", damaged=flipped)
    complete = siege(attack={wall: " ".join(held)}, attacker="S9", damaged=flipped)
    assert offered(play(almost, "pass"), f"S9@{wall}")
    assert not offered(play(complete, "pass"), f"S9@{wall}")


@pytest.mark.rule("siege-5", "siege-6")
def test_the_defender_begins_with_three_cauldrons() -> None:
    assert new().cauldrons == 3
    assert SiegeView(new(), DEFENDER).cauldrons == 3


@pytest.mark.rule("siege-6", "siege-15")
def test_the_cauldrons_are_not_the_attackers() -> None:
    s = siege(attack={3: "R7"}, defence={3: "G1"})
    assert options(s) == ["retreat 3", "pass"]
    assert why(s, "oil 3").rule == "siege-15"


@pytest.mark.rule("siege-7")
def test_all_walls_begin_intact_and_without_cards() -> None:
    s = new()
    assert damaged(s) == []
    assert [attack(s, wall) for wall in range(1, 8)] == [""] * 7


@pytest.mark.rule("siege-7")
def test_wall_1_counts_the_highest_sum_and_wall_7_the_lowest() -> None:
    s = siege(attack={1: "R11 Y11 G11", 7: "R0 Y0 G0"})
    assert options(s)[:2] == ["control 1", "control 7"]


@pytest.mark.rule("siege-30")
@pytest.mark.parametrize("tactics", [False, True])
def test_at_first_every_siege_card_and_nothing_else_is_unseen(tactics: bool) -> None:
    assert new(tactics).unseen == bits(range(60))


@pytest.mark.rule("siege-8")
def test_nature_deals_any_card_of_the_deck() -> None:
    s = new()
    assert asked(s).seat == NATURE
    assert set(options(s)) == {f"deal {name}" for name in SIEGE_CARD_NAMES}
    play(s, "deal G4")
    assert set(options(s)) == {f"deal {name}" for name in SIEGE_CARD_NAMES - {"G4"}}


@pytest.mark.rule("siege-8")
def test_nobody_knows_or_chooses_what_comes_from_the_deck() -> None:
    s = siege(attacker="R1", deck="G4 B7 Y2")
    assert why(s, "deal G4").rule == "siege-8"
    assert SiegeView(s, ATTACKER).deck == 3
    other = siege(attacker="R1", defender="G4 Y3 S1 S2 S4 S5", deck="B7 Y2 S0", discard="S3")
    again = siege(attacker="R1", defender="S0 Y3 S1 S2 S4 S5", deck="B7 Y2 G4", discard="S3")
    assert SiegeView(other, ATTACKER).facts() == SiegeView(again, ATTACKER).facts()


@pytest.mark.rule("siege-9")
def test_each_player_is_dealt_six_siege_cards() -> None:
    s = play(new(), *dealt("R0 Y11 G4 B5 S6 R7", "R1 Y2 G3 B4 S5 R6"))
    assert hand(s, ATTACKER) == "R0 R7 Y11 G4 B5 S6"
    assert hand(s, DEFENDER) == "R1 R6 Y2 G3 B4 S5"
    assert len(s.deck) == 48
    assert asked(s).seat == ATTACKER


@pytest.mark.rule("siege-9")
@pytest.mark.parametrize("seat", [ATTACKER, DEFENDER])
def test_a_hand_is_hidden_from_the_other(seat: int) -> None:
    one = play(new(), *dealt("R0 Y11 G4 B5 S6 R7", "R1 Y2 G3 B4 S5 R6"))
    changed = ("R0 Y11 G4 B5 S6 R7", "S1 S2 S3 S4 S5 S7") if seat == ATTACKER else ("S1 S2 S3 S4 S0 S7", "R1 Y2 G3 B4 S5 R6")
    other = play(new(), *dealt(*changed))
    assert SiegeView(one, seat).facts() == SiegeView(other, seat).facts()
    assert SiegeView(one, 1 - seat).facts() != SiegeView(other, 1 - seat).facts()
