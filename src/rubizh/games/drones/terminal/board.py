"""A position of Dronovody at a glance: the others above, the shop and the field between, one's own board below."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR
from rubizh.engine.words import Sentence
from rubizh.games.drones.rules.choices import PASS, SHOP
from rubizh.games.drones.rules.have import price
from rubizh.games.drones.rules.imagine import sample
from rubizh.games.drones.rules.state import PER_PLAYER, Drones, kinds_of
from rubizh.games.drones.rules.view import DronesView
from rubizh.games.drones.telling.round import PHASES, phase
from rubizh.games.drones.terminal.boards import COST, Boards
from rubizh.games.drones.terminal.detail import detail
from rubizh.games.drones.terminal.field import field_lines, forecast_lines, odds_lines, several
from rubizh.games.drones.terminal.notation import texts
from rubizh.looks.lines import folded, log_lines, whole
from rubizh.looks.look import Look, Scene

SHORTEST_LOG: Final = 2
ENOUGH_LOG: Final = 5  # lines that the log should have before more of the rest is shown
LONGEST_LOG: Final = 14
BELOW: Final = 2  # the question and the prompt
PRICE: Final = "color(220)"
WHOLE: Final = 0  # how much is shown
SHORT: Final = 1
SHORTEST: Final = 2


class Board:
    """The picture of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self.v: Final[DronesView] = scene.view
        self.language: Final = scene.language
        self.s: Final[Drones] = sample(scene.view, Dealer(0))  # nothing that is shown depends on who lies face down
        self.below: Final = self.v.officer if self.v.seat == SPECTATOR else self.v.seat
        self.boards: Final = Boards(self.v, self.s, scene.language, scene.names, scene.width)

    def lines(self) -> list[Text]:
        """The whole picture; where the terminal is too low for it, the boards in short and the shop only for who may buy."""
        height = self.scene.height
        lines = self.picture(WHOLE)
        for shorter in (SHORT, SHORTEST):
            if height and len(lines) + ENOUGH_LOG + BELOW > height:
                lines = self.picture(shorter)
        room = LONGEST_LOG if not height else min(LONGEST_LOG, height - len(lines) - BELOW)
        return lines + log_lines(self.scene.log, self.scene.width, max(room, SHORTEST_LOG))

    def picture(self, detail: int) -> list[Text]:
        lines, short = self.header(), detail != WHOLE
        for seat in range(self.v.rules.players):
            if seat != self.below:
                lines += self.boards.other(seat, short) + (self.boards.scored(seat) if self.v.over else self.intent(seat))
        if not self.v.over:
            lines += [] if detail == SHORTEST and not self.buying() else self.shop()
            lines += field_lines(self.v, self.s, self.language, self.scene.width)
            lines += forecast_lines(self.s, self.below, self.language, self.scene.width) if self.v.field else []
            lines += odds_lines(self.v, self.s, self.language, self.scene.width)
        lines += self.boards.own(self.below, short)
        return lines + (self.boards.scored(self.below) if self.v.over else self.looked())

    def header(self) -> list[Text]:
        """The round and its phases, and what all share."""
        v, text = self.v, self.language.text
        here = phase(v)
        title = text("Round {n} of {most}", n=v.round, most=v.rules.rounds) if v.round else self.language.say(here)
        line = Text(" ").append(title, "bold")
        for one in PHASES:
            said = self.language.say(one)
            line.append("  ").append(f"[{said}]" if one is here else said, "bold reverse" if one is here else "dim")
        return [line, *folded(" · ".join(self.shared()), self.scene.width)]

    def shared(self) -> list[str]:
        v, text = self.v, self.language.text
        activated = sum(len(projects) for projects in v.projects)
        parts = [text("Trench {n}", n=v.trench)]
        parts.append(text("projects activated {n} of {most}", n=activated, most=PER_PLAYER * v.rules.players))
        parts.append(text("characters {n}", n=v.characters + len(v.under)))
        parts.append(text("threats {n}", n=len(v.threat_deck)))
        if v.rules.players > 1:
            parts.append(text("Duty Officer: {name}", name=self.boards.called(v.officer)))
        return parts

    def buying(self) -> bool:
        return any(choice in (SHOP, PASS) for choice in self.v.options)

    def shop(self) -> list[Text]:
        there = enumerate(kinds_of(self.v.shop), start=1)
        named = [(n, c, several(self.boards.title(c), self.v.shop.count(c))) for n, c in there]
        cards = [whole(f"{n} {said} {COST}{price(self.s, c)}") for n, c, said in named]
        told = self.language.text("Drone Shop: {cards}", cards=" · ".join(cards))
        return folded(told, self.scene.width, PRICE) if cards else []

    def intent(self, seat: int) -> list[Text]:
        """What a comrade says, in one line."""
        if seat not in self.scene.intents:
            return []
        said = Text(f"   – {self.scene.intents[seat]}", "italic")
        said.truncate(self.scene.width - 1, overflow="ellipsis")
        return [said]

    def looked(self) -> list[Text]:
        """The recruits, or whom an order has called."""
        if not self.v.looked:
            return []
        return folded(
            self.language.text("To be placed: {cards}", cards=self.boards.titles(self.v.looked)), self.scene.width, "bold"
        )


def draw(scene: Scene) -> RenderableType:
    return Group(*Board(scene).lines())


LEGEND: Final[list[Sentence]] = [
    Sentence(
        "Type a card by its number, its id or the beginning of its name: play 2, discard 2, buy 3, sortie 1, attack 4,"
        " medic to crew and so on.",
    ),
    Sentence("On the field: [25] the numbers that activate an enemy, ★ points, −1 armour or penalty; in brackets: deactivated."),
    Sentence("Defence roll: what each number of the die would bring you, your protection counted."),
    Sentence("₴ is a price in Logistics; ↷ used this round, ✗ broken; projects: ○ open, ✓ activated."),
]
LOOK: Final = Look(draw=draw, legend=LEGEND, lookup=Sentence("[12|Mishap]"), texts=texts, detail=detail)
