"""`make soak`: the laws on many more random games of every game and option set than a test should take."""

from __future__ import annotations

import sys
from multiprocessing import Pool

from rich.progress import track

from rubizh.engine.laws import Lawbook
from rubizh.games import GAMES
from tests.laws.test_laws import EVERY_OPTION_SET

GAMES_EACH = int(sys.argv[1]) if len(sys.argv) > 1 else 500


def lawful(number: int) -> None:
    name, options = EVERY_OPTION_SET[number % len(EVERY_OPTION_SET)]
    Lawbook(GAMES[name], options, 1_000_000 + number).play(thorough=3)


def main() -> None:
    games = GAMES_EACH * len(EVERY_OPTION_SET)
    with Pool() as pool:
        for _ in track(pool.imap_unordered(lawful, range(games), chunksize=5), total=games, description="Laws"):
            pass
    print(f"{games} passed, 0 failed")


if __name__ == "__main__":
    main()
