"""`rubizh bot`: what it writes, and what it refuses."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from rubizh.cards import SHIPPED, load
from rubizh.cards.digest import digest
from rubizh.games import GAMES
from rubizh.terminal.main import main
from tests.protocol.tables import first_view

HELLO: dict[str, object] = {
    "type": "hello",
    "protocol": 1,
    "game": "siege",
    "rules": 1,
    "cards": "printed",
    "options": {"tactics": "no", "colour_run_on_partial_tiles": "sum"},
    "seat": 0,
    "name": "attacker",
    "seed": 7,
}


def typed(lines: list[object]) -> io.TextIOWrapper:
    """A standard input with these lines in it."""
    text = "".join([line + "\n" if isinstance(line, str) else json.dumps(line) + "\n" for line in lines])
    return io.TextIOWrapper(io.BytesIO(text.encode()))


def run(monkeypatch: pytest.MonkeyPatch, *lines: object, game: str = "siege") -> int:
    monkeypatch.setenv("RUBIZH_LANG", "en")
    monkeypatch.setattr(sys, "stdin", typed(list(lines)))
    return main(["bot", game, "greedy"])


def test_it_answers_with_notation_and_nothing_else(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    view = first_view()
    choose = {"type": "choose", "view": view.facts(), "seconds": 1.0}
    code = run(
        monkeypatch, HELLO, {"type": "gossip"}, choose, {"type": "end", "winners": [0]}, {"type": "quit"}, "nobody hears this"
    )
    said = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    assert code == 0
    assert said[0] == {"type": "ready", "name": "greedy", "author": "Rubizh"}
    assert said[1]["type"] == "choice"
    assert said[1]["choice"] in [option.text for option in view.options]
    assert len(said) == 2


REFUSED: list[tuple[list[object], str]] = [
    (["hello"], "the table's line is no message: JSON is malformed: invalid character (byte 0)"),
    ([{**HELLO, "seat": "first"}], "the table's line is no message: Expected `int`, got `str` - at `$.seat`"),
    ([{**HELLO, "game": "afu"}], "the table has “game” afu, this opponent siege"),
    ([{**HELLO, "protocol": 2}], "the table has “protocol” 2, this opponent 1"),
    ([{**HELLO, "cards": "my own"}], "the table has “cards” my own, this opponent printed"),
    ([{"type": "choose", "view": {}, "seconds": 1}], "the table asks before it has said hello"),
    ([HELLO, {"type": "choose", "view": {}, "seconds": 1}], "option “tactics” cannot be “None”, expected one of no, yes"),
]


@pytest.mark.parametrize(("lines", "said"), REFUSED)
def test_what_it_cannot_answer_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], lines: list[object], said: str
) -> None:
    assert run(monkeypatch, *lines) == 2
    assert capfd.readouterr().err == f"rubizh: {said}\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "name a game and an opponent"),
        (["siege"], "name a game and an opponent"),
        (["sieg", "greedy"], "unknown game “sieg”; did you mean siege?"),
        (["siege", "nobody"], "unknown opponent “nobody”"),
        (["siege", "greedy", "--cards", "/nowhere"], "siege has no cards of your own"),
    ],
)
def test_a_wrong_command_line_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    monkeypatch.setenv("RUBIZH_LANG", "en")
    assert main(["bot", *words]) == 2
    assert capsys.readouterr().err.startswith(f"rubizh: {said}")


def test_it_serves_a_card_set_of_ones_own(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for file in SHIPPED["afu"].glob("*.toml"):
        text = file.read_text().replace('name = "afu-reconstruction"', 'name = "mine"')
        (tmp_path / file.name).write_text(text)
    cards = f"mine {digest(load(tmp_path))}"
    monkeypatch.setattr(sys, "stdin", typed([{**HELLO, "game": "afu", "rules": GAMES["afu"].rules_version, "cards": cards}]))
    assert main(["bot", "afu", "random", "--cards", str(tmp_path)]) == 0
    assert json.loads(capfd.readouterr().out)["type"] == "ready"


def test_help(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("RUBIZH_LANG", "en")
    assert main(["bot", "--help"]) == 0
    assert "greedy" in capsys.readouterr().out
