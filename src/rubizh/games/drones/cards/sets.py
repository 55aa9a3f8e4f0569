"""The card sets of Dronovody; what reads them is imported when cards are needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rubizh.games.drones.cards.records import CardSet
    from rubizh.games.drones.rules.game import DronesGame

SHIPPED: Final = Path(__file__).parent / "reconstruction"


def read(folder: Path) -> CardSet:
    """The card set of a folder; CardSetError names everything that is wrong with it."""
    from rubizh.games.drones.cards.decks import read_card_set

    return read_card_set(folder)


def rules(written: CardSet) -> DronesGame:
    """The game with a card set."""
    from rubizh.games.drones.cards.build import build
    from rubizh.games.drones.rules.game import DronesGame

    return DronesGame(build(written))
