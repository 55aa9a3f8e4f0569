"""A position of Invaders at a glance: the other side above, the zones between, one's own side and hand below."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR
from rubizh.engine.words import Sentence
from rubizh.games.invaders.rules.imagine import sample
from rubizh.games.invaders.rules.state import SEATS, Invaders
from rubizh.games.invaders.rules.story import SIDES
from rubizh.games.invaders.rules.view import InvadersView
from rubizh.games.invaders.telling.forecast import sums
from rubizh.games.invaders.telling.sheets import Sheets
from rubizh.games.invaders.terminal.detail import detail
from rubizh.games.invaders.terminal.notation import texts
from rubizh.games.invaders.terminal.sides import Sides
from rubizh.games.invaders.terminal.zones import Zones
from rubizh.looks.lines import folded, log_lines
from rubizh.looks.look import Look, Scene

WIDE: Final = 110  # columns that three zones beside each other need
SHORTEST_LOG: Final = 2
ENOUGH_LOG: Final = 5
LONGEST_LOG: Final = 14
BELOW: Final = 2  # the question and the prompt


class Board:
    """The picture of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self.v: Final[InvadersView] = scene.view
        self.s: Final[Invaders] = sample(scene.view, Dealer(0))  # nothing that is shown hangs on hidden cards
        self.below: Final = 0 if self.v.seat == SPECTATOR else int(self.v.seat)
        sheets = None if scene.cards is None else Sheets(scene.language, scene.cards)
        self.sides: Final = Sides(self.v, self.s, scene.language, scene.names, scene.width, sheets)
        self.zones: Final = Zones(self.s, scene.language, scene.width)

    def draw(self) -> RenderableType:
        """The whole picture; where the terminal is too low for it, hand and sides in short."""
        height = self.scene.height
        for short in (False, True):
            above, between, below = self.above(short), self.between(), self.beneath(short)
            used = len(above) + self.tall(between) + len(below)
            if not height or used + ENOUGH_LOG + BELOW <= height:
                break
        room = LONGEST_LOG if not height else min(LONGEST_LOG, height - used - BELOW)
        return Group(*above, *between, *below, *log_lines(self.scene.log, self.scene.width, max(room, SHORTEST_LOG)))

    def tall(self, between: list[RenderableType]) -> int:
        return sum(1 if isinstance(part, Text) else self.rows() for part in between)

    def rows(self) -> int:
        """How many lines the zones take beside each other."""
        most = [max(len(area) for area in self.v.areas[side * 3 : side * 3 + 3]) for side in SEATS]
        return sum(most) + 4

    def above(self, short: bool) -> list[Text]:
        return [*self.header(), *self.sides.lines(1 - self.below, short)]

    def between(self) -> list[RenderableType]:
        zones = sums(self.s)
        if self.scene.width >= WIDE:
            return [self.zones.beside(zones, self.below)]
        return [*self.zones.stacked(zones, self.below)]

    def beneath(self, short: bool) -> list[Text]:
        return [*self.sides.chain(), *self.sides.lines(self.below, short), *self.sides.hand(short)]

    def header(self) -> list[Text]:
        """Whose turn it is, and the plot track."""
        v, language = self.v, self.scene.language
        who = language.say(SIDES[v.turn])
        title = language.text("Turn {n}: {who}", n=v.turns, who=who) if v.turns else language.text("Set-up")
        most = v.rules.set.board.most
        track = " ".join(f"[{n}]" if n == v.marker else str(n) for n in range(int(most) + 1))
        line = Text(" ").append(title, "bold").append("   ").append(language.text("Plot track"), "dim").append(f" {track}")
        return [line, *folded(" · ".join(self.notes()), self.scene.width, "dim")]

    def notes(self) -> list[str]:
        v, text = self.v, self.scene.language.text
        said = [text("the plot action is taken")] if v.plotted else []
        said += [text("the next attack phase is left out")] if v.skip else []
        return said + ([text("Mankind has drained this turn")] if v.drained else [])


def draw(scene: Scene) -> RenderableType:
    return Board(scene).draw()


LEGEND: Final[list[Sentence]] = [
    Sentence("Type a card by its number, its id or the beginning of its name: play 2, discard 2."),
    Sentence("Then what is asked: in eurasia, mankind eurasia 2 (the second card there), cut drain, back."),
    Sentence("use eurasia 1 uses a card in play, strategy NAME carries one out, ops centre moves a Defender."),
    Sentence("A zone: [its power], attack against defence, and what the attack would drain."),
    Sentence("↓ is a discard price, ◊ a drain price; × tokens, ↷ turned, · used this turn; strategies: ● ready, ✓ used."),
]
LOOK: Final = Look(draw=draw, legend=LEGEND, lookup=Sentence("[12|drain]"), texts=texts, detail=detail)
