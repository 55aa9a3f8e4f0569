"""`rubizh bench`: the speed of every game and of the searches, compiled, interpreted and a peer, as ratios of one run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from textwrap import wrap
from typing import Any, Final, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rubizh.build import build
from rubizh.engine.words import Sentence
from rubizh.lab.measure import PEER, Row, option_sets
from rubizh.lab.search_speed import searches
from rubizh.language import Language

ROUNDS: Final = 3  # each row is measured in turn, this often, and its best round counts: the machine has other things to do
PEERS: Final = [f"{PEER}hearts", f"{PEER}gin_rummy"]
YARDSTICK: Final = PEERS[0]
PLAY: Final = "measure"  # random play, and searches: what measures them
SEARCH: Final = "search_speed"
HEADING: Final = 8  # a longer heading is broken between its words
BUILDS: Final = {
    "compiled": Sentence("compiled"),
    "interpreted": Sentence("interpreted"),
    "peer": Sentence("OpenSpiel"),
}


class Unmeasured(Exception):
    """A measurement that failed, and the last line that its process said."""

    def __init__(self, name: str, last: str) -> None:
        super().__init__(f"{name}: {last}")
        self.name: Final = name
        self.last: Final = last


class Task(NamedTuple):
    """What to measure: random play or a search, by its name, and in which build."""

    kind: str
    name: str
    interpreted: bool


def plan(games: list[str]) -> list[Task]:
    """Each game's option sets as installed and interpreted, its searches as installed, and the peers where they are installed."""
    builds = [False, True] if build() == "compiled" else [True]
    play = [Task(PLAY, name, interpreted) for name in option_sets(games) for interpreted in builds]
    search = [Task(SEARCH, name, builds[0]) for name in searches(games)]
    if find_spec("pyspiel"):
        play += [Task(PLAY, name, False) for name in PEERS]
        search += [Task(SEARCH, YARDSTICK, False)] if search else []
    return play + search


def measured(task: Task, seconds: float) -> Row:
    environment = {**os.environ, "RUBIZH_INTERPRETED": "1" if task.interpreted else "0"}
    command = [sys.executable, "-m", f"rubizh.lab.{task.kind}", task.name, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Unmeasured(task.name, (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1])
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def better(one: Row | None, other: Row) -> Row:
    return other if one is None or other["decisions_per_second"] > one["decisions_per_second"] else one


def bench(games: list[str], seconds: float, language: Language) -> dict[str, list[Row]]:
    """The rows of play and of search, with progress on the standard error."""
    tasks = plan(games)
    best: dict[Task, Row] = {}
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        shown = progress.add_task(language.text("Measuring"), total=ROUNDS * len(tasks))
        for _ in range(ROUNDS):
            for task in tasks:
                best[task] = better(best.get(task), measured(task, seconds / ROUNDS))
                progress.advance(shown)
    return {name: [best[task] for task in tasks if task.kind == kind] for name, kind in (("play", PLAY), ("search", SEARCH))}


def ratio(row: Row, other: Row | None) -> str:
    return "–" if other is None else f"{row['decisions_per_second'] / other['decisions_per_second']:.2f} ×"


def empty_table(language: Language, names: list[str], figures: list[str]) -> Table:
    """The headings, narrow enough for a terminal of 80 columns."""
    shown = Table(box=SIMPLE_HEAD, padding=0, show_edge=False)
    for name in names:
        shown.add_column(name, no_wrap=True)
    for heading in [*figures, language.text("to {peer}", peer=YARDSTICK.removeprefix(PEER))]:
        shown.add_column("\n".join(wrap(heading, HEADING, break_long_words=False)), justify="right", no_wrap=True)
    return shown


def yardstick(rows: list[Row]) -> Row | None:
    return next((row for row in rows if row["name"] == YARDSTICK), None)


def play_table(rows: list[Row], language: Language) -> Table:
    headings = dict.fromkeys(row["heading"] for row in rows if "heading" in row)  # what a game brings beyond the usual figures
    figures = [
        language.text("decisions/s"),
        language.text("games/s"),
        language.text("clone µs"),
        *map(language.text, headings),
        language.text("to interpreted"),
    ]
    shown = empty_table(language, [language.text("game"), language.text("build")], figures)
    for row in rows:
        slow = next((other for other in rows if other["name"] == row["name"] and other["build"] == "interpreted"), None)
        shown.add_row(
            row["name"].removeprefix(PEER),
            language.say(BUILDS[row["build"]]),
            f"{row['decisions_per_second']:,}",
            f"{row['games_per_second']:,.0f}",
            f"{row['clone_us']:.2f}",
            *[f"{row['share']:.0%}" if row.get("heading") == heading else "–" for heading in headings],
            ratio(row, slow),
            ratio(row, yardstick(rows)),
        )
    return shown


def search_table(rows: list[Row], language: Language) -> Table:
    figures = [
        language.text("decisions/s"),
        language.text("with Nature's"),
        language.text("simulations/s"),
        language.text("options judged/s"),
    ]
    shown = empty_table(language, [language.text("search")], figures)
    for row in rows:
        shown.add_row(
            row["name"].removeprefix(PEER),
            f"{row['decisions_per_second']:,}",
            f"{row['with_chance_per_second']:,}",
            f"{row['simulations_per_second']:,}",
            f"{row['judged_per_second']:,}" if "judged_per_second" in row else "–",
            ratio(row, yardstick(rows)),
        )
    return shown


def show(games: list[str], seconds: float, as_json: bool, language: Language) -> None:
    rows = bench(games, seconds, language)
    if as_json:
        print(json.dumps(rows, indent=2))
        return
    Console().print(play_table(rows["play"], language))
    if rows["search"]:
        print()
        Console().print(search_table(rows["search"], language))
    if yardstick(rows["play"]) is None:
        print(language.text("OpenSpiel is not installed: `pip install open_spiel` adds its games to the comparison."))
