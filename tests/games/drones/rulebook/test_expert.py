"""The options for experienced players (drones-141 to drones-147)."""

from __future__ import annotations

from itertools import product

import pytest

from rubizh.engine.dealer import Dealer, playout
from rubizh.engine.deck import without
from rubizh.games.drones.rules.state import Drones
from tests.games.drones.position import Side, asks, begun, dealt, drones, game, names, new, numbers, options, play, some, until

EXPERT = ["random_start", "fog_of_war", "horde", "istar", "first_game"]
HANDS = "donation donation mortar dugout ew delta himars simulator satellite overtime"


@pytest.mark.rule("drones-141")
@pytest.mark.parametrize("values", list(product(["no", "yes"], repeat=len(EXPERT))), ids=" ".join)
def test_all_of_them_can_be_combined(values: tuple[str, ...]) -> None:
    for players in ("1", "3"):
        s = new(players=players, rounds="5", **dict(zip(EXPERT, values, strict=True)))
        playout(s, Dealer(7))
        assert s.over


OPTIONS = {
    "players": "1 2 3 4",
    "rounds": "4 5 6 7 8",
    "first_game": "no yes",
    "random_start": "no yes",
    "fog_of_war": "no yes",
    "horde": "no yes",
    "istar": "no yes",
    "last_round": "to_threats to_recovery",
    "no_card_no_action": "yes no",
    "empty_plays": "no yes",
    "universal_for_projects": "any_pilot every_type",
    "ground_and_air": "both one_of_them",
    "pilots_add_up": "no yes",
    "free_effects": "own_turn_and_defence also_others_turns",
    "deactivation": "next_round next_threats_phase",
}


@pytest.mark.rule("drones-1", "drones-141", "drones-142")
def test_the_options_and_their_values_the_usual_one_first() -> None:
    assert {option.name: " ".join(option.values) for option in game().options if option.name != "players"} == {
        name: values for name, values in OPTIONS.items() if name != "players"
    }
    assert sorted(next(option.values for option in game().options if option.name == "players")) == OPTIONS["players"].split()


@pytest.mark.rule("drones-142", "drones-27")
def test_the_number_of_rounds() -> None:
    values = next(option.values for option in game().options if option.name == "rounds")
    assert (values[0], sorted(values)) == ("4", ["4", "5", "6", "7", "8"])


@pytest.mark.rule("drones-144", "drones-110")
@pytest.mark.parametrize(("value", "wounded"), [("no", 0), ("yes", 1)])
def test_in_the_fog_of_war_new_threats_come_before_the_rolls(value: str, wounded: int) -> None:
    s = drones(
        threat_deck="infantry truck mud",
        logistics=2,
        support_deck="donation " * 9,
        options={"fog_of_war": value},
    )
    play(s, "discard donation", "end turn", "roll 1")
    until(s, "DiscardOne")
    assert (len(s.wounded[0]), s.logistics[0], len(s.field)) == (wounded, 0, 2)


@pytest.mark.rule("drones-144", "drones-29")
def test_in_the_fog_of_war_the_token_passes_at_the_end_all_the_same() -> None:
    s = drones("NextTurn", {}, hand="", threat_deck="mud", options={"fog_of_war": "yes"})
    play(s, "deal mud")
    assert (s.officer, options(s)[0]) == (0, "roll 1")
    play(s, "roll 1", "roll 1")
    assert s.officer == 1


@pytest.mark.rule("drones-145", "drones-25")
@pytest.mark.parametrize("players", ["1", "3"])
def test_a_horde_is_four_threats_for_each_player_and_the_set_up_as_always(players: str) -> None:
    s = until(begun(players=players, horde="yes"), "Turn")
    assert len(s.field) == 3 * int(players)
    sides = [Side() for _ in range(int(players) - 1)]
    s = drones("NewThreats", *sides, threat_deck="truck " * 20, support_deck="donation " * 20, options={"horde": "yes"})
    assert len(until(s, "DiscardOne").field) == 4 * int(players)


def drafted(players: int, officer: int = 0, deck: str = HANDS) -> Drones:
    sides = [Side() for _ in range(players - 1)]
    return dealt(drones("Recovery", *sides, hand="", officer=officer, support_deck=deck, options={"istar": "yes"}))


@pytest.mark.rule("drones-146", "drones-147", "drones-28")
def test_each_keeps_a_card_and_passes_the_others_to_the_left() -> None:
    s = drafted(2, officer=1)
    before = [set(names(s, hand).split()) for hand in s.hand]
    assert (asks(s), len(s.hand[1])) == (1, 5)
    kept = options(s)[0].removeprefix("keep ")
    play(s, f"keep {kept}")
    assert asks(s) == 0
    assert {text.removeprefix("keep ") for text in options(s)} == before[0]
    play(s, options(s)[0])
    assert asks(s) == 1
    assert {text.removeprefix("keep ") for text in options(s)} <= before[0]
    assert names(s, s.kept[1]) == kept
    assert set(names(s, s.hand[0]).split()) == before[1] - {kept}


@pytest.mark.rule("drones-146", "drones-28")
def test_of_three_it_is_always_the_player_on_the_left_who_receives() -> None:
    s = drafted(3, deck=f"{HANDS} mortar dugout ew delta himars")
    for _ in range(3):  # the fourth hands are the last
        for _ in range(2):
            play(s, options(s)[0])
        left = [names(s, hand) for hand in s.hand[:2]]
        kept = options(s)[0]
        left.append(names(s, without(s.hand[2], numbers(s, kept.removeprefix("keep "))[0])))
        play(s, kept)
        assert [names(s, hand) for hand in s.hand] == [left[2], left[0], left[1]]


@pytest.mark.rule("drones-146", "drones-129")
def test_short_hands_are_drafted_as_far_as_they_go() -> None:
    s = drones("Recovery", {}, hand="", support_deck="donation mortar dugout ew delta himars", options={"istar": "yes"})
    until(s, "Turn")
    assert [len(hand) for hand in s.hand] == [3, 3]
    assert s.support_discard == ()


@pytest.mark.rule("drones-146", "drones-147")
@pytest.mark.parametrize("players", [1, 2])
def test_four_cards_are_kept_and_the_last_is_discarded(players: int) -> None:
    s = drafted(players)
    for _ in range(4 * players):
        assert options(s)[0].startswith("keep ")
        play(s, options(s)[0])
    assert [len(hand) for hand in s.hand] == [4] * players
    assert len(s.support_discard) == players
    assert s.kept == ((),) * players


@pytest.mark.rule("drones-147")
def test_alone_one_chooses_four_of_five() -> None:
    s = dealt(drones("Recovery", hand="", support_deck="donation mortar dugout ew delta", options={"istar": "yes"}))
    play(s, "keep delta", "keep ew", "keep donation", "keep mortar")
    assert (some(s, s.hand[0]), names(s, s.support_discard)) == ("delta donation ew mortar", "dugout")


@pytest.mark.rule("drones-147", "drones-22")
def test_hands_are_drafted_at_the_set_up_too() -> None:
    s = begun(players="2", istar="yes")
    assert all(text.startswith("keep ") for text in options(s))
    until(s, "Turn")
    assert [len(hand) for hand in s.hand] == [4, 4]
