"""However many enemies and trophies there are, nobody chooses among a hundred options."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from rubizh.engine.flow import Choice, advance, asked
from rubizh.games.drones.cards.build import build
from rubizh.games.drones.cards.sets import SHIPPED, read
from rubizh.games.drones.rules.cards import PROJECT
from rubizh.games.drones.rules.choices import Attack, Exchange
from rubizh.games.drones.rules.free import MANY_TROPHIES
from rubizh.games.drones.rules.game import DronesGame
from rubizh.games.drones.rules.sortie import take_off
from rubizh.games.drones.rules.state import CREW_SIZE, HQ_SIZE, KNOWN

GAME = DronesGame(build(read(SHIPPED)))
CARDS = GAME.set
MOST_OPTIONS = 100


def kinds(pile: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(set(pile)))


ENEMIES = kinds(c for c in CARDS.threats if not CARDS.threat[c].mishap)
PROJECTS = kinds(c for c in CARDS.support if CARDS.of_support[c].kind == PROJECT)
STRIKING = kinds(c for c in CARDS.drones if CARDS.drone[c].strikes)


def crowded(drone: int, trophies: tuple[int, ...]) -> list[Choice]:
    """What is offered at a first attack if all there is lies on the field or the board, and no effect has been used."""
    s = GAME.new(GAME.with_defaults({"players": "1"}))
    s.field, s.trophies, s.opened, s.projects, s.played = ENEMIES, (trophies,), (PROJECTS,), (PROJECTS,), (kinds(CARDS.support),)
    crew = [CARDS.first_pilot, *[c for c in kinds(CARDS.characters) if CARDS.in_crew[c].by_choice]][:CREW_SIZE]
    s.crew = (tuple(crew),)
    s.hq = (tuple([c for c in kinds(CARDS.characters) if CARDS.in_hq[c].by_choice and c not in crew][:HQ_SIZE]),)
    s.depot, s.broken, s.wounded, s.wounded_at = ((drone,),), ((CARDS.first_drone,),), ((crew[-1],),), ((KNOWN,),)
    s.todo = []
    take_off(s, 0, drone)
    advance(s)
    return asked(s).options


@pytest.mark.rule("drones-52")
@pytest.mark.parametrize("many", [MANY_TROPHIES, len(ENEMIES)])
def test_a_crowded_field_and_all_kinds_of_trophies_leave_fewer_than_a_hundred_options(many: int) -> None:
    found = [crowded(drone, ENEMIES[:many]) for drone in STRIKING]
    assert max(len([option for option in options if isinstance(option, Attack)]) for options in found) > 30
    assert all(any(isinstance(option, Exchange) for option in options) for options in found)
    assert max(len(options) for options in found) < MOST_OPTIONS
