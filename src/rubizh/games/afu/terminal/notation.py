"""Further ways to type the choices of AFU: cards by their numbers in the picture, or by their names in one's own language."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rubizh.engine.deck import CardChoice
from rubizh.engine.flow import SPECTATOR, Choice
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.choices import Choices, Defend, Support
from rubizh.games.afu.rules.state import PLACES
from rubizh.games.afu.rules.view import AfuView
from rubizh.language import Language


class HandNumbers:
    """The cards of a seat's turn by their numbers from 1: each keeps its number, also once it is laid."""

    def __init__(self, round: int, cards: tuple[int, ...]) -> None:
        self.round: Final = round
        self.cards: Final = cards


def hand_numbers(v: AfuView, before: object) -> HandNumbers:
    """Those of this turn: cards as they were numbered before in the same round, and then what has come since, kinds together."""
    old = before.cards if isinstance(before, HandNumbers) and before.round == v.round else ()
    new = Counter(of_turn(v)) - Counter(old)
    return HandNumbers(v.round, (*old, *sorted(new.elements())))


def of_turn(v: AfuView) -> tuple[int, ...]:
    """What a seat holds, and what it has laid, offered or spent of it in this round."""
    rows = (*v.defence[v.seat], *v.defence_support[v.seat])
    laid = tuple(c for c in rows if c != NO_CARD)
    return v.hand + laid + v.offered[v.seat] + v.fought[v.seat] + v.spent[v.seat] + v.treated[v.seat]


def numbered_hand(v: AfuView, numbers: object) -> list[tuple[int, int]]:
    """The cards in the hand with their numbers; of equal ones those with the first numbers are laid first."""
    left, shown = Counter(v.hand), list[tuple[int, int]]()
    for number, c in reversed(list(enumerate(hand_numbers(v, numbers).cards, start=1))):
        if left[c]:
            left[c] -= 1
            shown.append((number, c))
    return shown[::-1]


def shop(v: AfuView) -> tuple[int, ...]:
    """What is for sale as it is shown: the display, then International Aid."""
    return (*v.display, v.rules.set.aid)


def texts(v: AfuView, language: Language, numbers: object) -> dict[str, Choice]:
    """The choices about numbered cards, offered or not, and those offered by the names of their cards."""
    found: dict[str, Choice] = {}
    for choice in v.options:
        named = by_name(v, choice, language)
        if named is not None:
            found[named] = choice
    if v.seat != SPECTATOR:
        found |= of_hand(hand_numbers(v, numbers).cards, v.rules.choices)
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
