"""Every rule of docs/rules has an id that the code cites and a test is marked with, and no id is cited that does not exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
SOURCES = ROOT / "src" / "rubizh"
ROOMS = SOURCES / "games"
GAMES = [path.stem for path in sorted(RULES.glob("*.md")) if (ROOMS / path.stem).is_dir()]


def documented(page: Path) -> list[str]:
    """The ids that a page of rules defines, in its order."""
    return re.findall(r"^- \*\*([a-z]+-\d+)\*\* ", page.read_text(encoding="utf-8"), re.MULTILINE)


def cited(game: str, text: str) -> set[str]:
    """The ids that a text names; “siege-28 to siege-50” names all between, too."""
    numbers = {int(number) for number in re.findall(rf"\b{game}-(\d+)\b", text)}
    for first, last in re.findall(rf"\b{game}-(\d+) to {game}-(\d+)\b", text):
        numbers.update(range(int(first), int(last) + 1))
    return {f"{game}-{number}" for number in numbers}


def cited_in(game: str, files: Iterable[Path]) -> set[str]:
    return {rule for file in files for rule in cited(game, file.read_text(encoding="utf-8"))}


def marked(file: Path) -> set[str]:
    """The ids given to `pytest.mark.rule` in a file."""
    calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    arguments = [argument for call in calls if ast.unparse(call.func) == "pytest.mark.rule" for argument in call.args]
    return {str(ast.literal_eval(argument)) for argument in arguments}


def all_marked() -> set[str]:
    return {rule for file in TESTS.rglob("*.py") for rule in marked(file)}


def listed(rules: set[str]) -> str:
    return ", ".join(sorted(rules, key=lambda rule: int(rule.rpartition("-")[2])))


def test_there_is_a_game_to_check() -> None:
    assert "siege" in GAMES


def test_a_range_cites_all_ids_between() -> None:
    assert cited("siege", "(siege-28 to siege-30, siege-41)") == {"siege-28", "siege-29", "siege-30", "siege-41"}


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_numbered_from_1_in_the_order_of_the_page(game: str) -> None:
    rules = documented(RULES / f"{game}.md")
    assert rules == [f"{game}-{number}" for number in range(1, len(rules) + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_ids(game: str) -> None:
    assert documented(RULES / f"{game}.md") == documented(RULES / f"{game}.uk.md")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    untested = set(documented(RULES / f"{game}.md")) - all_marked()
    assert not untested, f"no test is marked with {listed(untested)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_in_the_code(game: str) -> None:
    uncited = set(documented(RULES / f"{game}.md")) - cited_in(game, (ROOMS / game / "rules").rglob("*.py"))
    assert not uncited, f"the code of {game} does not cite {listed(uncited)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_id_that_the_code_cites_exists(game: str) -> None:
    unknown = cited_in(game, SOURCES.rglob("*.py")) - set(documented(RULES / f"{game}.md"))
    assert not unknown, f"{listed(unknown)} cited, but not in docs/rules/{game}.md"


def test_every_id_that_a_test_is_marked_with_exists() -> None:
    rules = {rule for game in GAMES for rule in documented(RULES / f"{game}.md")}
    unknown = all_marked() - rules
    assert not unknown, f"tests are marked with {', '.join(sorted(unknown))}, which docs/rules does not have"
