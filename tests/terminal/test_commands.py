"""The commands besides playing: what there is, the version, the rules."""

from __future__ import annotations

import re

import pytest

from rubizh import __version__
from rubizh.build import build
from rubizh.language import Language
from rubizh.terminal.screen import Screen
from tests.terminal.keyboard import Terminal


@pytest.mark.parametrize("argv", [[], ["--help"], ["-h"], ["help"]])
def test_the_commands_are_named(terminal: Terminal, argv: list[str]) -> None:
    shown = terminal.run(*argv)
    assert shown.code == 0
    for name in ("play", "replay", "rules", "bench", "--version", "--lang"):
        assert f"rubizh {name}" in shown.out


def test_the_commands_are_named_in_ukrainian(terminal: Terminal) -> None:
    shown = terminal.run("--lang", "uk")
    assert "rubizh replay ФАЙЛ" in shown.out
    assert "FILE" not in shown.out


def test_long_lines_are_continued_below_their_beginning(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("COLUMNS", "30")
    Screen(Language("en")).columns({"quit": "save and leave, and then come again", "help": "this"})
    assert terminal.capsys.readouterr().out.splitlines() == [
        "  quit save and leave, and",
        "       then come again",
        "  help this",
    ]


@pytest.mark.parametrize("command", ["play", "replay", "rules", "bench"])
def test_every_command_has_help(terminal: Terminal, command: str) -> None:
    shown = terminal.run(command, "--help")
    assert shown.code == 0
    assert shown.out.startswith(f"Usage: rubizh {command}")
    assert "--lang en|uk" in shown.out


def test_the_options_and_seats_of_a_game_are_named(terminal: Terminal) -> None:
    shown = terminal.run("play", "--help")
    for flag in ("--tactics", "--colour-run-on-partial-tiles", "--attacker", "--defender", "--match", "--seed", "--save"):
        assert flag in shown.out


def test_who_can_play_is_named(terminal: Terminal) -> None:
    shown = " ".join(terminal.run("play", "siege", "--help").out.split())
    assert "--defender WHO" in shown
    assert "WHO: you, person:NAME, random, greedy, beginner, amateur, expert, master; “master@0.5” thinks half a second" in shown
    assert "“cmd:./mybot” is your own program" in shown


def test_the_version_says_how_the_engine_runs(terminal: Terminal) -> None:
    assert terminal.run("--version").out == f"rubizh {__version__} ({build()})\n"


def test_play_without_a_game_lists_the_games(terminal: Terminal) -> None:
    shown = terminal.run("play")
    assert shown.code == 0
    assert re.search("rubizh play siege +Siege: an attacker storms seven walls", shown.out)


def test_the_language_goes_before_or_after_a_command(terminal: Terminal) -> None:
    assert terminal.run("--lang", "en", "play").out == terminal.run("play", "--lang=en").out


def test_all_the_rules(terminal: Terminal) -> None:
    shown = terminal.run("rules", "siege")
    assert shown.code == 0
    for number in range(1, 82):
        assert f"siege-{number} " in shown.out


@pytest.mark.parametrize("name", ["siege-16", "SIEGE-16", "16"])
def test_one_rule(terminal: Terminal, name: str) -> None:
    shown = terminal.run("rules", "siege", name)
    told = " ".join(shown.out.split())
    assert told == "siege-16 One cauldron a turn, three in the game: a cauldron once thrown is gone."


def test_a_rule_keeps_its_table(terminal: Terminal) -> None:
    shown = terminal.run("rules", "siege", "4")
    assert "4 (the gate)" in shown.out
    assert "siege-5" not in shown.out


def test_the_rules_with_all_of_some_words(terminal: Terminal) -> None:
    shown = terminal.run("rules", "siege", "cauldron", "NEAREST")
    assert "siege-15" in shown.out
    assert "siege-16" not in shown.out


def test_the_rules_without_a_game(terminal: Terminal) -> None:
    assert "siege" in terminal.run("rules").out
