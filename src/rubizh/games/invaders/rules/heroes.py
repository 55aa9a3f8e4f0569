"""Heroes of the Resistance: the next one comes as soon as one has gone."""

from __future__ import annotations

from typing import Final

from rubizh.engine.deck import Deal
from rubizh.engine.flow import Choice, Decision, Step, then
from rubizh.engine.packed import less
from rubizh.games.invaders.rules.board import SIDE, area_of, enter, remove, room
from rubizh.games.invaders.rules.cards import MANKIND, NO_CARD
from rubizh.games.invaders.rules.choices import IN_ZONE, InZone
from rubizh.games.invaders.rules.piles import top_card
from rubizh.games.invaders.rules.state import NO_HEROES, NOTHING, Invaders, Openly, end


def leave(s: Invaders, where: int, reserved: int = NOTHING) -> None:
    """A piece leaves play; if it was the hero, the next one comes at once, or the Invader has won.

    invaders-8, invaders-83
    """
    if not remove(s, where):
        return
    if not s.heroes:
        end(s, NO_HEROES)
        return
    s.reserved = reserved
    then(s, PLACE_HERO)
    then(s, NEXT_HERO)


class NextHero(Step[Invaders]):
    """invaders-14, invaders-83: the top hero is turned up."""

    def ask(self, s: Invaders) -> Decision | None:
        return top_card(s, s.heroes)

    def do(self, s: Invaders, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.heroes = less(s.heroes, choice.card)
            s.arriving = choice.card


class PlaceHero(Openly):
    """invaders-37, invaders-83, invaders-84: Mankind lays the hero in any zone with room, turned; at the start upright."""

    def ask(self, s: Invaders) -> Decision | None:
        zones = [zone for zone in range(SIDE) if zone != s.reserved and room(s, area_of(MANKIND, zone))]
        return Decision(MANKIND, [IN_ZONE[zone] for zone in zones])

    def do(self, s: Invaders, choice: Choice) -> None:
        if isinstance(choice, InZone):
            enter(s, area_of(MANKIND, choice.zone), s.arriving, turned=s.turns > 0)
            s.arriving = NO_CARD
            s.reserved = NOTHING


NEXT_HERO: Final = NextHero()
PLACE_HERO: Final = PlaceHero(MANKIND)
