"""Positions of Dronovody as a person would lay them out: cards by their ids."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypedDict, Unpack

from rubizh.engine.dealer import Dealer, deal
from rubizh.engine.deck import Deal
from rubizh.engine.flow import NATURE, NONE, Choice, advance, asked, choose
from rubizh.engine.words import Reason
from rubizh.games.drones.rules.cards import Card
from rubizh.games.drones.rules.game import DronesGame
from rubizh.games.drones.rules.round import END_OF_ROUND, ROUND
from rubizh.games.drones.rules.state import KNOWN, Drones
from rubizh.games.drones.rules.threats import THREATS
from tests.games.drones.deck import card_set

PILES = ["crew", "hq", "turned", "depot", "broken", "hand", "opened", "projects", "spent", "protection", "trophies", "wounded"]
QUIET = ("end turn", "done", "pass", "stop", "leave it")


class Side(TypedDict, total=False):
    """What one seat has; what is not named is empty."""

    crew: str
    hq: str
    turned: str
    depot: str
    broken: str
    hand: str
    opened: str
    projects: str
    spent: str
    protection: str
    trophies: str
    wounded: str
    logistics: int


@cache
def game(cards: tuple[Card, ...] = ()) -> DronesGame:
    """The game with the cards of the tests, and some more of one's own."""
    return DronesGame(card_set(cards))


def new(**options: str) -> Drones:
    """A new game, before the first card is dealt."""
    return game().new(game().with_defaults(options))


def begun(seed: int = 1, **options: str) -> Drones:
    """A new game at the first question to a player."""
    s = new(**options)
    deal(s, Dealer(seed))
    return s


def drones(
    start: str = "NextTurn",
    *others: Side,
    cards: Iterable[Card] = (),
    options: dict[str, str] | None = None,
    round: int = 1,
    officer: int = 0,
    trench: str = "cook driver gunner sniper",
    field: str = "",
    shop: str = "",
    characters: str = "",
    under: str = "",
    drone_deck: str = "",
    drone_discard: str = "",
    support_deck: str = "",
    support_discard: str = "",
    threat_deck: str = "",
    threat_discard: str = "",
    **you: Unpack[Side],
) -> Drones:
    """A round from one of its steps on (by the name of the step's class), advanced to its first question.

    What is said of `you` holds for seat 0, who has a card to play or discard unless told otherwise, and there are as many
    others as are described. All that is not named is empty, but for the Trench.
    """
    its = game(tuple(cards))
    s = its.new(its.with_defaults({**(options or {}), "players": str(1 + len(others))}))
    s.round, s.officer = round - 1, officer
    lay_sides(s, [Side(hand="donation") | you, *others])
    s.trench, s.field, s.shop = sorted_numbers(s, trench), numbers(s, field), numbers(s, shop)
    s.characters, s.under, s.under_at = face_down(s, characters), numbers(s, under), (KNOWN,) * len(under.split())
    s.drone_deck, s.drone_discard = face_down(s, drone_deck), numbers(s, drone_discard)
    s.support_deck, s.support_discard = face_down(s, support_deck), numbers(s, support_discard)
    s.threat_deck, s.threat_discard = face_down(s, threat_deck), numbers(s, threat_discard)
    begin(s, start)
    advance(s)
    return s


def lay_sides(s: Drones, sides: Sequence[Side]) -> None:
    """Every seat's board."""
    s.logistics = tuple(side.get("logistics", 0) for side in sides)
    for pile in PILES:
        setattr(s, pile, tuple(numbers(s, str(side.get(pile, ""))) for side in sides))
    s.wounded_at = tuple((KNOWN,) * len(wounded) for wounded in s.wounded)


def begin(s: Drones, start: str) -> None:
    """Skip the steps of the round before the one to start with, named as its class is."""
    s.todo = [ROUND]
    while type(s.todo[-1]).__name__ != start:
        step = s.todo.pop()
        if step in (ROUND, THREATS, END_OF_ROUND):
            step.do(s, NONE)


def numbers(s: Drones, text: str) -> tuple[int, ...]:
    known = [card.name for card in s.rules.set.cards]
    return tuple(known.index(name) for name in text.split())


def sorted_numbers(s: Drones, text: str) -> tuple[int, ...]:
    return tuple(sorted(numbers(s, text)))


def face_down(s: Drones, text: str) -> list[Deal]:
    return [s.rules.choices.deal[c] for c in sorted_numbers(s, text)]


def names(s: Drones, cards: Iterable[int]) -> str:
    """Cards in their order."""
    return " ".join(s.rules.set.cards[c].name for c in cards)


def some(s: Drones, cards: Iterable[int]) -> str:
    """Cards whose order does not matter, sorted by their ids."""
    return " ".join(sorted(s.rules.set.cards[c].name for c in cards))


def asks(s: Drones) -> int | None:
    """The seat that must choose; None when the game is over."""
    return None if s.over else asked(s).seat


def options(s: Drones) -> list[str]:
    """What may be chosen now; nothing when the game is over."""
    return [] if s.over else [choice.text for choice in asked(s).options]


def offered(s: Drones, part: str) -> list[str]:
    """What may be chosen now and has these words in it."""
    return [text for text in options(s) if part in text]


def option(s: Drones, text: str) -> Choice:
    for choice in [] if s.over else asked(s).options:
        if choice.text == text:
            return choice
    raise AssertionError(f"“{text}” is not offered, but: {', '.join(options(s)) or 'nothing, the game is over'}")


def play(s: Drones, *texts: str) -> Drones:
    """Make these choices one after the other; where Nature is asked for something else, the first card comes."""
    for text in texts:
        while asks(s) == NATURE and text not in options(s):
            choose(s, asked(s).options[0])
        choose(s, option(s, text))
    return s


def dealt(s: Drones) -> Drones:
    """Let Nature answer, always with the first card or the lowest number."""
    while asks(s) == NATURE:
        choose(s, asked(s).options[0])
    return s


def until(s: Drones, step: str) -> Drones:
    """Go on as quietly as can be until a step of this class asks, or the game is over."""
    while not s.over and type(s.todo[-1]).__name__ != step:
        choose(s, quiet(asked(s).options))
    return s


def quiet(choices: list[Choice]) -> Choice:
    return next((choice for choice in choices if choice.text in QUIET or choice.text.startswith("discard")), choices[0])


def why(s: Drones, text: str, seat: int | None = None) -> Reason:
    """Why a choice is not offered to a seat, or else to the one that is asked."""
    its = game(())
    reason = its.why_not(its.view(s, asked(s).seat if seat is None else seat), s.rules.choices.alphabet[text])
    assert reason is not None, f"“{text}” is offered"
    return reason
