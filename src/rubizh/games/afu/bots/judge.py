"""Who judges positions of AFU: a network for two commanders, and one for a commander alone."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.bots.judge import Judge
from rubizh.bots.net import Features, Net
from rubizh.engine.flow import Choice, apply
from rubizh.games.afu.bots.cards import Lore
from rubizh.games.afu.bots.plan import NOTHING, Plans, calm, take_open
from rubizh.games.afu.bots.sight import CODES, WHOLE, Sight
from rubizh.games.afu.bots.value import menace
from rubizh.games.afu.rules import scoring as final
from rubizh.games.afu.rules.choices import (
    CALM_DECK,
    CALM_DISCARD,
    DONE,
    Defend,
    Dismiss,
    Offer,
    PutOnTop,
    Spend,
    Support,
    Treat,
    UseBonus,
)
from rubizh.games.afu.rules.chosen import CalmDown, DismissOne, PlaceNext, RecoverOne
from rubizh.games.afu.rules.field import AfterCombat, Field, choosers
from rubizh.games.afu.rules.objective import Pay, SoloOffer
from rubizh.games.afu.rules.recruit import Compensate
from rubizh.games.afu.rules.scoring import RANK_POINTS, lost, score
from rubizh.games.afu.rules.state import Afu, card

FIRST: Final = 16
SECOND: Final = 24

FINISHED: Final = 0.2  # a game of one that was not lost is worth at least this
TASTE: Final = 0.004  # what rules of thumb add where the judgement does not look


class AfuJudge(Judge):
    """Two networks: for two commanders, and for one."""

    def __init__(self, nets: list[Net]) -> None:
        self.nets: Final = nets
        self.features: Final = Features()
        self.sight: Final = Sight()
        self.plans: Final = Plans()
        self.known: Lore | None = None

    def lore(self, s: Afu) -> Lore:
        """What there is to know of the cards of this game."""
        known = self.known
        if known is None or known.set is not s.rules.set:
            known = Lore(s.rules.set)
            self.known = known
        return known

    def net_for(self, s: Any, seat: int) -> int:
        assert isinstance(s, Afu)
        return 0 if s.rules.players == 2 else 1

    def value(self, s: Any, seat: int) -> float:
        assert isinstance(s, Afu)
        if s.over:
            return result(s, seat)
        self.notice(s, seat, self.features)
        return self.nets[self.net_for(s, seat)].value(self.features)

    def notice(self, s: Any, seat: int, f: Features) -> None:
        assert isinstance(s, Afu)
        self.sight.notice(s, seat, self.lore(s), f)

    def settled(self, s: Any, seat: int) -> bool:
        """Not while the seat fields, pays or follows up what it has begun."""
        assert isinstance(s, Afu)
        pending = s.pending
        if pending is None or pending.seat != seat:
            return True
        return not isinstance(s.todo[-1], Field | Pay | SoloOffer | RecoverOne | CalmDown | DismissOne | PlaceNext)

    def worths(self, s: Any, seat: int, options: list[Choice]) -> list[float]:
        assert isinstance(s, Afu)
        step = s.todo[-1]
        if isinstance(step, Field):
            return self.fielding(s, seat, options)
        if isinstance(step, Pay | SoloOffer):
            return self.offering(s, seat, options)
        if isinstance(step, Compensate | AfterCombat | CalmDown | DismissOne | PlaceNext):
            return self.by_taste(s, seat, options)
        return [self.worth(s, seat, option) for option in options]

    def by_taste(self, s: Afu, seat: i64, options: list[Choice]) -> list[float]:
        """Where one option is plainly better than another, or nothing can be judged yet."""
        here = min(self.followed_up(s, seat), 0.9)
        return [here + TASTE * taste(s, option) for option in options]

    def followed_up(self, s: Afu, seat: i64) -> float:
        """What the position is worth once Panic is returned that is about to be, or may be."""
        step = s.todo[-1]
        if isinstance(step, AfterCombat):
            return self.promise(s.clone(), seat)
        if isinstance(step, CalmDown):
            s = s.clone()
            calm(s, seat)
        return self.value(s, seat)

    def promise(self, s: Afu, seat: i64) -> float:
        """What a position after the fights is worth with the bonuses that may still be taken there."""
        if not choosers(s, seat):
            return self.value(s, seat)
        hoped = take_open(s, seat)
        return self.value(s, seat) + hoped

    def fielding(self, s: Afu, seat: i64, options: list[Choice]) -> list[float]:
        """Each placement is worth what the best plan that begins with it is; bonuses come first, for they may bring cards."""
        lore, plans = self.lore(s), self.plans
        plans.find(s, seat, lore)
        worths = [0.0] * len(options)
        for plan in range(plans.many):
            at = beginning(plans, plan, lore, options)
            reached = self.promise(plans.carried_out(s, seat, plan), seat)
            worths[at] = max(worths[at], reached)
        best = max(worths)
        for at, option in enumerate(options):
            if isinstance(option, UseBonus):
                worths[at] = best + TASTE
            elif isinstance(option, Treat) and not s.treated[seat]:
                worths[at] = self.worth(s, seat, option)
        return worths

    def offering(self, s: Afu, seat: i64, options: list[Choice]) -> list[float]:
        """Every set of cards that could be offered; an offer is worth what the best set with it is."""
        worths = [0.0] * len(options)
        self.offer_on(s, seat, options, worths, -1, 0)
        return worths

    def offer_on(self, s: Afu, seat: i64, options: list[Choice], worths: list[float], first: i64, least: i64) -> None:
        """Offers in the order of the options, so that each set is tried once for each of its first cards."""
        pending = s.pending
        assert pending is not None
        for option in pending.options:
            after = s.clone()
            apply(after, option)
            at = options.index(option) if first < 0 and option in options else first
            if option is DONE:
                worths[at] = max(worths[at], self.value(after, seat))
            elif isinstance(option, Offer) and option.card >= least:
                self.offer_on(after, seat, options, worths, at, option.card)


def beginning(plans: Plans, plan: i64, lore: Lore, options: list[Choice]) -> int:
    """The option with which a plan begins."""
    spot = plans.first(plan, lore)
    if spot == NOTHING:
        return options.index(DONE)
    c = plans.card_at(plan, spot)
    for at, option in enumerate(options):
        if isinstance(option, Defend) and option.card == c and 2 * option.place == spot:
            return at
        if isinstance(option, Support) and option.card == c and 2 * option.place + 1 == spot:
            return at
    raise ValueError("a plan must begin with a placement that is offered")


def taste(s: Afu, option: Choice) -> float:
    """How much an option is liked beyond what it does to the judgement."""
    if isinstance(option, UseBonus | Spend):
        return 1.0
    if isinstance(option, Dismiss):
        return (menace(card(s, option.card)) - 6.0) / 10.0
    if isinstance(option, PutOnTop):
        return -menace(card(s, option.card)) / 10.0
    if option is CALM_DECK:
        return 1.0
    return 0.5 if option is CALM_DISCARD else 0.0


def result(s: Afu, seat: i64) -> float:
    """What a finished game was worth: to one of two a win or half of it, to one alone the part of the highest rank's points."""
    if s.rules.players == 1:
        return 0.0 if lost(s) else FINISHED + (1.0 - FINISHED) * float(max(min(score(s, 0), TOP), 0)) / float(TOP)
    return (1.0 + final.result(s).returns[seat]) / 2.0


TOP: Final[int] = RANK_POINTS[-1]


def new_nets() -> list[Net]:
    """For two commanders and for one, knowing nothing."""
    return [Net(CODES, WHOLE, FIRST, SECOND), Net(CODES, WHOLE, FIRST, SECOND)]
