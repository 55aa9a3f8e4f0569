"""The shuffle that anybody can check: a seed nobody knows, its hash told before the game, the seed itself after it."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

SEED_BITS: Final = 128


def new_seed() -> str:
    return str(secrets.randbits(SEED_BITS))


def commitment(seed: str) -> str:
    """What everybody is told of the seed before the game."""
    return sha256(seed.encode()).hexdigest()
