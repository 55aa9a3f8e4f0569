"""Positions of Invaders as a person would lay them out: cards by their ids."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypedDict, Unpack

from rubizh.engine.dealer import Dealer, deal
from rubizh.engine.flow import NATURE, Choice, advance, asked, choose
from rubizh.engine.words import Reason
from rubizh.games.invaders.rules.board import enter, laws_in_play
from rubizh.games.invaders.rules.cards import INVADER, MANKIND, SIDES, ZONES
from rubizh.games.invaders.rules.game import InvadersGame
from rubizh.games.invaders.rules.state import Invaders, Piece
from rubizh.games.invaders.rules.turn import ATTACK_PHASE, MAIN, TURN
from tests.games.invaders.deck import card_set

QUIET = ("pass", "end turn", "done", "full price")


class Table(TypedDict, total=False):
    """What lies where; of a card in play `rushmore:3` has so many tokens, `alexus!` is turned, `mako+2` has power tokens."""

    mankind: dict[str, str]
    invader: dict[str, str]
    hand: str
    other_hand: str
    deck: str
    other_deck: str
    discard: str
    other_discard: str
    heroes: str
    marker: int
    ops: int
    lowered: tuple[int, int, int]
    carried_out: str
    more: str


@cache
def game(more: str = "") -> InvadersGame:
    """The game with the cards of the tests, and some more of one's own."""
    return InvadersGame(card_set(more))


def new(**options: str) -> Invaders:
    """A new game, before the first hero is turned up."""
    return game().new(game().with_defaults(options))


def begun(seed: int = 1, **options: str) -> Invaders:
    """A new game at its first question to a player."""
    s = new(**options)
    deal(s, Dealer(seed))
    return s


def main(side: str, options: dict[str, str] | None = None, **table: Unpack[Table]) -> Invaders:
    """The main phase of a side; `hand`, `deck` and `discard` are that side's own, and the hero stands alone in Africa.

    What is not named is empty; the decks have six cards each that answer nothing.
    """
    s = laid(side, options, table)
    seat = SIDES.index(side)
    s.todo = [TURN[1 - seat], ATTACK_PHASE[seat], MAIN[seat]]
    advance(s)
    return s


def turn(side: str, options: dict[str, str] | None = None, **table: Unpack[Table]) -> Invaders:
    """A side's turn, before its cards are drawn."""
    s = laid(side, options, table)
    s.todo = [TURN[SIDES.index(side)]]
    advance(s)
    return s


def laid(side: str, options: dict[str, str] | None, table: Table) -> Invaders:
    seat = SIDES.index(side)
    its = game(table.get("more", ""))
    s = its.new(its.with_defaults(options or {}))
    own = (table.get("hand", ""), table.get("deck", filler(seat)), table.get("discard", ""))
    other = (table.get("other_hand", ""), table.get("other_deck", filler(1 - seat)), table.get("other_discard", ""))
    mankind, invader = (own, other) if seat == MANKIND else (other, own)
    s.turn, s.turns = seat, 3
    s.hands = [sorted_numbers(s, mankind[0]), sorted_numbers(s, invader[0])]
    s.decks = [sorted_numbers(s, mankind[1]), sorted_numbers(s, invader[1])]
    s.discards = [numbers(s, mankind[2]), numbers(s, invader[2])]
    s.heroes = sorted_numbers(s, table.get("heroes", "shantana kovalenko osei"))
    s.marker, s.ops = table.get("marker", 6), table.get("ops", 0)
    s.lowered = table.get("lowered", (0, 0, 0))
    for name in table.get("carried_out", "").split():
        s.carried_out |= 1 << [strategy.name for strategy in s.rules.set.board.strategies].index(name)
    lay(s, MANKIND, {"africa": "alexus"} | table.get("mankind", {}))
    lay(s, INVADER, table.get("invader", {}))
    s.laws, s.ticked = laws_in_play(s), s.entries - 1
    s.aside = ((), ())
    return s


def filler(seat: int) -> str:
    return " ".join(["ramses" if seat == MANKIND else "squid"] * 6)


def lay(s: Invaders, seat: int, zones: dict[str, str]) -> None:
    for zone, cards in zones.items():
        for text in cards.split():
            lay_card(s, seat * len(ZONES) + ZONES.index(zone), text)


