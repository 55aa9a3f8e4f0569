"""Further ways to type the choices of AFU: cards by their numbers in the picture, or by their names in one's own language."""

from __future__ import annotations

from rubizh.engine.deck import CardChoice
from rubizh.engine.flow import SPECTATOR, Choice
from rubizh.games.afu.rules.choices import Choices, Defend, Support
from rubizh.games.afu.rules.state import PLACES
from rubizh.games.afu.rules.view import AfuView
from rubizh.language import Language


def hand_of(v: AfuView) -> tuple[int, ...]:
    """The hand as it is shown: cards of a kind together."""
    return tuple(sorted(v.hand))


def shop(v: AfuView) -> tuple[int, ...]:
    """What is for sale as it is shown: the display, then International Aid."""
    return (*v.display, v.rules.set.aid)


def texts(v: AfuView, language: Language) -> dict[str, Choice]:
    """The choices about numbered cards, offered or not, and those offered by the names of their cards."""
    found: dict[str, Choice] = {}
    for choice in v.options:
        named = by_name(v, choice, language)
        if named is not None:
            found[named] = choice
    if v.seat != SPECTATOR:
        found |= of_hand(hand_of(v), v.rules.choices)
        found |= of_piles(v)
    return found


def of_hand(hand: tuple[int, ...], choices: Choices) -> dict[str, Choice]:
    found: dict[str, Choice] = {}
    for number, c in enumerate(hand, start=1):
        for place in range(PLACES):
            found[f"{number}@{place + 1}"] = choices.defend[c][1 << place][0]
            found[f"{number}+{place + 1}"] = choices.support[c][1 << place][0]
        about = {"spend": choices.spend, "offer": choices.offer, "discard": choices.drop, "treat": choices.treat}
        found |= {f"{word} {number}": every[c] for word, every in about.items()}
    return {text: choice for text, choice in found.items() if choices.alphabet.get(choice.text) is choice}


def of_piles(v: AfuView) -> dict[str, Choice]:
    choices = v.rules.choices
    piles = {
        "buy": (shop(v), choices.buy),
        "recover": (v.hospital[v.seat], choices.recover),
        "dismiss": (v.foreseen, choices.dismiss),
        "next": (v.foreseen, choices.next),
        "keep": (v.secret, choices.keep),
    }
    return {
        f"{word} {number}": every[c]
        for word, (cards, every) in piles.items()
        for number, c in enumerate(cards, start=1)
        if c >= 0
    }


def by_name(v: AfuView, choice: Choice, language: Language) -> str | None:
    """The text of a choice with the card's name in place of its id."""
    if not isinstance(choice, CardChoice | Defend | Support):
        return None
    card = v.rules.set.cards[choice.card]
    return choice.text.replace(card.name, language.say(card.title))
