"""The arena: the pairs of a match on all cores, each into its file as soon as it and those before it are finished."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from functools import cache
from hashlib import sha256
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Final

from rubizh import __version__
from rubizh.build import build
from rubizh.games import home
from rubizh.lab.ledger import Ledger
from rubizh.lab.pairs import Match, Pair, play_pair
from rubizh.lab.strength import Sums

AHEAD: Final = 4  # pairs for each worker that may wait for an earlier one to be finished
ROOT: Final = Path(__file__).parents[1]
TELLING: Final = {"telling", "terminal", "lab"}  # rooms that no choice depends on
PATIENCE: Final = 5.0  # seconds that a worker has to leave its game


class WorkerDied(Exception):
    """A worker process that ended in the middle of a pair, and the first pair that is missing."""

    def __init__(self, number: int) -> None:
        super().__init__(f"a worker died, pair {number} is missing")
        self.number: Final = number


@cache
def version(game: str) -> str:
    """What a game's bots run on, and a digest of all that their strength depends on: sources, what was learned, cards."""
    digest = sha256()
    shared = [path for room in ("engine", "bots") for path in (ROOT / room).rglob("*.py")]
    for path in sorted([*shared, *(ROOT / "games").glob("*.py"), *played_with(home(game))]):
        digest.update(path.read_bytes())
    return f"{__version__} {build()} {digest.hexdigest()[:8]}"


def played_with(room: Path) -> list[Path]:
    """The files of a game's room, but for those that only tell of it."""
    every = [path for kind in ("py", "json", "toml") for path in room.rglob(f"*.{kind}")]
    return [path for path in every if not set(path.relative_to(room).parts) & TELLING]


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_on(ledger: Ledger, workers: int, watch: Callable[[Sums], None]) -> None:
    """Play what is missing, until the plan is fulfilled or its test decided; pairs count in their order, whoever is quicker."""
    plan = ledger.plan
    sums = Sums(pair.score() for pair in ledger.pairs)
    watch(sums)
    missing = range(len(ledger.pairs), plan.pairs)
    with interrupted_once(), closing(played(plan.match, missing, min(workers, len(missing)))) as pairs:
        while len(ledger.pairs) < plan.pairs and (plan.sprt is None or plan.sprt.verdict(sums) is None):
            ledger.add(next(pairs))
            sums.add(ledger.pairs[-1].score())
            watch(sums)


def played(match: Match, numbers: Iterable[int], workers: int) -> Generator[Pair]:
    """The pairs in their order; to close this ends the workers."""
    others = set(active_children())
    executor = ProcessPoolExecutor(workers, get_context("spawn"), initializer=listen)
    waiting: deque[tuple[int, Future[Pair]]] = deque()
    number = -1
    try:
        for number in numbers:
            with deaf_to_interrupts():
                waiting.append((number, executor.submit(work, match, number)))
            if len(waiting) > AHEAD * workers:
                yield finished(waiting)
        while waiting:
            yield finished(waiting)
    except BrokenProcessPool:
        raise WorkerDied(waiting[0][0] if waiting else number) from None
    finally:
        for worker in set(active_children()) - others if waiting else ():
            end(worker)
        executor.shutdown()


def finished(waiting: deque[tuple[int, Future[Pair]]]) -> Pair:
    """The next pair, which then waits no more; one whose worker died stays."""
    pair = waiting[0][1].result()
    waiting.popleft()
    return pair


def listen() -> None:
    """A worker that is told to end leaves its game as by an exception, so that the bots are closed."""
    signal.signal(signal.SIGTERM, leave)
    Thread(target=leave_with_parent, daemon=True).start()


def leave(number: int, frame: FrameType | None) -> None:
    """Once: the pool, too, tells the others to end when it sees one of them gone."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit()


def leave_with_parent() -> None:
    """A worker whose match was killed would wait for pairs forever."""
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])  # a signal heard here would not wake a worker that waits
    parent = parent_process()
    assert parent is not None, "workers are started by the arena"
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def work(match: Match, number: int) -> Pair:
    """A pair, in a worker."""
    try:
        return play_pair(match, number)
    except SystemExit:
        os._exit(1)  # the pool would hand out the next pair


def end(worker: BaseProcess) -> None:
    """Tell a worker to end; one that does not listen is killed."""
    worker.terminate()
    worker.join(PATIENCE)
    worker.kill()


@contextmanager
def interrupted_once() -> Iterator[None]:
    """A second Ctrl-C, while the workers are being ended, would leave them at work and the program waiting for them."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler:  # who started us does not want interrupts, or handles them
        yield
        return
    signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Workers started here leave Ctrl-C to the one who started them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # one that comes meanwhile is only put off
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
