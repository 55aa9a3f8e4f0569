"""Events of the Full-Scale War: what the first player reveals, and eight effects, each a small class."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal, without
from rubizh.engine.flow import NATURE, Choice, Decision, Step, then
from rubizh.games.afu.rules.cards import CRUISER
from rubizh.games.afu.rules.choices import REVEALS, Drop, Reveal
from rubizh.games.afu.rules.chosen import LOOK, RECOVER
from rubizh.games.afu.rules.piles import DRAW, take_panic, to_discard
from rubizh.games.afu.rules.recruit import RECRUIT
from rubizh.games.afu.rules.state import Afu, card, in_order


class Effect:
    """What an event does to every player."""

    def __init__(self, amount: i64) -> None:
        self.amount: Final = amount

    def happen(self, s: Afu) -> None:
        raise NotImplementedError

    def later(self, s: Afu, seat: i64) -> None:
        """What waits until the hands are drawn."""


class BuyNow(Effect):
    """afu-84: each player may buy at once for so many points, by turns."""

    def happen(self, s: Afu) -> None:
        for seat in in_order(s):
            s.points[seat] = int(self.amount)
        then(s, RECRUIT)


class FewerInvaders(Effect):
    """afu-85: so many fewer invaders in each attack row this round."""

    def happen(self, s: Afu) -> None:
        s.fewer += self.amount


class SpreadPanic(Effect):
    """afu-86: each player takes a Panic card."""

    def happen(self, s: Afu) -> None:
        for seat in in_order(s):
            take_panic(s, seat)


class AirLost(Effect):
    """afu-87: every air unit fielded this round goes to the hospital after combat."""

    def happen(self, s: Afu) -> None:
        s.air_lost = True


class ReconForAll(Effect):
    """afu-89: each player looks at the top three invaders."""

    def happen(self, s: Afu) -> None:
        for seat in reversed(in_order(s)):
            then(s, LOOK[seat])


class HospitalToHand(Effect):
    """afu-90: each player takes a card of the hospital to the hand, before drawing."""

    def happen(self, s: Afu) -> None:
        for seat in reversed(in_order(s)):
            then(s, RECOVER[seat])


class DiscardOne(Effect):
    """afu-88: each player discards a card of the hand, once it is drawn."""

    def happen(self, s: Afu) -> None:
        pass

    def later(self, s: Afu, seat: i64) -> None:
        then(s, DISCARD_CARD[seat])


class Redraw(Effect):
    """afu-83: each player discards a card of the hand, once it is drawn, and draws another."""

    def happen(self, s: Afu) -> None:
        pass

    def later(self, s: Afu, seat: i64) -> None:
        then(s, DRAW[seat])
        then(s, DISCARD_CARD[seat])


class Events(Step[Afu]):
    """afu-79 to afu-81: the first player reveals the top card of the event stack; under it lies the cruiser."""

    def ask(self, s: Afu) -> Decision | None:
        deal = s.rules.choices.deal
        options = [deal[e] if e >= 0 else REVEALS[-1 - e] for e in s.events]
        if not options:
            options = [REVEALS[CRUISER]]
        return Decision(NATURE, options)

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Reveal):
            s.events = without(s.events, -1 - choice.pool)
            then(s, WHICH_OBJECTIVE[choice.pool])
        elif isinstance(choice, Deal):
            s.events = without(s.events, choice.card)
            s.shown_events += (choice.card,)
            event = card(s, choice.card)
            if event.chains:
                then(s, EVENTS)
            assert event.effect is not None
            s.deferred += (choice.card,)
            event.effect.happen(s)


class WhichObjective(Step[Afu]):
    """afu-77: which objective of its kind it is: they were drawn at random from the box."""

    def __init__(self, pool: i64) -> None:
        self.pool: Final = pool

    def ask(self, s: Afu) -> Decision | None:
        return Decision(NATURE, s.rules.choices.deals(s.pools[self.pool]))

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Deal):
            pools = list(s.pools)
            pools[self.pool] = without(pools[self.pool], choice.card)
            s.pools = tuple(pools)
            s.objectives += (choice.card,)
            s.last_round = s.last_round or self.pool == CRUISER

    def __repr__(self) -> str:
        return f"WhichObjective({self.pool})"


class DeferredEffects(Step[Afu]):
    """afu-82: what waited for the hands happens now, in the order of the events, first player first."""

    def do(self, s: Afu, choice: Choice) -> None:
        s.objective_this_round = len(s.objectives) > 0
        for number in reversed(s.deferred):
            effect = card(s, number).effect
            assert effect is not None
            for seat in reversed(in_order(s)):
                effect.later(s, seat)
        s.deferred = ()


class DiscardCard(Step[Afu]):
    """Choose a card of the hand and discard it."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Afu) -> Decision | None:
        if not s.hand[self.seat]:
            return None
        drop = s.rules.choices.drop
        return Decision(self.seat, [drop[c] for c in sorted(set(s.hand[self.seat]))])

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Drop):
            s.hand[self.seat] = without(s.hand[self.seat], choice.card)
            to_discard(s, self.seat, (choice.card,))

    def __repr__(self) -> str:
        return f"DiscardCard({self.seat})"


EVENTS: Final = Events()
WHICH_OBJECTIVE: Final[list[WhichObjective]] = [WhichObjective(pool) for pool in range(CRUISER + 1)]
DEFERRED: Final = DeferredEffects()
DISCARD_CARD: Final[list[DiscardCard]] = [DiscardCard(0), DiscardCard(1)]
