"""What a computer opponent is: it sees a view, and picks one of its options."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.engine.words import Sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class BotFailed(Exception):
    """A bot that crashed, hung or answered nonsense, and what it did."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """An opponent with a name; whatever chance it uses comes from its own dealer, so that its games can be repeated."""

    def __init__(self, name: str, seed: int) -> None:
        self.name: Final = name
        self.dealer: Final = Dealer(seed)

    def choose(self, v: View) -> Choice:
        raise NotImplementedError

    def heed(self, requests: list[str]) -> None:
        """What partners ask for from now on, by the keys of the game's requests: advice, which an opponent may pass over."""

    def intent(self, v: View) -> Sentence | None:
        """What it intends, in one line for everybody, once it has chosen from this view; many say nothing."""
        return None


class RandomBot(Bot):
    """Any option is as good as another."""

    def choose(self, v: View) -> Choice:
        return self.dealer.pick(v.options)
