"""One table for a data folder: whoever starts another is told where the first one is."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

NAME: Final = "running"
STARTING: Final = 5.0  # seconds until one that has begun says where it is


class Running(Exception):
    """Another process serves this folder, at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address: Final = address


@contextmanager
def alone(folder: Path, address: str) -> Iterator[None]:
    """Keep a folder to this process, which serves at an address; the system lets go of it however the process ends."""
    with open(folder / NAME, "a+", encoding="utf-8", opener=lambda path, flags: os.open(path, flags, 0o600)) as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Running(told(folder / NAME)) from None
        held.truncate(0)
        held.write(address)
        held.flush()
        try:
            yield
        finally:
            held.truncate(0)


def told(path: Path) -> str:
    """The address that another process has written, once it has."""
    until = time.monotonic() + STARTING
    while not (address := path.read_text(encoding="utf-8")) and time.monotonic() < until:
        time.sleep(0.05)
    return address
