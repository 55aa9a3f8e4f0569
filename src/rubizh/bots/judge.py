"""Who judges positions: how likely a seat is to win, by nothing but what that seat may know."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from rubizh.bots.net import Features
from rubizh.engine.flow import Choice, apply
from rubizh.engine.game import View
from rubizh.engine.words import Sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a game's own judge has to tell a search."""

    def notice(self, s: Any, seat: int, f: Features) -> None:
        """Write down what the seat notices about the position."""
        raise NotImplementedError

    def net_for(self, s: Any, seat: int) -> int:
        """Which of its networks judges for a seat."""
        raise NotImplementedError

    def value(self, s: Any, seat: int) -> float:
        """The seat's win chance, from 0 to 1."""
        raise NotImplementedError

    def worths(self, s: Any, seat: int, options: list[Choice]) -> list[float]:
        """What each of a seat's options is worth to it."""
        return [self.worth(s, seat, option) for option in options]

    def worth(self, s: Any, seat: int, option: Choice) -> float:
        """What an option is worth, once what it asks of the same seat at once is done as well as it can be."""
        then = s.clone()
        apply(then, option)
        if self.settled(then, seat):
            return self.value(then, seat)
        return max(self.worths(then, seat, then.pending.options))

    def period(self, s: Any) -> int:
        """In which period of the game draws are counted, so that luck is the same for options that draw more or less often."""
        return 0

    def favour(self, s: Any, seat: int, option: Choice, requests: list[str]) -> float:
        """What an option is worth beyond that because partners ask for it, or less because they ask for something else."""
        return 0.0

    def intent(self, s: Any, seat: int, chosen: Choice) -> Sentence | None:
        """What the seat intends once it has chosen, in one line for everybody."""
        return None

    def exact(self, v: View) -> bool:
        """Whether nothing is hidden from a view any more and nothing left to chance, so that the rest can be solved."""
        return False

    def settled(self, s: Any, seat: int) -> bool:
        """Whether nothing of what the seat has begun is still to be finished by itself, so that the position can be judged."""
        raise NotImplementedError
