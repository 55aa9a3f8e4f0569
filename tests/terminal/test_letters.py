"""Terminals that do not have all letters: whatever is shown there can be read."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import rubizh
from rubizh.telling.rulebook import SHIPPED
from rubizh.terminal.letters import INSTEAD, LETTERS, OF_NUMBERS, UNKNOWN, readable
from tests.terminal.keyboard import COMMAND, Terminal
from tests.translations.collect import catalogue

SOURCES = Path(rubizh.__file__).parent


def our_letters() -> set[str]:
    """Whatever we print: our texts in both languages, signs of the pictures, rules and cards."""
    texts = [path.read_text(encoding="utf-8") for path in (*SOURCES.rglob("terminal/*.py"), *SOURCES.rglob("telling/*.py"))]
    texts += [path.read_text(encoding="utf-8") for path in (*SHIPPED.glob("*.md"), *SOURCES.rglob("*.toml"))]
    texts += [f"{message.id}{message.string}" for message in catalogue("uk")]
    return {letter for text in texts for letter in text if not letter.isascii()}


def test_everything_that_we_print_can_be_read_in_ascii() -> None:
    for letter in our_letters():
        shown = readable(letter)
        assert shown.isascii(), letter
        assert shown != UNKNOWN, letter


def test_signs_stay_as_wide_as_they_are() -> None:
    """Otherwise the columns of a picture would shift."""
    for letter in our_letters():
        if letter.lower() not in LETTERS and letter not in OF_NUMBERS:
            assert len(readable(letter)) == 1, letter


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Щедрий Ґанок їжака", "Shchedryi Ganok izhaka"),
        ("“R7” – ×3…", '"R7" - x3.'),
        ("café ½ ⠋ 漢", "cafe 1 * ?"),
    ],
)
def test_what_is_shown_instead(text: str, shown: str) -> None:
    assert text.encode("ascii", errors=INSTEAD).decode() == shown


def test_what_the_terminal_has_stays() -> None:
    assert "Їжак × “п’ять”".encode("cp1251", errors=INSTEAD).decode("cp1251") == "Їжак x “п’ять”"


def ascii_terminal(terminal: Terminal, *argv: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    env = {**terminal.environment(), "PYTHONIOENCODING": "ascii", **environment}
    return subprocess.run([*COMMAND, *argv], input=typed.encode(), env=env, capture_output=True, check=False)


@pytest.mark.parametrize("game", [("siege", "--tactics"), ("afu",)])
def test_a_game_in_an_ascii_terminal(terminal: Terminal, game: tuple[str, ...]) -> None:
    seat = "--defender" if game[0] == "siege" else "--second"
    shown = ascii_terminal(terminal, "play", *game, "--seed", "7", seat, "person:Оксана", typed="\nhelp\nlist\nquit\n")
    assert shown.returncode == 0
    out = shown.stdout.decode("ascii")
    assert "Oksana" in out
    assert "?" not in out


def test_complaints_can_be_read_too(terminal: Terminal) -> None:
    shown = ascii_terminal(terminal, "seige")
    assert shown.stderr.decode("ascii").startswith('rubizh: unknown command "seige"')


def test_ukrainian_needs_its_letters(terminal: Terminal) -> None:
    refused = ascii_terminal(terminal, "--lang", "uk", "play")
    assert refused.returncode == 2
    assert refused.stderr.decode("ascii").startswith('rubizh: this terminal has no letters for "uk": its encoding is ascii')
    assert b"Usage:" in ascii_terminal(terminal, "play", "--help", RUBIZH_LANG="uk").stdout
    switched = ascii_terminal(terminal, "play", "siege", "--seed", "7", typed="lang uk\nquit\n")
    assert b"this terminal has no letters" in switched.stdout
