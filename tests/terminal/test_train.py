"""`rubizh train` at the command line: a file is written, and what is wrong gets one clear line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.keyboard import Terminal


def test_what_was_learned_is_written(terminal: Terminal) -> None:
    shown = terminal.run("train", "afu", "--games", "1", "--seed", "3")
    assert (shown.code, shown.out) == (0, "“afu.json” is written.\n")
    assert json.loads(Path("afu.json").read_text())["about"] == "1 games of self-play, of 1, seed 3"


def test_the_file_may_be_named(terminal: Terminal) -> None:
    assert terminal.run("train", "afu", "--games", "1", "--out", "mine.json").out == "“mine.json” is written.\n"
    assert Path("mine.json").exists()


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ([], "say which game: siege, afu"),
        (["seige"], "unknown game “seige”; did you mean siege?"),
        (["siege", "--games", "0"], "“--games” cannot be “0”, expected a whole number from 1 to 100000000"),
        (["siege", "--games", "many"], "“--games” cannot be “many”, expected a whole number"),
        (["siege", "--seed", "x"], "“--seed” cannot be “x”"),
        (["siege", "--depth", "2"], "unknown option “--depth”"),
        (["siege", "afu"], "“afu” is one word too many"),
    ],
)
def test_what_is_wrong_gets_one_line(terminal: Terminal, argv: list[str], said: str) -> None:
    assert said in terminal.run("train", *argv).complaint()


def test_a_file_that_cannot_be_written(terminal: Terminal) -> None:
    shown = terminal.run("train", "afu", "--games", "1", "--out", "no/learned.json")
    assert shown.code == 1
    assert "rubizh: “no/learned.json” cannot be written: " in shown.err


def test_help(terminal: Terminal) -> None:
    shown = terminal.run("train", "--help")
    assert shown.code == 0
    assert "--games N" in shown.out
