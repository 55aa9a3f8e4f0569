"""The words that the rulebook speaks of: each stands on some card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from rubizh.cards.must import missing, words
from rubizh.cards.problem import Problem
from rubizh.cards.records import Card
from rubizh.games.drones.cards.records import CardSet
from rubizh.games.drones.rules.cards import TYPES

# Everything that the rulebook says of the cards, as `words` tells what stands on one.
MUST: Final[Mapping[str, tuple[str, ...]]] = {
    "drones.toml": (
        *(f"type = {name}" for name in TYPES),
        *("ground = 1", "ground = 2", "ground = 3", "air", "reach = 1", "reach = 2", "needs = recon", "needs = ammo"),
        *("breaks", "kamikaze", "recon = 1", "recon = 2", "corrects"),
    ),
    "characters.toml": (
        *("flies", "several flies", "plus", "crew.ammo", "crew.evacuate", "when = trophy", "hq.recruit_from = 4", "hq.repair"),
        *("extra_action | handle_characters", "once_a_round"),
    ),
    "support.toml": (
        *("kind = bonus", "kind = artillery", "kind = protection", "kind = project", "cost = 0", "reach = 1", "reach = 2"),
        *("effect.logistics", "effect.ammo", "effect.recon = 1", "effect.recon = 2", "effect.recon_for = artillery"),
        *("effect.recon_for = mlrs", "effect.recon_for = tos", "effect.from_trench", "effect.plus", "effect.guaranteed_hit"),
        *("effect.evacuate", "effect.repair", "spares = trench", "spares = crew", "spares = drones", "against = mishap"),
        *("against = drone",),
    ),
    "threats.toml": (
        *("distance = 1", "distance = 2", "kind = drone", "kind = mishap", "exchange = 1", "exchange = 2", "triangle"),
        *("armour", "standing.minus", "harm.trench", "harm.crew", "harm.shot_down", "harm.broken", "harm.wing", "deactivates"),
        *("kind = tank", "kind = ew", "kind = artillery", "kind = mlrs", "kind = tos", "several numbers"),
        *("players = 1",),
    ),
}


def missing_words(cards: CardSet) -> Iterator[Problem]:
    """Words of the rulebook that stand on no card."""
    there = {
        "drones.toml": written(card for card in cards.drones if not card.starting),
        "characters.toml": written(card for card in cards.characters if not card.starting),
        "support.toml": written(cards.support),
        "threats.toml": written(cards.threats),
    }
    for file, must in MUST.items():
        for word in must:
            if there[file].isdisjoint(word.split(" | ")):
                yield missing(file, word)
    if "exchange_more" not in there["characters.toml"] | there["support.toml"]:
        yield missing("support.toml", "exchange_more")


def written(cards: Iterable[Card]) -> set[str]:
    return {word for card in cards for word in words("", msgspec.to_builtins(card))}
