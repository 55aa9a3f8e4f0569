"""Dronovody at the keyboard: whole games of one to four, ways to type, and what goes wrong."""

from __future__ import annotations

import re
from pathlib import Path

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


def test_the_list_is_numbered_in_its_order(terminal: Terminal) -> None:
    shown = terminal.run(*drones(1), typed="discard 1\nlist\nquit\n")
    listed = shown.out.rpartition("\n   1 ")[2]
    numbers = [int(found) for found in re.findall(r"^ {2,3}(\d+) ", listed, re.MULTILINE)]
    assert len(numbers) > 4
    assert numbers == [*range(2, len(numbers) + 2)]


def test_a_card_and_a_rule_are_shown(terminal: Terminal) -> None:
    shown = terminal.run(*drones(1), typed="card mavic 3t\nrules 133\nquit\n")
    assert "Mavic 3T" in shown.out
    assert "four wounded" in shown.out


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--players", "5"], "option “players” cannot be “5”, expected one of 1, 2, 3, 4"),
        (["--fifth", "random"], "unknown option “--fifth”; did you mean --first"),
        (["--horde", "maybe"], "option “horde” cannot be “maybe”, expected one of no, yes"),
        (["--cards", "nowhere"], "nowhere"),
    ],
)
def test_one_clear_sentence(terminal: Terminal, wrong: list[str], said: str) -> None:
    shown = terminal.run(*drones(2), *wrong)
    assert shown.code != 0
    assert said in shown.err


@pytest.mark.parametrize(
    ("players", "seat", "there"),
    [(3, "fourth", "first, second, third"), (1, "second", "solo"), (2, "solo", "first, second")],
)
def test_a_seat_that_does_not_exist(terminal: Terminal, players: int, seat: str, there: str) -> None:
    shown = terminal.run(*drones(players), f"--{seat}", "random")
    assert shown.complaint() == f"there is no seat “{seat}” in this game, only {there}"


def test_nor_in_a_saved_game(terminal: Terminal) -> None:
    terminal.run(*drones(3), typed="quit\n")
    said = "there is no seat “fourth” in this game, only first, second, third"
    assert terminal.run("play", "game.txt", "--fourth", "random").complaint() == said


def test_a_seat_may_be_named_before_the_game(terminal: Terminal) -> None:
    shown = terminal.run("play", "--players", "3", "--third", "random", "drones", "--save", "game.txt", typed="quit\n")
    assert shown.code == 0, shown.err
    assert load("game.txt").players["third"] == "random"


def test_help_names_every_seat_and_every_number_of_players(terminal: Terminal) -> None:
    for argv in (["play", "drones", "--help"], ["play", "--help"]):
        shown = terminal.run(*argv).out
        for flag in ("--solo WHO", "--first WHO", "--third WHO", "--fourth WHO", "--players 1|2|3|4"):
            assert flag in shown


@pytest.mark.parametrize(
    ("was", "became", "said"),
    [
        (
            "option players: 3",
            "option players: 4",
            "line 22: the seat “fourth” is missing, expected first, second, third, fourth",
        ),
        ("seat third: random\n", "", "line 21: the seat “third” is missing, expected first, second, third"),
        ("option players: 3", "option players: 2", "line 22: unknown seat “third”, expected one of first, second"),
        (
            "seat third: random",
            "seat third: random\nseat fourth: random",
            "line 23: unknown seat “fourth”, expected one of first",
        ),
    ],
)
def test_a_record_with_other_seats_than_players(terminal: Terminal, was: str, became: str, said: str) -> None:
    terminal.run(*drones(3), typed="quit\n")
    path = Path("game.txt")
    assert was in path.read_text()
    path.write_text(path.read_text().replace(was, became))
    for command in (["play", "game.txt"], ["replay", "game.txt", "--verify"]):
        assert terminal.run(*command).complaint().startswith(f"game.txt, {said}")


def test_a_record_of_another_game_with_these_cards(terminal: Terminal) -> None:
    terminal.run(*drones(2), typed="quit\n")
    path = Path("game.txt")
    path.write_text(path.read_text().replace("game: drones", "game: afu"))
    assert "line 4: it was played with the card set “drones-reconstruction " in terminal.run("play", "game.txt").complaint()


def test_comrades_say_what_they_intend(terminal: Terminal) -> None:
    partners = ["--second", "greedy", "--third", "greedy", "--seed", "7", "--save", "game.txt"]
    shown = terminal.run("play", "drones", "--players", "3", *partners, typed="list\n1\n" * 12 + "quit\n")
    assert shown.code == 0, shown.err
    said = re.findall(r"^   – .+", shown.out, re.MULTILINE)
    assert said
    assert set(said) <= {line for line in said if re.match(r"   – (Next I|I |Before the defence I)", line)}


def test_comrades_are_asked_and_no_longer_asked(terminal: Terminal) -> None:
    shown = terminal.run(*drones(3), typed="ask\nask 4\nask 4\nask 9\nhelp\nquit\n")
    assert shown.code == 0, shown.err
    trench = "Third player (random): Recruit into the Trench, please."
    assert f"   4   {trench}" in shown.out
    assert "Third player (random) is asked: Recruit into the Trench, please." in shown.out
    assert "Third player (random) is no longer asked: Recruit into the Trench, please." in shown.out
    assert shown.out.count("Type one of these numbers after it, for example: ask 1") == 2
    assert "ask [NUMBER]" in shown.out


def test_a_comrade_heeds_what_it_is_asked_for(terminal: Terminal) -> None:
    """The request reaches the one whose number it has, and nobody else, until it is withdrawn."""
    heard: list[list[str]] = []
    terminal.monkeypatch.setattr("rubizh.bots.bot.RandomBot.heed", lambda bot, requests: heard.append([*requests]))
    terminal.run(*drones(2), typed="ask 2\ndiscard 1\nquit\n")
    assert heard
    assert all(requests == ["keep-recon"] for requests in heard)


def test_nobody_to_ask(terminal: Terminal) -> None:
    for argv in (drones(1), ["play", "siege", "--defender", "random", "--save", "other.txt"]):
        shown = terminal.run(*argv, typed="ask 1\nhelp\nquit\n")
        assert "Nobody here takes requests: only computer players on your side do." in shown.out
        assert "ask [" not in shown.out


def test_what_was_intended_is_forgotten_with_what_is_taken_back(terminal: Terminal) -> None:
    partners = ["--second", "greedy", "--seed", "7", "--save", "game.txt"]
    typed = "list\n1\n" * 6 + "undo\nquit\n"
    shown = terminal.run("play", "drones", "--players", "2", *partners, typed=typed).out
    *_, before, after = shown.partition("Your last choice is taken back.")[0].split("> ")
    assert "   – " in before
    assert "   – " not in after
    assert "Second player (greedy)" in after
