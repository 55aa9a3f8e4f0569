"""Every choice has a text of its own, and only choices that can be made have one."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import pytest

from rubizh.engine.flow import Step
from rubizh.games.drones import rules
from rubizh.games.drones.rules.cards import CHARACTER, DRONE, PROJECT, SUPPORT, THREAT, Card
from rubizh.games.drones.rules.text import STEPS
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


def steps() -> Iterator[Step[Any]]:
    """Every step that a module of the rules has."""
    for module in pkgutil.iter_modules(rules.__path__):
        for found in vars(importlib.import_module(f"{rules.__name__}.{module.name}")).values():
            yield from steps_in(found)


def steps_in(found: object) -> Iterator[Step[Any]]:
    if isinstance(found, Step):
        yield found
    elif isinstance(found, list):
        for inner in found:
            yield from steps_in(inner)


def test_every_step_has_a_name_by_which_a_view_is_read_back() -> None:
    assert len(set(steps())) == len(STEPS)
    assert all(STEPS.get(repr(step)) is step for step in steps())


@pytest.mark.rule("drones-4", "drones-46")
def test_what_can_be_said_of_each_card() -> None:
    plain = {"recruit", "transfer", "evacuation", "shop", "pass", "stop", "done", "end turn", "reroll", "leave it"}
    plain |= {f"roll {face}" for face in range(1, 7)} | {f"evacuate {number}" for number in range(1, 4)}
    assert set(game().alphabet) == plain.union(*(said_of(card) for card in SET.cards))
