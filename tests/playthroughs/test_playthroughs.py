"""Full games and counted positions are as they were when somebody last read them; `make golden` writes them anew."""

from __future__ import annotations

import pytest

from tests.playthroughs.playthrough import FOLDER, PERFT, PERFTS, PLAYTHROUGHS, perft_line, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("number", range(len(PERFTS)))
def test_perft(number: int) -> None:
    assert perft_line(number) == PERFT.read_text(encoding="utf-8").splitlines()[number]


def test_every_file_is_a_playthrough() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {*PLAYTHROUGHS, "perft"}
