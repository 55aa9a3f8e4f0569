"""The games there are, by name; a game is made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from rubizh.engine.game import Game


def siege() -> Game[Any, Any]:
    from rubizh.games.siege.rules.game import SIEGE

    return SIEGE


@cache
def afu() -> Game[Any, Any]:
    from rubizh.cards import SHIPPED

    return afu_with(SHIPPED["afu"])


def afu_with(folder: Path) -> Game[Any, Any]:
    from rubizh.cards import load
    from rubizh.games.afu.cards.build import build
    from rubizh.games.afu.rules.game import AfuGame

    return AfuGame(build(load(folder)))


MAKERS: Final[dict[str, Callable[[], Game[Any, Any]]]] = {"siege": siege, "afu": afu}
WITH_CARDS: Final[dict[str, Callable[[Path], Game[Any, Any]]]] = {"afu": afu_with}  # games with card sets of one's own


class Games(Mapping[str, Game[Any, Any]]):
    def __getitem__(self, name: str) -> Game[Any, Any]:
        return MAKERS[name]()

    def __iter__(self) -> Iterator[str]:
        return iter(MAKERS)

    def __len__(self) -> int:
        return len(MAKERS)

    def __contains__(self, name: object) -> bool:
        return name in MAKERS


GAMES: Final = Games()
