"""How balanced a card set of AFU is: `python -m rubizh.games.afu.lab.balance GAMES OPPONENT [FOLDER]` plays it against itself."""

from __future__ import annotations

import sys
from collections import Counter
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, asked, choose
from rubizh.engine.game import Game
from rubizh.games.afu.package import AFU, CARD_SETS
from rubizh.games.afu.rules.choices import Buy
from rubizh.games.afu.rules.scoring import lost, rank, score
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.rules.story import RANK_NAMES
from rubizh.games.opponents import opponent

DEAD: Final = 0.01
EVERYWHERE: Final = 0.60
BATCH: Final = 25
LADDER: Final = ["lost", *(name.text for name in RANK_NAMES)]


class Tally:
    """What was counted over some games."""

    def __init__(self) -> None:
        self.games = 0
        self.winners: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.points: list[int] = []
        self.ranks: Counter[str] = Counter()
        self.shown: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.winners += other.winners
        self.rounds += other.rounds
        self.points += other.points
        self.ranks += other.ranks
        self.shown += other.shown
        self.bought += other.bought


def played(game: Game[Any, Any], options: dict[str, str], name: str, seed: int, tally: Tally) -> None:
    """One game, with every card that was on display and every card bought."""
    s: Afu = game.new(options)
    nature = Dealer(seed)
    bots = [opponent(AFU, name, seed * 2 + seat) for seat in range(s.rules.players)]
    names = [card.name for card in s.rules.set.cards]
    shown: set[str] = set()
    bought: set[str] = set()
    while not s.over:
        seat = asked(s).seat
        choice = nature.pick(asked(s).options) if seat == NATURE else bots[seat].choose(game.view(s, seat))
        shown |= {names[c] for c in s.display if c >= 0}
        if isinstance(choice, Buy):
            bought.add(names[choice.card])
        choose(s, choice)
    tally.shown.update(shown)
    tally.bought.update(bought)
    count(s, game.result(s).winners(), tally)


def count(s: Afu, winners: list[int], tally: Tally) -> None:
    tally.games += 1
    tally.rounds.append(s.round)
    tally.points += [score(s, seat) for seat in range(s.rules.players)]
    tally.winners[("first", "second")[winners[0]] if winners else "nobody"] += 1
    if s.rules.players == 1:
        tally.ranks["lost" if lost(s) else RANK_NAMES[rank(s)].text] += 1


def batch(task: tuple[str, dict[str, str], str, range]) -> Tally:
    folder, chosen, name, seeds = task
    game = CARD_SETS.game(Path(folder))
    tally = Tally()
    for seed in seeds:
        played(game, game.with_defaults(chosen), name, seed, tally)
    return tally


def study(folder: Path, chosen: dict[str, str], name: str, games: int) -> Tally:
    """The same seeds give the same figures, however many processes play them."""
    tasks = [(str(folder), chosen, name, range(at, min(at + BATCH, games))) for at in range(0, games, BATCH)]
    tally = Tally()
    with Pool() as pool, Progress(console=Console(stderr=True), transient=True) as progress:
        for part in progress.track(pool.imap(batch, tasks), total=len(tasks), description="AFU"):
            tally.add(part)
    return tally


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
    folder = Path(arguments[2]) if len(arguments) > 2 else CARD_SETS.shipped
    console = Console()
    console.print(f"Two commanders, {name} against itself, {games} games")
    report(study(folder, {}, name, games), console)
    for level in ("easy", "hard", "incredible"):
        ranks = study(folder, {"players": "1", "level": level}, name, games).ranks
        shares = ", ".join(f"{rank} {ranks[rank] / games:.1%}" for rank in LADDER if ranks[rank])
        console.print(f"Alone, {level}: median {median(ranks)}; {shares}")


if __name__ == "__main__":
    main(sys.argv[1:])
