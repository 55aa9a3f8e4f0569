"""One of our opponents at the other end of the protocol: it reads the table's lines and answers them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from rubizh.bots.bot import Bot
from rubizh.bots.search import Runner
from rubizh.engine.game import Game, View
from rubizh.engine.text import Unreadable
from rubizh.engine.words import Sentence
from rubizh.protocol.messages import (
    PROTOCOL,
    Advice,
    Advise,
    Choose,
    Chosen,
    Hello,
    Judged,
    Message,
    Nonsense,
    Quit,
    Ready,
    read,
    written,
)
from rubizh.protocol.sentences import said


class Misunderstanding(Exception):
    """Why an opponent cannot go on with a table."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(repr(said))
        self.said: Final = said


class Served:
    """An opponent to serve: its name, how it is made from a seed, and who gives advice, from a view, some seconds and a seed."""

    def __init__(self, name: str, make: Callable[[int], Bot], advise: Callable[[View, float, int], list[Runner]]) -> None:
        self.name: Final = name
        self.make: Final = make
        self.advise: Final = advise


def serve(game: Game[Any, Any], served: Served, lines: Iterable[bytes], say: Callable[[bytes], object]) -> None:
    """Answer the lines of a table until it quits or has no more."""
    bot: Bot | None = None
    seed = 0
    for line in lines:
        message = understood(line)
        if isinstance(message, Hello):
            agree(game, message)
            bot, seed = served.make(message.seed), message.seed
            say(written(Ready(name=served.name, author="Rubizh")))
        elif isinstance(message, Choose):
            say(written(chosen(game, bot, message)))
        elif isinstance(message, Advise):
            say(written(advised(game, served, seed, message)))
        elif isinstance(message, Quit):
            return


def understood(line: bytes) -> Message | None:
    try:
        return read(line)
    except Nonsense as wrong:
        raise Misunderstanding(Sentence("the table's line is no message: {reason}", {"reason": str(wrong)})) from None


def agree(game: Game[Any, Any], hello: Hello) -> None:
    """Whether both sides mean the same game."""
    ours: dict[str, int | str] = {"protocol": PROTOCOL, "game": game.name, "rules": game.rules_version, "cards": game.cards}
    theirs: dict[str, int | str] = {"protocol": hello.protocol, "game": hello.game, "rules": hello.rules, "cards": hello.cards}
    for name, value in ours.items():
        if theirs[name] != value:
            facts: dict[str, int | str | Sentence] = {"name": name, "theirs": theirs[name], "ours": value}
            raise Misunderstanding(Sentence("the table has “{name}” {theirs}, this opponent {ours}", facts))


def chosen(game: Game[Any, Any], bot: Bot | None, asked: Choose) -> Chosen:
    if bot is None:
        raise Misunderstanding(Sentence("the table asks before it has said hello"))
    view = seen(game, asked.view)
    bot.heed(asked.requests)
    choice = bot.choose(view)
    intent = bot.intent(view)
    return Chosen(choice.text, None if intent is None else said(intent))


def advised(game: Game[Any, Any], served: Served, seed: int, asked: Advise) -> Advice:
    """What the strongest level thinks of every option, whichever level this is."""
    found = served.advise(seen(game, asked.view), asked.seconds, seed)
    return Advice([Judged(one.option.text, one.value(), one.worlds) for one in found])


def seen(game: Game[Any, Any], facts: Mapping[str, object]) -> View:
    try:
        view: View = game.view_of(facts)
    except Unreadable as wrong:
        raise Misunderstanding(wrong.said) from None
    return view
