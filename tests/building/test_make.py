"""What somebody at a terminal sees of the two commands."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE, STDOUT

import pytest

from tests import packages

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
TABLE = '#!/bin/sh\ntrap "exit {code}" INT\necho open\nwhile :; do sleep 0.05; done\n'


@pytest.mark.parametrize(("code", "quiet"), [(130, True), (1, False)])
def test_an_interrupted_table_is_no_error(code: int, quiet: bool, tmp_path: Path) -> None:
    table = tmp_path / "rubizh"
    table.write_text(TABLE.format(code=code))
    table.chmod(0o755)
    command = ["make", "--old-file=compile", "--old-file=src/rubizh/table/page/index.html", "play", f"BIN={tmp_path}"]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}  # not below `make test`
    with subprocess.Popen(command, cwd=ROOT, env=alone, stdout=PIPE, stderr=STDOUT, text=True, start_new_session=True) as make:
        assert make.stdout
        try:
            assert make.stdout.readline() == "open\n"
            os.killpg(make.pid, signal.SIGINT)
            assert (make.communicate(timeout=PATIENCE)[0] == "") == quiet
        finally:
            with suppress(ProcessLookupError):
                os.killpg(make.pid, signal.SIGKILL)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A machine without the packages that says what it is told to do, and does nothing."""
    told: list[list[str]] = []

    def told_to(command: list[str], seconds: int) -> bool:
        told.append([word for word in command if word not in packages.PATIENT])
        return True

    absent: tuple[Callable[[], object], str] = (lambda: None, "the tests in a browser")
    monkeypatch.setattr(packages, "PACKAGES", {"chromium": absent})
    monkeypatch.setattr(packages, "run", told_to)
    monkeypatch.setattr(packages, "apt", lambda: ["apt-get"])
    return told


def test_packages_are_named_before_they_are_installed(bare: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    packages.main(allowed=True)
    assert bare[-1][:2] == ["apt-get", "install"]
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("Installing Debian's chromium on this machine, for the tests in a browser: ")
    assert "PACKAGES=no" in said[0]
    assert said[1:] == ["Skipping the tests in a browser: Debian's package chromium is not here and cannot be installed."]


def test_no_package_is_installed_against_ones_will(bare: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    packages.main(allowed=False)
    assert bare == []
    reason = "Debian's package chromium is not here and is not to be installed (PACKAGES=no)."
    assert capsys.readouterr().out == f"Skipping the tests in a browser: {reason}\n"
