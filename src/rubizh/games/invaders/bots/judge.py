"""Who judges positions of Invaders: a network for each side."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.bots.judge import Judge
from rubizh.bots.net import Features, Net
from rubizh.engine.flow import Choice
from rubizh.games.invaders.bots.assess import Assessor
from rubizh.games.invaders.bots.foresight import begun, foreseen, in_main
from rubizh.games.invaders.bots.offhand import liking, promising
from rubizh.games.invaders.bots.sight import CODES, WHOLE, notice
from rubizh.games.invaders.rules.choices import BACK, Limit, PutIn, TakeOut
from rubizh.games.invaders.rules.state import SEATS, WINNER, Invaders

FIRST: Final = 16
SECOND: Final = 24

ALMOST: Final = 0.98  # sure of a win that only an answer can prevent
TASTE: Final = 0.01  # what rules of thumb add where the judgement does not look
UNTRIED: Final = 0.2  # by so much is an option worse that is not worth a closer look


class ByNet(Assessor):
    """Assesses with what was learned, each side by a network of its own."""

    def __init__(self, nets: list[Net]) -> None:
        super().__init__()
        self.nets: Final = nets
        self.features: Final = Features()

    def assess(self, s: Invaders, seat: i64) -> float:
        if s.over:
            return ALMOST if WINNER[s.ending] == seat else 1.0 - ALMOST
        notice(s, seat, self.lore(s), self.features)
        return self.nets[seat].value(self.features)

    def result(self, s: Invaders, seat: i64) -> float:
        return 1.0 if WINNER[s.ending] == seat else 0.0


class InvadersJudge(Judge):
    """Judges any position by what it foresees if nobody answers."""

    def __init__(self, nets: list[Net]) -> None:
        self.nets: Final = nets
        self.eye: Final = ByNet(nets)

    def net_for(self, s: Any, seat: int) -> int:
        return seat

    def period(self, s: Any) -> int:
        """A turn."""
        assert isinstance(s, Invaders)
        return int(s.turns)

    def value(self, s: Any, seat: int) -> float:
        assert isinstance(s, Invaders)
        return self.eye.now(s, seat)

    def notice(self, s: Any, seat: int, f: Features) -> None:
        assert isinstance(s, Invaders)
        lore = self.eye.lore(s)
        then = foreseen(s, seat, lore)
        notice(s if then.over else then, seat, lore, f)

    def settled(self, s: Any, seat: int) -> bool:
        """Not while the seat puts together, pays for or chooses what it has begun."""
        assert isinstance(s, Invaders)
        return not begun(s, seat)

    def worth(self, s: Any, seat: int, option: Choice) -> float:
        assert isinstance(s, Invaders)
        return self.eye.after(s, seat, option)

    def worths(self, s: Any, seat: int, options: list[Choice]) -> list[float]:
        """Whatever can be begun is tried; of payments, targets and answers those that look promising."""
        assert isinstance(s, Invaders)
        if isinstance(options[0], TakeOut | PutIn | Limit):
            return self.by_taste(s, seat, options)
        tried = options if in_main(s) else promising(s, seat, options, self.eye.lore(s))
        worths = [-1.0] * len(options)
        least = 1.0
        for at, option in enumerate(options):
            if option is not BACK and option in tried:
                worths[at] = self.eye.after(s, seat, option)
                least = min(least, worths[at])
        return [worth if worth >= 0.0 else max(least - UNTRIED, 0.0) for worth in worths]

    def by_taste(self, s: Invaders, seat: i64, options: list[Choice]) -> list[float]:
        """Before the game nothing can be judged yet."""
        lore = self.eye.lore(s)
        return [0.5 + TASTE * liking(s, seat, option, lore) for option in options]


def new_nets() -> list[Net]:
    """For Mankind and for the Invader, knowing nothing."""
    return [Net(CODES, WHOLE, FIRST, SECOND) for _ in SEATS]
