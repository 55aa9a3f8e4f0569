"""Computer opponents at the table: levels by name, those that think, and programs of one's own."""

from __future__ import annotations

import signal
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from rubizh.bots.bot import Bot
from rubizh.engine.flow import Choice, asked
from rubizh.engine.game import View
from rubizh.engine.record import Played
from rubizh.games import GAMES
from rubizh.games.opponents import opponents
from rubizh.games.siege.rules.state import DEFENDER
from rubizh.language import Language
from rubizh.telling.levels import OPPONENTS
from rubizh.terminal.players import Player, called, in_english
from rubizh.terminal.rivals import Rivals
from rubizh.terminal.saves import load
from rubizh.terminal.sitting import Sitting
from tests.bots.matches import lend
from tests.protocol.tables import MISBEHAVING, command, served
from tests.terminal.keyboard import Terminal, read_until, type_line
from tests.terminal.positions import found
from tests.terminal.test_play import choices

NOTES = Path("notes.jsonl")
SIEGE = ("play", "siege", "--seed", "7", "--save", "game.txt")


def program(how: str) -> str:
    """A program that does as it is told, and notes down how it is dismissed."""
    return command(sys.executable, MISBEHAVING, how, NOTES.absolute())


def dismissed() -> list[str]:
    return [line.split('"')[3] for line in NOTES.read_text().splitlines()]


@pytest.mark.parametrize("level", ["beginner", "amateur", "expert", "master@0.05"])
def test_every_level_answers(terminal: Terminal, level: str) -> None:
    shown = terminal.run(*SIEGE, "--defender", level, typed="R3@2\nquit\n")
    assert shown.code == 0
    played = load("game.txt")
    assert played.players["defender"] == level
    assert len(choices(played, "defender")) == 2
    assert f"Defender ({called(level, Language('en'))})" in shown.out


def defender_to_move(played: Played) -> bool:
    return asked(played.s).seat == DEFENDER and len(asked(played.s).options) > 1


@pytest.mark.parametrize(
    ("attacker", "defender", "pauses"),
    [("you", "master@0.05", 1), ("you", served("siege", "greedy"), 0), ("you", "amateur", 0), ("random", "master@0.05", 0)],
)
def test_a_person_does_not_see_how_soon_one_that_thinks_is_done(
    monkeypatch: pytest.MonkeyPatch, attacker: str, defender: str, pauses: int
) -> None:
    slept: list[float] = []
    monkeypatch.setattr("rubizh.terminal.rivals.time", SimpleNamespace(sleep=slept.append))
    sitting = Sitting(found(attacker, defender, defender_to_move), [Player(attacker), Player(defender)])
    with closing(Rivals(sitting, print)) as rivals:
        rivals.answer(DEFENDER)
    assert len(slept) == pauses


def test_a_level_answers_the_same_after_taking_back(terminal: Terminal) -> None:
    terminal.run(*SIEGE, "--defender", "beginner", typed="R3@2\nquit\n")
    once = load("game.txt").choices
    terminal.run("play", "game.txt", typed="undo\nR3@2\nundo\nR3@2\nquit\n")
    assert load("game.txt").choices == once


def test_a_program_plays_a_whole_game_in_one_process(terminal: Terminal) -> None:
    shown = terminal.run(*SIEGE, "--attacker", "random", "--defender", program("first"))
    assert shown.code == 0
    assert "instead" not in shown.out
    assert load("game.txt").s.over
    assert dismissed() == ["end", "quit"]


@pytest.mark.parametrize("typed", ["R3@2\nquit\n", "R3@2\n"])
def test_whoever_leaves_ends_the_program(terminal: Terminal, typed: str) -> None:
    terminal.run(*SIEGE, "--defender", program("first"), typed=typed)
    assert dismissed() == ["quit"]


