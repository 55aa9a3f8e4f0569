"""The words that the rulebook speaks of: each stands on some card, or on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, get_args

import msgspec

from rubizh.cards.must import missing, words
from rubizh.cards.problem import Problem
from rubizh.cards.records import OneOf
from rubizh.games.invaders.cards.check import BOARD, inside
from rubizh.games.invaders.cards.records import CardSet, Filter, InvaderType, MankindType, Playable

SET: Final = "set.toml"
MANKIND: Final = "mankind.toml"
INVADER: Final = "invader.toml"
MANKIND_POOL: Final = "mankind-pool.toml"
INVADER_POOL: Final = "invader-pool.toml"
HEROES: Final = "heroes.toml"

# Everything that the rulebook says of the cards, as `written` tells what stands on one; a verb is named before what is beside it.
MUST: Final[Mapping[str, tuple[str, ...]]] = {
    SET: (
        *("several types", "keywords = tank", "keywords = robot", "keywords = infestation", "of.keywords", "of.opposing"),
        *("power = 0", "negative power", "invulnerable", "one_shot", "enters", "while_in_play", "every_turn", "use"),
        *("use.then = discard", "use.spend", "at_most_tokens_a_turn", "destroy.may | draw.may | move.may | power_token.may"),
        *("sacrifice.price", "drain.who = opponent", "drain.who = both", "drain.who = you", "power_token = 1"),
        *("power_token = 2", "power_token = -1", "token = 1", "negative token", "forbid", "allow", "in_play.keywords"),
        *("move.adjacent", "no price", "only a discard price", "only a drain price", "both prices"),
    ),
    BOARD: (
        *("draw", "discard_to_deck", "redraw", "marker", "turn_over_top", "turned_over", "skip_attack", "surcharge"),
        *("sacrifice.price", "saves_hero"),
    ),
    MANKIND: (
        *(f"types = {name}" for name in get_args(MankindType)),
        *("answer.cancel", "answer.prevent_drain", "answer.protect", "tokens", "wins_with = 5"),
        *("destroy", "restore_zone", "ops_token", "move", "mankind_attacks"),
    ),
    INVADER: (
        *(f"types = {name}" for name in get_args(InvaderType)),
        *("answer.cancel", "wins_with = 5", "destroy", "destroy = 2", "destroy.of.opposing", "lower_zone"),
    ),
    HEROES: ("move.of.this | allow.of.this",),
}


def missing_words(cards: CardSet) -> Iterator[Problem]:
    """Words of the rulebook that stand nowhere."""
    mankind, invader = [*cards.mankind, *cards.mankind_pool], [*cards.invader, *cards.invader_pool]
    there = {
        SET: written([*mankind, *invader, *cards.heroes]),
        BOARD: written(cards.board.strategy),
        MANKIND: written(mankind),
        INVADER: written(invader),
        HEROES: written(cards.heroes),
    }
    for file, must in MUST.items():
        for word in must:
            if there[file].isdisjoint(word.split(" | ")):
                yield missing(file, word)


def written(those: Iterable[msgspec.Struct]) -> set[str]:
    return {word for one in those for word in words_of(one)}


def words_of(one: msgspec.Struct) -> Iterator[str]:
    """What stands on a card or a strategy: its fields, and each part with what is beside it."""
    yield from words("", msgspec.to_builtins(one))
    yield from [name for name in one.__struct_fields__ if getattr(one, name)]
    for _, part in inside("", one, OneOf):
        yield from words(part.kind, msgspec.to_builtins(part))
        yield from [f"negative {part.kind}"] if part.amount < 0 else []
        yield from ["drain.who = you"] if part.kind == "drain" and getattr(part, "who", None) is None else []
    for path, of in inside("", one, Filter):
        yield from (f"{path.rpartition('.')[2]}.{name}" for name in of.__struct_fields__ if getattr(of, name))
    if isinstance(one, Playable):
        yield PRICES[bool(one.discard), bool(one.drain)]
    if (getattr(one, "power", None) or 0) < 0:
        yield "negative power"


PRICES: Final = {
    (False, False): "no price",
    (True, False): "only a discard price",
    (False, True): "only a drain price",
    (True, True): "both prices",
}
