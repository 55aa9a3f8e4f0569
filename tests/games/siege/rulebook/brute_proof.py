"""What formations are worth, straight from the text of siege-28 to siege-50: every completion, every value of every elite card.

Nothing here is shared with the engine but the numbers of the cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from itertools import combinations, pairwise, product

JOKERS = (60, 61)
SPY = 62
SHIELD = 63

Features = tuple[bool, bool, bool, int]  # one colour, consecutive, all of one strength, total
Worth = tuple[int, int]  # the rank of the type, then what decides between equal types

# siege-4: how many cards, and what counts, by wall and whether it is damaged.
TILES: dict[tuple[int, bool], tuple[int, str]] = {
    (1, False): (3, "highest"),
    (2, False): (4, "all"),
    (3, False): (3, "all"),
    (4, False): (2, "all"),
    (5, False): (3, "all"),
    (6, False): (4, "all"),
    (7, False): (3, "lowest"),
    (1, True): (3, "run"),
    (2, True): (2, "same"),
    (3, True): (3, "colour"),
    (4, True): (4, "lowest"),
    (5, True): (3, "colour"),
    (6, True): (2, "same"),
    (7, True): (3, "run"),
}
TYPES = ["sum", "run", "colour", "same strength", "colour run"]


def features(cards: Collection[int]) -> Features:
    """siege-41 to siege-45: what a type asks for, of cards that all have a colour and a strength."""
    strengths = sorted(c % 12 for c in cards)
    return (
        len({c // 12 for c in cards}) == 1,
        all(higher - lower == 1 for lower, higher in pairwise(strengths)),
        strengths[0] == strengths[-1],
        sum(strengths),
    )


def full_type(one: Features) -> int:
    """siege-46: the strongest type that the cards make where all count."""
    one_colour, consecutive, same, _ = one
    if one_colour and consecutive:
        return 4
    if same:
        return 3
    if one_colour:
        return 2
    return 1 if consecutive else 0


def worth(one: Features, counts: str, colour_run: str) -> Worth:
    """siege-36 to siege-40, siege-47 to siege-50: what the cards are worth on a tile."""
    one_colour, consecutive, same, total = one
    only_a_sum = one_colour and consecutive and colour_run == "sum"
    if counts == "lowest":
        return 0, -total
    counted = {
        "highest": 0,
        "all": full_type(one),
        "same": 3 if same else 0,
        "colour": 2 if one_colour and not only_a_sum else 0,
        "run": 1 if consecutive and not only_a_sum else 0,
    }
    return counted[counts], total


def values(card: int) -> list[int]:
    """siege-67 to siege-69: the siege cards that a card may stand for."""
    if card in JOKERS:
        return list(range(60))
    if card == SPY:
        return [c for c in range(60) if c % 12 == 10]
    if card == SHIELD:
        return [c for c in range(60) if c % 12 in (1, 2, 3)]
    return [card]


def possibilities(cards: tuple[int, ...]) -> frozenset[Features]:
    """siege-70: whatever the cards make with any values of the elite cards among them, a value twice if need be."""
    if max(cards) < 60:
        return frozenset([features(cards)])
    return told(recoloured(cards))


def recoloured(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards with their colours named anew in the order in which they come: no rule prefers a colour."""
    names: dict[int, int] = {}
    siege = sorted((c for c in cards if c < 60), key=lambda c: (c % 12, c // 12))
    plain = [names.setdefault(c // 12, len(names)) * 12 + c % 12 for c in siege]
    return (*plain, *sorted(60 if c in JOKERS else c for c in cards if c >= 60))


@cache
def told(cards: tuple[int, ...]) -> frozenset[Features]:
    return frozenset(features(chosen) for chosen in product(*[values(c) for c in cards]))


def completions(cards: tuple[int, ...], spaces: int, unseen: Collection[int]) -> Iterator[tuple[int, ...]]:
    for more in combinations(unseen, spaces - len(cards)):
        yield cards + more


def strongest(cards: tuple[int, ...], tile: tuple[int, bool], unseen: Collection[int], colour_run: str) -> Worth | None:
    """siege-29, siege-32: the most that a formation can be worth, or None where it cannot be completed."""
    spaces, counts = TILES[tile]
    made = {one for full in completions(cards, spaces, unseen) for one in possibilities(full)}
    return max((worth(one, counts, colour_run) for one in made), default=None)
