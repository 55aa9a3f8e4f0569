"""The games there are, by name."""

from __future__ import annotations

from typing import Any

from rubizh.engine.game import Game
from rubizh.engine.siege.game import SIEGE

GAMES: dict[str, Game[Any, Any]] = {SIEGE.name: SIEGE}
