"""Bad input: one clear line on the standard error, exit code 2, and never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubizh.terminal.saves import LARGEST
from tests.terminal.keyboard import Terminal

LONG = "x" * 31


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["paly"], "unknown command “paly”; did you mean play"),
        (["--lagn", "uk"], "unknown command “--lagn”; did you mean --lang"),
        (["play", "seige"], "there is neither a game nor a file “seige”; did you mean siege?"),
        (["play", "chess"], "there is neither a game nor a file “chess”; there is siege"),
        (["play", "no/such.txt"], "“no/such.txt” cannot be read: there is no such file"),
        (["play", "such.txt"], "“such.txt” cannot be read: there is no such file"),
        (["play", "\0.txt"], "“\0.txt” cannot be read: embedded null byte"),
        (["play", "siege", "chess"], "“chess” is one word too many"),
        (["play", "siege", "--tactic"], "unknown option “--tactic”; did you mean --tactics"),
        (["play", "siege", "--zzz=1"], "unknown option “--zzz”; there is "),
        (["play", "siege", "-x"], "unknown option “-x”; "),
        (["play", "--tactic"], "unknown option “--tactic”; did you mean --tactics"),
        (["play", "siege", "--tactics", "maybe"], "option “tactics” cannot be “maybe”, expected one of no, yes"),
        (
            ["play", "siege", "--colour-run-on-partial-tiles", "colour"],
            "option “colour_run_on_partial_tiles” cannot be “colour”, expected one of sum, type",
        ),
        (["play", "siege", "--colour-run-on-partial-tiles"], "“--colour-run-on-partial-tiles” needs a value after it"),
        (["play", "siege", "--match=yes"], "“--match” takes no value"),
        (["play", "siege", "--attacker", "greddy"], "unknown player “greddy”; did you mean greedy"),
        (["play", "siege", "--attacker", "robot:1"], "unknown player “robot:1”; "),
        (["play", "siege", "--attacker", "greedy@2"], "“greedy” takes no time to think"),
        (["play", "siege", "--attacker", "master@soon"], "“master@soon”: after “@” the seconds to think are expected"),
        (["play", "siege", "--attacker", "master@0.5\n"], "“master@0.5 ” cannot be written into a record"),
        (["play", "siege", "--attacker", "cmd:"], "“cmd:” needs a command after it"),
        (["play", "siege", "--attacker", "cmd:'"], "“cmd:'” is no command: No closing quotation"),
        (["play", "siege", "--attacker", "cmd:a\nresult: x"], "cannot be written into a record"),
        (["play", "siege", "--attacker", "person:a\nb"], "a player's name has at most 30 characters, all of them printable"),
        (["play", "siege", "--attacker", f"you:{LONG}"], "a player's name has at most 30 characters, all of them printable"),
        (["play", "siege", "--defender"], "“--defender” needs a value after it"),
        (["play", "siege", "--deffender", "you"], "unknown option “--deffender”; did you mean --defender"),
        (["play", "siege", "--seed", "-1"], "“--seed” cannot be “-1”, expected a whole number from 0 to"),
        (["play", "siege", "--seed", "1.5"], "“--seed” cannot be “1.5”, expected a whole number from 0 to"),
        (["play", "siege", "--seed", str(1 << 64)], "expected a whole number from 0 to 18446744073709551615"),
        (["play", "siege", "--seed", "9" * 5000], "expected a whole number from 0 to 18446744073709551615"),
        (["play", "siege", "--lang", "fr"], "unknown language “fr”; there is en, uk"),
        (["play", "siege", "--lang"], "“--lang” needs a value after it"),
        (["--lang=", "play"], "unknown language “”; there is en, uk"),
        (["play", "."], "“.” cannot be read: it is a folder"),
        (["replay"], "name the file of a record after “rubizh replay”"),
        (["replay", "nothing.txt"], "“nothing.txt” cannot be read: there is no such file"),
        (["replay", "."], "“.” cannot be read: it is a folder"),
        (["replay", "a", "b"], "“b” is one word too many"),
        (["replay", "a", "--verfy"], "unknown option “--verfy”; did you mean --verify"),
        (["rules", "sieg"], "unknown game “sieg”; did you mean siege?"),
        (["rules", "siege", "siege-999"], "there is no rule “siege-999” of siege; did you mean siege-"),
        (["rules", "siege", "999"], "there is no rule “999” of siege; did you mean siege-"),
        (["rules", "siege", "chess-3"], "there is no rule “chess-3” of siege; there is siege-1 … siege-81"),
        (["rules", "siege", "submarine"], "no rule of siege contains “submarine”"),
        (["bench", "--games", "siege,go"], "unknown game “go”; "),
        (["bench", "--seconds", "0"], "“--seconds” cannot be “0”, expected a number above 0, at most 3600"),
        (["bench", "--seconds", "nan"], "“--seconds” cannot be “nan”, expected a number above 0, at most 3600"),
        (["bench", "--seconds", "soon"], "“--seconds” cannot be “soon”, expected a number above 0, at most 3600"),
    ],
)
def test_one_line_says_what_is_wrong(terminal: Terminal, argv: list[str], said: str) -> None:
    shown = terminal.run(*argv)
    assert said in shown.complaint()
    assert shown.out == ""
    assert terminal.saved() == []


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--lang", "uk", "--lang"], "після «--lang» має стояти значення"),
        (["--lang=uk", "play", "--lang", "fr"], "невідома мова «fr»; є en, uk"),
    ],
)
def test_the_language_read_last_is_the_one_to_complain_in(terminal: Terminal, argv: list[str], said: str) -> None:
    assert terminal.run(*argv).complaint() == said


def test_a_measurement_that_fails(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("PYTHONPATH", "")
    terminal.monkeypatch.setattr("sys.executable", "/bin/false")
    shown = terminal.run("bench", "--seconds", "0.1")
    assert shown.code == 1
    assert shown.only_error() == "“siege” cannot be measured: exit code 1"


def test_a_narrow_terminal_is_refused(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("COLUMNS", "79")
    record = "the terminal is 79 columns wide, at least 80 are needed"
    assert terminal.run("play", "siege").complaint() == record
    assert terminal.saved() == []


def test_a_replay_in_a_narrow_terminal_is_refused_but_verified(terminal: Terminal) -> None:
    path = terminal.record()
    terminal.monkeypatch.setenv("COLUMNS", "79")
    assert "at least 80 are needed" in terminal.run("replay", str(path)).complaint()
    assert terminal.run("replay", str(path), "--verify").code == 0


@pytest.mark.parametrize("columns", ["80", "nonsense", ""])
def test_a_terminal_wide_enough_is_not(terminal: Terminal, columns: str) -> None:
    terminal.monkeypatch.setenv("COLUMNS", columns)
    assert terminal.run("play", "siege", typed="quit\n").code == 0


def test_a_new_game_never_takes_an_existing_file(terminal: Terminal) -> None:
    Path("mine.txt").write_text("precious")
    said = terminal.run("play", "siege", "--save", "mine.txt").complaint()
    assert said == "“mine.txt” exists already: continue it with “rubizh play mine.txt”, or name another file"
    assert Path("mine.txt").read_text() == "precious"


@pytest.mark.parametrize("flag", [["--tactics"], ["--seed", "3"], ["--match"]])
def test_a_saved_game_keeps_what_it_was_begun_with(terminal: Terminal, flag: list[str]) -> None:
    terminal.run("play", "siege", "--save", "game.txt", typed="quit\n")
    assert terminal.run("play", "game.txt", *flag).complaint().startswith(f"“{flag[0]}” is for a new game")


def test_a_finished_game_does_not_go_on(terminal: Terminal) -> None:
    path = terminal.record()
    assert terminal.run("play", str(path)).complaint() == f"the game in “{path}” is over; to replay it: rubizh replay {path}"


def test_a_saved_game_of_an_unknown_player(terminal: Terminal) -> None:
    terminal.run("play", "siege", "--save", "game.txt", typed="quit\n")
    path = Path("game.txt")
    path.write_text(path.read_text().replace("seat defender: amateur", "seat defender: Deep Blue"))
    assert "unknown player “Deep Blue”" in terminal.run("play", "game.txt").complaint()
    assert terminal.run("play", "game.txt", "--defender", "random", typed="quit\n").code == 0


def test_a_file_without_permission(terminal: Terminal) -> None:
    assert "cannot be read" in terminal.run("replay", "/proc/self/mem").complaint()


def test_a_file_too_large_to_be_a_record(terminal: Terminal) -> None:
    Path("large.txt").write_bytes(b"#" * (LARGEST + 1))
    assert terminal.run("replay", "large.txt").complaint() == "“large.txt” is too large to be the record of a game"


def test_a_nearby_file_is_named(terminal: Terminal) -> None:
    terminal.run("play", "siege", "--save", "evening", typed="quit\n")
    assert terminal.run("play", "evenin").complaint() == "there is neither a game nor a file “evenin”; did you mean evening?"
