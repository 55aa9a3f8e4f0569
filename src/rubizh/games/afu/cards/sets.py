"""The card sets of AFU; what reads them is imported when cards are needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rubizh.engine.game import Game
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.rules.view import AfuView

if TYPE_CHECKING:
    from rubizh.games.afu.cards.records import CardSet

SHIPPED: Final = Path(__file__).parent / "reconstruction"


def read(folder: Path) -> CardSet:
    """The card set of a folder; CardSetError names everything that is wrong with it."""
    from rubizh.games.afu.cards.decks import read_card_set

    return read_card_set(folder)


def rules(written: CardSet) -> Game[Afu, AfuView]:
    """The game with a card set."""
    from rubizh.games.afu.cards.build import build
    from rubizh.games.afu.rules.game import AfuGame

    return AfuGame(build(written))
