"""Reads a folder of cards: either all of it is right or nothing is loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Protocol, TypeVar

from rubizh.cards.problem import CardSetError, Problem
from rubizh.engine.words import Sentence

ABOUT: Final = "set.toml"

S_co = TypeVar("S_co", covariant=True)  # a card set as it is written


class Decks(Protocol[S_co]):
    """The files of a card set as they were read."""

    def problems(self) -> Iterator[Problem]:
        """What is wrong beyond the single fields."""

    def card_set(self) -> S_co:
        """The cards, where nothing is wrong."""


def read_folder(folder: Path, names: list[str], read: Callable[[Path, list[Problem]], Decks[S_co]]) -> S_co:
    """The card set of a folder; its problems are told in the order of the files, which have these names."""
    if not folder.is_dir():
        said = Sentence("this is no folder") if folder.exists() else Sentence("there is no such folder")
        raise CardSetError([Problem(str(folder), "", "", said)])
    problems: list[Problem] = []
    decks = read(folder, problems)
    told = {(problem.file, problem.card, problem.field) for problem in problems}
    problems += [problem for problem in decks.problems() if (problem.file, problem.card, problem.field) not in told]
    if problems:
        order = [ABOUT, *(f"{name}.toml" for name in names)]
        raise CardSetError(sorted(problems, key=lambda problem: order.index(problem.file)))
    return decks.card_set()
