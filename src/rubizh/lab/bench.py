"""`rubizh bench`: the speed of every game, compiled against interpreted and against a peer, as ratios of one run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from textwrap import wrap
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rubizh.build import build
from rubizh.engine.words import Sentence
from rubizh.lab.measure import OURS, PEER, Row
from rubizh.language import Language

ROUNDS: Final = 3  # each row is measured in turn, this often, and its best round counts: the machine has other things to do
PEERS: Final = [f"{PEER}hearts", f"{PEER}gin_rummy"]
YARDSTICK: Final = PEERS[0]
HEADING: Final = 8  # a longer heading is broken between its words
BUILDS: Final = {
    "compiled": Sentence("compiled", {}),
    "interpreted": Sentence("interpreted", {}),
    "peer": Sentence("OpenSpiel", {}),
}


class Unmeasured(Exception):
    """A measurement that failed, and the last line that its process said."""

    def __init__(self, name: str, last: str) -> None:
        super().__init__(f"{name}: {last}")
        self.name: Final = name
        self.last: Final = last


def plan(games: list[str]) -> list[tuple[str, bool]]:
    """What to measure: each game's option sets as installed and interpreted, and the peers where they are installed."""
    names = [name for name in OURS if OURS[name][0] in games]
    builds = [False, True] if build() == "compiled" else [True]
    peers = [(name, False) for name in PEERS] if find_spec("pyspiel") else []
    return [(name, interpreted) for name in names for interpreted in builds] + peers


def measured(name: str, interpreted: bool, seconds: float) -> Row:
    environment = {**os.environ, "RUBIZH_INTERPRETED": "1" if interpreted else "0"}
    command = [sys.executable, "-m", "rubizh.lab.measure", name, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Unmeasured(name, (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1])
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def better(one: Row | None, other: Row) -> Row:
    return other if one is None or other["decisions_per_second"] > one["decisions_per_second"] else one


def bench(games: list[str], seconds: float, language: Language) -> list[Row]:
    """Every row, with progress on the standard error."""
    todo = plan(games)
    rows: dict[tuple[str, bool], Row] = {}
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(language.text("Measuring"), total=ROUNDS * len(todo))
        for _ in range(ROUNDS):
            for name, interpreted in todo:
                found = measured(name, interpreted, seconds / ROUNDS)
                rows[name, interpreted] = better(rows.get((name, interpreted)), found)
                progress.advance(task)
    return list(rows.values())


def ratio(row: Row, other: Row | None) -> str:
    return "–" if other is None else f"{row['decisions_per_second'] / other['decisions_per_second']:.2f} ×"


def empty_table(language: Language) -> Table:
    """The headings, narrow enough for a terminal of 80 columns."""
    shown = Table(box=SIMPLE_HEAD, padding=0, show_edge=False)
    shown.add_column(language.text("game"), no_wrap=True)
    shown.add_column(language.text("build"), no_wrap=True)
    for heading in (
        language.text("decisions/s"),
        language.text("games/s"),
        language.text("clone µs"),
        language.text("claim proof"),
        language.text("to interpreted"),
        language.text("to {peer}", peer=YARDSTICK.removeprefix(PEER)),
    ):
        shown.add_column("\n".join(wrap(heading, HEADING, break_long_words=False)), justify="right", no_wrap=True)
    return shown


def table(rows: list[Row], language: Language) -> Table:
    shown = empty_table(language)
    yardstick = next((row for row in rows if row["name"] == YARDSTICK), None)
    for row in rows:
        slow = next((other for other in rows if other["name"] == row["name"] and other["build"] == "interpreted"), None)
        shown.add_row(
            row["name"].removeprefix(PEER),
            language.say(BUILDS[row["build"]]),
            f"{row['decisions_per_second']:,}",
            f"{row['games_per_second']:,.0f}",
            f"{row['clone_us']:.2f}",
            f"{row['proof_share']:.0%}" if "proof_share" in row else "–",
            ratio(row, slow),
            ratio(row, yardstick),
        )
    return shown


def show(games: list[str], seconds: float, as_json: bool, language: Language) -> None:
    rows = bench(games, seconds, language)
    if as_json:
        print(json.dumps(rows, indent=2))
        return
    Console().print(table(rows, language))
    if not any(row["build"] == "peer" for row in rows):
        print(language.text("OpenSpiel is not installed: `pip install open_spiel` adds its games to the comparison."))
