"""An opponent that always answers in time: in a process of its own, with a substitute."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import uniform
from typing import Final

from rubizh.bots.bot import Bot
from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.engine.result import Result
from rubizh.engine.words import Sentence
from rubizh.protocol.child import ProcessFailed
from rubizh.protocol.process import SECONDS, ProcessBot

MARGIN: Final = 0.1  # of the thinking time, for writing, reading and a busy machine
LEAST_MARGIN: Final = {"compiled": 0.05, "interpreted": 2.0}  # seconds; a search looks at the clock after each look ahead
UNHURRIED: Final = (0.2, 0.4)  # seconds beyond the thinking time, at least and at most, until an answer is shown
CHANCES: Final = 3  # failures in a row before the process is not tried again


class Watched(Bot):
    """Whenever its process fails, the substitute answers for it, and the failure is reported."""

    def __init__(self, process: ProcessBot, substitute: Bot, thinks: float, report: Callable[[Sentence], object]) -> None:
        super().__init__(process.name, process.seed)
        self.process: Final = process
        self.substitute: Final = substitute
        self.thinks: Final = thinks
        self.report: Final = report
        self.chances = CHANCES

    def choose(self, v: View) -> Choice:
        if self.chances > 0:
            try:
                choice = self.process.choose(v)
                self.chances = CHANCES
                return choice
            except ProcessFailed as wrong:
                self.chances -= 1
                self.report(self.consequence(wrong.said))
        return self.substitute.choose(v)

    def heed(self, requests: list[str]) -> None:
        self.process.heed(requests)
        self.substitute.heed(requests)

    def intent(self, v: View) -> Sentence | None:
        """What the process intends; a substitute answers for one question only, and intends nothing."""
        return self.process.intent(v)

    def unhurried(self, v: View) -> tuple[Choice, float]:
        """A choice, and for how many seconds more it is to be kept back.

        How soon it is found tells how much there was to choose from; when it is shown is drawn without a look at the question.
        """
        due = self.thinks * (1.0 + MARGIN) + uniform(*UNHURRIED)
        choice = self.choose(v)
        return choice, max(0.0, self.process.asked_at + due - time.monotonic())

    def consequence(self, wrong: Sentence) -> Sentence:
        facts: dict[str, int | str | Sentence] = {"wrong": wrong, "substitute": self.substitute.name}
        if self.chances > 0:
            return Sentence("{wrong}; “{substitute}” chooses instead", facts)
        return Sentence("{wrong}; “{substitute}” plays on instead", facts)

    def end(self, result: Result) -> None:
        """Tell the process how the game has ended."""
        self.process.end(result)

    def close(self) -> None:
        self.process.close()


def limit(thinks: float, how: str) -> float:
    """The seconds after which an opponent that thinks so long, compiled or interpreted, has failed."""
    return thinks + max(thinks * MARGIN, LEAST_MARGIN[how]) if thinks else SECONDS
