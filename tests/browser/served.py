"""A table as a person starts it: the command `rubizh table` in a process of its own, with a data folder and luck of its own."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
LUCK: Final = 1
START_SECONDS: Final = 60
ADDRESS: Final = re.compile(r"http://[\w.:-]+?:(\d+)")


class Served:
    """A server that can be killed at any moment and started again at the same address with the same data."""

    def __init__(self, folder: Path, luck: int = LUCK) -> None:
        self.luck = luck
        self.data = folder / "data"
        self.log = folder / "server.log"
        self.port = 0
        self.groups: list[int] = []
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it says where it is."""
        command = [sys.executable, "-m", "tests.browser.luck", str(self.luck), "table", "--no-browser"]
        with self.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--data", str(self.data)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                cwd=ROOT,
            )
        self.groups.append(self.process.pid)
        self.port = self.told_port()

    def told_port(self) -> int:
        for _ in range(START_SECONDS * 20):
            if found := ADDRESS.search(self.log.read_text(encoding="utf-8")):
                return int(found[1])
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.stop()
        raise AssertionError(f"the table did not start:\n{self.log.read_text(encoding='utf-8')}")

    def kill(self) -> None:
        """What a power cut does to the server: no word, no time."""
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        """Kill the server and start it again at the same address with what it had written."""
        self.kill()
        self.start()

    def stop(self) -> None:
        """End the server, and whatever it had started and was not able to end."""
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.kill()
        for group in self.groups:
            end_group(group)


def end_group(group: int) -> None:
    with contextlib.suppress(ProcessLookupError):  # all of them have ended
        os.killpg(group, signal.SIGKILL)
