"""`make pictures`: draws the pictures of the documentation from real games."""

from __future__ import annotations

import io
import os
from pathlib import Path

from rich.console import Console

from rubizh.language import Language
from rubizh.terminal.play import Play
from rubizh.terminal.screen import Screen
from rubizh.terminal.sitting import Sitting
from tests.browser.laid import go_on, opening

HERE = Path(__file__).parent


def sitting(name: str, options: dict[str, str], seed: str, choices: int, level: str = "greedy") -> Sitting:
    """A game so many choices old, waiting for the first seat."""
    now = opening(name, options, seed, level)
    while len(now.played.choices) < choices or now.seat != 0:
        go_on(now)
    return now


def draw(command: str, language: str, width: int, now: Sitting) -> str:
    os.environ["COLUMNS"] = str(width)
    play = Play(Screen(Language(language)), now, Path(os.devnull))
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True)
    console.print(play.look.draw(play.scene(0)))
    console.print(play.question(0))
    return console.export_svg(title=command, unique_id="rubizh")


def write(name: str, picture: str) -> None:
    (HERE / f"{name}.svg").write_text(picture, encoding="utf-8")


def main() -> None:
    write("siege-terminal", draw("rubizh play siege --tactics", "en", 90, sitting("siege", {"tactics": "yes"}, "11", 120)))
    now = sitting("drones", {"players": "2"}, "6", 150)
    write("drones-terminal", draw("rubizh play drones", "en", 118, now))
    write("invaders-terminal", draw("rubizh play invaders", "en", 118, sitting("invaders", {}, "8", 143)))
    write("afu-terminal", draw("rubizh play afu --lang uk", "uk", 118, sitting("afu", {}, "5", 430)))


if __name__ == "__main__":
    main()
