"""The computer opponents there are, by name, for each game."""

from __future__ import annotations

from collections.abc import Callable

from rubizh.bots.bot import Bot, RandomBot
from rubizh.bots.greedy_afu import GreedyAfu
from rubizh.bots.greedy_siege import GreedySiege

OPPONENTS: dict[str, dict[str, Callable[[str, int], Bot]]] = {
    "siege": {"random": RandomBot, "greedy": GreedySiege},
    "afu": {"random": RandomBot, "greedy": GreedyAfu},
}
