"""The odds of an attack in Dronovody: what the die must show, and what makes it so, card by card."""

from __future__ import annotations

from typing import Final

from rubizh.engine.words import Sentence
from rubizh.games.drones.rules.choices import FACES
from rubizh.games.drones.rules.have import corrected, other_plus, penalty, pilot_plus
from rubizh.games.drones.rules.sortie import modifier
from rubizh.games.drones.rules.state import Drones, drone, put, support, threat
from rubizh.games.drones.telling.words import KIND_NAMES

PILOT: Final = Sentence("pilot")
CHARACTER: Final = Sentence("character")
PROJECT: Final = Sentence("project")
BONUS: Final = Sentence("bonus")
ARMOUR: Final = Sentence("armour")
SPOTTING: Final = Sentence("spotting: a second roll")


class Term:
    """What one card adds to the die, or takes off it."""

    def __init__(self, said: Sentence, amount: int, card: int) -> None:
        self.said: Final = said
        self.amount: Final = amount
        self.card: Final = card


class Odds:
    """The number that the die must show, its terms, and the chance in percent; a second roll may come after a miss."""

    def __init__(self, needs: int, terms: list[Term], again: bool = False) -> None:
        self.needs: Final = needs
        self.terms: Final = terms
        misses = min(max(needs - 1, 0), FACES) / FACES
        self.chance: Final = round(100 * (1 - misses * (misses if again else 1)))


SURE: Final = Odds(1, [])


def drone_odds(s: Drones, seat: int, d: int, e: int) -> Odds:
    """Of an attack by a drone on an enemy."""
    if s.sure and d == s.flown:
        return SURE
    its, enemy = drone(s, d), threat(s, e)
    return Odds(its.hit - modifier(s, seat, its, enemy), terms(s, seat, d, e))


def artillery_odds(s: Drones, seat: int, c: int) -> Odds:
    """Of an artillery card."""
    spotters = [Term(SPOTTING, 0, d) for d in s.depot[seat] if corrected(only(s, seat, crew=s.crew[seat], depot=(d,)), seat)]
    return Odds(support(s, c).hit, spotters[:1], bool(spotters))


def terms(s: Drones, seat: int, d: int, e: int) -> list[Term]:
    """Everything that counts in an attack by a drone; together they are its modifier."""
    enemy = threat(s, e)
    armour = [Term(ARMOUR, -enemy.armour, e)]
    every = pilots(s, seat, d) + helpers(s, seat, d, e) + armour + jammers(s, d)
    return [term for term in every if term.amount]


def pilots(s: Drones, seat: int, d: int) -> list[Term]:
    """The pilot who flies it best; by an option every one who adds something."""
    found = [Term(PILOT, pilot_plus(only(s, seat, crew=(c,)), seat, drone(s, d).type), c) for c in s.crew[seat]]
    return found if s.rules.pilots_add_up else sorted(found, key=lambda term: -term.amount)[:1]


def helpers(s: Drones, seat: int, d: int, e: int) -> list[Term]:
    """Characters, projects and bonuses."""
    alone = [(CHARACTER, c, only(s, seat, crew=(c,))) for c in s.crew[seat]]
    alone += [(CHARACTER, c, only(s, seat, hq=(c,))) for c in s.hq[seat]]
    alone += [(PROJECT, c, only(s, seat, projects=(c,))) for c in s.projects[seat]]
    alone += [(BONUS, c, only(s, seat, played=(c,))) for c in s.played[seat]]
    return [Term(said, other_plus(table, seat, drone(s, d).type, threat(s, e).kind), c) for said, c, table in alone]


def jammers(s: Drones, d: int) -> list[Term]:
    """Enemies that take something off by being on the field."""
    found: list[Term] = []
    for c in s.field:
        alone = s.clone()
        alone.field = (c,)
        found.append(Term(KIND_NAMES[threat(s, c).kind], -penalty(alone, drone(s, d).type), c))
    return found


def only(
    s: Drones,
    seat: int,
    crew: tuple[int, ...] = (),
    hq: tuple[int, ...] = (),
    projects: tuple[int, ...] = (),
    played: tuple[int, ...] = (),
    depot: tuple[int, ...] = (),
) -> Drones:
    """The table if a seat had nothing else."""
    alone = s.clone()
    alone.crew, alone.hq = put(s.crew, seat, crew), put(s.hq, seat, hq)
    alone.projects, alone.played = put(s.projects, seat, projects), put(s.played, seat, played)
    alone.depot = put(s.depot, seat, depot)
    return alone
