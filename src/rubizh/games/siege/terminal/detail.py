"""Everything about a card of Siege: a siege card has a colour and a strength, a tactics card a rule."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from rubizh.engine.words import Sentence
from rubizh.games.siege.rules.cards import NOTATION, PLACEABLE, SIEGE_CARDS, colour, strength
from rubizh.games.siege.telling.cards import RULEBOOK, RULES, TITLES
from rubizh.games.siege.terminal.cards import label
from rubizh.language import Language
from rubizh.looks.look import Scene
from rubizh.looks.notation import squeezed, ways_to_read

QUOTES: Final = "«»“”"


def detail(scene: Scene, words: str) -> RenderableType | None:
    """The card that somebody names: by its notation, or by the beginning of its name."""
    typed = [squeezed(way) for way in ways_to_read(words)]
    if not any(typed):
        return None
    for card, notation in enumerate(NOTATION):
        if notation.casefold() in typed:
            return page(card, scene.language)
    for card, title in TITLES.items():
        if squeezed(scene.language.say(title).strip(QUOTES)).startswith(tuple(typed)):
            return page(card, scene.language)
    return None


def page(card: int, language: Language) -> RenderableType:
    if card < SIEGE_CARDS:
        return Text(label(card), "bold").append("  " + language.text("siege card: {card}", card=named(card)), "not bold")
    kind = language.text("Action card") if card >= PLACEABLE else language.text("Elite card")
    title = Text(f"{label(card)}  {language.say(TITLES[card])}", "bold").append(f"  {kind} · {RULES[card]}", "not bold dim")
    return Group(title, Text("  " + RULEBOOK.rule(language, RULES[card])))


def named(card: int) -> Sentence:
    """A siege card by its colour and strength."""
    facts: dict[str, int | str | Sentence] = {"n": strength(card)}
    colours = [
        Sentence("red {n}", facts),
        Sentence("yellow {n}", facts),
        Sentence("green {n}", facts),
        Sentence("blue {n}", facts),
        Sentence("steel {n}", facts),
    ]
    return colours[colour(card)]
