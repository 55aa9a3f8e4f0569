"""Card sets: folders of TOML files, and the loader that checks them; what reads them is imported when cards are needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rubizh.games.afu.cards.records import CardSet

SHIPPED: Final = {"afu": Path(__file__).parent.parent / "games" / "afu" / "cards" / "reconstruction"}


def shipped(game: str) -> CardSet:
    """The card set that comes with a game."""
    return load(SHIPPED[game])


def load(folder: Path) -> CardSet:
    """The card set of a folder; CardSetError names everything that is wrong with it."""
    from rubizh.games.afu.cards.decks import read_card_set

    return read_card_set(folder)
