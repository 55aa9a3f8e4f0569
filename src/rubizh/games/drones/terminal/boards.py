"""The boards of Dronovody in lines: a player's own one in full, the others folded."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rubizh.games.drones.rules.have import ammo, recon
from rubizh.games.drones.rules.scoring import on_board, project_points, score, trophy_points, wounded_points
from rubizh.games.drones.rules.state import Drones, kinds_of, support
from rubizh.games.drones.rules.view import DronesView
from rubizh.games.drones.telling.telling import SEATS
from rubizh.games.drones.telling.words import SUPPORT_KIND_NAMES, support_said
from rubizh.games.drones.terminal.field import VICTORY, several
from rubizh.language import Language
from rubizh.looks.lines import folded, whole

COST: Final = "₴"
USED: Final = "↷"  # an effect that was used this round
BROKEN: Final = "✗"
OPEN: Final = "○"
ACTIVATED: Final = "✓"


class Boards:
    """Says what every seat has."""

    def __init__(self, v: DronesView, s: Drones, language: Language, names: list[str], width: int) -> None:
        self.v: Final = v
        self.s: Final = s
        self.language: Final = language
        self.names: Final = names
        self.width: Final = width
        self.seats: Final = ["solo"] if v.rules.players == 1 else list(SEATS)

    def title(self, c: int) -> str:
        return self.language.say(self.v.rules.set.cards[c].title)

    def titles(self, cards: tuple[int, ...], used: tuple[int, ...] = ()) -> str:
        return ", ".join(whole(self.title(c)) + (USED if c in used else "") for c in cards)

    def numbered(self, cards: tuple[int, ...]) -> list[str]:
        """The kinds of cards in a pile with their numbers, equal ones together."""
        kinds = enumerate(kinds_of(cards), start=1)
        return [whole(f"{n} {several(self.title(c), cards.count(c))}") for n, c in kinds]

    def called(self, seat: int) -> str:
        """The name, or the seat where several are called the same, as computer opponents of one level are."""
        name = self.names[seat]
        return name if self.names.count(name) == 1 else self.language.say(SEATS[self.seats[seat]])

    def heading(self, seat: int) -> str:
        """Who sits there, with what may decide first."""
        v, text = self.v, self.language.text
        parts = [f"{self.language.say(SEATS[self.seats[seat]])} ({self.names[seat]})"]
        parts.append(f"{VICTORY}{score(self.s, seat)}".replace("-", "−"))
        parts.append(text("Logistics {n}", n=v.logistics[seat]))
        sees = recon(self.s, seat)
        parts += [text("Recon {n}", n=sees)] if sees else []
        parts += [text("Ammo")] if ammo(self.s, seat) else []
        parts += [text("wounded {n}", n=len(v.wounded[seat]))] if v.wounded[seat] else []
        return " · ".join(parts)

    def rows(self, seat: int) -> list[str]:
        """What lies on a board, pile by pile; empty ones are left out."""
        v, text = self.v, self.language.text
        drones = self.numbered(v.depot[seat])
        drones += [whole(f"{self.title(c)} {BROKEN}") for c in v.broken[seat]]
        projects = [f"{self.title(c)} {ACTIVATED}" for c in v.projects[seat]] + [
            f"{self.title(c)} {OPEN}" for c in v.opened[seat]
        ]
        rows = {
            text("Crew"): self.titles(v.crew[seat], v.turned[seat]),
            text("HQ"): self.titles(v.hq[seat], v.turned[seat]),
            text("Depot"): ", ".join(drones),
            text("Projects"): ", ".join(projects),
            text("Protection"): self.titles(v.protection[seat]),
            text("This turn"): self.titles(v.played[seat]),
            text("Mishaps"): self.titles(v.mishaps[seat]),
            text("Kept"): self.titles(v.kept[seat]),
        }
        return [f"{head}: {cards}" for head, cards in rows.items() if cards]

    def own(self, seat: int, short: bool) -> list[Text]:
        """A board with its hand, a line for each card, or all in short."""
        lines = folded(self.heading(seat), self.width, "bold") + self.folded(" · ".join(self.rows(seat)))
        if self.v.trophies[seat]:
            trophies = " · ".join(self.numbered(self.v.trophies[seat]))
            lines += [] if short else self.folded(self.language.text("Trophies: {cards}", cards=trophies))
        return lines + (self.hand_in_short(seat) if short else self.hand(seat))

    def hand(self, seat: int) -> list[Text]:
        lines: list[Text] = []
        for n, c in enumerate(self.v.hand[seat], start=1):
            its = support(self.s, c)
            said = f"{self.language.say(SUPPORT_KIND_NAMES[its.kind])}: {self.language.say(support_said(its))}"
            line = Text(f"{n:>3} ", "bold").append(f"{COST}{its.cost} {self.title(c)}  ").append(said, "not bold")
            line.truncate(self.width - 1, overflow="ellipsis")
            lines.append(line)
        return lines

    def hand_in_short(self, seat: int) -> list[Text]:
        held = enumerate(self.v.hand[seat], start=1)
        cards = [whole(f"{n} {self.title(c)} {COST}{support(self.s, c).cost}") for n, c in held]
        return self.folded(self.language.text("Hand: {cards}", cards=" · ".join(cards))) if cards else []

    def other(self, seat: int, short: bool) -> list[Text]:
        """Another's board in a line or a few; all hands are open."""
        lines = folded(self.heading(seat), self.width)
        held = self.v.hand[seat]
        hand = [self.language.text("Hand: {cards}", cards=self.titles(held))] if held else []
        return lines if short else lines + self.folded(" · ".join([*self.rows(seat), *hand]))

    def scored(self, seat: int) -> list[Text]:
        """What a player's points are for."""
        text = self.language.text
        parts = [
            text("trophies {n}", n=trophy_points(self.s, seat)),
            text("activated projects {n}", n=project_points(self.s, seat)),
            text("for the wounded {n}", n=wounded_points(self.s, seat)),
            text("characters {n}", n=on_board(self.s, seat)),
        ]
        return self.folded(" · ".join(parts).replace("-", "−"))

    def folded(self, text: str) -> list[Text]:
        return folded(f"  {text}", self.width) if text else []
