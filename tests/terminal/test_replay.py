"""Replaying records: verified first, seen decision by decision, and damage named by file, line and reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rubizh.games.siege.rules.cards import NOTATION
from rubizh.games.siege.rules.state import Siege
from rubizh.terminal.saves import load
from tests.terminal.keyboard import Terminal

Damage = Callable[[list[str]], list[str]]


def test_verify_prints_one_line(terminal: Terminal) -> None:
    path = terminal.record()
    shown = terminal.run("replay", str(path), "--verify")
    played = load(str(path))
    assert shown.code == 0
    assert shown.out.startswith(f"{len(played.choices)} choices, all legal. Result: defender. ")
    assert len(shown.out.splitlines()) == 1


def test_an_unfinished_game_can_be_verified(terminal: Terminal) -> None:
    terminal.run("play", "siege", "--save", "game.txt", typed="quit\n")
    shown = terminal.run("replay", "game.txt", "--verify")
    assert shown.out == "12 choices, all legal. Result: unfinished. The record ends here, the game is not over.\n"


@pytest.mark.parametrize(("typed", "result"), [("", "поки немає"), ("list\n1\n" * 400, "оборонець")])
def test_verified_in_ukrainian(terminal: Terminal, typed: str, result: str) -> None:
    terminal.run("play", "siege", "--defender", "random", "--seed", "5", "--save", "game.txt", typed=typed)
    shown = terminal.run("replay", "game.txt", "--verify", "--lang", "uk")
    assert f"Результат: {result}. " in shown.out


@pytest.mark.parametrize("flags", [["--all"], []])
def test_through_a_pipe_everything_is_printed(terminal: Terminal, flags: list[str]) -> None:
    path = terminal.record("--tactics")
    shown = terminal.run("replay", str(path), *flags)
    played = load(str(path))
    decisions = len([who for who in played.who if who >= 0])
    for number in range(1, decisions + 1):
        assert f"Choice {number} of {decisions}: " in shown.out
    assert shown.out.rstrip().endswith("wins.")


def test_both_hands_are_open(terminal: Terminal) -> None:
    path = terminal.record()
    first = terminal.run("replay", str(path)).out.partition("Choice 1 ")[0]
    played = load(str(path))
    played.back_to(12)
    assert isinstance(played.s, Siege)
    for hand in played.s.hands:
        for card in hand:
            assert NOTATION[card] + " " in first


def captions(shown: str) -> list[str]:
    return [part.partition(" ")[0] for part in shown.split("Choice ")[1:]]


def test_stepping_forward_back_and_to_a_decision(terminal: Terminal) -> None:
    path = terminal.record()
    shown = terminal.type_at("replay", str(path), typed="\n\nb\n9\nи\nend\nquit\n")
    assert captions(shown) == ["1", "2", "3", "2", "9", "8"]
    assert "The siege deck is exhausted" in shown.rpartition("Choice ")[2] or "wins." in shown.rpartition("Choice ")[2]


def test_stepping_stays_within_the_record(terminal: Terminal) -> None:
    path = terminal.record()
    shown = terminal.type_at("replay", str(path), typed="b\n0\nnonsense\n999999\n\nb\nq\n")
    last = len([who for who in load(str(path)).who if who >= 0])
    assert captions(shown) == ["1", "1", "1", "1", str(last)]


def below(shown: str) -> list[str]:
    """Who stands under the walls at each choice."""
    pictures = shown.split("Choice ")[:-1]
    return [re.findall(r"(Attacker|Defender)\S* \(", picture)[-1] for picture in pictures]


@pytest.mark.parametrize(("players", "seat"), [((), "Attacker"), (("--defender", "you:Ольга"), "Defender")])
def test_the_board_is_seen_from_one_side(terminal: Terminal, players: tuple[str, ...], seat: str) -> None:
    path = terminal.folder / "seen.txt"
    asked = ["play", "siege", "--seed", "4", "--save", str(path), "--attacker", "random", "--defender", "random", *players]
    terminal.run(*asked, typed="list\n1\n" * 4)
    shown = terminal.run("replay", str(path), "--all").out
    assert set(below(shown)) == {seat}


def test_the_board_can_be_turned(terminal: Terminal) -> None:
    path = terminal.record()
    shown = terminal.type_at("replay", str(path), typed="\nt\nе\nq\n")
    plain = re.sub(r"\x1b\[[0-9;]*[a-zA-Z]", "", shown)
    assert below(plain) == ["Attacker", "Attacker", "Defender", "Attacker"]


def with_line(number: int, text: str) -> Damage:
    """Another text in a line, counted from 1."""
    return lambda lines: [*lines[: number - 1], text, *lines[number:]]


@pytest.mark.parametrize(
    ("damage", "line", "said"),
    [
        (lambda lines: [], 1, "expected “rubizh record 1”: this is not a game record"),
        (with_line(1, "a diary"), 1, "expected “rubizh record 1”: this is not a game record"),
        (lambda lines: lines[:30], 30, "the record is cut off"),
        (with_line(2, "game: chess"), 2, "unknown game “chess”; there is siege"),
        (lambda lines: lines[:1] + lines[2:], 1, "the line “game: …” is missing"),
        (with_line(3, "rules: 999"), 3, "the record follows version 999 of the rules of siege, this program version"),
        (with_line(4, "cards: reprinted"), 4, "it was played with the cards “reprinted”, here are “printed”"),
        (with_line(5, "option tactics: maybe"), 5, "option “tactics” cannot be “maybe”, expected one of no, yes"),
        (with_line(5, "option dice: 6"), 5, "unknown option “dice”"),
        (with_line(7, "seat archer: you"), 7, "unknown seat “archer”"),
        (with_line(9, "weather: rain"), 9, "unknown header “weather”"),
        (with_line(8, "seat attacker: you"), 8, "“seat attacker” is given twice"),
        (with_line(24, "attacker"), 24, "expected a seat and its choice, found “attacker”"),
        (with_line(23, "nature    deal R99"), 23, "attacker is to choose, not “nature”"),
        (with_line(23, "attacker  R99@1"), 23, "“R99@1” is not among the options of attacker"),
        (with_line(23, "attacker  control 1"), 23, "“control 1” is not legal: Your formation at wall 1 is not complete"),
        (with_line(12, "attacker  R1@1"), 12, "nature is to choose, not “attacker”"),
    ],
)
def test_damage_is_named_by_file_line_and_reason(terminal: Terminal, damage: Damage, line: int, said: str) -> None:
    path = terminal.record()
    path.write_text("\n".join(damage(path.read_text().splitlines())) + "\n")
    for command in (
        ["replay", str(path)],
        ["replay", str(path), "--verify"],
        ["replay", str(path), "--all"],
        ["play", str(path)],
    ):
        shown = terminal.run(*command)
        assert shown.complaint().startswith(f"{path}, line {line}: {said}")
        assert shown.out == ""


def test_a_wrong_result(terminal: Terminal) -> None:
    path = terminal.record()
    text = path.read_text()
    path.write_text(text.replace("result: defender", "result: attacker"))
    last = len(text.splitlines())
    assert (
        terminal.run("replay", str(path)).complaint()
        == f"{path}, line {last}: the result is defender, the record says “attacker”"
    )


def test_choices_after_the_end(terminal: Terminal) -> None:
    path = terminal.record()
    text = path.read_text()
    path.write_text(text.replace("\nresult:", "attacker  pass\n\nresult:"))
    assert "the game is over, nothing is left to choose" in terminal.run("replay", str(path)).complaint()
    path.write_text(text + "attacker  pass\n")
    assert "nothing may follow the result" in terminal.run("replay", str(path)).complaint()


@pytest.mark.parametrize(
    ("content", "line"), [(b"", 1), (b"\x7fELF\xff\xfe", 1), (b"rubizh record 1\ngame: \xff\n", 2), (b"\0" * 100, 1)]
)
def test_a_file_that_is_no_text(terminal: Terminal, content: bytes, line: int) -> None:
    Path("file").write_bytes(content)
    assert terminal.run("replay", "file").complaint().startswith(f"file, line {line}: ")


def test_a_record_from_another_system(terminal: Terminal) -> None:
    path = terminal.record()
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert terminal.run("replay", str(path), "--verify").code == 0


def test_any_line_left_out_is_noticed_or_harmless(terminal: Terminal) -> None:
    path = terminal.record()
    lines = path.read_text().splitlines()
    for gone in range(len(lines)):
        path.write_text("\n".join(lines[:gone] + lines[gone + 1 :]) + "\n")
        shown = terminal.run("replay", str(path), "--verify")
        assert shown.code in (0, 2)
        assert shown.code == 0 or shown.complaint()
