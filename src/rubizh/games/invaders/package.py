"""Invaders: everything the game brings."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rubizh.bots.bot import Bot
from rubizh.bots.search import Effort
from rubizh.cards.card_sets import CardSets
from rubizh.games.invaders.bots.greedy import GreedyInvaders
from rubizh.games.invaders.bots.judge import InvadersJudge, new_nets
from rubizh.games.invaders.cards.sets import SHIPPED, check_deck, read, rules
from rubizh.games.invaders.telling.sheets import Sheets
from rubizh.games.invaders.telling.telling import TELLING
from rubizh.games.invaders.terminal.board import LOOK
from rubizh.games.lab import Course, Lab
from rubizh.games.levels import Levels
from rubizh.games.package import Package

HERE: Final = Path(__file__).parent


def openspiel(name: str, seconds: float, seed: int) -> Bot:
    from rubizh.games.invaders.lab.openspiel import bot

    return bot(INVADERS.rules, name, seconds, seed)


CARD_SETS: Final = CardSets(SHIPPED, read, rules, Sheets, check_deck)
LEVELS: Final = Levels(
    greedy=GreedyInvaders,
    nets=new_nets,
    judge=InvadersJudge,
    learned=HERE / "bots" / "learned.json",
    overlooks=0.3,
    misjudges={"amateur": (0.17, 0.17), "expert": (0.0, 0.0)},  # of Mankind, and of the Invader
    effort=Effort(horizon=16, lap=256, runners=8, margin=0.1, drop=2.5),
    peers={"openspiel": openspiel},
)
INVADERS: Final = Package(
    name="invaders",
    rules=lambda: CARD_SETS.game(SHIPPED),
    cards=CARD_SETS,
    levels=LEVELS,
    telling=TELLING,
    look=LOOK,
    lab=Lab(
        ladder={"Invaders": {}},
        bench={"invaders": {}},
        course=Course(games=20_000, seed=11, options=[{}], noise=0.02, rate=(0.05, 0.003), looks_back=0.9),
    ),
)
