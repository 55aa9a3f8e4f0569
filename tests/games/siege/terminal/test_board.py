"""The picture of Siege: everything that the seat may know, in 80 columns."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR, asked, choose
from rubizh.games.siege.rules.cards import SIEGE_CARDS
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege
from rubizh.games.siege.rules.view import SiegeView
from rubizh.games.siege.terminal.board import LOOK
from rubizh.games.siege.terminal.cards import SHAPES, label
from rubizh.games.siege.terminal.walls import SIGNS
from rubizh.language import Language
from rubizh.looks.look import Scene
from rubizh.telling.log import Line
from tests.games.siege.position import new, play, siege

ENGLISH = Language("en")


def drawn(s: Siege, seat: int, width: int = 80, height: int = 24, opened: bool = False) -> list[str]:
    """The lines of the picture, as wide as the terminal at most."""
    scene = Scene(
        language=ENGLISH,
        view=SiegeView(s, seat),
        names=["you", "greedy"],
        log=[Line("The defender throws a cauldron over wall 3: R7 is discarded.", fresh=n > 2) for n in range(6)],
        width=width,
        height=height,
        opened=[SiegeView(s, 1 - seat)] if opened else [],
    )
    console = Console(width=width * 2, file=io.StringIO(), markup=False, highlight=False)
    with console.capture() as captured:
        console.print(LOOK.draw(scene))
    return captured.get().rstrip("\n").split("\n")


def column(lines: list[str], wall: int, width: int = 10) -> list[str]:
    """What stands at one wall, from top to bottom."""
    left = 1 + (wall - 1) * (width + 1)
    return [line[left : left + width].strip() for line in lines[2:13]]


POSITION = siege(
    attack={1: "R3 G11 J1", 2: "B4", 4: "S7"},
    defence={1: "Y5", 2: "B7 B8 B9 B10", 7: "SP"},
    attacker="R1 Y2 G3 B0 S9 desertion",
    defender="R5 R6 R7 Y7 Y8 G8 exchange",
    discard="R0 R11 S4 SH",
    used=("", "explosion"),
    damaged=[2 + 1, 4],
    cauldrons=1,
)


def test_cards_lie_nearest_first_from_the_wall() -> None:
    lines = drawn(POSITION, ATTACKER)
    assert column(lines, 1)[1:4] == ["╌╌╌╌", "╌╌╌╌", "▲Y5"]
    assert column(lines, 1)[7:10] == ["◆R3", "✚G11", "✦J1"]
    assert column(lines, 2)[:4] == ["●B10", "●B9", "●B8", "●B7"]


def test_the_defender_sees_his_own_side_below_and_wall_1_on_the_left() -> None:
    lines = drawn(POSITION, DEFENDER)
    assert column(lines, 1)[1:4] == ["✦J1", "✚G11", "◆R3"]
    assert column(lines, 2)[7:11] == ["●B7", "●B8", "●B9", "●B10"]
    assert "Attacker (you)" in lines[1]


def test_each_wall_shows_its_number_its_spaces_and_what_counts() -> None:
    lines = drawn(POSITION, ATTACKER)
    assert column(lines, 1)[4:6] == ["┏ 1 ━ ×3 ┓", "┃ + sum  ┃"]
    assert column(lines, 2)[4:6] == ["┏ 2 ━ ×4 ┓", "┃ ★ all  ┃"]
    assert column(lines, 7)[4:6] == ["┏ 7 ━ ×3 ┓", "┃− lowest┃"]


def test_a_damaged_wall_lies_in_rubble_and_shows_what_counts_now() -> None:
    lines = drawn(POSITION, ATTACKER)
    assert column(lines, 3)[4:7] == ["╻ 3   ×3 ╻", "┇C colour┇", "▗▂▁▃▁▂▁▃▂▖"]
    assert column(lines, 4)[4:6] == ["╻ 4 ∩ ×4 ╻", "┇− lowest┇"]


def test_the_gate_is_marked() -> None:
    assert column(drawn(siege(), ATTACKER), 4)[4:7] == ["╔ 4 ∩ ×2 ╗", "║ ★ all  ║", "╚════════╝"]


def test_free_places_are_as_many_as_the_tile_shows() -> None:
    lines = drawn(siege(), ATTACKER)
    assert [column(lines, wall).count("╌╌╌╌") for wall in range(1, 8)] == [6, 8, 6, 4, 6, 8, 6]


def test_a_wall_that_can_be_claimed_is_flagged() -> None:
    lines = drawn(siege(attack={4: "R11 R10"}), ATTACKER)
    assert "⚑" in column(lines, 4)[6]
    assert not any("⚑" in cell for wall in (1, 2, 3, 5, 6, 7) for cell in column(lines, wall))
    assert "⚑" not in "".join(drawn(siege(attack={4: "R11 R10"}), DEFENDER))


def test_the_own_hand_is_sorted_and_the_other_one_hidden() -> None:
    shown = "\n".join(drawn(POSITION, ATTACKER))
    hand = ["◆R1", "▲Y2", "✚G3", "●B0", "■S9", "✦desertion"]
    places = [shown.index(f" {card} ") for card in hand]
    assert places == sorted(places)
    assert "▒▒▒▒▒▒ ▓ 6 siege, 1 tactics" in shown
    assert "exchange" not in shown


def test_decks_cauldrons_and_tactics_are_counted() -> None:
    shown = "\n".join(drawn(POSITION, ATTACKER))
    assert f"Siege deck {len(POSITION.deck)}" in shown
    assert f"Tactics deck {len(POSITION.tactics_deck)}" in shown
    assert "Cauldrons ●○○" in shown
    assert "Damaged walls 2 of 4" in shown
    assert "Tactics played: Attacker 1 · Defender 2 (Explosion)" in shown


def test_the_discard_shows_which_strengths_are_gone() -> None:
    lines = drawn(POSITION, ATTACKER)
    rows = {line[1]: line[3:40].split() for line in lines[-6:] if line[1] in SHAPES}
    assert rows["◆"] == ["0", *"··········", "11"]
    assert rows["■"] == [*"····", "4", *"·······"]
    assert rows["▲"] == [*"············"]
    assert any(line.startswith(" Discard ✦SH") for line in lines)


def test_cards_set_aside_and_given_are_shown_to_who_knows_them() -> None:
    s = siege(attacker="exchange R1 Y2 G3 B0 S9 S10", defender="R5 R6 R7 Y7 Y8 G8 SH", tactics=True)
    play(s, "play exchange", "pick R1", "pick Y2")
    assert any("Set aside:  ◆R1    ▲Y2" in line for line in drawn(s, ATTACKER))
    assert "R1" not in "\n".join(drawn(s, DEFENDER))
    play(s, "pick G3", "pick R5", "pick R6", "pick R7")
    given = drawn(s, DEFENDER)[1]
    assert all(card in given for card in ("◆R5", "◆R6", "◆R7"))
    assert "◆R1" in drawn(s, ATTACKER)[1]


def test_a_spectator_sees_no_hand() -> None:
    shown = "\n".join(drawn(POSITION, SPECTATOR))
    for card in [*POSITION.hands[ATTACKER], *POSITION.hands[DEFENDER]]:
        assert f" {label(card)} " not in shown


def test_a_replay_opens_both_hands() -> None:
    shown = "\n".join(drawn(POSITION, ATTACKER, opened=True))
    for card in [*POSITION.hands[ATTACKER], *POSITION.hands[DEFENDER]]:
        assert f" {label(card)} " in shown


def test_no_two_colours_or_requirements_look_alike_without_colour() -> None:
    assert len(set(SHAPES)) == 5
    assert len(set(SIGNS.values())) == 6
    assert len({label(card) for card in range(SIEGE_CARDS)}) == SIEGE_CARDS


@pytest.mark.parametrize("tactics", [False, True])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_every_position_fits_and_hides_what_is_hidden(tactics: bool, width: int, height: int) -> None:
    for seed in range(2):
        s, dealer = new(tactics), Dealer(seed)
        while not s.over:
            for seat in (ATTACKER, DEFENDER):
                lines = drawn(s, seat, width, height)
                assert max(len(line) for line in lines) <= width
                assert len(lines) + 2 <= height
                given = SiegeView(s, seat).given
                secrets = [label(card) for card in s.hands[1 - seat] if card not in given]
                assert not any(f" {secret} " in line for secret in secrets for line in lines)
            choose(s, dealer.pick(asked(s).options))
