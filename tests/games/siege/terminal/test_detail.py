"""The command `card` in a game of Siege."""

from __future__ import annotations

import pytest

from rubizh.telling.rulebook import Rulebooks
from tests.terminal.keyboard import Terminal


def told(terminal: Terminal, words: str, code: str = "en") -> str:
    shown = terminal.run("play", "siege", "--tactics", "--seed", "7", "--lang", code, typed=f"card {words}\nquit\n")
    return " ".join(shown.out.partition(f"> card {words}")[2].partition("\n> ")[0].split())


@pytest.mark.parametrize(
    ("words", "code", "title", "rule"),
    [
        ("SH", "en", "✦SH Shield Elite card · siege-69", "siege-69"),
        ("j1", "en", "✦J1 Joker Elite card · siege-67", "siege-67"),
        ("о2", "uk", "✦J2 «Джокер» Карта еліти · siege-67", "siege-67"),
        ("Шпигун", "uk", "✦SP «Шпигун» Карта еліти · siege-68", "siege-68"),
        ("deser", "en", "✦desertion Desertion Action card · siege-73", "siege-73"),
    ],
)
def test_a_tactics_card_is_told_with_its_rule(terminal: Terminal, words: str, code: str, title: str, rule: str) -> None:
    shown = told(terminal, words, code)
    assert shown.startswith(title)
    assert Rulebooks("siege").speaking(code).rules[rule].split(".")[0] in shown


def test_a_siege_card(terminal: Terminal) -> None:
    assert told(terminal, "b11") == "●B11 siege card: blue 11"


def test_no_card(terminal: Terminal) -> None:
    assert told(terminal, "R12") == "There is no card “R12” to show."
    assert told(terminal, "").startswith("Type the name of a card after it")
