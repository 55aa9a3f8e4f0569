"""The games there are: those that come with Rubizh, and those of other packages, found by the entry points `rubizh.games`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rubizh.games.package import Package

GROUP: Final = "rubizh.games"
SHIPPED: Final = [
    EntryPoint("siege", "rubizh.games.siege.package:SIEGE", GROUP),
    EntryPoint("afu", "rubizh.games.afu.package:AFU", GROUP),
]


class BrokenPackage(Exception):
    """A game that another package promises and does not bring: which, and what is wrong with it."""

    def __init__(self, point: EntryPoint, reason: str) -> None:
        super().__init__(f"the game “{point.name}” cannot be loaded from “{point.value}”: {reason}")


@cache
def found() -> dict[str, EntryPoint]:
    """Where each game is: ours first, for nobody may take their names."""
    others = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    points: dict[str, EntryPoint] = {}
    for point in [*SHIPPED, *others]:
        points.setdefault(point.name, point)
    return points


@cache
def loaded(name: str) -> Package:
    """A game's package, once; KeyError where there is no such game."""
    from rubizh.games.package import Package

    point = found()[name]
    try:
        package: Any = point.load()
    except (ImportError, AttributeError) as wrong:
        raise BrokenPackage(point, str(wrong)) from wrong
    if not isinstance(package, Package):
        raise BrokenPackage(point, f"expected a Package, found {type(package).__name__}")
    if package.name != name:
        raise BrokenPackage(point, f"it calls itself “{package.name}”")
    return package


def home(name: str) -> Path:
    """The folder in which a game's package lies."""
    spec = find_spec(found()[name].module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


class Games(Mapping[str, "Package"]):
    """Every game's package by its name; it is loaded when it is first asked for."""

    def __getitem__(self, name: str) -> Package:
        return loaded(name)

    def __iter__(self) -> Iterator[str]:
        return iter(found())

    def __len__(self) -> int:
        return len(found())

    def __contains__(self, name: object) -> bool:
        return name in found()


GAMES: Final = Games()
