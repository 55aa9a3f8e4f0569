"""Siege: everything the game brings."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rubizh.bots.bot import Bot
from rubizh.bots.search import Effort
from rubizh.games.lab import Course, Lab, SmallGame
from rubizh.games.levels import Levels
from rubizh.games.package import Package
from rubizh.games.siege.bots.greedy import GreedySiege
from rubizh.games.siege.bots.judge import SiegeJudge, new_nets
from rubizh.games.siege.lab.proofs import PROOFS
from rubizh.games.siege.rules import game
from rubizh.games.siege.telling.telling import TELLING
from rubizh.games.siege.terminal.board import LOOK

HERE: Final = Path(__file__).parent


def openspiel(name: str, seconds: float, seed: int) -> Bot:
    from rubizh.games.siege.lab.openspiel import bot

    return bot(name, seconds, seed)


def small_games() -> Mapping[str, SmallGame]:
    from rubizh.games.siege.lab.exploit import SMALL_GAMES

    return SMALL_GAMES


LEVELS: Final = Levels(
    greedy=GreedySiege,
    nets=new_nets,
    judge=SiegeJudge,
    learned=HERE / "bots" / "learned.json",
    overlooks=0.4,
    misjudges={"amateur": (0.12, 0.12), "expert": (0.0, 0.0)},  # attacking and defending
    effort=Effort(horizon=16, lap=256, runners=8, margin=0.15, drop=2.5),
    methods=("pimc", "epimc", "ris"),
    peers={"openspiel": openspiel},
)
SIEGE: Final = Package(
    name="siege",
    rules=lambda: game.SIEGE,
    cards=None,
    levels=LEVELS,
    telling=TELLING,
    look=LOOK,
    lab=Lab(
        ladder={"Siege": {}},
        bench={"siege": {}, "siege+tactics": {"tactics": "yes"}},
        course=Course(
            games=90_000,
            seed=21,
            options=[{}, {}, {}, {"tactics": "yes"}],
            noise=0.06,
            rate=(0.05, 0.003),
        ),
        share=PROOFS,
        small_games=small_games,
    ),
)
