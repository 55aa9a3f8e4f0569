"""Further ways to type the choices of Dronovody: cards by their numbers in the picture, or by their names in a language."""

from __future__ import annotations

from rubizh.engine.deck import CardChoice
from rubizh.engine.flow import SPECTATOR, Choice
from rubizh.games.drones.rules.cards import FIRST_LINE, IN_THE_AIR, SECOND_LINE
from rubizh.games.drones.rules.state import kinds_of
from rubizh.games.drones.rules.view import DronesView
from rubizh.language import Language


def enemies(v: DronesView) -> list[int]:
    """The field as it is shown: by lines, in each in the order of coming, equal ones together."""
    threats, there = v.rules.set.threat, kinds_of(v.field)
    return [c for place in (FIRST_LINE, SECOND_LINE, IN_THE_AIR) for c in there if threats[c].place == place]


def texts(v: DronesView, language: Language, numbers: object) -> dict[str, Choice]:
    """The choices offered by the names of their cards, and those about numbered cards, offered or not."""
    named = [choice for choice in v.options if isinstance(choice, CardChoice)]
    found: dict[str, Choice] = {by_name(v, choice, language): choice for choice in named}
    return found if v.seat == SPECTATOR else found | by_number(v)


def by_number(v: DronesView) -> dict[str, Choice]:
    choices, hand = v.rules.choices, v.hand[v.seat]
    piles = {
        "play": (hand, choices.play),
        "discard": (hand, choices.discard),
        "keep": (hand, choices.keep),
        "buy": (kinds_of(v.shop), choices.buy),
        "attack": (enemies(v), choices.attack),
        "sortie": (kinds_of(v.depot[v.seat]), choices.sortie),
        "exchange": (kinds_of(v.trophies[v.seat]), choices.exchange),
    }
    return {f"{word} {n}": every[c] for word, (cards, every) in piles.items() for n, c in enumerate(cards, start=1)}


def by_name(v: DronesView, choice: CardChoice, language: Language) -> str:
    """The text of a choice with the card's name in place of its id."""
    card = v.rules.set.cards[choice.card]
    return choice.text.replace(card.name, language.say(card.title))
