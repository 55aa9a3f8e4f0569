"""The round and its turns (drones-27 to drones-34)."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import NATURE
from tests.games.drones.position import Side, asks, drones, names, offered, options, play, until

ACTIONS = {"recruit", "transfer", "evacuation", "shop", "sortie mavic"}


@pytest.mark.rule("drones-27", "drones-32")
def test_command_then_threats_then_recovery_then_the_next_round() -> None:
    s = drones(support_deck="donation " * 9)
    play(s, "discard donation", "end turn")
    assert (asks(s), options(s)[0]) == (NATURE, "roll 1")
    play(s, "roll 1")
    assert options(s)[0].startswith("deal donation")
    until(s, "Turn")
    assert (s.round, len(s.hand[0])) == (2, 4)


@pytest.mark.rule("drones-28", "drones-32")
@pytest.mark.parametrize(("officer", "order"), [(0, [0, 1, 2]), (2, [2, 0, 1])])
def test_turns_go_round_to_the_left_from_the_duty_officer(officer: int, order: list[int]) -> None:
    hand = Side(hand="donation donation")
    s = drones("NextTurn", hand, hand, officer=officer, **hand)
    seen = []
    while not offered(s, "roll"):
        seen.append(asks(s))
        play(s, "discard donation", "end turn")
    assert seen == order * 2


@pytest.mark.rule("drones-29")
def test_the_duty_officer_changes_to_the_left_at_the_end_of_the_threat_phase() -> None:
    s = drones("Defence", {}, {}, officer=2, support_deck="donation " * 20)
    play(s, "roll 1", "roll 1")
    assert s.officer == 2
    play(s, "roll 1")
    assert s.officer == 0
    assert asks(until(s, "Turn")) == 0


@pytest.mark.rule("drones-31", "drones-34")
def test_a_turn_is_one_card_and_at_most_one_action_in_either_order() -> None:
    def begin() -> set[str]:
        s = drones(
            crew="universal-pilot medic", depot="mavic", field="infantry", wounded="cook", characters="sapper cook", shop="furia"
        )
        return set(options(s))

    assert begin() >= ACTIONS | {"play donation", "discard donation"}
    assert "end turn" not in begin()
    s = drones(crew="cook", hand="donation donation", characters="sapper")
    play(s, "transfer", "cook to hq", "done")
    assert not ACTIONS & set(options(s))
    assert "end turn" not in options(s)
    play(s, "discard donation")
    assert options(s) == ["end turn"]


@pytest.mark.rule("drones-31")
def test_the_card_may_come_first_and_the_action_may_be_declined() -> None:
    s = drones(crew="cook", hand="donation donation", characters="sapper")
    play(s, "discard donation")
    assert not offered(s, "donation")
    assert {"recruit", "transfer", "end turn"} <= set(options(s))
    play(s, "end turn")
    assert names(s, s.hand[0]) == "donation"


@pytest.mark.rule("drones-32", "drones-33")
def test_who_has_no_card_is_passed_over() -> None:
    s = drones("NextTurn", {"hand": ""}, {"hand": "donation donation"}, hand="donation")
    seen = []
    while not offered(s, "roll"):
        seen.append(asks(s))
        play(s, "discard donation", "end turn")
    assert seen == [0, 2, 2]


@pytest.mark.rule("drones-33")
def test_by_an_option_they_still_have_an_action() -> None:
    s = drones("NextTurn", {"crew": "cook", "hand": ""}, hand="donation donation", options={"no_card_no_action": "no"})
    play(s, "discard donation", "end turn")
    assert asks(s) == 1
    assert {"transfer", "end turn"} <= set(options(s))
    play(s, "end turn", "discard donation", "end turn")
    assert offered(s, "roll")


@pytest.mark.rule("drones-34")
def test_actions_that_are_not_possible_are_not_offered() -> None:
    assert not {"recruit", "transfer", "evacuation"} & set(options(drones()))
