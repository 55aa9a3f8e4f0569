"""A keyboard and a screen for the tests: the real command with the real streams, in a folder of its own."""

from __future__ import annotations

import io
import os
import pty
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rubizh.games.afu.package import CARD_SETS
from rubizh.terminal.main import main

COMMAND = [sys.executable, "-m", "rubizh.terminal.main"]


class Shown:
    """What a command has shown, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def complaint(self) -> str:
        """The one line of a command that was refused."""
        assert self.code == 2
        return self.only_error()

    def only_error(self) -> str:
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("rubizh: ")
        return lines[0].removeprefix("rubizh: ")


class Terminal:
    """Runs `rubizh` with typed lines, in the folder of the test."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *argv: str, typed: str = "") -> Shown:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = main(list(argv))
        out, err = self.capsys.readouterr()
        return Shown(code, out, err)

    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONUTF8": "1"}

    def spawn(self, *argv: str) -> subprocess.Popen[str]:
        """The command as a process of its own, to be typed at step by step."""
        pipe = subprocess.PIPE
        command = [*COMMAND, *argv]
        return subprocess.Popen(command, env=self.environment(), stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8")

    def shell(self, line: str) -> subprocess.CompletedProcess[str]:
        """The command as a shell runs it, with its redirections."""
        command = f"{shlex.join(COMMAND)} {line}"
        silent = subprocess.DEVNULL
        return subprocess.run(
            command, shell=True, stdin=silent, env=self.environment(), capture_output=True, encoding="utf-8", check=False
        )

    def type_at(self, *argv: str, typed: str) -> str:
        """What a command shows in a real terminal of 100 columns while it is typed at."""
        keyboard, screen = pty.openpty()
        environment = {**self.environment(), "TERM": "xterm", "COLUMNS": "100"}
        with subprocess.Popen([*COMMAND, *argv], env=environment, stdin=screen, stdout=screen, stderr=screen) as process:
            os.close(screen)
            os.write(keyboard, typed.encode())
            shown = b""
            while part := read_some(keyboard):
                shown += part
        os.close(keyboard)
        assert process.returncode == 0
        return shown.decode()

    def saved(self) -> list[Path]:
        """The games saved where nobody said where, oldest first."""
        return sorted((self.folder / "state" / "rubizh").glob("*.txt"))

    def record(self, *argv: str) -> Path:
        """The record of a game between two opponents."""
        path = self.folder / "record.txt"
        shown = self.run(
            "play", "siege", "--attacker", "random", "--defender", "random", "--seed", "4", "--save", str(path), *argv
        )
        assert shown.code == 0
        return path


def read_some(keyboard: int) -> bytes:
    try:
        return os.read(keyboard, 65536)
    except OSError:  # the process has closed its end
        return b""


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("RUBIZH_LANG", "en")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(os.path.abspath(folder) for folder in sys.path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return Terminal(tmp_path, monkeypatch, capsys)


@pytest.fixture
def own_cards(tmp_path: Path) -> Path:
    """A card set of one's own, beside the game."""
    folder = tmp_path / "mine"
    shutil.copytree(CARD_SETS.shipped, folder)
    about = (folder / "set.toml").read_text().replace('name = "afu-reconstruction"', 'name = "my-printed-one"')
    (folder / "set.toml").write_text(about)
    return folder


def read_until(process: subprocess.Popen[str], end: str) -> str:
    """What a process prints up to and including a text."""
    assert process.stdout is not None
    printed = ""
    while not printed.endswith(end):
        letter = process.stdout.read(1)
        assert letter, f"the output ended before “{end}”: {printed}"
        printed += letter
    return printed


def type_line(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()
