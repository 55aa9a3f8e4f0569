"""AFU: everything the game brings."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rubizh.bots.search import Effort
from rubizh.cards.card_sets import CardSets
from rubizh.games.afu.bots.greedy import GreedyAfu
from rubizh.games.afu.bots.judge import AfuJudge, new_nets
from rubizh.games.afu.cards.sets import SHIPPED, read, rules
from rubizh.games.afu.telling.sheets import Sheets
from rubizh.games.afu.telling.telling import TELLING
from rubizh.games.afu.terminal.board import LOOK
from rubizh.games.lab import Course, Lab
from rubizh.games.levels import Levels
from rubizh.games.package import Package

HERE: Final = Path(__file__).parent
CARD_SETS: Final = CardSets(SHIPPED, read, rules, Sheets)
LEVELS: Final = Levels(
    greedy=GreedyAfu,
    nets=new_nets,
    judge=AfuJudge,
    learned=HERE / "bots" / "learned.json",
    overlooks=0.25,
    misjudges={"amateur": (0.06, 0.025), "expert": (0.01, 0.008)},  # of two commanders, and alone
    effort=Effort(horizon=32, lap=256, runners=8, margin=0.1, drop=2.5),
)
EVERY_MODE: Final = [
    {},
    {"players": "1"},
    {"colour": "blue"},
    {"players": "1", "level": "hard"},
    {"chervona_kalyna": "yes"},
    {"players": "1", "level": "incredible"},
    {},
    {"players": "1", "colour": "blue"},
    {"ground_invaders_hit_air": "yes"},
    {"players": "1", "chervona_kalyna": "yes"},
]
AFU: Final = Package(
    name="afu",
    rules=lambda: CARD_SETS.game(SHIPPED),
    cards=CARD_SETS,
    levels=LEVELS,
    telling=TELLING,
    look=LOOK,
    lab=Lab(
        ladder={"AFU": {}, "AFU alone": {"players": "1"}},
        bench={"afu": {}, "afu+solo": {"players": "1"}},
        course=Course(games=16_000, seed=7, options=[*EVERY_MODE], noise=0.02, rate=(0.05, 0.005)),
    ),
)
