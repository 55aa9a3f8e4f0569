"""The tactics cards of Siege in words (siege-3); siege cards say everything by their colour and strength."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rubizh.engine.words import Sentence
from rubizh.games.siege.rules.cards import JOKER_1, JOKER_2, NOTATION, PLACEABLE, SHIELD, SPY
from rubizh.games.siege.rules.story import ACTIONS
from rubizh.language import Language
from rubizh.telling.rulebook import Rulebooks
from rubizh.telling.sources import SOURCES

if TYPE_CHECKING:
    from rubizh.telling.shown import Cards

RULEBOOK: Final = Rulebooks("siege")
JOKER: Final = Sentence("Joker")
TITLES: Final[dict[int, Sentence]] = {
    JOKER_1: JOKER,
    JOKER_2: JOKER,
    SPY: Sentence("Spy"),
    SHIELD: Sentence("Shield"),
    **{PLACEABLE + n: title for n, title in enumerate(ACTIONS)},
}
RULES: Final[dict[int, str]] = {
    JOKER_1: "siege-67",
    JOKER_2: "siege-67",
    SPY: "siege-68",
    SHIELD: "siege-69",
    **{PLACEABLE + n: f"siege-{71 + n}" for n in range(len(ACTIONS))},
}
SOURCE: Final = "rulebook"


def cards_shown(language: Language) -> Cards:
    """The eleven tactics cards, each with the rule that says what it does."""
    from rubizh.telling.shown import Cards, CardShown

    shown = []
    for card, title in TITLES.items():
        kind = language.text("Action card") if card >= PLACEABLE else language.text("Elite card")
        shown.append(
            CardShown(
                id=NOTATION[card],
                deck="tactics",
                name=language.say(title),
                values={"rule": RULES[card]},
                lines=[[kind, RULEBOOK.rule(language, RULES[card])]],
                source=SOURCE,
                provenance=language.say(SOURCES[SOURCE]),
            )
        )
    return Cards(shown, {})
