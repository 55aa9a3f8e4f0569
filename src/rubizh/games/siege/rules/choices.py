"""Everything that anybody can choose in Siege, one shared object each, with its notation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import CardChoice, Deal
from rubizh.engine.flow import Choice
from rubizh.games.siege.rules.cards import CARDS, NOTATION, PLACEABLE, REDEPLOYMENT
from rubizh.games.siege.rules.walls import WALLS


class WallChoice(Choice):
    """A choice about one wall."""

    def __init__(self, text: str, wall: i64) -> None:
        super().__init__(text)
        self.wall: Final = wall


class Place(Choice):
    """Lay a siege or elite card at a wall, on one's own side: `R7@3`."""

    def __init__(self, card: i64, wall: i64) -> None:
        super().__init__(f"{NOTATION[card]}@{wall + 1}")
        self.card: Final = card
        self.wall: Final = wall


class PlayAction(CardChoice):
    """Play an action card from the hand: `play desertion`."""


class Pick(CardChoice):
    """Name a card that an action is about: `pick R7`."""


class Retreat(WallChoice):
    """The attacker discards all their cards at a wall: `retreat 3`."""


class Oil(WallChoice):
    """The defender throws a cauldron over a wall: `oil 3`."""


class Control(WallChoice):
    """The attacker declares control of a wall: `control 3`."""


class Explode(WallChoice):
    """The wall that an Explosion clears: `explode 3`."""


PASS: Final = Choice("pass")
SKIP: Final = Choice("skip")
DRAW: Final = Choice("draw")
DRAW_TACTICS: Final = Choice("draw tactics")
DISCARD: Final = Choice("discard")

RETREAT: Final[list[Choice]] = [Retreat(f"retreat {w + 1}", w) for w in range(WALLS)]
OIL: Final[list[Choice]] = [Oil(f"oil {w + 1}", w) for w in range(WALLS)]
CONTROL: Final[list[Choice]] = [Control(f"control {w + 1}", w) for w in range(WALLS)]
EXPLODE: Final[list[Choice]] = [Explode(f"explode {w + 1}", w) for w in range(WALLS)]
PICK: Final[list[Choice]] = [Pick(f"pick {NOTATION[c]}", c) for c in range(CARDS)]
DEAL: Final[list[Deal]] = [Deal(f"deal {NOTATION[c]}", c) for c in range(CARDS)]
ACTION: Final[list[Choice]] = [PlayAction(f"play {NOTATION[c]}", c) for c in range(REDEPLOYMENT, CARDS)]
PLACE: Final[list[list[Choice]]] = [[Place(c, w) for w in range(WALLS)] for c in range(PLACEABLE)]


def by_walls(choices: list[Choice]) -> list[list[Choice]]:
    """For each set of walls, as bits, the choices about them."""
    return [[choices[w] for w in range(WALLS) if walls >> w & 1] for walls in range(1 << WALLS)]


WALLS_OF: Final[list[list[int]]] = [[w for w in range(WALLS) if walls >> w & 1] for walls in range(1 << WALLS)]
RETREATS: Final[list[list[Choice]]] = by_walls(RETREAT)
RETREATS_OR_PASS: Final[list[list[Choice]]] = [[*retreats, PASS] for retreats in RETREATS]
OILS_OR_PASS: Final[list[list[Choice]]] = [[*oils, PASS] for oils in by_walls(OIL)]
PLACES: Final[list[list[list[Choice]]]] = [by_walls(places) for places in PLACE]  # by card, then by walls with room

ALPHABET: Final[dict[str, Choice]] = {deal.text: deal for deal in DEAL} | {
    choice.text: choice
    for choices in [*PLACE, ACTION, RETREAT, OIL, CONTROL, EXPLODE, PICK, [PASS, SKIP, DRAW, DRAW_TACTICS, DISCARD]]
    for choice in choices
}
