"""Names that nobody can guess: of tables, and of seats for those who are invited."""

from __future__ import annotations

import re
import secrets
from typing import Final

TOKEN_BYTES: Final = 16
TOKEN: Final = re.compile(r"[\w-]{1,64}", re.ASCII)


def token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_token(text: str) -> bool:
    """Whether a text could name a table or a seat; a database need not be asked for anything else."""
    return TOKEN.fullmatch(text) is not None
