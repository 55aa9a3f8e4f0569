"""The same luck for every option: a deck gives the same cards whatever was drawn from others, and every card equally often."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rubizh.bots.shared_luck import SharedLuck
from rubizh.engine.dealer import Dealer
from rubizh.engine.deck import Deal
from rubizh.engine.flow import Choice, Step

ONE: Step[Any] = Step()
OTHER: Step[Any] = Step()
DECK: list[Choice] = [Deal(f"deal {card}", card) for card in range(12)]


def luck(seed: int) -> SharedLuck:
    found = SharedLuck()
    found.turn(Dealer(seed))
    return found


def drawn(world: SharedLuck, step: Step[Any], deck: list[Choice], many: int) -> list[Choice]:
    """The cards that come from a deck one by one."""
    rest, found = list(deck), []
    for _ in range(many):
        found.append(world.deal(step, rest))
        rest.remove(found[-1])
    return found


def test_a_world_gives_the_same_cards_again_and_another_world_others() -> None:
    world, orders = luck(1), []
    for _ in range(2):
        world.again()
        orders.append(drawn(world, ONE, DECK, 12))
    assert orders[0] == orders[1]
    assert orders[0] != drawn(luck(2), ONE, DECK, 12)
    assert set(orders[0]) == set(DECK)


def test_what_is_drawn_from_one_deck_does_not_change_what_comes_from_another() -> None:
    world = luck(1)
    undisturbed = drawn(world, ONE, DECK, 6)
    world.again()
    drawn(world, OTHER, DECK, 5)
    assert drawn(world, ONE, DECK, 6) == undisturbed
    world.again()
    assert drawn(world, OTHER, DECK, 6) != undisturbed


def test_every_card_comes_equally_often() -> None:
    deck = [DECK[0], DECK[0], DECK[0], DECK[1], DECK[2], DECK[2], DECK[3]]
    dealer, world = Dealer(7), SharedLuck()
    counts: Counter[Choice] = Counter()
    for _ in range(1000):
        world.turn(dealer)
        counts.update(world.deal(ONE, deck) for _ in range(7))
    assert set(counts) == set(deck)
    assert all(abs(n - 1000 * deck.count(option)) < 120 for option, n in counts.items())


def test_every_order_of_a_deck_comes_equally_often() -> None:
    dealer, world = Dealer(5), SharedLuck()
    orders: Counter[tuple[Choice, ...]] = Counter()
    for _ in range(3000):
        world.turn(dealer)
        orders[tuple(drawn(world, ONE, DECK[9:], 3))] += 1
    assert len(orders) == 6
    assert all(abs(n - 500) < 100 for n in orders.values())


def test_draws_of_one_world_owe_nothing_to_each_other() -> None:
    """As many repetitions of a card by the next draw from the same full deck as chance has it: one in twelve."""
    dealer, world, again = Dealer(3), SharedLuck(), 0
    for _ in range(3000):
        world.turn(dealer)
        again += world.deal(ONE, DECK) is world.deal(ONE, DECK)
        again += world.deal(OTHER, DECK) is world.deal(ONE, DECK)
    assert abs(again - 500) < 85


def test_each_period_has_luck_of_its_own_however_much_was_drawn_before() -> None:
    world = luck(1)
    world.deal(ONE, DECK, 1)
    later = [world.deal(ONE, DECK, 2) for _ in range(6)]
    world.again()
    earlier = [world.deal(ONE, DECK, 1) for _ in range(6)]
    assert [world.deal(ONE, DECK, 2) for _ in range(6)] == later != earlier
