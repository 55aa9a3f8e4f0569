"""What a seat knows of AFU as a position of the rules, so that they can count: hands that it cannot see are empty."""

from __future__ import annotations

from collections.abc import Iterable

from rubizh.engine.afu.state import Afu, standing, without
from rubizh.engine.afu.view import AfuView


def table(v: AfuView) -> Afu:
    """A position with the known hand; all other cards of an army lie in its deck, and hidden achievements nowhere."""
    seats = range(v.rules.players)
    nothing: list[tuple[int, ...]] = [() for _ in seats]
    return Afu(
        todo=list(v.todo),
        pending=None,
        over=v.over,
        rules=v.rules,
        ending=v.ending,
        first=v.first,
        round=v.round,
        war=v.war,
        last_round=v.last_round,
        deck=[less(v.armies[seat], v.hand if seat == v.seat else ()) for seat in seats],
        hand=[v.hand if seat == v.seat else () for seat in seats],
        discard=nothing[:],
        hospital=list(v.hospital),
        trophies=list(v.trophies),
        taken=list(v.taken),
        secret=[v.secret if seat == v.seat else () for seat in seats],
        rejected=nothing[:],
        invaders=nothing[:],
        foreseen=nothing[:],
        escaped=nothing[:],
        attack=list(v.attack),
        attack_support=list(v.attack_support),
        defence=list(v.defence),
        defence_support=list(v.defence_support),
        offered=list(v.offered),
        spent=list(v.spent),
        fought=list(v.fought),
        used=list(v.used),
        treated=list(v.treated),
        points=list(v.points),
        destroyed=list(v.destroyed),
        panicked=v.panicked,
        spared=v.spared,
        takebacks=v.takebacks,
        display=v.display,
        top=v.top,
        reserve=[],
        under=v.under,
        aid=v.aid,
        panic=v.panic,
        goals=v.goals,
        goals_left=(),
        events=v.events,
        pools=v.pools,
        objectives=v.objectives,
        objective_this_round=v.objective_this_round,
        shown_events=v.shown_events,
        fewer=v.fewer,
        air_lost=v.air_lost,
        deferred=v.deferred,
        bid=v.bid,
        bidder=v.bidder,
        enemy_bid=v.enemy_bid,
        enemy_objectives=v.enemy_objectives,
        box=v.box,
        second_wave=v.second_wave,
    )


def less(cards: tuple[int, ...], gone: Iterable[int]) -> tuple[int, ...]:
    for c in gone:
        cards = without(cards, c)
    return cards


def counting(v: AfuView) -> Afu:
    """The same for achievements and points: cards that stand in the rows are still their player's."""
    s = table(v)
    for seat in range(v.rules.players):
        s.deck[seat] += standing(s.defence[seat]) + standing(s.defence_support[seat])
    return s
