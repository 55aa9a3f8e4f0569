"""Siege cut down until it can be solved: a few walls, a few cards, small hands, on the rules of the whole game.

The cards left out lie in the discard from the beginning, so that everybody knows them to be gone, the claim proof too. A wall
left out has no room, and counts as defended first, so that nobody can play there or claim it; damaging some of them beforehand
lowers the number of walls that the attacker still needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import advance
from rubizh.games.siege.rules.cards import NOTATION, SIEGE_CARDS
from rubizh.games.siege.rules.choices import DEAL
from rubizh.games.siege.rules.game import SIEGE, SiegeGame
from rubizh.games.siege.rules.setup import new_game
from rubizh.games.siege.rules.state import ALL_WALLS, ATTACKER, DEFENDER, Rules, Siege
from rubizh.games.siege.rules.turn import DEAL_TO, TURN
from rubizh.games.siege.rules.view import SiegeView


class SmallSiege(SiegeGame):
    """A game of Siege with some of its walls and cards."""

    def __init__(self, name: str, cards: str, hand: int, walls: str, damaged: str, cauldrons: int) -> None:
        super().__init__(name, SIEGE.rules_version, SIEGE.cards, [], SIEGE.alphabet, SIEGE.longest)
        self.deck: Final = sorted(NOTATION.index(card) for card in cards.split())
        self.hand: Final = hand
        self.walls: Final = bits(walls)
        self.damaged: Final = bits(damaged)
        self.cauldrons: Final = cauldrons

    def new(self, options: Mapping[str, str]) -> Siege:
        """Everything as in the whole game, less what is left out."""
        s = new_game(Rules(tactics=False, colour_run_is_type=False))
        s.todo = [TURN, *(DEAL_TO[seat] for seat in (DEFENDER, ATTACKER) for _ in range(self.hand))]
        s.deck = [DEAL[card] for card in self.deck]
        s.unseen = sum(1 << card for card in self.deck)
        s.discard = tuple(card for card in range(SIEGE_CARDS) if card not in self.deck)
        s.damaged = self.damaged
        s.cauldrons = self.cauldrons
        self.leave_out_walls(s)
        advance(s)
        return s

    def leave_out_walls(self, s: Siege) -> None:
        s.attack_room &= self.walls
        s.defence_room &= self.walls
        s.defended_first |= ALL_WALLS & ~self.walls

    def sample(self, v: SiegeView, dealer: Dealer) -> Siege:
        s = super().sample(v, dealer)
        self.leave_out_walls(s)
        s.pending = None if s.over else s.todo[-1].ask(s)
        return s


def bits(walls: str) -> int:
    """A set of walls, written by their numbers as players count them."""
    return sum(1 << int(wall) - 1 for wall in walls)


# All with walls of two spaces: the gate, and the second wall when damaged. Whichever of them the attacker takes wins.
SMALL: Final = {
    game.name: game
    for game in (
        SmallSiege("siege-tiny", "R1 R2 R3 B1 B2 B3", hand=1, walls="4", damaged="267", cauldrons=1),
        SmallSiege("siege-walls", "R1 R2 B1 B2 G1 G2", hand=1, walls="24", damaged="267", cauldrons=0),
        SmallSiege("siege-small", "R1 R2 R3 R4 B1 B2 B3 B4", hand=2, walls="4", damaged="267", cauldrons=1),
    )
}
