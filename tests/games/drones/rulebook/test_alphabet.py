"""Every choice has a text of its own, and only choices that can be made have one."""

from __future__ import annotations

import pytest

from rubizh.games.drones.rules.cards import CHARACTER, DRONE, PROJECT, SUPPORT, THREAT, Card
from tests.games.drones.position import game

SET = game().set
SAID = {
    DRONE: ["sortie", "buy", "scrap", "scrap broken", "lose", "lose broken", "break", "repair", "deal"],
    CHARACTER: ["use", "give", "wound", "deal"],
    SUPPORT: ["play", "discard", "keep", "deal"],
    THREAT: ["exchange", "attack", "deal"],
}


def said_of(card: Card) -> set[str]:
    if card.deck == THREAT and card.threat.mishap:
        return {f"deal {card.name}"}
    words = SAID[card.deck] + (["activate", "use"] if card.deck == SUPPORT and card.support.kind == PROJECT else [])
    placed = [f"{card.name} to {place}" for place in ("crew", "hq", "trench")] if card.deck == CHARACTER else []
    return {*(f"{word} {card.name}" for word in words), *placed}


@pytest.mark.rule("drones-4", "drones-46")
def test_what_can_be_said_of_each_card() -> None:
    plain = {"recruit", "transfer", "evacuation", "shop", "pass", "stop", "done", "end turn", "reroll", "leave it"}
    plain |= {f"roll {face}" for face in range(1, 7)} | {f"evacuate {number}" for number in range(1, 4)}
    assert set(game().alphabet) == plain.union(*(said_of(card) for card in SET.cards))
