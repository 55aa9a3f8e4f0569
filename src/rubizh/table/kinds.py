"""What can happen at a table."""

from __future__ import annotations

from typing import Literal, TypeAlias

Kind: TypeAlias = Literal[
    "choice",
    "undo",
    "asked",
    "agreed",
    "declined",
    "takeback",
    "chat",
    "phrase",
    "request",
    "withdrawn",
    "resign",
    "time",
    "late",
    "passing",
    "answering",
    "joined",
    "replaced",
    "rematch",
]
