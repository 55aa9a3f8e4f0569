"""How a game looks in a terminal: what each game's own file fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.telling.log import Line

NO_INTENTS: Final[Mapping[int, str]] = {}


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
        opened: Sequence[View] = (),
        cards: Any = None,
        numbers: object = None,
        intents: Mapping[int, str] = NO_INTENTS,
    ) -> None:
        self.language: Final = language
        self.view: Final[Any] = view
        self.names: Final = names
        self.log: Final = log
        self.width: Final = width
        self.height: Final = height  # of the terminal, 0 where it has none
        self.opened: Final[dict[int, Any]] = {view.seat: view for view in opened}  # the other seats' views, where hands are open
        self.cards: Final[Any] = cards  # the card set as it is written, of a game that has one
        self.numbers: Final = numbers  # of the cards, as the last picture had them
        self.intents: Final = intents  # what computer players say that they intend, by seat


def no_other_texts(view: Any, language: Language, numbers: object) -> dict[str, Choice]:
    return {}


def no_numbers(view: Any, before: object) -> object:
    return None


def no_detail(scene: Scene, words: str) -> RenderableType | None:
    return None


class Look:
    """A game's picture, the legend of its signs, and how its players may type.

    `texts` are further ways to type the options of a view, such as by the numbers that its cards have in the picture; the first
    one for an option is what a list calls it. `numbers` gives the cards theirs, as far as they can as they were before.
    `detail` shows the card that somebody names.
    """

    def __init__(
        self,
        draw: Callable[[Scene], RenderableType],
        legend: list[Sentence],
        lookup: Sentence,
        texts: Callable[[Any, Language, object], dict[str, Choice]] = no_other_texts,
        numbers: Callable[[Any, object], object] = no_numbers,
        detail: Callable[[Scene, str], RenderableType | None] = no_detail,
    ) -> None:
        self.draw: Final = draw
        self.legend: Final = legend
        self.lookup: Final = lookup  # what may stand after `rules`: a number, a word
        self.texts: Final = texts
        self.numbers: Final = numbers
        self.detail: Final = detail
