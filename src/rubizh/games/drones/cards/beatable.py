"""Whether the numbers that hit can be reached with what the set has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rubizh.cards.problem import Problem
from rubizh.engine.words import Sentence
from rubizh.games.drones.cards.records import Artillery, CardSet, Drone, Enemy, GroundEnemy, Project, Support

SIX: Final = 6


def unbeatable(cards: CardSet) -> Iterator[Problem]:
    """Enemies that a six and every plus together cannot hit, and drones that hit nobody."""
    for drone in cards.drones:
        if drone.strikes and not any(hits(drone, enemy, cards) for enemy in cards.enemies()):
            yield Problem(
                "drones.toml", drone.id, "hit", Sentence("no enemy can be hit with this, even with a six and every plus")
            )
    for enemy in cards.enemies():
        shelled = isinstance(enemy, GroundEnemy) and any(shells(card, enemy) for card in cards.support)
        if not shelled and not any(hits(drone, enemy, cards) for drone in cards.drones):
            said = Sentence("nothing can hit this, even with a six and every plus")
            yield Problem("threats.toml", enemy.id, "", said)


def shells(card: Support, enemy: GroundEnemy) -> bool:
    return isinstance(card, Artillery) and card.reach >= enemy.distance


def hits(drone: Drone, enemy: Enemy, cards: CardSet) -> bool:
    """Whether the best roll of the best pilot with every project hits."""
    if isinstance(enemy, GroundEnemy):
        reached = drone.ground > 0 and (drone.reach or 0) >= enemy.distance
    else:
        reached = drone.air > 0
    return reached and SIX + most_plus(drone, enemy, cards) - penalty(drone, enemy) >= (drone.hit or 0)


def most_plus(drone: Drone, enemy: Enemy, cards: CardSet) -> int:
    pilots = [character.plus or 0 for character in cards.characters if drone.type in character.flies]
    projects = [card.effect for card in cards.support if isinstance(card, Project) and card.effect.plus is not None]
    fitting = [
        effect.plus or 0
        for effect in projects
        if effect.type in (None, drone.type) and (not effect.against or enemy.kind in effect.against)
    ]
    return max(pilots, default=0) + sum(fitting)


def penalty(drone: Drone, enemy: Enemy) -> int:
    standing = enemy.standing
    fits = standing is not None and standing.type in (None, drone.type)
    return (enemy.armour or 0) + ((standing.minus or 0) if standing is not None and fits else 0)
