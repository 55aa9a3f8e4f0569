"""What the rules of Invaders count for a player: the drain forecast with its terms, prices, and what a chain will bring."""

from __future__ import annotations

from typing import Any

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR
from rubizh.games.invaders.rules.imagine import sample
from rubizh.games.invaders.rules.prices import discard_price, drain_price
from rubizh.games.invaders.rules.state import Invaders
from rubizh.games.invaders.rules.view import InvadersView
from rubizh.games.invaders.telling.forecast import Facts, if_passed, sums, targets, works
from rubizh.language import Language

Aids = dict[str, Any]


def aids(v: InvadersView, language: Language) -> Aids:
    """Everything that the viewer may know; nothing of it hangs on hidden cards."""
    s = sample(v, Dealer(0))
    board = v.rules.set.board
    passed = if_passed(s)
    return {
        "zones": [zone.facts() for zone in sums(s)],
        "if_passed": None if passed is None else [zone.drain for zone in passed],
        "chain": [
            {"works": effective, "targets": targets(s, d, chosen(v, n))}
            for n, (d, effective) in enumerate(zip(s.doings, works(s), strict=True))
        ],
        "planned": targets(s, v.plan.doing, (*v.plan.doing.picks, v.plan.chosen)),
        "prices": {} if v.seat == SPECTATOR else prices(s, v),
        "track": {"start": int(v.rules.start), "most": int(board.most)},
        "strategies": [strategy(v, number) for number in range(len(board.strategies))],
    }


def prices(s: Invaders, v: InvadersView) -> Aids:
    """What each card of the hand costs now, surcharges and reductions counted."""
    kinds = sorted(set(v.hand))
    cards = [v.rules.cards[c] for c in kinds]
    return {card.name: {"discard": int(discard_price(s, card)), "drain": int(drain_price(s, card))} for card in cards}


def strategy(v: InvadersView, number: int) -> Facts:
    its = v.rules.set.board.strategies[number]
    return {"name": its.name, "side": int(its.side), "used": bool(v.carried_out >> number & 1), "saves_hero": its.saves_hero}


def chosen(v: InvadersView, n: int) -> tuple[tuple[int, ...], ...]:
    """What was chosen for something under way: beforehand, and for the part that is being done now."""
    d = v.doings[n]
    if n < len(v.doings) - 1 or not v.chosen or d.part == 0:
        return d.picks
    before = (*d.picks, *((),) * int(d.part))[: d.part - 1]
    return (*before, v.chosen)
