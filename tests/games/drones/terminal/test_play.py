"""Dronovody at the keyboard: whole games of one to four, ways to type, and what goes wrong."""

from __future__ import annotations

import pytest

from rubizh.games.drones.rules.state import Drones
from rubizh.terminal.saves import load
from tests.terminal.keyboard import Terminal

FIRST_OPTIONS = "list\n1\n" * 400
OTHERS = ["second", "third", "fourth"]


def state(file: str = "game.txt") -> Drones:
    found = load(file).s
    assert isinstance(found, Drones)
    return found


def drones(players: int, *flags: str) -> list[str]:
    """The arguments of a game with random partners."""
    partners = [word for seat in OTHERS[: players - 1] for word in (f"--{seat}", "random")]
    return ["play", "drones", "--players", str(players), "--seed", "7", "--save", "game.txt", *partners, *flags]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_from_the_list(terminal: Terminal, players: int) -> None:
    shown = terminal.run(*drones(players), typed=FIRST_OPTIONS)
    assert shown.code == 0, shown.err
    assert load("game.txt").s.over
    assert len(load("game.txt").players) == players
    assert "Defence roll:" in shown.out
    assert "all legal. Result: " in terminal.run("replay", "game.txt", "--verify").out


def test_expert_options_are_flags(terminal: Terminal) -> None:
    flags = ["--fog-of-war", "--horde", "--istar", "--random-start", "--rounds", "6", "--first-game"]
    shown = terminal.run(*drones(2, *flags), typed="quit\n")
    assert shown.code == 0, shown.err
    assert state().rules.agreed["rounds"] == "6"
    assert (state().rules.horde, state().rules.istar, state().rules.first_game) == (True, True, True)


def test_cards_by_their_numbers_and_why_not(terminal: Terminal) -> None:
    shown = terminal.run(*drones(1), typed="why recruit\ndiscard 1\nwhy end turn\nquit\n")
    assert "First discard one of your five cards." in shown.out
    assert "First play or discard a support card." in shown.out
    assert len(state().hand[0]) == 4


def test_a_card_and_a_rule_are_shown(terminal: Terminal) -> None:
    shown = terminal.run(*drones(1), typed="card mavic 3t\nrules 133\nquit\n")
    assert "Mavic 3T" in shown.out
    assert "four wounded" in shown.out


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--players", "5"], "option “players” cannot be “5”, expected one of 2, 1, 3, 4"),
        (["--fifth", "random"], "unknown option “--fifth”"),
        (["--horde", "maybe"], "option “horde” cannot be “maybe”, expected one of no, yes"),
        (["--cards", "nowhere"], "nowhere"),
    ],
)
def test_one_clear_sentence(terminal: Terminal, wrong: list[str], said: str) -> None:
    shown = terminal.run(*drones(2), *wrong)
    assert shown.code != 0
    assert said in shown.err


def test_a_seat_that_does_not_exist(terminal: Terminal) -> None:
    shown = terminal.run(*drones(3), "--fourth", "random")
    assert shown.code != 0
    assert "“--fourth”" in shown.err
