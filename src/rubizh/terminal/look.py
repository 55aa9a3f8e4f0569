"""How a game looks in a terminal: what each game's own file fills in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import RenderableType

from rubizh.engine.flow import Table
from rubizh.engine.game import View
from rubizh.engine.words import Sentence
from rubizh.language import Language

NOBODY: Final = -1


class Scene:
    """What a picture is made from: what a seat may know, who sits where, and what happened."""

    def __init__(
        self,
        language: Language,
        view: View,
        names: list[str],
        log: list[str],
        fresh: int,
        width: int,
        height: int,
        opened: View | None = None,
    ) -> None:
        self.language: Final = language
        self.view: Final[Any] = view
        self.names: Final = names
        self.log: Final = log
        self.fresh: Final = fresh  # how many of the last sentences are new to the viewer
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
