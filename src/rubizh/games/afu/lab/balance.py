"""How balanced a card set of AFU is: `python -m rubizh.games.afu.lab.balance GAMES OPPONENT [FOLDER]` plays it against itself."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from rubizh.engine.flow import Choice
from rubizh.engine.game import Game
from rubizh.games.afu.rules.choices import Buy
from rubizh.games.afu.rules.scoring import lost, rank, score
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.rules.story import RANK_NAMES
from rubizh.games.study import Notes, study

DEAD: Final = 0.01
EVERYWHERE: Final = 0.60
LADDER: Final = ["lost", *(name.text for name in RANK_NAMES)]


class Tally(Notes[Afu]):
    """What was counted over some games."""

    def __init__(self) -> None:
        self.games = 0
        self.winners: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.points: list[int] = []
        self.ranks: Counter[str] = Counter()
        self.shown: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()
        self.shown_now: set[str] = set()
        self.bought_now: set[str] = set()

    def saw(self, s: Afu, choice: Choice) -> None:
        """Every card that is on display, and every card bought."""
        cards = s.rules.set.cards
        self.shown_now |= {cards[c].name for c in s.display if c >= 0}
        if isinstance(choice, Buy):
            self.bought_now.add(cards[choice.card].name)

    def ended(self, game: Game[Any, Any], s: Afu) -> None:
        winners = game.result(s).winners()
        self.games += 1
        self.rounds.append(int(s.round))
        self.points += [score(s, seat) for seat in range(s.rules.players)]
        self.winners[("first", "second")[winners[0]] if winners else "nobody"] += 1
        if s.rules.players == 1:
            self.ranks["lost" if lost(s) else RANK_NAMES[rank(s)].text] += 1
        self.shown.update(self.shown_now)
        self.bought.update(self.bought_now)
        self.shown_now, self.bought_now = set(), set()

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.winners += other.winners
        self.rounds += other.rounds
        self.points += other.points
        self.ranks += other.ranks
        self.shown += other.shown
        self.bought += other.bought


def purchases(tally: Tally) -> list[tuple[float, str]]:
    """How often each card was bought in the games in which it was on display, rarest first."""
    return sorted((tally.bought[name] / times, name) for name, times in tally.shown.items())


def report(tally: Tally, console: Console) -> None:
    rates = purchases(tally)
    table = Table("figure", "target", "measured")
    table.add_row("first commander wins", "48–52 %", f"{tally.winners['first'] / tally.games:.1%}")
    table.add_row("nobody wins", "", f"{tally.winners['nobody'] / tally.games:.1%}")
    table.add_row("rounds", "12–22", f"{min(tally.rounds)}–{max(tally.rounds)}, mean {sum(tally.rounds) / tally.games:.1f}")
    table.add_row("points", "", f"mean {sum(tally.points) / len(tally.points):.1f}")
    table.add_row("cards bought too rarely", "none below 1 %", listed([rate for rate in rates if rate[0] < DEAD]))
    table.add_row("cards bought too often", "none above 60 %", listed([rate for rate in rates if rate[0] > EVERYWHERE]))
    console.print(table)


def median(ranks: Counter[str]) -> str:
    """The rank in the middle of all games."""
    below = 0
    for name in LADDER:
        below += ranks[name]
        if 2 * below >= ranks.total():
            return name
    return LADDER[-1]


def listed(rates: list[tuple[float, str]]) -> str:
    return ", ".join(f"{name} {rate:.0%}" for rate, name in rates) or "none"


def main(arguments: list[str]) -> None:
    games, name = int(arguments[0]), arguments[1]
    folder = Path(arguments[2]) if len(arguments) > 2 else None
    console = Console()
    console.print(f"Two commanders, {name} against itself, {games} games")
    report(study("afu", folder, {}, name, games, Tally), console)
    for level in ("easy", "hard", "incredible"):
        ranks = study("afu", folder, {"players": "1", "level": level}, name, games, Tally).ranks
        shares = ", ".join(f"{rank} {ranks[rank] / games:.1%}" for rank in LADDER if ranks[rank])
        console.print(f"Alone, {level}: median {median(ranks)}; {shares}")


if __name__ == "__main__":
    main(sys.argv[1:])
