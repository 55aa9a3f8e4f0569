"""The card sets of AFU; what reads them is imported when cards are needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rubizh.cards.card_sets import CardSets
from rubizh.engine.game import Game
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.rules.view import AfuView

if TYPE_CHECKING:
    from rubizh.cards.sheets import Sheets
    from rubizh.games.afu.cards.records import CardSet
    from rubizh.language import Language


def read(folder: Path) -> CardSet:
    from rubizh.games.afu.cards.decks import read_card_set

    return read_card_set(folder)


def rules(written: CardSet) -> Game[Afu, AfuView]:
    from rubizh.games.afu.cards.build import build
    from rubizh.games.afu.rules.game import AfuGame

    return AfuGame(build(written))


def sheets(language: Language, cards: CardSet) -> Sheets:
    from rubizh.games.afu.telling.sheets import Sheets

    return Sheets(language, cards)


CARD_SETS: Final = CardSets(Path(__file__).parent / "reconstruction", read, rules, sheets)
