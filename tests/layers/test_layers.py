"""A folder's name tells what its lines may touch."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from rubizh.games import SHIPPED

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "rubizh"
NAMES = [point.name for point in SHIPPED]
OF_NO_GAME = [path for path in SOURCES.glob("*/**/*.py") if path.relative_to(SOURCES).parts[0] != "games"]
SHARED = [*OF_NO_GAME, *(path for path in (SOURCES / "games").glob("*.py") if path.name != "__init__.py")]
PAGE = ROOT / "web" / "src"
OF_NO_BOARD = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte", ".css") and "games" not in path.parts]


def test_the_contracts_of_pyproject_are_kept() -> None:
    asked = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(cache_dir=None))"
    with_sources = {"PYTHONPATH": str(SOURCES.parent)}
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, env=with_sources, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(SOURCES)))
def test_what_belongs_to_no_game_names_none(path: Path) -> None:
    found = re.findall(rf"\b({'|'.join(NAMES)})\b", path.read_text(encoding="utf-8"), re.IGNORECASE)
    assert found == []


@pytest.mark.parametrize("path", OF_NO_BOARD, ids=lambda path: str(path.relative_to(PAGE)))
def test_what_is_on_every_page_names_no_game(path: Path) -> None:
    quoted = rf"['\"`/]({'|'.join(NAMES)})['\"`/]"  # “siege” alone may be a plain noun
    assert re.findall(quoted, path.read_text(encoding="utf-8")) == []


def test_every_game_of_ours_is_protected() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    [protected] = [contract["protected_modules"] for contract in contracts if contract["type"] == "protected"]
    assert protected == [f"rubizh.games.{name}" for name in NAMES]


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_its_rooms(game: str) -> None:
    rooms = {path.name for path in (SOURCES / "games" / game).iterdir() if (path / "__init__.py").is_file()}
    assert rooms >= {"rules", "bots", "telling", "terminal", "lab"}
    assert rooms <= {"rules", "bots", "cards", "telling", "terminal", "lab"}
