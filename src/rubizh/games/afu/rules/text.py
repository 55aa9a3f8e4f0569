"""A view of AFU read back from its facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rubizh.engine.flow import Step
from rubizh.engine.text import Facts
from rubizh.games.afu.rules.cards import CardSet
from rubizh.games.afu.rules.choices import REVEALS
from rubizh.games.afu.rules.chosen import CALM_BY_COMPENSATION, CALM_DOWN, DISMISS, LOOK, ORDER, PLACE_NEXT, RECOVER
from rubizh.games.afu.rules.combat import COMBAT, END_OF_COMBAT, FIGHTS
from rubizh.games.afu.rules.events import DEFERRED, DISCARD_CARD, EVENTS, WHICH_OBJECTIVE
from rubizh.games.afu.rules.field import AFTER_COMBAT, FIELD
from rubizh.games.afu.rules.objective import AUCTION, ENEMY_BID, PAY, SOLO_OFFER, TAKE_OBJECTIVE
from rubizh.games.afu.rules.piles import ATTACK, DRAW
from rubizh.games.afu.rules.recruit import COMPENSATE, FORFEIT, PURCHASE, RECRUIT, REFILL, STRIKE, TURN_UP
from rubizh.games.afu.rules.round import CHECK_NERVES, END_OF_ROUND, LAY_INVADERS, PREPARE, ROUND
from rubizh.games.afu.rules.setup import DEAL_GOAL, KEEP_GOAL, OPEN_GOAL
from rubizh.games.afu.rules.state import Rules
from rubizh.games.afu.rules.view import AfuView

OF_THE_ROUND: Final[list[Step[Any]]] = [
    OPEN_GOAL,
    *DEAL_GOAL,
    *KEEP_GOAL,
    ROUND,
    *PREPARE,
    *LAY_INVADERS,
    CHECK_NERVES,
    END_OF_ROUND,
]
OF_EVENTS: Final[list[Step[Any]]] = [EVENTS, *WHICH_OBJECTIVE, DEFERRED, *DISCARD_CARD]
OF_OBJECTIVES: Final[list[Step[Any]]] = [TAKE_OBJECTIVE, *AUCTION[0], *AUCTION[1], *PAY, ENEMY_BID, SOLO_OFFER]
OF_COMBAT: Final[list[Step[Any]]] = [*ATTACK, *DRAW, *FIELD, *COMBAT, *FIGHTS, *END_OF_COMBAT, *AFTER_COMBAT]
OF_REWARDS: Final[list[Step[Any]]] = [
    *LOOK,
    *DISMISS,
    *ORDER,
    *PLACE_NEXT[0],
    *PLACE_NEXT[1],
    *CALM_DOWN,
    *CALM_BY_COMPENSATION,
    *RECOVER,
]
OF_RECRUITING: Final[list[Step[Any]]] = [*COMPENSATE, RECRUIT, *PURCHASE[0], *PURCHASE[1], FORFEIT, REFILL, TURN_UP, STRIKE]
STEPS: Final[dict[str, Step[Any]]] = {
    repr(step): step for steps in (OF_THE_ROUND, OF_EVENTS, OF_OBJECTIVES, OF_COMBAT, OF_REWARDS, OF_RECRUITING) for step in steps
}


def card_numbers(cards: CardSet) -> dict[str, int]:
    """The number of each card by its name, and of each kind of objective in the event stack."""
    numbers = {card.name: number for number, card in enumerate(cards.cards)}
    return numbers | {reveal.text: -1 - pool for pool, reveal in enumerate(REVEALS)}


def view_of(written: Mapping[str, object], rules: Rules, numbers: Mapping[str, int]) -> AfuView:
    """The view that has these facts."""
    facts = Facts(written, numbers, rules.choices.alphabet, STEPS)
    return AfuView(
        seat=facts.number("seat"),
        asked=facts.number("asked"),
        options=facts.options(),
        todo=facts.todo(),
        over=facts.truth("over"),
        rules=rules,
        ending=facts.number("ending"),
        first=facts.number("first"),
        round=facts.number("round"),
        war=facts.truth("war"),
        last_round=facts.truth("last_round"),
        hand=facts.cards("hand"),
        secret=facts.cards("secret"),
        rejected=facts.cards("rejected"),
        foreseen=facts.cards("foreseen"),
        hands=facts.numbers("hands"),
        decks=facts.numbers("decks"),
        discards=facts.numbers("discards"),
        discard_tops=facts.cards("discard_tops"),
        armies=facts.piles("armies"),
        hospital=facts.piles("hospital"),
        trophies=facts.piles("trophies"),
        taken=facts.piles("taken"),
        secrets=facts.numbers("secrets"),
        revealed=facts.piles("revealed"),
        rejecteds=facts.numbers("rejecteds"),
        foreseens=facts.numbers("foreseens"),
        escapeds=facts.numbers("escapeds"),
        escaped_tops=facts.cards("escaped_tops"),
        invaders=facts.piles("invaders"),
        attack=facts.piles("attack"),
        attack_support=facts.piles("attack_support"),
        defence=facts.piles("defence"),
        defence_support=facts.piles("defence_support"),
        offered=facts.piles("offered"),
        spent=facts.piles("spent"),
        fought=facts.piles("fought"),
        survived=facts.piles("survived"),
        used=facts.piles("used"),
        treated=facts.piles("treated"),
        points=facts.numbers("points"),
        destroyed=facts.numbers("destroyed"),
        panicked=facts.truths("panicked"),
        spared=facts.numbers("spared"),
        takebacks=facts.number("takebacks"),
        display=facts.cards("display"),
        top=facts.card("top"),
        reserve=facts.cards("reserve"),
        under=facts.cards("under"),
        aid=facts.number("aid"),
        panic=facts.number("panic"),
        goals=facts.cards("goals"),
        events=facts.cards("events"),
        pools=facts.piles("pools"),
        objectives=facts.cards("objectives"),
        objective_this_round=facts.truth("objective_this_round"),
        shown_events=facts.cards("shown_events"),
        fewer=facts.number("fewer"),
        air_lost=facts.truth("air_lost"),
        deferred=facts.cards("deferred"),
        bid=facts.number("bid"),
        bidder=facts.number("bidder"),
        enemy_bid=facts.card("enemy_bid"),
        enemy_objectives=facts.cards("enemy_objectives"),
        box=facts.cards("box"),
        second_wave=facts.truth("second_wave"),
    )
