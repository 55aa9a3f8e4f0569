"""A position of AFU at a glance: the other commander above, what is for sale and the attack row between, one's own side below."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from rubizh.engine.flow import SPECTATOR
from rubizh.engine.words import Sentence
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.choices import Recover, Treat
from rubizh.games.afu.rules.imagine import known
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.rules.view import AfuView
from rubizh.games.afu.telling.round import OBJECTIVE, phase, recruiting, step, steps
from rubizh.games.afu.telling.score import score_lines
from rubizh.games.afu.telling.table import counting
from rubizh.games.afu.telling.telling import TELLING
from rubizh.games.afu.telling.words import POINTS, VICTORY, Words, in_short
from rubizh.games.afu.terminal import rows as afu_rows
from rubizh.games.afu.terminal.cards import PRICE, THEIRS, table
from rubizh.games.afu.terminal.detail import detail
from rubizh.games.afu.terminal.goals import SECRET, goal_lines, objective_line, points_so_far
from rubizh.games.afu.terminal.notation import hand_numbers, numbered_hand, shop, texts
from rubizh.looks.lines import folded, log_lines
from rubizh.looks.look import Look, Scene
from rubizh.telling.match import NOBODY

SHORTEST_LOG: Final = 2
ENOUGH_LOG: Final = 6  # lines that the log should have before more of the rest is shown
ENOUGH_SHORT: Final = 3
WHILE_BUYING: Final = 3
LONGEST_LOG: Final = 14
BELOW: Final = 2  # the question and the prompt
WHOLE: Final = 0  # how much is shown
SHORT: Final = 1
SHORTEST: Final = 2


class Board:
    """The picture of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self.v: Final[AfuView] = scene.view
        self.language: Final = scene.language
        self.words: Final = Words(scene.language, scene.view, scene.cards)
        self.s: Final[Afu] = known(scene.view)
        self.below: Final = 0 if self.v.seat == SPECTATOR else self.v.seat
        self.others: Final = [seat for seat in range(self.v.rules.players) if seat != self.below]

    def lines(self) -> list[Text]:
        """The whole picture; where the terminal is too low for it, the display and the hospital in short."""
        height = self.scene.height
        enough = WHILE_BUYING if recruiting(self.v) else ENOUGH_LOG
        lines = self.picture(WHOLE)
        for shorter, log in ((SHORT, ENOUGH_SHORT), (SHORTEST, SHORTEST_LOG)):
            if height and len(lines) + enough + BELOW > height:
                lines, enough = self.picture(shorter), log
        room = LONGEST_LOG if not height else min(LONGEST_LOG, height - len(lines) - BELOW)
        return lines + log_lines(self.scene.log, self.scene.width, max(room, SHORTEST_LOG))

    def picture(self, detail: int) -> list[Text]:
        lines = [*self.header()]
        for seat in self.others:
            lines += self.other_seat(seat, detail)
        if self.v.over:
            return lines + self.own_seat(detail) + self.scored()
        if self.v.round:
            lines += self.for_sale() if detail == WHOLE else self.for_sale_in_short(detail)
        lines += self.folded(objective_line(self.v, self.s, self.words, self.scene.names, step(self.v) is OBJECTIVE))
        lines += goal_lines(self.v, self.words, self.below, self.scene.width)
        lines += self.foreseen()
        lines += afu_rows.rows(self.v, self.s, self.below, self.words, self.scene.width)
        return lines + self.own_seat(detail)

    def folded(self, text: str, style: str = "") -> list[Text]:
        return folded(text, self.scene.width, style)

    def header(self) -> list[Text]:
        """The phase, the round and its steps, and the stacks."""
        v, text = self.v, self.language.text
        title = text("{phase}, round {n}", phase=phase(v), n=v.round) if v.round else self.language.say(phase(v))
        line = Text(" ").append(title, "bold")
        for one in steps(v):
            said, here = self.language.say(one), one is step(v)
            line.append("  ").append(f"[{said}]" if here else said, "bold reverse" if here else "dim")
        return [line, *self.folded(" · ".join(self.stacks()))]

    def stacks(self) -> list[str]:
        v, text = self.v, self.language.text
        parts = [text("the last round!")] if v.last_round else []
        parts += [text("Panic left {n}", n=v.panic), text("Aid {n}", n=v.aid)]
        parts.append(text("AFU deck {n}", n=len(v.reserve) + len(v.under) + (v.top != NO_CARD)))
        if v.war:
            parts.append(text("events left {n}", n=len(v.events)))
        if v.fewer:
            parts.append(text("invaders −{n}", n=v.fewer))
        if v.air_lost:
            parts.append(text("air units will be lost"))
        if v.rules.players > 1:
            parts.append(text("first: {name}", name=self.scene.names[v.first]))
        elif v.enemy_objectives:
            parts.append(text("objectives lost {n} of 3", n=len(v.enemy_objectives)))
        return parts

    def seat(self, seat: int) -> Text:
        names = ["commander"] if self.v.rules.players == 1 else ["first", "second"]
        name = self.language.say(TELLING.seats[names[seat]])
        return Text(" ").append(name, "bold").append(f" ({self.scene.names[seat]})")

    def scored(self) -> list[Text]:
        """What everybody's points are for, line by line, the secret achievements opened (afu-109)."""
        s, lines = counting(self.v), list[Text]()
        for seat in range(self.v.rules.players):
            lines.append(self.seat(seat).append(f": {VICTORY}{points_so_far(self.v, seat)}".replace("-", "−")))
            for what, points in score_lines(self.v, s, seat, self.language):
                lines.append(Text(f"   {points:>3} ".replace("-", "−")).append(what))
        return lines

    def facts(self, seat: int) -> list[str]:
        """What everybody knows of a seat, what may decide now first."""
        v, text = self.v, self.language.text
        parts = [f"{VICTORY}{points_so_far(v, seat)}".replace("-", "−")]
        if v.points[seat] or recruiting(v):
            parts.append(f"{POINTS}{v.points[seat]}")
        panic = v.armies[seat].count(v.rules.set.panic)
        parts += [text("Panic {n}", n=panic)] if panic else []
        parts += [text("objectives {n}", n=len(v.taken[seat]))] if v.taken[seat] else []
        parts.append(text("deck {n}+{discard}", n=v.decks[seat], discard=v.discards[seat]))
        parts.append(text("destroyed {n}", n=len(v.trophies[seat])))
        if not v.war:
            parts.append(text("invaders {n}", n=len(v.invaders[seat]) - v.escapeds[seat]))
        return parts

    def other_seat(self, seat: int, detail: int) -> list[Text]:
        v = self.v
        hand = str(v.hands[seat])
        opened = self.scene.opened.get(seat)
        if opened is not None:
            hand = ", ".join(self.words.name(c) for c in sorted(opened.hand))
        parts = [self.language.text("hand {cards}", cards=hand), *self.facts(seat)]
        if opened is not None and opened.secret:
            parts.append(f"{SECRET} " + ", ".join(self.words.name(c) for c in opened.secret))
        if v.hospital[seat]:
            parts.append(self.language.text("hospital {n}", n=len(v.hospital[seat])))
        lines = self.after(self.seat(seat), parts, detail)
        label = self.language.text("attacked by {cards}", cards="")
        faced = afu_rows.short_row(v, seat, self.words, self.scene.width - len(label) - 2)
        if faced and detail != SHORTEST:
            lines += self.folded(label + faced, THEIRS)
        return lines

    def after(self, first: Text, parts: list[str], detail: int) -> list[Text]:
        """A seat's name, and what is to be said of it, on further lines where one is too short; or what fits on the first."""
        while detail == SHORTEST and first.cell_len + len(" · ".join(["", *parts])) >= self.scene.width:
            parts = parts[:-1]
        lines = wrap(" · ".join(parts), self.scene.width - 2, initial_indent=first.plain + " · ", subsequent_indent="   ")
        shown = first.copy().append(lines[0][first.cell_len :])
        return [shown, *(Text(line) for line in lines[1:])]

    def for_sale(self) -> list[Text]:
        """The display, a line for each card, and the card that comes next."""
        v, text = self.v, self.language.text
        there = [(n, c) for n, c in enumerate(shop(v), start=1) if c != NO_CARD]
        lines = table(self.words, self.s, NOBODY, there, self.scene.width, cost=True)
        top = [Text(" " + text("next: {card}", card=self.priced(v.top)), "dim")] if v.top != NO_CARD else []
        return lines + top

    def priced(self, c: int) -> str:
        return f"{in_short(self.words, c)} {POINTS}{self.words.cards[c].cost}"

    def for_sale_in_short(self, detail: int) -> list[Text]:
        v, words = self.v, self.words
        there = [(n, c) for n, c in enumerate(v.display, start=1) if c != NO_CARD]
        named = [
            f"{n} {self.priced(c) if detail == SHORT else f'{words.name(c)} {POINTS}{words.cards[c].cost}'}" for n, c in there
        ]
        told = self.language.text("For sale: {cards}", cards=" · ".join(named))
        return self.folded(told, PRICE.removeprefix("bold "))

    def foreseen(self) -> list[Text]:
        if not self.v.foreseen:
            return []
        cards = " · ".join(f"{n} {in_short(self.words, c)}" for n, c in enumerate(self.v.foreseen, start=1))
        return self.folded(self.language.text("The next invaders: {cards}", cards=cards), THEIRS)

    def own_seat(self, detail: int) -> list[Text]:
        """One's own line, hospital and hand."""
        v, seat = self.v, self.below
        beds = v.hospital[seat]
        wanted = Recover if detail == SHORTEST else Recover | Treat
        all_beds = detail == WHOLE or any(isinstance(choice, wanted) for choice in v.options)
        count = [self.language.text("hospital {n}", n=len(beds))] if beds and not all_beds else []
        lines = self.after(self.seat(seat), count + self.facts(seat), detail)
        if beds and all_beds:
            cards = " · ".join(f"{n} {in_short(self.words, c)}" for n, c in enumerate(beds, start=1))
            lines += self.folded(self.language.text("hospital: {cards}", cards=cards))
        if v.seat == SPECTATOR:
            return [*lines, Text(" " + self.language.text("hand {cards}", cards=v.hands[seat]))]
        hand = numbered_hand(v, self.scene.numbers)
        return lines + (table(self.words, self.s, seat, hand, self.scene.width, cost=False) if hand else [])