def lay_card(s: Invaders, area: int, text: str) -> None:
    name, _, tokens = text.partition(":")
    name, _, plus = name.partition("+")
    turned = name.endswith("!")
    enter(s, area, numbers(s, name.rstrip("!"))[0], turned)
    last = s.areas[area][-1]
    on_it = int(tokens) if tokens else last.tokens
    piece = Piece(last.card, last.number, on_it, int(plus or 0), 0, 0, turned)
    s.areas[area] = (*s.areas[area][:-1], piece)


def numbers(s: Invaders, text: str) -> bytes:
    known = [card.name for card in s.rules.cards]
    return bytes(known.index(name) for name in text.split())


def sorted_numbers(s: Invaders, text: str) -> bytes:
    return bytes(sorted(numbers(s, text)))


def names(s: Invaders, cards: Iterable[int]) -> str:
    """Cards in their order."""
    return " ".join(s.rules.cards[c].name for c in cards)


def some(s: Invaders, cards: Iterable[int]) -> str:
    """Cards whose order does not matter, sorted by their ids."""
    return " ".join(sorted(s.rules.cards[c].name for c in cards))


def hand(s: Invaders, side: str) -> str:
    return some(s, s.hands[SIDES.index(side)])


def discard(s: Invaders, side: str) -> str:
    """A discard from bottom to top."""
    return names(s, s.discards[SIDES.index(side)])


def deck(s: Invaders, side: str) -> str:
    return some(s, s.decks[SIDES.index(side)])


def pieces(s: Invaders, side: str, zone: str) -> tuple[Piece, ...]:
    return s.areas[SIDES.index(side) * len(ZONES) + ZONES.index(zone)]


def lying(s: Invaders, side: str, zone: str) -> str:
    """The cards of a side in a zone, in the order of coming there."""
    return names(s, [piece.card for piece in pieces(s, side, zone)])


def piece(s: Invaders, name: str) -> Piece:
    """The first card of this name in play."""
    return next(piece for area in s.areas for piece in area if s.rules.cards[piece.card].name == name)


def asks(s: Invaders) -> str:
    """The side that must choose, or nature; nothing when the game is over."""
    if s.over:
        return ""
    return "nature" if asked(s).seat == NATURE else SIDES[asked(s).seat]


def options(s: Invaders) -> list[str]:
    """What may be chosen now; nothing when the game is over."""
    return [] if s.over else [choice.text for choice in asked(s).options]


def offered(s: Invaders, part: str) -> list[str]:
    """What may be chosen now and has these words in it."""
    return [text for text in options(s) if part in text]


def option(s: Invaders, text: str) -> Choice:
    for choice in [] if s.over else asked(s).options:
        if choice.text == text:
            return choice
    raise AssertionError(f"“{text}” is not offered, but: {', '.join(options(s)) or 'nothing, the game is over'}")


def play(s: Invaders, *texts: str) -> Invaders:
    """Make these choices one after the other; where Nature is asked for something else, the first card comes."""
    for text in texts:
        while asks(s) == "nature" and text not in options(s):
            choose(s, asked(s).options[0])
        choose(s, option(s, text))
    return dealt(s) if texts and not texts[-1].startswith("deal") else s


def dealt(s: Invaders) -> Invaders:
    """Let Nature answer, always with the first card."""
    while asks(s) == "nature":
        choose(s, asked(s).options[0])
    return s


def after_turn(s: Invaders) -> Invaders:
    """End the turn, answer nothing, until the other side's main phase or the end."""
    side = s.turn
    while not s.over and (s.turn == side or type(s.todo[-1]).__name__ != "Main"):
        quiet = [choice for choice in asked(s).options if choice.text in QUIET]
        choose(s, (quiet or asked(s).options)[0])
    return s


def why(s: Invaders, text: str, seat: str = "") -> Reason:
    """Why a choice is not offered to a side, or else to the one that is asked."""
    its = InvadersGame(s.rules.set)
    viewer = SIDES.index(seat) if seat else asked(s).seat
    reason = its.why_not(its.view(s, viewer), s.rules.choices.alphabet[text])
    assert reason is not None, f"“{text}” is offered"
    return reason
