"""Further ways to type the choices of Invaders: cards by their numbers in the hand, or by their names in a language."""

from __future__ import annotations

from collections.abc import Sequence

from rubizh.engine.deck import CardChoice
from rubizh.engine.flow import Choice
from rubizh.games.invaders.rules.choices import CarryOut
from rubizh.games.invaders.rules.view import InvadersView
from rubizh.language import Language


def kinds(hand: tuple[int, ...]) -> list[int]:
    """Each kind of card of a hand once, in the order in which it is shown."""
    return list(dict.fromkeys(hand))


def texts(v: InvadersView, language: Language, numbers: object) -> dict[str, Choice]:
    """The choices offered by the names of their cards and strategies, and those about numbered cards, offered or not."""
    found: dict[str, Choice] = {}
    for choice in v.options:
        if isinstance(choice, CardChoice):
            card = v.rules.cards[choice.card]
            found[choice.text.replace(card.name, language.say(card.title))] = choice
        elif isinstance(choice, CarryOut):
            found["strategy " + language.say(v.rules.set.board.strategies[choice.number].title)] = choice
    return found | by_number(v)


def by_number(v: InvadersView) -> dict[str, Choice]:
    choices = v.rules.choices
    words: dict[str, Sequence[Choice]] = {"play": choices.play, "discard": choices.discard}
    return {f"{word} {n}": every[c] for word, every in words.items() for n, c in enumerate(kinds(v.hand), start=1)}
