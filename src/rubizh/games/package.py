"""What a game brings, as one object: whoever reads it knows everything, and the type checker what is missing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from rubizh.cards.card_sets import CardSets
from rubizh.engine.game import Game
from rubizh.games.lab import Lab
from rubizh.games.levels import Levels
from rubizh.looks.look import Look
from rubizh.telling.telling import Telling


class Package:
    """A game with everything around its rules.

    Without `cards` it has no card sets, without `levels` the generic opponents play it, and without `lab` nobody studies it; its
    `look` may be the generic one.
    """

    def __init__(
        self,
        *,
        name: str,
        rules: Callable[[], Game[Any, Any]],
        cards: CardSets[Any] | None,
        levels: Levels | None,
        telling: Telling,
        look: Look,
        lab: Lab | None,
    ) -> None:
        self.name: Final = name
        self.make_rules: Final = rules
        self.cards: Final = cards
        self.levels: Final = levels
        self.telling: Final = telling
        self.look: Final = look
        self.lab: Final = lab

    @cached_property
    def rules(self) -> Game[Any, Any]:
        """The game with the cards that come with it."""
        return self.make_rules()

    def with_cards(self, folder: Path | None) -> Game[Any, Any]:
        """The game with the cards of a folder, or with its own; CardSetError names everything that is wrong with them."""
        if folder is None:
            return self.rules
        assert self.cards is not None, f"{self.name} has no card sets"
        return self.cards.game(folder)
