"""Computer opponents at the table: they think in processes of their own, a few at a time, and never hold up the others."""

from __future__ import annotations

import asyncio
import logging
import secrets
import shutil
import threading
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import levels, thinks, watched
from rubizh.protocol.child import ProcessFailed
from rubizh.protocol.messages import Judged
from rubizh.protocol.watched import Watched
from rubizh.table.turns import Turns

LOG: Final = logging.getLogger("rubizh.table")
GENTLY: Final = ("nice", "-n", "10")  # thinking gives way to the table
QUICK: Final = 2  # opponents that answer at once may do so beside those that think
IDLE: Final = 4  # processes kept for the next question
HINT_SECONDS: Final = 1.0

T = TypeVar("T")


class Thinkers:
    """A few processes for all tables; each is lent out for one question."""

    def __init__(self, at_once: int) -> None:
        self.slow: Final = Turns(at_once)
        self.quick: Final = Turns(QUICK)
        self.idle: Final[list[tuple[str, str, Watched]]] = []
        self.lock: Final = threading.Lock()  # opponents are lent and put back by several threads
        self.closed = False
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep

    async def choose(self, who: str, game: str, level: str, view: View, requests: list[str]) -> tuple[Choice, Sentence | None]:
        """The answer of a level, or of its substitute if the level fails, and what it intends.

        When it comes tells nothing of the seat's hand.
        """
        choice, intent, seconds = await self.lent(who, game, level, lambda opponent: chosen(opponent, view, requests))
        await self.pause(seconds)
        return choice, intent

    async def advise(self, who: str, game: str, view: View) -> list[Judged]:
        """The options as the strongest level sees them, best first; none where it fails."""
        return await self.lent(who, game, levels(GAMES[game])[-1], lambda opponent: advice(opponent, view))

    async def lent(self, who: str, game: str, level: str, work: Callable[[Watched], T]) -> T:
        """What an opponent answers; those who think are shared fairly, and nobody waits for them who asks a quick one."""
        turns = self.slow if thinks(GAMES[game], level) else self.quick
        async with turns.turn(who):
            return await asyncio.to_thread(self.answered, game, level, work)

    def answered(self, game: str, level: str, work: Callable[[Watched], T]) -> T:
        """What an opponent answers, in a thread that puts it back even if nobody waits for the answer any more."""
        opponent = self.taken(game, level)
        try:
            return work(opponent)
        finally:
            self.put_back(game, level, opponent)

    def taken(self, game: str, level: str) -> Watched:
        with self.lock:
            for at, (for_game, for_level, opponent) in enumerate(self.idle):
                if (for_game, for_level) == (game, level):
                    del self.idle[at]
                    return opponent
        return watched(GAMES[game], level, secrets.randbits(32), report, before=gently())

    def put_back(self, game: str, level: str, opponent: Watched) -> None:
        """Keep the process for the next question, the oldest one not any more, nor one that has failed for good."""
        gone = [opponent]
        with self.lock:
            if opponent.chances > 0 and not self.closed:
                self.idle.append((game, level, opponent))
                gone = [self.idle.pop(0)[2]] if len(self.idle) > IDLE else []
        for one in gone:
            one.close()

    def close(self) -> None:
        """Let all of them go; those that think now go when they have answered."""
        with self.lock:
            self.closed = True
            gone, self.idle[:] = self.idle[:], []
        for _, _, opponent in gone:
            opponent.close()


def gently() -> list[str]:
    return list(GENTLY) if shutil.which(GENTLY[0]) else []


def chosen(opponent: Watched, view: View, requests: list[str]) -> tuple[Choice, Sentence | None, float]:
    """A choice, what the opponent intends, and for how many seconds more both are to be kept back."""
    opponent.heed(requests)
    choice, seconds = opponent.unhurried(view)
    return choice, opponent.intent(view), seconds


def advice(opponent: Watched, view: Any) -> list[Judged]:
    try:
        return opponent.process.advise(view, HINT_SECONDS)
    except ProcessFailed as wrong:
        report(wrong.said)
        return []


def report(said: Sentence) -> None:
    """What went wrong, without its facts: they may name a hand."""
    wrong = said.facts.get("wrong")
    LOG.warning("opponent failed", extra={"facts": {"said": wrong.text if isinstance(wrong, Sentence) else said.text}})
