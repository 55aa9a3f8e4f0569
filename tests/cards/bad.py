"""Spoiling a card set, to see what is said of it: what the tests of wrong card sets of every game share."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rubizh.cards.problem import CardSetError

Reader = Callable[[Path], object]
Case = dict[str, Any]


def cases_of(test: str) -> list[Case]:
    """What is written in `cases.toml` beside a test."""
    found: list[Case] = tomllib.loads(Path(test).with_name("cases.toml").read_text(encoding="utf-8"))["case"]
    return found


def what(case: Case) -> str:
    return str(case["what"])


def problems(read: Reader, folder: Path) -> list[str]:
    with pytest.raises(CardSetError) as wrong:
        read(folder)
    return [repr(problem) for problem in wrong.value.problems]


def pattern(text: str) -> str:
    """A text in which @ is any number, for the values of our own design may change."""
    return re.escape(text).replace("@", r"\d+")


def spoil(folder: Path, file: str, card: str, old: str, new: str) -> None:
    """Replace a text once, on that card or, where none is named, in the file."""
    path = folder / file
    whole = path.read_text(encoding="utf-8")
    before, mark, text = whole.partition(f'id = "{card}"\n') if card else ("", "", whole)
    mine, end, rest = text.partition("[[card]]") if card else (text, "", "")
    spoiled, n = re.subn(pattern(old), new, mine, count=1)
    assert n == 1, card
    path.write_text(before + mark + spoiled + end + rest, encoding="utf-8")


def told(read: Reader, folder: Path, case: Case) -> None:
    """One thing is spoiled, and exactly what the case says is told."""
    spoil(folder, case["file"], case.get("card", ""), case["old"], case["new"])
    found = problems(read, folder)
    assert len(found) == len(case["said"]), found
    assert all(re.fullmatch(pattern(said), line) for said, line in zip(case["said"], found, strict=True)), found
