"""`make pictures`: draws the pictures of the documentation from real games."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

from rubizh.engine.flow import NATURE
from rubizh.engine.record import Played
from rubizh.games import GAMES
from rubizh.language import Language
from rubizh.terminal.look import Scene, lines
from rubizh.terminal.looks import LOOKS
from rubizh.terminal.players import Player
from rubizh.terminal.sitting import SEED, Sitting

WIDTH = 90


def sitting(name: str, options: dict[str, str], choices: int) -> Sitting:
    """A game between two greedy opponents, so many choices old, waiting for the first seat."""
    game = GAMES[name]
    played = Played(game, game.with_defaults(options), {}, {SEED: "11"})
    now = Sitting(played, [Player("greedy") for _ in played.seats])
    while len(played.choices) < choices or now.seat != 0:
        now.choose(now.dealt() if now.seat == NATURE else now.advised(now.seat, "greedy"))
    return now


def picture(name: str, options: dict[str, str], choices: int, language: Language) -> str:
    now = sitting(name, options, choices)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    log = lines(now.logs[0], now.fresh(0), language)
    console.print(LOOKS[name].draw(Scene(language, now.view(0), ["Оля", "greedy"], log, WIDTH, 0)))
    console.print(f" {language.say(LOOKS[name].seats[0])}: {language.say(now.played.game.question(now.view(0)))}", style="bold")
    return console.export_svg(title="rubizh play siege --tactics", unique_id="rubizh")


here = Path(__file__).parent
(here / "siege-terminal.svg").write_text(picture("siege", {"tactics": "yes"}, 120, Language("en")), encoding="utf-8")
