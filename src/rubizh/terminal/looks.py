"""How each game looks, by its name."""

from __future__ import annotations

from typing import Final

from rubizh.games.afu.terminal.board import AFU_LOOK
from rubizh.games.siege.terminal.board import SIEGE_LOOK
from rubizh.terminal.look import Look

LOOKS: Final[dict[str, Look]] = {"siege": SIEGE_LOOK, "afu": AFU_LOOK}
