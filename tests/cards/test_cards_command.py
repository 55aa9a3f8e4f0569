"""`rubizh cards`: checking a card set, and reading it in tables."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rubizh.games.afu.package import CARD_SETS
from rubizh.games.drones.cards.sets import SHIPPED as DRONES
from rubizh.language import Language
from rubizh.terminal.cards import cards_command
from rubizh.terminal.input_error import InputError
from rubizh.terminal.screen import Screen


class Cards:
    """Runs `rubizh cards`."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def run(self, *argv: str, language: str = "en") -> str:
        self.capsys.readouterr()
        cards_command(Screen(Language(language)), list(argv))
        return self.capsys.readouterr().out

    def refused(self, *argv: str) -> str:
        with pytest.raises(InputError) as wrong:
            self.run(*argv)
        assert wrong.value.code == 2
        return Language("en").say(wrong.value.said)


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cards:
    monkeypatch.setenv("COLUMNS", "160")
    return Cards(capsys)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(CARD_SETS.shipped, tmp_path / "mine"))


def test_a_right_set_gets_one_line(cards: Cards, folder: Path) -> None:
    said = "AFU: a reconstruction: 235 cards; rulebook 21, derived 20, reconstructed 194\n"
    assert cards.run("check", str(folder)) == said


def test_a_wrong_set_gets_a_line_for_each_problem(cards: Cards, folder: Path) -> None:
    (folder / "aid.toml").unlink()
    (folder / "panic.toml").write_text("[[card]]\n", encoding="utf-8")
    assert cards.refused("check", str(folder)) == f"“{folder}” is not a card set to play with, problems: 6"
    assert cards.capsys.readouterr().out.splitlines() == [
        "aid.toml: there is no such file",
        "panic.toml, #1, id: is missing, expected small Latin letters, digits and hyphens",
        "panic.toml, #1, name: is missing, expected a table of uk, en",
        "panic.toml, #1, source: is missing, expected one of derived, reconstruction, rulebook",
        "panic.toml, #1, penalty: is missing, expected 1",
        "panic.toml: expected 16 cards, there are 1",
    ]


@pytest.mark.parametrize("named", ['game = "dron"', "game = =", ""])
def test_a_set_that_does_not_say_its_game_is_told_what_its_files_look_like(cards: Cards, tmp_path: Path, named: str) -> None:
    folder = Path(shutil.copytree(DRONES, tmp_path / "mine"))
    text = (folder / "set.toml").read_text(encoding="utf-8")
    assert 'game = "drones"' in text
    (folder / "set.toml").write_text(text.replace('game = "drones"', named), encoding="utf-8")
    assert cards.refused("check", str(folder)) == f"“{folder}” is not a card set to play with, problems: 1"
    [line] = cards.capsys.readouterr().out.splitlines()
    assert line.startswith("set.toml")


def test_an_empty_folder_is_no_card_set(cards: Cards, tmp_path: Path) -> None:
    for command in (["check", str(tmp_path)], ["list", "--cards", str(tmp_path)]):
        assert cards.refused(*command) == f"there is no card set in “{tmp_path}”: it has no file set.toml"


def test_a_list_shows_a_card_in_words(cards: Cards) -> None:
    shown = cards.run("list", "afu", "--deck", "starting")
    assert shown.startswith("Starting cards: 20\n")
    [line] = [line for line in shown.splitlines() if line.startswith("◐ Artillery Division")]
    assert " ".join(line.split()) == "◐ Artillery Division yellow 0 3↑ 1 artillery badge “guns”: support +2 1"


