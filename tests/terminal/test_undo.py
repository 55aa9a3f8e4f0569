"""Taking back: to one's last choice against opponents, never across another person's choice or a deal."""

from __future__ import annotations

from pathlib import Path

from rubizh.engine.flow import NATURE, asked
from rubizh.engine.record import Played
from rubizh.games.siege.rules.state import ATTACKER
from rubizh.terminal.saves import load, save
from tests.terminal.keyboard import Terminal
from tests.terminal.positions import found
from tests.terminal.test_play import choices, play

TWO_PEOPLE = ("play", "siege", "--attacker", "you", "--defender", "person", "--seed", "3", "--save", "game.txt")


def test_against_an_opponent_it_goes_back_to_your_last_choice(terminal: Terminal) -> None:
    play(terminal, "R3@2\nundo\nG7@1\nquit\n")
    played = load("game.txt")
    assert choices(played, "attacker") == ["G7@1"]
    assert played.notes["takebacks"] == "1"


def test_takebacks_are_counted_across_a_resumption(terminal: Terminal) -> None:
    play(terminal, "R3@2\nundo\nR3@2\nundo\nquit\n")
    terminal.run("play", "game.txt", typed="R3@3\nu\nquit\n")
    assert load("game.txt").notes["takebacks"] == "3"


def test_no_draw_is_rolled_again(terminal: Terminal) -> None:
    play(terminal, "R3@2\nquit\n")
    once = load("game.txt").choices
    terminal.run("play", "game.txt", typed="undo\nR3@2\nundo\nR3@2\nquit\n")
    assert load("game.txt").choices == once


def test_there_may_be_nothing_to_take_back(terminal: Terminal) -> None:
    shown = play(terminal, "undo\nquit\n")
    assert "There is nothing of yours to take back yet." in shown.out
    assert "takebacks" not in load("game.txt").notes


def test_with_another_person_only_the_own_last_choices_go(terminal: Terminal) -> None:
    shown = terminal.run(*TWO_PEOPLE, typed="\nR6@1\n\npass\nundo\nundo\nquit\n")
    assert "Your last choice is taken back." in shown.out
    assert "There is nothing of yours to take back yet." in shown.out
    assert choices(load("game.txt"), "attacker") == ["R6@1"]


def test_with_another_person_it_never_crosses_that_persons_choice(terminal: Terminal) -> None:
    shown = terminal.run(*TWO_PEOPLE, typed="\nR6@1\n\npass\nlist\n1\n\nundo\nquit\n")
    assert "that is not yours to take back" in shown.out
    assert len(choices(load("game.txt"), "defender")) == 2


def declaring_after_the_draw(played: Played) -> bool:
    """The attacker is asked once more after drawing a card."""
    return played.who[-2:] == [ATTACKER, NATURE] and asked(played.s).seat == ATTACKER


def test_with_another_person_a_deal_stands(terminal: Terminal) -> None:
    assert save(found("you", "person", declaring_after_the_draw), Path("game.txt")) is None
    before = load("game.txt").choices
    shown = terminal.run("play", "game.txt", typed="\nundo\nquit\n")
    assert "A card has been dealt since" in shown.out
    assert load("game.txt").choices == before
