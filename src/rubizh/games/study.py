"""Many games of a bot with itself, and whatever somebody wants to count in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from rich.console import Console
from rich.progress import Progress

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, Choice, asked, choose
from rubizh.engine.game import Game
from rubizh.games import GAMES
from rubizh.games.opponents import opponent

BATCH: Final = 25

S = TypeVar("S")


class Notes(Generic[S]):
    """What is counted: in every choice before it is made, and once a game is over."""

    def saw(self, s: S, choice: Choice) -> None:
        return

    def ended(self, game: Game[Any, Any], s: S) -> None:
        raise NotImplementedError

    def add(self, other: Any) -> None:
        """What somebody else has counted."""
        raise NotImplementedError


N = TypeVar("N", bound=Notes[Any])
Task = tuple[str, str, Mapping[str, str], str, range, Callable[[], N]]


def watch(name: str, game: Game[Any, Any], options: Mapping[str, str], bot: str, seed: int, notes: Notes[Any]) -> None:
    """One game, every seat played by a bot of that name."""
    s = game.new(options)
    nature = Dealer(seed)
    seats = game.seats(options)
    bots = [opponent(GAMES[name], bot, seed * len(seats) + seat) for seat in range(len(seats))]
    while not s.over:
        seat = asked(s).seat
        choice = nature.pick(asked(s).options) if seat == NATURE else bots[seat].choose(game.view(s, seat))
        notes.saw(s, choice)
        choose(s, choice)
    notes.ended(game, s)


def batch(task: Task[N]) -> N:
    name, folder, chosen, bot, seeds, new_notes = task
    game = GAMES[name].with_cards(Path(folder) if folder else None)
    notes = new_notes()
    for seed in seeds:
        watch(name, game, game.with_defaults(chosen), bot, seed, notes)
    return notes


def study(
    name: str, folder: Path | None, chosen: Mapping[str, str], bot: str, games: int, notes: Callable[[], N], processes: int = 0
) -> N:
    """The same seeds give the same figures, however many processes play them."""
    GAMES[name].with_cards(folder)  # what is wrong with it is said here, once
    at = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    tasks = [(name, str(folder or ""), chosen, bot, seeds, notes) for seeds in at]
    together = notes()
    with Pool(processes or None) as pool, Progress(console=Console(stderr=True), transient=True) as progress:
        for part in progress.track(pool.imap(batch, tasks), total=len(tasks), description=name):
            together.add(part)
    return together
