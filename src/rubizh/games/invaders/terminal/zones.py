"""The three zones in lines: both sides' cards by their places, the sums with their terms, and what they come to."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from rubizh.games.invaders.rules.board import area_of, its_card, power_of
from rubizh.games.invaders.rules.cards import INVADER, MANKIND
from rubizh.games.invaders.rules.state import Invaders, Piece
from rubizh.games.invaders.rules.story import ZONES
from rubizh.games.invaders.telling.forecast import Sum
from rubizh.language import Language

STYLES: Final = {MANKIND: "color(209)", INVADER: "color(79)"}
DANGER: Final = "bold color(220)"
TURNED: Final = "↷"  # a turned hero
USED: Final = "·"  # an ability used this turn
FREE: Final = "—"


def minus(n: int) -> str:
    return str(n).replace("-", "−")


class Zones:
    """Says the zones of a position."""

    def __init__(self, s: Invaders, language: Language, width: int) -> None:
        self.s: Final = s
        self.language: Final = language
        self.width: Final = width

    def beside(self, sums: list[Sum], below: int) -> Table:
        """The zones beside each other, the side that sits below under the other."""
        table = Table.grid(padding=(0, 1), expand=True)
        for _ in sums:
            table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        table.add_row(*[self.head(zone) for zone in sums])
        for side in (1 - below, below):
            for rank in range(max((len(self.s.areas[area_of(side, zone.zone)]) for zone in sums), default=0)):
                table.add_row(*[self.card(side, zone.zone, rank) for zone in sums])
            table.add_row(*[self.sum(zone, side) for zone in sums])
        table.add_row(*[self.verdict(zone) for zone in sums])
        return table

    def stacked(self, sums: list[Sum], below: int) -> list[Text]:
        """The zones one under the other, each in three lines."""
        lines: list[Text] = []
        for zone in sums:
            lines.append(self.head(zone).append("  ").append_text(self.verdict(zone)))
            lines += [self.row(zone, side) for side in (1 - below, below)]
        return lines

    def head(self, zone: Sum) -> Text:
        power = minus(zone.power) if zone.power == zone.printed else f"{zone.printed}−{zone.printed - zone.power}"
        return Text(f" {self.language.say(ZONES[zone.zone])} ", "bold").append(f"[{power}]", "bold reverse")

    def verdict(self, zone: Sum) -> Text:
        facts = f"{minus(zone.attack)}:{minus(zone.defence)} "
        if zone.drain:
            return Text(f" {facts}").append(self.language.text("drain {n}", n=zone.drain), DANGER)
        return Text(f" {facts}").append(self.language.text("holds"), "dim")

    def sum(self, zone: Sum, side: int) -> Text:
        terms = zone.invader if side == INVADER else zone.mankind
        parts = [minus(term.power) for term in terms]
        parts = parts if side == INVADER else [f"[{zone.power}]", *parts]
        total = zone.attack if side == INVADER else zone.defence
        text = self.language.text
        head = text("attack {n}", n=minus(total)) if side == INVADER else text("defence {n}", n=minus(total))
        return Text(f" {head}" + (f" = {' + '.join(parts)}" if parts else ""), f"{STYLES[side]} dim")

    def row(self, zone: Sum, side: int) -> Text:
        """One side of a zone in one line."""
        pieces = self.s.areas[area_of(side, zone.zone)]
        said = [self.named(side, zone.zone, place, piece) for place, piece in enumerate(pieces)]
        line = Text("   ").append(" · ".join(said) or FREE, STYLES[side])
        line.truncate(self.width - 1, overflow="ellipsis")
        return line

    def card(self, side: int, zone: int, place: int) -> Text:
        pieces = self.s.areas[area_of(side, zone)]
        return Text(f"  {self.named(side, zone, place, pieces[place])}" if place < len(pieces) else "", STYLES[side])

    def named(self, side: int, zone: int, place: int, piece: Piece) -> str:
        """A card in play: its place, name and power, and what marks it."""
        power = int(power_of(self.s, area_of(side, zone), piece))
        marks = f" ×{piece.tokens}" if piece.tokens else ""
        marks += TURNED if piece.turned else USED if piece.used else ""
        return f"{place + 1} {self.language.say(its_card(self.s, piece).title)} {minus(power)}{marks}"