def test_every_deck_is_listed_in_either_language(cards: Cards) -> None:
    english = cards.run("list", "afu")
    for said in ("AFU cards: 90", "International Aid: 8", "Panic: 16", "Invaders: 64", "Achievements: 11", "Objectives: 11"):
        assert said in english
    for said in (
        "Self-Defence Detachment ×2",
        "2315th Battalion",
        "return a Panic card",
        "air unit, rocket strike",
        "defence 4",
        "buy for 3",
    ):
        assert said in english
    for said in ("2 destroyed: recruitment points +3", "Panic cards: 1 or fewer", "invaders −1", "cruiser", "−1"):
        assert said in english
    ukrainian = cards.run("list", "afu", language="uk")
    assert "Загін самооборони ×2" in ukrainian
    assert "Self-Defence" not in ukrainian


def test_eighty_columns_are_enough(cards: Cards, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for language in ("en", "uk"):
        shown = cards.run("list", "afu", language=language)
        assert max(map(len, shown.splitlines())) <= 80
        assert "…" not in shown


@pytest.mark.parametrize(
    ("argv", "there", "missing"),
    [
        (["--type", "tank"], ["Tank Brigade", "Armoured Battalion"], ["Rifle Company", "Kyiv", "T-90M"]),
        (["--type", "tank", "--deck", "afu"], ["Tank Brigade"], ["Armoured Battalion"]),
        (["--badge", "guns"], ["Mortar Battery", "Artillery Group"], ["Tank Brigade", "Medical"]),
        (["--source", "rulebook"], ["Mariupol", "Su-35S", "Panic: 16"], ["Kyiv", "Tank"]),
        (["--deck", "objectives"], ["Kyiv"], ["Tank Brigade"]),
    ],
)
def test_filters(cards: Cards, argv: list[str], there: list[str], missing: list[str]) -> None:
    shown = cards.run("list", "afu", *argv)
    assert all(name in shown for name in there)
    assert not any(name in shown for name in missing)


def test_a_set_of_ones_own_is_listed(cards: Cards, folder: Path) -> None:
    path = folder / "promos.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("Out of Fuel", "Stuck in the Mud"), encoding="utf-8")
    assert "Stuck in the Mud" in cards.run("list", "--cards", str(folder), "--deck", "promos")
    path.unlink()
    said = f"promos.toml: there is no such file (problems: 1; `rubizh cards check {folder}` names them)"
    assert cards.refused("list", "afu", "--cards", str(folder)) == said


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["chekc"], "“cards” cannot “chekc”; did you mean check?"),
        (["check"], "“cards check” needs a folder after it"),
        (["check", "a", "b"], "“b” is one word too many"),
        (["check", "no/where"], "“no/where” is not a card set to play with, problems: 1"),
        (["check", "\0"], "“\0” is not a card set to play with, problems: 1"),
        (["list", "afo"], "there are no cards of “afo”; did you mean afu?"),
        (["list", "afu", "--type", "tnak"], "“--type” cannot be “tnak”; did you mean tank?"),
        (["list", "afu", "--deck", "xyz"], "“--deck” cannot be “xyz”; there is starting, afu, aid, panic, "),
        (["list", "afu", "--badge", "bear"], "“--badge” cannot be “bear”; "),
        (["list", "afu", "--source", "me"], "“--source” cannot be “me”; there is rulebook, derived, reconstruction"),
        (["list", "afu", "--deck", "panic", "--type", "air"], "no card is like that"),
        (["list", "afu", "--color"], "unknown option “--color”; "),
        (["list", "afu", "--deck"], "“--deck” needs a value after it"),
    ],
)
def test_what_is_not_understood_gets_one_line(cards: Cards, argv: list[str], said: str) -> None:
    assert cards.refused(*argv).startswith(said)


def test_help(cards: Cards) -> None:
    assert "rubizh cards check" in cards.run()
    assert "--badge NAME" in cards.run("--help")
    assert "--badge NAME" in cards.run("list")
    assert "[FOLDER]" in cards.run("check", "-h")


def test_nothing_is_read_before_cards_are_needed() -> None:
    asked = "import sys, rubizh.cards, rubizh.terminal.cards; print('msgspec' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, encoding="utf-8", check=True, env={"PYTHONPATH": ":".join(sys.path)}
    )
    assert done.stdout == "False\n"
