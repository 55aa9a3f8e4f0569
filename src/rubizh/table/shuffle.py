"""What anybody can check: a seed nobody knows, and other secrets; their hashes are told before the game, they later."""

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


def sealed(seed: str, seat: str, secret: str) -> str:
    """What everybody is told of a seat's secret before the game; without the seed nobody can guess what it hides."""
    return sha256(f"{seed} {seat} {secret}".encode()).hexdigest()
