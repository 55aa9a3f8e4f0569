"""Setting up a game of Siege (siege-6 to siege-9, siege-59)."""

from __future__ import annotations

from typing import Any

from rubizh.engine.flow import Step, advance
from rubizh.games.siege.rules.cards import JOKER_1, SIEGE_CARDS
from rubizh.games.siege.rules.choices import DEAL
from rubizh.games.siege.rules.state import (
    ALL_WALLS,
    ATTACKER,
    CAULDRONS,
    DEFENDER,
    HAND,
    HAND_WITH_TACTICS,
    UNDECIDED,
    Rules,
    Siege,
)
from rubizh.games.siege.rules.turn import DEAL_TO, TURN
from rubizh.games.siege.rules.walls import WALLS


def new_game(rules: Rules) -> Siege:
    """All tiles intact, three cauldrons, a hand for each seat to be dealt, and the attacker to begin."""
    hand = HAND_WITH_TACTICS if rules.tactics else HAND
    deals: list[Step[Any]] = [DEAL_TO[seat] for seat in (DEFENDER, ATTACKER) for _ in range(hand)]
    s = Siege(
        todo=[TURN, *deals],
        pending=None,
        over=False,
        rules=rules,
        turn=ATTACKER,
        ending=UNDECIDED,
        deck=DEAL[:SIEGE_CARDS],
        hands=[(), ()],
        attack=[()] * WALLS,
        defence=[()] * WALLS,
        attacked=0,
        attack_room=ALL_WALLS,
        defence_room=ALL_WALLS,
        damaged=0,
        defended_first=0,
        cauldrons=CAULDRONS,
        unseen=(1 << SIEGE_CARDS) - 1,
        discard=(),
        skipped=False,
        tactics_deck=DEAL[JOKER_1:] if rules.tactics else [],
        tactics_played=(0, 0),
        used=((), ()),
        aside=((), ()),
        known=((), ()),
        returned=(),
        drawn_since=(0, 0),
    )
    advance(s)
    return s
