"""The words in which a view of AFU is written."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.flow import Step
from rubizh.engine.text import Alone, Named, Several, Words
from rubizh.games.afu.rules.cards import NO_CARD, CardSet
from rubizh.games.afu.rules.choices import REVEALS, Choices
from rubizh.games.afu.rules.chosen import CALM_BY_COMPENSATION, CALM_DOWN, DISMISS, LOOK, ORDER, PLACE_NEXT, RECOVER
from rubizh.games.afu.rules.combat import COMBAT, END_OF_COMBAT, FIGHTS
from rubizh.games.afu.rules.events import DEFERRED, DISCARD_CARD, EVENTS, WHICH_OBJECTIVE
from rubizh.games.afu.rules.field import AFTER_COMBAT, FIELD
from rubizh.games.afu.rules.objective import AUCTION, ENEMY_BID, PAY, SOLO_OFFER, TAKE_OBJECTIVE
from rubizh.games.afu.rules.piles import ATTACK, DRAW
from rubizh.games.afu.rules.recruit import COMPENSATE, FORFEIT, PURCHASE, RECRUIT, REFILL, STRIKE, TURN_UP
from rubizh.games.afu.rules.round import CHECK_NERVES, END_OF_ROUND, LAY_INVADERS, PREPARE, ROUND
from rubizh.games.afu.rules.setup import DEAL_GOAL, KEEP_GOAL, OPEN_GOAL

EMPTY_PLACE: Final = "-"
OF_THE_ROUND: Final[list[Step[Any]]] = [
    OPEN_GOAL,
    *DEAL_GOAL,
    *KEEP_GOAL,
    ROUND,
    *PREPARE,
    *LAY_INVADERS,
    CHECK_NERVES,
    END_OF_ROUND,
]
OF_EVENTS: Final[list[Step[Any]]] = [EVENTS, *WHICH_OBJECTIVE, DEFERRED, *DISCARD_CARD]
OF_OBJECTIVES: Final[list[Step[Any]]] = [TAKE_OBJECTIVE, *AUCTION[0], *AUCTION[1], *PAY, ENEMY_BID, SOLO_OFFER]
OF_COMBAT: Final[list[Step[Any]]] = [*ATTACK, *DRAW, *FIELD, *COMBAT, *FIGHTS, *END_OF_COMBAT, *AFTER_COMBAT]
OF_REWARDS: Final[list[Step[Any]]] = [
    *LOOK,
    *DISMISS,
    *ORDER,
    *PLACE_NEXT[0],
    *PLACE_NEXT[1],
    *CALM_DOWN,
    *CALM_BY_COMPENSATION,
    *RECOVER,
]
OF_RECRUITING: Final[list[Step[Any]]] = [*COMPENSATE, RECRUIT, *PURCHASE[0], *PURCHASE[1], FORFEIT, REFILL, TURN_UP, STRIKE]
STEPS: Final[dict[str, Step[Any]]] = {
    repr(step): step for steps in (OF_THE_ROUND, OF_EVENTS, OF_OBJECTIVES, OF_COMBAT, OF_REWARDS, OF_RECRUITING) for step in steps
}


class AfuWords(Words):
    """The words of a game with a card set. In the event stack an objective goes by its kind, as nobody knows yet which it is."""

    def __init__(self, cards: CardSet, choices: Choices) -> None:
        numbers = {card.name: number for number, card in enumerate(cards.cards)}
        super().__init__({EMPTY_PLACE: NO_CARD, **numbers}, choices.alphabet, STEPS)
        self.alone: Final = Alone(self.card)
        self.events: Final = Several(Named(numbers | {reveal.text: -1 - pool for pool, reveal in enumerate(REVEALS)}))
