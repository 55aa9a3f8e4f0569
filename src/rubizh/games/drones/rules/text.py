"""The words in which a view of Dronovody is written."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.flow import Step
from rubizh.engine.text import Alone, Words
from rubizh.games.drones.rules.artillery import AIM, CORRECT, SECOND_SHOT, SHOT
from rubizh.games.drones.rules.cards import NO_CARD, CardSet
from rubizh.games.drones.rules.choices import Choices
from rubizh.games.drones.rules.decks import (
    DRAW_SUPPORT,
    DRAW_THREAT,
    FILL_TRENCH,
    FIRST_ENEMY,
    LOOK_AT_CHARACTER,
    OPEN_DRONE,
)
from rubizh.games.drones.rules.free import FREE, GIVE, REPAIR_ONE
from rubizh.games.drones.rules.personnel import CALL_FROM_TRENCH, TRANSFER_STEP
from rubizh.games.drones.rules.round import (
    DISCARD_ONE,
    DRAFT,
    END_OF_DRAFT,
    END_OF_ROUND,
    HELD_OUT,
    INCOME,
    LOSE_CARDS,
    PASS_ON,
    RECOVERY,
    ROUND,
)
from rubizh.games.drones.rules.setup import DEAL_HANDS, FIRST_CHARACTER, FIRST_DRONE
from rubizh.games.drones.rules.shop import MAKE_ROOM, SHOPPING
from rubizh.games.drones.rules.sortie import ATTACK, ATTACK_ROLL
from rubizh.games.drones.rules.threats import (
    DEFENCE,
    DEFENCE_ROLL,
    DRONE_BREAKS,
    MISHAP,
    NEW_THREATS,
    PASS_THE_TOKEN,
    SHOT_DOWN,
    STRIKE,
    THREATS,
)
from rubizh.games.drones.rules.transfer_order import REPORT
from rubizh.games.drones.rules.trench import CREW_LOSS, EVACUATE_ONE, TRENCH_LOSS
from rubizh.games.drones.rules.turn import BEGIN_TURN, NEXT_TURN, PLACE_RECRUIT, TURN

FACE_DOWN: Final = "-"
OF_THE_TABLE: Final[list[Step[Any]]] = [
    OPEN_DRONE,
    DRAW_THREAT,
    FIRST_ENEMY,
    LOOK_AT_CHARACTER,
    FILL_TRENCH,
    DEAL_HANDS,
    ROUND,
    END_OF_ROUND,
    HELD_OUT,
    RECOVERY,
    INCOME,
    PASS_ON,
    END_OF_DRAFT,
    THREATS,
    NEW_THREATS,
    PASS_THE_TOKEN,
]
OF_COMMAND: Final[list[Step[Any]]] = [*NEXT_TURN, *BEGIN_TURN, *TURN, *PLACE_RECRUIT, *SHOPPING, *MAKE_ROOM]
OF_ATTACKS: Final[list[Step[Any]]] = [*ATTACK, *ATTACK_ROLL, *AIM, *SHOT, *CORRECT, *SECOND_SHOT]
OF_CHARACTERS: Final[list[Step[Any]]] = [*CALL_FROM_TRENCH, *REPORT, *TRANSFER_STEP, *EVACUATE_ONE, *TRENCH_LOSS, *CREW_LOSS]
OF_DEFENCE: Final[list[Step[Any]]] = [*DEFENCE, *DEFENCE_ROLL, *STRIKE, *MISHAP]
OF_DRONES: Final[list[Step[Any]]] = [*SHOT_DOWN[0], *SHOT_DOWN[1], *DRONE_BREAKS[0], *DRONE_BREAKS[1], *REPAIR_ONE]
OF_HANDS: Final[list[Step[Any]]] = [*DRAW_SUPPORT, *DRAFT, *DISCARD_ONE, *LOSE_CARDS]
OF_STARTING: Final[list[Step[Any]]] = [*FIRST_DRONE, *FIRST_CHARACTER, *FREE, *GIVE]
STEPS: Final[dict[str, Step[Any]]] = {
    repr(step): step
    for steps in (OF_THE_TABLE, OF_COMMAND, OF_ATTACKS, OF_CHARACTERS, OF_DEFENCE, OF_DRONES, OF_HANDS, OF_STARTING)
    for step in steps
}


class DronesWords(Words):
    """The words of a game with a card set; who lies face down has no name."""

    def __init__(self, cards: CardSet, choices: Choices) -> None:
        numbers = {card.name: number for number, card in enumerate(cards.cards)}
        super().__init__({FACE_DOWN: NO_CARD, **numbers}, choices.alphabet, STEPS)
        self.alone: Final = Alone(self.card)
