"""The words in which a view of Siege is written."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.flow import Step
from rubizh.engine.text import NUMBER, NUMBERS, Kind, Misfit, Named, Several, Words
from rubizh.games.siege.rules.actions import ENLIST, FIRST_STEP, MOVE, REINFORCE, SET_ASIDE, SWAP, TURN_COAT
from rubizh.games.siege.rules.cards import NOTATION, SIEGE_CARDS, bit
from rubizh.games.siege.rules.choices import ALPHABET
from rubizh.games.siege.rules.turn import DEAL_TACTICS, DEAL_TO, DECLARE, DRAW_A_CARD, END_OF_TURN, PLAY_A_CARD, PREPARE, TURN
from rubizh.games.siege.rules.walls import WALLS

OF_THE_TURN: Final[list[Step[Any]]] = [TURN, PREPARE, PLAY_A_CARD, DRAW_A_CARD, *DEAL_TO, DEAL_TACTICS, DECLARE, END_OF_TURN]
OF_ACTIONS: Final[list[Step[Any]]] = [*FIRST_STEP, *MOVE, *ENLIST, *TURN_COAT, REINFORCE, *SET_ASIDE, SWAP]
STEPS: Final[dict[str, Step[Any]]] = {repr(step): step for step in OF_THE_TURN + OF_ACTIONS}
WORDS: Final = Words({name: card for card, name in enumerate(NOTATION)}, ALPHABET, STEPS)


class Wall(Kind[int]):
    """A wall, numbered from 1 as in the notation."""

    def write(self, value: int) -> object:
        return value + 1

    def read(self, value: object) -> int:
        number = NUMBER.read(value)
        if not 1 <= number <= WALLS:
            raise Misfit(value)
        return number - 1

    def schema(self) -> dict[str, object]:
        return NUMBER.schema()


class Bits(Kind[int]):
    """A set with a bit for each of its members, written as their list."""

    def __init__(self, member: Kind[int], members: int) -> None:
        self.member: Final = member
        self.listed: Final = Several(member)
        self.members: Final = members

    def write(self, value: int) -> object:
        return [self.member.write(n) for n in range(self.members) if value >> n & 1]

    def read(self, value: object) -> int:
        bits = 0
        for n in self.listed.read(value):
            bits |= bit(n)
        return bits

    def schema(self) -> dict[str, object]:
        return self.listed.schema()


class Backs:
    """Cards seen only from behind: how many siege and how many tactics cards (siege-80)."""

    def __init__(self, siege: int, tactics: int) -> None:
        self.siege: Final = siege
        self.tactics: Final = tactics


class Counted(Kind[Backs]):
    """Both numbers of cards seen from behind."""

    def write(self, value: Backs) -> object:
        return [value.siege, value.tactics]

    def read(self, value: object) -> Backs:
        numbers = NUMBERS.read(value)
        if len(numbers) != 2:
            raise Misfit(value)
        return Backs(numbers[0], numbers[1])

    def schema(self) -> dict[str, object]:
        return NUMBERS.schema()


WALL_SET: Final = Bits(Wall(), WALLS)
SIEGE_CARD_SET: Final = Bits(Named({NOTATION[c]: c for c in range(SIEGE_CARDS)}), SIEGE_CARDS)
EACH_BACKS: Final = Several(Counted())
