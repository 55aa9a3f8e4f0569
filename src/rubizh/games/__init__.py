"""The games there are: those that come with Rubizh, and those of other packages, found by the entry points `rubizh.games`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rubizh.engine.words import Sentence

if TYPE_CHECKING:
    from rubizh.games.package import Package

GROUP: Final = "rubizh.games"
SHIPPED: Final = [
    EntryPoint("siege", "rubizh.games.siege.package:SIEGE", GROUP),
    EntryPoint("afu", "rubizh.games.afu.package:AFU", GROUP),
    EntryPoint("drones", "rubizh.games.drones.package:DRONES", GROUP),
    EntryPoint("invaders", "rubizh.games.invaders.package:INVADERS", GROUP),
]


class BrokenPackage(Exception):
    """A game that another package promises and does not bring: which, and what is wrong with it."""

    def __init__(self, point: EntryPoint, reason: str | Sentence) -> None:
        facts: dict[str, int | str | Sentence] = {"name": point.name, "value": point.value, "reason": reason}
        self.said: Final = Sentence("the game “{name}” cannot be loaded from “{value}”: {reason}", facts)
        super().__init__(repr(self.said))


@cache
def found() -> dict[str, EntryPoint]:
    """Where each game is: ours, and those of others that can be loaded."""
    return {point.name: point for point in [*SHIPPED, *[point for point in of_others() if wrong_with(point) is None]]}


def broken() -> list[BrokenPackage]:
    """The games of others that cannot be loaded; nobody else has to suffer from them."""
    return [wrong for point in of_others() if (wrong := wrong_with(point)) is not None]


@cache
def of_others() -> list[EntryPoint]:
    """What other packages promise; nobody may take the names of our games."""
    ours = {point.name for point in SHIPPED}
    return sorted((point for point in entry_points(group=GROUP) if point.name not in ours), key=lambda point: point.name)


@cache
def wrong_with(point: EntryPoint) -> BrokenPackage | None:
    try:
        tried(point)
    except BrokenPackage as wrong:
        return wrong
    return None


def brought(point: EntryPoint) -> Package:
    """The package of an entry point."""
    from rubizh.games.package import Package

    try:
        package: Any = point.load()
    except Exception as wrong:  # whatever happens in somebody else's code
        raise BrokenPackage(point, f"{type(wrong).__name__}: {wrong}") from wrong
    if not isinstance(package, Package):
        raise BrokenPackage(point, Sentence("expected a Package, found {kind}", {"kind": type(package).__name__}))
    if package.name != point.name:
        raise BrokenPackage(point, Sentence("it calls itself “{name}”", {"name": package.name}))
    return package


def tried(point: EntryPoint) -> None:
    """Whether a game of others can be shown at all: its rules are made, and all that a home page says of it."""
    from rubizh.games.opponents import levels
    from rubizh.language import Language

    package = brought(point)
    try:
        package.telling.shown(package.rules, levels(package), Language("en"))
    except Exception as wrong:  # a word that is missing, or rules that cannot be made
        raise BrokenPackage(point, f"{type(wrong).__name__}: {wrong}") from wrong


@cache
def loaded(name: str) -> Package:
    """A game's package, once; KeyError where there is no such game."""
    return brought(found()[name])


def home(name: str) -> Path:
    """The folder in which a game's package lies."""
    spec = find_spec(found()[name].module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


class Games(Mapping[str, "Package"]):
    """Every game's package by its name; one of ours is loaded when it is first asked for."""

    def __getitem__(self, name: str) -> Package:
        return loaded(name)

    def __iter__(self) -> Iterator[str]:
        return iter(found())

    def __len__(self) -> int:
        return len(found())

    def __contains__(self, name: object) -> bool:
        return name in found()


GAMES: Final = Games()
