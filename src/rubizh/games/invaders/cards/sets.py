"""The card sets of Invaders; what reads them is imported when cards are needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rubizh.cards.problem import Problem
    from rubizh.games.invaders.cards.records import CardSet
    from rubizh.games.invaders.rules.game import InvadersGame

SHIPPED: Final = Path(__file__).parent / "reconstruction"


def read(folder: Path) -> CardSet:
    """The card set of a folder; CardSetError names everything that is wrong with it."""
    from rubizh.games.invaders.cards.decks import read_card_set

    return read_card_set(folder)


def rules(written: CardSet) -> InvadersGame:
    """The game with a card set."""
    from rubizh.games.invaders.cards.build import build
    from rubizh.games.invaders.rules.game import InvadersGame

    return InvadersGame(build(written))


def check_deck(written: CardSet, file: str, text: str) -> list[Problem]:
    """What is wrong with a deck file."""
    from rubizh.games.invaders.cards.build import build
    from rubizh.games.invaders.cards.deck_file import check_deck_file

    return check_deck_file(build(written), file, text)
