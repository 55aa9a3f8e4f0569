"""The attack row of AFU: three invaders, the cards that face them, and what the fights would bring now."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.combat import Side
from rubizh.games.afu.rules.state import EMPTY_ROW, PLACES, Afu
from rubizh.games.afu.rules.view import AfuView
from rubizh.games.afu.telling.fights import TO_HOSPITAL, UNFACED, Fight, fight_now, short
from rubizh.games.afu.telling.words import ENEMY_ARTILLERY, ROCKET, Words, in_short, marks, numbers, point
from rubizh.games.afu.terminal.cards import BAD, GOOD, OURS, THEIRS, side
from rubizh.language import Language

SHORTEST_NAME: Final = 5


def rows(v: AfuView, s: Afu, seat: int, words: Words, width: int) -> list[Text]:
    """The places from left to right: invaders above, one's own cards below, the fights between."""
    if v.attack[seat] == EMPTY_ROW:
        return []
    across = (width - 1) // PLACES - 1
    columns = [column(s, seat, place, words) for place in range(PLACES)]
    lines = [[columns[place][n] for place in range(PLACES)] for n in range(len(columns[0]))]
    shown = [line for line in lines if any(text.plain for text in line)]
    return [Text(" ") + Text(" ").join([fitted(text, across) for text in line]) for line in shown]


def fitted(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def column(s: Afu, seat: int, place: int, words: Words) -> list[Text]:
    """One place from top to bottom; empty texts where there is nothing to say."""
    there = fight_now(s, seat, place)
    above, between, below = [Text(), Text()], [Text(), Text()], [Text(), Text()]
    if there.theirs is not None:
        invader, helper = s.attack[seat][place], s.attack_support[seat][place]
        above = stood(words, invader, helper, there.theirs, str(place + 1), THEIRS)
        between = verdict(there, words.language)
    if there.ours is not None:
        front, back = s.defence[seat][place], s.defence_support[seat][place]
        below = stood(words, front, back, there.ours, " ", OURS)
    return [*above, *between, *below]


def stood(words: Words, front: int, back: int, both: Side, number: str, style: str) -> list[Text]:
    """A card in a row, its support, and what they have together."""
    card = words.cards[front]
    name = Text(f"{number} ", "bold").append(words.name(front), f"bold {style}")
    signs = marks(card)
    line = Text("  " + side(both), "bold").append(f" {signs}" if signs else "", "not bold")
    if back != NO_CARD:
        behind = words.cards[back]
        extra = " ".join(part for part in (numbers(behind).rpartition(" ")[2], marks(behind)) if part)
        line.append(f" {extra} {words.name(back)}", f"not bold {style}")
    elif (printed := numbers(card).partition(" ")[0]) != side(both):
        line.append(f" ({printed})", "not bold dim")
    return [name, line]


def verdict(there: Fight, language: Language) -> list[Text]:
    """What the fight would bring now: their end, and ours."""
    if there.ours is None or there.theirs is None:
        return [Text("  " + language.say(UNFACED), BAD), Text()]
    ours, theirs = there.ours, there.theirs
    first = Text(f"  {point(ours.attack, ours.enhanced_attack)}:{point(theirs.defence, theirs.enhanced_defence)} ")
    if there.destroyed:
        first.append("✓ " + language.text("destroyed"), GOOD)
    else:
        first.append("✗ " + missing(there, language), BAD).append(f" {ROCKET}" if theirs.rocket else "", BAD)
    second = Text(f"  {point(ours.defence, ours.enhanced_defence)}:{point(theirs.attack, theirs.enhanced_attack)} ")
    if there.lost:
        return [first, second.append("✗ " + language.say(TO_HOSPITAL), BAD)]
    if not there.support_lost:
        return [first, second.append("✓ " + language.text("safe"), GOOD)]
    sign = f" {ENEMY_ARTILLERY} " if theirs.artillery else " "
    return [first, second.append("✓", GOOD).append(sign + language.text("support lost"), BAD)]


def missing(there: Fight, language: Language) -> str:
    """Why the invader would not be destroyed."""
    if there.shortage():
        return language.say(short(there.shortage()))
    return language.text("needs {sign}", sign=there.lacking())


def short_row(v: AfuView, seat: int, words: Words, width: int) -> str:
    """Another seat's places in a line: who attacks there, and who stands against it; long names are cut short, values never."""
    there = [(v.attack[seat][place], v.defence[seat][place]) for place in range(PLACES)]
    faced = [(invader, front) for invader, front in there if invader != NO_CARD]
    longest = max((len(words.name(c)) for pair in faced for c in pair if c != NO_CARD), default=0)
    told = faced_said(faced, words, longest)
    while len(told) > width and longest > SHORTEST_NAME:
        longest -= 1
        told = faced_said(faced, words, longest)
    return told


def faced_said(faced: list[tuple[int, int]], words: Words, longest: int) -> str:
    parts = []
    for invader, front in faced:
        facing = f" ← {in_short(words, front, longest)}" if front != NO_CARD else ""
        parts.append(f"{in_short(words, invader, longest)}{facing}")
    return " · ".join(parts)
