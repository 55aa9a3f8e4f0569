"""Invaders at the keyboard: a whole game from the list, and why something is not to be had."""

from __future__ import annotations

import pytest

from rubizh.terminal.saves import load
from tests.terminal.keyboard import Terminal

FIRST_OPTIONS = "list\n1\n" * 500


def invaders(side: str, *flags: str) -> list[str]:
    other = "invader" if side == "mankind" else "mankind"
    return ["play", "invaders", "--seed", "7", "--save", "game.txt", f"--{other}", "random", *flags]


@pytest.mark.parametrize("side", ["mankind", "invader"])
def test_a_whole_game_from_the_list(terminal: Terminal, side: str) -> None:
    shown = terminal.run(*invaders(side), typed=FIRST_OPTIONS)
    assert shown.code == 0, shown.err
    assert load("game.txt").s.over
    assert "Plot track" in shown.out


def test_why_not_and_a_rule(terminal: Terminal) -> None:
    shown = terminal.run(*invaders("mankind"), typed="why plot draw\nrules 51\nquit\n")
    assert shown.code == 0, shown.err
    assert "First choose the zone of the new hero." in shown.out
    assert "A player is asked for an answer" in shown.out
