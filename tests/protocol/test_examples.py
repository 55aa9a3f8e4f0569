"""The examples play, and play sensibly."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from rubizh.bots.bot import Bot
from rubizh.games import GAMES
from rubizh.games.opponents import opponent
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import Siege
from rubizh.protocol.process import ProcessBot
from tests.bots.matches import played
from tests.protocol.tables import command

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="node is not installed: the JavaScript example is not tried")
MANY = 4


def example(name: str) -> Bot:
    interpreter = sys.executable if name.endswith(".py") else str(NODE)
    return opponent(GAMES["siege"], command(interpreter, EXAMPLES / name), 1)


def ends(bot: Bot, seat: int) -> list[Siege]:
    """How its games against chance end, half of them with the tactics cards."""
    found = []
    for seed in range(MANY):
        bots = [opponent(GAMES["siege"], "random", seed), opponent(GAMES["siege"], "random", seed)]
        bots[seat] = bot
        found.append(played(SIEGE, {"tactics": "yes" if seed % 2 else "no"}, bots, seed))
    assert isinstance(bot, ProcessBot)
    bot.close()
    return found


@pytest.mark.parametrize("name", ["bot.py", pytest.param("bot.js", marks=needs_node)])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_example_beats_chance(name: str, seat: int) -> None:
    assert [SIEGE.result(s).winners() for s in ends(example(name), seat)] == [[seat]] * MANY


@needs_node
def test_both_examples_play_alike() -> None:
    one, other = ([SIEGE.facts(s) for s in ends(example(name), 0)] for name in ("bot.py", "bot.js"))
    assert one == other
