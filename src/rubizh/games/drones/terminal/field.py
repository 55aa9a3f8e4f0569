"""The field of Dronovody in lines: who stands where, what each number of the die would bring, and the odds of attacks."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from rubizh.engine.words import Sentence
from rubizh.games.drones.rules.cards import FIRST_LINE, IN_THE_AIR, SECOND_LINE
from rubizh.games.drones.rules.choices import FACES, Attack
from rubizh.games.drones.rules.sortie import ATTACK
from rubizh.games.drones.rules.state import Drones, threat
from rubizh.games.drones.rules.view import DronesView
from rubizh.games.drones.telling.blows import blows, facing, nothing, together
from rubizh.games.drones.telling.odds import Odds, artillery_odds, drone_odds
from rubizh.games.drones.telling.words import NOTHING_SAID, Facts, harm_said, numbers_of
from rubizh.games.drones.terminal.notation import enemies
from rubizh.language import Language
from rubizh.looks.lines import folded, whole

VICTORY: Final = "★"
THEIRS: Final = "color(209)"
DANGER: Final = "bold color(203)"
LINES: Final[dict[int, Sentence]] = {
    FIRST_LINE: Sentence("Range 1: {cards}"),
    SECOND_LINE: Sentence("Range 2: {cards}"),
    IN_THE_AIR: Sentence("In the air: {cards}"),
}


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def several(name: str, many: int) -> str:
    return name if many == 1 else f"{name} ×{many}"


def field_lines(v: DronesView, s: Drones, language: Language, width: int) -> list[Text]:
    """Each line of the field, its enemies numbered through."""
    numbered = list(enumerate(enemies(v), start=1))
    lines: list[Text] = []
    for place, said in LINES.items():
        there = [whole(f"{n} {enemy_said(s, c, language)}") for n, c in numbered if threat(s, c).place == place]
        if there:
            lines += folded(language.text(said.text, cards=" · ".join(there)), width, THEIRS)
    return lines


def enemy_said(s: Drones, c: int, language: Language) -> str:
    """An enemy in short: its numbers, points, armour and penalty; in brackets if it is deactivated."""
    its = threat(s, c)
    marks = [f"{VICTORY}{its.points}", *[signed(-minus) for minus in (its.armour, its.standing.minus) if minus]]
    if its.numbers:
        marks.insert(0, f"[{''.join(map(str, numbers_of(its)))}]")
    said = " ".join([several(language.say(s.rules.set.cards[c].title), s.field.count(c)), *marks])
    return f"({said})" if s.silenced >> its.kind & 1 else said


def forecast_lines(s: Drones, seat: int, language: Language, width: int) -> list[Text]:
    """What each number would bring in a seat's next defence."""
    ahead = facing(s, seat)
    parts, danger = [], False
    for face in range(1, FACES + 1):
        coming = blows(ahead, seat, face)
        loses = bool(coming) and coming[-1].loses
        danger = danger or loses
        if loses or not nothing(together(coming)):
            said = language.text("defeat!") if loses else language.say(harm_said(together(coming)))
            parts.append(whole(f"{face} → {said}"))
    told = " · ".join(parts) or language.say(NOTHING_SAID)
    return folded(language.text("Defence roll: {told}", told=told), width, DANGER if danger else "")


def odds_lines(v: DronesView, s: Drones, language: Language, width: int) -> list[Text]:
    """The odds of every attack that may be chosen now."""
    targets = [choice.card for choice in v.options if isinstance(choice, Attack)]
    flies = ATTACK[v.seat] in v.todo if targets else False
    lines: list[Text] = []
    for c in targets:
        odds = drone_odds(s, v.seat, s.flown, c) if flies else artillery_odds(s, v.seat, s.shell)
        lines += folded(odds_said(s, c, odds, language), width)
    return lines


def odds_said(s: Drones, c: int, odds: Odds, language: Language) -> str:
    facts: Facts = {"card": s.rules.set.cards[c].title, "needs": odds.needs, "chance": odds.chance}
    terms = ", ".join(
        f"{language.say(term.said)} {signed(term.amount)}" if term.amount else language.say(term.said) for term in odds.terms
    )
    if terms:
        return language.text("{card}: {needs} or more ({terms}), {chance} %", terms=terms, **facts)
    return language.text("{card}: {needs} or more, {chance} %", **facts)
