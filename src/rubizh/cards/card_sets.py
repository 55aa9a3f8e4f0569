"""Card sets of a game: the one that comes with it, and those of somebody's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from rubizh.engine.game import Game

if TYPE_CHECKING:
    from rubizh.cards.problem import Problem
    from rubizh.cards.sheets import Sheets
    from rubizh.language import Language
W = TypeVar("W")  # a card set as it is written


class CardSets(Generic[W]):
    """Where a game's own cards lie, how a folder is read, and what is made of it.

    `read` raises CardSetError, which names everything that is wrong with a folder.
    """

    def __init__(
        self,
        shipped: Path,
        read: Callable[[Path], W],
        rules: Callable[[W], Game[Any, Any]],
        sheets: Callable[[Language, W], Sheets],
        check_deck: Callable[[W, str, str], list[Problem]] | None = None,
    ) -> None:
        self.shipped: Final = shipped
        self.read: Final = read
        self.rules: Final = rules
        self.sheets: Final = sheets
        self.check_deck: Final = (
            check_deck  # what is wrong with the deck file of a name, by its text; None without decks of one's own
        )

    def game(self, folder: Path) -> Game[Any, Any]:
        """The game with the cards of a folder."""
        return self.rules(self.read(folder))
