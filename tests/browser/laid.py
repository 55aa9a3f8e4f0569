"""Tables at which a fixed game waits for whoever comes: the same cards and the same moves at every run."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from rubizh.engine.flow import NATURE
from rubizh.engine.record import Played
from rubizh.games import GAMES
from rubizh.table.room import edition
from rubizh.table.storage import EventRow, SeatRow, Storage, TableRow
from rubizh.terminal.players import Player
from rubizh.terminal.rivals import Rivals
from rubizh.terminal.sitting import SEED, Sitting

MOST: Final = 3000  # choices until what a test waits for has come
GREEDY: Final = "greedy"

Until = Callable[[Sitting], bool]


def opening(name: str, options: dict[str, str], seed: str, level: str = GREEDY) -> Sitting:
    """A game between computer opponents of a level, about to begin."""
    game = GAMES[name].rules
    played = Played(game, game.with_defaults(options), {}, {SEED: seed})
    return Sitting(played, [Player(level) for _ in played.seats])


def go_on(now: Sitting) -> None:
    now.choose(now.dealt() if now.seat == NATURE else Rivals(now, print).answer(now.seat))


def played_until(now: Sitting, until: Until) -> Sitting:
    """The game gone on until something is so."""
    for _ in range(MOST):
        if until(now):
            return now
        go_on(now)
    raise AssertionError(f"it is not so within {MOST} choices")


def asks(step: str, seat: int = 0) -> Until:
    """A seat is asked at a step of this name."""
    return lambda now: now.seat == seat and type(now.played.s.todo[-1]).__name__ == step


def keep(storage: Storage, name: str, now: Sitting, seats: list[SeatRow]) -> None:
    """Put a game on a table of that name as if it had been played there a minute ago."""
    played, then = now.played, time.time() - 60
    row = TableRow(name, played.game.name, edition(played.game), played.options, played.notes[SEED], then, over=now.over)
    made = enumerate(zip(played.who, played.choices, strict=True), start=1)
    storage.add_table(row, seats)
    storage.append([EventRow(name, number, "choice", who, choice.text, time=then) for number, (who, choice) in made])


def lay(folder: Path, games: dict[str, Sitting]) -> None:
    """Tables with these games in the data folder of a server that does not run yet; every seat waits for somebody."""
    folder.mkdir()
    storage = Storage(f"sqlite:///{folder / 'table.db'}")
    for name, now in games.items():
        seats = range(len(now.played.seats))
        keep(storage, name, now, [SeatRow(name, seat, "open", invite=f"to-{name}-{seat}") for seat in seats])
    storage.close()


def join(page: Page, address: str, name: str, seat: int) -> None:
    """Take a seat at a table that waits."""
    answer = page.request.post("/api/join", data={"invite": f"to-{name}-{seat}"}, headers={"Origin": address})
    assert answer.ok, answer.text()
