"""Dronovody: everything the game brings."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rubizh.bots.search import Effort
from rubizh.cards.card_sets import CardSets
from rubizh.games.drones.bots.greedy import GreedyDrones
from rubizh.games.drones.bots.judge import DronesJudge, new_nets
from rubizh.games.drones.cards.sets import SHIPPED, read, rules
from rubizh.games.drones.telling.sheets import Sheets
from rubizh.games.drones.telling.telling import TELLING
from rubizh.games.drones.terminal.board import LOOK
from rubizh.games.lab import Course, Lab
from rubizh.games.levels import Levels
from rubizh.games.package import Package

HERE: Final = Path(__file__).parent
CARD_SETS: Final = CardSets(SHIPPED, read, rules, Sheets)
LEVELS: Final = Levels(
    greedy=GreedyDrones,
    nets=new_nets,
    judge=DronesJudge,
    learned=HERE / "bots" / "learned.json",
    overlooks=0.5,
    misjudges={"amateur": (0.06,), "expert": (0.0,)},
    effort=Effort(horizon=16, lap=256, runners=8, margin=0.1, drop=2.5),
)
EVERY_MODE: Final = [
    *[{"players": players} for players in "1234"],
    *[{"players": players, "horde": "yes"} for players in "1234"],
    *[{"players": players} for players in "1234"],
    {"players": "1", "rounds": "6", "random_start": "yes"},
    {"players": "1", "fog_of_war": "yes", "first_game": "yes"},
    {"rounds": "6"},
    {"istar": "yes"},
    {"players": "3", "fog_of_war": "yes"},
    {"players": "3", "istar": "yes", "last_round": "to_recovery"},
    {"players": "4", "horde": "yes"},
    {"players": "4"},
]
DRONES: Final = Package(
    name="drones",
    rules=lambda: CARD_SETS.game(SHIPPED),
    cards=CARD_SETS,
    levels=LEVELS,
    telling=TELLING,
    look=LOOK,
    lab=Lab(
        ladder={
            "Dronovody alone": {"players": "1"},
            "Dronovody": {},
            "Dronovody, three players": {"players": "3"},
            "Dronovody, four players": {"players": "4"},
        },
        bench={"drones": {}, "drones+solo": {"players": "1"}, "drones+four": {"players": "4"}},
        course=Course(games=30_000, seed=5, options=[*EVERY_MODE], noise=0.008, rate=(0.01, 0.0007), looks_back=0.9),
    ),
)
