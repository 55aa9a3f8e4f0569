"""`make soak`: the laws on many more random games, and many more attacks on the table, than a test should take."""

from __future__ import annotations

import sys
from multiprocessing import Pool
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.progress import track

from rubizh.engine.laws import Lawbook
from rubizh.games import GAMES
from tests.laws.test_laws import EVERY_OPTION_SET
from tests.table.fuzz import attacked

GAMES_EACH = int(sys.argv[1]) if len(sys.argv) > 1 else 500
SERVERS = int(sys.argv[2]) if len(sys.argv) > 2 else 25
MESSAGES_EACH = 4000


def lawful(number: int) -> None:
    name, options = EVERY_OPTION_SET[number % len(EVERY_OPTION_SET)]
    Lawbook(GAMES[name].rules, options, 1_000_000 + number).play(thorough=3)


def unharmed(number: int) -> int:
    """How many messages a server has withstood."""
    with TemporaryDirectory() as folder:
        return attacked(f"sqlite:///{Path(folder, 'table.db')}", 1_000_000 + number, MESSAGES_EACH)


def main() -> None:
    games = GAMES_EACH * len(EVERY_OPTION_SET)
    with Pool() as pool:
        for _ in track(pool.imap_unordered(lawful, range(games), chunksize=5), total=games, description="Laws"):
            pass
        withstood = track(pool.imap_unordered(unharmed, range(SERVERS)), total=SERVERS, description="Attacks")
        messages = sum(withstood)
    print(f"{games} games passed, 0 failed; {messages} messages withstood")


if __name__ == "__main__":
    main()
