"""`python -m tests.packages [no]`: installs the Debian packages that some tests need where it may, and says what is skipped."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from tests.table.databases import Missing, programs

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
QUIETLY: Final = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
PATIENT: Final = ("-o", "DPkg::Lock::Timeout=60", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20")


def chromium() -> str | None:
    """Where the browser is that the tests drive."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def postgresql() -> Path | None:
    """Where the programs of the database server are."""
    try:
        return programs()
    except Missing:
        return None


PACKAGES: Final[dict[str, tuple[Callable[[], object], str]]] = {
    "chromium": (chromium, "the tests in a browser"),
    "postgresql": (postgresql, "the tests on PostgreSQL"),
}


def missing() -> list[str]:
    return [name for name, (found, _) in PACKAGES.items() if found() is None]


def run(command: Iterable[str], seconds: int) -> bool:
    """Whether a command went well within its time."""
    try:
        done = subprocess.run(
            list(command), env=QUIETLY, stdin=subprocess.DEVNULL, capture_output=True, timeout=seconds, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def apt() -> list[str]:
    """How a command begins that installs without asking anybody; empty where none may."""
    if not shutil.which("apt-get"):
        return []
    if os.geteuid() == 0:
        return ["apt-get", *PATIENT]
    return ["sudo", "-n", "apt-get", *PATIENT] if run(["sudo", "-n", "true"], 10) else []


def install(names: list[str], begun: list[str]) -> None:
    """Fetch and install, one by one: a package that cannot be had does not keep another away."""
    run([*begun, "update"], 120)
    for name in names:
        wanted = [*begun, "install", "--yes", "--no-install-recommends"]
        if run([*wanted, "--download-only", name], 240):  # what may hang is the network, and it hangs here
            run([*wanted, name], 300)


def announced(names: list[str]) -> str:
    tests = " and ".join(PACKAGES[name][1] for name in names)
    return (
        f"Installing Debian's {' and '.join(names)} on this machine, for {tests}: up to a few minutes, once. "
        "`make test PACKAGES=no` skips these tests instead."
    )


def skipped(name: str, allowed: bool) -> str:
    why = "cannot be installed" if allowed else "is not to be installed (PACKAGES=no)"
    return f"Skipping {PACKAGES[name][1]}: Debian's package {name} is not here and {why}."


def main(allowed: bool) -> None:
    absent = missing()
    if absent and allowed and (begun := apt()):
        print(announced(absent), flush=True)
        install(absent, begun)
    for name in missing():
        print(skipped(name, allowed), flush=True)


if __name__ == "__main__":
    main(allowed="no" not in sys.argv)
