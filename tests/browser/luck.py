"""The command `rubizh` with luck that can be had again, and in a hurry.

`python -m tests.browser.luck N table` deals alike whenever N is alike.
"""

from __future__ import annotations

import sys
from random import Random
from types import SimpleNamespace
from typing import Final

import pytest

from rubizh.table.shuffle import SEED_BITS
from rubizh.terminal.main import main

AT_ONCE: Final = (0.0, 0.05)  # seconds that an answer is kept back, which people would need to follow it


def bring(luck: int) -> None:
    """Let every table's cards and every computer opponent come of one number, in this process."""
    tables = Random(luck)
    with_luck = pytest.MonkeyPatch()
    for place in ("rooms", "matches"):
        with_luck.setattr(f"rubizh.table.{place}.new_seed", lambda: str(tables.getrandbits(SEED_BITS)))
    with_luck.setattr("rubizh.table.thinkers.secrets", SimpleNamespace(randbits=lambda _: luck))
    with_luck.setattr("rubizh.table.live.KEPT_BACK", AT_ONCE)
    with_luck.setattr("rubizh.protocol.watched.UNHURRIED", AT_ONCE)


if __name__ == "__main__":
    bring(int(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
