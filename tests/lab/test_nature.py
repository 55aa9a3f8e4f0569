"""Nature of the arena: one deck order whatever is played, and every outcome as likely as the rules have it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from rubizh.engine.flow import Choice
from rubizh.lab.nature import Nature

SEEDS = 4000
CARDS = {name: Choice(name) for name in "UVWXYZ"}


def cards(names: str) -> list[Choice]:
    return [CARDS[name] for name in names]


def dealt(nature: Nature, deck: str, n: int) -> str:
    """The first cards of a deck."""
    order = ""
    for _ in range(n):
        order += nature.pick(cards(deck)).text
        deck = deck.replace(order[-1], "", 1)
    return order


def even(counts: Counter[str], shares: dict[str, float]) -> bool:
    """Whether each outcome came about as often as it should: within four standard deviations."""
    return counts.keys() <= shares.keys() and all(
        abs(counts[name] - SEEDS * share) < 4 * (SEEDS * share * (1 - share)) ** 0.5 for name, share in shares.items()
    )


def test_every_order_is_equally_likely() -> None:
    orders = Counter(dealt(Nature(str(seed)), "XYZ", 3) for seed in range(SEEDS))
    assert even(orders, {"".join(order): 1 / 6 for order in permutations("XYZ")})


def test_an_option_listed_twice_is_twice_as_likely() -> None:
    orders = Counter(dealt(Nature(str(seed)), "XXY", 3) for seed in range(SEEDS))
    assert even(orders, dict.fromkeys(("XXY", "XYX", "YXX"), 1 / 3))


def after_most_of_a_deck(seed: int) -> str:
    """The next card once two are left of six and the first one dealt has been put back."""
    nature = Nature(str(seed))
    order = dealt(nature, "UVWXYZ", 4)
    left = "".join(set("UVWXYZ") - set(order))
    return "back" if nature.pick(cards(left + order[0])).text == order[0] else "left"


def test_a_card_put_back_is_as_likely_as_those_that_waited() -> None:
    assert even(Counter(after_most_of_a_deck(seed) for seed in range(SEEDS)), {"back": 1 / 3, "left": 2 / 3})


def after_another_deck(seed: int) -> str:
    """The first card of a deck that shares a name with another, of which a card has been dealt; both outcomes."""
    nature = Nature(str(seed))
    return dealt(nature, "XY", 1) + dealt(nature, "XZ", 1)


def test_decks_with_the_same_names_are_independent() -> None:
    assert even(Counter(after_another_deck(seed) for seed in range(SEEDS)), dict.fromkeys(("XX", "XZ", "YX", "YZ"), 1 / 4))


@pytest.mark.parametrize("seed", range(20))
def test_a_deck_keeps_its_order_whatever_else_is_dealt(seed: int) -> None:
    undisturbed, disturbed = Nature(str(seed)), Nature(str(seed))
    deck, seen = "UUVWXX", ""
    order = dealt(undisturbed, deck, len(deck))
    while deck:
        disturbed.pick(cards("YZ"))
        seen += disturbed.pick(cards(deck)).text
        deck = deck.replace(seen[-1], "", 1)
    assert seen == order


def test_another_seed_deals_another_order() -> None:
    assert len({dealt(Nature(str(seed)), "UVWXYZ", 6) for seed in range(20)}) > 10
