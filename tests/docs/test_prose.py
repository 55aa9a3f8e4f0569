"""The documents can be read in any window: no line of prose is longer than a line of code."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST = 130
FOLDERS = ("docs", "src", "tests", "examples")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(path for folder in FOLDERS for path in ROOT.joinpath(folder).rglob("*.md"))])
WITH_RULES = ROOT / "docs" / "rules"  # a rule is one line there, whatever its length: so it is read and cited
NOT_PROSE = ("|", "    ")  # rows of tables, and what programs say or are told


def too_long(text: str) -> list[str]:
    return [line for line in text.splitlines() if len(line) > LONGEST and not line.startswith(NOT_PROSE)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_lines_are_not_too_long(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    if document.parent == WITH_RULES:
        text = "\n".join(line for line in text.splitlines() if not line.startswith("- **"))
    assert too_long(text) == []


def test_a_line_that_is_too_long_is_found() -> None:
    assert too_long(f"short\n{'a' * 131}\n| {'b' * 131} |\n") == ["a" * 131]
