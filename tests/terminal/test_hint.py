"""The hint: what the strongest opponent would choose, and what the best options promise."""

from __future__ import annotations

import re
from pathlib import Path

from rubizh.bots.search import Runner
from rubizh.engine.flow import asked, foregone
from rubizh.engine.game import View
from rubizh.engine.record import Played
from rubizh.games.siege.rules.choices import PASS
from rubizh.games.siege.rules.state import ATTACKER
from rubizh.terminal.hint import judged, worth_showing
from rubizh.terminal.saves import load, save
from tests.games.afu.terminal.test_play import SOLO
from tests.terminal.keyboard import Terminal
from tests.terminal.positions import found
from tests.terminal.test_play import play


def runner(prior: float, worlds: int = 0) -> Runner:
    """An option that was tried in some worlds, and won in all of them."""
    one = Runner(PASS, prior)
    for _ in range(worlds):
        one.run(1.0, 0.5)
    return one


def test_the_best_option_in_a_sentence_and_the_best_three_with_their_chances(terminal: Terminal) -> None:
    shown = play(terminal, "hint\nquit\n").out
    best, *lines = shown.partition("> hint\n")[2].partition("\n> ")[0].splitlines()
    rows = [re.fullmatch(r"  (\S+) +win chance (\d+) %(?:, deals considered: \d+| at first sight)", line) for line in lines]
    assert len(rows) == 3
    options = [option.text for option in load("game.txt").game.view(load("game.txt").s, 0).options]
    for row in rows:
        assert row is not None, lines
        assert row[1] in options
        assert 0 <= int(row[2]) <= 100
    assert rows[0] is not None
    assert best.startswith(f"“master” would choose {rows[0][1]}, that is: The attacker plays ")
    assert "thinking" not in shown


def test_alone_it_promises_a_result_in_ukrainian_with_own_cards(terminal: Terminal, own_cards: Path) -> None:
    shown = terminal.run(*SOLO, "--cards", "mine", "--lang", "uk", typed="р\nquit\n")
    assert shown.code == 0
    told = shown.out.partition("> р\n")[2]
    assert told.startswith("«майстер» вибрав би ")
    assert "очікуваний результат" in told
    assert "шанс" not in told


def with_one_option(played: Played) -> bool:
    return asked(played.s).seat == ATTACKER and len(asked(played.s).options) == 1 and foregone(played.s) is None


def test_where_there_is_one_option_nothing_is_searched(terminal: Terminal) -> None:
    only = found("you", "random", with_one_option, tactics="yes")
    assert save(only, Path("game.txt")) is None
    choice = asked(only.s).options[0]
    shown = terminal.run("play", "game.txt", typed="hint\nquit\n")
    assert f"There is nothing to choose but {choice.text}, that is: " in shown.out
    assert "would choose" not in shown.out


def test_what_was_not_tried_comes_after_what_was() -> None:
    tried, other, glanced = runner(0.5, 3), runner(0.4, 3), runner(0.9)
    assert worth_showing([tried, glanced, other]) == [tried, other, glanced]
    assert worth_showing([tried, glanced, other, other]) == [tried, other, other]
    assert worth_showing([tried, other, tried, other]) == [tried, other, tried]


def test_the_next_best_are_compared_also_where_one_was_clear_at_first_sight(terminal: Terminal) -> None:
    def advise(game: str, v: View, seconds: float, seed: int) -> list[Runner]:
        return [Runner(option, 0.9 - n / 10) for n, option in enumerate(v.options[:5])]

    terminal.monkeypatch.setattr("rubizh.terminal.hint.advise", advise)
    shown = play(terminal, "hint\nquit\n").out.partition("> hint\n")[2].splitlines()
    assert shown[0] == "“master” would choose R3@1, that is: The attacker plays R3 at wall 1."
    assert [" ".join(line.split()) for line in shown[1:4]] == [
        "R3@1 win chance 90 % at first sight",
        "R3@2 win chance 80 % at first sight",
        "R3@3 win chance 70 % at first sight",
    ]
    assert shown[4].startswith("> ")


def test_what_an_option_promises() -> None:
    one, glanced = runner(0.5, 4), runner(0.64)
    percent = round(100 * one.value())
    assert percent > 50
    assert repr(judged(one, alone=False)) == f"win chance {percent} %, deals considered: 4"
    assert repr(judged(one, alone=True)) == f"expected result {percent} %, deals considered: 4"
    assert repr(judged(glanced, alone=False)) == "win chance 64 % at first sight"
