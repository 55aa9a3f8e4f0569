"""Positions to ask about, and commands of opponents, for the tests of the protocol."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rubizh.engine.dealer import Dealer, deal
from rubizh.engine.flow import asked, choose
from rubizh.engine.game import Game, View
from rubizh.games.siege.rules.game import SIEGE
from rubizh.protocol.process import ProcessBot

MISBEHAVING = Path(__file__).parent / "misbehaving.py"


def command(*words: str | Path) -> str:
    return "cmd:" + shlex.join([str(word) for word in words])


def served(game: str, opponent: str) -> str:
    """One of our own opponents, as somebody else's table would start it."""
    return command(sys.executable, "-P", "-m", "rubizh.terminal.main", "bot", game, opponent)


def misbehaving(*how: str | Path, seconds: float = 10.0) -> ProcessBot:
    words = [sys.executable, str(MISBEHAVING), *[str(word) for word in how]]
    return ProcessBot("cmd:test", 1, SIEGE, words, seconds)


def first_view(seat: int = 0) -> View:
    """A seat's first question of a game."""
    s = SIEGE.new(SIEGE.with_defaults({}))
    dealer = Dealer(1)
    deal(s, dealer)
    while asked(s).seat != seat:
        choose(s, dealer.pick(asked(s).options))
        deal(s, dealer)
    return SIEGE.view(s, seat)


def views(game: Game[Any, Any], options: dict[str, str], seed: int) -> Iterator[View]:
    """What the seats that are asked see in the course of a random game."""
    s = game.new(game.with_defaults(options))
    dealer = Dealer(seed)
    deal(s, dealer)
    while not s.over:
        yield game.view(s, asked(s).seat)
        choose(s, dealer.pick(asked(s).options))
        deal(s, dealer)
