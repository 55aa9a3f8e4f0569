"""What each side of Invaders has beside the zones: hand, deck, discard, strategies, heroes, the chain of answers."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rubizh.games.invaders.rules.cards import MANKIND
from rubizh.games.invaders.rules.prices import discard_price, drain_price
from rubizh.games.invaders.rules.state import DRAWN, Invaders
from rubizh.games.invaders.rules.story import SIDES, card_named, doing_named
from rubizh.games.invaders.rules.view import InvadersView
from rubizh.games.invaders.telling.forecast import works
from rubizh.games.invaders.telling.sheets import Sheets
from rubizh.games.invaders.terminal.notation import kinds
from rubizh.games.invaders.terminal.zones import STYLES, minus
from rubizh.language import Language
from rubizh.looks.lines import folded, whole

TOP: Final = 5  # cards of a discard, because strategies take five
DISCARD: Final = "↓"  # a discard price
DRAIN: Final = "◊"  # a drain price
READY: Final = "●"
SPENT: Final = "✓"


class Sides:
    """Says what both sides have."""

    def __init__(
        self, v: InvadersView, s: Invaders, language: Language, names: list[str], width: int, sheets: Sheets | None
    ) -> None:
        self.v: Final = v
        self.s: Final = s
        self.language: Final = language
        self.names: Final = names
        self.width: Final = width
        self.sheets: Final = sheets

    def lines(self, side: int, short: bool) -> list[Text]:
        """A side in two or three lines: its counters, its discard from the top, its strategies."""
        lines = folded(" · ".join([self.called(side), *self.counters(side)]), self.width, f"bold {STYLES[side]}")
        if short:
            return lines
        return lines + self.discard(side) + folded(self.strategies(side), self.width)

    def called(self, side: int) -> str:
        return f"{self.language.say(SIDES[side])} ({self.names[side]})"

    def counters(self, side: int) -> list[str]:
        v, text = self.v, self.language.text
        said = [text("hand {n}", n=v.hands[side])]
        said.append(whole(text("deck {n} (turns {turns})", n=v.decks[side], turns=v.decks[side] // DRAWN)))
        said.append(whole(text("discard {n}", n=len(v.discards[side]))))
        if side == MANKIND:
            said += [whole(text("Ops Centre {n}", n=v.ops)), whole(text("heroes to come {n}", n=len(v.heroes)))]
        return said

    def discard(self, side: int) -> list[Text]:
        top = [whole(self.language.say(card_named(self.v.rules, c))) for c in reversed(self.v.discards[side][-TOP:])]
        return (
            folded(self.language.text("Discard from the top: {cards}", cards=" · ".join(top)), self.width, "dim") if top else []
        )

    def strategies(self, side: int) -> str:
        said = []
        for number, strategy in enumerate(self.v.rules.set.board.strategies):
            if strategy.side == side:
                mark = SPENT if self.v.carried_out >> number & 1 else READY
                said.append(whole(f"{mark} {self.language.say(strategy.title)}"))
        return self.language.text("Strategies: {strategies}", strategies=" · ".join(said))

    def hand(self, short: bool) -> list[Text]:
        """The own cards, each kind with its number: its price now, its power, and what it does."""
        held = [(n, c) for n, c in enumerate(kinds(self.v.hand), start=1)]
        if short:
            said = " · ".join(whole(f"{n} {self.titled(c)} {self.price(c)}") for n, c in held)
            return folded(self.language.text("Hand: {cards}", cards=said), self.width) if held else []
        lines = []
        for n, c in held:
            line = (
                Text(f"{n:>3} ", "bold")
                .append(f"{self.price(c):<5} ")
                .append(self.titled(c))
                .append(f"  {self.does(c)}", "not bold dim")
            )
            line.truncate(self.width - 1, overflow="ellipsis")
            lines.append(line)
        return lines

    def titled(self, c: int) -> str:
        card = self.v.rules.cards[c]
        many = self.v.hand.count(c)
        said = self.language.say(card.title) + (f" {minus(int(card.power))}" if card.stays else "")
        return f"{said} ×{many}" if many > 1 else said

    def price(self, c: int) -> str:
        card = self.v.rules.cards[c]
        parts = [(DISCARD, discard_price(self.s, card)), (DRAIN, drain_price(self.s, card))]
        return " ".join(f"{sign}{n}" for sign, n in parts if n) or "0"

    def does(self, c: int) -> str:
        return "" if self.sheets is None else self.sheets.in_short(self.v.rules.cards[c])

    def chain(self) -> list[Text]:
        """What is under way, the newest first, and what of it would work if nobody answered any more."""
        rows = list(zip(self.v.doings, works(self.s), strict=True))
        lines: list[Text] = []
        for n, (d, works_) in reversed(list(enumerate(rows, start=1))):
            said = f"{n} {self.language.say(SIDES[d.seat])}: {self.language.say(doing_named(self.v.rules, d))}"
            fate = "" if works_ else " – " + self.language.text("cancelled unless it is answered")
            lines.append(Text("  ").append(said, f"bold {STYLES[d.seat]}").append(fate, "not bold dim"))
        return [Text(" " + self.language.text("Chain of answers, newest first:"), "bold"), *lines] if lines else []
