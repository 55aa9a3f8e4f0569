"""What is worth a look of its own: the end of a round."""

from __future__ import annotations

from typing import Any

from rubizh.engine.flow import Choice
from rubizh.engine.words import Name, Sentence
from rubizh.telling.log import Chronicle
from rubizh.telling.scene import Scene
from rubizh_sentries.game import NAMES, SEATS
from rubizh_sentries.state import NOTATION, Show

ROUND_OVER = Name({"en": "The round is over", "uk": "Раунд завершено"})


class SentriesChronicle(Chronicle):
    """sentries-3: the highest card of a round scores a point."""

    def scenes(self, before: Any, choice: Choice, after: Any, viewer: int) -> list[Scene]:
        if not isinstance(choice, Show) or len({len(cards) for cards in after.shown}) > 1:
            return []
        cards = [shown[-1] for shown in after.shown]
        best = {"card": NOTATION[max(cards)], "who": SEATS[NAMES[cards.index(max(cards))]]}
        return [Scene(ROUND_OVER, [Sentence("{who}: {card}", best)], [NOTATION[card] for card in cards], best)]
