"""How balanced a card set of Invaders is: `python -m rubizh.games.invaders.lab.balance GAMES BOT [FOLDER]` plays it."""

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
from rubizh.games.invaders.rules.cards import MANKIND
from rubizh.games.invaders.rules.choices import Play
from rubizh.games.invaders.rules.state import (
    BOTH_EMPTY,
    BOTH_LOST,
    CRATE,
    EURASIA_LOST,
    INVADER_SHORT,
    MANKIND_SHORT,
    NO_HEROES,
    PLOT_FAILED,
    SPRAYER,
    WINNER,
    Invaders,
)
from rubizh.games.study import Notes, study

ENDINGS: Final[dict[int, str]] = {
    INVADER_SHORT: "the Invader's deck",
    PLOT_FAILED: "the plot track",
    CRATE: "the crate",
    MANKIND_SHORT: "Mankind's deck",
    EURASIA_LOST: "Eurasia",
    BOTH_LOST: "Pacific Rim and Africa",
    NO_HEROES: "the heroes",
    SPRAYER: "the sprayer",
    BOTH_EMPTY: "both decks at once",
}
DEAD: Final = 0.02
SURE: Final = 1.96  # standard errors on either side of a share


class Tally(Notes[Invaders]):
    """What was counted over some games."""

    def __init__(self) -> None:
        self.games = 0
        self.endings: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()  # of both sides together
        self.held: Counter[str] = Counter()  # in how many games each card was in a hand
        self.played: Counter[str] = Counter()
        self.held_now: set[int] = set()
        self.played_now: set[int] = set()

    def saw(self, s: Invaders, choice: Choice) -> None:
        self.held_now.update(*s.hands)
        if isinstance(choice, Play):
            self.played_now.add(int(choice.card))

    def ended(self, game: Game[Any, Any], s: Invaders) -> None:
        cards = s.rules.cards
        self.games += 1
        self.endings[int(s.ending)] += 1
        self.turns[int(s.turns)] += 1
        self.held.update(cards[c].name for c in self.held_now)
        self.played.update(cards[c].name for c in self.played_now)
        self.held_now, self.played_now = set(), set()

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.endings += other.endings
        self.turns += other.turns
        self.held += other.held
        self.played += other.played

    @property
    def mankind(self) -> int:
        """The games that Mankind has won."""
        return sum(n for ending, n in self.endings.items() if WINNER[ending] == MANKIND)


def share(part: int, whole: int) -> str:
    """A share with its 95 % interval."""
    p = part / whole
    return f"{p:.1%} ± {SURE * sqrt(p * (1 - p) / whole):.1%}"


def lengths(turns: Counter[int]) -> str:
    """Turns a side: the shortest and the longest game, the mean, and the middle 98 of 100."""
    sorted_turns = sorted(turns.elements())
    ends = [sorted_turns[len(sorted_turns) * hundredth // 100] / 2 for hundredth in (1, 99)]
    mean = sum(sorted_turns) / len(sorted_turns) / 2
    return f"{sorted_turns[0] / 2}–{sorted_turns[-1] / 2}, mean {mean:.1f}, 98 % within {ends[0]}–{ends[1]}"


def rates(tally: Tally) -> list[tuple[float, str]]:
    """How often each card was played in the games in which it was drawn, rarest first."""
    return sorted((tally.played[name] / times, name) for name, times in tally.held.items())


def listed(found: list[tuple[float, str]]) -> str:
    return ", ".join(f"{name} {rate:.1%}" for rate, name in found) or "none"


def report(tally: Tally, console: Console) -> None:
    """Every figure with its target."""
    played = rates(tally)
    table = Table("figure", "target", "measured")
    table.add_row("Mankind wins", "45–55 %", share(tally.mankind, tally.games))
    table.add_row("turns a side", "8–30", lengths(tally.turns))
    for ending, name in ENDINGS.items():
        target = "" if ending == BOTH_EMPTY else "at least 1 %"  # which only ever happens to an Invader who is not careful
        table.add_row(f"ends by {name}", target, share(tally.endings[ending], tally.games))
    table.add_row("cards hardly ever played", "none below 2 %", listed([rate for rate in played if rate[0] < DEAD]))
    console.print(table)
    console.print(f"Played in so many of the games in which they were drawn: {listed(played)}")


def main(arguments: list[str]) -> None:
    games, bot = int(arguments[0]), arguments[1]
    folder = Path(arguments[2]) if len(arguments) > 2 else None
    console = Console(width=160)
    console.print(f"Invaders, {bot} against itself, {games} games")
    report(study("invaders", folder, {}, bot, games, Tally), console)


if __name__ == "__main__":
    main(sys.argv[1:])
