"""How a game looks in a terminal: what each game's own file fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any, Final

from rich.console import RenderableType

from rubizh.engine.flow import Choice, Step, Table
from rubizh.engine.game import View
from rubizh.engine.words import Sentence
from rubizh.language import Language

NOBODY: Final = -1


class Told:
    """A choice as a viewer is told of it: its number, who made it at which step, what it meant, and what followed by itself."""

    def __init__(self, at: int, seat: int, step: Step[Any], choice: Choice, said: list[Sentence]) -> None:
        self.at: Final = at
        self.seat: Final = seat
        self.step: Final = step
        self.choice: Final = choice
        self.said: Final = said


class Chronicle:
    """What a game's log says beyond each choice, and what it leaves out."""

    def followed(self, before: Any, choice: Choice, after: Any) -> list[Sentence]:
        """What a choice brought about by itself, as far as everybody may know it."""
        return []

    def kept(self, log: list[Told]) -> list[Told]:
        """The log without what later entries tell better."""
        return log


class Line:
    """A sentence of the log, and whether it is new to the viewer."""

    def __init__(self, text: str, fresh: bool) -> None:
        self.text: Final = text
        self.fresh: Final = fresh


def lines(log: list[Told], fresh: int, language: Language, chronicle: Chronicle) -> list[Line]:
    """The log, its last choices new; what is said several times in a row is counted."""
    told = [(language.say(said), entry.at >= len(log) - fresh) for entry in chronicle.kept(log) for said in entry.said]
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
        cards: Any = None,
    ) -> None:
        self.language: Final = language
        self.view: Final[Any] = view
        self.names: Final = names
        self.log: Final = log
        self.width: Final = width
        self.height: Final = height  # of the terminal, 0 where it has none
        self.opened: Final[Any] = opened  # the other seat's view, where hands are open
        self.cards: Final[Any] = cards  # the card set as it is written, of a game that has one


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


def no_other_texts(view: Any, language: Language) -> dict[str, Choice]:
    return {}


def no_detail(scene: Scene, words: str) -> RenderableType | None:
    return None


class Look:
    """A game's picture, its words for the seats, the legend of its signs, and what else its players may expect.

    `texts` are further ways to type the options of a view, such as by the numbers that its cards have in the picture; the first
    one for an option is what a list calls it.
    `detail` shows the card that somebody names. With `passes` whoever may pass can type at once what comes after; with
    `hurries` a question that has only one answer is not asked.
    """

    def __init__(
        self,
        title: Sentence,
        about: Sentence,
        seats: Mapping[str, Sentence],
        draw: Callable[[Scene], RenderableType],
        legend: list[Sentence],
        lookup: Sentence,
        match: MatchRules | None = None,
        chronicle: Chronicle | None = None,
        texts: Callable[[Any, Language], dict[str, Choice]] = no_other_texts,
        detail: Callable[[Scene, str], RenderableType | None] = no_detail,
        passes: bool = True,
        hurries: bool = False,
    ) -> None:
        self.title: Final = title
        self.about: Final = about
        self.seats: Final = seats
        self.draw: Final = draw
        self.legend: Final = legend
        self.lookup: Final = lookup  # what may stand after `rules`: a number, a word
        self.match: Final = match
        self.chronicle: Final = chronicle or Chronicle()
        self.texts: Final = texts
        self.detail: Final = detail
        self.passes: Final = passes
        self.hurries: Final = hurries
