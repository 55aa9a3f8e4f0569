"""How each game looks, by its name."""

from __future__ import annotations

from typing import Final

from rubizh.terminal.afu_board import AFU_LOOK
from rubizh.terminal.look import Look
from rubizh.terminal.siege_board import SIEGE_LOOK

LOOKS: Final[dict[str, Look]] = {"siege": SIEGE_LOOK, "afu": AFU_LOOK}
