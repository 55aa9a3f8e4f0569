"""What a game's opponents are made from: rules of thumb, a learned judge, and how much each level falls short of its best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from rubizh.bots.bot import Bot
from rubizh.bots.judge import Judge
from rubizh.bots.net import Net
from rubizh.bots.search import Effort
from rubizh.bots.weights import load_weights

Maker = Callable[[str, int], Bot]  # a bot of a name and a seed
TimedMaker = Callable[[str, float, int], Bot]  # one that thinks for some seconds


class Levels:
    """A game's opponents from the weakest to the strongest.

    `overlooks` is the share of its options that a beginner does not see. `misjudges` says for each level between beginner and
    master how far off its judgement of an option may be, by each of the judge's networks: it errs only where the better option
    is not much better. `effort` is how the master searches. `methods` are the published searches, beside our own, that suit the
    game, and `peers` other programs' opponents: not to play against, but to compare with.
    """

    def __init__(
        self,
        *,
        greedy: Maker,
        nets: Callable[[], list[Net]],
        judge: Callable[[list[Net]], Judge],
        learned: Path,
        overlooks: float,
        misjudges: Mapping[str, tuple[float, ...]],
        effort: Effort,
        methods: tuple[str, ...] = (),
        peers: Mapping[str, TimedMaker] | None = None,
    ) -> None:
        self.greedy: Final = greedy
        self.new_nets: Final = nets
        self.new_judge: Final = judge
        self.learned: Final = learned
        self.overlooks: Final = overlooks
        self.misjudges: Final = misjudges
        self.effort: Final = effort
        self.methods: Final = methods
        self.peers: Final[Mapping[str, TimedMaker]] = peers or {}

    @cached_property
    def judge(self) -> Judge:
        """Whoever judges positions, with what was learned."""
        nets = self.new_nets()
        load_weights(self.learned, nets)
        return self.new_judge(nets)
