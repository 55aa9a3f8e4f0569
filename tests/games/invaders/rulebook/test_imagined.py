"""Imagined states: what was shuffled back can be in a hand only if it was drawn since."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer
from tests.games.invaders.position import deck, game, hand, main, play


@pytest.mark.rule("invaders-20")
def test_an_imagined_hand_is_any_of_the_unseen_cards() -> None:
    s = main("invader", other_hand="mako shanty", other_deck="norad ramses saladin")
    hands = {hand(game().sample(game().view(s, 1), Dealer(seed)), "mankind") for seed in range(200)}
    assert len(hands) == 10


@pytest.mark.rule("invaders-20")
def test_a_hand_holds_nothing_that_was_shuffled_back_after_it_was_drawn() -> None:
    s = main("mankind", hand="mako shanty", deck="norad saladin", discard="archive ramses")
    play(s, "strategy hangar-18")
    hands = {hand(game().sample(game().view(s, 1), Dealer(seed)), "mankind") for seed in range(200)}
    assert len(hands) == 6
    assert not any("archive" in held or "ramses" in held for held in hands)


@pytest.mark.rule("invaders-20")
def test_a_card_of_the_same_kind_may_have_been_in_the_hand_all_along() -> None:
    s = main("invader", invader={"africa": "anthraxus"}, other_hand="ramses", other_deck="norad ramses")
    s.back, s.since = ((s.hands[0][0],), ()), (0, 0)
    play(s, "use africa 1", "deal ramses")
    hands = {hand(game().sample(game().view(s, 1), Dealer(seed)), "mankind") for seed in range(50)}
    assert hands == {"ramses", "norad"}


@pytest.mark.rule("invaders-20")
def test_what_was_shuffled_back_twice_without_a_draw_is_all_in_the_deck() -> None:
    s = main("mankind", hand="mako", mankind={"africa": "alexus archive"}, deck="norad", discard="ramses shanty saladin")
    play(s, "use africa 2", "strategy hangar-18")
    hands = {hand(game().sample(game().view(s, 1), Dealer(seed)), "mankind") for seed in range(50)}
    assert hands == {"mako", "norad"}


@pytest.mark.rule("invaders-20")
def test_what_is_played_from_a_hand_was_not_shuffled_back_after_it_was_drawn() -> None:
    s = main("mankind", hand="ramses mako", deck="norad", discard="ramses")
    play(s, "strategy hangar-18", "play ramses", "in africa")
    hands = {hand(game().sample(game().view(s, 1), Dealer(seed)), "mankind") for seed in range(50)}
    assert hands == {"mako", "norad"}


@pytest.mark.rule("invaders-97")
def test_what_was_shuffled_back_is_in_a_secret_deck() -> None:
    s = main("mankind", {"lost_before": "mankind"}, hand="mako", deck="norad shanty", discard="counter norad")
    s.limits = (3,)
    play(s, "strategy hangar-18")
    imagined = [game().sample(game().view(s, 1), Dealer(seed)) for seed in range(50)]
    assert all({"counter", "norad"} <= set(deck(one, "mankind").split()) for one in imagined)
    assert {len(one.decks[0]) for one in imagined} == {4}
    assert len({hand(one, "mankind") for one in imagined}) > 5
