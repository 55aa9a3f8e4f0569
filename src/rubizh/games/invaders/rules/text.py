"""The words in which a view of Invaders is written."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.flow import Step
from rubizh.engine.text import NUMBER, TRUTH, Alone, Kind, Misfit, Named, Several, Words
from rubizh.games.invaders.rules.cards import NO_CARD
from rubizh.games.invaders.rules.chain import DUE, MAY, NEXT, PREVENT, TAKE_EFFECT, WINDOW
from rubizh.games.invaders.rules.choices import Choices
from rubizh.games.invaders.rules.effects import CARRY_OUT, CHAINMAIL, SELECT
from rubizh.games.invaders.rules.heroes import NEXT_HERO, PLACE_HERO
from rubizh.games.invaders.rules.payment import PAY_BY_TOKENS, PAY_DISCARD, PAY_DRAIN
from rubizh.games.invaders.rules.piles import TAKE, TURN_OVER
from rubizh.games.invaders.rules.sets import CardSet
from rubizh.games.invaders.rules.setup import FILL_DECK, FIRST_HAND, NAME_LIMIT, TAKE_CARDS
from rubizh.games.invaders.rules.state import DOINGS, STRATEGY, Doing, Pair, Piece, Plan
from rubizh.games.invaders.rules.turn import ATTACK, ATTACK_PHASE, BEGIN_MAIN, DRAIN_CHECK, MAIN, MANKIND_ATTACK, TURN

NONE: Final = "-"
OF_THE_TABLE: Final[list[Step[Any]]] = [NEXT_HERO, PLACE_HERO, TAKE, TAKE_EFFECT, NEXT, CARRY_OUT, CHAINMAIL]
OF_DECKS: Final[list[Step[Any]]] = [*FIRST_HAND, *NAME_LIMIT, *TAKE_CARDS, *FILL_DECK, *TURN_OVER]
OF_A_TURN: Final[list[Step[Any]]] = [*TURN, *BEGIN_MAIN, *MAIN, *ATTACK_PHASE, *ATTACK, DRAIN_CHECK, MANKIND_ATTACK]
OF_A_CHAIN: Final[list[Step[Any]]] = [*PAY_DISCARD, *PAY_BY_TOKENS, *PAY_DRAIN, *WINDOW, *PREVENT, *SELECT, *MAY, *DUE]
STEPS: Final[dict[str, Step[Any]]] = {
    repr(step): step for steps in (OF_THE_TABLE, OF_DECKS, OF_A_TURN, OF_A_CHAIN) for step in steps
}
NUMBERS: Final = Several(NUMBER)
PICKS: Final = Several(NUMBERS)


def entry(value: object, name: str) -> object:
    """What stands under a name in a table."""
    if not isinstance(value, dict) or name not in value:
        raise Misfit(value)
    return value[name]


def table(about: dict[str, dict[str, object]]) -> dict[str, object]:
    return {"type": "object", "properties": about, "required": [*about]}


class Pieces(Kind[Piece]):
    """A card in play."""

    def __init__(self, card: Kind[int]) -> None:
        self.card: Final = card

    def write(self, value: Piece) -> object:
        return {
            "card": self.card.write(int(value.card)),
            "number": int(value.number),
            "tokens": int(value.tokens),
            "power": int(value.power),
            "used": int(value.used),
            "spent": int(value.spent),
            "turned": value.turned,
        }

    def read(self, value: object) -> Piece:
        number, tokens, power, used, spent = [
            NUMBER.read(entry(value, name)) for name in ("number", "tokens", "power", "used", "spent")
        ]
        turned = TRUTH.read(entry(value, "turned"))
        return Piece(self.card.read(entry(value, "card")), number, tokens, power, used, spent, turned)

    def schema(self) -> dict[str, object]:
        numbers = {name: NUMBER.schema() for name in ("number", "tokens", "power", "used", "spent")}
        return table({"card": self.card.schema(), **numbers, "turned": TRUTH.schema()})


class Doings(Kind[Doing]):
    """Something under way: its card or strategy by name."""

    def __init__(self, card: Kind[int], strategy: Kind[int]) -> None:
        self.card: Final = card
        self.strategy: Final = strategy
        self.kind: Final = Named({name: number for number, name in enumerate(DOINGS)})

    def write(self, value: Doing) -> object:
        its = self.strategy if value.kind == STRATEGY else self.card
        return {
            "kind": self.kind.write(int(value.kind)),
            "seat": int(value.seat),
            "card": its.write(int(value.card)),
            "piece": int(value.piece),
            "ability": int(value.ability),
            "zone": int(value.zone),
            "room": int(value.room),
            "picks": PICKS.write(value.picks),
            "part": int(value.part),
            "cancelled": value.cancelled,
        }

    def read(self, value: object) -> Doing:
        kind = self.kind.read(entry(value, "kind"))
        its = self.strategy if kind == STRATEGY else self.card
        seat, piece, ability, zone, room, part = [
            NUMBER.read(entry(value, name)) for name in ("seat", "piece", "ability", "zone", "room", "part")
        ]
        picks: Pair = PICKS.read(entry(value, "picks"))
        cancelled = TRUTH.read(entry(value, "cancelled"))
        return Doing(kind, seat, its.read(entry(value, "card")), piece, ability, zone, room, picks, part, cancelled)

    def schema(self) -> dict[str, object]:
        numbers = {name: NUMBER.schema() for name in ("seat", "piece", "ability", "zone", "room", "part")}
        words = {"kind": self.kind.schema(), "card": self.card.schema()}
        return table({**words, **numbers, "picks": PICKS.schema(), "cancelled": TRUTH.schema()})


class Plans(Kind[Plan]):
    """What a player is putting together."""

    def __init__(self, doing: Doings) -> None:
        self.doing: Final = doing

    def write(self, value: Plan) -> object:
        return {"doing": self.doing.write(value.doing), "chosen": NUMBERS.write(value.chosen), "cut": int(value.cut)}

    def read(self, value: object) -> Plan:
        chosen = NUMBERS.read(entry(value, "chosen"))
        return Plan(self.doing.read(entry(value, "doing")), chosen, NUMBER.read(entry(value, "cut")))

    def schema(self) -> dict[str, object]:
        return table({"doing": self.doing.schema(), "chosen": NUMBERS.schema(), "cut": NUMBER.schema()})


class InvadersWords(Words):
    """The words of a game with a card set."""

    def __init__(self, cards: CardSet, choices: Choices) -> None:
        numbers = {card.name: number for number, card in enumerate(cards.cards)}
        super().__init__({NONE: NO_CARD, **numbers}, choices.alphabet, STEPS)
        strategies = {strategy.name: number for number, strategy in enumerate(cards.board.strategies)}
        doing = Doings(self.card, Named({NONE: NO_CARD, **strategies}))
        self.areas: Final = Several(Several(Pieces(self.card)))
        self.doings: Final = Several(doing)
        self.plan: Final = Plans(doing)
        self.alone: Final = Alone(self.card)
