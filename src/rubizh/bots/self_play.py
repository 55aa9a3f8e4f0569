"""Learning by self-play: both seats play what their networks like best, and learn from how it ended."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.bots.bot import Bot
from rubizh.bots.judge import Judge
from rubizh.bots.learning import Trainer
from rubizh.bots.net import Features, Net
from rubizh.bots.ply import preferred
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, apply, asked
from rubizh.engine.game import Game

LOOKS_BACK: Final = 0.85


class SelfPlay:
    """One game at a time, each network with a trainer of its own.

    So much as it looks back of a position's lesson comes from what happened later, the rest from the next judgement.
    """

    def __init__(self, game: Game[Any, Any], judge: Judge, nets: list[Net], seed: int, looks_back: float = LOOKS_BACK) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.nets: Final = nets
        self.trainers: Final = [Trainer(net) for net in nets]
        self.dealer: Final = Dealer(seed)
        self.looks_back: Final = looks_back

    def play(self, options: dict[str, str], rate: float, noise: float, guides: list[Bot | None]) -> float:
        """One game and its lessons; seats with a guide play as it says. The squared error of the judgements."""
        s = self.game.new(options)
        seen: list[list[Features]] = [[] for _ in self.game.seats(options)]
        dealer = self.dealer
        while not s.over:
            decision = asked(s)
            if decision.seat == NATURE:
                apply(s, dealer.pick(decision.options))
                continue
            guide = guides[decision.seat]
            if guide is None:
                apply(s, preferred(self.judge, s, decision.seat, decision.options, dealer, noise))
            else:
                apply(s, guide.choose(self.game.view(s, decision.seat)))
            if not s.over and len(decision.options) > 1 and self.judge.settled(s, decision.seat):
                f = Features()
                self.judge.notice(s, decision.seat, f)
                seen[decision.seat].append(f)
        error = 0.0
        for seat in range(len(seen)):
            error += self.learn(self.judge.net_for(s, seat), seen[seat], self.judge.value(s, seat), rate)
        return error

    def learn(self, net: i64, seen: list[Features], result: float, rate: float) -> float:
        """From the last position back to the first."""
        trainer = self.trainers[net]
        target = result
        wrong = 0.0
        for f in reversed(seen):
            answer = min(target / f.stake, 1.0)
            error = trainer.train(f, answer, rate)
            wrong += error * error
            said = (answer + error) * f.stake
            target = self.looks_back * target + (1.0 - self.looks_back) * said
        return wrong / float(max(len(seen), 1))
