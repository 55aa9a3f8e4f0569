"""What an option is worth to whoever assesses positions: it is foreseen how it goes on, and what it asks at once is done well."""

from __future__ import annotations

from mypy_extensions import i64

from rubizh.engine.flow import Choice, apply
from rubizh.games.invaders.bots.foresight import begun, foreseen
from rubizh.games.invaders.bots.lore import Lore
from rubizh.games.invaders.bots.offhand import promising
from rubizh.games.invaders.rules.choices import Discard
from rubizh.games.invaders.rules.state import Invaders


class Assessor:
    """Looks through plays; how good a position is that it foresees, others say."""

    def __init__(self) -> None:
        self.known: Lore | None = None

    def lore(self, s: Invaders) -> Lore:
        """What there is to know of the cards of this game."""
        known = self.known
        if known is None or known.set is not s.rules.set:
            known = Lore(s.rules.set)
            self.known = known
        return known

    def assess(self, s: Invaders, seat: i64) -> float:
        """How good a position is for a seat that it foresees."""
        raise NotImplementedError

    def result(self, s: Invaders, seat: i64) -> float:
        """How good a game is that is over; better or worse than one that is foreseen to end so, for somebody may still answer."""
        raise NotImplementedError

    def now(self, s: Invaders, seat: i64) -> float:
        """How good any position is."""
        return self.result(s, seat) if s.over else self.assess(foreseen(s, seat, self.lore(s)), seat)

    def after(self, s: Invaders, seat: i64, option: Choice) -> float:
        """How good it is after an option; of what it asks at once, the promising answers are tried, but no payments."""
        then = s.clone()
        apply(then, option)
        pending = then.pending
        if then.over or pending is None or not begun(then, seat) or isinstance(pending.options[0], Discard):
            return self.now(then, seat)
        best = -1e9
        for answer in promising(then, seat, pending.options, self.lore(s)):
            best = max(best, self.after(then, seat, answer))
        return best
