"""The tiny game, installed as somebody else's package would be."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rubizh import games
from rubizh.games.package import Package

SOURCES = Path(__file__).parent / "package"
INSTALL = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip put it."""
    copy, target = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("installed")
    for path in [SOURCES / "pyproject.toml", *SOURCES.glob("rubizh_sentries/**/*.*")]:
        if path.suffix in (".toml", ".py", ".md"):
            kept = copy / path.relative_to(SOURCES)
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(path.read_bytes())
    subprocess.run([sys.executable, *INSTALL, "--target", str(target), str(copy)], check=True, capture_output=True, text=True)
    return target


def look_again() -> None:
    """Forget which games there are."""
    importlib.invalidate_caches()
    for known in (games.found, games.of_others, games.wrong_with, games.loaded):
        known.cache_clear()


@pytest.fixture
def sentries(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Package]:
    """The game in the list, here and in every process that is started."""
    with monkeypatch.context() as with_plugin:
        with_plugin.setenv("PYTHONPATH", ":".join([str(folder), str(SOURCES.parents[2] / "src")]))
        with_plugin.syspath_prepend(str(folder))
        look_again()
        yield games.GAMES["sentries"]
    for name in [name for name in sys.modules if name.startswith("rubizh_sentries")]:
        del sys.modules[name]
    look_again()