def draw(scene: Scene) -> RenderableType:
    return Group(*Board(scene).lines())


LEGEND: Final[list[Sentence]] = [
    Sentence(
        "Type a card by its number, its id or the beginning of its name: 3@2 or tank@2 lays it at place 2, 3+2 behind the card"
        " there; spend 3, offer 3, buy 3 and so on.",
    ),
    Sentence("3↑/2 +1 is attack 3, enhanced; defence 2; support 1. ₴ is a price, or what a card gives for recruitment."),
    Sentence("P− gives back a Panic card instead. Troop types: inf infantry, art artillery, tank, air."),
    Sentence("✈ air unit, ⌖ anti-aircraft, ⇈ reinforcements, ✹ enemy artillery, ☄ rocket strike."),
    Sentence(
        "Bonus: condition → reward; ✓ the condition holds now, ○ not yet. A badge asks for another card that has it, obj. for an"
        " open objective.",
    ),
    Sentence("Between the rows: our attack against their defence, our defence against their attack, and what comes of it."),
    Sentence("deck 5+3: five cards in the deck, three in the discard."),
    Sentence("Achievements: what you have / what it takes (what the other one has), ★ victory points; ▣ is your secret one."),
]
LOOK: Final = Look(
    draw=draw,
    legend=LEGEND,
    lookup=Sentence("[12|Panic]"),
    texts=texts,
    numbers=hand_numbers,
    detail=detail,
)
