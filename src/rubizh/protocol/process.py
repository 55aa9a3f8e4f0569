"""An opponent in a process of its own, started by any command."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final, TypeVar

from rubizh.bots.bot import Bot
from rubizh.engine.flow import Choice
from rubizh.engine.game import Game, View
from rubizh.engine.result import Result
from rubizh.engine.words import Sentence
from rubizh.protocol.child import Child, Limit, ProcessFailed
from rubizh.protocol.messages import (
    PROTOCOL,
    Advice,
    Advise,
    Choose,
    Chosen,
    End,
    Hello,
    Judged,
    Message,
    Nonsense,
    Quit,
    Ready,
    read,
    written,
)
from rubizh.protocol.sentences import sentence

SECONDS: Final = 10.0  # for a decision, where nothing else is said
STARTING: Final = 20.0  # seconds to get ready
QUITTING: Final = 0.5
SEED_BITS: Final = (1 << 53) - 1  # every language reads whole numbers of this size from JSON
SHOWN: Final = 80  # letters of a line that made no sense, and of the options

M = TypeVar("M", bound=Message)


class ProcessBot(Bot):
    """Tells its process what the seat sees and nothing else; a process that fails is ended, and started anew when asked again."""

    def __init__(self, name: str, seed: int, game: Game[Any, Any], command: list[str], seconds: float = SECONDS) -> None:
        super().__init__(name, seed)
        self.seed: Final = seed & SEED_BITS
        self.game: Final = game
        self.command: Final = command
        self.seconds: Final = seconds
        self.child: Child | None = None
        self.seated: Hello | None = None
        self.asked_at = 0.0
        self.requests: list[str] = []
        self.intends: Sentence | None = None

    def choose(self, v: View) -> Choice:
        facts = v.facts()
        try:
            child = self.at_the_table(facts)
            self.asked_at = time.monotonic()
            answer = self.asked(child, Choose(facts, self.seconds, self.requests), Chosen, self.seconds)
            self.intends = None if answer.intent is None else sentence(answer.intent)
            for option in v.options:
                if option.text == answer.choice:
                    return option
            raise self.illegal(answer.choice, v.options)
        except ProcessFailed:
            self.kill()
            raise

    def heed(self, requests: list[str]) -> None:
        self.requests = requests

    def intent(self, v: View) -> Sentence | None:
        return self.intends

    def advise(self, v: View, seconds: float) -> list[Judged]:
        """What the process thinks of every option within some seconds."""
        facts = v.facts()
        try:
            return self.asked(self.at_the_table(facts), Advise(facts, seconds), Advice, seconds + self.seconds).options
        except ProcessFailed:
            self.kill()
            raise

    def at_the_table(self, facts: Mapping[str, Any]) -> Child:
        """The process, running and told what is played and where it sits."""
        hello = self.hello(facts)
        if self.child is None:
            self.child = Child(self.name, self.command)
        if hello != self.seated:
            self.asked(self.child, hello, Ready, STARTING)
            self.seated = hello
        return self.child

    def hello(self, facts: Mapping[str, Any]) -> Hello:
        options = self.game.agreed(facts)
        return Hello(
            protocol=PROTOCOL,
            game=self.game.name,
            rules=self.game.rules_version,
            cards=facts.get("cards", self.game.cards),
            options=options,
            seat=facts["seat"],
            name=self.game.seats(options)[facts["seat"]],
            seed=self.seed,
        )

    def asked(self, child: Child, message: Message, expected: type[M], seconds: float) -> M:
        """The answer to a message; lines of unknown kinds before it, such as `info`, are passed over."""
        limit = Limit(seconds)
        child.tell(written(message), limit)
        while True:
            answer = understood(self.name, child.hear(limit), expected)
            if answer is not None:
                return answer

    def illegal(self, text: str, options: list[Choice]) -> ProcessFailed:
        there = shortened(", ".join([option.text for option in options]))
        facts: dict[str, int | str | Sentence] = {"name": self.name, "choice": shortened(text), "options": there}
        return ProcessFailed(Sentence("“{name}” chose “{choice}”, expected one of {options}", facts))

    def end(self, result: Result) -> None:
        """Tell it how a game has ended; a process that cannot be told loses nothing any more."""
        if self.child is not None:
            with suppress(ProcessFailed):
                end = End(result.winners(), result.outcome, list(result.scores), list(result.returns))
                self.child.tell(written(end), Limit(QUITTING))

    def close(self) -> None:
        """Let the process quit, and see to it that it does."""
        if self.child is not None:
            with suppress(ProcessFailed):
                self.child.tell(written(Quit()), Limit(QUITTING))
            self.child.end()
            self.forget()

    def kill(self) -> None:
        self.intends = None
        if self.child is not None:
            self.child.kill()
            self.forget()

    def forget(self) -> None:
        self.child = None
        self.seated = None


def understood(name: str, line: bytes, expected: type[M]) -> M | None:
    """The message of a line if it is the one expected, None if its kind is unknown."""
    try:
        message = read(line)
    except Nonsense as wrong:
        raise unexpected(name, line, str(wrong)) from None
    if message is None or isinstance(message, expected):
        return message
    raise unexpected(name, line, Sentence("expected “{kind}”", {"kind": str(expected.__struct_config__.tag)}))


def unexpected(name: str, line: bytes, reason: str | Sentence) -> ProcessFailed:
    facts: dict[str, int | str | Sentence] = {"name": name, "line": shortened(line.decode(errors="replace")), "reason": reason}
    return ProcessFailed(Sentence("“{name}” wrote “{line}”, which makes no sense: {reason}", facts))


def shortened(text: str) -> str:
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
