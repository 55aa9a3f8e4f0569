"""A compiler that is missing or refuses a flag keeps nobody from playing, and what was compiled from other sources never runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import setup
from rubizh import build

RUBIZH = build.PACKAGE
ASKED_HOW_IT_RUNS = "from rubizh.build import build; print(build())"


def compiler_refusing(flag: str, folder: Path) -> str:
    """A compiler that compiles nothing and complains about one flag."""
    path = folder / "cc"
    path.write_text(f'#!/bin/sh\ncase " $* " in *" {flag} "*) echo "unknown argument {flag}" >&2; exit 1; esac\n')
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("flag", setup.DIRECT_CALLS)
def test_a_flag_that_the_compiler_refuses_is_left_out(flag: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", compiler_refusing(flag, tmp_path))
    assert setup.direct_calls() == [other for other in setup.DIRECT_CALLS if other != flag]


@pytest.mark.parametrize("compiler", ["a compiler that refuses -O3", "/no/such/compiler"])
def test_nothing_is_compiled_where_no_compiler_works(
    compiler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", compiler_refusing("-O3", tmp_path) if "refuses" in compiler else compiler)
    monkeypatch.delenv("RUBIZH_COMPILE", raising=False)
    assert setup.compiled() == []
    assert capsys.readouterr().err == "rubizh: no C compiler works here, the engine will run interpreted\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package as it is when it was compiled in place, with a compiled module that cannot be loaded."""
    package = tmp_path / "rubizh"
    shutil.copytree(RUBIZH, package, ignore=shutil.ignore_patterns(f"*{build.SUFFIX}", "__pycache__", "page", "rules"))
    monkeypatch.setattr(build, "PACKAGE", package)
    (package / "engine" / f"flow{build.SUFFIX}").write_bytes(b"not to be loaded")
    (package / build.RECORD.name).write_text(build.digest(), encoding="ascii")
    return package


def how_it_runs(package: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "RUBIZH_INTERPRETED": "0"}
    command = [sys.executable, "-c", ASKED_HOW_IT_RUNS]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def edit(package: Path) -> None:
    with (package / "engine" / "flow.py").open("a", encoding="utf-8") as source:
        source.write("# edited\n")


def add(package: Path) -> None:
    (package / "engine" / "added.py").touch()


def remove(package: Path) -> None:
    (package / "engine" / "laws.py").unlink()


def test_what_was_compiled_from_these_sources_runs(package: Path) -> None:
    (package / "engine" / "flow.py").touch()  # a checkout changes times, and no contents
    assert "flow" in how_it_runs(package).stderr


@pytest.mark.parametrize("change", [edit, add, remove])
def test_what_was_compiled_from_other_sources_does_not_run(change: Callable[[Path], None], package: Path) -> None:
    change(package)
    assert how_it_runs(package).stdout == "interpreted\n"


def test_another_copy_is_not_tested(package: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/engine"]
    done = subprocess.run(command, cwd=setup.SOURCES.parent, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert done.stderr.startswith(f"ERROR: not {RUBIZH} would be tested but {package}: ")
