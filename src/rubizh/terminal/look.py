"""How a game looks in a terminal: what each game's own file fills in."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from rich.console import RenderableType

from rubizh.engine.flow import Table
from rubizh.engine.game import View
from rubizh.engine.words import Sentence
from rubizh.language import Language

NOBODY: Final = -1


class Line:
    """A sentence of the log, and whether it is new to the viewer."""

    def __init__(self, text: str, fresh: bool) -> None:
        self.text: Final = text
        self.fresh: Final = fresh


def lines(log: list[Sentence], fresh: int, language: Language) -> list[Line]:
    """The log, its last sentences new; what is said several times in a row is counted."""
    told = [(language.say(sentence), n >= len(log) - fresh) for n, sentence in enumerate(log)]
    found = [(text, new, len(list(same))) for (text, new), same in groupby(told)]
    return [Line(text if times == 1 else f"{text} ×{times}", new) for text, new, times in found]


class Scene:
    """What a picture is made from: what a seat may know, who sits where, and what happened."""

    def __init__(
        self,
        language: Language,
        view: View,
        names: list[str],
        log: list[Line],
        width: int,
        height: int,
        opened: View | None = None,
    ) -> None:
        self.language: Final = language
        self.view: Final[Any] = view
        self.names: Final = names
        self.log: Final = log
        self.width: Final = width
        self.height: Final = height  # of the terminal, 0 where it has none
        self.opened: Final[Any] = opened  # the other seat's view, where hands are open


class Verdict:
    """The player, by the seat held in the first game, who won a match, or nobody; and why."""

    def __init__(self, player: int, why: Sentence) -> None:
        self.player: Final = player
        self.why: Final = why


class MatchRules:
    """How two games with the roles swapped are judged."""

    def outcome(self, s: Table) -> str:
        """What a match needs to know of a game that is over, as one line of a record."""
        raise NotImplementedError

    def verdict(self, first: str, second: str) -> Verdict:
        """Of two outcomes; ValueError where one cannot be read."""
        raise NotImplementedError


class Look:
    """A game's picture, its words for the seats, and the legend of its signs."""

    def __init__(
        self,
        title: Sentence,
        about: Sentence,
        seats: list[Sentence],
        draw: Callable[[Scene], RenderableType],
        legend: list[Sentence],
        match: MatchRules | None,
    ) -> None:
        self.title: Final = title
        self.about: Final = about
        self.seats: Final = seats
        self.draw: Final = draw
        self.legend: Final = legend
        self.match: Final = match
