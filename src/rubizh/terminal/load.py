"""`rubizh load`: how many tables this machine can serve."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.terminal.arguments import Parser
from rubizh.terminal.input_error import InputError
from rubizh.terminal.screen import Screen

if TYPE_CHECKING:
    from rubizh.lab.load import Figures

ADDRESS: Final = re.compile(r"http://\S+?:\d+")
TABLES: Final = 300
SECONDS: Final = 30
MOST: Final = {"--tables": 5000, "--seconds": 3600}
HEADS: Final[list[Sentence]] = [
    Sentence("tables"),
    Sentence("moves"),
    Sentence("p50 ms"),
    Sentence("p99 ms"),
    Sentence("longest ms"),
    Sentence("KB a table, idle"),
    Sentence("KB a table, both connected"),
    Sentence("server's cores"),
    Sentence("load's cores"),
    Sentence("failures"),
]


def load_command(screen: Screen, argv: list[str]) -> None:
    parser = load_parser(screen.language)
    given = parser.read(argv)
    if given["help"]:
        screen.print_help(parser.format_help())
        return
    tables = number(given["tables"], "--tables", TABLES)
    seconds = number(given["seconds"], "--seconds", SECONDS)
    thinking = [False, True] if given["thinking"] else [False]
    rows = [(measured(screen, tables, seconds, thinks), thinks) for thinks in thinking]
    show(screen, rows)


def load_parser(language: Language) -> Parser:
    text = language.text
    about = text(
        "Serve many tables with two scripted players each, a move a second, and measure how soon one sees the other's moves."
    )
    parser = Parser(language, "load", about)
    parser.what.add_argument("--tables", metavar=text("N"), help=text("how many, default {n}", n=TABLES))
    parser.what.add_argument("--seconds", metavar=text("N"), help=text("how long, default {n}", n=SECONDS))
    parser.what.add_argument("--thinking", action="store_true", help=text("a second time, while the strongest opponent thinks"))
    return parser


def number(given: str | None, flag: str, default: int) -> int:
    if given is None:
        return default
    if not given.isdecimal() or not 0 < int(given) <= MOST[flag]:
        facts: dict[str, int | str | Sentence] = {"flag": flag, "value": given, "most": MOST[flag]}
        raise InputError(Sentence("“{flag}” needs a number from 1 to {most}, not “{value}”", facts))
    return int(given)


@contextmanager
def served() -> Iterator[tuple[str, int]]:
    """A server of its own with an empty data folder: its address and process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-P", "-m", "rubizh.terminal.main", "--lang", "en", "table", "--no-browser", "--port", "0"]
        process = subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            found = ADDRESS.search(process.stdout.readline())
            if found is None:
                raise InputError(Sentence("the table did not start"))
            yield found[0], process.pid
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def measured(screen: Screen, tables: int, seconds: int, thinks: bool) -> Figures:
    from rich.progress import Progress

    from rubizh.lab.load import Server, measure, while_thinking

    with served() as (address, process), Progress(console=screen.console, transient=True) as progress:
        bars = {
            "open": progress.add_task(screen.language.text("tables are opened"), total=tables),
            "seat": progress.add_task(screen.language.text("players sit down"), total=tables),
        }
        work = measure(address, Server(process), tables, float(seconds), 1.0, lambda what: progress.advance(bars[what]))
        return asyncio.run(while_thinking(address, work) if thinks else work)


def show(screen: Screen, rows: list[tuple[Figures, bool]]) -> None:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    for head in HEADS:
        table.add_column(screen.language.say(head), justify="right")
    for found, thinks in rows:
        cells = [found.tables, found.moves, *[f"{1000 * one:.1f}" for one in (found.p50, found.p99, found.longest)]]
        cells += [
            f"{found.idle_kilobytes:.0f}",
            f"{found.seated_kilobytes:.0f}",
            f"{found.server_cpu:.2f}",
            f"{found.load_cpu:.2f}",
        ]
        name = screen.language.text("with a master thinking") if thinks else ""
        table.add_row(name, *map(str, [*cells, found.failures]))
    screen.show(table)
