"""A table of Invaders laid out by hand."""

from __future__ import annotations

from typing import Final

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import advance, apply, asked, choose
from rubizh.games.invaders.rules.board import area_of, enter
from rubizh.games.invaders.rules.cards import INVADER, MANKIND
from rubizh.games.invaders.rules.game import InvadersGame
from rubizh.games.invaders.rules.state import Invaders
from rubizh.games.invaders.rules.turn import MAIN


class Table:
    """Lays out positions with the cards of a set, one of its heroes in Eurasia."""

    def __init__(self, game: InvadersGame, hero: str) -> None:
        self.game: Final = game
        self.hero: Final = hero
        self.numbers: Final = {card.name: number for number, card in enumerate(game.set.cards)}

    def begun(self) -> Invaders:
        """The first main phase of the Invader, both hands emptied."""
        s = self.game.new({})
        dealer = Dealer(1)
        while not (s.todo[-1] is MAIN[INVADER] and s.turns == 1):
            apply(s, dealer.answer(asked(s)) if asked(s).seat < 0 else asked(s).option(0))
        s.areas = [()] * 6
        s.hands = [b"", b""]
        self.lay(s, MANKIND, 1, self.hero)
        return s

    def lay(self, s: Invaders, side: int, zone: int, *names: str) -> None:
        """Cards in play; then whoever is asked is asked again."""
        for name in names:
            enter(s, area_of(side, zone), self.numbers[name])
        advance(s)

    def hold(self, s: Invaders, side: int, *names: str) -> None:
        """Cards in a hand, in place of what it held."""
        s.hands[side] = bytes(sorted(self.numbers[name] for name in names))
        advance(s)

    def do(self, s: Invaders, *texts: str) -> None:
        """Choices by their notation."""
        for text in texts:
            choose(s, self.game.alphabet[text])
