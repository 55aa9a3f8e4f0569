"""A match: two games with the roles swapped, judged in words, kept across leaving."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubizh.games.siege.rules.match import outcome, verdict
from rubizh.games.siege.rules.state import Siege
from rubizh.games.siege.telling.match import SiegeMatch
from rubizh.terminal.saves import load
from tests.terminal.keyboard import Terminal

MATCH = ("play", "siege", "--match", "--save", "game.txt")


def test_two_games_with_the_roles_swapped(terminal: Terminal) -> None:
    shown = terminal.run(*MATCH, "--attacker", "random", "--defender", "greedy", "--seed", "2")
    assert shown.code == 0
    games = [load("game.txt"), load("game-second.txt")]
    assert games[0].players == {"attacker": "random", "defender": "greedy"}
    assert games[1].players == {"attacker": "greedy", "defender": "random"}
    assert games[0].choices != games[1].choices
    assert shown.out.splitlines()[-1].startswith(("The match goes to ", "The match is drawn: "))


def test_the_verdict_is_that_of_the_rules(terminal: Terminal) -> None:
    for seed in range(3):
        file = f"game{seed}.txt"
        shown = terminal.run(
            "play", "siege", "--match", "--attacker", "random", "--defender", "greedy", "--seed", str(seed), "--save", file
        )
        states = [load(file).s, load(f"game{seed}-second.txt").s]
        ends = [outcome(s) for s in states if isinstance(s, Siege)]
        player = verdict(ends[0], ends[1]).player
        told = shown.out.splitlines()[-1]
        assert told.startswith("The match is drawn" if player < 0 else f"The match goes to {['random', 'greedy'][player]}: ")


@pytest.mark.parametrize(
    ("first", "second", "player", "why"),
    [
        ("attacker 9 5", "defender 0 4", 0, "won as attacker and as defender"),
        ("defender 9 5", "attacker 0 4", 1, "won as attacker and as defender"),
        ("attacker 9 5", "attacker 12 4", 1, "the winner left more cards in the siege deck: 12 against 9"),
        ("defender 0 7", "defender 0 4", 1, "the winner kept more walls and cauldrons: 7 against 4"),
        ("defender 0 7", "defender 3 7", -1, "both won in the same role, and both with 7 to their credit"),
    ],
)
def test_why_a_match_was_won(first: str, second: str, player: int, why: str) -> None:
    judged = SiegeMatch().verdict(first, second)
    assert judged.player == player
    assert why in repr(judged.why)


def test_you_play_both_games(terminal: Terminal) -> None:
    shown = terminal.run(*MATCH, "--defender", "random", "--seed", "2", typed="list\n1\n" * 1500)
    assert "The second game of the match: the roles are swapped." in shown.out
    assert load("game-second.txt").players == {"attacker": "random", "defender": "you"}
    assert "The match " in shown.out


def test_a_match_goes_on_in_its_second_game(terminal: Terminal) -> None:
    terminal.run(*MATCH, "--attacker", "random", "--defender", "greedy", "--seed", "2")
    whole = load("game-second.txt")
    Path("game-second.txt").unlink()
    shown = terminal.run("play", "game.txt", "--attacker", "you", typed="\nquit\n")
    assert shown.code == 0
    left = load("game-second.txt")
    assert left.players == {"attacker": "greedy", "defender": "you"}
    assert left.notes["first"] == whole.notes["first"]
    resumed = terminal.run("play", "game-second.txt", "--defender", "random")
    assert resumed.out.splitlines()[-1].startswith("The match ")


def test_leaving_between_the_games(terminal: Terminal) -> None:
    terminal.run(*MATCH, "--attacker", "random", "--defender", "greedy", "--seed", "2")
    Path("game-second.txt").unlink()
    shown = terminal.run("play", "game.txt", "--attacker", "you")
    assert shown.code == 1
    assert shown.only_error().endswith("to continue: rubizh play game.txt")


def test_a_second_game_that_was_begun_is_pointed_to(terminal: Terminal) -> None:
    terminal.run(*MATCH, "--attacker", "random", "--defender", "greedy", "--seed", "2")
    said = terminal.run("play", "game.txt").complaint()
    assert said == "the second game of this match has been begun: rubizh play game-second.txt"


def test_a_file_of_the_second_games_name_is_left_alone(terminal: Terminal) -> None:
    Path("game-second.txt").write_text("precious")
    shown = terminal.run(*MATCH, "--attacker", "random", "--defender", "greedy", "--seed", "2")
    assert shown.code == 0
    assert Path("game-second.txt").read_text() == "precious"
    assert load("game-second-2.txt").notes["match"] == "2"


def drawn_soon(terminal: Terminal) -> str:
    """A second game that is won by the defender, with a first game just as good."""
    for seed in range(50):
        file = f"draw{seed}.txt"
        terminal.run("play", "siege", "--attacker", "random", "--defender", "random", "--seed", str(seed), "--save", file)
        played = load(file)
        end = SiegeMatch().outcome(played.s)
        if end.startswith("defender") and not played.choices[-1].text.startswith("deal"):
            lines = Path(file).read_text().splitlines()
            lines[-1] = "result: unfinished"
            del lines[-3]
            lines.insert(lines.index("") - 1, f"note match: 2\nnote first: {end}")
            Path("drawn.txt").write_text("\n".join(lines) + "\n")
            return played.choices[-1].text
    raise AssertionError("no such game")


@pytest.mark.parametrize(("answer", "again"), [("yes", True), ("так", True), ("no", False), ("", False)])
def test_a_drawn_match_offers_another(terminal: Terminal, answer: str, again: bool) -> None:
    last = drawn_soon(terminal)
    shown = terminal.run("play", "drawn.txt", "--attacker", "you", typed=f"{last}\n{answer}\nquit\n")
    assert "The match is drawn: both won in the same role" in shown.out
    assert shown.code == 0
    assert Path("drawn-2.txt").exists() == again
    if again:
        assert load("drawn-2.txt").notes["match"] == "1"
        assert load("drawn-2.txt").players == {"attacker": "random", "defender": "you"}


def test_an_unreadable_first_outcome(terminal: Terminal) -> None:
    drawn_soon(terminal)
    path = Path("drawn.txt")
    path.write_text(path.read_text().replace("note first: defender", "note first: nobody"))
    assert "the outcome of the first game cannot be read" in terminal.run("play", "drawn.txt").complaint()
