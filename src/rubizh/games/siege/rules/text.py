"""A view of Siege read back from its facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rubizh.engine.flow import Step
from rubizh.engine.text import Facts
from rubizh.games.siege.rules.actions import ENLIST, FIRST_STEP, MOVE, REINFORCE, SET_ASIDE, SWAP, TURN_COAT
from rubizh.games.siege.rules.cards import NOTATION, bit
from rubizh.games.siege.rules.choices import ALPHABET
from rubizh.games.siege.rules.state import Rules
from rubizh.games.siege.rules.turn import DEAL_TACTICS, DEAL_TO, DECLARE, DRAW_A_CARD, END_OF_TURN, PLAY_A_CARD, PREPARE, TURN
from rubizh.games.siege.rules.view import Backs, SiegeView

OF_THE_TURN: Final[list[Step[Any]]] = [TURN, PREPARE, PLAY_A_CARD, DRAW_A_CARD, *DEAL_TO, DEAL_TACTICS, DECLARE, END_OF_TURN]
OF_ACTIONS: Final[list[Step[Any]]] = [*FIRST_STEP, *MOVE, *ENLIST, *TURN_COAT, REINFORCE, *SET_ASIDE, SWAP]
STEPS: Final[dict[str, Step[Any]]] = {repr(step): step for step in OF_THE_TURN + OF_ACTIONS}
CARD_NUMBERS: Final[dict[str, int]] = {NOTATION[card]: card for card in range(len(NOTATION))}


def view_of(written: Mapping[str, object], rules: Rules) -> SiegeView:
    """The view that has these facts."""
    facts = Facts(written, CARD_NUMBERS, ALPHABET, STEPS)
    return SiegeView(
        seat=facts.number("seat"),
        asked=facts.number("asked"),
        options=facts.options(),
        todo=facts.todo(),
        over=facts.truth("over"),
        rules=rules,
        turn=facts.number("turn"),
        ending=facts.number("ending"),
        deck=facts.number("deck"),
        tactics_deck=facts.number("tactics_deck"),
        hand=facts.cards("hand"),
        aside=facts.cards("aside"),
        given=facts.cards("given"),
        hands=backs(facts, "hands"),
        asides=backs(facts, "asides"),
        attack=facts.piles("attack"),
        defence=facts.piles("defence"),
        damaged=walls(facts, "damaged"),
        defended_first=walls(facts, "defended_first"),
        cauldrons=facts.number("cauldrons"),
        unseen=card_bits(facts.cards("unseen")),
        discard=facts.cards("discard"),
        skipped=facts.truth("skipped"),
        tactics_played=facts.numbers("tactics_played"),
        used=facts.piles("used"),
        returned=facts.cards("returned"),
        drawn_since=facts.numbers("drawn_since"),
        known=facts.cards("known"),
    )


def backs(facts: Facts, name: str) -> list[Backs]:
    return [Backs(siege, tactics) for siege, tactics in facts.rows(name)]


def walls(facts: Facts, name: str) -> int:
    """A bit for each wall named."""
    return sum([1 << (number - 1) for number in facts.numbers(name)])


def card_bits(cards: tuple[int, ...]) -> int:
    """A bit for each card."""
    bits = 0
    for c in cards:
        bits |= bit(c)
    return bits
