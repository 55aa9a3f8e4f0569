"""How balanced a card set of Dronovody is: `python -m rubizh.games.drones.lab.balance GAMES BOT [FOLDER]` lets bots play it."""

from __future__ import annotations

import sys
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from rubizh.engine.flow import Choice
from rubizh.engine.game import Game
from rubizh.games import GAMES
from rubizh.games.drones.rules.cards import DRONE, SUPPORT
from rubizh.games.drones.rules.choices import Buy, Play
from rubizh.games.drones.rules.game import DronesGame
from rubizh.games.drones.rules.scoring import score, won
from rubizh.games.drones.rules.state import FOUR_WOUNDED, ROTATION, TECHNOLOGY, TRENCH_EMPTY, Drones
from rubizh.games.study import Notes, study

ENDINGS: Final = {ROTATION: "rotation", TECHNOLOGY: "technology", FOUR_WOUNDED: "four wounded", TRENCH_EMPTY: "Trench empty"}
PLAYERS: Final = ("1", "2", "3", "4")
SURE: Final = 1.96  # standard errors on either side of a share


class Tally(Notes[Drones]):
    """What was counted over some games."""

    def __init__(self) -> None:
        self.games = 0
        self.endings: Counter[str] = Counter()
        self.points: list[int] = []
        self.rounds: Counter[int] = Counter()
        self.played: Counter[str] = Counter()  # cards played or bought, in how many games that were won
        self.ever: Counter[str] = Counter()  # the same in all games
        self.now: set[str] = set()

    def saw(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Play | Buy):
            self.now.add(s.rules.set.cards[choice.card].name)

    def ended(self, game: Game[Any, Any], s: Drones) -> None:
        self.games += 1
        self.endings[ENDINGS[int(s.ending)]] += 1
        self.rounds[int(s.round)] += 1
        self.ever.update(self.now)
        if won(s):
            self.points += [score(s, seat) for seat in range(s.rules.players)]
            self.played.update(self.now)
        self.now = set()

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.endings += other.endings
        self.points += other.points
        self.rounds += other.rounds
        self.played += other.played
        self.ever += other.ever

    @property
    def won(self) -> int:
        return self.endings["rotation"] + self.endings["technology"]


def share(part: int, whole: int) -> str:
    """A share with its 95 % interval."""
    if whole == 0:
        return "–"
    p = part / whole
    return f"{p:.1%} ± {SURE * sqrt(p * (1 - p) / whole):.1%}"


def row(tally: Tally) -> list[str]:
    points = f"{sum(tally.points) / len(tally.points):.1f}" if tally.points else "–"
    ends = ", ".join(f"{name} {n / tally.games:.0%}" for name, n in tally.endings.most_common())
    return [share(tally.won, tally.games), share(tally.endings["technology"], tally.won), points, ends]


def unused(tallies: list[Tally], names: list[str]) -> str:
    """The cards that nobody played or bought in a game that was won."""
    played = sum((tally.played for tally in tallies), Counter())
    return ", ".join(name for name in names if not played[name]) or "none"


def rates(tallies: list[Tally], names: list[str]) -> str:
    """In how many of the games that were won each card was played or bought, rarest first."""
    won = max(sum(tally.won for tally in tallies), 1)
    played = sum((tally.played for tally in tallies), Counter())
    return ", ".join(f"{name} {played[name] / won:.0%}" for name in sorted(names, key=lambda name: played[name]))


def main(arguments: list[str]) -> None:
    games, bot = int(arguments[0]), arguments[1]
    folder = Path(arguments[2]) if len(arguments) > 2 else None
    console = Console(width=160)
    tallies: list[Tally] = []
    for title, options in {"base": {}, "horde": {"horde": "yes"}}.items():
        table = Table(
            "players", "survives", "of these by technology", "points", "endings", title=f"{title}: {bot}, {games} games"
        )
        for players in PLAYERS:
            tally = study("drones", folder, {"players": players, **options}, bot, games, Tally)
            tallies.append(tally)
            table.add_row(players, *row(tally))
        console.print(table)
    game = GAMES["drones"].with_cards(folder)
    assert isinstance(game, DronesGame)
    cards = game.set.cards
    for title, deck in {"Support cards": SUPPORT, "Drones": DRONE}.items():
        names = [card.name for card in cards if card.deck == deck and not card.drone.starting]
        console.print(f"{title} never used in a game that was won: {unused(tallies, names)}")
        console.print(f"{title}, used in so many of the games that were won: {rates(tallies, names)}")


if __name__ == "__main__":
    main(sys.argv[1:])
