"""The attack row of AFU: three invaders, the cards that face them, and what the fights would bring now."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rubizh.engine.afu.cards import NO_CARD
from rubizh.engine.afu.combat import Side, destroys
from rubizh.engine.afu.state import EMPTY_ROW, PLACES, Afu
from rubizh.engine.afu.view import AfuView
from rubizh.language import Language
from rubizh.terminal.afu_cards import BAD, GOOD, OURS, THEIRS, in_short, marks, numbers, point, side
from rubizh.terminal.afu_words import ANTI_AIR, ENEMY_ARTILLERY, ENHANCED, ROCKET, Words

NOBODY: Final = -1


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
    invader, helper = s.attack[seat][place], s.attack_support[seat][place]
    front, back = s.defence[seat][place], s.defence_support[seat][place]
    above = [Text(), Text()]
    if invader != NO_CARD:
        above = stood(words, invader, helper, Side(s, invader, helper, NOBODY), str(place + 1), THEIRS)
    if front == NO_CARD:
        nobody = Text(words.language.text("  nobody: Panic"), BAD) if invader != NO_CARD else Text()
        return [*above, nobody, Text(), Text(), Text()]
    ours = Side(s, front, back, seat)
    below = stood(words, front, back, ours, " ", OURS)
    if invader == NO_CARD:
        return [*above, Text(), Text(), *below]
    theirs = Side(s, invader, helper, NOBODY)
    return [*above, *verdict(ours, theirs, s.rules.ground_hits_air, back != NO_CARD, words.language), *below]


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


def verdict(ours: Side, theirs: Side, ground_hits_air: bool, supported: bool, language: Language) -> list[Text]:
    """What the fight would bring now: their end, and ours."""
    attack, defence = point(ours.attack, ours.enhanced_attack), point(theirs.defence, theirs.enhanced_defence)
    first = Text(f"  {attack}:{defence} ")
    if destroys(ours, theirs, False):
        first.append("✓ " + language.text("destroyed"), GOOD)
    else:
        first.append("✗ " + missing(ours, theirs, language), BAD)
        first.append(f" {ROCKET}" if theirs.rocket else "", BAD)
    attack, defence = point(theirs.attack, theirs.enhanced_attack), point(ours.defence, ours.enhanced_defence)
    second = Text(f"  {defence}:{attack} ")
    if destroys(theirs, ours, ground_hits_air):
        second.append("✗ " + language.text("to the hospital"), BAD)
    elif theirs.artillery and supported:
        second.append("✓ " + language.text("safe"), GOOD).append(f" {ENEMY_ARTILLERY} " + language.text("not its support"), BAD)
    else:
        second.append("✓ " + language.text("safe"), GOOD)
    return [first, second]


def missing(ours: Side, theirs: Side, language: Language) -> str:
    """Why the invader would not be destroyed."""
    if ours.attack < theirs.defence:
        return language.text("{n} short", n=theirs.defence - ours.attack)
    if theirs.enhanced_defence and not ours.enhanced_attack:
        return language.text("needs {sign}", sign=ENHANCED)
    return language.text("needs {sign}", sign=ANTI_AIR)


def short_row(v: AfuView, seat: int, words: Words) -> str:
    """Another seat's places in a line: who attacks there, and who stands against it."""
    parts = []
    for place in range(PLACES):
        front, invader = v.defence[seat][place], v.attack[seat][place]
        if invader != NO_CARD:
            facing = f" ← {in_short(words, front)}" if front != NO_CARD else ""
            parts.append(f"{in_short(words, invader)}{facing}")
    return " · ".join(parts)
