"""Saved games: after every choice, through every way of leaving, and never over another file."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from rubizh.terminal.saves import load
from tests.terminal.keyboard import Terminal, read_until, type_line
from tests.terminal.test_play import choices, play

GONE = "rubizh: the game was left and is saved; to continue: rubizh play game.txt\n"


def test_the_end_of_input_saves_and_says_how_to_go_on(terminal: Terminal) -> None:
    shown = play(terminal, "R3@2\n")
    assert shown.code == 1
    assert shown.only_error() == "the game was left and is saved; to continue: rubizh play game.txt"
    assert choices(load("game.txt"), "attacker") == ["R3@2"]


def test_the_end_of_input_between_two_people(terminal: Terminal) -> None:
    shown = terminal.run("play", "siege", "--attacker", "you", "--defender", "person")
    assert shown.code == 1
    assert str(terminal.saved()[0]) in shown.only_error()


def test_quit_saves_first(terminal: Terminal) -> None:
    shown = play(terminal, "R3@2\nquit\n")
    assert shown.code == 0
    assert "Saved. To continue: rubizh play game.txt" in shown.out
    assert choices(load("game.txt"), "attacker") == ["R3@2"]


def test_a_saved_game_goes_on_where_it_was_left(terminal: Terminal) -> None:
    play(terminal, "R3@2\nquit\n")
    before = load("game.txt").choices
    shown = terminal.run("play", "game.txt", typed="pass\nquit\n")
    assert "The attacker plays R3 at wall 2." in shown.out
    assert load("game.txt").choices[: len(before)] == before
    assert choices(load("game.txt"), "attacker") == ["R3@2", "pass"]


def test_the_deals_to_come_do_not_depend_on_leaving(terminal: Terminal) -> None:
    terminal.run("play", "siege", "--seed", "7", "--save", "one.txt", typed="R3@2\nG7@1\nquit\n")
    terminal.run("play", "siege", "--seed", "7", "--save", "two.txt", typed="R3@2\nquit\n")
    terminal.run("play", "two.txt", typed="G7@1\nquit\n")
    assert load("one.txt").choices == load("two.txt").choices


def test_another_opponent_may_take_over(terminal: Terminal) -> None:
    play(terminal, "quit\n")
    terminal.run("play", "game.txt", "--defender", "random", "--save", "other.txt", typed="quit\n")
    assert load("game.txt").players["defender"] == "amateur"
    assert load("other.txt").players["defender"] == "random"


def test_save_names_the_file_and_moves_to_another(terminal: Terminal) -> None:
    shown = play(terminal, "save\nsave two words.txt\nR3@2\nquit\n")
    assert "Saved: game.txt" in shown.out
    assert "from now on in this file: two words.txt" in shown.out
    assert "rubizh play 'two words.txt'" in shown.out
    assert choices(load("game.txt"), "attacker") == []
    assert choices(load("two words.txt"), "attacker") == ["R3@2"]


def test_save_never_overwrites_another_file(terminal: Terminal) -> None:
    Path("mine.txt").write_text("precious")
    shown = play(terminal, "save mine.txt\nR3@2\nquit\n")
    assert "“mine.txt” exists already" in shown.out
    assert Path("mine.txt").read_text() == "precious"
    assert choices(load("game.txt"), "attacker") == ["R3@2"]


def test_games_of_the_same_second_have_files_of_their_own(terminal: Terminal) -> None:
    for _ in range(3):
        terminal.run("play", "siege", typed="quit\n")
    assert len(terminal.saved()) == 3


def test_a_file_that_cannot_be_written_is_told_once_and_the_game_goes_on(terminal: Terminal) -> None:
    Path("file").write_text("not a folder")
    shown = terminal.run("play", "siege", "--seed", "7", "--save", "file/game.txt", typed="R3@2\nG7@1\nhint\n")
    assert shown.out.count("“file/game.txt” cannot be written") == 1
    assert "The attacker plays G7 at wall 1." in shown.out
    assert shown.code == 1
    assert "is not saved: “file/game.txt” cannot be written" in shown.only_error()


def test_save_rescues_a_game_that_could_not_be_written(terminal: Terminal) -> None:
    Path("file").write_text("not a folder")
    typed = "R3@2\nsave file/other.txt\nsave good.txt\nG7@1\nquit\n"
    terminal.run("play", "siege", "--seed", "7", "--save", "file/game.txt", typed=typed)
    assert choices(load("good.txt"), "attacker") == ["R3@2", "pass", "G7@1"]


def test_no_draft_is_left_beside_the_file(terminal: Terminal) -> None:
    play(terminal, "R3@2\nG7@1\nquit\n")
    assert os.listdir() == ["game.txt"]


def test_a_killed_process_loses_nothing(terminal: Terminal) -> None:
    with terminal.spawn("play", "siege", "--seed", "7", "--save", "game.txt") as process:
        read_until(process, "\n> ")
        type_line(process, "R3@2")
        read_until(process, "\n> ")
        process.kill()
    assert choices(load("game.txt"), "attacker") == ["R3@2"]
    assert terminal.run("play", "game.txt", typed="G7@1\nquit\n").code == 0
    assert choices(load("game.txt"), "attacker") == ["R3@2", "pass", "G7@1"]


def test_an_interrupt_saves_and_says_how_to_go_on(terminal: Terminal) -> None:
    with terminal.spawn("play", "siege", "--seed", "7", "--save", "game.txt") as process:
        read_until(process, "\n> ")
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert process.returncode == 130
    assert err == GONE
    assert load("game.txt").notes["seed"] == "7"


@pytest.mark.parametrize("line", ["rules siege", "play siege --save game.txt", "--version"])
def test_a_closed_pipe_is_quiet(terminal: Terminal, line: str) -> None:
    assert terminal.shell(f"{line} | true").stderr in ("", GONE)


def test_closed_streams_are_no_traceback(terminal: Terminal) -> None:
    done = terminal.shell("play siege --seed 7 --save game.txt <&- >&-")
    assert done.returncode == 1
    assert done.stderr == GONE