def test_an_interrupt_ends_the_program(terminal: Terminal) -> None:
    with terminal.spawn(*SIEGE, "--defender", program("first")) as process:
        read_until(process, "\n> ")
        type_line(process, "R3@2")
        read_until(process, "\n> ")
        process.send_signal(signal.SIGINT)
        process.communicate()
    assert process.returncode == 130
    assert dismissed() == ["quit"]


def test_each_game_of_a_match_has_its_own_process(terminal: Terminal) -> None:
    terminal.run(*SIEGE, "--match", "--attacker", program("first"), "--defender", "random")
    assert dismissed() == ["end", "quit", "end", "quit"]


def test_what_goes_wrong_is_told_below_the_next_picture_and_the_game_goes_on(terminal: Terminal) -> None:
    shown = terminal.run(*SIEGE, "--defender", program("crash"), typed="R3@2\nquit\n")
    assert shown.code == 0
    question = shown.out.rpartition("Enter: list")[2]
    assert question.count("“greedy” chooses instead") == len(choices(load("game.txt"), "defender")) == 2
    assert "out of ideas" in question


def test_where_nobody_watches_for_a_question_it_is_told_at_once(terminal: Terminal) -> None:
    shown = terminal.run(*SIEGE, "--attacker", "random", "--defender", program("crash"))
    assert shown.code == 0
    before_the_picture = shown.out.partition("The defender plays")[0]
    assert "“greedy” chooses instead" in before_the_picture


def test_a_file_starts_no_program_that_was_not_asked_for(terminal: Terminal) -> None:
    bot = program("first")
    terminal.run(*SIEGE, "--defender", bot, typed="R3@2\nquit\n")
    NOTES.unlink()
    said = terminal.run("play", "game.txt").complaint()
    assert said.startswith("the file would start a program here; if you trust it: rubizh play game.txt --defender 'cmd:")
    assert not NOTES.exists()
    assert terminal.run("play", "game.txt", "--defender", bot, typed="G7@1\nquit\n").code == 0
    assert terminal.run("play", "game.txt", "--defender", "random", typed="quit\n").code == 0


def test_one_that_thinks_gets_the_cards_of_the_table(terminal: Terminal, own_cards: Path) -> None:
    table = ("play", "afu", "--cards", "mine", "--save", "game.txt", "--seed", "7")
    shown = terminal.run(*table, "--first", "master@0.05", "--second", "you", typed="quit\n")
    assert shown.code == 0
    assert choices(load("game.txt"), "first") != []
    assert "instead of an answer" not in shown.out


def test_opponents_have_names_in_every_language(terminal: Terminal) -> None:
    assert set(OPPONENTS) >= {name for package in GAMES.values() for name in opponents(package)}
    shown = terminal.run(*SIEGE, "--lang", "uk", "--defender", "Майстер@0.05", typed="quit\n")
    assert "(майстер, 0.05 с)" in shown.out
    assert load("game.txt").players["defender"] == "master@0.05"


@pytest.mark.parametrize("text", ["you:Майстер", "person:майстер@home", "cmd:майстер", "деінде"])
def test_what_is_no_opponents_name_stays_as_it_was_typed(text: str) -> None:
    assert in_english(text, Language("uk")) == text


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("master", "master"),
        ("master@0.5", "master, 0.5 s"),
        ("cmd:./mybot --fast", "./mybot --fast"),
        ("cmd:/home/somebody/bots/of/mine/mybot", "…e/somebody/bots/of/mine/mybot"),
        ("Deep Blue", "Deep Blue"),
    ],
)
def test_what_opponents_are_called(text: str, name: str) -> None:
    assert called(text, Language("en")) == name


class Broken(Bot):
    def choose(self, v: View) -> Choice:
        raise ValueError("no idea")


def test_a_quick_level_that_fails_is_replaced(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    lend(monkeypatch, "beginner", Broken)
    shown = terminal.run(*SIEGE, "--defender", "beginner", typed="R3@2\nquit\n")
    assert shown.code == 0
    assert "beginner: ValueError: no idea; “greedy” chooses instead" in shown.out
    assert len(choices(load("game.txt"), "defender")) == 2
